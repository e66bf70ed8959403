//! `meadhall games`: what there is to play.

use super::print_json;
use crate::cli::Games;
use anyhow::Result;
use hall::AnyGame;
use serde_json::{Value, json};

/// Lists the games.
pub fn run(command: &Games) -> Result<()> {
    if command.json {
        return print_json(&hall::games().iter().map(|game| describe(*game)).collect::<Vec<Value>>());
    }
    for game in hall::games() {
        let about = game.about();
        let players = match (game.seats().start(), game.seats().end()) {
            (low, high) if low == high => format!("{low} players"),
            (low, high) => format!("{low} to {high} players"),
        };
        let kind = if game.is_cooperative() { ", co-operative" } else { "" };
        println!(
            "{} ({}): {players}{kind}, {} to {} minutes",
            game.name(),
            about.title,
            about.minutes.0,
            about.minutes.1
        );
        println!("    {}", about.pitch);
        println!("    {}", about.credit);
        for (name, value) in game.schema()["properties"].as_object().into_iter().flatten() {
            println!("    option {name}: {}", value["description"].as_str().unwrap_or("").replace('\n', " "));
        }
        let presets: Vec<&str> = game.presets().iter().map(|(name, _)| *name).collect();
        println!("    presets: {}\n", presets.join(", "));
    }
    Ok(())
}

fn describe(game: &dyn AnyGame) -> Value {
    let about = game.about();
    let presets: serde_json::Map<String, Value> =
        game.presets().into_iter().map(|(name, options)| (name.to_owned(), options)).collect();
    json!({
        "name": game.name(),
        "title": about.title,
        "pitch": about.pitch,
        "credit": about.credit,
        "players": [game.seats().start(), game.seats().end()],
        "minutes": [about.minutes.0, about.minutes.1],
        "cooperative": game.is_cooperative(),
        "rules_version": game.rules_version(),
        "options": game.schema(),
        "presets": presets,
    })
}
