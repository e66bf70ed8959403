//! The end of the game (RULES.md, "The end of the game").

use crate::support::*;
use engine::Game;
use freyas_folly::Action::*;
use freyas_folly::{Ending, Finish, Phase, Why};

fn ending(game: &Play) -> Ending {
    match game.open().phase {
        Phase::Over(ending) => ending,
        phase => panic!("the game goes on: {phase:?}"),
    }
}

/// FF-EX-28. FF-END-01, FF-END-03, FF-END-04, FF-RULING-55.
#[test]
fn after_the_last_dwarf_only_what_needs_none() {
    let mut game = position(5)
        .completed(RED, &["S01", "S03", "S04"])
        .home(RED, "e e s s R")
        .holds(RED, &["S02", "S05"])
        .stock("r")
        .market(&[freyas_folly::Ability::Bat])
        .display(&["B1"])
        .tokens(RED, 1)
        .play();
    game.play(complete("S02"));
    assert_eq!(
        (turn(&game).finish, turn(&game).actions_left),
        (Some(Finish::Quota), 1),
        "FF-END-03: the second action"
    );
    let kinds = |game: &Play| {
        game.offered()
            .iter()
            .all(|action| matches!(action, TakeSetting { .. } | StartTrade | TakeAbility { .. } | Pass | EndTurn))
    };
    assert!(kinds(&game) && game.offered().contains(&StartTrade), "FF-RULING-55");
    assert!(home(&game, RED).contains(jewels("s R")), "FF-END-04: the jewels of S05 alone are not enough");
    game.refuses(complete("S05"), "FF-COMPLETE-02").refuses(make("B1"), "FF-BRIS-02").refuses(enter("A"), "FF-MOVE-02");
    game.play(StartTrade);
    assert!(kinds(&game), "FF-END-03: tokens may be used");
    game.play(EndTurn);
    assert_eq!((ending(&game).why, ending(&game).ender), (Why::Quota, Some(RED)), "FF-END-01: the others get no turn");
    game.refuses_to(BLUE, Pass, "FF-TURN-01");
}

/// FF-EX-29. FF-FAQ-03, FF-RULING-56, FF-SCORE-01, FF-SCORE-07.
#[test]
fn both_ends_in_one_turn_pay_once() {
    let mut game = position(4)
        .made(&[("B2", RED), ("B3", BLUE), ("B4", GREEN)])
        .display(&["B1"])
        .completed(YELLOW, &["S02", "S03", "S04", "S05"])
        .home(YELLOW, "a a a a r r e")
        .holds(YELLOW, &["S01"])
        .turn(YELLOW, 2)
        .play();
    game.play(make("B1")).play(complete("S01")).play(EndTurn);
    assert_eq!((ending(&game).why, ending(&game).ender), (Why::Necklace, Some(YELLOW)));
    let lines = &game.standing()[YELLOW.index()].lines;
    let of = |rule: &str| lines.iter().filter(|line| line.rule == rule).map(|line| line.points).collect::<Vec<_>>();
    assert_eq!(of("FF-SCORE-01"), [6], "FF-FAQ-03: once");
    assert_eq!(of("FF-SCORE-07"), [18], "FF-RULING-56");
}

/// FF-EX-38. FF-RULING-58.
#[test]
fn a_round_of_passes_ends_a_stalled_game() {
    let stalled = || position(3).rest_at(GREEN).stock("e").play();
    let mut game = stalled();
    for _ in 0..6 {
        game.play(Pass);
    }
    assert_eq!((ending(&game).why, ending(&game).ender), (Why::Stalled, None), "FF-RULING-58");
    assert!(game.standing().iter().all(|score| score.lines.iter().all(|line| line.rule != "FF-SCORE-01")));
    let mut game = stalled();
    for _ in 0..4 {
        game.play(Pass);
    }
    game.play(StartTrade).play(give('r')).play(Pass);
    assert_eq!((turn(&game).seat, game.open().idle_turns), (RED, 0), "the count starts again");
}

/// FF-RULING-58. Bots without hope do not hold up the table: late in a match they would rather pass than anything else, and
/// early they play on.
#[test]
fn who_has_lost_passes() {
    let hopeless = |round| {
        let behind = position(3).completed(RED, &["S33", "S34", "S35"]).turn(GREEN, 2);
        behind.home(GREEN, "rr").stock("eess").round(round, 0).play()
    };
    let after = |round: u16, action| hopeless(round).play(action).outlook()[GREEN.index()];
    for other in [enter("A"), StartTrade] {
        assert!(after(90, Pass) > after(90, other), "nothing is left to play for");
    }
    assert!(after(5, Pass) < after(5, enter("A")), "much may happen yet");
}

/// FF-RULING-58. A token used is more than passing.
#[test]
fn a_token_breaks_the_silence() {
    let mut game = position(3).tokens(GREEN, 1).round(4, 2).turn(GREEN, 2).play();
    game.play(Pass).play(Pass).play(enter("A"));
    assert_eq!((turn(&game).seat, game.open().idle_turns), (RED, 0));
}

/// FF-EX-54. FF-RULING-59, FF-RULING-67.
#[test]
fn a_hundred_rounds_are_enough() {
    let mut game = position(3).round(99, 0).turn(GREEN, 2).play();
    game.play(enter("A")).play(Pass);
    assert_eq!(game.open().round, 100);
    let mut game = position(3).round(100, 0).turn(GREEN, 2).play();
    game.play(enter("A")).play(Pass);
    assert_eq!((ending(&game).why, ending(&game).ender), (Why::TooLong, None), "FF-RULING-59");
    let mut game = position(3).round(100, 2).turn(GREEN, 2).play();
    game.play(Pass).play(Pass);
    assert_eq!(ending(&game).why, Why::Stalled, "FF-RULING-67: (c) before (d)");
}

/// FF-EX-60. FF-RULING-67, FF-END-01.
#[test]
fn a_triggered_end_comes_before_the_round_limit() {
    let mut game = position(3)
        .completed(GREEN, &["S02", "S03", "S04", "S05", "S06"])
        .home(GREEN, "r r e")
        .holds(GREEN, &["S01"])
        .round(100, 2)
        .turn(GREEN, 1)
        .play();
    game.play(complete("S01"));
    assert_eq!((ending(&game).why, ending(&game).ender), (Why::Quota, Some(GREEN)), "FF-RULING-67 (b) before (d)");
    assert_eq!(points(&game, GREEN), 5 * 7 + 7 + 6);
}

/// FF-RULING-67 (a). Strength wanes before the game ends.
#[test]
fn strength_wanes_at_the_end_of_the_turn() {
    use freyas_folly::Carried;
    let mut game = position(3).at(RED, 1, "B").carries(RED, 1, Carried::Strong(1)).round(7, 2).play();
    game.play(Pass).play(Pass);
    assert_eq!(carried(&game, RED, 1), None, "FF-RULING-67 (a)");
    assert_eq!(ending(&game).why, Why::Stalled, "FF-RULING-67 (c)");
}
