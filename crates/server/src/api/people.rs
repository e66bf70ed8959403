//! Sessions and settings.

use super::Body;
use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use crate::model::{Person, Settings};
use crate::people::{Guest, Visitor, cookie_of};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// Who enters.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Entering {
    /// What others are to call them.
    name: String,
    /// What opens a claimed name.
    #[serde(default)]
    password: Option<String>,
}

/// Begins a session; the cookie in the answer is the key to it. Who has one already is renamed.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = Entering, responses(
    (status = 200, body = Person), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn enter(
    State(hall): State<Hall>,
    Visitor(person): Visitor,
    Body(entering): Body<Entering>,
) -> Result<impl IntoResponse, Trouble> {
    let (person, cookie) = hall.enter(person.as_ref(), &entering.name, entering.password.as_deref()).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(person)))
}

/// Who the session's person is.
#[utoipa::path(get, path = "/api/session", tag = "people", responses((status = 200, body = Person), (status = 401, body = ErrorBody)))]
pub async fn who(Guest(person): Guest) -> Json<Person> {
    Json(person)
}

/// Ends the session.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub async fn leave(State(hall): State<Hall>, headers: HeaderMap) -> Result<impl IntoResponse, Trouble> {
    let cookie = hall.log_out(cookie_of(&headers).unwrap_or_default()).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])))
}

/// A password for a name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    password: String,
}

/// Makes the name theirs by a password.
#[utoipa::path(post, path = "/api/me/claim", tag = "people", request_body = Claim, responses(
    (status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn claim(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Body(claim): Body<Claim>,
) -> Result<StatusCode, Trouble> {
    hall.claim(&person, &claim.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What to change; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settling {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    settings: Option<Settings>,
    /// Where to tell "your turn" and "match over"; an empty text stops it.
    #[serde(default)]
    webhook: Option<String>,
}

/// Changes name, settings or webhook.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Settling, responses(
    (status = 200, body = Person), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn settle(
    State(hall): State<Hall>,
    Guest(person): Guest,
    Body(settling): Body<Settling>,
) -> Result<Json<Person>, Trouble> {
    let name = settling.name.as_deref().unwrap_or(&person.name);
    let settings = settling.settings.as_ref().unwrap_or(&person.settings);
    let webhook = settling.webhook.as_deref().or(person.webhook.as_deref()).filter(|url| !url.is_empty());
    hall.settle(&person, name, settings, webhook).await.map(Json)
}

/// All that is stored about the person.
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = 200), (status = 401, body = ErrorBody)))]
pub async fn export(State(hall): State<Hall>, Guest(person): Guest) -> Result<Json<Value>, Trouble> {
    hall.export(&person).await.map(Json)
}

/// Forgets the person: matches stay, the name becomes "someone".
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = 204), (status = 401, body = ErrorBody)))]
pub async fn forget(State(hall): State<Hall>, Guest(person): Guest) -> Result<impl IntoResponse, Trouble> {
    let cookie = hall.forget(&person).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, cookie)])))
}
