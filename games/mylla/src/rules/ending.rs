//! The end of a turn and of the match (RULES.md, "The end").

use crate::legal::can_move;
use crate::state::{Patience, other};
use crate::{Ending, Event, Mylla, Phase};
use engine::{Seat, Table};

/// MY-TURN-01. The seat's turn is over: the other one is next, if the match goes on.
#[inline]
pub fn hand_over(game: &mut Mylla, seat: Seat, table: &mut impl Table<Event>) {
    game.phase = Phase::Moving(other(seat));
    if let Some(ending) = ending(game, seat) {
        game.phase = Phase::Over(ending);
        table.tell(|| Event::Ended { ending });
    }
}

/// MY-END-01, MY-END-02. Whether the seat that has just acted has won, or the match is drawn.
#[inline]
fn ending(game: &mut Mylla, seat: Seat) -> Option<Ending> {
    let next = other(seat);
    if game.men(next).count() < game.board.flies_with {
        return Some(Ending::TooFew { winner: seat });
    }
    if !can_move(game, next) {
        return Some(Ending::Blocked { winner: seat });
    }
    draw(game, next)
}

/// MY-DRAW-01, MY-DRAW-02, MY-DRAW-03. Whether patience has run out.
#[inline]
fn draw(game: &mut Mylla, next: Seat) -> Option<Ending> {
    let [light, dark] = game.men;
    match &mut game.patience {
        Patience::Turns { left } => {
            *left -= 1;
            (*left == 0).then_some(Ending::TooLong)
        }
        Patience::Quiet { left, seen } => {
            *left -= 1;
            let position = (light.standing, dark.standing, next);
            let before = seen.iter().filter(|earlier| **earlier == position).count();
            seen.push(position);
            if before == 2 { Some(Ending::Repeated) } else { (*left == 0).then_some(Ending::Quiet) }
        }
    }
}

/// MY-DRAW-02, MY-DRAW-03. A man was placed or taken: no earlier position can come again.
#[inline]
pub fn forget_positions(game: &mut Mylla) {
    if let Patience::Quiet { seen, .. } = &mut game.patience {
        seen.clear();
    }
}

/// MY-DRAW-03. A man was placed or a mill closed: the quiet turns are counted from the next turn on.
#[inline]
pub fn break_quiet(game: &mut Mylla) {
    if let Patience::Quiet { left, .. } = &mut game.patience {
        *left = game.board.quiet + 1;
    }
}
