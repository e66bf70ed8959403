//! One match as people read it: the first turns and the end.

use crate::replays::record;
use canvas::Face as _;
use dwarven_miner::*;
use engine::{Game, Match, Viewer};

/// The log of the recorded match of three, as a spectator reads it.
#[test]
fn a_match_reads_well() {
    let record = record("three-players");
    let played = Match::<DwarvenMiner>::verify(&record).expect("holds");
    let names: Vec<String> = ["Ragna", "Bjarni", "Stonebeard"].map(str::to_owned).to_vec();
    let content = played.edition();
    let mut lines = Vec::new();
    for step in 0..=played.steps().len() {
        for event in played.events(step) {
            let Some(event) = engine::Event::seen_by(event, Viewer::Spectator) else { continue };
            let line = DwarvenMiner::line(&event, &content);
            let mark = if line.automatic { "· " } else { "" };
            lines.push(format!("{}{mark}{}", "  ".repeat(usize::from(line.depth)), line.words.plain(&names)));
        }
    }
    let mut text: Vec<String> = lines.iter().take(60).cloned().collect();
    text.push("...".to_owned());
    text.extend(lines.iter().skip(lines.len().saturating_sub(30)).cloned());
    for score in played.game().standing() {
        let parts: Vec<String> =
            score.lines.iter().map(|line| format!("{} {} ({})", line.what, line.points, line.rule)).collect();
        text.push(format!("{}: {} = {}", names[score.seat.index()], score.points, parts.join(" + ")));
    }
    insta::assert_snapshot!("playthrough", text.join("\n"));
}

/// The table as text, in the middle of the same match.
#[test]
fn the_table_as_text() {
    let record = record("three-players");
    let half = record.actions.len() / 2;
    let played = Match::<DwarvenMiner>::replay(&record, half).expect("holds");
    let viewer = Viewer::Seat(engine::Seat(0));
    insta::assert_snapshot!("text", DwarvenMiner::text(&played.game().view(viewer), viewer));
}
