//! The project's own chores: `cargo xtask test`, `rules`, `bench`, `soak`.

mod rules;
mod test;
mod tools;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The project's own chores.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Format, lints, all tests, doc tests, rule coverage; installs what they need where it can.
    Test,
    /// Where each rule is enforced and tested; fails on a rule without code or test.
    Rules {
        /// Print every rule, not only what is missing.
        #[arg(long)]
        all: bool,
        /// Only these games.
        games: Vec<String>,
    },
    /// How fast the games are, on one thread (as `meadhall bench`, built with optimisation).
    Bench {
        /// Passed on to `meadhall bench`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// The laws for as long as asked (as `meadhall soak`, built with optimisation).
    Soak {
        /// Passed on to `meadhall soak`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().chore {
        Chore::Test => test::run(),
        Chore::Rules { all, games } => rules::run(all, &games),
        Chore::Bench { arguments } => meadhall("bench", &arguments),
        Chore::Soak { arguments } => meadhall("soak", &arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command of the program itself, optimised.
fn meadhall(command: &str, arguments: &[String]) -> Result<()> {
    tools::run(cargo().args(["run", "--quiet", "--release", "--package", "meadhall", "--", command]).args(arguments))
}

/// Cargo, in the project's own folder.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// The project's own folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").to_owned()
}
