//! Every card, tile and deed: how often, and whether it helps to win.

use super::{listed, percent, points, section as framed};
use crate::findings::{Entry, Findings, Standing};
use crate::plot::{Axis, Unit, at};
use crate::study::Heading;
use maud::{Markup, html};

/// How many entries are surely dead or dominant.
pub(super) fn flagged(findings: &Findings) -> usize {
    findings.entries.iter().filter(|entry| matches!(entry.standing, Standing::Dead | Standing::Dominant)).count()
}

pub(super) fn section(heading: &Heading, findings: &Findings) -> Markup {
    let named = |standing: Standing| -> Vec<String> {
        findings
            .entries
            .iter()
            .filter(|entry| entry.standing == standing)
            .map(|entry| entry.label.name.clone())
            .collect()
    };
    let mut words = Vec::new();
    for (standing, what) in [
        (Standing::Dead, "Dead (surely used in under 2 % of the matches that offer it)"),
        (Standing::Dominant, "Dominant (a lift that is surely over 15 points)"),
        (Standing::Idle, "Perhaps dead: under 2 % so far, but too few matches to be sure"),
        (Standing::Strong, "Perhaps dominant: over 15 points so far, but too few uses to be sure"),
        (Standing::Unseen, "Never offered"),
    ] {
        let names = named(standing);
        if !names.is_empty() {
            words.push(format!("{what}: {}.", listed(&names)));
        }
    }
    if words.is_empty() {
        words.push("Nothing is dead, and nothing is dominant.".to_owned());
    }
    words.push(
        if heading.is_cooperative {
            "Lift: by how many points the team wins more often in matches in which it was used than in those in which it was only offered. What the team must do to win has none."
        } else {
            "Lift: by how many points those who used it won more often than those who used anything of its kind. Winners do more of most things, so an even share would be no measure; it is taken only where a kind has one entry."
        }
        .to_owned(),
    );
    let ends = findings.entries.iter().filter_map(|entry| entry.lift).flat_map(|lift| [lift.low, lift.high]);
    let axis = Axis::holding(ends.chain([-0.15, 0.15]).map(|end| end.clamp(-0.6, 0.6)), (0.0, 180.0), Unit::Points);
    let inside = html! {
        @for (kind, entries) in by_kind(&findings.entries) {
            table.entries {
                caption { (kind) }
                colgroup { col.name; col.count; col.count; col.count; col.used; col.count; col.lift; col.flagged; }
                thead { tr {
                    th { "" } th.number { "offered" } th.number { "taken" } th.number { "used" } th { "used when offered" }
                    th.number { "winners" } th { "lift, in points" } th { "" }
                } }
                tbody { @for entry in entries { (row(entry, &axis)) } }
            }
        }
    };
    framed("entries", "Cards and deeds", &words, &inside)
}

/// The entries of each kind, the most helpful first.
pub(super) fn by_kind(entries: &[Entry]) -> Vec<(&str, Vec<&Entry>)> {
    let mut kinds: Vec<(&str, Vec<&Entry>)> = Vec::new();
    for entry in entries {
        match kinds.iter_mut().find(|(kind, _)| *kind == entry.label.kind) {
            Some((_, same)) => same.push(entry),
            None => kinds.push((&entry.label.kind, vec![entry])),
        }
    }
    for (_, same) in &mut kinds {
        same.sort_by(|one, other| lift(other).total_cmp(&lift(one)));
    }
    kinds
}

fn lift(entry: &Entry) -> f64 {
    entry.lift.map_or(f64::MIN, |lift| lift.share)
}

fn row(entry: &Entry, axis: &Axis) -> Markup {
    let flag = entry.standing.flag();
    let class = match entry.standing {
        Standing::Dead | Standing::Dominant => "bad",
        Standing::Idle | Standing::Strong => "doubt",
        Standing::Unseen | Standing::Alive => "plain",
    };
    let used = entry.used_share;
    html! {
        tr class=(class) {
            th { (entry.label.name) }
            td.number { (entry.offered) }
            td.number { (entry.taken) }
            td.number { (entry.used) }
            td {
                @if entry.offered > 0 {
                    svg.small viewBox="0 0 150 18" role="img" aria-label=(percent(used.share)) {
                        rect.ground x="0" y="5" width="90" height="8" {}
                        rect.part.s0 x="0" y="5" width=(at(90.0 * used.share)) height="8" {}
                        line.span x1=(at(90.0 * used.low)) x2=(at(90.0 * used.high)) y1="9" y2="9" {}
                        text.note x="98" y="13" { (percent(used.share)) }
                    }
                }
            }
            td.number { @if entry.users > 0 { (percent(entry.winners.share)) } }
            td {
                @if let Some(lift) = entry.lift {
                    svg.small.wide viewBox="0 0 240 18" role="img" aria-label=(points(lift.share)) {
                        title { (points(lift.share)) ", 95 % between " (points(lift.low)) " and " (points(lift.high)) }
                        @let zero = at(axis.place(0.0));
                        line.fair x1=(zero) x2=(zero) y1="0" y2="18" {}
                        @let place = |end: f64| at(axis.place(end.clamp(axis.range.0, axis.range.1)));
                        g class=(format!("whisker {}", if class == "plain" { "plain" } else { "bad" })) {
                            line.span x1=(place(lift.low)) x2=(place(lift.high)) y1="9" y2="9" {}
                            circle.dot cx=(place(lift.share)) cy="9" r="4" {}
                        }
                        text.note x="190" y="13" { (points(lift.share)) }
                    }
                }
            }
            td { @if !flag.is_empty() { span.flag { (flag) } } }
        }
    }
}
