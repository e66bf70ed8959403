//! What bots think: hints for a decision, and reasons for one that was made.

use super::Body;
use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use crate::model::{Advice, Reasons};
use crate::people::{Guest, Visitor};
use axum::Json;
use axum::extract::{Path, State};
use engine::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

/// Who is asked for a hint.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hinting {
    /// For which of one's seats; without it, the one that is asked.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Which bot thinks: `karl`, `jarl:500ms` (if nobody is named) or `jarl:1000`; at most 2 s or 4000 iterations.
    #[serde(default)]
    by: Option<String>,
}

/// What a bot would do now. It knows what the seat knows, and nothing happens at the table.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)), request_body = Hinting, responses(
    (status = 200, body = Advice), (status = 400, body = ErrorBody),
    (status = 403, description = "not your seat, or a table without hints", body = ErrorBody),
    (status = 409, description = "the seat is not asked", body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn hint(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(hinting): Body<Hinting>,
) -> Result<Json<Advice>, Trouble> {
    hall.hint(&id, &person, hinting.seat, hinting.by.as_deref()).await.map(Json)
}

/// Which decision is to be explained.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wondering {
    /// After how many actions it was made.
    step: usize,
    /// Which bot thinks, as for a hint; in a running match the one that acted.
    #[serde(default)]
    by: Option<String>,
}

/// What a bot thinks of the decision that was made after a step: of any in a finished match; in a running one only of a
/// bot's, and only if the visitor knew all that the bot knew.
#[utoipa::path(post, path = "/api/tables/{id}/reasons", tag = "tables", params(("id" = String, Path)), request_body = Wondering, responses(
    (status = 200, body = Reasons), (status = 400, body = ErrorBody),
    (status = 403, description = "not before the match is over", body = ErrorBody),
    (status = 409, description = "whoever acted has no reasons", body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn reasons(
    State(hall): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Body(wondering): Body<Wondering>,
) -> Result<Json<Reasons>, Trouble> {
    hall.reasons(&id, person.as_ref(), wondering.step, wondering.by.as_deref()).await.map(Json)
}
