//! Closing mills and taking men (RULES.md, "Mills").

use super::ending;
use crate::state::other;
use crate::{Event, Mylla, Phase, Point};
use engine::{Refusal, Seat, Table, ensure};

/// MY-TAKE-01, MY-TAKE-02. A man of the other, outside mills while there is one.
pub fn check_take(game: &Mylla, seat: Seat, at: Point) -> Result<(), Refusal> {
    ensure(game.men(other(seat)).standing.contains(at), "MY-TAKE-01", "no man of the other stands there")?;
    ensure(game.takeable(other(seat)).contains(at), "MY-TAKE-02", "a man in a mill is safe while one stands outside")
}

/// MY-MILL-01, MY-MILL-02. A man has come to stand at `to`: one man is taken for a mill, otherwise the turn is over.
/// MY-MILL-03. Whether the same mill stood there before does not matter.
#[inline]
pub fn settle(game: &mut Mylla, seat: Seat, to: Point, table: &mut impl Table<Event>) {
    if !game.board.mill_at(to, game.men(seat).standing) {
        return ending::hand_over(game, seat, table);
    }
    table.tell(|| Event::Closed { seat, at: to });
    ending::break_quiet(game);
    if game.takeable(other(seat)).is_empty() {
        // MY-TAKE-03. All men of the other are safe in mills.
        return ending::hand_over(game, seat, table);
    }
    game.phase = Phase::Taking(seat);
}

/// MY-TAKE-01. Takes a man off the board.
#[inline]
pub fn take(game: &mut Mylla, seat: Seat, at: Point, table: &mut impl Table<Event>) {
    let men = &mut game.men[other(seat).index()];
    men.standing = men.standing.without(at);
    ending::forget_positions(game);
    table.tell(|| Event::Took { seat, at });
    ending::hand_over(game, seat, table);
}
