//! The Council phase.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::phase::{Ending, Phase};
use norseheim::state::Building;

fn recall(at: &str) -> Action {
    Action::Recall { region: region(at) }
}

/// Example 25. NH-COUNCIL-01, NH-COUNCIL-02, NH-COUNCIL-03, NH-RULING-38, NH-RULING-39, NH-RULING-46.
#[test]
fn the_council_corrects_envoys() {
    let world = |holds: bool| {
        let world = World::new(3)
            .sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 0])
            .sworn(BLUE, "isbrae", "yrsa", 2, [3, 0])
            .tracks(BLUE, [0, 0, 1])
            .chairs(&[("kvalsund", BLUE), ("lyngmark", BLUE), ("isbrae", BLUE)]);
        if holds { world.held(BLUE, "kvalsund", 2, Building::Ring) } else { world }
    };
    let mut game = world(true).last_turn(BLUE);
    game.refuses(recall("lyngmark"), "NH-ACTION-02");
    assert_eq!(envoys(&game, "lyngmark"), Some((BLUE, 2)), "NH-RULING-38: envoys are not taken back at will");
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Reward(_)), "3 seats, limit 5, 5 envoys: fine");
    let mut game = world(false).last_turn(BLUE);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Recall(BLUE)), "NH-COUNCIL-02: 2 seats, limit 4");
    game.refuses(recall("kvalsund"), "NH-COUNCIL-02");
    game.refuses(Action::TakePoints, "NH-COUNCIL-02");
    game.play(recall("lyngmark"));
    assert_eq!((envoys(&game, "lyngmark"), game.realm().chairs(BLUE)), (None, 1), "NH-RULING-39: both came back");
    assert!(matches!(game.realm().phase(), Phase::Reward(_)), "1 seat, limit 3, 3 envoys: fine");
    let mut game = world(false).last_turn(BLUE);
    game.play(Action::Pass).play(recall("isbrae"));
    assert_eq!((envoys(&game, "isbrae"), envoys(&game, "lyngmark")), (None, Some((BLUE, 2))));
    assert_eq!(game.realm().marker_limit(BLUE), 3, "NH-COUNCIL-03");
}

/// NH-RULING-46, NH-COUNCIL-03. With one region only the envoy is taken back without asking, again and again; guests withdraw.
#[test]
fn the_correction_repeats() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 1, Building::Ring)
        .sworn(BLUE, "lyngmark", "dagfinn", 2, [6, 1])
        .tracks(BLUE, [0, 0, 1])
        .last_turn(RED);
    game.play(Action::Pass);
    assert_eq!(envoys(&game, "lyngmark"), Some((BLUE, 3)), "1 seat and 2: three may stay");
    assert_eq!(game.realm().chairs(BLUE), 1);
}

/// NH-RULING-46. Seats are set for all at once; then those over their limit follow in player order, and none changes another's seats.
#[test]
fn two_players_take_envoys_back() {
    let mut game = World::new(3)
        .sworn(GREEN, "lyngmark", "dagfinn", 2, [2, 0])
        .sworn(GREEN, "isbrae", "yrsa", 2, [3, 0])
        .sworn(BLUE, "tranemose", "ketil", 2, [3, 0])
        .sworn(BLUE, "ornetind", "thorgeir", 2, [2, 0])
        .tracks(BLUE, [0, 0, 0])
        .tracks(GREEN, [0, 0, 0])
        .order(&[GREEN, BLUE, RED])
        .chairs(&[])
        .last_turn(RED);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Recall(GREEN)), "NH-RULING-46: first in order");
    assert_eq!([BLUE, GREEN].map(|seat| game.realm().chairs(seat)), [2, 2], "NH-RULING-46: all seats are set");
    game.refuses_to(BLUE, recall("tranemose"), "NH-RULING-46");
    game.play(recall("isbrae"));
    assert!(matches!(game.realm().phase(), Phase::Recall(BLUE)), "NH-RULING-46: then the next");
    game.play(recall("tranemose")).play(recall("ornetind"));
    assert_eq!([BLUE, GREEN].map(|seat| game.realm().chairs(seat)), [2, 1]);
    assert_eq!([BLUE, GREEN].map(|seat| game.realm().player(seat).envoys), [3, 2]);
}

/// Example 42. NH-GOD-15, NH-COUNCIL-02, NH-COUNCIL-03, NH-RULING-39.
#[test]
fn brisingamen_and_the_council() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .tracks(RED, [0, 0, 1])
        .sworn(RED, "lyngmark", "dagfinn", 2, [2, 0])
        .led("isbrae", "sigrun", 2)
        .chairs(&[("torvmyr", RED)])
        .hand(RED, &["brisingamen"])
        .points(RED, 0)
        .last_turn(RED);
    game.play(play("brisingamen"));
    game.refuses(act(Deed::Diplomacy, 1), "NH-DIPL-01");
    game.play(convince("isbrae"));
    game.refuses(send(6), "NH-DIPL-10");
    game.play(send(4));
    assert_eq!(game.realm().player(RED).envoys, 6, "NH-GOD-15: above his limit of 3");
    assert!(matches!(game.realm().phase(), Phase::Acting(_)), "NH-GOD-15: he still acts or passes");
    game.play(Action::Pass);
    game.play(recall("lyngmark"));
    assert_eq!((game.realm().chairs(RED), game.realm().player(RED).envoys), (2, 4), "2 seats, limit 4, 4 envoys");
    assert!(matches!(game.realm().phase(), Phase::Reward(_)));
}

/// Example 26. NH-END-02, NH-END-05, NH-COUNCIL-04, NH-RULING-01.
#[test]
fn the_majority() {
    let direct = ["hrafnsvik", "ornetind", "isbrae", "kvalsund", "tranemose", "drakevik"];
    let mut world = World::new(3).round(4).tracks(RED, [0, 0, 5]);
    for at in direct {
        world = world.held(RED, at, 1, Building::None);
    }
    let sworn =
        |world: World| world.sworn(RED, "lyngmark", "ketil", 2, [1, 0]).sworn(RED, "sildefjord", "asbjorn", 2, [1, 0]);
    let mut game =
        sworn(world).sworn(RED, "bjornholt", "thorgeir", 2, [1, 0]).chairs(&[("hrafnsvik", RED)]).last_turn(RED);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Over(Ending::Majority { winner: RED })), "NH-END-02, NH-COUNCIL-04");
    assert_eq!(game.winners(), Some(vec![RED]), "NH-END-05: at once");
    game.refuses(Action::Pass, "NH-END-01");
    let mut world = World::new(3).round(4).tracks(RED, [0, 0, 5]);
    for at in direct {
        world = world.held(RED, at, 1, Building::None);
    }
    let mut game = sworn(world).held(RED, "eilifsborg", 1, Building::None).last_turn(RED);
    game.play(Action::Pass);
    assert_eq!(game.realm().chairs(RED), 8, "NH-RULING-01: a King's region has no seat");
    assert!(matches!(game.realm().phase(), Phase::Reward(_)));
}

/// Example 27. NH-END-03, NH-COUNCIL-04.
#[test]
fn all_kings_regions() {
    let mut game = World::new(3)
        .round(5)
        .held(GREEN, "eilifsborg", 2, Building::None)
        .held(GREEN, "thingvall", 4, Building::None)
        .led("kongslund", "hjalmar", 1)
        .passed(RED)
        .passed(BLUE)
        .turn(GREEN);
    game.choices(runes(1, 2, 0)).choices(runes(0, 1, 0));
    game.play(act(Deed::Attack, 1)).play(attack("thingvall", "kongslund")).play(commit(3));
    assert_eq!(game.asked(), GREEN, "nothing happens until the Council");
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Over(Ending::Kings { winner: GREEN })), "NH-END-03");
}

/// NH-END-04. Majority and King's regions in one Council phase: more seats win.
#[test]
fn two_early_victories() {
    let mut world = World::new(3).round(5);
    for at in
        ["hrafnsvik", "ornetind", "isbrae", "kvalsund", "tranemose", "drakevik", "lyngmark", "sildefjord", "bjornholt"]
    {
        world = world.held(RED, at, 1, Building::None);
    }
    for at in ["eilifsborg", "thingvall", "kongslund"] {
        world = world.held(BLUE, at, 1, Building::None);
    }
    let mut game = world.last_turn(RED);
    game.play(Action::Pass);
    assert!(matches!(game.realm().phase(), Phase::Over(Ending::Majority { winner: RED })), "NH-END-04");
}
