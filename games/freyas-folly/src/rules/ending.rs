//! The end of a turn and of the game (RULES.md, "The end").

use super::{abilities, scoring};
use crate::phase::{Ending, Finish, Phase, Turn, Why};
use crate::{Event, Open};
use engine::Table;

/// FF-END-01, FF-END-02, FF-FAQ-03, FF-RULING-56. The turn under way becomes the last of the game; whoever brings both
/// ends about in one turn has ended it once.
pub fn trigger(turn: &mut Turn, finish: Finish, table: &mut impl Table<Event>) {
    if turn.finish.is_none() {
        turn.finish = Some(finish);
        table.tell(|| Event::LastTurn { seat: turn.seat, finish });
    }
}

/// FF-RULING-67. What happens at the end of a turn, in order: Strength wanes; a triggered end comes; a round of nothing
/// but passes or too many rounds end a stalled game; the next player begins.
#[inline]
pub fn end_turn(open: &mut Open, turn: Turn, table: &mut impl Table<Event>) {
    abilities::wane(open, &turn, table);
    // FF-END-03. Nobody else gets another turn.
    if let Some(finish) = turn.finish {
        let why = match finish {
            Finish::Quota => Why::Quota,
            Finish::Necklace => Why::Necklace,
        };
        return finish_game(open, why, Some(turn.seat), table);
    }
    // FF-RULING-58. The count starts again whenever somebody does something.
    open.idle_turns = if turn.has_acted { 0 } else { open.idle_turns + 1 };
    if open.idle_turns == open.seats {
        return finish_game(open, Why::Stalled, None, table);
    }
    // FF-TURN-01. To the left, after every turn.
    let next = turn.seat.next(open.seats.into());
    if next == open.start {
        // FF-RULING-59.
        if open.round >= open.contents.stalemate.round_cap {
            return finish_game(open, Why::TooLong, None, table);
        }
        open.round += 1;
        let round = open.round;
        table.tell(|| Event::Round { round });
    }
    open.phase = Phase::Acting(Turn::begin(next, open.contents.limits.actions_per_turn));
}

fn finish_game(open: &mut Open, why: Why, ender: Option<engine::Seat>, table: &mut impl Table<Event>) {
    let ending = Ending { why, ender, winners: scoring::winners(open, ender) };
    open.phase = Phase::Over(ending);
    table.tell(|| Event::Ended { ending });
}
