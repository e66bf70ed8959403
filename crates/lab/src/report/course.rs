//! How long matches take, how they end, and how they swing.

use super::{figure, interval, listed, percent, section};
use crate::findings::{Findings, minutes};
use crate::plot::{Curve, Unit, Whisker, columns, curves, whiskers};
use crate::stats::Spread;
use crate::study::{Heading, Journal, STEPS, pace};
use maud::{Markup, html};

pub(super) fn length(journal: &Journal, findings: &Findings) -> Markup {
    let ((low, high), length) = (journal.heading.minutes, &findings.length);
    let place = if length.minutes.mean < f64::from(low) {
        "less than the box says"
    } else if length.minutes.mean > f64::from(high) {
        "more than the box says"
    } else {
        "as the box says"
    };
    let words = [
        format!(
            "A match takes {:.0} minutes on average, {place} ({low} to {high}); eight of ten take {:.0} to {:.0}, and {} lie inside the box's range.",
            length.minutes.mean,
            length.minutes.low,
            length.minutes.high,
            percent(length.on_the_box.share)
        ),
        format!("The model: {}", pace::stated(&journal.heading.pauses)),
    ];
    let inside = html! {
        div.plots {
            (figure("Minutes of a match, by the model", &columns(
                "minutes", &[("minutes", "s0", journal.matches.iter().map(minutes).collect())],
                Some((low.into(), high.into())), "minutes",
            )))
            table {
                thead { tr { th { "in a match" } th { "mean" } th { "one in ten below" } th { "median" } th { "one in ten above" } } }
                tbody {
                    (row("rounds", length.rounds))
                    (row("turns", length.turns))
                    (row("decisions", length.decisions))
                    (row("minutes", length.minutes))
                }
            }
        }
    };
    section("length", "Length", &words, &inside)
}

fn row(name: &str, spread: Spread) -> Markup {
    let shown = |value: f64| Unit::Number.show(value);
    html! {
        tr { th { (name) } td { (shown(spread.mean)) } td { (shown(spread.low)) } td { (shown(spread.median)) } td { (shown(spread.high)) } }
    }
}

pub(super) fn endings(findings: &Findings) -> Markup {
    let never: Vec<String> =
        findings.endings.iter().filter(|(_, share)| share.share == 0.0).map(|(name, _)| format!("“{name}”")).collect();
    let mut words = Vec::new();
    if let Some((name, share)) = findings.endings.iter().max_by(|one, other| one.1.share.total_cmp(&other.1.share)) {
        words.push(format!("Most often a match ends by “{name}”: {} ({}).", percent(share.share), interval(*share)));
    }
    if !never.is_empty() {
        words.push(format!("Never seen: {}.", listed(&never)));
    }
    if findings.unfinished > 0 {
        words.push(format!("{} matches were cut off at the game's bound.", findings.unfinished));
    }
    let row = |(name, share): &(String, crate::stats::Share)| Whisker {
        label: name.clone(),
        value: share.share,
        low: share.low,
        high: share.high,
        note: percent(share.share),
        class: "plain",
    };
    let rows: Vec<Whisker> = findings.endings.iter().map(row).collect();
    let inside =
        html! { div.plots { (figure("How matches end", &whiskers("endings", &rows, Unit::Share, None, 0.0))) } };
    section("endings", "Endings", &words, &inside)
}

pub(super) fn drama(heading: &Heading, findings: &Findings) -> Markup {
    let drama = &findings.drama;
    let half = drama.leader_wins[STEPS / 2];
    let known = drama.leader_wins.iter().position(|share| share.share >= 0.8).map(|step| step as f64 / STEPS as f64);
    let mut words = Vec::new();
    if heading.is_cooperative {
        words.push(format!(
            "The team's chance by the outlook crosses one half {:.1} times in a match; half of all matches are settled after {}.",
            drama.lead_changes.mean, percent(drama.settled.median)
        ));
    } else {
        words.push(format!(
            "The lead changes {:.1} times in a match; in half of all matches the winner leads for good after {} of it.",
            drama.lead_changes.mean,
            percent(drama.settled.median)
        ));
        words.push(format!(
            "Whoever leads at half time wins {} of the time ({}); {} of the winners were last then.",
            percent(half.share),
            interval(half),
            percent(drama.from_behind.share)
        ));
    }
    words.push(match known {
        Some(part) => {
            format!("The result can be foretold with four in five right after {} of the match.", percent(part))
        }
        None => "The result cannot be foretold with four in five right before the end.".to_owned(),
    });
    let at = |step: usize| step as f64 / STEPS as f64;
    let leader = Curve {
        name: if heading.is_cooperative { "the outlook is right" } else { "the leader wins in the end" }.to_owned(),
        points: drama
            .leader_wins
            .iter()
            .enumerate()
            .map(|(step, share)| (at(step), share.share, Some((share.low, share.high))))
            .collect(),
    };
    let hope = Curve {
        name: if heading.is_cooperative {
            "chance the outlook gives to teams that win"
        } else {
            "chance the outlook gives to the winner"
        }
        .to_owned(),
        points: drama.hope_of_winners.iter().enumerate().map(|(step, hope)| (at(step), *hope, None)).collect(),
    };
    let level = if heading.is_cooperative { (0.5, "a coin") } else { (1.0 / heading.seats as f64, "a guess") };
    let plot =
        curves("how early the winner is known", &[leader, hope], Unit::Share, Unit::Share, Some(level), "of the match");
    section("drama", "Drama", &words, &html! { div.plots { (figure("How early the winner is known", &plot)) } })
}
