//! Cards and Equipment as they are printed.

use crate::board::{Space, Troops};
use crate::cards::{Attribute, Effect, Place, Quest};
use serde::Deserialize;

/// A card as it is printed.
#[derive(Debug)]
pub struct CardInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Its text in our words.
    pub text: String,
    /// Of which kind it is.
    pub kind: CardKind,
    /// What it asks; nothing on an Immediately card.
    pub quest: Option<Quest<Place>>,
    /// Its rewards, or what its threat does.
    pub effects: Vec<Effect>,
}

impl CardInfo {
    /// The troops that are put on the card when it is turned up.
    pub fn troops(&self) -> Troops {
        match &self.quest {
            Some(Quest::DefeatCard { troops, .. }) => (*troops).into(),
            _ => Troops::NONE,
        }
    }
}

/// The kinds of cards.
#[derive(Clone, Debug, PartialEq)]
pub enum CardKind {
    /// TD-SCEN-08. A Scenario with its stage, the condition and preparations of stage C.
    Scenario {
        /// 0 for A, 1 for B, 2 for C.
        stage: usize,
        /// TD-SCEN-04.
        condition: Condition,
        /// TD-NODONN-02. Where all dwarves are placed.
        placing: Option<Space>,
    },
    /// TD-QUEST-06.
    Adventure,
    /// TD-THREAT-01.
    Threat {
        /// TD-DISPLAY-04.
        immediately: bool,
        /// TD-RULING-55.
        pins: bool,
    },
}

/// TD-SCEN-04. What must hold when a stage C card is turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Condition {
    /// Nothing.
    #[default]
    None,
    /// So many Perished Land tiles on the map, or more.
    PerishedAtLeast { count: u8 },
    /// So many Perished Land tiles on the map, or fewer.
    PerishedAtMost { count: u8 },
    /// So many troops on the map, or more.
    TroopsAtLeast { count: u8 },
}

/// A kind of Equipment.
#[derive(Debug)]
pub struct ItemInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Its text in our words.
    pub text: String,
    /// How many there are.
    pub copies: u8,
    /// When it works.
    pub window: Window,
    /// What it does.
    pub gear: Gear,
}

/// TD-EQUIP-04. When Equipment works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// As long as it is kept.
    Always,
    /// Between the actions of any turn.
    ActionPhase,
    /// Between the actions of the owner's turn.
    OwnActionPhase,
    /// When the owner would lose Health.
    HealthLoss,
    /// When the owner would pay for Perished Land.
    EnterPerished,
}

/// What Equipment does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Gear {
    /// TD-EQUIP-08. A value is higher.
    Attribute { attr: Attribute, delta: u8 },
    /// TD-EQUIP-06.
    MaxHealth { delta: u8 },
    /// TD-EQUIP-05. One dwarf heals.
    Heal { points: u8 },
    /// TD-RULING-71.
    ExtraAction,
    /// TD-RULING-69.
    PreventLoss { points: u8 },
    /// TD-RULING-74.
    RemoveTroops { count: u8 },
    /// TD-RULING-72.
    Summon,
    /// TD-RULING-20.
    FreeTunnel,
    /// TD-RULING-35.
    Reroll,
    /// The Council token moves right.
    Council { delta: i8 },
    /// TD-RULING-73.
    IgnorePerished,
    /// A move goes further.
    MoveBonus { delta: u8 },
}
