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
            out.extend(game.takeable(other(seat)).each().map(|at| Action::Take { at }));
        }
        Phase::Moving(_) | Phase::Taking(_) | Phase::Over(_) => {}
    }
}

/// MY-TURN-03. Placing and moving are all there is: nobody passes.
#[inline]
fn moves(game: &Mylla, seat: Seat, out: &mut Vec<Action>) {
    let (men, empty) = (game.men(seat), game.empty());
    if men.in_hand > 0 {
        out.extend(empty.each().map(|to| Action::Place { to }));
    } else if game.flies(seat) {
        for from in men.standing.each() {
            out.extend(empty.each().map(|to| Action::Move { from, to }));
        }
    } else {
        out.extend(game.board.slides(men.standing, empty));
    }
}

/// MY-END-02. Whether the seat could place or move a man.
#[inline]
pub fn can_move(game: &Mylla, seat: Seat) -> bool {
    let (men, empty) = (game.men(seat), game.empty());
    if men.in_hand > 0 || game.flies(seat) {
        return !empty.is_empty();
    }
    game.board.can_slide(men.standing, empty)
}
