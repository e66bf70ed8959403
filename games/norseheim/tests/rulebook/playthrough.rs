//! One match as people read it: the saga of its first round, and its end.

use crate::replays::records;
use crate::support::content;
use canvas::Face;
use engine::{Event as _, Game, Match, Viewer};
use norseheim::Norseheim;

#[test]
fn a_match_reads_well() {
    let (_, record) = records().into_iter().find(|(name, _)| name == "greedy-3").expect("the match");
    let played = Match::<Norseheim>::verify(&record).expect("it verifies");
    let names = ["Ragna", "Tove", "Skald"].map(str::to_owned);
    let mut lines = Vec::new();
    for step in 0..=played.steps().len() {
        for event in played.events(step).iter().filter_map(|event| event.seen_by(Viewer::Spectator)) {
            let line = Norseheim::line(&event, content().content());
            let indent = "  ".repeat(usize::from(line.depth));
            lines.push(format!("{indent}{}{}", if line.automatic { "· " } else { "" }, line.words.plain(&names)));
        }
    }
    let mut saga = lines[..60.min(lines.len())].join("\n");
    saga += "\n[…]\n";
    saga += &lines[lines.len().saturating_sub(12)..].join("\n");
    for score in played.game().standing() {
        let parts: Vec<String> = score.lines.iter().map(|line| format!("{} {}", line.points, line.what)).collect();
        let total = format!("\n{}: {} = {}", names[score.seat.index()], score.points, parts.join(" + "));
        saga.push_str(&total);
    }
    insta::assert_snapshot!("a_match", saga);
}
