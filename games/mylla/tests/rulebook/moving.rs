//! Board, setup, turns, placing and moving.

use crate::support::{begin, go, place, placed, point, take};
use engine::{Edition, Scenario, Seat};
use mylla::{Action, Board, Mylla, Options, Phase, Point};

/// Eighteen men placed without a mill; light has all nine, dark has all nine.
pub const FULL: [&str; 18] =
    ["a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "a4", "e5", "c4", "b4", "f4", "e4", "e3", "d3", "b2", "g4"];

pub fn all_placed(options: Options) -> Scenario<Mylla> {
    let game = placed(options, &FULL);
    assert_eq!(game.phase(), Phase::Moving(Seat(0)), "no mill was closed");
    game
}

/// MY-BOARD-01, MY-BOARD-02. 24 points, sixteen lines, and neighbours along them.
#[test]
fn the_board_has_sixteen_lines() {
    let board = Edition::<Board>::standard();
    assert_eq!((board.places.len(), board.lines.len()), (24, 16));
    let names = |name| board.neighbours(point(name)).each().map(|at| board.name(at)).collect::<Vec<_>>();
    assert_eq!(names("d6"), ["d7", "b6", "f6", "d5"]);
    assert_eq!(names("a1"), ["a4", "d1"]);
    begin(Options::default()).refuses(Action::Place { to: Point(24) }, "MY-BOARD-01");
    begin(Options::default()).refuses(Action::Place { to: Point(255) }, "MY-BOARD-01");
}

/// MY-SETUP-01, MY-SETUP-02. Nine men in each hand, light begins.
#[test]
fn light_begins_with_nine_men_in_each_hand() {
    let game = begin(Options::default());
    assert_eq!(game.asked(), Seat(0));
    assert_eq!([game.men(Seat(0)).in_hand, game.men(Seat(1)).in_hand], [9, 9]);
    assert_eq!(game.offered().len(), 24);
}

/// MY-TURN-01. Dark may not act on light's turn, and light not twice.
#[test]
fn players_take_turns() {
    let mut game = begin(Options::default());
    game.refuses_to(Seat(1), place("a1"), "MY-TURN-01");
    game.play(place("a1"));
    game.refuses_to(Seat(0), place("a4"), "MY-TURN-01");
    game.play_as(Seat(1), place("a4"));
}

/// MY-BOARD-03. Nobody is placed on a point that is taken.
#[test]
fn a_point_holds_one_man() {
    placed(Options::default(), &["a1"]).refuses(place("a1"), "MY-BOARD-03");
}

/// MY-PLACE-01, MY-PLACE-02. Men in hand are placed before any man moves, and none is placed from an empty hand.
#[test]
fn men_are_placed_before_they_move() {
    placed(Options::default(), &["a1", "d7"]).refuses(go("a1", "a4"), "MY-PLACE-02");
    let mut game = all_placed(Options::default());
    game.refuses(place("a1"), "MY-PLACE-01");
    game.play(go("b2", "d2"));
}

/// MY-MOVE-01, MY-FLY-01. One's own man, along a line, to the next point.
#[test]
fn a_man_moves_to_an_empty_neighbour() {
    let mut game = all_placed(Options { flying: false, ..Options::default() });
    game.refuses(go("d7", "d6"), "MY-MOVE-01");
    game.refuses(go("b2", "a1"), "MY-MOVE-01");
    game.refuses(go("a7", "d7"), "MY-BOARD-03");
    game.play(go("b2", "d2"));
    all_placed(Options::default()).refuses(go("b2", "a1"), "MY-FLY-01");
}

/// MY-TURN-03. There is no action that does nothing: whoever can move has to.
#[test]
fn nobody_passes() {
    let game = all_placed(Options::default());
    assert!(game.offered().iter().all(|action| matches!(action, Action::Move { .. })));
}

/// MY-TURN-02, MY-MILL-01. A man is taken in the turn of the mill, and only then.
#[test]
fn a_man_is_taken_only_for_a_mill() {
    let mut game = placed(Options::default(), &["a1", "b2"]);
    game.refuses(take("b2"), "MY-MILL-01");
    let mut game = placed(Options::default(), &["a1", "b2", "a4", "b4", "a7"]);
    assert_eq!(game.phase(), Phase::Taking(Seat(0)));
    game.refuses(place("d7"), "MY-TURN-02");
    game.play(take("b2"));
    assert_eq!(game.asked(), Seat(1), "MY-TURN-02: the turn is over when the man is taken");
}
