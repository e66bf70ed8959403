//! Actions and log lines as they leave the hall.

use engine::{Seat, Words};
use serde::Serialize;
use serde_json::Value;

/// A legal action, as it is offered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// The action itself.
    pub action: Value,
    /// What the button says.
    pub label: Words,
    /// What kind of action it is.
    pub group: &'static str,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The ids of the elements it touches, in the order one would click them.
    pub targets: Vec<String>,
    /// Whether it cannot be taken back.
    pub is_final: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// After how many actions it was told: 0 is the setup.
    pub step: usize,
    /// Who acted, if it was not the setup.
    pub seat: Option<Seat>,
    /// 0 for a decision, more for what followed from it.
    pub depth: u8,
    /// Whether it happened by itself.
    pub automatic: bool,
    /// What happened.
    pub words: Words,
}
