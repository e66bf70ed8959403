//! Turns, passing and Free Action tokens (RULES.md, "Turns" and "Free actions").

use super::ending;
use crate::phase::{Phase, Turn};
use crate::{Event, FreyasFolly, Open};
use engine::{Refusal, Table, ensure};

/// FF-RULING-65, FF-FREE-02. Passing uses up a normal action; no token buys it.
pub fn check_pass(turn: &Turn) -> Result<(), Refusal> {
    ensure(!turn.is_free(), "FF-FREE-02", "a token does not buy a Pass: end the turn instead")
}

/// FF-TURN-04, FF-RULING-53. The turn ends when both normal actions are done or passed.
pub fn check_end(turn: &Turn) -> Result<(), Refusal> {
    ensure(turn.is_free(), "FF-TURN-02", "you have a normal action left: use it or pass")
}

/// FF-TURN-02, FF-FREE-02, FF-FREE-03, FF-COMP-07. An action costs a normal action or, after those, a token, which
/// leaves the game.
#[inline]
pub fn pay(open: &mut Open, turn: &mut Turn, table: &mut impl Table<Event>) {
    turn.has_acted = true;
    if turn.actions_left > 0 {
        turn.actions_left -= 1;
        return;
    }
    turn.tokens_used += 1;
    open.used_tokens += 1;
    let player = open.player_mut(turn.seat);
    player.tokens -= 1;
    let left = player.tokens;
    table.tell(|| Event::TokenUsed { seat: turn.seat, left });
}

/// FF-TURN-02, FF-TURN-03, FF-TURN-04, FF-FREE-01, FF-RULING-54, FF-FAQ-01. After an action comes the next one, the same
/// or another; then up to three tokens may be used, also those earned just now; then the turn ends.
#[inline]
pub fn next(game: &mut FreyasFolly, turn: Turn, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let may_use_token =
        turn.tokens_used < open.contents.limits.free_actions_per_turn && open.player(turn.seat).tokens > 0;
    if turn.is_free() && !may_use_token {
        ending::end_turn(open, turn, table);
    } else {
        open.phase = Phase::Acting(turn);
    }
}

/// FF-RULING-65. Passes one of the normal actions.
#[inline]
pub fn pass(game: &mut FreyasFolly, mut turn: Turn, table: &mut impl Table<Event>) {
    turn.actions_left -= 1;
    table.tell(|| Event::Passed { seat: turn.seat });
    next(game, turn, table);
}

/// FF-FREE-04. Ends the turn and keeps the tokens.
#[inline]
pub fn rest(game: &mut FreyasFolly, turn: Turn, table: &mut impl Table<Event>) {
    let tokens = game.open.player(turn.seat).tokens;
    table.tell(|| Event::KeptTokens { seat: turn.seat, tokens });
    ending::end_turn(&mut game.open, turn, table);
}
