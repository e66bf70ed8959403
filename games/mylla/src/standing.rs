//! The points as they stand: men taken.

use crate::Mylla;
use crate::state::other;
use engine::{Score, ScoreLine, Seat};

/// Each seat's points: one for each man it has taken. They decide nothing but who is ahead.
pub fn standing(game: &Mylla) -> Vec<Score> {
    let taken = |seat: Seat| i32::from(game.board.men) - i32::from(game.men(other(seat)).count());
    let line = |seat| ScoreLine { rule: "MY-TAKE-01", what: "men taken".to_owned(), points: taken(seat) };
    Seat::all(2).map(|seat| Score::of(seat, vec![line(seat)])).collect()
}
