//! Envoys and oaths.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::phase::Phase;
use norseheim::state::Building;

/// Examples 2 and 19. NH-DIPL-01, NH-DIPL-03, NH-DIPL-05, NH-TILE-02, NH-SETUP-08, NH-RULING-36.
#[test]
fn the_marker_limit() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .tracks(RED, [0, 0, 1])
        .led("lyngmark", "dagfinn", 2)
        .led("isbrae", "sigrun", 2)
        .turn(RED);
    assert_eq!(game.realm().marker_limit(RED), 3, "one seat and diplomacy number 2");
    game.play(act(Deed::Diplomacy, 1));
    game.refuses(convince("isbrae"), "NH-DIPL-05");
    game.refuses(convince("torvmyr"), "NH-DIPL-01");
    game.play(convince("lyngmark"));
    game.refuses(send(1), "NH-DIPL-03");
    game.refuses(send(4), "NH-DIPL-05");
    game.refuses(send(8), "NH-DIPL-10");
    game.play(send(3));
    assert_eq!(envoys(&game, "lyngmark"), Some((RED, 3)), "NH-DIPL-03: more is allowed");
    assert_eq!(game.realm().marker_limit(RED), 3, "NH-RULING-36: the limit counts seats on the Council board");
}

/// Example 20. NH-DIPL-04, NH-DIPL-07, NH-DIPL-08, NH-DIPL-11, NH-RULING-34, NH-RULING-36.
#[test]
fn outbidding() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 0])
        .turn(RED);
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark"));
    game.refuses(send(2), "NH-DIPL-04");
    game.play(send(3));
    assert_eq!(envoys(&game, "lyngmark"), Some((RED, 3)), "NH-DIPL-08: at once");
    assert_eq!(game.realm().player(BLUE).envoys, 0, "NH-DIPL-11, NH-RULING-34");
    assert_eq!((game.realm().chairs(BLUE), game.realm().chairs(RED)), (2, 1), "NH-DIPL-07: the seat waits");
    assert_eq!((game.realm().chairs_to_come(BLUE), game.realm().chairs_to_come(RED)), (1, 2));
}

/// NH-RULING-37. Guests of who is outbid withdraw at once, on another player's turn, one by one, where he says.
#[test]
fn outbid_guests_withdraw() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 5, Building::Ring)
        .held(BLUE, "drakevik", 3, Building::None)
        .sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 2])
        .turn(RED);
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark")).play(send(3));
    assert_eq!(game.asked(), BLUE);
    game.refuses(Action::Withdraw { region: region("torvmyr") }, "NH-RULING-37");
    game.refuses_to(RED, Action::Pass, "NH-RULING-37");
    game.play(Action::Withdraw { region: region("kvalsund") });
    assert_eq!(
        (warriors(&game, BLUE, "kvalsund"), warriors(&game, BLUE, "drakevik")),
        (6, 4),
        "the second had one way left"
    );
    assert_eq!(game.asked(), BLUE, "it is Blue's turn now");
    assert!(matches!(game.realm().phase(), Phase::Acting(_)));
    // With no room anywhere they go back to the supply.
    let mut game =
        World::new(3).held(RED, "torvmyr", 2, Building::Ring).sworn(BLUE, "lyngmark", "dagfinn", 2, [2, 2]).turn(RED);
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark")).play(send(3));
    assert_eq!(game.realm().player(BLUE).warriors, 25, "NH-RULING-37");
}

/// Example 39. NH-DIPL-06, NH-DIPL-10, NH-RULING-35, NH-TILE-03.
#[test]
fn who_can_be_convinced() {
    let mut game = World::new(3).held(RED, "torvmyr", 2, Building::Ring).led("eilifsborg", "ivar", 4).turn(RED);
    game.play(act(Deed::Diplomacy, 1));
    game.refuses(convince("eilifsborg"), "NH-DIPL-06");
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(RED, "bjornholt", 2, Building::None)
        .sworn(RED, "lyngmark", "dagfinn", 2, [4, 0])
        .sworn(RED, "isbrae", "ketil", 2, [3, 0])
        .tracks(RED, [0, 0, 9])
        .turn(RED);
    assert!(game.realm().marker_limit(RED) > 7, "NH-RULING-35: it is the pieces that are missing");
    game.refuses(act(Deed::Diplomacy, 1), "NH-ACTION-11");
}

/// Example 40. NH-DIPL-02, NH-DIPL-04, NH-DIPL-09.
#[test]
fn strengthening() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .sworn(RED, "lyngmark", "dagfinn", 2, [2, 1])
        .tracks(BLUE, [0, 0, 9])
        .turn(RED);
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark")).play(send(1));
    assert_eq!(envoys(&game, "lyngmark"), Some((RED, 3)), "NH-DIPL-09");
    assert_eq!(warriors(&game, RED, "lyngmark"), 1, "guests stay");
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark"));
    game.refuses(send(3), "NH-DIPL-04");
    game.play(send(4));
    assert_eq!(envoys(&game, "lyngmark"), Some((BLUE, 4)), "NH-DIPL-02: one region in an action");
}

/// NH-RULING-52. Without regions and warriors a player can still send envoys, worship and play Gods cards, and receives reward and seat income.
#[test]
fn nobody_is_eliminated() {
    let mut game =
        World::new(3).led("lyngmark", "ketil", 2).hand(RED, &["golden_harvest"]).points(RED, 0).last_turn(RED);
    game.play(play("golden_harvest"));
    let offered = game.offered();
    assert!(offered.contains(&act(Deed::Diplomacy, 1)) && offered.contains(&act(Deed::Worship, 1)), "{offered:?}");
    game.play(act(Deed::Diplomacy, 1)).play(convince("lyngmark")).play(send(1)).play(Action::Pass);
    through_rewards(&mut game, 1);
    assert_eq!(ap(&game, RED), 4 - 2 + 3 + 1, "NH-RULING-52: reward 3, and 1 for the seat of Lyngmark");
}
