//! The numbers of the game that are printed on no card, and what the outlook weighs.

use super::cards::Source;
use serde::Deserialize;

/// The numbers of `content/game.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// NH-COMP-11. How many pieces there are.
    pub pieces: Pieces,
    /// How much at most.
    pub limits: Limits,
    /// NH-COMP-04. The Action Point table.
    pub points: Points,
    /// NH-SETUP-10. What players begin with.
    pub setup: Setup,
    /// NH-END-02. What wins.
    pub victory: Victory,
    /// NH-BUILD-04. A Settlement.
    pub settlement: Settlement,
    /// NH-BUILD-05. A Ring Fortress.
    pub ring_fortress: RingFortress,
    /// NH-BUILD-06. A Danevold.
    pub danevold: Danevold,
    /// NH-RUNE-02. How runes fall.
    pub runes: Runes,
    /// NH-NPC-01. The Leader die.
    pub leader_die: LeaderDie,
}

/// NH-COMP-11. How many pieces there are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// Ring Fortress markers, shared.
    pub rings: u8,
    /// Danevolds, shared.
    pub danevolds: u8,
    /// Non-player warriors, shared.
    pub npc_warriors: u8,
    /// Warriors of each colour.
    pub warriors: u8,
    /// Settlements of each colour.
    pub settlements: u8,
    /// Player markers of each colour.
    pub markers: u8,
    /// NH-DIPL-10. Of them, on the Character board.
    pub markers_on_board: u8,
    /// Where it comes from.
    pub source: Source,
}

impl Pieces {
    /// NH-DIPL-10, NH-RULING-35. How many envoys a player has.
    pub const fn envoys(&self) -> u8 {
        self.markers - self.markers_on_board
    }
}

/// How much at most.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// NH-STACK-01. Warriors in one region.
    pub stacking: u8,
    /// NH-ATTACK-07, NH-ATTACK-10. Runes thrown by one side.
    pub runes: u8,
    /// NH-ACTION-05. Cards played in one turn, by round.
    pub cards_per_turn: Vec<u8>,
    /// Where it comes from.
    pub source: Source,
}

impl Limits {
    /// NH-ROUND-01. How many rounds are played.
    pub fn rounds(&self) -> u8 {
        self.cards_per_turn.len() as u8
    }
}

/// NH-COMP-04. The Action Point table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// NH-RULING-45. Its last space.
    pub last: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-SETUP-10. What players begin with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Action points, start player first.
    pub points: Vec<u8>,
    /// Where it comes from.
    pub source: Source,
}

/// NH-END-02. What wins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// Council seats that are a majority.
    pub majority: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-BUILD-04. A Settlement.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Runes it adds to the defence.
    pub runes: u8,
    /// Warriors it recruits.
    pub recruits: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-BUILD-05. A Ring Fortress.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RingFortress {
    /// Runes it adds to the defence, the Settlement inside included.
    pub runes: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-BUILD-06. A Danevold.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Danevold {
    /// By which the defence's runes are multiplied.
    pub factor: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-RUNE-02. How runes fall: weights.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Runes {
    /// Showing the character.
    pub hit: u8,
    /// Showing the blank side.
    pub blank: u8,
    /// Standing upright.
    pub upright: u8,
    /// Where it comes from.
    pub source: Source,
}

/// NH-NPC-01. The Leader die.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderDie {
    /// Its faces, from 1.
    pub faces: u8,
    /// Where it comes from.
    pub source: Source,
}

/// What the outlook weighs, see `content/outlook.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// An Action Point while actions are still to come.
    pub point: f32,
    /// What a point of income is worth, per Income phase to come.
    pub income: f32,
    /// A power point: a seat or a point of region value.
    pub power: f32,
    /// A warrior on the map, per round to come.
    pub warrior: f32,
    /// A warrior anywhere, besides.
    pub presence: f32,
    /// A Settlement, per round to come.
    pub settlement: f32,
    /// A Ring, per round to come.
    pub ring: f32,
    /// A step on a track, per round to come.
    pub step: f32,
    /// A Gods card in hand.
    pub god_card: f32,
    /// An unspent Action card in this round.
    pub card: f32,
    /// A Booster card owned, per round to come.
    pub booster: f32,
    /// An envoy that may still be placed, per round to come.
    pub free_envoy: f32,
    /// An envoy above what a rival needs to outbid.
    pub surplus_envoy: f32,
    /// The part of a region's worth that the best enemy stack beside it puts at risk.
    pub threat: f32,
    /// The part of a target's worth that the best own stack beside it promises.
    pub promise: f32,
    /// A second King's region, and a third.
    pub crown: f32,
    /// Being near the majority.
    pub majority: f32,
    /// An uncovered Giants card over an own region.
    pub giant: f32,
    /// How sharply an advantage becomes a chance.
    pub sharpness: f32,
}
