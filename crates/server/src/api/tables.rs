//! Tables: making, looking, sitting down, acting.

use super::{Body, TableTold};
use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use crate::model::{Created, DiceCheck, HallPage, NewTable, Pace, Person};
use crate::people::{Guest, Visitor};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

/// The visitor's tables, open ones, running ones, and what ended lately.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200)))]
pub async fn list(State(hall): State<Hall>, Visitor(person): Visitor) -> Result<Json<HallPage>, Trouble> {
    hall.hall_page(person.as_ref()).await.map(Json)
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 200, body = Created), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn create(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Body(table): Body<NewTable>,
) -> Result<Json<Created>, Trouble> {
    hall.create(&person, &table).await.map(Json)
}

/// How to look.
#[derive(Deserialize, IntoParams)]
pub struct Looking {
    /// Which of the visitor's seats looks; without it, the one that is asked.
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// From which step on the log is wanted.
    #[serde(default)]
    log_from: usize,
}

/// A table as the visitor may know it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Looking), responses(
    (status = 200, body = TableTold), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn show(
    State(hall): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Json<TableTold>, Trouble> {
    hall.told(&id, person.as_ref(), looking.seat, looking.log_from).await.map(Json)
}

/// Where to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The seat; without it, the first that is open.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The invitation; a listed table needs none.
    #[serde(default)]
    invite: Option<String>,
}

/// A seat at the table.
#[derive(Serialize, ToSchema)]
pub struct Seated {
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Joining, responses(
    (status = 200, body = Seated), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn join(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(joining): Body<Joining>,
) -> Result<Json<Seated>, Trouble> {
    let seat = hall.join(&id, &person, joining.seat, joining.invite.as_deref()).await?;
    Ok(Json(Seated { seat }))
}

/// What to do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    /// The version the decision was made at.
    version: u64,
    /// One of the `actions` of the table.
    action: Value,
    /// For which of one's seats; without it, the one that is asked. The host acts for the table itself as seat 7, with
    /// one of its `table_actions`.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// How far the table is.
#[derive(Serialize, ToSchema)]
pub struct Version {
    /// The number of the last move or undo.
    version: u64,
}

/// Acts.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "tables", params(("id" = String, Path)), request_body = Acting, responses(
    (status = 200, body = Version), (status = 403, body = ErrorBody), (status = 409, description = "the table has moved on", body = ErrorBody),
    (status = 422, description = "the rules forbid it: `rule` and `reason` say why", body = ErrorBody)))]
pub async fn act(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(acting): Body<Acting>,
) -> Result<Json<Version>, Trouble> {
    let version = hall.act(&id, &person, acting.seat, acting.version, &acting.action).await?;
    Ok(Json(Version { version }))
}

/// What to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undoing {
    /// The version the decision was made at.
    version: u64,
    /// Whether to take back all that may be taken back.
    #[serde(default)]
    whole_turn: bool,
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Takes back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "tables", params(("id" = String, Path)), request_body = Undoing, responses(
    (status = 200, body = Version), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn undo(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(undoing): Body<Undoing>,
) -> Result<Json<Version>, Trouble> {
    let version = hall.undo(&id, &person, undoing.seat, undoing.version, undoing.whole_turn).await?;
    Ok(Json(Version { version }))
}

/// What was touched.
#[derive(Deserialize, IntoParams)]
pub struct Touching {
    /// The id of the element.
    target: String,
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Why not.
#[derive(Serialize, ToSchema)]
pub struct Why {
    /// The rule; nothing if it is allowed, or if nothing is meant by it.
    rule: Option<&'static str>,
    /// One sentence.
    reason: Option<&'static str>,
}

/// Why nothing that touching an element may mean is allowed.
#[utoipa::path(get, path = "/api/tables/{id}/why", tag = "tables", params(("id" = String, Path), Touching), responses(
    (status = 200, body = Why), (status = 403, body = ErrorBody)))]
pub async fn why(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Query(touching): Query<Touching>,
) -> Result<Json<Why>, Trouble> {
    let refusal = hall.why(&id, &person, touching.seat, &touching.target).await?;
    Ok(Json(Why { rule: refusal.map(|refusal| refusal.rule), reason: refusal.map(|refusal| refusal.reason) }))
}

/// What to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    text: String,
}

/// Says something at the table, or around it.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Saying, responses(
    (status = 204), (status = 400, body = ErrorBody)))]
pub async fn say(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(saying): Body<Saying>,
) -> Result<StatusCode, Trouble> {
    hall.say(&id, &person, &saying.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What to point at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Showing {
    /// The ids of up to twelve elements of the picture: one is a ping, several are a plan, none clears it.
    targets: Vec<String>,
}

/// Points at something, for everybody at the table to see. A ping fades, a plan stands until the next move; neither is
/// written down.
#[utoipa::path(post, path = "/api/tables/{id}/point", tag = "tables", params(("id" = String, Path)), request_body = Showing, responses(
    (status = 204), (status = 400, body = ErrorBody), (status = 403, description = "spectators only watch", body = ErrorBody)))]
pub async fn point(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(showing): Body<Showing>,
) -> Result<StatusCode, Trouble> {
    hall.point(&id, &person, showing.targets).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What to do with a seat or the table.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Arranging {
    /// A bot plays on for the visitor's seat, or for all of them.
    Leave {
        /// Which; without it, all.
        #[serde(default)]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// A bot of this level plays the seat.
    GiveToBot {
        /// Which seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Which bot: `karl`, `jarl:500ms`.
        level: String,
    },
    /// The seat's owner plays again.
    TakeBack {
        /// Which seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// This seat looks at the visitor's screen now.
    Face {
        /// Which seat.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Seconds per decision.
    Pace {
        /// How many, or nothing for as long as it takes.
        seconds: Option<u32>,
    },
}

/// Arranges seats and pace.
#[utoipa::path(post, path = "/api/tables/{id}/seats", tag = "tables", params(("id" = String, Path)), request_body = Arranging, responses(
    (status = 204), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn arrange(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(arranging): Body<Arranging>,
) -> Result<StatusCode, Trouble> {
    match arranging {
        Arranging::Leave { seat } => hall.leave(&id, &person, seat).await?,
        Arranging::GiveToBot { seat, level } => hall.give_to_bot(&id, &person, seat, &level).await?,
        Arranging::TakeBack { seat } => hall.take_back(&id, &person, seat).await?,
        Arranging::Face { seat } => hall.face(&id, &person, seat).await?,
        Arranging::Pace { seconds } => hall.set_pace(&id, &person, Pace { seconds }).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The record of a finished match.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200), (status = 409, description = "not before the match is over", body = ErrorBody)))]
pub async fn record(State(hall): State<Hall>, Path(id): Path<String>) -> Result<impl IntoResponse, Trouble> {
    let record = hall.record(&id).await?;
    let name = format!("attachment; filename=\"meadhall-{id}.json\"");
    let kind = "application/json".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record))
}

/// Whether the dice of a finished match were those that were promised.
#[utoipa::path(get, path = "/api/tables/{id}/dice", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = DiceCheck), (status = 409, body = ErrorBody)))]
pub async fn dice(State(hall): State<Hall>, Path(id): Path<String>) -> Result<Json<DiceCheck>, Trouble> {
    hall.check_dice(&id).await.map(Json)
}

/// Where to go on from.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forking {
    /// After which step of the finished match.
    step: usize,
    /// Who sits where, as for a new table.
    seats: Vec<String>,
    #[serde(default)]
    listed: bool,
}

/// A new table from a position of a finished match.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "tables", params(("id" = String, Path)), request_body = Forking, responses(
    (status = 200, body = Created), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn fork(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(forking): Body<Forking>,
) -> Result<Json<Created>, Trouble> {
    hall.fork(&id, &person, forking.step, &forking.seats, forking.listed).await.map(Json)
}

/// The same table once more.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = Created)))]
pub async fn rematch(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Path(id): Path<String>,
) -> Result<Json<Created>, Trouble> {
    let person: Person = person;
    hall.rematch(&id, &person).await.map(Json)
}
