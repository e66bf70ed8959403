//! The games and their rules, and whether the server is well.

use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use axum::Json;
use axum::extract::State;
use hall::{AnyGame, Bot};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// A game of the hall.
#[derive(Serialize, ToSchema)]
pub struct GameTold {
    /// Its name in addresses and requests.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// One sentence: what one does in it.
    pub pitch: &'static str,
    /// The fewest and the most that may play.
    pub seats: [usize; 2],
    /// How long it takes, in minutes.
    pub minutes: [u32; 2],
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its options as JSON Schema.
    pub schema: Value,
    /// Named sets of options; the first is the default.
    pub presets: Vec<Preset>,
    /// The levels of bots.
    pub bots: Vec<&'static str>,
}

/// A named set of options.
#[derive(Serialize, ToSchema)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it sets.
    pub options: Value,
}

/// The games of the hall.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameTold>)))]
pub async fn games() -> Json<Vec<GameTold>> {
    Json(hall::games().iter().map(|game| told(*game)).collect())
}

fn told(game: &dyn AnyGame) -> GameTold {
    let about = game.about();
    GameTold {
        name: game.name(),
        title: about.title,
        pitch: about.pitch,
        seats: [*game.seats().start(), *game.seats().end()],
        minutes: [about.minutes.0, about.minutes.1],
        is_cooperative: game.is_cooperative(),
        rules_version: game.rules_version(),
        schema: game.schema(),
        presets: game.presets().into_iter().map(|(name, options)| Preset { name, options }).collect(),
        bots: Bot::LEVELS.iter().map(|(level, _)| *level).collect(),
    }
}

/// Whether the server is well.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200), (status = 500, body = ErrorBody)))]
pub async fn healthz(State(hall): State<Hall>) -> Result<Json<Value>, Trouble> {
    if hall.is_well().await {
        Ok(Json(json!({ "status": "ok", "tables": hall.tables_awake() })))
    } else {
        Err(Trouble::Broken("the database does not answer".to_owned()))
    }
}
