//! What bots think, as people are told.

use engine::Seat;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Advice {
    /// The version of the table that was thought about.
    pub version: u64,
    /// Which bot thought, with how much it might think.
    pub by: String,
    /// Its best actions, at most three, best first.
    pub actions: Vec<Advised>,
}

/// An action a bot thinks well of.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Advised {
    /// What to send.
    pub action: Value,
    /// What its button says.
    pub label: String,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The ids of the elements it touches, in the order one would click them.
    pub targets: Vec<String>,
    /// The share of the victory the bot expects, from 0 to 1; nothing if there was nothing to think about.
    pub chance: Option<f32>,
}

/// What a bot thinks of a decision that was made.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Reasons {
    /// What the bot would do.
    #[serde(flatten)]
    pub advice: Advice,
    /// Whose decision it was.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The action that was played.
    pub played: Value,
    /// What its button said.
    pub played_label: String,
}
