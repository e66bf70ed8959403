//! What is open now.

use crate::action::{Action, Loot};
use crate::content::{Theft, Work};
use crate::goods::Good;
use crate::ids::Resource;
use crate::rules::{burglars, crafting, favours, fulfilment, powers, stowing};
use crate::state::{DwarvenMiner, FavourStep, Open, Phase, VaultSlot};
use crate::tray::Face;
use engine::Seat;

/// Where legal actions are put.
pub(crate) trait Sink {
    /// Adds an action.
    fn put(&mut self, action: Action);
    /// Whether more would change nothing.
    fn is_full(&self) -> bool;
}

impl Sink for Vec<Action> {
    #[inline]
    fn put(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

/// Only wants to know whether there is exactly one action.
#[derive(Default)]
pub(crate) struct Single {
    first: Option<Action>,
    has_more: bool,
}

impl Single {
    /// The action, if it is the only one.
    #[inline]
    pub(crate) fn action(self) -> Option<Action> {
        if self.has_more { None } else { self.first }
    }
}

impl Sink for Single {
    #[inline]
    fn put(&mut self, action: Action) {
        match self.first {
            None => self.first = Some(action),
            Some(_) => self.has_more = true,
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.has_more
    }
}

/// Adds every action of the seat that is asked.
#[inline]
pub(crate) fn offer(game: &DwarvenMiner, out: &mut impl Sink) {
    let open = &game.open;
    match open.phase {
        Phase::Mulligan(seat) => {
            game.hands[seat.index()].parts().for_each(|replace| out.put(Action::Mulligan { replace }));
        }
        Phase::Mining { .. } => mining(open, out),
        Phase::Crafting => crafting(open, out),
        Phase::Looting { tier, victim } => looting(open, tier, victim, out),
        Phase::Omitting { price, omissions_left, .. } => {
            for resource in price.kinds() {
                if crafting::may_omit(open, price, omissions_left, resource) {
                    out.put(Action::Omit { resource });
                }
            }
            if crafting::is_payable(open, price) {
                out.put(Action::OmitDone);
            }
        }
        Phase::Fulfilment => fulfilment(game, out),
        Phase::Picking { has_picked, .. } => picking(open, has_picked, out),
        Phase::Trading { given: None, .. } => {
            for item in open.turn.goods.items.kinds() {
                if favours::has_other(open, item) {
                    out.put(Action::Give { from: None, item });
                }
            }
        }
        Phase::Trading { given: Some(given), .. } | Phase::Favour { step: FavourStep::Getting { given, .. }, .. } => {
            for item in open.piles.items.other_than(given).kinds() {
                out.put(Action::Get { item });
            }
        }
        Phase::Smashing { victim } => {
            open.miner(victim).backpack.goods().for_each(|good| out.put(Action::Smash { good }));
        }
        Phase::Warding { .. } => {
            powers::unwarded(open, open.turn.active).for_each(|vault| out.put(Action::PlaceWard { vault }));
        }
        Phase::Favour { guest, step, .. } => favour(open, guest, step, out),
        Phase::Choosing { .. } => {
            let hand = game.hands[open.turn.active.index()];
            hand.iter().for_each(|card| out.put(Action::DiscardPatron { card }));
        }
        Phase::Banking => {
            for resource in open.piles.resources.kinds() {
                out.put(Action::BankArtifact { resource });
            }
            out.put(Action::DropArtifact);
        }
        Phase::Trimming => {
            if stowing::is_within_limits(open) {
                out.put(Action::DoneTrimming);
            }
            open.turn.goods.goods().for_each(|good| out.put(Action::Discard { good }));
        }
        Phase::Arranging { .. } => arranging(open, out),
        Phase::Over(_) => {}
    }
}

#[inline]
fn mining(open: &Open, out: &mut impl Sink) {
    let tray = open.turn.tray;
    out.put(Action::StopMining);
    for dice in tray.free().parts() {
        if tray.is_plain(dice) {
            out.put(Action::Roll { dice });
            if out.is_full() {
                return;
            }
        }
    }
    let orcs = tray.showing(Face::Orc);
    if orcs.is_empty() {
        return;
    }
    if !open.miner(open.turn.active).court.common(open.content.with.reroll).is_empty() {
        for dice in orcs.parts().filter(|dice| tray.is_plain(*dice)) {
            out.put(Action::UseWarrior { dice });
        }
    }
    if open.songs_left() > 0 {
        for die in orcs.iter().filter(|die| tray.is_plain([*die].into_iter().collect())) {
            out.put(Action::ChanterReroll { die });
        }
    }
}

#[inline]
pub(crate) fn crafting(open: &Open, out: &mut impl Sink) {
    out.put(Action::EndCrafting);
    let purse = crafting::Purse::of(open);
    for item in open.piles.items.kinds() {
        if purse.pays(open.content.item(item).recipe) {
            out.put(Action::Craft { item });
            if out.is_full() {
                return;
            }
        }
    }
    let has_vault = open.next_vault().is_some();
    if has_vault && purse.pays(open.content.vault.recipe) {
        out.put(Action::CraftVault);
    }
    if out.is_full() {
        return;
    }
    if let Some(amount) = crafting::discount(open) {
        let vault = has_vault.then_some(Work::Vault);
        for work in open.piles.items.kinds().map(Work::Item).chain(vault) {
            if purse.shortfall(open.content.recipe(work)) <= i16::from(amount) {
                out.put(Action::EngineerCraft { work });
            }
        }
    }
    if open.turn.burglaries_left > 0 {
        let burglars = open.burglars();
        for tier in 1..=burglars {
            for victim in open.turn.active.others(open.seats()) {
                if burglars::has_loot(open, tier, victim) {
                    out.put(Action::Burgle { tier, victim });
                }
            }
        }
    }
    powers_and_favours(open, out);
}

/// DM-RULING-42, DM-RULING-47. What Crafting and Fulfilment have in common.
#[inline]
fn powers_and_favours(open: &Open, out: &mut impl Sink) {
    let miner = open.miner(open.turn.active);
    let with = &open.content.with;
    if !miner.court.common(with.take).is_empty() && !open.piles.resources.is_empty() {
        out.put(Action::UseAlchemist);
    }
    for card in miner.favours.iter() {
        if favours::is_usable(open, open.turn.active, card) {
            out.put(Action::UseFavour { card });
        }
    }
    let rogues = miner.court.common(with.eliminate);
    if !rogues.is_empty() {
        for other in &open.miners {
            for card in other.court.iter().filter(|card| !rogues.without(*card).is_empty()) {
                out.put(Action::UseRogue { card });
            }
        }
    }
}

#[inline]
fn fulfilment(game: &DwarvenMiner, out: &mut impl Sink) {
    let open = &game.open;
    out.put(Action::EndFulfilment);
    for card in game.hands[open.turn.active.index()].iter() {
        if fulfilment::owns_all(open, card) {
            out.put(Action::Fulfil { card });
        }
    }
    powers_and_favours(open, out);
}

fn looting(open: &Open, tier: u8, victim: Seat, out: &mut impl Sink) {
    let backpack = open.miner(victim).backpack;
    match open.content.tiers[usize::from(tier) - 1] {
        Theft::Resource => {
            backpack
                .resources
                .kinds()
                .for_each(|kind| out.put(Action::Loot { loot: Loot::Backpack(Good::Resource(kind)) }));
        }
        Theft::Item => {
            backpack.items.kinds().for_each(|kind| out.put(Action::Loot { loot: Loot::Backpack(Good::Item(kind)) }));
        }
        Theft::FromVault => {
            for vault in powers::unwarded(open, victim) {
                for good in open.vault(vault).stash.goods() {
                    out.put(Action::Loot { loot: Loot::FromVault { vault, good } });
                }
            }
        }
        Theft::Vault => {
            powers::unwarded(open, victim).for_each(|vault| out.put(Action::Loot { loot: Loot::Vault(vault) }));
        }
    }
}

fn picking(open: &Open, has_picked: bool, out: &mut impl Sink) {
    for resource in open.piles.resources.kinds() {
        out.put(Action::Pick { resource });
    }
    if has_picked {
        out.put(Action::PickDone);
    }
}

fn favour(open: &Open, guest: Seat, step: FavourStep, out: &mut impl Sink) {
    match step {
        FavourStep::Asked => {
            out.put(Action::FavourNow);
            out.put(Action::FavourLater);
        }
        FavourStep::Giving => {
            for stash in open.stashes_of(guest) {
                let items = open.stash(guest, stash).unwrap_or_default().items;
                for item in items.kinds().filter(|item| favours::has_other(open, *item)) {
                    out.put(Action::Give { from: Some(stash), item });
                }
            }
        }
        FavourStep::Getting { .. } => {}
        FavourStep::Picking { has_picked, .. } => picking(open, has_picked, out),
        FavourStep::Placing { .. } => {
            let mut has_room = false;
            for stash in open.stashes_of(guest) {
                if favours::has_room(open, guest, stash) {
                    has_room = true;
                    out.put(Action::PutGain { stash });
                } else {
                    for resource in open.stash(guest, stash).unwrap_or_default().resources.kinds() {
                        out.put(Action::ReplaceGain { stash, resource });
                    }
                }
            }
            if !has_room {
                out.put(Action::DropGain);
            }
        }
    }
}

fn arranging(open: &Open, out: &mut impl Sink) {
    let Phase::Arranging { vault, slot, loose } = open.phase else { return };
    match slot {
        VaultSlot::Item => {
            if stowing::check_keep(open, vault, slot).is_ok() {
                out.put(Action::KeepArrangement);
            }
            for item in loose.items.kinds() {
                out.put(Action::PutItem { vault, item: Some(item) });
            }
            if stowing::may_skip_item(open, vault, loose) {
                out.put(Action::PutItem { vault, item: None });
            }
        }
        VaultSlot::First | VaultSlot::Second(_) => {
            for resource in Resource::ALL.into_iter().map(Some).chain([None]) {
                if stowing::may_put(open, vault, slot, loose, resource) {
                    out.put(Action::PutResource { vault, resource });
                }
            }
        }
    }
}

/// The seat that is asked.
#[inline]
pub(crate) fn asked(open: &Open) -> Option<Seat> {
    match open.phase {
        Phase::Mulligan(seat) => Some(seat),
        Phase::Favour { guest, .. } => Some(guest),
        Phase::Mining { .. }
        | Phase::Crafting
        | Phase::Looting { .. }
        | Phase::Omitting { .. }
        | Phase::Fulfilment
        | Phase::Picking { .. }
        | Phase::Trading { .. }
        | Phase::Smashing { .. }
        | Phase::Warding { .. }
        | Phase::Choosing { .. }
        | Phase::Banking
        | Phase::Trimming
        | Phase::Arranging { .. } => Some(open.turn.active),
        Phase::Over(_) => None,
    }
}
