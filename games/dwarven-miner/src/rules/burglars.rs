//! Stealing (RULES.md, "Burglars").

use super::powers;
use crate::action::Loot;
use crate::content::Theft;
use crate::event::{Event, What, tell};
use crate::goods::Good;
use crate::ids::VaultId;
use crate::state::{Open, Phase};
use engine::{Refusal, Seat, Table, ensure};

/// DM-BURG-01, DM-BURG-06, DM-BURG-07, DM-RULING-14, DM-RULING-18, DM-RULING-22. One action a turn, with up to as many
/// Burglars as are shown, against another player who is not guarded and owns what so many Burglars can take.
pub(crate) fn check(open: &Open, tier: u8, victim: Seat) -> Result<(), Refusal> {
    ensure(open.turn.burglaries_left > 0, "DM-BURG-06", "you have taken your burglar action this turn")?;
    ensure(tier > 0 && tier <= open.burglars(), "DM-BURG-01", "you do not show so many Burglars")?;
    let is_other = victim != open.turn.active && victim.index() < open.seats();
    ensure(is_other, "DM-BURG-01", "Burglars visit other players")?;
    ensure(!open.is_guarded(victim), "DM-RULING-22", "a Tracker guards that player against Burglars")?;
    ensure(has_loot(open, tier, victim), "DM-RULING-18", "that player has nothing so many Burglars could take")
}

/// DM-RULING-13, DM-RULING-18, DM-RULING-19, DM-RULING-21, DM-RULING-22. Whether so many Burglars find something: one or
/// two in the backpack only, three in a vault without ward, four such a vault, be it empty.
#[inline]
pub(crate) fn has_loot(open: &Open, tier: u8, victim: Seat) -> bool {
    if open.is_guarded(victim) {
        return false;
    }
    let backpack = open.miner(victim).backpack;
    match open.content.tiers[usize::from(tier) - 1] {
        Theft::Resource => !backpack.resources.is_empty(),
        Theft::Item => !backpack.items.is_empty(),
        Theft::FromVault => powers::unwarded(open, victim).any(|vault| !open.vault(vault).stash.is_empty()),
        Theft::Vault => powers::unwarded(open, victim).next().is_some(),
    }
}

/// DM-BURG-01. The Burglars are on their way: the thief chooses what they bring.
pub(crate) fn burgle(open: &mut Open, tier: u8, victim: Seat) {
    open.phase = Phase::Looting { tier, victim };
}

/// DM-BURG-02, DM-BURG-03, DM-BURG-04, DM-BURG-05, DM-RULING-16. What so many Burglars can take.
pub(crate) fn check_loot(open: &Open, tier: u8, victim: Seat, loot: Loot) -> Result<(), Refusal> {
    let backpack = open.miner(victim).backpack;
    let check_vault = |vault: VaultId, rule: &'static str| {
        ensure(open.vault(vault).owner == Some(victim), rule, "that vault does not belong to the player you visit")?;
        ensure(open.vault(vault).ward.is_none(), "DM-RULING-21", "a Defender wards that vault")
    };
    match (open.content.tiers[usize::from(tier) - 1], loot) {
        (Theft::Resource, Loot::Backpack(good @ Good::Resource(_))) => {
            ensure(backpack.holds(good), "DM-BURG-02", "no such resource lies in that backpack")
        }
        (Theft::Item, Loot::Backpack(good @ Good::Item(_))) => {
            ensure(backpack.holds(good), "DM-BURG-03", "no such item lies in that backpack")
        }
        (Theft::FromVault, Loot::FromVault { vault, good }) => {
            check_vault(vault, "DM-BURG-04")?;
            ensure(open.vault(vault).stash.holds(good), "DM-BURG-04", "no such card lies in that vault")
        }
        (Theft::Vault, Loot::Vault(vault)) => check_vault(vault, "DM-BURG-05"),
        (Theft::Resource, _) => ensure(false, "DM-BURG-02", "one Burglar takes a resource card out of a backpack"),
        (Theft::Item, _) => ensure(false, "DM-BURG-03", "two Burglars take an item out of a backpack"),
        (Theft::FromVault, _) => ensure(false, "DM-BURG-04", "three Burglars take a card out of a vault"),
        (Theft::Vault, _) => ensure(false, "DM-BURG-05", "four Burglars take a vault with everything in it"),
    }
}

/// DM-BURG-06, DM-RULING-17, DM-RULING-19, DM-RULING-58. The loot lies with the thief's own things at once, a vault with
/// everything in it; that was the burglar action of this turn.
pub(crate) fn loot(open: &mut Open, loot: Loot, table: &mut impl Table<Event>) {
    let Phase::Looting { victim, .. } = open.phase else { return };
    let seat = open.turn.active;
    open.turn.burglaries_left -= 1;
    open.phase = Phase::Crafting;
    match loot {
        Loot::Backpack(good) => {
            open.miner_mut(victim).backpack.take(good);
            open.turn.goods.put(good);
        }
        Loot::FromVault { vault, good } => {
            open.vaults[vault.index()].stash.take(good);
            open.turn.goods.put(good);
        }
        Loot::Vault(vault) => {
            let stolen = &mut open.vaults[vault.index()];
            stolen.owner = Some(seat);
            open.turn.goods = open.turn.goods + stolen.stash;
        }
    }
    tell(table, || What::Stole { seat, victim, loot });
    if let Loot::Vault(_) = loot {
        powers::place_waiting_wards(open, seat, table);
    }
}
