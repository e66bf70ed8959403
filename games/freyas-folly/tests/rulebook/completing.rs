//! Completing settings and Brisingamen cards (RULES.md, "Complete a setting" and "Complete a Brisingamen card").

use crate::support::*;
use freyas_folly::Action::*;
use freyas_folly::{Action, Finish, Whereabouts};

/// FF-EX-24. FF-COMPLETE-01, FF-COMPLETE-02, FF-COMPLETE-04.
#[test]
fn a_setting_costs_its_jewels_and_a_dwarf() {
    let mut game = position(3)
        .home(RED, "r r e S")
        .holds(RED, &["S01"])
        .at(RED, 1, "D")
        .at(RED, 4, "C3")
        .at(RED, 5, "F3")
        .at(RED, 6, "E5")
        .stock("s")
        .play();
    game.play(complete("S01"));
    assert_eq!(home(&game, RED), jewels("S"), "FF-COMPLETE-01");
    assert_eq!((place(&game, RED, 3), place(&game, RED, 2)), ("gone".to_owned(), "outside".to_owned()));
    assert_eq!(points(&game, RED), 7 + 2);
    assert_eq!(game.open().player(RED).set, jewels("r r e"), "FF-COMPLETE-04: set for good");
    game.refuses(complete("S01"), "FF-COMPLETE-01").refuses(StartTrade, "FF-TRADE-01");
}

/// FF-EX-25. FF-COMPLETE-02, FF-RULING-46.
#[test]
fn no_courier_or_a_stone_of_another_size_completes_nothing() {
    let places = ["A", "D", "E", "F", "C1", "C3"];
    let inside = places.iter().zip(1..).fold(position(3), |position, (at, number)| position.at(RED, number, at));
    let mut game = inside.home(RED, "r r e S").holds(RED, &["S01"]).play();
    game.refuses(complete("S01"), "FF-COMPLETE-02");
    let mut game = position(3).home(RED, "r R e").holds(RED, &["S01"]).play();
    game.refuses(complete("S01"), "FF-RULING-46");
}

/// FF-RULING-46, FF-COMPLETE-03, FF-BRIS-05. A misfit is a jewel to spare: one that the card asks for itself is none.
#[test]
fn a_jewel_the_card_asks_for_is_no_misfit() {
    let mut game = position(3).home(RED, "e s m R E S M").holds(RED, &["S38"]).play();
    game.refuses(complete("S38"), "FF-COMPLETE-03");
    let mut game = position(3).home(RED, "e s m R R E S M").holds(RED, &["S38"]).play();
    game.refuses(complete("S38"), "FF-RULING-46");
    let mut game = position(3).home(RED, "a a a a").display(&["B1", "B2"]).play();
    game.refuses(make("B2"), "FF-RULING-46");
    let mut game = position(3).home(RED, "a A").display(&["B2"]).play();
    game.refuses(make("B2"), "FF-BRIS-05");
}

/// FF-COMPLETE-04, FF-TRADE-02. What is set on a card is not traded any more.
#[test]
fn jewels_on_a_card_stay_there() {
    let mut game = position(3).home(RED, "r r e m s").holds(RED, &["S01"]).stock("a").play();
    game.play(complete("S01")).play(StartTrade);
    game.refuses(give('r'), "FF-TRADE-02").refuses(give('e'), "FF-TRADE-02");
    assert_eq!(game.offered(), [give('s'), give('m')], "FF-COMPLETE-04");
}

/// FF-RULING-54, FF-FREE-01. A token buys a link, whose tokens may be used at once, three in all.
#[test]
fn tokens_earned_with_a_token_are_used_in_the_same_turn() {
    let mut game = position(3).display(&["B1"]).home(RED, "a a a a").tokens(RED, 1).turn(RED, 1).play();
    game.play(Pass).play(make("B1"));
    assert_eq!((turn(&game).seat, turn(&game).tokens_used, game.open().player(RED).tokens), (RED, 1, 3));
    for left in [2, 1] {
        let any = game.open().workshop.iter().next().expect("a card");
        game.play(TakeSetting { card: any });
        assert_eq!(game.open().player(RED).tokens, left, "FF-RULING-54");
    }
    assert_eq!(turn(&game).seat, BLUE, "FF-RULING-54: within the limit of three");
}

/// FF-EX-46. FF-COMPLETE-03, FF-BRIS-05, FF-FAQ-02.
#[test]
fn no_card_is_completed_in_part() {
    let mut game = position(3).home(RED, "r r a a a").holds(RED, &["S01"]).display(&["B1"]).play();
    game.refuses(complete("S01"), "FF-COMPLETE-03").refuses(make("B1"), "FF-BRIS-05");
    let completions = |action: &Action| matches!(action, CompleteSetting { .. } | CompleteLink { .. });
    assert!(!game.offered().iter().any(completions), "FF-FAQ-02");
}

/// FF-RULING-68, FF-COMPLETE-01. Only held settings are completed, one in an action.
#[test]
fn a_setting_is_taken_first() {
    let mut game = position(3).home(RED, "r r r r e e").workshop(&["S01"]).holds(RED, &["S09"]).play();
    game.refuses(complete("S01"), "FF-RULING-68").refuses(complete("S38"), "FF-COMPLETE-01");
    game.play(complete("S09"));
    assert_eq!(turn(&game).actions_left, 1, "FF-RULING-68: one card in one action");
}

/// FF-EX-26. FF-BRIS-01, FF-BRIS-02, FF-BRIS-03, FF-BRIS-04, FF-FREE-01, FF-RULING-54.
#[test]
fn a_link_earns_tokens_for_the_same_turn() {
    let mut game = position(3).display(&["B4"]).home(BLUE, "a a a a A").turn(BLUE, 1).play();
    game.play(make("B4"));
    let player = game.open().player(BLUE);
    assert_eq!(
        (player.home, player.tokens, player.dwarfs_left()),
        (jewels("a"), 4, 6),
        "FF-BRIS-04: four tokens; FF-BRIS-02: he is not removed"
    );
    assert_eq!(game.open().necklace[0].map(|made| (made.link, made.by)), Some((link("B4"), BLUE)), "FF-BRIS-03");
    assert!(!game.open().display.contains(link("B4")));
    for used in 1..=3 {
        assert_eq!(turn(&game).seat, BLUE, "FF-RULING-54");
        let any = game.open().workshop.iter().next().expect("a card");
        game.play(TakeSetting { card: any });
        assert_eq!(game.open().player(BLUE).tokens, 4 - used);
    }
    assert_eq!(turn(&game).seat, GREEN, "FF-FREE-01: up to three");
}

/// FF-BRIS-02. A link needs a dwarf outside.
#[test]
fn a_link_needs_somebody_outside() {
    let places = ["A", "D", "E", "F", "C1", "C3"];
    let inside = places.iter().zip(1..).fold(position(3), |position, (at, number)| position.at(RED, number, at));
    let mut game = inside.home(RED, "a a a a").display(&["B1"]).play();
    game.refuses(make("B1"), "FF-BRIS-02");
}

/// FF-EX-57. FF-BRIS-01, FF-RULING-47, FF-RULING-68.
#[test]
fn any_displayed_link_may_be_made() {
    let mut game =
        position(3).display(&["B1", "B2", "B7"]).made(&[("B5", GREEN)]).home(BLUE, "a a a a A").turn(BLUE, 2).play();
    let links: Vec<_> = game.offered().into_iter().filter(|action| matches!(action, CompleteLink { .. })).collect();
    assert_eq!(links, [make("B1"), make("B2")], "FF-RULING-47");
    game.refuses(make("B3"), "FF-BRIS-01");
    game.play(make("B2"));
    assert_eq!((game.open().player(BLUE).tokens, home(&game, BLUE)), (3, jewels("a a")));
    game.refuses(make("B1"), "FF-BRIS-05").refuses(make("B7"), "FF-BRIS-05");
}

/// FF-RULING-48. A supply too small for the reward gives what it has.
#[test]
fn tokens_may_run_short() {
    let mut game = position(3).display(&["B4"]).home(BLUE, "a a a A").tokens(RED, 16).turn(BLUE, 2).play();
    game.play(make("B4"));
    assert_eq!((game.open().player(BLUE).tokens, game.open().supply), (2, 0), "FF-RULING-48");
}

/// FF-COMPLETE-05, FF-BRIS-06, FF-BRIS-07, FF-END-02, FF-END-04. The fourth link makes the turn the last, and no fifth
/// follows.
#[test]
fn the_fourth_link_is_the_last() {
    let mut game = position(3)
        .made(&[("B1", RED), ("B2", GREEN), ("B5", GREEN)])
        .display(&["B4", "B3"])
        .home(BLUE, "a a a a a a a a A")
        .turn(BLUE, 2)
        .play();
    game.play(make("B4"));
    assert_eq!(turn(&game).finish, Some(Finish::Necklace), "FF-BRIS-06");
    game.refuses(make("B3"), "FF-BRIS-07");
    assert!(!game.offered().contains(&make("B3")), "FF-END-04: no fifth, though all its amber is there");
    game.play(Pass).play(EndTurn);
    assert!(game.winners().is_some(), "FF-END-02");
}

/// FF-COMPLETE-05. The last dwarf makes the turn the last.
#[test]
fn the_last_courier_ends_the_game() {
    let mut game = position(5).completed(RED, &["S01", "S03", "S04"]).home(RED, "e e s").holds(RED, &["S02"]).play();
    game.play(complete("S02"));
    assert_eq!(turn(&game).finish, Some(Finish::Quota), "FF-COMPLETE-05");
    assert!(game.open().player(RED).dwarfs.iter().all(|dwarf| dwarf.at == Whereabouts::Gone));
}
