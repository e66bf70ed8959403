//! What people agree on before they begin.

use crate::content::MAX_POINTS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What people agree on before they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With three men left, a man may move to any empty point.
    pub flying: bool,
    /// When a match is drawn.
    pub draw: DrawRule,
    /// What may be taken when all men of the other stand in mills.
    pub all_in_mills: AllInMills,
}

/// When a match is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum DrawRule {
    /// MY-DRAW-01. After 200 turns.
    Turns,
    /// MY-DRAW-02, MY-DRAW-03. By the third repetition, and after 50 turns without a mill.
    Tournament,
}

/// What may be taken when all men of the other stand in mills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AllInMills {
    /// MY-TAKE-03. Any man.
    Any,
    /// MY-TAKE-03. No man: mills are safe.
    None,
}

impl Default for Options {
    fn default() -> Self {
        Options { flying: true, draw: DrawRule::Turns, all_in_mills: AllInMills::Any }
    }
}

/// The option sets worth offering.
pub fn presets() -> Vec<(&'static str, Options)> {
    let default = Options::default();
    vec![
        ("default", default),
        ("tournament", Options { draw: DrawRule::Tournament, ..default }),
        ("no flying", Options { flying: false, ..default }),
        ("safe mills", Options { all_in_mills: AllInMills::None, draw: DrawRule::Tournament, ..default }),
    ]
}

/// No match takes more decisions: every turn may close a mill, and no more men can be taken than there are.
pub fn longest(options: Options) -> usize {
    let men = MAX_POINTS;
    match options.draw {
        DrawRule::Turns => 200 + men,
        DrawRule::Tournament => men + (men + 1) * (50 + 1) + men,
    }
}
