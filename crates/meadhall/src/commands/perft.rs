//! `meadhall perft`: counts of action sequences.

use super::{options, print_json};
use crate::cli::Perft;
use anyhow::Result;
use serde_json::json;

/// Counts, depth by depth.
pub fn run(command: &Perft) -> Result<()> {
    let game = hall::game(&command.game)?;
    let seats = command.seats.unwrap_or(*game.seats().start());
    let counts = game.perft(&options(command.options.as_deref())?, seats, command.depth)?;
    if command.json {
        return print_json(&json!({ "game": game.name(), "perft": counts }));
    }
    for (depth, count) in (1..).zip(counts) {
        println!("{depth:>3}  {count}");
    }
    Ok(())
}
