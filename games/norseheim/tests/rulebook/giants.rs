//! Giants.

use crate::support::*;
use engine::Scenario;
use norseheim::ids::{Deed, God, Numbered};
use norseheim::phase::Phase;
use norseheim::state::Building;
use norseheim::{Action, Norseheim};

/// Everybody passes and takes a reward; the die shows 1, which no leader has.
fn to_the_giants(mut game: Scenario<Norseheim>) -> Scenario<Norseheim> {
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    game
}

/// Example 31. NH-GIANTS-01, NH-GIANTS-02, NH-GIANTS-03, NH-GIANTS-04, NH-GIANTS-05, NH-GIANTS-10, NH-WORSHIP-04, NH-RULING-49.
#[test]
fn the_giants_phase() {
    let game = World::new(3)
        .held(RED, "torvmyr", 1, Building::None)
        .held(BLUE, "tranemose", 3, Building::None)
        .led("lyngmark", "dagfinn", 2)
        .led("thingvall", "bersi", 4)
        .awake("rans_net", Some(God::Freja))
        .awake("gymirs_quagmire", None)
        .stack(&["hakon"])
        .last_turn(RED);
    let game = to_the_giants(game);
    assert_eq!(leader(&game, "torvmyr"), Some("hakon"), "NH-GIANTS-10: vacant, a new Chieftain");
    assert_eq!(npc(&game, "torvmyr"), 3, "after the effect was applied to all regions");
    assert_eq!(
        (warriors(&game, BLUE, "tranemose"), npc(&game, "lyngmark"), npc(&game, "thingvall")),
        (2, 1, 3),
        "NH-GIANTS-05"
    );
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["stacks"]["giants"][0], giant("rans_net").number(), "NH-GIANTS-02: under the deck");
    assert_eq!(value["realm"]["carried_out"][0], giant("gymirs_quagmire").number(), "NH-RULING-49: discarded");
    assert_eq!(value["realm"]["awake"].as_array().map(Vec::len), Some(0), "NH-GIANTS-01, NH-GIANTS-04");
    assert_eq!(value["realm"]["called"].as_array().map(Vec::len), Some(0), "NH-GIANTS-04: markers home");
}

/// Example 53 a. NH-GIANTS-06, NH-GIANTS-10.
#[test]
fn hymirs_flood() {
    let game = World::new(3)
        .held(RED, "kvalsund", 2, Building::Ring)
        .held(BLUE, "drakevik", 0, Building::Settlement)
        .danevold("drakevik", "lyngmark")
        .danevold("torvmyr", "steinskar")
        .awake("hymirs_flood", None)
        .stack(&["hakon"])
        .last_turn(RED);
    let game = to_the_giants(game);
    assert_eq!(
        (building(&game, "kvalsund"), warriors(&game, RED, "kvalsund")),
        (Building::Settlement, 2),
        "NH-GIANTS-06"
    );
    assert_eq!(leader(&game, "drakevik"), Some("hakon"), "NH-GIANTS-10: vacant");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(
        value["realm"]["danevolds"].as_array().map(Vec::len),
        Some(1),
        "the one on a fjord border is swept away"
    );
}

/// Example 53 b. NH-GIANTS-05.
#[test]
fn hrungnirs_rockfall() {
    let game = World::new(3)
        .held(RED, "jarnfjell", 5, Building::None)
        .sworn(BLUE, "steinskar", "ketil", 4, [1, 2])
        .awake("hrungnirs_rockfall", None)
        .last_turn(RED);
    let game = to_the_giants(game);
    assert_eq!(warriors(&game, RED, "jarnfjell"), 3);
    assert_eq!(
        (npc(&game, "steinskar"), warriors(&game, BLUE, "steinskar")),
        (1, 2),
        "non-player warriors before guests"
    );
}

/// Example 53 c. NH-GIANTS-08, NH-RULING-37.
#[test]
fn geirrods_mist() {
    let game = World::new(3)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(BLUE, "isbrae", 1, Building::None)
        .sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 1])
        .sworn(GREEN, "tranemose", "ketil", 2, [2, 0])
        .awake("geirrods_mist", None)
        .last_turn(BLUE);
    let mut game = to_the_giants(game);
    assert_eq!((envoys(&game, "lyngmark"), envoys(&game, "tranemose")), (None, Some((GREEN, 1))), "NH-GIANTS-08");
    assert!(matches!(game.realm().phase(), Phase::Withdraw(..)), "NH-RULING-37: all losses first, then the guests");
    game.play(Action::Withdraw { region: region("isbrae") });
    assert_eq!(warriors(&game, BLUE, "isbrae"), 2);
    assert_eq!(game.realm().round(), 2, "then the phase goes on");
}

/// NH-RULING-37. Several Chieftains lost at once: all losses first, then guests withdraw in region order, and not to each other.
#[test]
fn the_mist_takes_two_oaths() {
    let game = World::new(3)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(BLUE, "isbrae", 1, Building::None)
        .sworn(BLUE, "tranemose", "ketil", 2, [1, 1])
        .sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 1])
        .awake("geirrods_mist", None)
        .last_turn(BLUE);
    let mut game = to_the_giants(game);
    let from = |game: &Norseheim| match game.realm().phase() {
        Phase::Withdraw(leaving, _) => leaving.iter().map(|leaving| leaving.from).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(from(&game), ["tranemose", "lyngmark"].map(region), "NH-RULING-37: in region order");
    let to = |at: &str| Action::Withdraw { region: region(at) };
    assert_eq!(game.offered(), [to("isbrae"), to("kvalsund")], "NH-RULING-37: Lyngmark is lost as well");
    game.play(to("isbrae")).play(to("kvalsund"));
    assert_eq!((warriors(&game, BLUE, "isbrae"), warriors(&game, BLUE, "kvalsund")), (2, 3));
}

/// Example 53 d and e. NH-GIANTS-09.
#[test]
fn what_is_barred_is_barred_for_a_round() {
    let game = World::new(3)
        .round(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(RED, "bjornholt", 2, Building::None)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(BLUE, "isbrae", 2, Building::None)
        .led("lyngmark", "hallbera", 1)
        .awake("leikns_fever", None)
        .awake("karis_blizzard", None)
        .points(RED, 0)
        .points(GREEN, 50)
        .last_turn(RED);
    let mut game = to_the_giants(game);
    let recruit = act(Deed::Recruit, 1);
    game.refuses_to(RED, recruit, "NH-ACTION-11");
    game.play(act(Deed::Attack, 1));
    game.refuses(attack("bjornholt", "hvitmark"), "NH-GIANTS-09");
    game.play(attack("bjornholt", "steinskar"));
    let steinskar = npc(&game, "steinskar");
    game.choices(runes(0, 1, 0)).choices(runes(0, usize::from(steinskar), 0));
    game.play(commit(1)).play(Action::BreakOff);
    game.play(act(Deed::Attack, 1));
    game.refuses(attack("isbrae", "myrkvid"), "NH-GIANTS-09");
    game.play(attack("kvalsund", "myrkvid"));
    let myrkvid = npc(&game, "myrkvid");
    game.choices(runes(0, 1, 0)).choices(runes(0, usize::from(myrkvid), 0));
    game.play(commit(1)).play(Action::BreakOff);
    let before = npc(&game, "lyngmark");
    while matches!(game.realm().phase(), Phase::Acting(_)) {
        game.play(Action::Pass);
    }
    through_rewards(&mut game, 6);
    assert_eq!(npc(&game, "lyngmark"), before, "NH-GIANTS-09: non-player moors do not recruit either");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(
        value["realm"]["barred_attacks"].as_array().map(Vec::len),
        Some(0),
        "it ends with the next Giants phase"
    );
}

/// Example 57. NH-GIANTS-07, NH-ORDER-03, NH-RULING-06.
#[test]
fn two_debtors() {
    let game = World::new(3)
        .held(RED, "hrafnsvik", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(GREEN, "torvmyr", 2, Building::Ring)
        .tracks(RED, [0, 0, 0])
        .tracks(BLUE, [0, 0, 0])
        .points(RED, 4)
        .points(BLUE, 4)
        .points(GREEN, 30)
        .awake("rans_net", None)
        .last_turn(RED);
    let game = to_the_giants(game);
    assert_eq!((ap(&game, RED), ap(&game, BLUE)), (7, 7), "NH-GIANTS-07: 9 less 2");
    assert_eq!(
        game.realm().order()[..2],
        [BLUE, RED],
        "NH-ORDER-04, NH-RULING-06: Blue moved after Red, after the income: on top"
    );
}

/// NH-GIANTS-07. AP do not fall below 0, and several regions are one loss.
#[test]
fn no_debt() {
    let game = World::new(3)
        .held(RED, "drakevik", 2, Building::Ring)
        .held(RED, "kvalsund", 2, Building::None)
        .held(RED, "hrafnsvik", 2, Building::None)
        .held(RED, "sildefjord", 2, Building::None)
        .awake("rans_net", None)
        .points(RED, 0)
        .tracks(RED, [0, 0, 0])
        .last_turn(RED);
    let game = to_the_giants(game);
    assert_eq!(ap(&game, RED), 1 + 11 + 4 - 8);
}

/// NH-RULING-49. An empty deck is made anew of the discard pile; with both empty nothing is drawn.
#[test]
fn the_deck_runs_out() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 3, Building::Ring)
        .led("sildefjord", "ketil", 2)
        .all_others_carried_out()
        .turn(RED);
    game.choices(runes(0, 2, 1)).choices(runes(0, 2, 0));
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(3));
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"].as_array().map(Vec::len), Some(1), "from the shuffled discards");
    assert_eq!(value["stacks"]["giants"].as_array().map(Vec::len), Some(14));
    let mut world = World::new(3).held(RED, "torvmyr", 3, Building::Ring).led("sildefjord", "ketil", 2);
    for id in content().content().giants.iter().map(|giant| giant.id.as_str()) {
        world = world.awake(id, None);
    }
    let mut game = world.turn(RED);
    game.choices(runes(0, 2, 1)).choices(runes(0, 2, 0));
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(3));
    assert!(matches!(game.realm().phase(), Phase::NextBattle(..)), "nothing was drawn");
}
