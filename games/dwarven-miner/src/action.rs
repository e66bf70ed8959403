//! What a player may do.

use crate::content::Work;
use crate::goods::Good;
use crate::ids::{Card, Cards, Dice, Die, Item, Resource, VaultId};
use crate::state::StashId;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rules name it. None of them gives a card to another player (DM-RULING-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// DM-SETUP-10. Exchange some of your Patrons, or none.
    Mulligan {
        /// The cards that go.
        replace: Cards,
    },
    /// DM-MINE-04. Roll these dice again.
    Roll {
        /// The dice.
        dice: Dice,
    },
    /// DM-MINE-07. Be satisfied with what lies there.
    StopMining,
    /// DM-POWER-07. Discard the Warrior and roll these Orcs again.
    UseWarrior {
        /// The dice.
        dice: Dice,
    },
    /// DM-POWER-11. Roll one Orc again, by the War Chanter's song.
    ChanterReroll {
        /// The die.
        die: Die,
    },
    /// DM-CRAFT-01. Craft an item.
    Craft {
        /// The item.
        item: Item,
    },
    /// DM-VAULT-01. Craft a vault.
    CraftVault,
    /// DM-POWER-04. Discard the Engineer and craft something for less.
    EngineerCraft {
        /// What is crafted.
        work: Work,
    },
    /// DM-RULING-55. Leave out a resource.
    Omit {
        /// The resource.
        resource: Resource,
    },
    /// DM-RULING-55. Leave out no more.
    OmitDone,
    /// DM-BURG-01. Take the burglar action.
    Burgle {
        /// How many Burglars are used.
        tier: u8,
        /// Who is stolen from.
        victim: Seat,
    },
    /// DM-RULING-16. Take this.
    Loot {
        /// The loot.
        loot: Loot,
    },
    /// DM-POWER-05. Discard the Alchemist and take resource cards.
    UseAlchemist,
    /// DM-POWER-02. Discard the Rogue and another face-up Patron.
    UseRogue {
        /// The other Patron.
        card: Card,
    },
    /// DM-PATRON-09. Use another player's Wizard or Chieftain on your own turn.
    UseFavour {
        /// The Patron.
        card: Card,
    },
    /// DM-POWER-05, DM-POWER-13. Take a resource card.
    Pick {
        /// Its kind.
        resource: Resource,
    },
    /// DM-POWER-05, DM-POWER-13. Take no more.
    PickDone,
    /// DM-POWER-12. Give an item back.
    Give {
        /// The stash it comes from, on another player's turn.
        from: Option<StashId>,
        /// The item.
        item: Item,
    },
    /// DM-POWER-12. Take an item of another kind for it.
    Get {
        /// The item.
        item: Item,
    },
    /// DM-TURN-01. Craft no more.
    EndCrafting,
    /// DM-FULFIL-01. Fulfil a Patron.
    Fulfil {
        /// The Patron.
        card: Card,
    },
    /// DM-POWER-09. Smash a card of a backpack.
    Smash {
        /// The card.
        good: Good,
    },
    /// DM-POWER-10. Lay the Defender beside this vault.
    PlaceWard {
        /// The vault.
        vault: VaultId,
    },
    /// DM-FULFIL-08. Discard a Patron from your hand.
    DiscardPatron {
        /// The Patron.
        card: Card,
    },
    /// DM-RULING-42. Use the favour now.
    FavourNow,
    /// DM-RULING-42. Keep the favour for a turn of your own.
    FavourLater,
    /// DM-STORE-07. Put the card you gained into a free slot.
    PutGain {
        /// Where.
        stash: StashId,
    },
    /// DM-STORE-07. Let it replace a card.
    ReplaceGain {
        /// Where.
        stash: StashId,
        /// The card that goes.
        resource: Resource,
    },
    /// DM-RULING-33. Do without it.
    DropGain,
    /// DM-FULFIL-09. Fulfil no more.
    EndFulfilment,
    /// DM-RULING-27. Bank an Artifact as this.
    BankArtifact {
        /// The resource.
        resource: Resource,
    },
    /// DM-BANK-02. Let an Artifact be lost.
    DropArtifact,
    /// DM-STORE-05. Discard a card.
    Discard {
        /// The card.
        good: Good,
    },
    /// DM-STORE-06. Keep what is left.
    DoneTrimming,
    /// DM-RULING-64. Leave everything where it lay.
    KeepArrangement,
    /// DM-STORE-05. Put an item, or none, into a vault.
    PutItem {
        /// The vault.
        vault: VaultId,
        /// The item.
        item: Option<Item>,
    },
    /// DM-STORE-05. Put a resource card, or none, into a vault.
    PutResource {
        /// The vault.
        vault: VaultId,
        /// The resource.
        resource: Option<Resource>,
    },
}

/// What a thief takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// DM-BURG-02, DM-BURG-03. A card out of the backpack.
    Backpack(Good),
    /// DM-BURG-04. A card out of a vault.
    FromVault {
        /// The vault.
        vault: VaultId,
        /// The card.
        good: Good,
    },
    /// DM-BURG-05. A whole vault.
    Vault(VaultId),
}
