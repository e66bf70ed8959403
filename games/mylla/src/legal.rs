//! What is open now.

use crate::state::other;
use crate::{Action, Mylla, Phase};
use engine::Seat;

/// Adds every action the seat may choose, in the order of the points.
#[inline]
pub fn legal(game: &Mylla, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Moving(mover) if mover == seat => moves(game, seat, out),
        Phase::Taking(taker) if taker == seat => {
            out.extend(game.takeable(other(seat)).into_iter().map(|at| Action::Take { at }));
        }
        Phase::Moving(_) | Phase::Taking(_) | Phase::Over(_) => {}
    }
}

#[inline]
fn moves(game: &Mylla, seat: Seat, out: &mut Vec<Action>) {
    let (men, empty) = (game.men(seat), game.empty());
    if men.in_hand > 0 {
        out.extend(empty.into_iter().map(|to| Action::Place { to }));
        return;
    }
    let flies = game.flies(seat);
    for from in men.standing {
        let open = if flies { empty } else { empty.common(game.board.neighbours(from)) };
        out.extend(open.into_iter().map(|to| Action::Move { from, to }));
    }
}

/// MY-END-02. Whether the seat could place or move a man.
#[inline]
pub fn can_move(game: &Mylla, seat: Seat) -> bool {
    let (men, empty) = (game.men(seat), game.empty());
    if men.in_hand > 0 || game.flies(seat) {
        return !empty.is_empty();
    }
    men.standing.into_iter().any(|from| !empty.common(game.board.neighbours(from)).is_empty())
}
