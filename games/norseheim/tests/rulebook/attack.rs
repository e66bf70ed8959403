//! Attacks and battles.

use crate::support::*;
use engine::Scenario;
use norseheim::ids::{Deed, God, Numbered};
use norseheim::phase::Phase;
use norseheim::state::{Building, Land};
use norseheim::{Action, Norseheim};

/// An attack up to its first throw, with these runes of attacker and defender.
fn fight(game: &mut Scenario<Norseheim>, from: &str, to: &str, count: u8, throws: [[usize; 3]; 2]) {
    for [hits, blanks, upright] in throws {
        game.choices(runes(hits, blanks, upright));
    }
    game.play(act(Deed::Attack, 1)).play(attack(from, to)).play(commit(count));
    assert_eq!(game.table.undrawn(), 0, "all runes were thrown");
}

/// Example 9. NH-ATTACK-01, NH-ATTACK-02, NH-ATTACK-06, NH-ATTACK-07, NH-ATTACK-08, NH-ATTACK-11, NH-ATTACK-14, NH-ATTACK-16,
/// NH-COUNCIL-01, NH-RULING-24.
#[test]
fn a_plain_conquest() {
    let mut game = World::new(3).held(RED, "torvmyr", 5, Building::None).led("sildefjord", "ketil", 2).turn(RED);
    fight(&mut game, "torvmyr", "sildefjord", 4, [[2, 2, 0], [1, 1, 0]]);
    assert_eq!(warriors(&game, RED, "sildefjord"), 3, "NH-ATTACK-14: all who are left move in");
    assert_eq!(warriors(&game, RED, "torvmyr"), 1, "NH-ATTACK-11: who stayed out is not lost");
    assert_eq!(leader(&game, "sildefjord"), None, "NH-ATTACK-16");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["discarded"], serde_json::json!([tile("ketil")]), "NH-RULING-29: Ketil is discarded");
    assert_eq!(game.realm().chairs(RED), 1, "NH-COUNCIL-01: the seat waits for the Council");
    assert_eq!(ap(&game, RED), 16, "NH-ATTACK-18: paid once");
}

/// Example 10. NH-ATTACK-13, NH-ATTACK-15, NH-ATTACK-18, NH-RULING-19, NH-RULING-32.
#[test]
fn the_attacker_stops() {
    let mut game = World::new(3).held(RED, "torvmyr", 3, Building::Ring).led("jarnfjell", "ulfhild", 3).turn(RED);
    fight(&mut game, "torvmyr", "jarnfjell", 3, [[0, 3, 0], [2, 1, 0]]);
    assert!(matches!(game.realm().phase(), Phase::NextBattle(_, attack) if attack.fighters == 1), "NH-RULING-19");
    game.refuses(commit(2), "NH-ATTACK-13");
    game.choices(runes(0, 1, 0)).choices(runes(0, 3, 0));
    game.play(Action::FightOn);
    assert!(
        matches!(game.realm().phase(), Phase::NextBattle(..)),
        "NH-RULING-32: a throw without hits decides nothing"
    );
    game.play(Action::BreakOff);
    assert_eq!((warriors(&game, RED, "torvmyr"), npc(&game, "jarnfjell")), (1, 3), "NH-ATTACK-15");
    assert_eq!(ap(&game, RED), 16, "NH-ATTACK-18: two battles, one price");
    assert_eq!(game.asked(), BLUE);
}

/// Example 11. NH-ATTACK-07, NH-ATTACK-10.
#[test]
fn both_sides_throw_five_at_most() {
    let mut game =
        World::new(3).held(RED, "torvmyr", 6, Building::Ring).held(BLUE, "sildefjord", 6, Building::None).turn(BLUE);
    fight(&mut game, "sildefjord", "torvmyr", 6, [[0, 5, 0], [0, 5, 0]]);
    let last = game.realm().phase().attack().and_then(|attack| attack.last).expect("a throw");
    assert_eq!(last.throws.map(|throw| throw.blanks), [5, 5], "NH-ATTACK-07, NH-ATTACK-10");
}

/// Example 12. NH-ATTACK-09, NH-ATTACK-10, NH-BUILD-06, NH-RULING-22, NH-RULING-23.
#[test]
fn a_danevold_doubles_the_defence() {
    let world = |warriors, building| {
        World::new(4)
            .held(BLUE, "lyngmark", warriors, building)
            .held(GOLD, "drakevik", 4, Building::None)
            .danevold("lyngmark", "drakevik")
    };
    let mut game = world(1, Building::Settlement).turn(GOLD);
    fight(&mut game, "drakevik", "lyngmark", 4, [[0, 4, 0], [0, 4, 0]]);
    let mut game = world(2, Building::Ring).turn(GOLD);
    fight(&mut game, "drakevik", "lyngmark", 4, [[0, 4, 0], [0, 5, 0]]);
    let mut game = world(1, Building::Settlement).turn(BLUE);
    fight(&mut game, "lyngmark", "drakevik", 1, [[0, 1, 0], [0, 5, 0]]);
    let last = game.realm().phase().attack().and_then(|attack| attack.last).expect("a throw");
    let thrown = last.throws.map(|throw| throw.blanks);
    assert_eq!(thrown, [1, 5], "NH-BUILD-06, NH-RULING-23: both directions, never the attacker's runes");
    let mut open = World::new(4)
        .held(BLUE, "lyngmark", 1, Building::Settlement)
        .held(GOLD, "drakevik", 4, Building::None)
        .danevold("lyngmark", "sildefjord")
        .turn(GOLD);
    fight(&mut open, "drakevik", "lyngmark", 4, [[0, 4, 0], [0, 2, 0]]);
    assert!(
        open.realm().phase().attack().is_some_and(|attack| !attack.walled),
        "NH-ATTACK-09: only the border crossed"
    );
}

/// Example 13. NH-ATTACK-12, NH-RULING-21, NH-CTRL-01, NH-BUILD-05.
#[test]
fn the_ring_is_lost_first() {
    let mut game =
        World::new(4).held(BLUE, "lyngmark", 2, Building::Ring).held(GOLD, "drakevik", 5, Building::None).turn(GOLD);
    fight(&mut game, "drakevik", "lyngmark", 4, [[3, 1, 0], [0, 4, 0]]);
    assert_eq!(building(&game, "lyngmark"), Building::Settlement, "NH-ATTACK-12");
    assert_eq!(warriors(&game, BLUE, "lyngmark"), 0);
    assert!(game.realm().land(region("lyngmark")).is_held_by(BLUE), "NH-CTRL-01: the Settlement stands");
    game.choices(runes(2, 2, 0)).choices(runes(0, 1, 0));
    game.play(Action::FightOn);
    assert_eq!(warriors(&game, GOLD, "lyngmark"), 4, "NH-RULING-21: hits beyond the last piece are ignored");
    assert_eq!(game.realm().player(BLUE).settlements, 4, "the Settlement went home");
}

/// Example 14. NH-ATTACK-13, NH-ATTACK-14, NH-ATTACK-17, NH-RULING-26, NH-RULING-28, NH-RULING-29.
#[test]
fn both_sides_perish() {
    let world = |npc| {
        World::new(3)
            .held(RED, "torvmyr", 2, Building::Ring)
            .led("sildefjord", "ketil", npc)
            .stack(&["sigrun"])
            .turn(RED)
    };
    let mut game = world(1);
    fight(&mut game, "torvmyr", "sildefjord", 2, [[1, 1, 0], [1, 0, 0]]);
    assert_eq!(warriors(&game, RED, "sildefjord"), 1, "NH-ATTACK-14");
    let mut game = world(2);
    fight(&mut game, "torvmyr", "sildefjord", 2, [[1, 1, 0], [2, 0, 0]]);
    assert_eq!((npc(&game, "sildefjord"), leader(&game, "sildefjord")), (1, Some("ketil")), "NH-ATTACK-13: it stands");
    let mut game = world(2);
    fight(&mut game, "torvmyr", "sildefjord", 2, [[2, 0, 0], [2, 0, 0]]);
    assert_eq!(
        (leader(&game, "sildefjord"), npc(&game, "sildefjord")),
        (Some("sigrun"), 2),
        "NH-ATTACK-17, NH-RULING-28"
    );
    assert_eq!(building(&game, "torvmyr"), Building::Ring, "NH-RULING-26: Torvmyr stays Red's");
}

/// Example 15. NH-RUNE-03, NH-RULING-25, NH-RULING-41.
#[test]
fn upright_runes_wake_giants() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 3, Building::Ring)
        .led("sildefjord", "ketil", 2)
        .deck(&["rans_net", "aegirs_surge", "hymirs_flood"])
        .waiting(&[God::Thor])
        .turn(RED);
    fight(&mut game, "torvmyr", "sildefjord", 3, [[1, 1, 1], [0, 1, 1]]);
    assert_eq!(npc(&game, "sildefjord"), 1, "NH-RUNE-03: an upright rune is no hit");
    let awake = serde_json::to_value(&game.game).expect("plain")["realm"]["awake"].clone();
    assert_eq!(awake[0]["cover"], "thor", "NH-RULING-41: the first is covered");
    assert_eq!(awake[1]["cover"], serde_json::Value::Null);
    assert_eq!(awake[0]["giant"], giant("rans_net").number(), "NH-RULING-25: the attacker's first");
}

/// Example 16. NH-RULING-20, NH-RULING-27.
#[test]
fn a_leader_without_army_is_no_battle() {
    let mut game = World::new(3)
        .held(RED, "myrkvid", 2, Building::Ring)
        .led("isbrae", "ketil", 0)
        .hand(RED, &["belt_of_might"])
        .turn(RED);
    fight(&mut game, "myrkvid", "isbrae", 2, [[0, 0, 0], [0, 0, 0]]);
    assert_eq!(warriors(&game, RED, "isbrae"), 2, "NH-RULING-20: no throw, no card window");
    assert_eq!(ap(&game, RED), 16, "the action is paid as usual");
}

/// NH-RUNE-01, NH-RUNE-02. Of twenty ways a rune can fall nine are hits, nine are blank, two stand upright.
#[test]
fn how_a_rune_falls() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 5, Building::Ring)
        .led("sildefjord", "ketil", 6)
        .deck(&["rans_net"])
        .turn(RED);
    game.choices([0, 8, 9, 17, 18]).choices([9, 17, 17, 9, 9]);
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(5));
    let last = game.realm().phase().attack().and_then(|attack| attack.last).expect("a throw");
    let [thrown, _] = last.throws.map(|throw| (throw.hits, throw.blanks, throw.upright));
    assert_eq!(thrown, (2, 2, 1), "NH-RUNE-01, NH-RUNE-02");
}

/// NH-RULING-31. With few non-player warriors in supply a new leader brings what there is.
#[test]
fn a_new_leader_brings_what_there_is() {
    for left in [0, 1] {
        let mut game = World::new(3)
            .held(RED, "torvmyr", 2, Building::Ring)
            .held(RED, "bjornholt", 1, Building::None)
            .npc_left(left)
            .stack(&["hakon"])
            .turn(RED);
        game.play(act(Deed::Relocate, 1)).play(go("bjornholt", "torvmyr")).play(Action::Done);
        assert_eq!((leader(&game, "bjornholt"), npc(&game, "bjornholt")), (Some("hakon"), left), "NH-RULING-31");
    }
}

/// Example 17. NH-ATTACK-14, NH-CTRL-05, NH-RULING-26.
#[test]
fn an_abandoned_origin_gets_a_new_leader() {
    let mut game = World::new(3)
        .held(RED, "bjornholt", 3, Building::None)
        .led("hvitmark", "skuli", 1)
        .stack(&["brynhild"])
        .turn(RED);
    fight(&mut game, "bjornholt", "hvitmark", 3, [[1, 2, 0], [1, 0, 0]]);
    assert_eq!(warriors(&game, RED, "hvitmark"), 2);
    assert_eq!((leader(&game, "bjornholt"), npc(&game, "bjornholt")), (Some("brynhild"), 3), "NH-CTRL-05");
}

/// Example 18. NH-ATTACK-04, NH-RELOC-04, NH-RULING-16, NH-RULING-17, NH-ATTACK-03, NH-ATTACK-05.
#[test]
fn guests_attack_and_defend() {
    let world = || {
        World::new(3)
            .held(RED, "torvmyr", 2, Building::Ring)
            .sworn(RED, "lyngmark", "dagfinn", 4, [2, 2])
            .led("ulfskog", "ketil", 2)
            .held(BLUE, "drakevik", 3, Building::None)
    };
    let mut game = world().turn(RED);
    game.play(act(Deed::Attack, 1));
    game.refuses(attack("torvmyr", "ulfskog"), "NH-ATTACK-01");
    game.refuses(attack("ulfskog", "lyngmark"), "NH-ATTACK-04");
    game.refuses(attack("torvmyr", "torvmyr"), "NH-ATTACK-05");
    game.play(attack("lyngmark", "ulfskog"));
    // NH-ATTACK-03: the two in Torvmyr cannot join.
    game.refuses(commit(3), "NH-ATTACK-02");
    game.refuses(commit(0), "NH-ATTACK-02");
    game.choices(runes(2, 0, 0)).choices(runes(1, 1, 0));
    game.play(commit(2));
    assert_eq!(
        (warriors(&game, RED, "ulfskog"), npc(&game, "lyngmark")),
        (1, 4),
        "NH-RULING-16: only guests took part"
    );
    // NH-ATTACK-08: own warriors and guests defend alike, non-player warriors fall first (NH-RULING-21).
    let mut game = world().turn(BLUE);
    fight(&mut game, "drakevik", "lyngmark", 3, [[3, 0, 0], [0, 5, 0]]);
    assert_eq!((npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark")), (1, 2));
    game.choices(runes(2, 1, 0)).choices(runes(0, 3, 0));
    game.play(Action::FightOn);
    assert_eq!(
        (npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark")),
        (0, 1),
        "NH-RULING-59: guests are part of the defence"
    );
    game.choices(runes(1, 2, 0)).choices(runes(0, 1, 0));
    game.play(Action::FightOn);
    assert_eq!(warriors(&game, BLUE, "lyngmark"), 3, "NH-RULING-59: conquered when they are gone too");
    assert_eq!(game.realm().player(RED).envoys, 0, "NH-ATTACK-16: envoys go back");
}

/// NH-RULING-17. Not into a region with own guests, a shield, or a barred landscape.
#[test]
fn excluded_targets() {
    let mut game = World::new(3)
        .held(RED, "sildefjord", 4, Building::Ring)
        .sworn(RED, "lyngmark", "dagfinn", 2, [2, 1])
        .shielded("torvmyr")
        .barred_attacks("mountain")
        .turn(RED);
    game.play(act(Deed::Attack, 1));
    game.refuses(attack("sildefjord", "lyngmark"), "NH-RULING-17");
    game.refuses(attack("sildefjord", "torvmyr"), "NH-GOD-25");
    game.refuses(attack("sildefjord", "jarnfjell"), "NH-GIANTS-09");
    game.play(attack("sildefjord", "bjornholt"));
}

/// NH-RULING-18, NH-RULING-58, NH-RULING-38. A Chieftain who votes for you may be attacked: your envoys come home at once, and nobody plays cards for him.
#[test]
fn betrayal() {
    let mut game = World::new(3)
        .held(RED, "sildefjord", 4, Building::Ring)
        .sworn(RED, "lyngmark", "dagfinn", 2, [2, 0])
        .hand(RED, &["goat_hide_blessing"])
        .turn(RED);
    game.choices(runes(0, 4, 0)).choices(runes(0, 2, 0));
    game.play(act(Deed::Attack, 1)).play(attack("sildefjord", "lyngmark")).play(commit(4));
    assert_eq!((envoys(&game, "lyngmark"), game.realm().player(RED).envoys), (None, 0), "NH-RULING-18");
    let attack = *game.realm().phase().attack().expect("on");
    assert_eq!(attack.defender, None, "NH-RULING-58");
}

/// NH-RULING-30. Danevolds stay when a region changes hands; NH-CTRL-02: then no leader tile is there.
#[test]
fn danevolds_belong_to_the_border() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 5, Building::Ring)
        .led("sildefjord", "skuli", 1)
        .danevold("sildefjord", "torvmyr")
        .turn(RED);
    fight(&mut game, "torvmyr", "sildefjord", 4, [[1, 3, 0], [0, 2, 0]]);
    assert!(matches!(game.realm().land(region("sildefjord")), Land::Held { seat: RED, .. }), "NH-CTRL-02");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["danevolds"].as_array().map(Vec::len), Some(1), "NH-RULING-30");
}

/// NH-RULING-29, NH-RULING-54. An empty stack is made anew of the discards of its kind.
#[test]
fn discards_make_a_new_stack() {
    let game = World::new(4).held(RED, "torvmyr", 2, Building::Ring).turn(RED);
    let view = engine::Game::view(&game.game, engine::Viewer::Spectator);
    assert_eq!(view.chieftains, 24 - 16 - 4, "NH-RULING-29: there is always one");
    // All spare Chieftains lie on the discard pile: the next leader comes from there.
    let spare: Vec<&'static str> = vec!["steinar", "yngvar", "sigrun", "thyra"];
    let mut world = World::new(4).held(RED, "bjornholt", 3, Building::None).discarded(&spare);
    world = world.led("hvitmark", "skuli", 1);
    let mut game = world.turn(RED);
    let before = engine::Game::view(&game.game, engine::Viewer::Spectator).chieftains;
    assert_eq!(before, 0);
    fight(&mut game, "bjornholt", "hvitmark", 3, [[1, 2, 0], [0, 1, 0]]);
    assert!(leader(&game, "bjornholt").is_some_and(|id| spare.contains(&id) || id == "skuli"));
    assert_eq!(engine::Game::view(&game.game, engine::Viewer::Spectator).chieftains, 4, "five discards, one drawn");
}
