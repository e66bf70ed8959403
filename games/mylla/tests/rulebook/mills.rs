//! Mills and what is taken for them.

use crate::support::{go, place, placed, position, take};
use engine::Seat;
use mylla::{AllInMills, Options, Phase};

/// MY-MILL-01, MY-TAKE-01. Three in a row take a man of the other that stands on the board.
#[test]
fn a_mill_takes_a_man_of_the_other() {
    let mut game = placed(Options::default(), &["a1", "b2", "a4", "b4", "a7"]);
    game.refuses(take("a1"), "MY-TAKE-01");
    game.refuses(take("g1"), "MY-TAKE-01");
    game.play(take("b4"));
    assert_eq!(game.men(Seat(1)).count(), 8, "MY-TAKE-01: the man is out of the match");
    assert_eq!(game.men(Seat(1)).in_hand, 7);
}

/// MY-MILL-02. Two mills closed by one man take one man.
#[test]
fn two_mills_at_once_take_one_man() {
    let mut game = placed(Options::default(), &["a7", "f6", "a4", "f4", "d1", "e5", "g1", "c3", "a1"]);
    game.play(take("c3"));
    assert_eq!((game.asked(), game.men(Seat(1)).count()), (Seat(1), 8), "MY-MILL-02: one man for two mills");
}

/// MY-MILL-03. A mill is opened and closed again, and pays again.
#[test]
fn a_mill_may_be_opened_and_closed_again() {
    let mut game = position(Options::default(), &["a7", "d7", "g7", "b2"], &["c3", "c4", "e3", "e5", "f2"]);
    game.play(go("g7", "g4")).play(go("c4", "c5")).play(go("g4", "g7"));
    assert_eq!(game.phase(), Phase::Taking(Seat(0)));
    game.play(take("c5")).play(go("c3", "c4")).play(go("g7", "g4")).play(go("c4", "c3")).play(go("g4", "g7"));
    assert_eq!(game.phase(), Phase::Taking(Seat(0)), "MY-MILL-03");
}

/// MY-TAKE-02. A man in a mill is safe while another stands outside.
#[test]
fn a_man_in_a_mill_is_safe() {
    let light = &["a7", "d7", "g4", "b2"];
    let mut game = position(Options::default(), light, &["c3", "d3", "e3", "f6"]);
    game.play(go("g4", "g7"));
    game.refuses(take("d3"), "MY-TAKE-02");
    assert_eq!(game.offered(), [take("f6")]);
}

/// MY-TAKE-03. When all stand in mills any may be taken, or none if so agreed.
#[test]
fn when_all_stand_in_mills() {
    let (light, dark) = (&["a7", "d7", "g4", "b2"], &["c3", "d3", "e3", "d2", "d1"]);
    let mut game = position(Options::default(), light, dark);
    game.play(go("g4", "g7")).play(take("d3"));
    assert_eq!(game.men(Seat(1)).count(), 4);

    let mut game = position(Options { all_in_mills: AllInMills::None, ..Options::default() }, light, dark);
    game.play(go("g4", "g7"));
    assert_eq!(game.phase(), Phase::Moving(Seat(1)), "MY-TAKE-03: nothing is taken and the turn is over");
    assert_eq!(game.men(Seat(1)).count(), 5);
}

/// MY-PLACE-01. Men may be taken while others are still in hand; the hand is safe.
#[test]
fn the_hand_is_safe() {
    let mut game = placed(Options::default(), &["a1", "b2", "a4", "b4", "a7"]);
    game.play(take("b2")).play(place("b2"));
    assert_eq!(game.men(Seat(1)).in_hand, 6);
}
