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

/// Lines that a match seldom needs, as people read them.
#[test]
fn rare_lines_read_well() {
    use crate::support::{BLUE, RED, region};
    use norseheim::Event;
    use norseheim::event::{Piece, Why};
    let names = ["Ragna", "Tove", "Skald"].map(str::to_owned);
    let read = |event: &Event| Norseheim::line(event, content().content()).words.plain(&names);
    let (at, seat) = (region("lyngmark"), Some(BLUE));
    let lost = |piece, seat, count| read(&Event::Lost { region: at, piece, seat, count });
    assert_eq!(lost(Piece::Ring, seat, 1), "Tove loses the Ring in Lyngmark");
    assert_eq!(lost(Piece::Guest, seat, 2), "Tove loses 2 guests in Lyngmark");
    assert_eq!(lost(Piece::Npc, None, 1), "Lyngmark loses 1 warrior");
    let left = |guests| read(&Event::Withdrew { seat: RED, from: at, to: None, guests });
    assert_eq!(left(1), "1 guest of Ragna leaves Lyngmark, finds room nowhere and goes home");
    assert_eq!(left(2), "2 guests of Ragna leave Lyngmark, find room nowhere and go home");
    let robbed = Event::Points { seat: RED, before: 3, after: 0, why: Why::Robbed };
    assert_eq!(read(&robbed), "Ragna loses 3 AP to a thief (now 0)");
    let council = Event::Council { chairs: [1, 5, 0, 0], black: 11 };
    assert_eq!(read(&council), "The Council meets: Ragna 1 seat, Tove 5 seats, 11 black");
}
