//! The Thief (RULES.md, "Use a Thief card").

use crate::support::*;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Event, Source};

fn den() -> Position {
    position(3).hand(RED, &[Ability::Thief]).home(BLUE, "R s e a").home(GREEN, "m").stock("M r r")
}

const BLUES: Source = Source::Home(BLUE);
const GREENS: Source = Source::Home(GREEN);

/// FF-EX-32. FF-THIEF-01, FF-THIEF-02, FF-THIEF-03, FF-THIEF-04, FF-THIEF-05, FF-RULING-39, FF-RULING-40.
#[test]
fn a_thief_takes_one_large_or_two_small_from_one_place() {
    let mut game = den().holds(RED, &["S02"]).home(RED, "e e").at(BLUE, 1, "A").loaded(BLUE, 1, "E").play();
    game.play(UseThief);
    let offered = game.offered();
    let loot = [(BLUES, "seaR"), (GREENS, "m"), (Source::Market, "rM")];
    let all: Vec<_> = loot.iter().flat_map(|(from, types)| types.chars().map(|kind| steal(*from, kind))).collect();
    assert!(all.iter().all(|action| offered.contains(action)) && offered.len() == all.len(), "{offered:?}");
    game.refuses(steal(BLUES, 'E'), "FF-THIEF-04").refuses(steal(BLUES, 'M'), "FF-THIEF-03");
    game.refuses(Pass, "FF-THIEF-03");
    game.play(steal(BLUES, 's'));
    assert_eq!(game.offered(), [steal(BLUES, 'e'), steal(BLUES, 'a')], "FF-RULING-40: the second is a must");
    game.refuses(steal(GREENS, 'm'), "FF-RULING-39").refuses(steal(BLUES, 'R'), "FF-THIEF-03");
    game.play(steal(BLUES, 'a'));
    assert_eq!((home(&game, BLUE), home(&game, RED)), (jewels("R e"), jewels("e e s a")));
    assert!(!game.open().player(RED).hand.contains(Ability::Thief), "FF-THIEF-05: the card is gone");
    let spent = Event::AbilitySpent { seat: RED, ability: Ability::Thief };
    assert_eq!(game.table.events.last(), Some(&spent), "FF-THIEF-05: everybody hears it");
    assert_eq!(turn(&game).actions_left, 1, "FF-THIEF-01: a whole action");
    game.play(complete("S02"));
    assert_eq!(home(&game, RED), jewels("a"), "FF-THIEF-05: set in the next action");
    assert_eq!(barrow(&game, BLUE, 1), jewels("E"), "FF-THIEF-04");
}

/// FF-THIEF-03, FF-RULING-40. One large is all; a lonely small one too.
#[test]
fn one_large_or_a_lonely_small_one_ends_the_theft() {
    let mut game = den().play();
    game.play(UseThief).play(steal(BLUES, 'R'));
    assert_eq!((home(&game, RED), turn(&game).actions_left), (jewels("R"), 1));
    let mut game = den().play();
    game.play(UseThief).play(steal(GREENS, 'm'));
    assert_eq!((home(&game, RED), turn(&game).actions_left), (jewels("m"), 1), "FF-RULING-40");
    let mut game = den().play();
    game.play(UseThief).play(steal(Source::Market, 'r'));
    assert_eq!(home(&game, RED), jewels("r r"), "the second was the only one left to take");
}

/// FF-THIEF-04. Nothing is stolen off a completed card.
#[test]
fn jewels_on_cards_are_safe() {
    let mut game = position(3).hand(RED, &[Ability::Thief]).completed(BLUE, &["S01"]).home(BLUE, "s").stock("m").play();
    game.play(UseThief);
    game.refuses(steal(BLUES, 'r'), "FF-THIEF-04").refuses(steal(Source::Market, 'r'), "FF-THIEF-03");
    assert_eq!(game.offered(), [steal(BLUES, 's'), steal(Source::Market, 'm')], "FF-THIEF-04");
}

/// FF-RULING-41. Not from oneself; amber is stolen like any jewel; the victim is not asked.
#[test]
fn nobody_steals_from_oneself() {
    let mut game = den().home(RED, "m").play();
    game.play(UseThief);
    game.refuses(steal(Source::Home(RED), 'm'), "FF-RULING-41")
        .refuses(steal(Source::Home(PURPLE), 'm'), "FF-THIEF-03");
    game.play(steal(BLUES, 'a'));
    assert_eq!(turn(&game).seat, RED, "FF-RULING-41, FF-RULING-61: only the thief's owner decides");
}

/// FF-THIEF-01, FF-THIEF-02, FF-RULING-40. No card, nobody outside, or nothing to steal: no theft.
#[test]
fn a_theft_needs_a_card_a_dwarf_and_loot() {
    let mut game = position(3).home(BLUE, "r").play();
    game.refuses(UseThief, "FF-THIEF-01").refuses(steal(BLUES, 'r'), "FF-THIEF-01");
    let places = ["A", "D", "E", "F", "C1", "C3"];
    let mut game = places.iter().zip(1..).fold(den(), |den, (at, number)| den.at(RED, number, at)).play();
    game.refuses(UseThief, "FF-THIEF-02");
    let mut game = position(3).hand(RED, &[Ability::Thief]).play();
    game.refuses(UseThief, "FF-RULING-40");
}

/// FF-EX-50. FF-THIEF-01, FF-RULING-24, FF-RULING-42.
#[test]
fn a_thief_taken_this_turn_may_be_used_but_not_with_a_token() {
    let ready = || position(3).market(&[Ability::Thief]).stock("r").tokens(BLUE, 1).turn(BLUE, 2);
    let mut game = ready().play();
    game.play(TakeAbility { ability: Ability::Thief }).play(UseThief);
    assert_eq!(home(&game, BLUE), jewels("r"), "FF-RULING-24");
    let mut game = ready().play();
    game.play(TakeAbility { ability: Ability::Thief }).play(Pass);
    game.refuses(UseThief, "FF-RULING-42");
}
