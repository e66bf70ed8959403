//! What a bot makes of a position.

use crate::state::other;
use crate::{Mylla, Phase};
use engine::{PerSeat, Seat};

/// How good each seat's position is, from 0 to 1: what one seat has more of than the other, weighed and squeezed.
pub fn outlook(game: &Mylla) -> PerSeat<f32> {
    let light = match game.phase {
        Phase::Over(ending) => match ending.winners().len() {
            1 => f32::from(u8::from(ending.winners().contains(Seat(0)))),
            _ => 0.5,
        },
        Phase::Moving(seat) | Phase::Taking(seat) => {
            let weights = &game.board.weights;
            // A mill that is about to be paid for is nearly a man.
            let turn = if let Phase::Taking(_) = game.phase { weights.man } else { weights.to_move };
            let turn = if seat == Seat(0) { turn } else { -turn };
            squeeze(strength(game, Seat(0)) - strength(game, Seat(1)) + turn)
        }
    };
    [light, 1.0 - light, 0.0, 0.0, 0.0]
}

fn strength(game: &Mylla, seat: Seat) -> f32 {
    let (weights, men, empty) = (&game.board.weights, game.men(seat), game.empty());
    let rivals = game.men(other(seat)).standing;
    let (mut mills, mut open_mills) = (0, 0);
    for line in &game.board.lines {
        if line.common(rivals).is_empty() {
            match line.common(men.standing).len() {
                3 => mills += 1,
                2 => open_mills += 1,
                _ => {}
            }
        }
    }
    let room: u8 = men.standing.each().map(|from| empty.common(game.board.neighbours(from)).len()).sum();
    f32::from(men.count()) * weights.man
        + mills as f32 * weights.mill
        + open_mills as f32 * weights.open_mill
        + f32::from(room) * weights.room
}

/// From any number to one between 0 and 1.
fn squeeze(advantage: f32) -> f32 {
    1.0 / (1.0 + (-advantage).exp())
}
