//! Every route of the hall, on one page.

use crate::api::{advice, docs, events, games, people, tables};
use crate::config::Config;
use crate::guard;
use crate::house::Hall;
use crate::pages::{assets, deeds, front, new_table, notes, parts, replay, rules, settings, table, text};
use axum::Router;
use axum::routing::{get, post};

/// All routes, with the guard around them.
pub fn router(hall: Hall, config: &Config) -> Router {
    let entering = Router::new()
        .route("/api/session", post(people::enter))
        .route("/api/me/claim", post(people::claim))
        .route("/enter", post(settings::enter))
        .route("/settings/claim", post(settings::claim));
    let making = Router::new()
        .route("/api/tables", post(tables::create))
        .route("/api/tables/{id}/fork", post(tables::fork))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/play/{game}", post(front::play))
        .route("/new", post(new_table::open))
        .route("/replay/{id}/fork", post(replay::fork_from));
    let thinking = Router::new()
        .route("/api/tables/{id}/hint", post(advice::hint))
        .route("/api/tables/{id}/reasons", post(advice::reasons));
    let routes = Router::new()
        .merge(guard::entering(entering, &config.limits))
        .merge(guard::making(making, &config.limits))
        .merge(guard::thinking(thinking, &config.limits))
        .merge(api())
        .merge(pages());
    guard::around(routes, config).with_state(hall)
}

fn api() -> Router<Hall> {
    Router::new()
        .route("/healthz", get(games::healthz))
        .route("/api", get(docs::docs))
        .route("/api/openapi.json", get(docs::openapi))
        .route("/api/games", get(games::games))
        .route("/api/session", get(people::who).delete(people::leave))
        .route("/api/me", axum::routing::put(people::settle).delete(people::forget))
        .route("/api/me/export", get(people::export))
        .route("/api/tables", get(tables::list))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/act", post(tables::act))
        .route("/api/tables/{id}/undo", post(tables::undo))
        .route("/api/tables/{id}/why", get(tables::why))
        .route("/api/tables/{id}/chat", post(tables::say))
        .route("/api/tables/{id}/point", post(tables::point))
        .route("/api/tables/{id}/seats", post(tables::arrange))
        .route("/api/tables/{id}/events", get(events::events))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/dice", get(tables::dice))
        .route("/api/{*rest}", axum::routing::any(nothing))
}

fn pages() -> Router<Hall> {
    Router::new()
        .route("/", get(front::front))
        .route("/new", get(new_table::form))
        .route("/about", get(notes::about))
        .route("/rules", get(rules::shelf))
        .route("/rules/{game}", get(rules::rules))
        .route("/settings", get(settings::settings).post(settings::settle))
        .route("/settings/leave", post(settings::leave))
        .route("/settings/export", get(settings::export))
        .route("/settings/forget", post(settings::forget))
        .route("/table/{id}", get(table::table).post(deeds::deed))
        .route("/table/{id}/parts", get(parts::parts))
        .route("/table/{id}/text", get(text::text))
        .route("/replay/{id}", get(replay::replay))
        .route("/replay/{id}/step", get(replay::step))
        .route("/static/{hash}/{name}", get(assets::serve))
        .route("/favicon.ico", get(assets::icon))
        .fallback(notes::nowhere)
}

async fn nothing() -> crate::error::Trouble {
    crate::error::Trouble::Missing("such thing in the API")
}
