//! `meadhall play`: a match in the terminal.

mod plain;
mod screen;
mod session;

use crate::cli::Play;
use anyhow::Result;
use session::Session;
use std::io::{self, IsTerminal};

/// Plays on a full screen in a terminal, and by lines elsewhere.
pub fn run(command: &Play) -> Result<()> {
    let session = Session::open(command)?;
    if command.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        plain::run(session, &mut io::stdin().lock(), &mut io::stdout().lock())
    } else {
        screen::run(session)
    }
}
