//! The description of the API, for people and for programs.

use super::{advice, events, games, people, tables};
use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, html};
use serde_json::Value;
use utoipa::OpenApi;

/// The API as OpenAPI.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Meadhall",
        description = "Play the games of the hall with a program. POST /api/session {name} sets a cookie; POST /api/tables makes a table; \
            GET /api/tables/{id} tells what you may know and do; POST /api/tables/{id}/act does it; GET /api/tables/{id}/events tells when something happened."
    ),
    paths(
        games::games,
        games::healthz,
        people::enter,
        people::who,
        people::leave,
        people::claim,
        people::settle,
        people::export,
        people::forget,
        tables::list,
        tables::create,
        tables::show,
        tables::join,
        tables::act,
        tables::undo,
        tables::why,
        tables::say,
        tables::point,
        advice::hint,
        advice::reasons,
        tables::arrange,
        tables::record,
        tables::dice,
        tables::fork,
        tables::rematch,
        events::events,
    )
)]
pub struct Docs;

/// The description: JSON for programs, a page for people.
pub async fn docs(headers: HeaderMap) -> Response {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("text/html") { Html(page()).into_response() } else { openapi().await.into_response() }
}

/// The description as OpenAPI.
pub async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Docs::openapi())
}

fn page() -> String {
    let docs = serde_json::to_value(Docs::openapi()).unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let paths = docs["paths"].as_object().cloned().unwrap_or_default();
    html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { "The API · Meadhall" } }
            body {
                h1 { "The API of the hall" }
                p { (text(&docs["info"]["description"])) }
                p { a href="/api/openapi.json" { "The same as OpenAPI" } " · " a href="/" { "To the hall" } }
                @for (path, methods) in &paths {
                    @for (method, operation) in methods.as_object().into_iter().flatten() {
                        h2 { code { (method.to_uppercase()) " " (path) } }
                        p { (text(&operation["summary"])) " " (text(&operation["description"])) }
                        ul { @for (status, response) in operation["responses"].as_object().into_iter().flatten() {
                            li { code { (status) } " " (text(&response["description"])) }
                        } }
                    }
                }
            }
        }
    }
    .into_string()
}
