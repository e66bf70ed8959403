//! The end and the score.

use crate::support::*;
use engine::Game;
use norseheim::Action;
use norseheim::phase::{Ending, Phase};
use norseheim::state::Building;

/// Example 36. NH-END-01, NH-SCORE-01, NH-SCORE-02, NH-RULING-50, NH-RULING-51.
#[test]
fn the_final_count() {
    let mut game = World::new(3)
        .round(6)
        // Red: 3 + 2 + 5 and 5 seats.
        .held(RED, "hrafnsvik", 2, Building::None)
        .held(RED, "torvmyr", 2, Building::None)
        .held(RED, "kongslund", 2, Building::None)
        .sworn(RED, "ornetind", "ketil", 2, [1, 0])
        .sworn(RED, "hvitmark", "asbjorn", 2, [1, 0])
        .sworn(RED, "bjornholt", "thorgeir", 2, [1, 0])
        // Blue: 3 + 3 + 2 and 7 seats.
        .held(BLUE, "kvalsund", 2, Building::None)
        .held(BLUE, "ulfskog", 2, Building::None)
        .held(BLUE, "lyngmark", 2, Building::None)
        .sworn(BLUE, "isbrae", "brynhild", 2, [1, 0])
        .sworn(BLUE, "myrkvid", "skuli", 1, [2, 0])
        .sworn(BLUE, "tranemose", "eyvind", 1, [2, 0])
        .sworn(BLUE, "drakevik", "dagfinn", 2, [2, 0])
        // Green: 3 + 3 + 3 and 5 seats.
        .held(GREEN, "steinskar", 2, Building::None)
        .held(GREEN, "rimvidda", 2, Building::None)
        .held(GREEN, "sildefjord", 2, Building::None)
        .sworn(GREEN, "vargvidda", "ingrid", 2, [3, 0])
        .sworn(GREEN, "jarnfjell", "hallbera", 1, [1, 0])
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.realm().power(seat)), [15, 15, 14], "NH-SCORE-01");
    assert!(matches!(game.realm().phase(), Phase::Over(Ending::Points { .. })), "NH-END-01, NH-ROUND-01, NH-RULING-50");
    assert_eq!(game.winners(), Some(vec![BLUE]), "NH-SCORE-02, NH-RULING-51: more seats");
    let standing = game.game.standing();
    assert_eq!(standing[0].points, 15);
    assert!(standing[0].lines.iter().all(|line| line.rule == "NH-SCORE-01"));
    assert_eq!(standing[0].lines.len(), 4, "the Council, and three regions");
}

/// NH-RULING-51. Equal in points and seats: more AP, then more warriors on the map, then it is shared.
#[test]
fn ties() {
    let world = |red: u8, red_warriors: u8| {
        let mut game = World::new(3)
            .round(6)
            .held(RED, "hrafnsvik", red_warriors, Building::None)
            .held(BLUE, "kvalsund", 2, Building::None)
            .tracks(RED, [0, 0, 0])
            .tracks(BLUE, [0, 0, 0])
            .points(RED, red)
            .last_turn(RED);
        game.play(Action::Pass);
        through_rewards(&mut game, 1);
        game.winners()
    };
    assert_eq!(world(20, 2), Some(vec![RED, BLUE]), "shared");
    assert_eq!(world(21, 2), Some(vec![RED]), "more AP");
    assert_eq!(world(20, 3), Some(vec![RED]), "more warriors");
}

/// NH-RULING-50. In round six the Giants can still cost regions, but seats are not adjusted again.
#[test]
fn the_last_giants() {
    let mut game = World::new(3)
        .round(6)
        .held(RED, "torvmyr", 1, Building::None)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .awake("gymirs_quagmire", None)
        .stack(&["hakon"])
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    assert_eq!(leader(&game, "torvmyr"), Some("hakon"));
    assert_eq!((game.realm().chairs(RED), game.realm().power(RED)), (1, 1), "the seat stays as set");
}
