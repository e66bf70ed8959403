//! A study as tables: a row for each match, for each entry, for each event.

use crate::findings::{Entry, Findings, minutes};
use crate::study::Journal;
use serde_json::Value;

/// `matches.csv`: one row for each match.
pub fn matches(journal: &Journal) -> String {
    let heading = &journal.heading;
    let seats = 0..heading.seats;
    let mut names: Vec<String> =
        ["match", "first", "ending", "rounds", "turns", "decisions", "minutes", "lead_changes", "settled"]
            .map(str::to_owned)
            .to_vec();
    for seat in seats.clone() {
        names.extend(["bot", "role", "share", "score"].map(|name| format!("{name}_{seat}")));
    }
    let mut text = row(&names);
    for played in &journal.matches {
        let ending = played.ending.map_or("unfinished", |ending| &heading.endings[ending]);
        let mut cells = vec![
            played.number.to_string(),
            played.first.to_string(),
            ending.to_owned(),
            played.rounds.to_string(),
            played.turns.to_string(),
            played.decisions.to_string(),
            format!("{:.1}", minutes(played)),
            played.lead_changes.to_string(),
            played.settled.to_string(),
        ];
        for seat in seats.clone() {
            cells.push(heading.bots[played.bots[seat]].clone());
            cells.push(played.roles.get(seat).cloned().unwrap_or_default());
            cells.push(played.shares[seat].to_string());
            cells.push(played.scores[seat].to_string());
        }
        text += &row(&cells);
    }
    text
}

/// `entries.csv`: one row for each entry.
pub fn entries(findings: &Findings) -> String {
    let names = [
        "kind",
        "name",
        "offered",
        "taken",
        "used",
        "used_share",
        "used_low",
        "used_high",
        "users",
        "winners_share",
        "winners_low",
        "winners_high",
        "used_by_winners",
        "used_by_winners_low",
        "used_by_winners_high",
        "lift",
        "lift_low",
        "lift_high",
        "standing",
    ];
    let part = |value: f64| format!("{value:.4}");
    let line = |entry: &Entry| {
        let lift = entry.lift.map_or([const { String::new() }; 3], |lift| [lift.share, lift.low, lift.high].map(part));
        let standing = serde_json::to_value(entry.standing).unwrap_or_default();
        let mut cells = vec![entry.label.kind.clone(), entry.label.name.clone()];
        cells.extend([entry.offered, entry.taken, entry.used].map(|count| count.to_string()));
        cells.extend([entry.used_share.share, entry.used_share.low, entry.used_share.high].map(part));
        cells.push(entry.users.to_string());
        for share in [entry.winners, entry.used_by_winners] {
            cells.extend([share.share, share.low, share.high].map(part));
        }
        cells.extend(lift);
        cells.push(standing.as_str().unwrap_or_default().to_owned());
        row(&cells)
    };
    row(&names.map(str::to_owned)) + &findings.entries.iter().map(line).collect::<String>()
}

/// `events.csv`: one row for each event, with the number of the decision that brought it about (0 is the setup).
pub fn events(journal: &Journal) -> String {
    let mut text = row(&["match", "decision", "event"].map(str::to_owned));
    for played in &journal.matches {
        for (decision, event) in &played.events {
            text += &row(&[played.number.to_string(), decision.to_string(), Value::to_string(event)]);
        }
    }
    text
}

/// One line of a table; what could be misread is quoted.
pub(crate) fn row(cells: &[String]) -> String {
    let quoted = |cell: &String| {
        if cell.contains([',', '"', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.clone() }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(",") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_and_quotes_survive() {
        assert_eq!(row(&["a".into(), "b, c".into(), "say \"hi\"".into()]), "a,\"b, c\",\"say \"\"hi\"\"\"\n");
    }
}
