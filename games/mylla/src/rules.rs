//! The rules: whether an action is allowed, and what it does.

mod ending;
mod mills;
mod moving;

use crate::{Action, Event, Mylla, Phase};
use engine::{Refusal, Seat, Table, ensure};

/// Whether the seat may do this now.
pub fn check(game: &Mylla, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (game.phase, action) {
        (Phase::Over(_), _) => Err(Refusal::new("MY-END-03", "the match is over")),
        (Phase::Moving(asked) | Phase::Taking(asked), _) if asked != seat => {
            Err(Refusal::new("MY-TURN-01", "it is the other player's turn"))
        }
        (Phase::Moving(_), Action::Place { to }) => moving::check_place(game, seat, to),
        (Phase::Moving(_), Action::Move { from, to }) => moving::check_move(game, seat, from, to),
        (Phase::Moving(_), Action::Take { .. }) => Err(Refusal::new("MY-MILL-01", "a man is taken only for a mill")),
        (Phase::Taking(_), Action::Take { at }) => mills::check_take(game, seat, at),
        (Phase::Taking(_), Action::Place { .. } | Action::Move { .. }) => {
            ensure(false, "MY-TURN-02", "you closed a mill: first take one of the other's men")
        }
    }
}

/// Does what was checked.
#[inline]
pub fn play(game: &mut Mylla, seat: Seat, action: Action, table: &mut impl Table<Event>) {
    match action {
        Action::Place { to } => moving::place(game, seat, to, table),
        Action::Move { from, to } => moving::walk(game, seat, from, to, table),
        Action::Take { at } => mills::take(game, seat, at, table),
    }
}
