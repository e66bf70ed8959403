//! Whose decision the game waits for, and how it ended.

use crate::content::Work;
use crate::goods::{Resources, Stash};
use crate::ids::{Card, Dice, Item, Resource, VaultId};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose decision we wait for, with everything that matters only until it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// DM-SETUP-10. The seat may exchange Patrons.
    Mulligan(Seat),
    /// DM-MINE-03. Roll again or stop.
    Mining {
        /// The dice that were rolled last.
        rolled: Dice,
    },
    /// DM-CRAFT-01. Craft, steal, use powers.
    Crafting,
    /// DM-RULING-16. The thief chooses.
    Looting {
        /// How many Burglars are used.
        tier: u8,
        /// Who is stolen from.
        victim: Seat,
    },
    /// DM-RULING-55. The Engineer leaves resources out.
    Omitting {
        /// What is crafted.
        work: Work,
        /// What has still to be paid.
        price: Resources,
        /// How many may still be left out.
        omissions_left: u8,
    },
    /// DM-FULFIL-01. Fulfil Patrons, use powers.
    Fulfilment,
    /// DM-POWER-05, DM-POWER-13. The active player takes resource cards.
    Picking {
        /// The Patron that grants them.
        card: Card,
        /// The phase that goes on afterwards.
        then: Window,
        /// How many may still be taken.
        picks_left: u8,
        /// Whether one has been taken: at least one must be.
        has_picked: bool,
    },
    /// DM-POWER-12. The active player trades an item.
    Trading {
        /// The phase that goes on afterwards.
        then: Window,
        /// The item that was given, once it is.
        given: Option<Item>,
    },
    /// DM-POWER-09. A card of this player's backpack is smashed.
    Smashing {
        /// Whose backpack.
        victim: Seat,
    },
    /// DM-POWER-10. The Defender is laid beside a vault.
    Warding {
        /// The Defender.
        card: Card,
    },
    /// DM-PATRON-09. Another player may use a Wizard or Chieftain.
    Favour {
        /// The Patron.
        card: Card,
        /// Who is asked.
        guest: Seat,
        /// What they are asked.
        step: FavourStep,
    },
    /// DM-FULFIL-08. Discard down to a full hand.
    Choosing {
        /// The phase that goes on afterwards.
        then: Window,
    },
    /// DM-RULING-27. The next unused Artifact is banked or dropped.
    Banking,
    /// DM-STORE-06. The surplus is discarded.
    Trimming,
    /// DM-RULING-29. What is kept is put into the vaults, the rest into the backpack.
    Arranging {
        /// The vault that is being filled.
        vault: VaultId,
        /// Which of its slots is next.
        slot: VaultSlot,
        /// What has not been placed yet.
        loose: Stash,
    },
    /// DM-END-01. Nobody acts any more.
    Over(Ending),
}

/// A phase in which things go on after a small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// The Crafting phase.
    Crafting,
    /// The Fulfilment phase.
    Fulfilment,
}

/// What the guest of a Wizard or Chieftain is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FavourStep {
    /// DM-RULING-42. Now or later?
    Asked,
    /// DM-RULING-41. Which item, out of which stash?
    Giving,
    /// DM-RULING-41. Which item instead?
    Getting {
        /// The stash the old item came from.
        stash: StashId,
        /// The old item.
        given: Item,
    },
    /// DM-RULING-44. Which resource?
    Picking {
        /// How many may still be taken.
        picks_left: u8,
        /// Whether one has been taken.
        has_picked: bool,
    },
    /// DM-STORE-07. Where does it go?
    Placing {
        /// The resource that was picked; it lies on its pile until it is placed.
        gain: Resource,
        /// How many may be taken after it.
        picks_left: u8,
    },
}

/// One of a player's stashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StashId {
    /// The backpack.
    Backpack,
    /// One of the vaults.
    Vault(VaultId),
}

/// The slots of a vault, in the order in which they are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VaultSlot {
    /// The item slot.
    Item,
    /// The first resource slot.
    First,
    /// The second resource slot, with what is in the first.
    Second(Option<Resource>),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// DM-END-01. Somebody reached the goal.
    Reached {
        /// Who.
        winner: Seat,
    },
    /// DM-VARIANT-02. The last round is over.
    Levelled {
        /// Who has the most points.
        winner: Seat,
    },
    /// DM-RULING-50. Too many rounds.
    Stopped {
        /// Who has the most points.
        winners: SeatSet,
    },
}

impl Ending {
    /// Who won.
    pub const fn winners(self) -> SeatSet {
        match self {
            Ending::Reached { winner } | Ending::Levelled { winner } => SeatSet::one(winner),
            Ending::Stopped { winners } => winners,
        }
    }
}

impl Window {
    /// The phase that goes on.
    pub const fn phase(self) -> Phase {
        match self {
            Window::Crafting => Phase::Crafting,
            Window::Fulfilment => Phase::Fulfilment,
        }
    }
}
