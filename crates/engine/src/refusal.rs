//! Why something is not allowed.

use serde::Serialize;
use thiserror::Error;

/// The answer to an action that the rules forbid: the rule, and why, in one sentence to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{reason} ({rule})")]
pub struct Refusal {
    /// The id of the rule in the game's RULES.md. A citation: no code branches on it.
    pub rule: &'static str,
    /// One sentence without a full stop and without blame.
    pub reason: &'static str,
}

impl Refusal {
    /// A refusal by `rule`, because of `reason`.
    pub const fn new(rule: &'static str, reason: &'static str) -> Refusal {
        Refusal { rule, reason }
    }
}

/// Refuses by `rule` unless the claim holds.
#[inline]
pub fn ensure(claim: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    if claim { Ok(()) } else { Err(Refusal::new(rule, reason)) }
}

/// Options that contradict each other or do not suit the number of seats.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("option `{option}`: {reason}")]
pub struct BadOptions {
    /// The option at fault, as its field is named.
    pub option: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

impl BadOptions {
    /// Names the option and what is wrong with it.
    pub fn new(option: &'static str, reason: impl Into<String>) -> BadOptions {
        BadOptions { option, reason: reason.into() }
    }
}
