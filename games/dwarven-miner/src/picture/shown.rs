//! Where the cards of a player are shown: during one's own turn only their number matters, so they are shown where they
//! lay as far as they are still there, and the rest on the bench.

use super::{good_word, pack_id, vault_id};
use crate::goods::{Good, Stash};
use crate::ids::VaultId;
use crate::state::{Open, Phase, VaultSlot};
use engine::Seat;

/// A place where cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// On the table, outside any stash.
    Bench,
    /// In the backpack.
    Pack,
    /// In a vault.
    Vault(VaultId),
}

/// What is shown where: the backpack, the vaults in order, and for the active player the bench.
pub(crate) fn shown(open: &Open, seat: Seat) -> Vec<(Spot, Stash)> {
    let mut spots = Vec::new();
    if seat != open.turn.active {
        spots.push((Spot::Pack, open.miner(seat).backpack));
        spots.extend(open.vaults_of(seat).map(|id| (Spot::Vault(id), open.vault(id).stash)));
        return spots;
    }
    if let Phase::Arranging { vault, slot, loose } = open.phase {
        // What is placed lies in its vault, all else waits on the bench.
        let is_filled = |id: VaultId| id < vault || (id == vault && slot != VaultSlot::Item);
        let content = |id: VaultId| if is_filled(id) { open.vault(id).stash } else { Stash::default() };
        spots.push((Spot::Pack, Stash::default()));
        spots.extend(open.vaults_of(seat).map(|id| (Spot::Vault(id), content(id))));
        spots.push((Spot::Bench, loose));
        return spots;
    }
    let mut rest = open.turn.goods;
    let mut keep = |held: Stash| {
        let kept = Stash { resources: rest.resources.common(held.resources), items: rest.items.common(held.items) };
        rest.resources = rest.resources.without_all(kept.resources);
        rest.items = rest.items.without_all(kept.items);
        kept
    };
    let vaults: Vec<(Spot, Stash)> =
        open.vaults_of(seat).map(|id| (Spot::Vault(id), keep(open.vault(id).stash))).collect();
    spots.push((Spot::Pack, keep(open.miner(seat).backpack)));
    spots.extend(vaults);
    spots.push((Spot::Bench, rest));
    spots
}

/// The element of the n-th card of a kind in a place.
pub(crate) fn good_id(open: &Open, seat: Seat, spot: Spot, good: Good, nth: u8) -> String {
    let word = good_word(&open.content, good);
    match spot {
        Spot::Bench => format!("bench-{word}-{nth}"),
        Spot::Pack => format!("{}-{word}-{nth}", pack_id(seat)),
        Spot::Vault(id) => format!("{}-{word}-{nth}", vault_id(id)),
    }
}

/// The element of a card that the player owns, wherever it is shown: on the bench, in the backpack or in a vault.
pub(crate) fn place_of(open: &Open, seat: Seat, good: Good) -> String {
    let spots = shown(open, seat);
    let order = |spot: Spot| match spot {
        Spot::Bench => 0,
        Spot::Pack => 1,
        Spot::Vault(_) => 2,
    };
    let holds = spots.iter().filter(|(_, stash)| stash.holds(good)).min_by_key(|(spot, _)| order(*spot));
    good_id(open, seat, holds.map_or(Spot::Pack, |(spot, _)| *spot), good, 0)
}
