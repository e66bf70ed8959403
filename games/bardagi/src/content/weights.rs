//! What the outlook weighs.

use engine::Eye;
use serde::Deserialize;

/// What the outlook weighs, each in glory or as a part of something; see `content/outlook.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each weight is explained in outlook.toml")]
pub struct Outlook {
    pub scale: f32,
    pub gold_guess: f32,
    pub gold_guess_per_round: f32,
    pub gold: f32,
    pub basic: f32,
    pub mine: f32,
    pub credit: f32,
    pub wanted: f32,
    pub refill: f32,
    pub disk: f32,
    pub recruit: f32,
    pub hold: f32,
    pub rune: f32,
    pub axe: f32,
    pub recruit_yield: f32,
    pub majority_gold: f32,
    pub majority_areas: f32,
    pub beaten: f32,
    pub threat: f32,
    pub near: f32,
    pub near_plain: f32,
    pub on_target: f32,
    pub later: f32,
    pub on_the_way: f32,
    pub one_card: f32,
    pub no_card: f32,
    pub by_sea: f32,
    pub landing: f32,
    pub voyage: f32,
    pub spare_card: f32,
    pub unused_card: f32,
    pub trade: f32,
    pub planning: PlanningWeights,
    pub arms: ArmsWeights,
}

impl Outlook {
    /// What a step of distance leaves of a target's worth to such an eye.
    pub const fn near_to(&self, eye: Eye) -> f32 {
        match eye {
            Eye::Plain => self.near_plain,
            Eye::Keen => self.near,
        }
    }
}

/// What a card adds to a hand.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each weight is explained in outlook.toml")]
pub struct PlanningWeights {
    pub useful: f32,
    pub fading: f32,
    pub idle: f32,
    pub pending: f32,
    pub sense: f32,
}

/// What the Virki's great tiles are worth in each round to come.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "each weight is explained in outlook.toml")]
pub struct ArmsWeights {
    pub defence: f32,
    pub axe: f32,
    pub wild_card: f32,
}
