//! What people agree on before they begin.

use crate::content::MAX_ROUNDS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// FF-VARIANT-01. The rulebook has no variants: there is nothing to agree on but who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// The option sets worth offering.
pub fn presets() -> Vec<(&'static str, Options)> {
    vec![("default", Options::default())]
}

/// FF-RULING-59. No match takes more decisions: at most 100 rounds of two actions with ten small decisions and an end of
/// turn each, and eighteen tokens.
pub const fn longest(seats: usize) -> usize {
    MAX_ROUNDS as usize * seats * (2 * 10 + 1) + 18 * 10
}
