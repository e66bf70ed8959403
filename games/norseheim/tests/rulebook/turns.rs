//! Turns, cards, costs and Double.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::phase::{Due, Phase};
use norseheim::state::Building;

/// Example 5. NH-ACTION-05, NH-ACTION-06, NH-ACTION-08, NH-RULING-07, NH-RULING-08.
#[test]
fn card_limit_and_discount() {
    let world = |round| World::new(3).held(RED, "torvmyr", 4, Building::Ring).round(round).turn(RED);
    let mut game = world(1);
    game.refuses(act(Deed::Attack, 2), "NH-ACTION-05");
    game.play(act(Deed::Attack, 1));
    assert_eq!(ap(&game, RED), 16, "an attack costs 4");
    let mut game = world(2);
    game.refuses(act(Deed::Attack, 3), "NH-ACTION-08");
    game.play(act(Deed::Attack, 2));
    assert_eq!(ap(&game, RED), 17, "NH-ACTION-06: one less for the second card");
    assert_eq!(game.realm().player(RED).cards[Deed::Attack.index()], 0, "NH-ACTION-08");
}

/// NH-RULING-08. The limit is per turn, so a second turn of the round has it again; NH-ACTION-08, NH-RULING-07: cards stay spent until the round ends.
#[test]
fn the_limit_is_for_a_turn() {
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Ring).passed(BLUE).passed(GREEN).turn(RED);
    game.play(act(Deed::Recruit, 1)).play(act(Deed::Recruit, 1));
    assert_eq!(game.realm().player(RED).spent[Deed::Recruit.index()], 2, "NH-RULING-08: one card in each of two turns");
    game.refuses(act(Deed::Recruit, 1), "NH-ACTION-08");
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    assert_eq!(game.realm().player(RED).cards, [2, 2, 1, 2, 1, 1, 1], "NH-RULING-07: after the round they come back");
}

/// Example 6. NH-ACTION-06, NH-ACTION-07, NH-RULING-10, NH-RULING-11.
#[test]
fn the_cost_does_not_fall_below_nothing() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .led("lyngmark", "dagfinn", 2)
        .round(5)
        .cards(RED, Deed::Diplomacy, 4)
        .points(RED, 0)
        .turn(RED);
    game.refuses(act(Deed::Diplomacy, 1), "NH-ACTION-07");
    let offered = game.offered();
    assert!(offered.contains(&act(Deed::Diplomacy, 3)), "2 - 2 is nothing");
    game.play(act(Deed::Diplomacy, 4));
    assert_eq!(ap(&game, RED), 0, "NH-RULING-10, NH-RULING-11");
}

/// Example 38. NH-ACTION-01, NH-ACTION-02, NH-ACTION-03, NH-ACTION-04, NH-ACTION-11, NH-RULING-09, NH-RULING-15.
#[test]
fn turns_and_passing() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(GREEN, "hrafnsvik", 2, Building::Ring)
        .order(&[BLUE, RED, GREEN])
        .points(RED, 6)
        .round(2)
        .turn(BLUE);
    let recruit = act(Deed::Recruit, 1);
    game.play_as(BLUE, recruit).play_as(RED, Action::Pass).play_as(GREEN, recruit);
    game.refuses_to(RED, recruit, "NH-ACTION-01");
    game.play_as(BLUE, recruit).play_as(GREEN, recruit).play_as(BLUE, Action::Pass);
    game.play_as(GREEN, Action::Act { deed: Deed::Worship, cards: 1 });
    game.play_as(GREEN, Action::Worship { god: norseheim::ids::God::Odin });
    assert_eq!(game.asked(), GREEN, "NH-ACTION-01: he plays alone");
    game.play_as(GREEN, Action::Pass);
    assert_eq!(ap(&game, RED), 6, "NH-ACTION-03: Red keeps his AP");
    let none = [0u8; 7];
    let mut stuck = World::new(3);
    for deed in Deed::ALL {
        stuck = stuck.cards(RED, deed, none[deed.index()]);
    }
    let mut stuck = stuck.cards(RED, Deed::Build, 1).turn(RED);
    stuck.refuses(act(Deed::Build, 1), "NH-ACTION-11");
    assert_eq!(stuck.offered(), [Action::Pass], "NH-RULING-09, NH-RULING-15, NH-ACTION-04");
    stuck.refuses(Action::Stop, "NH-ACTION-02");
}

/// NH-ACTION-09. What the actions cost.
#[test]
fn base_costs() {
    let cost = |deed: Deed| content().deeds[deed.index()].cost;
    assert_eq!(Deed::ALL.map(cost), [None, Some(4), Some(2), Some(2), Some(2), Some(3), Some(0)]);
}

/// NH-ROUND-01, NH-ROUND-02. The phases of a round follow each other: Council, Reward, Income, Chieftains, Giants, next round.
#[test]
fn the_phases_follow_each_other() {
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Ring).last_turn(RED);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Reward(RED)));
    through_rewards(&mut game, 1);
    assert_eq!(game.realm().round(), 2);
    let told: Vec<String> = game.table.events.iter().map(|event| format!("{event:?}")).collect();
    let at = |what: &str| {
        told.iter().position(|event| event.starts_with(what)).unwrap_or_else(|| panic!("{what}: {told:?}"))
    };
    let order = [at("Passed"), at("Council"), at("Points"), at("Income"), at("Rolled"), at("Round")];
    assert!(order.is_sorted(), "NH-ROUND-02: {told:?}");
}

/// Example 24. NH-DOUBLE-01, NH-DOUBLE-02, NH-DOUBLE-03, NH-DOUBLE-04, NH-DOUBLE-05, NH-RULING-44.
#[test]
fn a_double() {
    let world = |round| {
        World::new(3)
            .held(RED, "torvmyr", 4, Building::Ring)
            .led("sildefjord", "skuli", 1)
            .points(RED, 10)
            .round(round)
            .turn(RED)
    };
    let mut game = world(2);
    game.refuses(Action::Double, "NH-DOUBLE-05");
    game.refuses(act(Deed::Double, 1), "NH-DOUBLE-01");
    let mut game = world(3);
    game.play(Action::Double);
    game.refuses(Action::Pass, "NH-ACTION-02");
    game.refuses(act(Deed::Recruit, 2), "NH-DOUBLE-04");
    game.play(act(Deed::Recruit, 1));
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.due == Due::Second && turn.cards_left == 1));
    game.refuses(act(Deed::Attack, 2), "NH-DOUBLE-04");
    game.refuses(Action::Double, "NH-RULING-44");
    game.choices(runes(1, 4, 0)).choices(runes(0, 1, 0));
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(5));
    assert_eq!(ap(&game, RED), 2, "NH-DOUBLE-02: 4 and 4");
    assert_eq!(game.asked(), BLUE);
    let mut game = world(4);
    game.play(Action::Double).play(act(Deed::Recruit, 2));
    assert_eq!(ap(&game, RED), 7, "NH-DOUBLE-03: one cheaper with another card");
}

/// Example 59. NH-DOUBLE-03, NH-DOUBLE-04, NH-RULING-44.
#[test]
fn a_double_that_ends_early() {
    let mut world = World::new(3).held(RED, "torvmyr", 4, Building::Ring).led("sildefjord", "skuli", 0).round(4);
    for deed in [Deed::Recruit, Deed::Relocate, Deed::Diplomacy, Deed::Worship, Deed::Build] {
        world = world.cards(RED, deed, 0);
    }
    let mut game = world.turn(RED);
    game.play(Action::Double).play(act(Deed::Attack, 2)).play(attack("torvmyr", "sildefjord")).play(commit(2));
    assert_eq!(ap(&game, RED), 17, "4 - 1");
    assert_eq!(game.asked(), BLUE, "the second action is skipped");
    game.play(Action::Pass);
    game.play(Action::Pass);
    assert_eq!(game.asked(), RED, "NH-RULING-44: that was no pass");
}

/// NH-RULING-44. Without two further cards Double is refused; the second action may be declined.
#[test]
fn a_double_needs_two_cards_and_may_stop() {
    let mut world = World::new(3).held(RED, "torvmyr", 4, Building::Ring).round(4);
    for deed in [Deed::Recruit, Deed::Relocate, Deed::Diplomacy, Deed::Worship, Deed::Build] {
        world = world.cards(RED, deed, 0);
    }
    let mut game = world.cards(RED, Deed::Attack, 1).turn(RED);
    game.refuses(Action::Double, "NH-RULING-44");
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Ring).round(4).turn(RED);
    game.play(Action::Double).play(act(Deed::Recruit, 1)).play(Action::Stop);
    assert_eq!(game.asked(), BLUE);
}
