//! Scoring (RULES.md, "Scoring").

use crate::support::*;
use engine::Game;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Contents};

/// What the two examples share; Red and Yellow are still to act.
fn four_players() -> Position {
    position(4)
        .completed(BLUE, &["S17", "S33", "S37"])
        .holds(BLUE, &["S14"])
        .home(BLUE, "e e e")
        .at(BLUE, 1, "C")
        .loaded(BLUE, 1, "m m m m")
        .tokens(BLUE, 4)
        .completed(GREEN, &["S05", "S38"])
        .holds(GREEN, &["S29"])
        .home(GREEN, "a m m m e A A")
        .completed(YELLOW, &["S10", "S22", "S31"])
        .tokens(RED, 1)
}

/// FF-EX-30. FF-SCORE-01, FF-SCORE-02, FF-SCORE-03, FF-SCORE-04, FF-SCORE-05, FF-SCORE-06, FF-SCORE-08, FF-SCORE-09.
#[test]
fn red_ends_by_quota_and_wins() {
    let mut game = four_players()
        .made(&[("B1", BLUE), ("B2", BLUE), ("B3", YELLOW)])
        .completed(RED, &["S01", "S09", "S13", "S21"])
        .holds(RED, &["S25"])
        .home(RED, "e m m R R r r M")
        .home(YELLOW, "S")
        .tokens(YELLOW, 5)
        .turn(RED, 1)
        .play();
    game.play(complete("S25")).play(EndTurn);
    let scores: Vec<i32> = [RED, BLUE, GREEN, YELLOW].map(|seat| points(&game, seat)).to_vec();
    assert_eq!(scores, [78, 72, 41, 66]);
    assert_eq!(game.winners(), Some(vec![RED]), "FF-SCORE-09");
    let barrow = game.standing()[1].lines.iter().find(|line| line.rule == "FF-SCORE-04").map(|line| line.points);
    assert_eq!(barrow, Some(0), "FF-SCORE-04: worth nothing");
}

/// FF-EX-31. FF-SCORE-01, FF-SCORE-07.
#[test]
fn yellow_ends_by_the_necklace_and_wins() {
    let mut game = four_players()
        .made(&[("B1", BLUE), ("B2", BLUE), ("B5", YELLOW)])
        .display(&["B6"])
        .completed(RED, &["S09", "S13", "S21", "S25"])
        .home(RED, "r r M")
        .home(YELLOW, "S a a a a A")
        .turn(YELLOW, 1)
        .play();
    game.play(make("B6")).play(EndTurn);
    let scores: Vec<i32> = [RED, BLUE, GREEN, YELLOW].map(|seat| points(&game, seat)).to_vec();
    assert_eq!(scores, [68, 84, 41, 87], "FF-SCORE-07: every token counts six");
    assert_eq!(game.winners(), Some(vec![YELLOW]));
}

/// FF-EX-35. FF-SCORE-06.
#[test]
fn half_the_points_rounded_down_are_lost() {
    let contents = engine::Edition::<Contents>::standard();
    let penalty = |points| contents.settings.iter().find(|card| card.points == points).map(|card| card.penalty);
    assert_eq!([7, 13, 19, 23].map(penalty), [Some(3), Some(6), Some(9), Some(11)]);
    let game = position(3).holds(RED, &["S01", "S13", "S25", "S29"]).play();
    assert_eq!(points(&game, RED), -3 - 6 - 9 - 11, "FF-RULING-57: scores may be negative");
}

/// FF-RULING-64. Ability cards are worth nothing, nor is the amber on finished links.
#[test]
fn abilities_and_amber_on_links_score_nothing() {
    let game = position(3).hand(RED, &[Ability::Bat, Ability::Thief]).made(&[("B7", RED)]).play();
    assert_eq!(points(&game, RED), 0, "FF-RULING-64");
}

/// FF-RULING-57. Tied leaders share the victory.
#[test]
fn a_tie_is_shared() {
    let mut game = position(3).home(BLUE, "r r").home(GREEN, "E").round(9, 2).turn(GREEN, 2).play();
    game.play(Pass).play(Pass);
    assert_eq!(game.winners(), Some(vec![BLUE, GREEN]), "FF-RULING-57");
}
