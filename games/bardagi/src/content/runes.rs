//! What is printed on the runes.

use super::data::Source;
use crate::Rune;
use serde::Deserialize;

/// What is printed on a rune.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuneData {
    /// Which rune.
    pub id: Rune,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub count: u8,
    /// Where that number comes from.
    pub count_source: Source,
    /// What it does.
    pub effect: RuneEffect,
    /// What it does, in a sentence.
    pub text: String,
    /// Where the rune comes from.
    pub source: Source,
}

/// What a rune does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RuneEffect {
    /// BA-RUNE-05, BA-RUNE-06. The area yields more.
    Yield {
        /// By so much.
        plus: u8,
    },
    /// BA-RUNE-07. The area defends with more.
    Defence {
        /// By so much.
        plus: u8,
    },
    /// BA-RUNE-08. The next card carries the ship further.
    SeaRange {
        /// So far.
        squares: u8,
    },
    /// BA-RUNE-09. The area yields nothing.
    NoYield,
    /// BA-RUNE-10. The area yields for the caster.
    StealYield,
}

impl RuneEffect {
    /// How much more the area yields.
    #[inline]
    pub const fn plus_yield(self) -> u8 {
        match self {
            RuneEffect::Yield { plus } => plus,
            RuneEffect::Defence { .. } | RuneEffect::SeaRange { .. } | RuneEffect::NoYield | RuneEffect::StealYield => {
                0
            }
        }
    }

    /// How much more the area defends with.
    #[inline]
    pub const fn plus_defence(self) -> u8 {
        match self {
            RuneEffect::Defence { plus } => plus,
            RuneEffect::Yield { .. } | RuneEffect::SeaRange { .. } | RuneEffect::NoYield | RuneEffect::StealYield => 0,
        }
    }

    /// How far the ship sails, for a rune of the sea.
    #[inline]
    pub const fn squares(self) -> u8 {
        match self {
            RuneEffect::SeaRange { squares } => squares,
            RuneEffect::Yield { .. } | RuneEffect::Defence { .. } | RuneEffect::NoYield | RuneEffect::StealYield => 0,
        }
    }
}
