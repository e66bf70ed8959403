//! `meadhall rules`: the rules of a game, or one of them.

use crate::cli::Rules;
use anyhow::{Result, bail};
use engine::rulebook;

/// Prints RULES.md or one rule of it.
pub fn run(command: &Rules) -> Result<()> {
    let game = hall::game(&command.game)?;
    let Some(id) = &command.id else {
        println!("{}", game.rules());
        return Ok(());
    };
    match rulebook::find(game.rules(), id) {
        Some(rule) => println!("{}  {}", rule.id, rule.text),
        None => bail!("{} has no rule {id}; `meadhall rules {}` lists them", game.about().title, game.name()),
    }
    Ok(())
}
