//! A table as the API tells it.

use crate::model::{ActionCard, ChatLine, SeatCard};
use engine::{Score, Seat};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A table as one visitor may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TableTold {
    /// Its address.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The number of its last move or undo: what an action must name.
    pub version: u64,
    /// The number of the last event.
    pub seq: u64,
    /// How many actions were played.
    pub steps: usize,
    /// Who is asked, or how it ended.
    pub stage: StageTold,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Through whose eyes: the number of a seat, or nothing for a spectator.
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// Which seats are the visitor's.
    #[schema(value_type = Vec<u8>)]
    pub your_seats: Vec<Seat>,
    /// What to do, or whom the table waits for.
    pub prompt: String,
    /// All that the viewer may know, in the game's own terms.
    pub view: Value,
    /// What the viewer may do now.
    pub actions: Vec<ActionCard>,
    /// What the table itself may do now, for its host: to be sent with seat 7.
    pub table_actions: Vec<ActionCard>,
    /// Whether a bot may be asked for advice.
    pub hints: bool,
    /// Whether the viewer may take back the last action.
    pub may_undo: bool,
    /// What was told to the viewer.
    pub log: Vec<LineTold>,
    /// What was said, as far as the visitor may hear it.
    pub chat: Vec<ChatLine>,
    /// What was agreed on.
    pub options: Value,
    /// Seconds per decision.
    pub pace: Option<u32>,
    /// When the clock runs out, in seconds since 1970.
    pub deadline: Option<i64>,
    /// The promise about the dice.
    pub commitment: String,
    /// The seed, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The points, once the match is over.
    #[schema(value_type = Vec<Object>)]
    pub scores: Vec<Score>,
}

/// Who is asked, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StageTold {
    /// These seats are asked.
    #[schema(value_type = Vec<u8>)]
    Decide(Vec<Seat>),
    /// Nobody is asked any more.
    Over {
        /// Who won.
        #[schema(value_type = Vec<u8>)]
        winners: Vec<Seat>,
    },
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LineTold {
    /// After how many actions it was told: 0 is the setup.
    pub step: usize,
    /// Who acted.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// 0 for a decision, more for what followed from it.
    pub depth: u8,
    /// Whether it happened by itself.
    pub automatic: bool,
    /// What happened.
    pub text: String,
}
