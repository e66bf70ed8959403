//! Placing and moving men (RULES.md, "Placing and moving").

use super::{ending, mills};
use crate::{Event, Mylla, Point};
use engine::{Refusal, Seat, Table, ensure};

/// MY-PLACE-01. A man from the hand goes on an empty point.
pub fn check_place(game: &Mylla, seat: Seat, to: Point) -> Result<(), Refusal> {
    ensure(game.men(seat).in_hand > 0, "MY-PLACE-01", "you have no man left to place: move one")?;
    check_empty(game, to)
}

/// MY-MOVE-01, MY-FLY-01. A man goes to an empty neighbouring point, or to any when it flies.
pub fn check_move(game: &Mylla, seat: Seat, from: Point, to: Point) -> Result<(), Refusal> {
    ensure(game.men(seat).in_hand == 0, "MY-PLACE-02", "place all your men before you move one")?;
    ensure(game.men(seat).standing.contains(from), "MY-MOVE-01", "no man of yours stands there")?;
    check_empty(game, to)?;
    let near = game.board.neighbours(from).contains(to);
    if game.options.flying {
        ensure(near || game.flies(seat), "MY-FLY-01", "only a player with exactly three men left may fly")
    } else {
        ensure(near, "MY-MOVE-01", "a man moves along a line to the next point")
    }
}

/// MY-BOARD-01, MY-BOARD-03. The point is on the board, and nobody stands on it.
fn check_empty(game: &Mylla, to: Point) -> Result<(), Refusal> {
    ensure(game.board.all().contains(to), "MY-BOARD-01", "there is no such point")?;
    ensure(game.empty().contains(to), "MY-BOARD-03", "somebody stands there already")
}

/// MY-PLACE-01. Places a man.
#[inline]
pub fn place(game: &mut Mylla, seat: Seat, to: Point, table: &mut impl Table<Event>) {
    let men = &mut game.men[seat.index()];
    men.in_hand -= 1;
    men.standing = men.standing.with(to);
    ending::forget_positions(game);
    ending::break_quiet(game);
    table.tell(|| Event::Placed { seat, to });
    mills::settle(game, seat, to, table);
}

/// MY-MOVE-01. Moves a man.
#[inline]
pub fn walk(game: &mut Mylla, seat: Seat, from: Point, to: Point, table: &mut impl Table<Event>) {
    let flew = !game.board.neighbours(from).contains(to);
    let men = &mut game.men[seat.index()];
    men.standing = men.standing.without(from).with(to);
    table.tell(|| Event::Moved { seat, from, to, flew });
    mills::settle(game, seat, to, table);
}
