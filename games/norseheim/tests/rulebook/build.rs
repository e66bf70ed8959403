//! Building.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::state::Building;

fn settlement(at: &str) -> Action {
    Action::Settlement { region: region(at) }
}

fn ring(at: &str) -> Action {
    Action::Ring { region: region(at) }
}

fn danevold(one: &str, other: &str) -> Action {
    Action::Danevold { border: border(one, other) }
}

/// Example 23. NH-BUILD-01, NH-BUILD-02, NH-BUILD-03, NH-BUILD-04, NH-BUILD-07, NH-RULING-03, NH-RULING-43.
#[test]
fn what_can_be_built() {
    let world = || {
        World::new(3).held(RED, "torvmyr", 2, Building::Ring).held(RED, "bjornholt", 2, Building::None).sworn(
            RED,
            "lyngmark",
            "dagfinn",
            2,
            [2, 0],
        )
    };
    let mut game = world().turn(RED);
    game.play(act(Deed::Build, 1));
    assert_eq!(game.offered().len(), 9, "one Settlement and eight borders");
    game.refuses(settlement("torvmyr"), "NH-BUILD-02");
    game.refuses(ring("torvmyr"), "NH-BUILD-02");
    game.refuses(ring("bjornholt"), "NH-BUILD-02");
    // NH-RULING-43: a region that votes for him is not his to build in.
    game.refuses(settlement("lyngmark"), "NH-BUILD-07");
    game.refuses(danevold("lyngmark", "drakevik"), "NH-BUILD-07");
    game.play(settlement("bjornholt"));
    assert_eq!(building(&game, "bjornholt"), Building::Settlement, "NH-BUILD-04");
    assert_eq!(ap(&game, RED), 17, "NH-BUILD-01: one thing for 3 AP");
    let mut game = world().danevold("torvmyr", "bjornholt").turn(RED);
    game.play(act(Deed::Build, 1));
    game.refuses(danevold("torvmyr", "bjornholt"), "NH-BUILD-03");
    game.play(danevold("torvmyr", "sildefjord"));
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(
        value["realm"]["danevolds"].as_array().map(Vec::len),
        Some(2),
        "NH-BUILD-03: any number around a region"
    );
}

/// NH-BUILD-01, NH-BUILD-05. A Settlement becomes a Ring Fortress.
#[test]
fn a_ring_around_a_settlement() {
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Settlement).turn(RED);
    game.play(act(Deed::Build, 1)).play(ring("torvmyr"));
    assert_eq!(building(&game, "torvmyr"), Building::Ring);
    assert_eq!(game.realm().player(RED).settlements, 3, "NH-BUILD-05: the Settlement stays inside");
}

/// NH-RULING-03. Counts are limits: no Ring, Danevold or Settlement left, none is built.
#[test]
fn supplies_are_limits() {
    let ringed = ["hrafnsvik", "ornetind", "isbrae", "kvalsund"];
    let more = ["tranemose", "drakevik", "lyngmark"];
    let last = ["bjornholt", "hvitmark", "rimvidda"];
    let mut world = World::new(4).held(RED, "torvmyr", 1, Building::Settlement).held(RED, "ulfskog", 1, Building::None);
    for at in ringed {
        world = world.held(BLUE, at, 1, Building::Ring);
    }
    for at in more {
        world = world.held(GREEN, at, 1, Building::Ring);
    }
    for at in last {
        world = world.held(GOLD, at, 1, Building::Ring);
    }
    let mut game = world.turn(RED);
    game.play(act(Deed::Build, 1));
    game.refuses(ring("torvmyr"), "NH-RULING-03");
    game.play(settlement("ulfskog"));
    let mut world = World::new(3).held(RED, "torvmyr", 1, Building::Ring).held(RED, "ulfskog", 1, Building::None);
    for at in ["hrafnsvik", "kvalsund", "hvitmark"] {
        world = world.held(RED, at, 1, Building::Settlement);
    }
    for (one, other) in [
        ("hrafnsvik", "hvitmark"),
        ("hrafnsvik", "ornetind"),
        ("isbrae", "kvalsund"),
        ("bjornholt", "hvitmark"),
        ("torvmyr", "kongslund"),
    ] {
        world = world.danevold(one, other);
    }
    let mut game = world.turn(RED);
    game.play(act(Deed::Build, 1));
    game.refuses(settlement("ulfskog"), "NH-RULING-03");
    game.refuses(danevold("torvmyr", "sildefjord"), "NH-RULING-03");
    game.play(ring("hvitmark"));
}
