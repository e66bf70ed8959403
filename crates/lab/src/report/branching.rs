//! What people have to choose from, and where they will have to think.

use super::{figure, percent, section as framed};
use crate::findings::Findings;
use crate::plot::{Unit, Whisker, whiskers};
use maud::{Markup, html};

/// How many kinds of decisions are shown.
const SHOWN: usize = 12;

pub(super) fn section(findings: &Findings) -> Markup {
    let branching = &findings.branching;
    let mut words = vec![format!(
        "A decision has {:.1} actions to choose from, a turn {:.1} decisions; {} of the decisions leave only one thing to do.",
        branching.choices,
        branching.per_turn,
        percent(branching.forced)
    )];
    if let [first, ..] = &branching.kinds[..] {
        words.push(format!(
            "Most time goes to “{}”: {} of it, with {:.0} actions to choose from.",
            first.kind,
            percent(first.share),
            first.choices
        ));
    }
    let widths = branching.widths.iter().enumerate().filter(|(_, share)| **share > 0.0).map(|(width, share)| Whisker {
        label: match width {
            0 => "one thing to do".to_owned(),
            1 => "2 choices".to_owned(),
            _ => format!("{} to {} choices", (1 << (width - 1)) + 1, 1 << width),
        },
        value: *share,
        low: *share,
        high: *share,
        note: percent(*share),
        class: "plain",
    });
    let inside = html! {
        div.plots {
            (figure("How wide decisions are", &whiskers("choices", &widths.collect::<Vec<_>>(), Unit::Share, None, 0.0)))
            table {
                caption { "Where people will have to think" }
                thead { tr { th { "decision" } th.number { "in a match" } th.number { "choices" } th.number { "of the time" } } }
                tbody {
                    @for kind in branching.kinds.iter().take(SHOWN) {
                        tr {
                            th { (kind.kind) }
                            td.number { (Unit::Number.show(kind.per_match)) }
                            td.number { (Unit::Number.show(kind.choices)) }
                            td.number { (percent(kind.share)) }
                        }
                    }
                }
            }
        }
    };
    framed("branching", "Choices", &words, &inside)
}
