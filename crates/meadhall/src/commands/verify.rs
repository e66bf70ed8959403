//! `meadhall verify`: whether a record tells the truth.

use super::record;
use crate::cli::Verify;
use std::process::ExitCode;

/// Plays the record again and checks everything it claims.
pub fn run(command: &Verify) -> ExitCode {
    let (record, game) = match record(&command.file, command.content.as_deref()) {
        Ok(found) => found,
        Err(error) => {
            eprintln!("meadhall: {error:#}");
            return ExitCode::from(1);
        }
    };
    match game.verify(&record) {
        Ok(played) => {
            println!("holds: {} actions of {} follow the rules", played.steps(), record.game);
            println!("the seed is the one promised by {}", record.commitment);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("does not hold: {error}");
            ExitCode::from(1)
        }
    }
}
