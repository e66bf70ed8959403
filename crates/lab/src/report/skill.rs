//! How much of a victory is luck, and how much is skill.

use super::fairness::groups;
use super::{figure, interval, percent, section as framed};
use crate::findings::{Findings, Group};
use crate::study::Heading;
use maud::{Markup, html};

pub(super) fn section(heading: &Heading, findings: &Findings) -> Markup {
    let (words, inside) = match best(findings) {
        None => {
            let sentence = if heading.is_cooperative {
                "A team has one level: run the study again with another one, and compare the two."
            } else {
                "Everybody played alike. Name two levels (--bots karl,jarl:300): they take the seats in rotation, with the same luck, and the report says how much the stronger one wins."
            };
            (vec![sentence.to_owned()], html! {})
        }
        Some(best) => {
            let times = best.won.share / best.fair;
            let mut words = vec![format!(
                "{} wins {} of its seats' matches ({}), {times:.2} times its fair share.",
                best.name,
                percent(best.won.share),
                interval(best.won)
            )];
            words.push(match enough(best) {
                Some(matches) => format!(
                    "To be nine in ten sure that the stronger of the two is ahead takes about {matches} matches."
                ),
                None => "The levels cannot be told apart.".to_owned(),
            });
            let plot = groups(&findings.bots, 1.0 / heading.seats as f64);
            (words, html! { div.plots { (figure("Share of victories by level", &plot)) } })
        }
    };
    framed("skill", "Luck and skill", &words, &inside)
}

/// The level that wins most, if there are several.
fn best(findings: &Findings) -> Option<&Group> {
    findings.bots.iter().max_by(|one, other| one.won.share.total_cmp(&other.won.share))
}

/// After how many matches the better of two is ahead in nine of ten cases: the fewer, the more skill. Each match that
/// tells the two apart is won by the better one with his share of what both win; the count is that of a normal
/// approximation.
pub(crate) fn enough(best: &Group) -> Option<u64> {
    let seats = 1.0 / best.fair;
    let share = best.won.share;
    // What is left is won by the others together; one of them alone wins an even part of it.
    let rival = (1.0 - share) / (seats - 1.0);
    let (edge, spread) = (share - rival, share + rival - (share - rival).powi(2));
    (edge > 0.0 && !best.won.holds(best.fair)).then(|| (spread * (1.2816 / edge).powi(2)).ceil().max(1.0) as u64)
}
