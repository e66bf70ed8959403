//! What can go wrong, and the one `match` that turns it into a status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use hall::{ActError, HallError};
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

/// Why a request is not answered with what was asked for. Its text is for people and gives nothing away.
#[derive(Clone, Debug, Error)]
pub enum Trouble {
    /// There is no such thing, or it is not theirs to see.
    #[error("there is no {0} here")]
    Missing(&'static str),
    /// They have no session yet.
    #[error("tell us your name first: POST /api/session")]
    NoSession,
    /// It is not theirs to do.
    #[error("{0}")]
    Forbidden(String),
    /// The request makes no sense.
    #[error("{0}")]
    Bad(String),
    /// The body is not of a kind we read.
    #[error("{0}")]
    WrongKind(String),
    /// The body is too long.
    #[error("{0}")]
    TooBig(String),
    /// The table has moved on, or is not in a state to do this.
    #[error("{0}")]
    Conflict(String),
    /// The match was begun under rules, or with content, that the hall no longer knows.
    #[error("{0}")]
    Outdated(String),
    /// The rules forbid it.
    #[error("{0}")]
    Refused(Refusal),
    /// The JSON is not an action of the game.
    #[error("{0}")]
    Unreadable(String),
    /// Too much of it.
    #[error("{0}")]
    TooMuch(String),
    /// A bug or a broken disk: told to the log, not to the visitor.
    #[error("something broke in the hall; it has been noted")]
    Broken(String),
}

/// What an error looks like over the API.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What is wrong, in a sentence.
    pub error: String,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Why, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Trouble {
    /// The status that goes with it.
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::Missing(_) => StatusCode::NOT_FOUND,
            Trouble::NoSession => StatusCode::UNAUTHORIZED,
            Trouble::Forbidden(_) => StatusCode::FORBIDDEN,
            Trouble::Bad(_) => StatusCode::BAD_REQUEST,
            Trouble::WrongKind(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Trouble::TooBig(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::Conflict(_) | Trouble::Outdated(_) => StatusCode::CONFLICT,
            Trouble::Refused(_) | Trouble::Unreadable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What it looks like over the API.
    pub fn body(&self) -> ErrorBody {
        let (rule, reason) = match self {
            Trouble::Refused(refusal) => (Some(refusal.rule), Some(refusal.reason.to_owned())),
            Trouble::Unreadable(reason) => (None, Some(reason.clone())),
            _ => (None, None),
        };
        ErrorBody { error: self.to_string(), rule, reason }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        if let Trouble::Broken(what) = &self {
            tracing::error!("{what}");
        }
        (self.status(), Json(self.body())).into_response()
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Broken(format!("database: {error}"))
    }
}

impl From<HallError> for Trouble {
    fn from(error: HallError) -> Trouble {
        match error {
            HallError::UnknownGame { .. }
            | HallError::UnknownPlan { .. }
            | HallError::Options { .. }
            | HallError::BadOptions(_) => Trouble::Bad(error.to_string()),
            HallError::Content(_) | HallError::NoContent(_) | HallError::Record(_) => {
                Trouble::Broken(error.to_string())
            }
        }
    }
}

impl From<ActError> for Trouble {
    fn from(error: ActError) -> Trouble {
        match error {
            ActError::Unreadable { .. } => Trouble::Unreadable(error.to_string()),
            ActError::Refused(refusal) => Trouble::Refused(refusal),
            ActError::Over => Trouble::Conflict(error.to_string()),
            ActError::Broken(_) => Trouble::Broken(error.to_string()),
        }
    }
}
