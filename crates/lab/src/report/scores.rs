//! Points at the end, and where they come from.

use super::{figure, section as framed};
use crate::findings::Findings;
use crate::plot::{Stack, Unit, columns, stacks};
use crate::study::Journal;
use maud::{Markup, html};

pub(super) fn section(journal: &Journal, findings: &Findings) -> Markup {
    let scores = &findings.scores;
    let is_team = journal.heading.is_cooperative;
    let mut words = Vec::new();
    if is_team {
        words.push("There is no score: points stand for what the team has behind it.".to_owned());
    } else {
        words.push(format!(
            "Winners have {:.1} points on average, the others {:.1}; the winner is {:.1} ahead of the next (half of them at most {:.0}).",
            scores.winners.mean, scores.losers.mean, scores.margin.mean, scores.margin.median
        ));
    }
    let widest = scores.sources.iter().max_by(|one, other| (one.1 - one.2).total_cmp(&(other.1 - other.2)));
    if let Some((name, won, lost)) = widest.filter(|(_, won, lost)| won > lost && scores.sources.len() > 1) {
        words.push(format!("What winners have most ahead of the others: {name} ({won:.1} points against {lost:.1})."));
    }
    let points = |won: bool| -> Vec<f64> {
        let seats = journal.matches.iter().flat_map(|played| played.shares.iter().zip(&played.scores));
        seats.filter(|(share, _)| (**share > 0.0) == won).map(|(_, score)| f64::from(*score)).collect()
    };
    let stack = |label: &str, of: &dyn Fn(&(String, f64, f64)) -> f64| Stack {
        label: label.to_owned(),
        parts: scores.sources.iter().map(|source| (source.0.clone(), of(source))).collect(),
    };
    let both = [stack("winners", &|source| source.1), stack("others", &|source| source.2)];
    let inside = html! {
        div.plots {
            (figure("Points at the end", &columns("points", &[("others", "s1", points(false)), ("winners", "s0", points(true))], None, "points")))
            (figure("Where points come from, on average", &stacks("sources of points", &both, Unit::Number)))
        }
    };
    framed("scores", "Scores", &words, &inside)
}
