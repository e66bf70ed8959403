//! The Mercy rule.

use crate::support::*;
use engine::Scenario;
use norseheim::phase::Phase;
use norseheim::state::Building;
use norseheim::{Action, Norseheim, Options};

fn world(options: Options) -> World {
    World::new(4)
        .options(options)
        .round(3)
        .held(RED, "hrafnsvik", 2, Building::Ring)
        .held(RED, "ornetind", 2, Building::None)
        .held(RED, "isbrae", 2, Building::None)
        .held(RED, "hvitmark", 2, Building::None)
        .held(RED, "rimvidda", 2, Building::None)
        .held(RED, "vargvidda", 2, Building::None)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(BLUE, "tranemose", 2, Building::None)
        .held(BLUE, "myrkvid", 2, Building::None)
        .held(BLUE, "sildefjord", 2, Building::None)
        .held(BLUE, "jarnfjell", 2, Building::None)
        .held(GREEN, "bjornholt", 2, Building::Ring)
        .sworn(GREEN, "lyngmark", "dagfinn", 2, [2, 0])
        .held(GOLD, "drakevik", 2, Building::Ring)
        .held(GOLD, "ulfskog", 2, Building::None)
        .points(GREEN, 6)
}

fn next_round(mut game: Scenario<Norseheim>) -> Scenario<Norseheim> {
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    game
}

/// Example 32. NH-VARIANT-01, NH-MERCY-01, NH-MERCY-02, NH-MERCY-03, NH-RULING-53.
#[test]
fn mercy_for_the_weakest() {
    let mut game = next_round(world(Options::default()).last_turn(RED));
    assert!(
        matches!(game.realm().phase(), Phase::Mercy(GREEN)),
        "NH-RULING-53: Gold has as few seats, but two regions"
    );
    assert_eq!([RED, BLUE, GREEN, GOLD].map(|seat| game.realm().chairs(seat)), [6, 5, 2, 2]);
    assert_eq!(ap(&game, GREEN), 12);
    let order = game.realm().order().to_vec();
    game.refuses(Action::Pass, "NH-VARIANT-01");
    game.refuses_to(GOLD, Action::CallMercy, "NH-RULING-53");
    game.play(Action::CallMercy);
    assert_eq!(warriors(&game, GREEN, "bjornholt"), 6, "NH-MERCY-01");
    assert_eq!(ap(&game, GREEN), 0, "NH-MERCY-02");
    assert_eq!(game.realm().order(), order, "NH-MERCY-03");
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.seat == order[0]), "Gold is not asked");
}

/// NH-VARIANT-01. Mercy may be declined, and without the option nobody is asked.
#[test]
fn mercy_is_an_option() {
    let mut game = next_round(world(Options::default()).last_turn(RED));
    game.play(Action::Decline);
    assert_eq!(warriors(&game, GREEN, "bjornholt"), 2);
    let game = next_round(world(Options { mercy: false, ..Options::default() }).last_turn(RED));
    assert!(matches!(game.realm().phase(), Phase::Acting(_)));
}

/// NH-RULING-53. Everybody with the fewest seats and one region is asked in player order, but not without a region, nor where no warrior can be placed.
#[test]
fn who_deserves_mercy() {
    let game = |red: u8| {
        let world = World::new(4)
            .held(RED, "torvmyr", red, Building::Ring)
            .held(BLUE, "kvalsund", 2, Building::Ring)
            .held(GREEN, "hrafnsvik", 2, Building::Ring)
            .sworn(GOLD, "lyngmark", "dagfinn", 2, [2, 0])
            .tracks(GOLD, [0, 0, 1])
            .points(RED, 1)
            .points(BLUE, 10);
        next_round(world.last_turn(RED))
    };
    let mut all = game(2);
    for seat in [RED, BLUE] {
        assert!(matches!(all.realm().phase(), Phase::Mercy(asked) if *asked == seat), "NH-RULING-53: {seat}");
        all.play(Action::CallMercy);
    }
    assert!(matches!(all.realm().phase(), Phase::Mercy(GREEN)), "NH-RULING-53");
    all.play(Action::Decline);
    assert!(matches!(all.realm().phase(), Phase::Acting(_)), "NH-RULING-53: Gold has no region");
    assert!(matches!(game(6).realm().phase(), Phase::Mercy(BLUE)), "NH-RULING-53: Red's region is full");
}
