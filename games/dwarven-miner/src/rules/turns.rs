//! Before the first turn, between turns, and the end of the match (RULES.md, "Setting up", "Turns", "The end").

use super::{fulfilment, mining};
use crate::content::Power;
use crate::event::{Event, What, tell};
use crate::goods::Stash;
use crate::ids::Cards;
use crate::state::{DwarvenMiner, Ending, Open, Phase, Turn};
use crate::tray::Tray;
use engine::{Refusal, Seat, SeatSet, Table, ensure};

/// DM-SETUP-10. Any of one's own Patrons: none, some or all.
pub(crate) fn check_mulligan(game: &DwarvenMiner, seat: Seat, replace: Cards) -> Result<(), Refusal> {
    ensure(
        game.hands[seat.index()].contains_all(replace),
        "DM-SETUP-10",
        "only Patrons in your own hand can be exchanged",
    )
}

/// DM-SETUP-10, DM-SETUP-11, DM-RULING-01. The old cards are discarded, as many new ones drawn and kept; then the next
/// player in turn order is asked, and after the last the first turn begins.
pub(crate) fn mulligan(game: &mut DwarvenMiner, replace: Cards, table: &mut impl Table<Event>) {
    let Phase::Mulligan(seat) = game.open.phase else { return };
    let hand = &mut game.hands[seat.index()];
    *hand = hand.without_all(replace);
    game.open.discard.extend(replace.iter());
    tell(table, || What::Exchanged { seat, cards: replace });
    if !replace.is_empty() {
        fulfilment::draw(game, seat, replace.len(), table);
    }
    let next = seat.next(game.open.seats());
    if next == game.open.turn.first {
        begin_turn(&mut game.open, next, 1, table);
    } else {
        game.open.phase = Phase::Mulligan(next);
    }
}

/// DM-TURN-01, DM-MINE-01, DM-MINE-08, DM-RULING-05. A turn begins with six free dice, which are rolled at once.
#[inline]
pub(crate) fn begin_turn(open: &mut Open, active: Seat, round: u16, table: &mut impl Table<Event>) {
    open.turn = Turn {
        active,
        first: open.turn.first,
        round,
        tray: Tray::FRESH,
        goods: open.stashed(active),
        burglaries_left: open.content.burglaries,
        songs_used: 0,
        fresh: Cards::NONE,
    };
    tell(table, || What::TurnBegan { seat: active, round });
    mining::first_roll(open, table);
}

/// DM-TURN-02. The turn is closed and the next player clockwise begins, unless the match ends with the round.
#[inline]
pub(crate) fn end_turn(open: &mut Open, table: &mut impl Table<Event>) {
    let Turn { active, first, round, .. } = open.turn;
    expire(open, table);
    // Everything lies in its slots now.
    open.turn.goods = Stash::default();
    let next = active.next(open.seats());
    if next != first {
        return begin_turn(open, next, round, table);
    }
    match last_round_ending(open) {
        Some(ending) => {
            // The goods of the active player are counted from `turn`.
            open.turn.goods = open.stashed(active);
            end(open, ending, table);
        }
        None => begin_turn(open, next, round + 1, table),
    }
}

/// DM-PATRON-06. At the end of the owner's next turn the Rune Singer and the Tracker leave.
#[inline]
fn expire(open: &mut Open, table: &mut impl Table<Event>) {
    let owner = open.turn.active;
    let spells = open.miner(owner).court.common(open.content.with.spell);
    for card in spells.without_all(open.turn.fresh).iter() {
        leave(open, owner, card);
        tell(table, || What::Departed { owner, card });
    }
}

/// DM-PATRON-02. A face-up Patron goes to the discard pile, and all it did stops.
#[inline]
pub(crate) fn leave(open: &mut Open, owner: Seat, card: crate::ids::Card) {
    let miner = open.miner_mut(owner);
    miner.court = miner.court.without(card);
    for miner in &mut open.miners {
        miner.favours = miner.favours.without(card);
    }
    if open.content.patron(card).power == Power::Ward {
        for vault in &mut open.vaults {
            if vault.ward == Some(card) {
                vault.ward = None;
            }
        }
    }
    open.paid.0[card.index()] = 0;
    open.discard.push(card);
}

/// DM-VARIANT-02, DM-RULING-50, DM-RULING-63. Whether the round that is over was the last: somebody has reached the goal
/// in level rounds, or there were too many rounds.
fn last_round_ending(open: &Open) -> Option<Ending> {
    let best = open.miners.iter().map(|miner| miner.score).max().unwrap_or_default();
    let leaders = || open.turn.first.clockwise(open.seats()).filter(|seat| open.miner(*seat).score == best);
    if open.is_last_round() {
        // Among equal scores the player latest in turn order wins.
        return leaders().last().map(|winner| Ending::Levelled { winner });
    }
    let is_last = open.turn.round >= open.options.max_rounds;
    is_last.then(|| Ending::Stopped { winners: leaders().collect::<SeatSet>() })
}

/// DM-END-01. The match is over.
pub(crate) fn end(open: &mut Open, ending: Ending, table: &mut impl Table<Event>) {
    open.phase = Phase::Over(ending);
    tell(table, || What::Ended { ending });
}
