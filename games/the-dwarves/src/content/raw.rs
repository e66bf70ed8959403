//! The content as it is written in the files.

mod cards;

pub(crate) use cards::*;

use super::{Ability, CouncilEffect};
use crate::board::{Colour, Dir, Troop};
use serde::Deserialize;

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Source {
    Rulebook,
    Public,
    House,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    pub(crate) meta: Meta,
    pub(crate) components: Components,
    pub(crate) variant: Vec<Variant>,
    pub(crate) kingdom: Vec<Kingdom>,
    pub(crate) space: Vec<RawSpace>,
    pub(crate) adjacency: Adjacency,
    pub(crate) location: Vec<Location>,
    pub(crate) gateway: Vec<Gateway>,
    pub(crate) tunnel: Vec<Tunnel>,
    pub(crate) perished_tile: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the facts of the box are read and checked, not all of them are asked for")]
pub(crate) struct Meta {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) players_min: usize,
    pub(crate) players_max: usize,
    pub(crate) cooperative: bool,
    pub(crate) canvas_width: u32,
    pub(crate) canvas_height: u32,
    pub(crate) actions_per_turn: u8,
    pub(crate) display_size: u8,
    pub(crate) perish_threshold: u8,
    pub(crate) blacksaddle_threshold: u8,
    pub(crate) max_dice: u8,
    pub(crate) setup_threats: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the facts of the box are read and checked, not all of them are asked for")]
pub(crate) struct Components {
    pub(crate) game_boards: u8,
    pub(crate) character_boards: usize,
    pub(crate) dwarf_figures: u8,
    pub(crate) scenario_cards: usize,
    pub(crate) adventure_cards: usize,
    pub(crate) threat_cards: usize,
    pub(crate) equipment_cards: usize,
    pub(crate) hero_tokens: u8,
    pub(crate) doom_tokens: u8,
    pub(crate) council_tokens: u8,
    pub(crate) tunnel_tiles: u8,
    pub(crate) value_modification_tiles: usize,
    pub(crate) perished_land_tiles: usize,
    pub(crate) number_dice: u8,
    pub(crate) recruitment_dice: usize,
    pub(crate) health_tokens: u8,
    pub(crate) orc_troops: u8,
    pub(crate) troll_troops: u8,
    pub(crate) alfar_troops: u8,
    pub(crate) scenario_tokens: u8,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Variant {
    pub(crate) id: String,
    name: String,
    pub(crate) perish_threshold: u8,
    text: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Kingdom {
    pub(crate) id: String,
    pub(crate) name: String,
    color: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawSpace {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) kingdom: String,
    row: u8,
    col: u8,
    pub(crate) x: f32,
    pub(crate) y: f32,
    location: Option<String>,
    gateway: Option<String>,
    tunnel: Option<String>,
    #[serde(default)]
    pub(crate) blacksaddle: bool,
    pub(crate) arrows: Option<Arrows>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arrows {
    pub(crate) red: Dir,
    pub(crate) gold: Dir,
    pub(crate) white: Dir,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Adjacency {
    pub(crate) edges: Vec<(String, String, Dir)>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Location {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) space: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Gateway {
    pub(crate) id: String,
    pub(crate) name: String,
    clan: String,
    pub(crate) space: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct Tunnel {
    id: String,
    pub(crate) space: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawTile {
    pub(crate) id: String,
    pub(crate) color: Colour,
    pub(crate) left: [Troop; 2],
    pub(crate) right: [Troop; 2],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TracksFile {
    pub(crate) doom_space: Vec<RawDoom>,
    pub(crate) council_space: Vec<RawCouncil>,
    pub(crate) troop: Vec<RawTroop>,
    pub(crate) number_dice: NumberDice,
    pub(crate) recruitment_die: Vec<RecruitmentDie>,
    pub(crate) character: Vec<RawCharacter>,
    pub(crate) value_tiles: ValueTiles,
    pub(crate) difficulty: Vec<RawDifficulty>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawDoom {
    pub(crate) index: usize,
    pub(crate) kind: DoomKind,
    pub(crate) gateway: Option<String>,
    pub(crate) steps: Option<u8>,
    pub(crate) cards: Option<u8>,
    x: f32,
    y: f32,
    source: Source,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DoomKind {
    HeroStart,
    DoomStart,
    Recruit,
    Council,
    Threat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawCouncil {
    pub(crate) index: i8,
    side: String,
    pub(crate) effect: CouncilEffect,
    pub(crate) text: String,
    pub(crate) to_right: Option<u8>,
    x: f32,
    y: f32,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawTroop {
    pub(crate) id: Troop,
    name: String,
    pub(crate) supply: u8,
    pub(crate) defeated_by: u8,
    color: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct NumberDice {
    pub(crate) count: u8,
    pub(crate) faces: Vec<u8>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RecruitmentDie {
    pub(crate) troop: Troop,
    pub(crate) faces: [u8; 6],
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawCharacter {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) clan: String,
    pub(crate) start: String,
    pub(crate) battle: u8,
    pub(crate) craft: u8,
    pub(crate) speed: u8,
    pub(crate) health: u8,
    pub(crate) ability: Ability,
    pub(crate) text: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct ValueTiles {
    pub(crate) battle: Vec<u8>,
    pub(crate) craft: Vec<u8>,
    pub(crate) speed: Vec<u8>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "read so that the entry is complete")]
pub(crate) struct RawDifficulty {
    pub(crate) id: String,
    name: String,
    pub(crate) remove_a: u8,
    source: Source,
}
