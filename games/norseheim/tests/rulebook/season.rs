//! Reward, income and the non-player Chieftains.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::{Deed, Track};
use norseheim::phase::Phase;
use norseheim::state::Building;

fn base() -> World {
    World::new(3).held(RED, "torvmyr", 2, Building::Ring).held(BLUE, "kvalsund", 2, Building::Ring).held(
        GREEN,
        "hrafnsvik",
        2,
        Building::Ring,
    )
}

/// Example 28. NH-REWARD-01, NH-REWARD-02, NH-REWARD-05, NH-TILE-07, NH-RULING-47.
#[test]
fn reward_and_track() {
    let mut game = base().order(&[GREEN, RED, BLUE]).tracks(GREEN, [4, 1, 1]).points(GREEN, 5).last_turn(GREEN);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Reward(GREEN)), "NH-REWARD-01: in player order");
    game.refuses(Action::Advance { track: Track::Size }, "NH-REWARD-01");
    game.play(Action::TakePoints);
    assert_eq!(ap(&game, GREEN), 7, "NH-REWARD-02");
    game.refuses(Action::TakePoints, "NH-REWARD-05");
    game.play(Action::Advance { track: Track::Diplomacy });
    assert_eq!(game.realm().number(GREEN, Track::Diplomacy), 2, "NH-RULING-47: the second 2");
    assert_eq!(game.realm().player(GREEN).tracks[2], 2);
    assert_eq!(content().track(Track::Diplomacy).spaces[3], 3, "after the next step it is 3");
    game.refuses_to(GREEN, Action::TakePoints, "NH-REWARD-01");
    assert_eq!(game.asked(), RED);
}

/// Example 54. NH-REWARD-01, NH-REWARD-03, NH-REWARD-04, NH-RULING-60.
#[test]
fn booster_piles() {
    let mut game = base().boosters([0, 0, 1, 0, 0, 0, 1]).last_turn(RED);
    game.play(Action::Pass);
    let booster = |deed| Action::TakeBooster { deed };
    assert_eq!(game.offered(), [Action::TakePoints, booster(Deed::Relocate), booster(Deed::Double)]);
    game.refuses(booster(Deed::Attack), "NH-REWARD-03");
    game.play(booster(Deed::Relocate)).play(Action::Keep).play(booster(Deed::Double)).play(Action::Keep);
    assert_eq!(game.offered(), [Action::TakePoints], "NH-REWARD-04");
    assert_eq!(game.realm().player(RED).cards[Deed::Relocate.index()], 2, "NH-RULING-60: for the next round");
}

/// NH-REWARD-05. A marker at the end of its track stays there.
#[test]
fn the_end_of_a_track() {
    let mut game = base().tracks(RED, [8, 6, 9]).last_turn(RED);
    game.play(Action::Pass).play(Action::TakePoints);
    game.refuses(Action::Advance { track: Track::Price }, "NH-REWARD-05");
    assert_eq!(game.offered(), [Action::Keep]);
}

/// NH-INCOME-01, NH-INCOME-02. Values of directly controlled regions and 1 a seat; a King's region has value but no seat.
#[test]
fn income() {
    let mut game = base()
        .held(RED, "eilifsborg", 2, Building::None)
        .sworn(RED, "lyngmark", "ketil", 2, [1, 0])
        .points(RED, 0)
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    assert_eq!(ap(&game, RED), 3 + 2 + 6 + 2, "reward 3, Torvmyr 2, Eilifsborg 6, two seats");
}

/// Examples 2 and 30. NH-NPC-01, NH-NPC-02, NH-NPC-03, NH-STACK-03, NH-STACK-04, NH-CTRL-06.
#[test]
fn chieftains_recruit() {
    let mut game = base()
        .led("isbrae", "yrsa", 3)
        .led("ornetind", "sigrun", 2)
        .led("eilifsborg", "styrbjorn", 6)
        .sworn(RED, "lyngmark", "dagfinn", 4, [2, 2])
        .npc_left(20)
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 4);
    assert_eq!(npc(&game, "isbrae"), 4, "NH-NPC-02: 4 is reached");
    assert_eq!(npc(&game, "ornetind"), 2, "5 is not");
    assert_eq!(npc(&game, "eilifsborg"), 6, "NH-NPC-03, NH-STACK-04: six is the limit for guards as well");
    assert_eq!((npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark")), (5, 1), "NH-STACK-03");
    assert_eq!(game.table.undrawn(), 0, "NH-NPC-01: rolled once; NH-CTRL-06: nothing else is done for them");
}

/// NH-RULING-48, NH-STACK-03. With no non-player warrior in supply no guest leaves a full region.
#[test]
fn no_guest_makes_room_for_nobody() {
    let world = |left| {
        let world = base().sworn(RED, "lyngmark", "dagfinn", 5, [2, 1]).npc_left(left);
        let mut game = world.last_turn(RED);
        game.play(Action::Pass);
        through_rewards(&mut game, 3);
        (npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark"))
    };
    assert_eq!(world(0), (5, 1), "NH-RULING-48");
    assert_eq!(world(20), (6, 0), "NH-STACK-03");
}

/// NH-RULING-48, NH-RULING-03. With few left, low recruit numbers are served first, then rich regions.
#[test]
fn too_few_warriors_for_the_chieftains() {
    // 48 of 50 are on the map.
    let mut world = World::new(3);
    let low = [("hrafnsvik", "hallbera"), ("ornetind", "skuli"), ("isbrae", "eyvind")];
    for (at, leader) in low {
        world = world.led(at, leader, 1);
    }
    let full = [
        ("kvalsund", "thyra"),
        ("tranemose", "ulfhild"),
        ("drakevik", "yngvar"),
        ("lyngmark", "gudrun"),
        ("sildefjord", "steinar"),
        ("bjornholt", "finnbogi"),
    ];
    for (at, leader) in full {
        world = world.led(at, leader, 6);
    }
    let rest = [
        ("hvitmark", "orm"),
        ("rimvidda", "ragnfrid"),
        ("myrkvid", "svanhild"),
        ("vargvidda", "hakon"),
        ("ulfskog", "brynhild"),
        ("jarnfjell", "sigrun"),
        ("torvmyr", "yrsa"),
        ("steinskar", "thorgeir"),
    ];
    for (at, leader) in rest {
        world = world.led(at, leader, 1);
    }
    let kings = [("eilifsborg", "ivar"), ("thingvall", "geirmund"), ("kongslund", "styrbjorn")];
    for (at, leader) in kings {
        world = world.led(at, leader, 0);
    }
    let mut game = world.last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 6);
    let grown: Vec<&str> = ["hrafnsvik", "ornetind", "isbrae", "hvitmark", "rimvidda", "myrkvid"]
        .into_iter()
        .filter(|at| npc(&game, at) == 2)
        .collect();
    assert_eq!(
        grown,
        ["hrafnsvik", "rimvidda", "myrkvid"],
        "NH-RULING-48: recruit number 2 and value 3, in region order"
    );
}
