//! What people agree on before they begin.

use engine::{BadOptions, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most rounds that may be agreed on.
pub const MOST_ROUNDS: u16 = 500;

/// What people agree on before they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who goes first.
    pub first_player: FirstPlayer,
    /// When somebody reaches the goal, the round is played to its end and the highest score wins.
    pub level_rounds: bool,
    /// After so many rounds the match stops, and the highest score wins.
    pub max_rounds: u16,
}

/// DM-RULING-02. Who goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// By lot.
    Random,
    /// The first seat.
    Seat0,
    /// The second seat.
    Seat1,
    /// The third seat.
    Seat2,
    /// The fourth seat.
    Seat3,
}

impl FirstPlayer {
    /// The seat that was agreed on, if it is not left to the lot.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            FirstPlayer::Random => None,
            FirstPlayer::Seat0 => Some(Seat(0)),
            FirstPlayer::Seat1 => Some(Seat(1)),
            FirstPlayer::Seat2 => Some(Seat(2)),
            FirstPlayer::Seat3 => Some(Seat(3)),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options { first_player: FirstPlayer::Random, level_rounds: false, max_rounds: 100 }
    }
}

impl Options {
    /// Says which option does not work for so many seats.
    pub fn validate(&self, seats: usize) -> Result<(), BadOptions> {
        if let Some(seat) = self.first_player.seat()
            && seat.index() >= seats
        {
            return Err(BadOptions::new("first_player", format!("there is no {seat} at a table of {seats}")));
        }
        if self.max_rounds == 0 || self.max_rounds > MOST_ROUNDS {
            return Err(BadOptions::new("max_rounds", format!("from 1 to {MOST_ROUNDS} rounds can be played")));
        }
        Ok(())
    }
}

/// DM-VARIANT-01, DM-VARIANT-02. The option sets worth offering; the first is the printed game.
pub fn presets() -> Vec<(&'static str, Options)> {
    let default = Options::default();
    vec![
        ("default", default),
        ("level rounds", Options { level_rounds: true, ..default }),
        ("first seat begins", Options { first_player: FirstPlayer::Seat0, ..default }),
        ("twelve rounds", Options { max_rounds: 12, ..default }),
    ]
}

/// No match takes more decisions. A turn has no strict bound (DM-RULING-07), but each roll of a die locks it with one
/// chance in six, so that a hundred decisions in every single turn will not be seen.
pub fn longest(options: Options, seats: usize) -> usize {
    seats + usize::from(options.max_rounds) * seats * 100
}
