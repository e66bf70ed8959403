//! Rounds, turns and the end of time (RULES.md, chapters "The round" and "Time limit").

use super::{building, claiming, ending};
use crate::state::{Act, Turn};
use crate::{Action, Bardagi, Event, Length, Phase, What};
use engine::{Refusal, Seat, Table, ensure};

/// BA-ROUND-01, BA-OPT-01. A round begins with Planning, or, with easier planning, with the first turn.
pub(crate) fn begin(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let (round, starter, is_last) = (game.round, game.starter, game.is_last_round());
    game.tell(table, || What::RoundBegan { round, starter, is_last });
    if game.options.easier_planning {
        begin_turn(game, starter, table);
    } else {
        game.phase = Phase::Planning;
    }
}

/// BA-CARD-01, BA-RULING-08. A turn begins: the cards are laid open, or chosen now.
pub(crate) fn begin_turn(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    let act = if game.options.easier_planning { Act::Picking } else { Act::Menu };
    game.phase = Phase::Turn(Turn::begin(seat, &game.player(seat).powers, act));
    if !game.options.easier_planning {
        let hand = game.player(seat).hand;
        game.tell(table, || What::TurnBegan { seat, hand });
    }
}

/// BA-CARD-09, BA-ROUND-03. The next player's turn, or the Build phase after the last.
pub(crate) fn next_turn(game: &mut Bardagi, seat: Seat, table: &mut impl Table<Event>) {
    match game.after(seat) {
        Some(next) => begin_turn(game, next, table),
        None => building::begin(game, table),
    }
}

/// BA-ROUND-03. The Claim begins once everybody could build.
pub(crate) fn begin_claim(game: &mut Bardagi, table: &mut impl Table<Event>) {
    claiming::begin(game, table);
}

/// BA-CLAIM-07, BA-PLAN-05, BA-ROUND-04, BA-ROUND-05, BA-ROUND-07. The round ends: all cards return, the marker advances,
/// the starting player token passes on; or it was the last.
pub(crate) fn end(game: &mut Bardagi, table: &mut impl Table<Event>) {
    if game.is_last_round() {
        ending::finish(game, table);
        return;
    }
    for player in &mut game.players {
        player.hand = [0; 4];
        player.taken = [0; 4];
        player.is_ready = false;
        player.attacked = crate::Areas::NONE;
        player.conquered = crate::Areas::NONE;
    }
    game.round += 1;
    game.starter = game.starter.next(game.seats as usize);
    begin(game, table);
}

/// BA-TIME-01, BA-TIME-02, BA-RULING-04. Only the table calls time, once, in a match with a time limit.
pub(crate) fn check_time_up(game: &Bardagi, seat: Seat, action: Action) -> Result<(), Refusal> {
    ensure(
        action == Action::TimeUp && seat == Seat::TABLE,
        "BA-RULING-04",
        "only the table calls time, and the table does nothing else",
    )?;
    ensure(game.options.length == Length::Time, "BA-TIME-01", "this match is played over a number of rounds")?;
    ensure(!game.time_is_up, "BA-RULING-04", "time is up already")
}

/// BA-RULING-04. Time is up: the round in progress is the last.
pub(crate) fn time_up(game: &mut Bardagi, table: &mut impl Table<Event>) {
    game.time_is_up = true;
    game.tell(table, || What::TimeCalled);
}
