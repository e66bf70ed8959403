//! Whether it matters where one sits and who one is.

use super::{class, figure, interval, listed, percent, points, section as framed};
use crate::findings::{Findings, Group, Verdict};
use crate::plot::{Unit, Whisker, whiskers};
use crate::study::Heading;
use maud::{Markup, html};

pub(super) fn section(heading: &Heading, findings: &Findings) -> Markup {
    let mut words = Vec::new();
    if let Some(team) = findings.team {
        words.push(format!("The team wins {} of its matches ({}).", percent(team.share), interval(team)));
    } else {
        words.push(verdict("place in the order of the first round", &findings.places, 4));
    }
    if !findings.seats.is_empty() {
        words.push(verdict("seat at the table", &findings.seats, 4));
    }
    if let Some(role) = &heading.role {
        let tolerated = if heading.is_cooperative { 8 } else { 4 };
        words.push(verdict(role, &findings.roles, tolerated));
    }
    let fair = 1.0 / heading.seats as f64;
    let inside = html! {
        div.plots {
            @if !findings.places.is_empty() {
                (figure("Share of victories by place in the order of the first round", &groups(&findings.places, fair)))
            }
            @if !findings.seats.is_empty() {
                (figure("Share of victories by seat at the table", &groups(&findings.seats, fair)))
            }
            @if let Some(role) = &heading.role {
                @if heading.is_cooperative {
                    (figure(&format!("Points of difference a {role} makes to the team"), &differences(&findings.roles)))
                } @else {
                    (figure(&format!("Share of victories by {role}"), &groups(&findings.roles, fair)))
                }
            }
        }
    };
    framed("fairness", "Fairness", &words, &inside)
}

/// What the groups show, in a sentence or two.
fn verdict(what: &str, groups: &[Group], tolerated: u32) -> String {
    let named = |fits: &dyn Fn(&Group) -> bool| -> Vec<String> {
        let such = groups.iter().filter(|group| fits(group));
        such.map(|group| format!("{} ({} points)", group.name, points(group.off.share))).collect()
    };
    let unfair = named(&|group| group.verdict == Verdict::Unfair);
    let tilted = named(&|group| matches!(group.verdict, Verdict::Favoured | Verdict::Hindered));
    let open = groups.iter().filter(|group| group.verdict == Verdict::Open).count();
    if !unfair.is_empty() {
        return format!(
            "Not fair by {what}: {} more than {tolerated} points off{}",
            are(&unfair),
            doubt(groups.len()).unwrap_or_else(|| ", and that is no accident.".to_owned())
        );
    }
    if !tilted.is_empty() {
        return format!(
            "A tilt by {what}: {} off, though perhaps within the {tolerated} points we tolerate{}",
            are(&tilted),
            doubt(groups.len()).unwrap_or_else(|| ".".to_owned())
        );
    }
    if open == 0 {
        return format!("Fair by {what}: everybody is within {tolerated} points of an even share.");
    }
    let fewest = groups.iter().map(|group| group.games).min().unwrap_or(0);
    format!(
        "Nothing unfair by {what} so far, but {open} of {} are open: with {fewest} matches the intervals are wider than {tolerated} points.",
        groups.len()
    )
}

/// Of many groups some stand out by chance alone: one in twenty, as the intervals hold the truth in 95 of 100 cases.
fn doubt(groups: usize) -> Option<String> {
    let expected = (groups as f64 * 0.05).round();
    (expected > 0.0).then(|| format!("; of {groups}, about {expected} would look so by chance alone."))
}

fn are(names: &[String]) -> String {
    format!("{} {}", listed(names), if names.len() == 1 { "is" } else { "are" })
}

/// Shares against the fair one.
pub(super) fn groups(groups: &[Group], fair: f64) -> Markup {
    let row = |group: &Group| Whisker {
        label: group.name.clone(),
        value: group.won.share,
        low: group.won.low,
        high: group.won.high,
        note: format!("{} of {}", percent(group.won.share), group.games),
        class: class(group.verdict),
    };
    let rows: Vec<Whisker> = groups.iter().map(row).collect();
    whiskers("shares of victories", &rows, Unit::Share, Some(fair), 0.04)
}

/// Differences against none.
fn differences(groups: &[Group]) -> Markup {
    let row = |group: &Group| Whisker {
        label: group.name.clone(),
        value: group.off.share,
        low: group.off.low,
        high: group.off.high,
        note: format!("{} in {}", points(group.off.share), group.games),
        class: class(group.verdict),
    };
    let rows: Vec<Whisker> = groups.iter().map(row).collect();
    whiskers("differences", &rows, Unit::Points, Some(0.0), 0.08)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Share;

    fn homes(count: u64) -> Vec<Group> {
        let home = |index: u64| {
            let won = Share::of(if index == 0 { 12.0 } else { 5.0 }, 15);
            let off = won.from(1.0 / 3.0);
            Group {
                name: format!("home {index}"),
                games: 15,
                won,
                fair: 1.0 / 3.0,
                off,
                verdict: Verdict::of(off, 0.04),
            }
        };
        (0..count).map(home).collect()
    }

    #[test]
    fn one_of_many_that_stands_out_may_do_so_by_chance() {
        let few = verdict("home", &homes(3), 4);
        assert_eq!(few, "Not fair by home: home 0 (+46.7 points) is more than 4 points off, and that is no accident.");
        let many = verdict("home", &homes(16), 4);
        assert!(many.ends_with("points off; of 16, about 1 would look so by chance alone."), "{many}");
    }
}
