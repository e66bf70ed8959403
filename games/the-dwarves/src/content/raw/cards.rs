//! The cards as they are written in the files.

use super::Source;
use crate::board::Troop;
use crate::cards::{Attribute, Quest, RawTroops};
use crate::content::Condition;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardsFile {
    pub(crate) scenario: Vec<RawScenario>,
    pub(crate) adventure: Vec<RawAdventure>,
    pub(crate) threat: Vec<RawThreat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawScenario {
    pub(crate) id: String,
    pub(crate) stage: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) condition: Condition,
    #[serde(default)]
    pub(crate) preparation: Vec<Preparation>,
    pub(crate) quest: Quest<String>,
    #[serde(default)]
    pub(crate) reward: Vec<RawEffect>,
    pub(crate) text: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Preparation {
    TokenOnEachGateway,
    TokensOnCard { count: u8 },
    AllDwarvesTo { at: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawAdventure {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) quest: Quest<String>,
    pub(crate) reward: Vec<RawEffect>,
    pub(crate) text: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawThreat {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) timing: Timing,
    #[serde(default)]
    pub(crate) while_open: Vec<WhileOpen>,
    pub(crate) quest: Option<Quest<String>>,
    pub(crate) effect: Vec<RawEffect>,
    pub(crate) text: String,
    source: Source,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Timing {
    Standing,
    Immediate,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum WhileOpen {
    Pin { who: String },
}

#[derive(Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum RawEffect {
    Equipment { count: u8, look: Option<u8> },
    Heal { points: u8, who: Option<String> },
    Council { delta: i8 },
    Doom { delta: i8 },
    HeroHold { turns: u8 },
    RemoveTroops { count: u8, types: Vec<Troop>, scope: String },
    TunnelTile,
    Cleanse { count: u8 },
    DiscardThreat { count: u8 },
    Keenfire { attr: Attribute, delta: u8 },
    Recruit { gateway: String },
    PlaceTroops { troops: RawTroops, at: Vec<String> },
    ReleaseCardTroops { at: String },
    LoseHealth { points: u8, who: String },
    Perish { r#where: String },
    DiscardEquipment { count: u8, otherwise: Box<RawEffect> },
    Attribute { attr: Attribute, delta: u8 },
    MaxHealth { delta: u8 },
    ExtraAction { who: String },
    PreventLoss { points: u8 },
    Summon,
    FreeTunnel,
    Reroll { dice: u8, on: String, per_turn: u8 },
    IgnorePerished,
    MoveBonus { delta: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EquipmentFile {
    pub(crate) equipment: Vec<RawItem>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawItem {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) copies: u8,
    pub(crate) mode: String,
    pub(crate) window: Option<String>,
    pub(crate) effect: RawEffect,
    pub(crate) text: String,
    source: Source,
}
