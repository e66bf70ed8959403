//! Turns, passing and Free Action tokens (RULES.md, "Turns" and "Free actions").

use crate::support::*;
use engine::Game;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Action, Phase};

fn any_setting(game: &Play) -> Action {
    TakeSetting { card: game.open().workshop.iter().next().expect("a card") }
}

/// FF-TURN-01, FF-TURN-02, FF-RULING-65. Two actions, then the player to the left; passing is always open.
#[test]
fn turns_go_to_the_left() {
    let mut game = position(3).turn(GREEN, 2).play();
    game.refuses_to(RED, Pass, "FF-TURN-01");
    assert!(game.legal(RED).is_empty(), "FF-RULING-61");
    assert!(game.offered().contains(&Pass), "FF-RULING-65");
    game.play(enter("A"));
    assert_eq!(turn(&game).seat, GREEN);
    game.play(Pass);
    assert_eq!((turn(&game).seat, turn(&game).actions_left, game.open().round), (RED, 2, 2), "FF-TURN-01");
}

/// FF-TURN-02. All seven kinds of action can be chosen.
#[test]
fn seven_kinds_of_action() {
    let game = position(3)
        .home(RED, "r r e a a a a")
        .holds(RED, &["S01"])
        .display(&["B1"])
        .stock("s")
        .market(&[Ability::Bat])
        .hand(RED, &[Ability::Thief])
        .play();
    let offered = game.offered();
    let kinds: [fn(&Action) -> bool; 8] = [
        |action| matches!(action, Enter { .. }),
        |action| matches!(action, TakeSetting { .. }),
        |action| matches!(action, CompleteSetting { .. }),
        |action| matches!(action, CompleteLink { .. }),
        |action| *action == StartTrade,
        |action| matches!(action, TakeAbility { .. }),
        |action| *action == UseThief,
        |action| *action == Pass,
    ];
    assert!(kinds.iter().all(|kind| offered.iter().any(kind)), "FF-TURN-02: {offered:?}");
}

/// FF-EX-27. FF-FREE-02, FF-TURN-04, FF-RULING-42, FF-RULING-53.
#[test]
fn three_tokens_after_two_actions() {
    let mut game = position(3).hand(GREEN, &[Ability::Thief]).stock("r").tokens(GREEN, 4).turn(GREEN, 2).play();
    game.refuses(EndTurn, "FF-TURN-02");
    game.play(enter("A"));
    assert_eq!((turn(&game).tokens_used, game.open().player(GREEN).tokens), (0, 4), "FF-RULING-53: no token before");
    game.refuses(EndTurn, "FF-TURN-02");
    game.play(Pass);
    assert!(turn(&game).is_free(), "FF-TURN-04");
    game.refuses(UseThief, "FF-RULING-42").refuses(Pass, "FF-FREE-02");
    for _ in 0..3 {
        assert_eq!(turn(&game).seat, GREEN);
        game.play(any_setting(&game));
    }
    assert_eq!((turn(&game).seat, game.open().player(GREEN).tokens), (RED, 1), "FF-FREE-01: three at most");
}

/// FF-FREE-02. A token buys a move, a setting, a completed card, a trade or an ability.
#[test]
fn what_a_token_buys() {
    let mut game = position(3)
        .home(RED, "r r e a a a a")
        .holds(RED, &["S01"])
        .display(&["B1"])
        .stock("s")
        .market(&[Ability::Bat])
        .tokens(RED, 1)
        .turn(RED, 1)
        .play();
    game.play(Pass);
    for action in [enter("A"), complete("S01"), make("B1"), StartTrade, TakeAbility { ability: Ability::Bat }] {
        assert!(game.offered().contains(&action), "FF-FREE-02: {action:?}");
    }
    assert!(game.offered().contains(&EndTurn));
}

/// FF-EX-52. FF-FREE-03, FF-FREE-04, FF-COMP-07, FF-SCORE-08.
#[test]
fn used_tokens_leave_the_game() {
    let mut game = position(3).display(&["B6"]).home(RED, "a a a a A").turn(RED, 1).play();
    game.play(make("B6"));
    assert_eq!((game.open().supply, game.open().player(RED).tokens), (13, 5));
    for _ in 0..2 {
        game.play(any_setting(&game));
    }
    game.play(EndTurn);
    let open = game.open();
    assert_eq!((open.supply, open.player(RED).tokens, open.used_tokens), (13, 3, 2), "FF-FREE-03");
    let tokens = game.standing()[0].lines.iter().find(|line| line.rule == "FF-SCORE-08").map(|line| line.points);
    assert_eq!(tokens, Some(9), "FF-FREE-04");
}

/// FF-TURN-04. Without tokens the turn ends by itself.
#[test]
fn no_tokens_no_question() {
    let mut game = position(3).play();
    game.play(Pass).play(Pass);
    assert_eq!(turn(&game).seat, BLUE);
}

/// FF-RULING-10. The parts of a Move come in order; nothing else is done in between.
#[test]
fn a_move_is_finished_before_anything_else() {
    let mut game = position(3).cavern("K11", "r").at(RED, 1, "E").play();
    game.play(go(1, "K11"));
    game.refuses(Pass, "FF-RULING-10").refuses(enter("A"), "FF-RULING-10").refuses(on("E"), "FF-RULING-10");
    game.play(Leave);
    assert!(matches!(game.open().phase, Phase::Acting(_)));
    game.refuses(Stop, "FF-SPEED-01").refuses(Keep, "FF-STRENGTH-01").refuses(KeepBat, "FF-RULING-28");
}
