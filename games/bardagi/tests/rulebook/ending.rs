//! Final scoring (RULES.md, chapter "The end").

use crate::support::*;
use bardagi::*;
use engine::{Game, Scenario, Seat};
use serde_json::json;

fn last_round(seats: usize) -> Position {
    let game = begin(Options::default(), seats);
    let last = game.last_round();
    Position::of(&game).set("round", json!(last))
}

/// Plays the last turn and passes everything until the match is over.
fn finish(position: Position) -> Scenario<Bardagi> {
    let mut game = position.claim(RED);
    while game.winners().is_none() {
        let offered = game.offered();
        game.play(offered[0]);
    }
    game
}

fn glory(points: u16) -> serde_json::Value {
    json!({ "areas": points, "tiles": 0, "built": 0, "conquest": 0 })
}

fn points(game: &Scenario<Bardagi>) -> Vec<i32> {
    game.standing().iter().map(|score| score.points).collect()
}

/// Example 33: BA-END-01, BA-END-02, BA-END-03, BA-END-04, BA-END-05, BA-RULING-77, BA-RULING-79, BA-RULING-59.
#[test]
fn the_final_scoring() {
    // Claims of the last round come first (BA-RULING-59): the tallies and purses below are what is left for the example.
    let red = ["red-gold", "red-islet-gold", "red-camp", "blue-camp", "yellow-camp"];
    let yellow = ["yellow-gold", "red-village", "blue-village", "yellow-village", "red-coast-sheep"];
    let blue = ["blue-coast-cattle", "blue-cattle", "blue-sheep", "blue-forest-a"];
    let position = last_round(3).owns(RED, &red).owns(YELLOW, &yellow).owns(BLUE, &blue);
    let position =
        position.with(RED, "tally", glory(75)).with(BLUE, "tally", glory(80)).with(YELLOW, "tally", glory(73));
    let position = position.gold(RED, 7).gold(BLUE, 12).gold(YELLOW, 4);
    let position = position.goods(RED, &[(Good::Timber, 3), (Good::Wool, 2), (Good::Iron, 1), (Good::Stone, 2)]);
    let position = position.goods(BLUE, &[(Good::Timber, 5), (Good::Meat, 5), (Good::Hide, 5), (Good::Wool, 5)]);
    let position = position.goods(YELLOW, &[(Good::Iron, 5), (Good::Stone, 5), (Good::Wool, 5), (Good::Meat, 5)]);
    let game = finish(position);
    // Red: 75 + 5 areas, gold 7 + 2 mines + 3 for value 11, most areas by gold mines.
    let scores = game.standing();
    let line = |seat: Seat, rule: &str| -> i32 {
        scores[seat.index()].lines.iter().filter(|line| line.rule == rule).map(|line| line.points).sum()
    };
    assert_eq!(game.player(RED).gold, 7 + 2 + 3, "BA-END-01, BA-RULING-77: value 11 is 3 gold");
    assert_eq!(line(RED, "BA-END-03"), 12, "BA-END-03: five areas each, Red has more gold mines");
    assert_eq!(line(YELLOW, "BA-END-03"), 0, "BA-RULING-79: areas, not glory");
    assert_eq!(game.player(BLUE).gold, 12 + 7, "value 20");
    assert_eq!(line(BLUE, "BA-END-02"), 15, "BA-END-02");
    assert_eq!(line(BLUE, "BA-END-04"), 19, "BA-END-04");
    assert_eq!(points(&game), [80 + 12 + 12, 78 + 5 + 10, 84 + 19 + 15], "the sums");
    assert_eq!(game.winners(), Some(vec![BLUE]), "BA-END-05");
    assert_eq!(game.player(YELLOW).storage, [0; 6]);
}

/// Example 34: BA-END-02, BA-RULING-76: the points are split, rounded down.
#[test]
fn majorities_are_split() {
    let game = finish(last_round(2).gold(RED, 5).gold(YELLOW, 5).own(RED, "red-camp", 1));
    let line =
        |seat: usize, rule| game.standing()[seat].lines.iter().find(|line| line.rule == rule).expect("a line").points;
    assert_eq!((line(0, "BA-END-02"), line(1, "BA-END-02")), (7, 7), "BA-END-02");
    let mines =
        finish(last_round(2).gold(RED, 5).gold(YELLOW, 6).own(RED, "red-gold", 1).own(YELLOW, "yellow-camp", 1));
    let line =
        |seat: usize, rule| mines.standing()[seat].lines.iter().find(|line| line.rule == rule).expect("a line").points;
    assert_eq!((line(0, "BA-END-02"), line(1, "BA-END-02")), (15, 0), "BA-RULING-76: gold mines decide");
    assert_eq!((line(0, "BA-END-03"), line(1, "BA-END-03")), (12, 0), "BA-END-03");
    let villages =
        finish(last_round(2).gold(RED, 5).gold(YELLOW, 5).own(YELLOW, "yellow-village", 1).own(RED, "red-camp", 1));
    let line = |seat: usize, rule| {
        villages.standing()[seat].lines.iter().find(|line| line.rule == rule).expect("a line").points
    };
    assert_eq!((line(0, "BA-END-02"), line(1, "BA-END-02")), (0, 15), "then villages");
}

/// BA-RULING-78: a tie for victory goes to more gold, then more areas, then is shared.
#[test]
fn ties_for_victory() {
    let even = finish(last_round(2));
    assert_eq!(even.winners(), Some(vec![RED, YELLOW]), "BA-RULING-78: shared");
    let gold = finish(last_round(2).gold(RED, 3).gold(YELLOW, 2).with(YELLOW, "tally", glory(1 + 15)));
    assert_eq!(points(&gold)[0], points(&gold)[1]);
    assert_eq!(gold.winners(), Some(vec![RED]), "BA-RULING-78: more gold");
}

/// BA-RULING-59, BA-ROUND-07: in the last Claim nobody buys Axe tokens or places recruits.
#[test]
fn the_last_claim_skips_what_has_no_effect() {
    let position =
        last_round(2).own(RED, "red-camp", 1).gold(RED, 5).with(RED, "recruits", json!(2)).disks(RED, [0, 6, 6]);
    let game = position.claim(RED);
    assert!(game.winners().is_some(), "BA-RULING-59");
    assert_eq!(game.player(RED).recruits, 2);
    assert_eq!(game.view(engine::Viewer::Spectator).players[0].gold, Some(5), "BA-GOLD-01: shown at the end");
}
