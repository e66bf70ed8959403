//! What people agree on before they begin.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What people agree on before they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The Mercy rule: whoever has the fewest seats and one region left may muster up to six warriors for all their Action points.
    pub mercy: bool,
    /// Whether the top card of each god's deck, and the Gods cards in the hands, lie open.
    pub god_decks: GodDecks,
}

/// NH-VARIANT-02. How the Gods cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GodDecks {
    /// NH-SETUP-04. Face up: everybody sees the top card and what others hold.
    Open,
    /// Face down: only the holder knows a card.
    Hidden,
}

impl Default for Options {
    /// NH-VARIANT-01, NH-RULING-40. Mercy, and decks face up.
    fn default() -> Self {
        Options { mercy: true, god_decks: GodDecks::Open }
    }
}

/// The option sets worth offering.
pub fn presets() -> Vec<(&'static str, Options)> {
    let default = Options::default();
    vec![
        ("default", default),
        ("hidden gods", Options { god_decks: GodDecks::Hidden, ..default }),
        ("no mercy", Options { mercy: false, ..default }),
        ("no mercy, hidden gods", Options { mercy: false, god_decks: GodDecks::Hidden }),
    ]
}

/// No match takes more decisions; real ones stay far below.
pub const LONGEST: usize = 10_000;
