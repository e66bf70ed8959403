//! Serving Patrons and drawing new ones (RULES.md, "Fulfilment").

use super::{favours, powers, scoring, turns};
use crate::content::Power;
use crate::event::{Event, What, tell};
use crate::ids::{Card, Cards};
use crate::state::{DwarvenMiner, Open, Phase, Window};
use engine::{Refusal, Seat, SeatSet, Table, ensure};

/// DM-FULFIL-01, DM-FULFIL-02, DM-RULING-37. Whether the active player owns all items the Patron asks for, wherever they
/// lie; an item named twice is needed twice.
#[inline]
pub(crate) fn owns_all(open: &Open, card: Card) -> bool {
    open.turn.goods.items.contains_all(open.content.patron(card).items)
}

/// DM-FULFIL-01, DM-FULFIL-06, DM-RULING-36. A Patron of one's own hand, drawn this turn or before, whose items one owns.
pub(crate) fn check(game: &DwarvenMiner, card: Card) -> Result<(), Refusal> {
    let hand = game.hands[game.open.turn.active.index()];
    ensure(hand.contains(card), "DM-FULFIL-01", "that Patron is not in your hand")?;
    ensure(owns_all(&game.open, card), "DM-FULFIL-01", "you do not own all items that Patron asks for")
}

/// DM-RULING-67. Whether the active player is asked in Fulfilment even if no Patron in the hand can be served: the items
/// would serve one that nobody has seen, and a phase that passes by itself would tell that it is not there.
pub(crate) fn is_discreet(game: &DwarvenMiner) -> bool {
    let open = &game.open;
    if open.phase != Phase::Fulfilment || game.hands[open.turn.active.index()].is_empty() {
        return false;
    }
    let discarded: Cards = open.discard.iter().copied().collect();
    let seen = open.miners.iter().fold(discarded, |seen, miner| seen.with_all(miner.court));
    open.content.all_cards().without_all(seen).iter().any(|card| owns_all(open, card))
}

/// DM-RULING-34. A Patron is fulfilled: items back, card into the court, points, raises, War Chanters, power, new cards.
pub(crate) fn fulfil(game: &mut DwarvenMiner, card: Card, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let seat = open.turn.active;
    let patron = open.content.content().patron(card);
    // DM-FULFIL-03. The items return to their piles.
    open.turn.goods.items = open.turn.goods.items.without_all(patron.items);
    open.piles.items = open.piles.items + patron.items;
    // DM-FULFIL-04. The card lies face up.
    let hand = &mut game.hands[seat.index()];
    *hand = hand.without(card);
    let miner = open.miner_mut(seat);
    miner.court = miner.court.with(card);
    open.turn.fresh = open.turn.fresh.with(card);
    // DM-FULFIL-05, DM-RULING-54. Points first; a match that is over sees no power and no new cards.
    if scoring::score(open, seat, card, table) {
        return;
    }
    silence_songs(open, seat, table);
    activate(game, seat, card, table);
}

/// DM-PATRON-07, DM-RULING-57. The War Chanters of all other players leave.
fn silence_songs(open: &mut Open, seat: Seat, table: &mut impl Table<Event>) {
    for owner in seat.others(open.seats()) {
        for card in open.miner(owner).court.common(open.content.with.song).iter() {
            turns::leave(open, owner, card);
            tell(table, || What::Departed { owner, card });
        }
    }
}

/// DM-FULFIL-05, DM-PATRON-01, DM-PATRON-03. The power of the new Patron: what acts at once acts now, the rest lasts.
fn activate(game: &mut DwarvenMiner, seat: Seat, card: Card, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    match open.content.patron(card).power {
        Power::Delve => powers::delve(game, card, table),
        Power::Smash => powers::smash_next(game, seat, table),
        Power::Swap | Power::Gift { .. } => {
            let guests: SeatSet = seat.others(open.seats()).collect();
            for guest in guests.iter() {
                let miner = open.miner_mut(guest);
                miner.favours = miner.favours.with(card);
            }
            favours::ask_next(game, card, seat, table);
        }
        Power::Ward if powers::unwarded(open, seat).next().is_some() => open.phase = Phase::Warding { card },
        Power::Ward => {
            tell(table, || What::WardWaits { seat, card });
            finish(game, Window::Fulfilment, table);
        }
        Power::Cumulative { .. }
        | Power::Eliminate
        | Power::Discount { .. }
        | Power::Take { .. }
        | Power::RerollOrcs
        | Power::Spell { .. }
        | Power::Song { .. } => finish(game, Window::Fulfilment, table),
    }
}

/// DM-FULFIL-07, DM-FULFIL-08, DM-RULING-35. After each Patron two cards are drawn and the hand is brought back to three.
pub(crate) fn finish(game: &mut DwarvenMiner, then: Window, table: &mut impl Table<Event>) {
    let seat = game.open.turn.active;
    draw(game, seat, game.open.content.drawn_per_fulfilment, table);
    let is_too_many = game.hands[seat.index()].len() > game.open.content.hand_size;
    game.open.phase = if is_too_many { Phase::Choosing { then } } else { then.phase() };
}

/// DM-RULING-38. Draws cards; when the deck is empty the discards are shuffled into a new one, and when both are empty
/// there is nothing to draw.
pub(crate) fn draw(game: &mut DwarvenMiner, seat: Seat, count: usize, table: &mut impl Table<Event>) {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        if game.deck.is_empty() {
            reshuffle(game, table);
        }
        drawn = game.deck.pop().map_or(drawn, |card| drawn.with(card));
    }
    let hand = &mut game.hands[seat.index()];
    *hand = hand.with_all(drawn);
    tell(table, || What::Drew { seat, count: drawn.len() as u8, cards: Some(drawn) });
}

fn reshuffle(game: &mut DwarvenMiner, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    if open.discard.is_empty() {
        return;
    }
    open.reshuffles += 1;
    for card in open.discard.drain(..) {
        open.shuffled.0[card.index()] = open.reshuffles;
        game.deck.push(card);
    }
    table.shuffle(&mut game.deck);
    let count = game.deck.len() as u8;
    tell(table, || What::Reshuffled { count });
}

/// DM-FULFIL-08. One of the cards in one's own hand, old or new.
pub(crate) fn check_discard(game: &DwarvenMiner, card: Card) -> Result<(), Refusal> {
    let hand = game.hands[game.open.turn.active.index()];
    ensure(hand.contains(card), "DM-FULFIL-08", "that Patron is not in your hand")
}

/// DM-FULFIL-08, DM-RULING-40. The card goes to the face-up discard pile.
pub(crate) fn discard(game: &mut DwarvenMiner, card: Card, table: &mut impl Table<Event>) {
    let Phase::Choosing { then } = game.open.phase else { return };
    let seat = game.open.turn.active;
    let hand = &mut game.hands[seat.index()];
    *hand = hand.without(card);
    game.open.discard.push(card);
    tell(table, || What::PatronDiscarded { seat, card });
    if hand.len() <= game.open.content.hand_size {
        game.open.phase = then.phase();
    }
}
