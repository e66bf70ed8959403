//! Meadhall on the command line.

mod cli;
mod commands;
mod play;

use clap::Parser;
use cli::{Cli, Command};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(command) => commands::serve::run(&command),
        Command::Backup(command) => commands::backup::run(&command),
        Command::Games(command) => commands::games::run(&command),
        Command::Play(command) => play::run(&command),
        Command::Simulate(command) => commands::simulate::run(&command),
        Command::Lab(command) => commands::lab::run(&command),
        Command::Ladder(command) => commands::ladder::run(&command),
        Command::Tune(command) => commands::tune::run(&command),
        Command::Replay(command) => commands::replay::run(&command),
        Command::Verify(command) => return commands::verify::run(&command),
        Command::Render(command) => commands::render::run(&command),
        Command::Rules(command) => commands::rules::run(&command),
        Command::Perft(command) => commands::perft::run(&command),
        Command::Bench(command) => commands::bench::run(&command),
        Command::Soak(command) => commands::soak::run(&command),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("meadhall: {error:#}");
            ExitCode::from(2)
        }
    }
}
