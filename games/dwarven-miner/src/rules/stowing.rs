//! The end of a turn: banking, discarding, putting everything into slots (RULES.md, "Unused dice", "Storage").

use super::turns;
use crate::event::{Event, What, tell};
use crate::goods::{Good, Items, Resources, Stash};
use crate::ids::{Item, Resource, VaultId};
use crate::state::{Open, Phase, VaultSlot};
use crate::tray::{DieState, Face};
use arrayvec::ArrayVec;
use engine::{Refusal, Table, ensure};

/// DM-FULFIL-09, DM-BANK-01, DM-BANK-02, DM-RULING-26, DM-RULING-49, DM-RULING-65. Fulfilment is over: each unused die that shows a
/// resource becomes a card, as long as its pile has one; otherwise it is lost. Artifacts are asked about.
#[inline]
pub(crate) fn begin(open: &mut Open, table: &mut impl Table<Event>) {
    let seat = open.turn.active;
    tell(table, || What::LeftHall { seat });
    let (mut banked, mut lost) = (Resources::NONE, Resources::NONE);
    for state in &mut open.turn.tray.0 {
        if let DieState::Showing(Face::Resource(kind)) = *state {
            *state = DieState::Spent;
            if open.piles.resources.of(kind) > 0 {
                open.piles.resources = open.piles.resources.without(kind);
                banked = banked.with(kind);
            } else {
                lost = lost.with(kind);
            }
        }
    }
    open.turn.goods.resources = open.turn.goods.resources + banked;
    if !(banked.is_empty() && lost.is_empty()) {
        tell(table, || What::Banked { seat, resources: banked, lost });
    }
    bank_next(open);
}

#[inline]
fn bank_next(open: &mut Open) {
    open.phase = if open.turn.tray.artifacts() > 0 { Phase::Banking } else { Phase::Trimming };
}

/// DM-RULING-26, DM-RULING-27. An Artifact becomes a card of any kind whose pile is not empty.
pub(crate) fn check_bank(open: &Open, resource: Resource) -> Result<(), Refusal> {
    ensure(open.piles.resources.of(resource) > 0, "DM-RULING-26", "no card of that resource is left on the board")
}

/// DM-RULING-09, DM-RULING-27. The next Artifact becomes a card, or is lost.
pub(crate) fn bank_artifact(open: &mut Open, resource: Option<Resource>, table: &mut impl Table<Event>) {
    open.turn.tray.spend(Face::Artifact).expect("DM-RULING-27: an Artifact is left");
    if let Some(kind) = resource {
        open.piles.resources = open.piles.resources.without(kind);
        open.turn.goods.resources = open.turn.goods.resources.with(kind);
    }
    let seat = open.turn.active;
    tell(table, || What::ArtifactBanked { seat, resource });
    bank_next(open);
}

/// DM-STORE-02, DM-STORE-03, DM-STORE-04, DM-RULING-28. Whether everything finds a slot: items in item slots, resource
/// cards in resource slots.
#[inline]
pub(crate) fn is_within_limits(open: &Open) -> bool {
    let limits = open.limits(open.turn.active);
    let goods = open.turn.goods;
    goods.resources.total() <= limits.resources && goods.items.total() <= limits.items
}

/// DM-STORE-05, DM-RULING-31. Anything one owns may be discarded.
pub(crate) fn check_discard(open: &Open, good: Good) -> Result<(), Refusal> {
    ensure(open.turn.goods.holds(good), "DM-STORE-05", "you do not own such a card")
}

/// DM-STORE-06. The surplus must be discarded first.
pub(crate) fn check_done(open: &Open) -> Result<(), Refusal> {
    let (limits, goods) = (open.limits(open.turn.active), open.turn.goods);
    ensure(goods.items.total() <= limits.items, "DM-STORE-02", "you own more items than you have item slots")?;
    ensure(
        goods.resources.total() <= limits.resources,
        "DM-STORE-03",
        "you own more resource cards than you have slots",
    )
}

/// DM-STORE-05. A discarded card returns to its pile.
pub(crate) fn discard(open: &mut Open, good: Good, table: &mut impl Table<Event>) {
    open.turn.goods.take(good);
    open.piles.put(good);
    let seat = open.turn.active;
    tell(table, || What::Discarded { seat, good });
}

/// DM-STORE-06. What is kept goes into slots: without vaults into the backpack, with vaults as the owner likes.
#[inline]
pub(crate) fn done(open: &mut Open, table: &mut impl Table<Event>) {
    let goods = open.turn.goods;
    let first = open.vaults_of(open.turn.active).next();
    match first {
        Some(vault) if !goods.is_empty() => {
            open.phase = Phase::Arranging { vault, slot: VaultSlot::Item, loose: goods }
        }
        // Nothing can be arranged.
        Some(_) => keep_arrangement(open, table),
        None => close(open, goods, table),
    }
}

/// DM-RULING-64. Each vault in order takes back what it held when the turn began, as far as it is still there; what stays
/// for the backpack.
fn taken_back(open: &Open) -> (ArrayVec<(VaultId, Stash), { VaultId::LIMIT }>, Stash) {
    let mut rest = open.turn.goods;
    let mut kept = ArrayVec::new();
    for id in open.vaults_of(open.turn.active) {
        let held = open.vault(id).stash;
        let resources = rest.resources.common(held.resources);
        let items = rest.items.common(held.items);
        rest.resources = rest.resources.without_all(resources);
        rest.items = rest.items.without_all(items);
        kept.push((id, Stash { resources, items }));
    }
    (kept, rest)
}

/// DM-RULING-64. Before anything is placed, and if the rest fits into the backpack.
pub(crate) fn check_keep(open: &Open, vault: VaultId, slot: VaultSlot) -> Result<(), Refusal> {
    let is_first = slot == VaultSlot::Item && open.vaults_of(open.turn.active).next() == Some(vault);
    ensure(is_first, "DM-RULING-64", "you have begun to fill your vaults: go on with this one")?;
    let (_, rest) = taken_back(open);
    let pack = open.content.backpack;
    let fits = rest.resources.total() <= pack.resources && rest.items.total() <= pack.items;
    ensure(fits, "DM-RULING-64", "what does not lie in a vault would not fit into the backpack")
}

/// DM-RULING-64. The vaults keep theirs, the backpack pays.
pub(crate) fn keep_arrangement(open: &mut Open, table: &mut impl Table<Event>) {
    let (kept, rest) = taken_back(open);
    for (id, stash) in kept {
        open.vaults[id.index()].stash = stash;
    }
    close(open, rest, table);
}

/// The slots of the backpack and of the vaults after this one: where the rest must fit.
fn room_after(open: &Open, vault: VaultId) -> (u8, u8) {
    let later = open.vaults_of(open.turn.active).filter(|id| *id > vault).count() as u8;
    let (pack, slots) = (open.content.backpack, open.content.vault.slots);
    (pack.resources + later * slots.resources, pack.items + later * slots.items)
}

/// DM-STORE-06. Whether the item slot of the vault may stay empty: everything loose still fits elsewhere.
pub(crate) fn may_skip_item(open: &Open, vault: VaultId, loose: Stash) -> bool {
    loose.items.total() <= room_after(open, vault).1
}

/// DM-STORE-06. Whether this may go into the next resource slot of the vault. Mirrored choices are offered once: the
/// second resource does not come before the first in order, with nothing as the last. A first one is open only if a
/// second choice will exist.
pub(crate) fn may_put(open: &Open, vault: VaultId, slot: VaultSlot, loose: Stash, resource: Option<Resource>) -> bool {
    let room = room_after(open, vault).0;
    let Some(kind) = resource else { return loose.resources.total() <= room };
    if loose.resources.of(kind) == 0 {
        return false;
    }
    match slot {
        VaultSlot::Item | VaultSlot::Second(None) => false,
        VaultSlot::First => {
            let rest = loose.resources.without(kind);
            rest.total() <= room || rest.kinds().any(|second| second >= kind)
        }
        VaultSlot::Second(Some(first)) => kind >= first,
    }
}

/// DM-STORE-04, DM-STORE-06. An item one has not placed yet, or nothing if the rest still fits.
pub(crate) fn check_put_item(
    open: &Open,
    vault: VaultId,
    into: VaultId,
    loose: Stash,
    item: Option<Item>,
) -> Result<(), Refusal> {
    ensure(into == vault, "DM-STORE-05", "the vaults are filled one after the other")?;
    match item {
        Some(item) => ensure(loose.items.of(item) > 0, "DM-STORE-04", "no such item is left to place"),
        None => ensure(may_skip_item(open, vault, loose), "DM-STORE-06", "the items left would not fit elsewhere"),
    }
}

/// DM-STORE-04, DM-STORE-06. A resource card one has not placed yet, or nothing if the rest still fits.
pub(crate) fn check_put_resource(
    open: &Open,
    vault: VaultId,
    into: VaultId,
    slot: VaultSlot,
    loose: Stash,
    resource: Option<Resource>,
) -> Result<(), Refusal> {
    ensure(into == vault, "DM-STORE-05", "the vaults are filled one after the other")?;
    if let Some(kind) = resource {
        ensure(loose.resources.of(kind) > 0, "DM-STORE-04", "no such resource card is left to place")?;
    }
    let reason = match resource {
        None => "the resource cards left would not fit elsewhere",
        Some(_) => "two cards go into a vault in the order Iron, Gold, Powder, Crystal, Mithril",
    };
    ensure(may_put(open, vault, slot, loose, resource), "DM-STORE-06", reason)
}

/// DM-STORE-05. Fills the item slot of a vault.
pub(crate) fn put_item(open: &mut Open, vault: VaultId, item: Option<Item>, table: &mut impl Table<Event>) {
    let Phase::Arranging { mut loose, .. } = open.phase else { return };
    let items: Items = item.into_iter().collect();
    loose.items = loose.items.without_all(items);
    open.vaults[vault.index()].stash = Stash { resources: Resources::NONE, items };
    open.phase = Phase::Arranging { vault, slot: VaultSlot::First, loose };
    tell_placed(open, vault, item.map(Good::Item), table);
}

/// DM-STORE-05. Fills the next resource slot of a vault; after the last vault the rest goes into the backpack.
pub(crate) fn put_resource(open: &mut Open, vault: VaultId, resource: Option<Resource>, table: &mut impl Table<Event>) {
    let Phase::Arranging { slot, mut loose, .. } = open.phase else { return };
    let placed: Resources = resource.into_iter().collect();
    loose.resources = loose.resources.without_all(placed);
    let stash = &mut open.vaults[vault.index()].stash;
    stash.resources = stash.resources + placed;
    tell_placed(open, vault, resource.map(Good::Resource), table);
    let next = open.vaults_of(open.turn.active).find(|id| *id > vault);
    match (slot, next) {
        (VaultSlot::Item | VaultSlot::First, _) => {
            open.phase = Phase::Arranging { vault, slot: VaultSlot::Second(resource), loose };
        }
        (VaultSlot::Second(_), Some(vault)) => open.phase = Phase::Arranging { vault, slot: VaultSlot::Item, loose },
        (VaultSlot::Second(_), None) => close(open, loose, table),
    }
}

fn tell_placed(open: &Open, vault: VaultId, good: Option<Good>, table: &mut impl Table<Event>) {
    let seat = open.turn.active;
    if let Some(good) = good {
        tell(table, || What::Placed { seat, vault, good });
    }
}

/// DM-STORE-06, DM-BANK-03, DM-TURN-02. Everything lies in a slot, and stays there; the turn is over.
#[inline]
fn close(open: &mut Open, rest: Stash, table: &mut impl Table<Event>) {
    let (seat, goods) = (open.turn.active, open.turn.goods);
    open.miner_mut(seat).backpack = rest;
    tell(table, || What::Stowed { seat, goods });
    turns::end_turn(open, table);
}
