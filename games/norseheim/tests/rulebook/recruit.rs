//! Recruiting.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::state::Building;

/// Example 7. NH-RECRUIT-01, NH-RECRUIT-02, NH-RECRUIT-03, NH-RECRUIT-04, NH-STACK-02, NH-RULING-12, NH-BUILD-04, NH-BUILD-05.
#[test]
fn all_buildings_recruit_at_once() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 5, Building::Ring)
        .held(RED, "bjornholt", 2, Building::Settlement)
        .points(RED, 10)
        .turn(RED);
    game.play(act(Deed::Recruit, 1));
    assert_eq!(ap(&game, RED), 6, "NH-RECRUIT-01: Alrekr's price is 4");
    assert_eq!(warriors(&game, RED, "torvmyr"), 6, "NH-RECRUIT-04, NH-STACK-02: one of two is lost");
    assert_eq!(warriors(&game, RED, "bjornholt"), 3, "NH-RECRUIT-03");
    assert_eq!(game.realm().player(RED).warriors, 25 - 9, "NH-RECRUIT-04: it stays in the supply");
    let mut full = World::new(3).held(RED, "torvmyr", 2, Building::Ring).turn(RED);
    full.play(act(Deed::Recruit, 1));
    assert_eq!(
        warriors(&full, RED, "torvmyr"),
        4,
        "NH-RECRUIT-02, NH-RULING-12: the recruit size, not one more for the Settlement inside"
    );
}

/// Example 8. NH-RECRUIT-05, NH-RULING-13, NH-RULING-03.
#[test]
fn a_short_supply_is_placed_by_hand() {
    let fill = ["kvalsund", "drakevik", "hrafnsvik"];
    let mut world =
        World::new(3).held(RED, "torvmyr", 2, Building::Ring).held(RED, "bjornholt", 2, Building::Settlement);
    for at in fill {
        world = world.held(RED, at, 6, Building::None);
    }
    let mut game = world.held(RED, "ulfskog", 2, Building::None).turn(RED);
    assert_eq!(game.realm().player(RED).warriors, 1);
    game.play(act(Deed::Recruit, 1));
    assert_eq!(game.offered().len(), 2, "NH-RULING-13: Torvmyr or Bjornholt");
    game.refuses(Action::Place { region: region("ulfskog") }, "NH-RULING-13");
    game.play(Action::Place { region: region("bjornholt") });
    assert_eq!(warriors(&game, RED, "bjornholt"), 3);
    assert_eq!(game.asked(), BLUE, "NH-RECRUIT-05: the supply is empty, the action over");
}

/// NH-RULING-14, NH-CTRL-01. A building without warriors recruits: it is directly controlled.
#[test]
fn an_empty_building_recruits() {
    let mut game = World::new(3).held(RED, "torvmyr", 0, Building::Settlement).turn(RED);
    game.play(act(Deed::Recruit, 1));
    assert_eq!(warriors(&game, RED, "torvmyr"), 1, "NH-RULING-14");
}

/// Example 53 d. NH-GIANTS-09, NH-ACTION-11. What is barred yields nothing, and an action that could do nothing is refused.
#[test]
fn fever_bars_recruiting() {
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Ring).barred_recruiting("moor").turn(RED);
    game.refuses(act(Deed::Recruit, 1), "NH-ACTION-11");
    let mut other = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(RED, "bjornholt", 2, Building::Settlement)
        .barred_recruiting("moor")
        .turn(RED);
    other.play(act(Deed::Recruit, 1));
    assert_eq!((warriors(&other, RED, "torvmyr"), warriors(&other, RED, "bjornholt")), (2, 3));
}
