//! What can go wrong in the hall.

use engine::{BadContent, BadOptions, BadRecord, Fault, Refusal};
use thiserror::Error;

/// Why a match cannot begin or be opened.
#[derive(Debug, Error)]
pub enum HallError {
    /// Nobody knows the game.
    #[error("there is no game {name:?}; there are {known}")]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// Nobody follows such a plan.
    #[error("{game} has no plan {plan:?}; its plans are: {known}")]
    UnknownPlan {
        /// The game.
        game: &'static str,
        /// What was asked for.
        plan: String,
        /// What there is.
        known: String,
    },
    /// Options that do not parse.
    #[error("these are no options of {game}: {reason}")]
    Options {
        /// The game.
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// Options that do not work together.
    #[error(transparent)]
    BadOptions(#[from] BadOptions),
    /// Content that cannot be used.
    #[error(transparent)]
    Content(#[from] BadContent),
    /// Content that is not loaded.
    #[error("content {0} is not loaded; name its folder with --content")]
    NoContent(String),
    /// A record that cannot be used.
    #[error(transparent)]
    Record(#[from] BadRecord),
}

/// Why an action did not happen.
#[derive(Debug, Error)]
pub enum ActError {
    /// The JSON is not an action of the game.
    #[error("this is no action of {game}: {reason}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refused(Refusal),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The rules broke down: a bug of ours. The position is as it was.
    #[error("{0}")]
    Broken(Fault),
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> ActError {
        match fault {
            Fault::Refused(refusal) => ActError::Refused(refusal),
            Fault::Over => ActError::Over,
            Fault::Broken { .. } => ActError::Broken(fault),
        }
    }
}
