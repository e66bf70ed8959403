//! What a player may do.

use crate::board::{Space, Troop};
use crate::cards::{Card, Item};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One small decision, named as the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// TD-MOVE-01. Roll for a move.
    Move,
    /// TD-FIGHT-01. Fight the troops on the space and on cards linked to it.
    Fight,
    /// TD-COUNCIL-01. Send a message to the Dwarven Council.
    Message,
    /// TD-TEST-01. Roll for a card that asks for tests.
    Test {
        /// Which card.
        card: Card,
    },
    /// TD-TEST-11. Roll the dice a card names.
    PoolRoll {
        /// Which card.
        card: Card,
    },
    /// TD-COUNCIL-12. A Craft test for a card of Equipment.
    Smith,
    /// TD-NODONN-03. Battle the one on the Scenario card.
    Battle,
    /// TD-EQUIP-04. Use Equipment between actions.
    Use {
        /// Whose.
        owner: Seat,
        /// Which.
        item: Item,
    },
    /// TD-TURN-05. The turn is over.
    EndTurn,
    /// TD-RULING-89. No additional action after all.
    Pass,
    /// TD-ROLL-01. The dice stay as they are.
    KeepDice,
    /// TD-COUNCIL-11, TD-RULING-35. Roll one die again.
    Reroll {
        /// A die that shows this.
        face: u8,
    },
    /// TD-ROLL-04. Roll all dice again.
    RollAgain,
    /// TD-CHAR-04. Raise one die by 1.
    Raise {
        /// A die that shows this.
        face: u8,
    },
    /// TD-MOVE-01. Walk to a neighbouring space.
    Step {
        /// Which.
        to: Space,
    },
    /// TD-TUNNEL-01. Go through the tunnels to another entrance.
    Tunnel {
        /// Which.
        to: Space,
    },
    /// TD-MOVE-02. Walk no further.
    Stop,
    /// TD-MOVE-06. Pay for Perished Land with 1 Health.
    PayHealth,
    /// TD-MOVE-06. Pay for Perished Land with 1 step of Doom.
    PayDoom,
    /// TD-RULING-73. Discard an amulet instead of paying.
    PayAmulet,
    /// TD-FIGHT-03. Remove a troop.
    Strike {
        /// From a card, or from the space.
        card: Option<Card>,
        /// Of which kind.
        troop: Troop,
    },
    /// TD-RULING-24. Remove no more troops.
    Sheathe,
    /// TD-TURN-02. This dwarf.
    Choose {
        /// Who.
        dwarf: Seat,
    },
    /// TD-RULING-48. Nobody, nothing, or no more.
    Skip,
    /// TD-RULING-69. Discard the mail to lose less Health.
    WearMail,
    /// TD-RULING-69. Keep the mail and lose the Health.
    SpareMail,
    /// TD-RULING-87. Keep this one of the drawn cards.
    KeepItem {
        /// Which.
        item: Item,
    },
    /// Discard this Equipment.
    Lose {
        /// Whose.
        owner: Seat,
        /// Which.
        item: Item,
    },
    /// TD-COUNCIL-10. Discard this Threat without consequences.
    Dismiss {
        /// Which.
        card: Card,
    },
    /// TD-RULING-21. Lay the Tunnel tile here.
    Dig {
        /// Where.
        at: Space,
    },
    /// TD-RULING-14. Take the Perished Land tile off this space.
    Cleanse {
        /// Which.
        at: Space,
    },
    /// TD-RULING-48. Take this troop off the map.
    Remove {
        /// From where.
        at: Space,
        /// Of which kind.
        troop: Troop,
    },
    /// TD-RULING-74. Throw the axes at this space.
    Aim {
        /// Which.
        at: Space,
    },
    /// TD-RULING-52. Take a troop for the Scenario from this space.
    Muster {
        /// Which.
        at: Space,
    },
    /// TD-RULING-88. This entrance perishes.
    Collapse {
        /// Which.
        at: Space,
    },
}
