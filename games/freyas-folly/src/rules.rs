//! The rules: whether an action is allowed, and what it does.

pub(crate) mod abilities;
mod collecting;
mod completing;
pub(crate) mod ending;
pub(crate) mod moving;
pub(crate) mod scoring;
pub(crate) mod thief;
pub(crate) mod trading;
mod turn;
mod workshop;

use crate::phase::{Phase, Turn};
use crate::{Action, Event, FreyasFolly, Open, legal};
use engine::{Refusal, Seat, Table};

/// Whether the seat may do this now. Nobody is ever asked in another's turn (FF-RULING-61).
pub fn check(open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Some(turn) = open.phase.turn() else {
        return Err(Refusal::new("FF-TURN-01", "the game is over"));
    };
    if turn.seat != seat {
        return Err(Refusal::new("FF-TURN-01", "it is another player's turn"));
    }
    match (open.phase, action) {
        (Phase::Acting(_), _) => check_choice(open, &turn, action),
        (Phase::Entering(_, ability), Action::Enter { to }) => moving::check_entry(open, seat, to, Some(ability)),
        (Phase::Leaving(..) | Phase::Arriving(..), Action::Collect | Action::Leave)
        | (Phase::Hurrying(..), Action::Stop)
        | (Phase::Bracing(..), Action::Activate | Action::Keep) => Ok(()),
        (Phase::Releasing(_, walk, taken), _) => abilities::check_bat(open, seat, walk, taken, action),
        (Phase::Hurrying(_, walk), Action::MoveOn { to }) => moving::check_move(open, seat, walk.dwarf, to),
        (Phase::Trading(_, trade), _) => trading::check(open, seat, trade, action),
        (Phase::Stealing(_, loot), Action::Steal { from, jewel }) => thief::check_steal(open, seat, loot, from, jewel),
        (Phase::Leaving(..) | Phase::Arriving(..), Action::BatTake { .. }) => {
            Err(Refusal::new("FF-BAT-01", "this dwarf carries no Bat"))
        }
        (Phase::Stealing(..), _) => Err(Refusal::new("FF-THIEF-03", "the Thief is at work: choose what he steals")),
        _ => Err(Refusal::new("FF-RULING-10", "first finish the move under way")),
    }
}

/// FF-TURN-02. The choice of an action.
fn check_choice(open: &Open, turn: &Turn, action: Action) -> Result<(), Refusal> {
    let seat = turn.seat;
    match action {
        Action::Move { dwarf, to } => moving::check_move(open, seat, dwarf, to),
        Action::Enter { to } => moving::check_entry(open, seat, to, None),
        Action::EnterWith { ability } => moving::check_gift(open, seat, ability),
        Action::ActivateStrength { dwarf } => abilities::check_activate(open, seat, dwarf),
        Action::TakeSetting { card } => workshop::check_take(open, card),
        Action::CompleteSetting { card } => completing::check_setting(open, seat, card),
        Action::CompleteLink { card } => completing::check_link(open, seat, card),
        Action::StartTrade => trading::check_start(open, seat),
        Action::TakeAbility { ability } => abilities::check_take(open, turn, ability),
        Action::UseThief => thief::check_use(open, turn),
        Action::Pass => turn::check_pass(turn),
        Action::EndTurn => turn::check_end(turn),
        Action::Collect | Action::Leave => {
            Err(Refusal::new("FF-RULING-11", "jewels are collected only by a move that begins or ends in the cavern"))
        }
        Action::BatTake { .. } | Action::KeepBat | Action::BatDone => {
            Err(Refusal::new("FF-RULING-28", "a Bat is released only on arrival in a cavern"))
        }
        Action::MoveOn { .. } | Action::Stop => {
            Err(Refusal::new("FF-SPEED-01", "nobody with Speed is under way: choose an action"))
        }
        Action::Activate | Action::Keep => {
            Err(Refusal::new("FF-STRENGTH-01", "no dwarf with Strength has just moved: choose an action"))
        }
        Action::Give { .. }
        | Action::Receive { .. }
        | Action::TwoSmall
        | Action::AddSmall { .. }
        | Action::DoneTrading => Err(Refusal::new("FF-TRADE-01", "no trade is under way: begin one first")),
        Action::Steal { .. } => Err(Refusal::new("FF-THIEF-01", "send the Thief out first: that is the action")),
    }
}

/// Does what was checked, and then whatever there is no choice about.
#[inline]
pub fn play(game: &mut FreyasFolly, action: Action, table: &mut impl Table<Event>) {
    apply(game, action, table);
    while let Some(only) = legal::only(&game.open) {
        apply(game, only, table);
    }
}

#[inline]
fn apply(game: &mut FreyasFolly, action: Action, table: &mut impl Table<Event>) {
    match (game.open.phase, action) {
        (Phase::Acting(turn), _) => act(game, turn, action, table),
        (Phase::Entering(turn, ability), Action::Enter { to }) => moving::enter(game, turn, to, Some(ability), table),
        (Phase::Leaving(turn, walk, to), Action::Collect) => {
            collecting::collect(&mut game.open, turn.seat, walk, table);
            moving::step(game, turn, walk, to, table);
        }
        (Phase::Leaving(turn, walk, to), Action::Leave) => {
            collecting::leave(&game.open, turn.seat, walk, table);
            moving::step(game, turn, walk, to, table);
        }
        (Phase::Arriving(turn, walk), Action::Collect) => {
            collecting::collect(&mut game.open, turn.seat, walk, table);
            moving::go_on(game, turn, walk, table);
        }
        (Phase::Arriving(turn, walk), Action::Leave) => {
            collecting::leave(&game.open, turn.seat, walk, table);
            moving::go_on(game, turn, walk, table);
        }
        (Phase::Releasing(turn, walk, taken), _) => abilities::release(game, turn, walk, taken, action, table),
        (Phase::Hurrying(turn, walk), Action::MoveOn { to }) => moving::step(game, turn, walk, to, table),
        (Phase::Hurrying(turn, walk), Action::Stop) => moving::stop(game, turn, walk, table),
        (Phase::Bracing(turn, walk), Action::Activate) => abilities::activate(game, turn, walk.dwarf, table),
        (Phase::Bracing(turn, walk), Action::Keep) => abilities::keep_strength(game, turn, walk.dwarf, table),
        (Phase::Trading(turn, trade), _) => trading::play(game, turn, trade, action, table),
        (Phase::Stealing(turn, loot), Action::Steal { from, jewel }) => {
            thief::steal(game, turn, loot, from, jewel, table);
        }
        _ => unreachable!("FF-TURN-02: {action:?} was not checked"),
    }
}

#[inline]
fn act(game: &mut FreyasFolly, mut turn: Turn, action: Action, table: &mut impl Table<Event>) {
    match action {
        Action::Pass => return turn::pass(game, turn, table),
        Action::EndTurn => return turn::rest(game, turn, table),
        _ => turn::pay(&mut game.open, &mut turn, table),
    }
    match action {
        Action::Move { dwarf, to } => moving::set_out(game, turn, dwarf, to, table),
        Action::Enter { to } => moving::enter(game, turn, to, None, table),
        Action::EnterWith { ability } => game.open.phase = Phase::Entering(turn, ability),
        Action::ActivateStrength { dwarf } => abilities::activate(game, turn, dwarf, table),
        Action::TakeSetting { card } => workshop::take(game, turn, card, table),
        Action::CompleteSetting { card } => completing::complete_setting(game, turn, card, table),
        Action::CompleteLink { card } => completing::complete_link(game, turn, card, table),
        Action::StartTrade => trading::start(game, turn),
        Action::TakeAbility { ability } => abilities::take(game, turn, ability, table),
        Action::UseThief => thief::send(game, turn),
        _ => unreachable!("FF-TURN-02: {action:?} is no action of a turn"),
    }
}
