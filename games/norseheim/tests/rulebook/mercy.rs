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
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(BLUE, "tranemose", 2, Building::None)
        .held(BLUE, "myrkvid", 2, Building::None)
        .held(GREEN, "bjornholt", 2, Building::Ring)
        .sworn(GREEN, "lyngmark", "dagfinn", 2, [2, 0])
        .held(GOLD, "drakevik", 2, Building::Ring)
        .held(GOLD, "ulfskog", 2, Building::None)
        .points(GREEN, 2)
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
    let order = game.realm().order().to_vec();
    game.refuses(Action::Pass, "NH-VARIANT-01");
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
