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

/// A position in which the last Claim is over but for the last seat's herd, which yields nothing.
fn scored(position: Position) -> Scenario<Bardagi> {
    let mut game = position.set("phase", json!({ "claim": [BLUE.0, "cattle", true] })).done();
    game.play(Action::ClaimCattle { hide: 0 });
    game
}

/// Example 33: BA-END-01, BA-END-02, BA-END-03, BA-END-04, BA-END-05, BA-RULING-77, BA-RULING-79, BA-RULING-59.
#[test]
fn the_final_scoring() {
    let lands = ["red", "yellow", "blue"];
    let owns = |position: Position, seat: Seat, land: &str, kinds: &[&str]| {
        kinds.iter().fold(position, |position, kind| position.own(seat, &format!("{land}-{kind}"), 1))
    };
    let plain = ["coast-sheep", "coast-cattle", "forest-a", "forest-b", "sheep", "quarry", "iron", "village", "camp"];
    let position = owns(last_round(3), RED, lands[0], &[&plain[..], &["gold", "islet-gold"]].concat());
    let position = owns(position, YELLOW, lands[1], &[&plain[..], &["cattle", "gold"]].concat());
    let position = owns(position, BLUE, lands[2], &["forest-a", "forest-b", "sheep", "coast-sheep", "quarry", "iron"]);
    let position = owns(position, BLUE, lands[2], &["village", "camp", "gold", "islet-gold"]);
    let position =
        position.with(RED, "tally", glory(80)).with(BLUE, "tally", glory(84)).with(YELLOW, "tally", glory(78));
    let position = position.gold(RED, 9).gold(BLUE, 12).gold(YELLOW, 5);
    let position = position.goods(RED, &[(Good::Timber, 3), (Good::Wool, 2), (Good::Iron, 1), (Good::Stone, 2)]);
    let position = position.goods(BLUE, &[(Good::Meat, 4)]).goods(YELLOW, &[(Good::Iron, 5), (Good::Stone, 5)]);
    let game = scored(position);
    let counts = [RED, BLUE, YELLOW].map(|seat| (game.player(seat).owned.len(), game.player(seat).gold));
    assert_eq!(
        counts,
        [(11, 12), (10, 13), (11, 12)],
        "BA-END-01, BA-RULING-77: values 11, 4 and 20 are 3, 1 and 7 gold"
    );
    let scores = game.standing();
    let line = |seat: Seat, rule: &str| -> i32 {
        scores[seat.index()].lines.iter().filter(|line| line.rule == rule).map(|line| line.points).sum()
    };
    assert_eq!([RED, BLUE, YELLOW].map(|seat| line(seat, "BA-END-02")), [0, 15, 0], "BA-END-02");
    assert_eq!([RED, BLUE, YELLOW].map(|seat| line(seat, "BA-END-03")), [12, 0, 0], "BA-END-03: by gold mines");
    assert_eq!(line(BLUE, "BA-END-04"), 13, "BA-END-04");
    assert_eq!(points(&game), [104, 90, 112], "BA-RULING-79: nothing for most glory");
    assert_eq!(game.winners(), Some(vec![BLUE]), "BA-END-05");
    assert_eq!(game.player(YELLOW).storage, [0; 6], "BA-END-01");
}

/// Example 51, the end: BA-RULING-72, BA-RULING-77: goods are only sold, and by the table alone.
#[test]
fn the_last_sale_keeps_to_the_table() {
    let position = last_round(3).goods(RED, &[(Good::Timber, 4), (Good::Meat, 2)]).gold(RED, 1);
    assert_eq!(scored(position).player(RED).gold, 2, "BA-RULING-77: no gold is spent to round up to eight");
    let tannery = last_round(3).tiles(RED, &["mint", "tannery"]).goods(RED, &[(Good::Hide, 4)]).gold(RED, 0);
    assert_eq!(scored(tannery).player(RED).gold, 1, "BA-RULING-72: the Tannery is closed");
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
