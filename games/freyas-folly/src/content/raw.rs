//! The files of `content/` as they are written.

use crate::jewels::{Colour, Size};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Where a figure comes from.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Found on a public page.
    Public,
    /// Designed for this project.
    House,
}

/// `game.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Game {
    pub player_counts: Vec<PlayerCount>,
    pub components: Components,
    pub limits: Limits,
    pub stalemate: Stalemate,
    pub setup: SetupCounts,
    pub scoring: Scoring,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerCount {
    pub players: usize,
    pub dwarfs_each: u8,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// FF-COMP-01 to FF-COMP-08. What lies in the box.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each field says what it counts")]
pub struct Components {
    pub boards: u8,
    pub small_jewels: u8,
    pub large_jewels: u8,
    pub dwarf_disks: u8,
    pub dwarf_disks_per_colour: u8,
    pub setting_cards: u8,
    pub brisingamen_cards: u8,
    pub ability_cards: u8,
    pub ability_markers: u8,
    pub free_action_tokens: u8,
    pub player_guide_cards: u8,
    pub player_mats: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// How much of everything is allowed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// FF-TURN-02. Actions in a turn.
    pub actions_per_turn: u8,
    /// FF-FREE-01. Tokens in a turn.
    pub free_actions_per_turn: u8,
    /// FF-ABILITY-03. Ability cards taken in a turn.
    pub ability_takes_per_turn: u8,
    /// FF-ABILITY-04. Ability cards held.
    pub ability_cards_held: u8,
    /// FF-ABILITY-05. Ability cards of a kind held.
    pub same_ability_held: u8,
    /// FF-ABILITY-08. Abilities on a dwarf.
    pub abilities_per_dwarf: u8,
    /// FF-MOVE-06. Dwarfs passed in a move.
    pub pass_limit: u8,
    /// FF-TRADE-03. Jewels given in a trade.
    pub trade_jewels_given: u8,
    /// FF-BRIS-03. Spaces of the necklace.
    pub brisingamen_spaces: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// When a stalled game ends.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stalemate {
    /// FF-RULING-58. After so many rounds in which everybody only passes.
    pub end_after_rounds_of_only_passes: u8,
    /// FF-RULING-59. After so many rounds in any case.
    pub round_cap: u16,
    #[serde(rename = "source")]
    _source: Source,
}

/// How many cards go where in the beginning.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupCounts {
    /// FF-SETUP-08. Face-up settings.
    pub workshop_size: u8,
    /// FF-SETUP-09. Face-up ability cards.
    pub ability_slots: u8,
    /// FF-SETUP-09. Face-down ability cards beside them.
    pub ability_deck_start: u8,
    /// FF-SETUP-11. Ability cards in the draw deck.
    pub ability_cards_in_draw_deck: u8,
    /// FF-SETUP-10. Face-up Brisingamen cards.
    pub brisingamen_face_up_start: u8,
    /// FF-SETUP-11. Brisingamen cards in the draw deck.
    pub brisingamen_in_draw_deck: u8,
    /// FF-SETUP-11. Settings in the draw deck.
    pub settings_left_after_workshop: u8,
    /// FF-SETUP-11. Settings in its shuffled upper part.
    pub settings_shuffled_on_top: u8,
    /// FF-SETUP-11. Settings in its lower part.
    pub settings_below: u8,
    /// FF-SETUP-11. All cards of the draw deck.
    pub draw_deck_size: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// FF-SCORE-01. Ending the game.
    pub ender_bonus: u8,
    /// FF-SCORE-02. A small jewel at home.
    pub small_jewel_at_home: u8,
    /// FF-SCORE-03. A large jewel at home.
    pub large_jewel_at_home: u8,
    /// FF-SCORE-04. A jewel in a barrow.
    pub jewel_in_barrow: u8,
    /// FF-SCORE-07. A token when the necklace is whole.
    pub token_if_brisingamen_finished: u8,
    /// FF-SCORE-08. A token otherwise.
    pub token_otherwise: u8,
    /// FF-SCORE-06. An uncompleted setting costs its points divided by this.
    pub incomplete_setting_divisor: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// `jewels.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JewelFile {
    pub colours: Vec<ColourRow>,
    pub sizes: Vec<SizeRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ColourRow {
    pub id: Colour,
    pub name: String,
    pub letter: char,
    pub small: u8,
    pub large: u8,
    pub in_settings: bool,
    pub in_brisingamen: bool,
    #[serde(rename = "shape")]
    pub _shape: String,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SizeRow {
    pub id: Size,
    pub weight: u8,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// `mine.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MineFile {
    pub outside: OutsideRow,
    pub lanterns: Vec<LanternRow>,
    pub caverns: Vec<CavernRow>,
    pub passages: Vec<PassageRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutsideRow {
    pub id: String,
    pub name: String,
    pub x: f32,
    pub y: f32,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LanternRow {
    pub id: String,
    pub name: String,
    pub x: f32,
    pub y: f32,
    pub depth: u8,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CavernRow {
    pub id: String,
    pub name: String,
    pub x: f32,
    pub y: f32,
    pub depth: u8,
    pub grey_small: u8,
    pub grey_large: u8,
    pub amber_small: u8,
    pub amber_large: u8,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PassageRow {
    pub a: String,
    pub b: String,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// `settings.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingFile {
    pub forms: Vec<FormRow>,
    pub settings: Vec<SettingRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FormRow {
    pub id: String,
    pub text: String,
    #[serde(rename = "source")]
    pub _source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingRow {
    pub id: String,
    pub name: String,
    pub form: String,
    pub small: BTreeMap<Colour, u8>,
    pub large: BTreeMap<Colour, u8>,
    pub weight: u32,
    pub vp: u8,
    pub penalty: u8,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// `links.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkFile {
    pub links: Vec<LinkRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkRow {
    pub id: String,
    pub name: String,
    pub amber_small: u8,
    pub amber_large: u8,
    pub weight: u32,
    pub tokens: u8,
    pub text: String,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// `abilities.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbilityFile {
    pub abilities: Vec<AbilityRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbilityRow {
    pub id: crate::cards::Ability,
    pub name: String,
    pub cards: u8,
    pub markers: u8,
    pub effect: Effect,
    pub text: String,
    pub reminder: String,
    #[serde(rename = "source")]
    pub _source: Source,
}

/// What an ability does: a closed vocabulary.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are described in abilities.toml and checked one by one")]
pub enum Effect {
    /// FF-THIEF-03. Takes `large` large or `small` small jewels from one source.
    Steal {
        large: u8,
        small: u8,
        sources: Vec<String>,
        needs_dwarf_outside: bool,
        costs_action: bool,
        usable_with_free_action: bool,
    },
    /// FF-BAT-01. Sends up to so many jewels of a cavern home.
    Airlift { jewels: u8, on: String, blocks_collecting_if_held_at_action_start: bool },
    /// FF-STAMINA-01. Collects so many further caverns.
    SecondLoad { extra_caverns: u8 },
    /// FF-SPEED-01. So many moves in one action.
    MultiMove { moves: u8, lasts: String },
    /// FF-STEALTH-01. Passes so many dwarfs.
    PassLimit { limit: u8, lasts: String },
    /// FF-STRENGTH-02. Nobody else passes, for so many turns.
    BlockPassing { owner_turns: u8, affects: String, activation: String },
}
