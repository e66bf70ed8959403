//! A study as one page: plots, and what they say in plain words. The page needs nothing from anywhere else.

mod branching;
mod course;
mod entries;
mod fairness;
mod plots;
mod scores;
mod skill;

pub use plots::plots;

use crate::findings::{Findings, Verdict};
use crate::stats::Share;
use crate::study::{Heading, Journal};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The stylesheet of every page of the lab.
const STYLE: &str = include_str!("report/report.css");

/// `report.html`.
pub fn report(journal: &Journal, findings: &Findings) -> String {
    let heading = &journal.heading;
    let inside = html! {
        (top(heading, findings))
        @if findings.matches == 0 {
            p.finding { "No match has been played yet." }
        } @else {
            (tiles(heading, findings))
            (fairness::section(heading, findings))
            (course::length(journal, findings))
            (course::endings(findings))
            (scores::section(journal, findings))
            (entries::section(heading, findings))
            (course::drama(heading, findings))
            (skill::section(heading, findings))
            (branching::section(findings))
        }
        footer { p { "Intervals hold the true value in 95 of 100 cases (Wilson; Newcombe for differences). Bots play by what they know, as people do; what bots never find, a report cannot show." } }
    };
    page(&format!("{}: the lab", heading.title), &inside)
}

/// A page of the lab.
pub(crate) fn page(title: &str, inside: &Markup) -> String {
    let whole = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { main { (inside) } }
        }
    };
    whole.into_string()
}

fn top(heading: &Heading, findings: &Findings) -> Markup {
    html! {
        header {
            p.kicker { "Meadhall, the lab" }
            h1 { (heading.title) }
            p.lead {
                (findings.matches) " matches, " (heading.seats) " seats, " (heading.bots.join(" and "))
                @if heading.bots.len() > 1 { " in rotation" }
            }
            p.fine {
                "series " (heading.seed) " · content " (heading.content) " · rules version " (heading.rules_version)
                " · options " code { (heading.options) }
            }
            nav {
                @for (id, name) in SECTIONS { a href=(format!("#{id}")) { (name) } }
            }
        }
    }
}

const SECTIONS: [(&str, &str); 8] = [
    ("fairness", "Fairness"),
    ("length", "Length"),
    ("endings", "Endings"),
    ("scores", "Scores"),
    ("entries", "Cards and deeds"),
    ("drama", "Drama"),
    ("skill", "Luck and skill"),
    ("branching", "Choices"),
];

/// The figures one looks for first.
fn tiles(heading: &Heading, findings: &Findings) -> Markup {
    let minutes = findings.length.minutes;
    let (low, high) = heading.minutes;
    let is_on_the_box = (f64::from(low)..=f64::from(high)).contains(&minutes.mean);
    let furthest = findings.places.iter().max_by(|one, other| one.off.share.abs().total_cmp(&other.off.share.abs()));
    html! {
        div.tiles {
            @if let Some(team) = findings.team { (tile("the team wins", &percent(team.share), &interval(team), "plain")) }
            @if let Some(group) = furthest {
                (tile(&format!("the {} place", group.name), &points(group.off.share), "points from its fair share", class(group.verdict)))
            }
            (tile("a match takes", &format!("{:.0} min", minutes.mean), &format!("the box says {low} to {high}"), if is_on_the_box { "good" } else { "bad" }))
            (tile("decisions", &format!("{:.0}", findings.length.decisions.mean), &format!("in {:.0} turns", findings.length.turns.mean), "plain"))
            (tile("lead changes", &format!("{:.1}", findings.drama.lead_changes.mean), &format!("settled after {}", percent(findings.drama.settled.median)), "plain"))
            @let flagged = entries::flagged(findings);
            (tile("flagged entries", &flagged.to_string(), &format!("of {}", findings.entries.len()), if flagged == 0 { "good" } else { "bad" }))
        }
    }
}

fn tile(what: &str, value: &str, note: &str, class: &str) -> Markup {
    html! { div class=(format!("tile {class}")) { span.what { (what) } strong { (value) } span.note { (note) } } }
}

/// A section with its findings before its plots.
fn section(id: &str, title: &str, findings: &[String], inside: &Markup) -> Markup {
    html! {
        section id=(id) {
            h2 { (title) }
            div.words { @for finding in findings { p.finding { (finding) } } }
            (inside)
        }
    }
}

fn figure(caption: &str, plot: &Markup) -> Markup {
    html! { figure { figcaption { (caption) } (plot) } }
}

/// The class that colours a verdict.
pub(crate) const fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fair => "good",
        Verdict::Unfair => "bad",
        Verdict::Favoured | Verdict::Hindered | Verdict::Open => "plain",
    }
}

pub(crate) fn percent(share: f64) -> String {
    let value = share * 100.0;
    if value != 0.0 && value.abs() < 10.0 { format!("{value:.1} %") } else { format!("{value:.0} %") }
}

pub(crate) fn points(difference: f64) -> String {
    format!("{:+.1}", difference * 100.0).replace('-', "−")
}

pub(crate) fn interval(share: Share) -> String {
    format!("{:.0} to {:.0} %", share.low * 100.0, share.high * 100.0)
}

/// A list in a sentence.
pub(crate) fn listed(names: &[String]) -> String {
    match names {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}
