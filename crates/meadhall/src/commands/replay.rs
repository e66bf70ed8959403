//! `meadhall replay`: a recorded match at any of its steps.

use super::record;
use crate::cli::Replay;
use anyhow::Result;
use engine::Viewer;

/// Shows the position, and the log if asked.
pub fn run(command: &Replay) -> Result<()> {
    let (record, game) = record(&command.file, command.content.as_deref())?;
    let played = game.replay(&record, command.to.unwrap_or(usize::MAX))?;
    // A match that is over has no secrets; of one that is not, only what lies open is shown.
    if command.log {
        for step in 0..=played.steps() {
            for line in played.log(Viewer::Spectator, step) {
                let indent = "  ".repeat(usize::from(line.depth));
                println!("{step:>4}  {indent}{}", line.words.plain(&record.seats));
            }
        }
        println!();
    }
    println!("{} after {} of {} actions", record.game, played.steps(), record.actions.len());
    println!("{}", played.text(Viewer::Spectator));
    println!("{}", played.prompt(Viewer::Spectator).plain(&record.seats));
    Ok(())
}
