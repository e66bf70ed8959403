//! Gods cards on one's own turn.

use crate::support::*;
use norseheim::ids::{Deed, God, Numbered, Regions, Track};
use norseheim::phase::{Due, Phase};
use norseheim::state::Building;
use norseheim::{Action, Options};

fn base() -> World {
    World::new(3).held(RED, "torvmyr", 2, Building::Ring).held(BLUE, "kvalsund", 2, Building::Ring).held(
        GREEN,
        "hrafnsvik",
        2,
        Building::Ring,
    )
}

/// NH-GOD-01, NH-GOD-02, NH-GOD-03, NH-GOD-04, NH-GOD-05, NH-GOD-11, NH-GOD-12, NH-COMP-09. Cards cost nothing, are no action, any number in a turn, and are out of the game then.
#[test]
fn cards_on_a_turn() {
    let mut game = base().hand(RED, &["golden_harvest", "draupnir_drips", "belt_of_might"]).points(RED, 1).turn(RED);
    game.refuses(play("folkvang_opens"), "NH-GOD-01");
    game.refuses(play("belt_of_might"), "NH-GOD-02");
    game.play(play("golden_harvest")).play(play("draupnir_drips"));
    assert_eq!(ap(&game, RED), 8, "NH-GOD-12: 4, and 3 at least");
    game.refuses(play("golden_harvest"), "NH-GOD-01");
    assert_eq!(game.asked(), RED, "NH-GOD-05: it is still his turn, and he may pass");
    game.play(Action::Pass);
    game.refuses_to(RED, play("belt_of_might"), "NH-ACTION-01");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["played"].as_array().map(Vec::len), Some(2), "NH-GOD-03, NH-COMP-09");
}

/// Example 55. NH-GOD-12.
#[test]
fn draupnir_drips() {
    let mut game =
        base().hand(RED, &["draupnir_drips"]).sworn(RED, "lyngmark", "ketil", 2, [1, 0]).points(RED, 0).turn(RED);
    game.play(play("draupnir_drips"));
    assert_eq!(ap(&game, RED), 3, "two seats, but at least 3");
    let mut world = base().hand(RED, &["draupnir_drips"]).points(RED, 0);
    for at in ["ornetind", "tranemose", "drakevik", "lyngmark", "ulfskog"] {
        world = world.held(RED, at, 1, Building::None);
    }
    let mut game = world.turn(RED);
    game.play(play("draupnir_drips"));
    assert_eq!(ap(&game, RED), 6);
}

/// Example 35. NH-GOD-13, NH-RULING-06.
#[test]
fn light_fingers() {
    let mut game = base().hand(RED, &["light_fingers"]).points(BLUE, 2).points(RED, 6).points(GREEN, 0).turn(RED);
    game.play(play("light_fingers"));
    game.refuses(Action::Rob { seat: GREEN }, "NH-GOD-13");
    game.refuses(Action::Rob { seat: RED }, "NH-GOD-13");
    game.play(Action::Rob { seat: BLUE });
    assert_eq!((ap(&game, BLUE), ap(&game, RED)), (0, 8));
    let moved = |seat| game.realm().player(seat).moved;
    assert!(moved(BLUE) < moved(RED), "first his marker moves, then the thief's");
}

/// Example 41. NH-GOD-05, NH-GOD-14, NH-RULING-63, NH-RULING-64.
#[test]
fn folkvang_opens() {
    let mut world = World::new(3).held(RED, "torvmyr", 4, Building::Ring).hand(RED, &["folkvang_opens"]);
    for at in ["kvalsund", "drakevik", "hrafnsvik"] {
        world = world.held(RED, at, 6, Building::None);
    }
    let mut game = world.held(RED, "ulfskog", 2, Building::None).turn(RED);
    game.play(play("folkvang_opens"));
    game.refuses(choose("kvalsund"), "NH-GOD-14");
    game.play(choose("torvmyr"));
    assert_eq!(warriors(&game, RED, "torvmyr"), 5, "only one was left in supply");
    let mut full = World::new(3).held(RED, "torvmyr", 6, Building::Ring).hand(RED, &["folkvang_opens"]).turn(RED);
    full.refuses(play("folkvang_opens"), "NH-RULING-64");
}

/// NH-GOD-15. Falcon Cloak relocates without card and cost, on top of the turn's action, and does not use up waived cost.
#[test]
fn falcon_cloak() {
    let mut game =
        base().held(RED, "bjornholt", 2, Building::None).hand(RED, &["falcon_cloak", "hanged_gods_runes"]).turn(RED);
    game.play(play("hanged_gods_runes")).play(play("falcon_cloak")).play(go("bjornholt", "torvmyr")).play(Action::Done);
    assert_eq!(ap(&game, RED), 20);
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.waived && turn.due == Due::Only));
    game.play(act(Deed::Recruit, 1));
    assert_eq!(ap(&game, RED), 20, "NH-GOD-16: the next action costs nothing");
    assert_eq!(game.asked(), BLUE);
}

/// NH-GOD-16. Waived before a Double, only its first action is free; unused it lapses with the turn.
#[test]
fn runes_of_the_hanged_god() {
    let mut game = base().round(3).hand(RED, &["hanged_gods_runes"]).turn(RED);
    game.play(play("hanged_gods_runes")).play(Action::Double).play(act(Deed::Recruit, 1));
    assert_eq!(ap(&game, RED), 20);
    game.play(act(Deed::Build, 1));
    assert_eq!(ap(&game, RED), 17);
    let mut game = base().round(3).hand(RED, &["hanged_gods_runes"]).turn(RED);
    game.play(Action::Double).refuses(play("hanged_gods_runes"), "NH-GOD-05");
    game.play(act(Deed::Recruit, 1)).play(play("hanged_gods_runes"));
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.due == Due::Second && turn.waived));
    game.play(Action::Stop);
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.seat == BLUE && !turn.waived), "it lapses");
}

/// Example 43. NH-GOD-17, NH-RULING-10.
#[test]
fn sleipnirs_gallop() {
    let mut game =
        base().led("sildefjord", "ketil", 0).round(2).points(RED, 5).hand(RED, &["sleipnirs_gallop"]).turn(RED);
    game.play(play("sleipnirs_gallop"));
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(1));
    assert_eq!(ap(&game, RED), 1);
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.cards_left == 2), "a fresh card limit");
    game.refuses(Action::Double, "NH-GOD-17");
    game.refuses(Action::Pass, "NH-ACTION-02");
    game.refuses(act(Deed::Recruit, 1), "NH-ACTION-07");
    game.play(act(Deed::Recruit, 2));
    assert_eq!(ap(&game, RED), 0, "4 - 1 - 2");
    assert_eq!(game.asked(), BLUE);
    let mut game = base().hand(RED, &["sleipnirs_gallop"]).turn(RED);
    game.play(play("sleipnirs_gallop")).play(Action::Pass);
    assert_eq!(game.asked(), BLUE, "NH-GOD-17: with a pass it lapses");
}

/// Example 44. NH-GOD-18.
#[test]
fn huginn_and_muninn() {
    let mut game =
        base().cards(RED, Deed::Attack, 0).boosters([3, 3, 0, 3, 2, 2, 1]).hand(RED, &["huginn_and_muninn"]).turn(RED);
    game.refuses(act(Deed::Attack, 1), "NH-ACTION-08");
    game.play(play("huginn_and_muninn"));
    game.refuses(Action::TakeBooster { deed: Deed::Relocate }, "NH-GOD-18");
    game.refuses(Action::Pass, "NH-GOD-11");
    game.play(Action::TakeBooster { deed: Deed::Attack });
    game.play(act(Deed::Attack, 1));
    assert!(matches!(game.realm().phase(), Phase::Route { .. }), "usable at once");
}

/// Example 45. NH-GOD-19, NH-TILE-08.
#[test]
fn mead_of_the_skalds() {
    let advance = |track| Action::Advance { track };
    let mut game = base().tracks(RED, [8, 3, 0]).hand(RED, &["mead_of_the_skalds"]).turn(RED);
    game.play(play("mead_of_the_skalds"));
    game.refuses(advance(Track::Price), "NH-GOD-19");
    game.refuses(Action::Keep, "NH-GOD-11");
    game.play(advance(Track::Size)).play(advance(Track::Diplomacy));
    let shown = Track::ALL.map(|track| game.realm().number(RED, track));
    assert_eq!(shown, [1, 3, 2], "the second 3, and 2");
    let mut end = base().tracks(RED, [8, 6, 9]).hand(RED, &["mead_of_the_skalds"]).turn(RED);
    end.refuses(play("mead_of_the_skalds"), "NH-RULING-64");
}

/// Example 46. NH-GOD-20, NH-RULING-37, NH-RULING-39.
#[test]
fn silver_tongue() {
    let world = |envoys| {
        base()
            .held(BLUE, "isbrae", 2, Building::None)
            .sworn(BLUE, "ornetind", "yrsa", 2, [envoys, 1])
            .hand(RED, &["silver_tongue"])
            .turn(RED)
    };
    let mut game = world(3);
    game.play(play("silver_tongue"));
    game.refuses(choose("torvmyr"), "NH-GOD-20");
    game.play(choose("ornetind"));
    game.refuses(Action::Expel { envoys: 3 }, "NH-GOD-20");
    game.play(Action::Expel { envoys: 1 });
    assert_eq!((envoys(&game, "ornetind"), game.realm().player(BLUE).envoys), (None, 0), "NH-RULING-39: all three");
    assert_eq!(game.asked(), BLUE, "NH-RULING-37: his guest withdraws where he says");
    game.play(Action::Withdraw { region: region("isbrae") });
    assert_eq!(warriors(&game, BLUE, "isbrae"), 3);
    assert!(matches!(game.realm().phase(), Phase::Acting(turn) if turn.seat == RED), "then Red goes on");
    let mut game = world(5);
    game.play(play("silver_tongue")).play(choose("ornetind")).play(Action::Expel { envoys: 2 });
    assert_eq!(envoys(&game, "ornetind"), Some((BLUE, 3)), "enough are left");
}

/// Example 47. NH-GOD-21, NH-CTRL-05, NH-RULING-27.
#[test]
fn turncoat() {
    let world = || base().held(RED, "myrkvid", 3, Building::None).hand(RED, &["turncoat"]);
    let mut game = world().held(BLUE, "isbrae", 1, Building::None).stack(&["hakon"]).turn(RED);
    game.play(play("turncoat"));
    game.refuses(choose("isbrae"), "NH-GOD-21");
    game.play(choose("myrkvid"));
    game.refuses(choose("torvmyr"), "NH-GOD-21");
    game.play(choose("isbrae"));
    assert_eq!((warriors(&game, RED, "myrkvid"), game.realm().player(BLUE).warriors), (4, 25 - 2));
    assert_eq!(leader(&game, "isbrae"), Some("hakon"), "NH-CTRL-05: vacant");
    let mut game = world().sworn(BLUE, "isbrae", "ketil", 1, [1, 2]).turn(RED);
    game.play(play("turncoat")).play(choose("myrkvid")).play(choose("isbrae"));
    game.play(Action::Convert { guest: false });
    assert_eq!(
        (npc(&game, "isbrae"), warriors(&game, BLUE, "isbrae")),
        (0, 2),
        "NH-GOD-21: the player of the card picks"
    );
    assert_eq!(leader(&game, "isbrae"), Some("ketil"), "NH-RULING-27: a leader without warriors stays");
    let mut game = world().sworn(BLUE, "isbrae", "ketil", 1, [1, 2]).turn(RED);
    game.play(play("turncoat")).play(choose("myrkvid")).play(choose("isbrae")).play(Action::Convert { guest: true });
    assert_eq!((npc(&game, "isbrae"), warriors(&game, BLUE, "isbrae")), (1, 1));
}

/// Example 48. NH-GOD-22, NH-RULING-62.
#[test]
fn sky_treading_shoes() {
    let world = || {
        World::new(3)
            .held(RED, "hrafnsvik", 6, Building::Ring)
            .led("eilifsborg", "hjalmar", 2)
            .danevold("hrafnsvik", "ornetind")
            .hand(RED, &["sky_shoes"])
    };
    let mut game = world().turn(RED);
    game.play(play("sky_shoes")).play(act(Deed::Attack, 1));
    game.refuses(attack("hrafnsvik", "eilifsborg"), "NH-GOD-22");
    game.play(Action::Muster { region: region("hrafnsvik") });
    let near = content().board.neighbours[region("hrafnsvik").index()];
    let far = ["bjornholt", "eilifsborg", "isbrae", "kongslund", "myrkvid", "torvmyr"].map(region);
    let expected: Regions = near.into_iter().chain(far).collect();
    let offered: Regions = game
        .offered()
        .into_iter()
        .map(|action| match action {
            Action::Strike { region } => region,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(offered, expected, "four neighbours and six at distance 2");
    game.refuses(Action::Strike { region: region("thingvall") }, "NH-GOD-22");
    game.choices(runes(2, 3, 0)).choices(runes(0, 2, 0));
    game.play(Action::Strike { region: region("eilifsborg") }).play(commit(6));
    assert_eq!(warriors(&game, RED, "eilifsborg"), 6, "the survivors move straight there");
    // Danevolds do not count.
    let mut game = world().led("ornetind", "ketil", 2).turn(RED);
    game.choices(runes(0, 5, 0)).choices(runes(0, 2, 0));
    game.play(play("sky_shoes")).play(act(Deed::Attack, 1)).play(Action::Muster { region: region("hrafnsvik") });
    game.play(Action::Strike { region: region("ornetind") }).play(commit(6));
    assert_eq!(game.table.undrawn(), 0);
    // A barred target stays barred; what is flown over does not matter.
    let mut game = world().barred_attacks("mountain").turn(RED);
    game.play(play("sky_shoes")).play(act(Deed::Attack, 1)).play(Action::Muster { region: region("hrafnsvik") });
    game.refuses(Action::Strike { region: region("eilifsborg") }, "NH-GIANTS-09");
    assert!(game.offered().contains(&Action::Strike { region: region("torvmyr") }), "NH-RULING-62");
}

/// Example 49. NH-GOD-23, NH-RULING-41, NH-RULING-49.
#[test]
fn whisper_to_the_giants() {
    let world = || base().hand(RED, &["whisper_to_the_giants"]);
    let mut game = world().deck(&["rans_net", "logis_wildfire"]).waiting(&[God::Odin]).turn(RED);
    game.play(play("whisper_to_the_giants"));
    game.refuses(Action::Wake { giant: giant("aegirs_surge") }, "NH-GOD-23");
    game.play(Action::Wake { giant: giant("logis_wildfire") });
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"][0]["cover"], "odin", "NH-RULING-41: the waiting marker covers it at once");
    assert_eq!(value["stacks"]["giants"][0], giant("rans_net").number(), "the other goes under the deck");
    // With only one card available that one wakes.
    let mut world = base().hand(RED, &["whisper_to_the_giants"]);
    for id in content().content().giants.iter().map(|giant| giant.id.as_str()).filter(|id| *id != "rans_net") {
        world = world.awake(id, None);
    }
    let mut game = world.turn(RED);
    game.play(play("whisper_to_the_giants"));
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"].as_array().map(Vec::len), Some(15));
}

/// Example 50. NH-GOD-24, NH-GOD-25.
#[test]
fn peace_and_rotten_timber() {
    let mut game = base()
        .held(BLUE, "sildefjord", 3, Building::None)
        .led("steinskar", "ketil", 2)
        .danevold("isbrae", "kvalsund")
        .hand(RED, &["ladys_peace"])
        .hand(BLUE, &["rotten_timber"])
        .turn(RED);
    game.play(play("ladys_peace"));
    game.refuses(choose("sildefjord"), "NH-GOD-25");
    game.play(choose("torvmyr"));
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "steinskar"));
    game.choices(runes(0, 1, 0)).choices(runes(1, 1, 0));
    game.play(commit(1));
    assert_eq!(game.asked(), BLUE, "Red attacked out of it");
    game.play(play("rotten_timber"));
    assert!(game.offered().contains(&Action::Raze { border: border("isbrae", "kvalsund") }), "any Danevold on the map");
    game.refuses(choose("hrafnsvik"), "NH-GOD-24");
    game.refuses(Action::Raze { border: border("torvmyr", "sildefjord") }, "NH-GOD-24");
    game.play(choose("torvmyr"));
    assert_eq!(building(&game, "torvmyr"), Building::Settlement, "the Settlement stays");
    game.play(act(Deed::Attack, 1));
    game.refuses(attack("sildefjord", "torvmyr"), "NH-GOD-25");
}

/// NH-GOD-25. A shield stays when its region changes hands, and falls with the end of the round.
#[test]
fn a_shield_lasts_for_the_round() {
    let mut game = base()
        .options(Options { mercy: false, ..Options::default() })
        .held(RED, "hvitmark", 1, Building::None)
        .shielded("hvitmark")
        .passed(BLUE)
        .points(GREEN, 8)
        .turn(RED);
    game.play(act(Deed::Relocate, 1)).play(go("hvitmark", "torvmyr")).play(Action::Done);
    assert!(leader(&game, "hvitmark").is_some(), "Red has left Hvitmark");
    game.play_as(GREEN, act(Deed::Attack, 1));
    game.refuses(attack("hrafnsvik", "hvitmark"), "NH-GOD-25");
    let ornetind = usize::from(npc(&game, "ornetind"));
    game.choices(runes(0, 1, 0)).choices(runes(0, ornetind, 0));
    game.play(attack("hrafnsvik", "ornetind")).play(commit(1)).play(Action::BreakOff);
    game.play_as(RED, Action::Pass).play_as(GREEN, Action::Pass);
    through_rewards(&mut game, 1);
    game.play_as(GREEN, act(Deed::Attack, 1));
    assert!(game.offered().contains(&attack("hrafnsvik", "hvitmark")), "NH-GOD-25: the round is over");
}

/// NH-GIANTS-09. Where recruiting is barred, warriors from Gods cards still come.
#[test]
fn fever_does_not_stop_the_gods() {
    let mut game = base().barred_recruiting("moor").hand(RED, &["folkvang_opens"]).turn(RED);
    game.refuses(act(Deed::Recruit, 1), "NH-ACTION-11");
    game.play(play("folkvang_opens")).play(choose("torvmyr"));
    assert_eq!(warriors(&game, RED, "torvmyr"), 4, "NH-GIANTS-09");
}

/// NH-GOD-24. A Danevold is torn down.
#[test]
fn a_danevold_is_torn_down() {
    let mut game = base().danevold("isbrae", "kvalsund").hand(RED, &["rotten_timber"]).turn(RED);
    game.play(play("rotten_timber")).play(Action::Raze { border: border("isbrae", "kvalsund") });
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["danevolds"].as_array().map(Vec::len), Some(0));
    let mut none = World::new(3).held(RED, "torvmyr", 2, Building::Ring).hand(RED, &["rotten_timber"]).turn(RED);
    none.refuses(play("rotten_timber"), "NH-RULING-64");
}
