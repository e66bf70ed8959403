//! Scoring (RULES.md, "Scoring").

use crate::support::*;
use canvas::Face;
use engine::{Game, Seat, Viewer};
use freyas_folly::Action::*;
use freyas_folly::{Ability, Contents, FreyasFolly};

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
    let lines = |seat: Seat, rule: &str| {
        let standing = game.standing();
        let lines = standing[seat.index()].lines.iter().filter(|line| line.rule == rule);
        lines.map(|line| line.points).collect::<Vec<_>>()
    };
    assert_eq!(lines(RED, "FF-SCORE-01"), [6]);
    assert_eq!((lines(RED, "FF-SCORE-02"), lines(RED, "FF-SCORE-03")), (vec![2], vec![2]), "two small, one large");
    assert_eq!((lines(GREEN, "FF-SCORE-02"), lines(GREEN, "FF-SCORE-03")), (vec![5], vec![4]));
    assert_eq!(lines(BLUE, "FF-SCORE-04"), [0], "four jewels in a barrow are worth nothing");
    assert_eq!(lines(RED, "FF-SCORE-05"), [7, 10, 13, 16, 19]);
    assert_eq!((lines(BLUE, "FF-SCORE-06"), lines(GREEN, "FF-SCORE-06")), (vec![-6], vec![-11]));
    assert_eq!((lines(RED, "FF-SCORE-08"), lines(BLUE, "FF-SCORE-08")), (vec![3], vec![12]));
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

/// FF-SCORE-01. Text and picture show the ender's six as soon as they are earned, and the final points at the end.
#[test]
fn everybody_sees_the_six_points_of_the_ender() {
    let mut game = position(5).completed(RED, &["S01", "S03", "S04"]).home(RED, "e e s").holds(RED, &["S02"]).play();
    let seen = |game: &Play| {
        let view = game.view(Viewer::Seat(RED));
        let scene = FreyasFolly::scene(&view, Viewer::Seat(RED));
        (FreyasFolly::text(&view, Viewer::Seat(RED)), scene.panels[0].note.clone(), scene.seats[0].0.clone())
    };
    let (text, note, _) = seen(&game);
    assert!(
        text.contains("(you), to act: 21 points if the game ended now"),
        "21, three at home, three for S02: {text}"
    );
    assert!(note.contains("21 points, 27 as ender"), "{note}");
    game.play(complete("S02"));
    let (text, note, _) = seen(&game);
    assert!(text.contains("34 points if the game ended now") && note.ends_with("34 points"), "{note}");
    game.play(Pass);
    let (text, note, line) = seen(&game);
    assert_eq!((points(&game, RED), note.as_str()), (34, "34 points"));
    assert!(text.contains("(you): 34 points\n") && line.contains(">34</b>"), "{text}");
}

/// FF-EX-35. FF-SCORE-06.
#[test]
fn half_the_points_rounded_down_are_lost() {
    let contents = engine::Edition::<Contents>::standard();
    let penalty = |points| contents.settings.iter().find(|card| card.points == points).map(|card| card.penalty);
    assert_eq!([7, 13, 19, 23].map(penalty), [Some(3), Some(6), Some(9), Some(11)], "FF-SCORE-06");
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
