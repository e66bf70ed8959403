//! Wizard and Chieftain: what other players may use once, now or later (RULES.md, "Powers", "Storage").

use super::{fulfilment, turns};
use crate::content::Power;
use crate::event::{Event, Forced, What, tell};
use crate::ids::{Card, Item, Resource};
use crate::state::{DwarvenMiner, FavourStep, Open, Phase, StashId, Window};
use engine::{Refusal, Seat, Table, ensure};

/// DM-RULING-41. Whether an item of another kind lies on the board to be traded for.
#[inline]
pub(crate) fn has_other(open: &Open, item: Item) -> bool {
    !open.piles.items.other_than(item).is_empty()
}

/// DM-RULING-25, DM-RULING-26, DM-RULING-43. Whether the favour would bring the player anything: an item to trade, a
/// resource card to take.
#[inline]
pub(crate) fn is_usable(open: &Open, seat: Seat, card: Card) -> bool {
    if open.content.with.swap.contains(card) {
        open.goods_of(seat).items.kinds().any(|item| has_other(open, item))
    } else {
        !open.piles.resources.is_empty()
    }
}

/// DM-PATRON-09, DM-RULING-42, DM-RULING-43. A favour that is still open for the active player, and of use.
pub(crate) fn check_use(open: &Open, card: Card) -> Result<(), Refusal> {
    let seat = open.turn.active;
    ensure(open.miner(seat).favours.contains(card), "DM-PATRON-09", "you have no favour open with that Patron")?;
    let reason = if open.content.with.swap.contains(card) {
        "you own no item to trade"
    } else {
        "no resource card is left on the board"
    };
    ensure(is_usable(open, seat, card), "DM-RULING-43", reason)
}

/// DM-RULING-42. The favour is used on one's own turn; the card leaves when it was the last.
pub(crate) fn use_favour(open: &mut Open, card: Card, table: &mut impl Table<Event>) {
    let seat = open.turn.active;
    let then = Window::of(open.phase);
    take_favour(open, seat, card, table);
    leave_if_done(open, card, table);
    open.phase = if let Power::Gift { count } = open.content.patron(card).power {
        Phase::Picking { card, then, picks_left: count, has_picked: false }
    } else {
        Phase::Trading { then, given: None }
    };
}

fn take_favour(open: &mut Open, seat: Seat, card: Card, table: &mut impl Table<Event>) {
    let miner = open.miner_mut(seat);
    miner.favours = miner.favours.without(card);
    tell(table, || What::FavourUsed { seat, card });
}

/// DM-PATRON-09. The card leaves when every other player has used it.
fn leave_if_done(open: &mut Open, card: Card, table: &mut impl Table<Event>) {
    if open.guests(card).is_empty()
        && let Some(owner) = open.owner(card)
    {
        turns::leave(open, owner, card);
        tell(table, || What::Departed { owner, card });
    }
}

/// DM-RULING-42, DM-RULING-43, DM-RULING-60. Asks the next player after `from`, clockwise, whom the favour would bring
/// something; the others keep it. After the last one the fulfilment goes on.
pub(crate) fn ask_next(game: &mut DwarvenMiner, card: Card, from: Seat, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let active = open.turn.active;
    for guest in from.others(open.seats()).take_while(|seat| *seat != active) {
        if is_usable(open, guest, card) {
            open.phase = Phase::Favour { card, guest, step: FavourStep::Asked };
            return;
        }
        tell(&mut Forced(table), || What::FavourKept { seat: guest, card });
    }
    leave_if_done(open, card, table);
    fulfilment::finish(game, Window::Fulfilment, table);
}

/// DM-RULING-42. Now: the favour is used up from here on.
pub(crate) fn use_now(open: &mut Open) {
    let Phase::Favour { card, guest, .. } = open.phase else { return };
    let miner = open.miner_mut(guest);
    miner.favours = miner.favours.without(card);
    let step = if let Power::Gift { count } = open.content.patron(card).power {
        FavourStep::Picking { picks_left: count, has_picked: false }
    } else {
        FavourStep::Giving
    };
    open.phase = Phase::Favour { card, guest, step };
}

/// DM-RULING-42. Later: the favour is kept.
pub(crate) fn keep(game: &mut DwarvenMiner, table: &mut impl Table<Event>) {
    let Phase::Favour { card, guest, .. } = game.open.phase else { return };
    tell(table, || What::FavourKept { seat: guest, card });
    ask_next(game, card, guest, table);
}

/// DM-POWER-12, DM-RULING-41. On one's own turn: an item one owns, wherever it lies.
pub(crate) fn check_give(open: &Open, from: Option<StashId>, item: Item) -> Result<(), Refusal> {
    ensure(from.is_none(), "DM-RULING-64", "on your own turn it does not matter where an item lies")?;
    ensure(open.turn.goods.items.of(item) > 0, "DM-POWER-12", "you do not own that item")?;
    check_other(open, item)
}

/// DM-POWER-12, DM-RULING-41. On another player's turn: an item out of one of one's own stashes.
pub(crate) fn check_give_from(open: &Open, guest: Seat, from: Option<StashId>, item: Item) -> Result<(), Refusal> {
    let from = from.ok_or(Refusal::new("DM-RULING-41", "say which stash the item comes from"))?;
    let stash = open.stash(guest, from).ok_or(Refusal::new("DM-RULING-41", "that stash is not yours"))?;
    ensure(stash.items.of(item) > 0, "DM-POWER-12", "that item does not lie there")?;
    check_other(open, item)
}

fn check_other(open: &Open, item: Item) -> Result<(), Refusal> {
    ensure(has_other(open, item), "DM-RULING-25", "no item of another kind is left on the board")
}

/// DM-RULING-41, DM-RULING-25. An item of another kind from a pile that is not empty.
pub(crate) fn check_get(open: &Open, given: Item, item: Item) -> Result<(), Refusal> {
    ensure(item != given, "DM-RULING-41", "the new item must be of another kind")?;
    ensure(open.piles.items.of(item) > 0, "DM-RULING-25", "no card of that item is left on the board")
}

/// DM-POWER-12. The item is promised; it changes hands when its replacement is chosen.
pub(crate) fn give(open: &mut Open, from: Option<StashId>, item: Item) {
    match open.phase {
        Phase::Trading { then, .. } => open.phase = Phase::Trading { then, given: Some(item) },
        Phase::Favour { card, guest, .. } => {
            let stash = from.unwrap_or(StashId::Backpack);
            open.phase = Phase::Favour { card, guest, step: FavourStep::Getting { stash, given: item } };
        }
        _ => {}
    }
}

/// DM-POWER-12, DM-RULING-41. The old item goes to its pile, the new one takes its slot.
pub(crate) fn get(game: &mut DwarvenMiner, item: Item, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    match open.phase {
        Phase::Trading { then, given: Some(given) } => {
            open.turn.goods.items = open.turn.goods.items.without(given).with(item);
            open.piles.items = open.piles.items.with(given).without(item);
            open.phase = then.phase();
            let seat = open.turn.active;
            tell(table, || What::Traded { seat, given, got: item });
        }
        Phase::Favour { card, guest, step: FavourStep::Getting { stash, given } } => {
            let slot = open.stash_mut(guest, stash);
            slot.items = slot.items.without(given).with(item);
            open.piles.items = open.piles.items.with(given).without(item);
            tell(table, || What::FavourUsed { seat: guest, card });
            tell(table, || What::Traded { seat: guest, given, got: item });
            ask_next(game, card, guest, table);
        }
        _ => {}
    }
}

/// DM-POWER-05, DM-POWER-13, DM-RULING-44. A resource card is picked: on one's own turn it lies with one's things at
/// once, on another's it needs a place first.
pub(crate) fn pick(open: &mut Open, resource: Resource, table: &mut impl Table<Event>) {
    match open.phase {
        Phase::Picking { card, then, picks_left, .. } => {
            open.piles.resources = open.piles.resources.without(resource);
            open.turn.goods.resources = open.turn.goods.resources.with(resource);
            let seat = open.turn.active;
            tell(table, || What::Took { seat, resource, replaced: None });
            let next = Phase::Picking { card, then, picks_left: picks_left - 1, has_picked: true };
            open.phase = if picks_left == 1 { then.phase() } else { next };
        }
        Phase::Favour { card, guest, step: FavourStep::Picking { picks_left, has_picked } } => {
            if !has_picked {
                tell(table, || What::FavourUsed { seat: guest, card });
            }
            let step = FavourStep::Placing { gain: resource, picks_left: picks_left - 1 };
            open.phase = Phase::Favour { card, guest, step };
        }
        _ => {}
    }
}

/// DM-POWER-05, DM-POWER-13. Enough cards were taken.
pub(crate) fn finish_picking(game: &mut DwarvenMiner, table: &mut impl Table<Event>) {
    match game.open.phase {
        Phase::Picking { then, .. } => game.open.phase = then.phase(),
        Phase::Favour { card, guest, .. } => ask_next(game, card, guest, table),
        _ => {}
    }
}

/// DM-STORE-07, DM-RULING-33. Whether a stash has a free resource slot.
#[inline]
pub(crate) fn has_room(open: &Open, seat: Seat, stash: StashId) -> bool {
    open.stash(seat, stash).is_some_and(|content| content.resources.total() < open.slots(stash).resources)
}

/// DM-STORE-07. A free resource slot of one's own.
pub(crate) fn check_put(open: &Open, guest: Seat, stash: StashId) -> Result<(), Refusal> {
    ensure(open.stash(guest, stash).is_some(), "DM-STORE-07", "that stash is not yours")?;
    ensure(has_room(open, guest, stash), "DM-STORE-07", "no resource slot is free there")
}

/// DM-STORE-07, DM-RULING-33. A card in a stash of one's own that has no free slot.
pub(crate) fn check_replace(open: &Open, guest: Seat, stash: StashId, resource: Resource) -> Result<(), Refusal> {
    let content = open.stash(guest, stash).ok_or(Refusal::new("DM-STORE-07", "that stash is not yours"))?;
    ensure(!has_room(open, guest, stash), "DM-RULING-33", "a slot is free there: nothing needs to be replaced")?;
    ensure(content.resources.of(resource) > 0, "DM-STORE-07", "no such card lies there")
}

/// DM-RULING-33. One does without only when no slot is free.
pub(crate) fn check_drop(open: &Open, guest: Seat) -> Result<(), Refusal> {
    let has_none = open.stashes_of(guest).all(|stash| !has_room(open, guest, stash));
    ensure(has_none, "DM-RULING-33", "a slot is free: the card can be kept")
}

/// DM-STORE-07, DM-RULING-44. The card finds its place; what it replaces returns to its pile.
pub(crate) fn put_gain(
    game: &mut DwarvenMiner,
    stash: StashId,
    replaced: Option<Resource>,
    table: &mut impl Table<Event>,
) {
    let open = &mut game.open;
    let Phase::Favour { card, guest, step: FavourStep::Placing { gain, picks_left } } = open.phase else { return };
    let slot = open.stash_mut(guest, stash);
    slot.resources = slot.resources.with(gain);
    if let Some(old) = replaced {
        slot.resources = slot.resources.without(old);
        open.piles.resources = open.piles.resources.with(old);
    }
    open.piles.resources = open.piles.resources.without(gain);
    tell(table, || What::Took { seat: guest, resource: gain, replaced });
    go_on_picking(game, card, guest, picks_left, table);
}

/// DM-RULING-44. The card stays on its pile.
pub(crate) fn drop_gain(game: &mut DwarvenMiner, table: &mut impl Table<Event>) {
    let Phase::Favour { card, guest, step: FavourStep::Placing { gain, picks_left } } = game.open.phase else { return };
    tell(table, || What::Declined { seat: guest, resource: gain });
    go_on_picking(game, card, guest, picks_left, table);
}

/// DM-RULING-44. The cards are picked and placed one after the other.
fn go_on_picking(game: &mut DwarvenMiner, card: Card, guest: Seat, picks_left: u8, table: &mut impl Table<Event>) {
    if picks_left == 0 {
        return ask_next(game, card, guest, table);
    }
    game.open.phase = Phase::Favour { card, guest, step: FavourStep::Picking { picks_left, has_picked: true } };
}
