//! `meadhall soak`: the laws, for as long as asked.

use super::chosen;
use crate::cli::Soak;
use anyhow::{Result, ensure};
use std::time::{Duration, Instant};

/// How many matches of each preset and number of seats make a series.
const MATCHES: u32 = 25;

/// Plays one series after the other until the time is up. A broken law ends it with the case that shows it.
pub fn run(command: &Soak) -> Result<()> {
    ensure!(command.minutes > 0.0 && command.minutes < 100_000.0, "--minutes {}: more than 0", command.minutes);
    let games = chosen(&command.games)?;
    let (begin, time) = (Instant::now(), Duration::from_secs_f64(command.minutes * 60.0));
    let mut series = command.series;
    while begin.elapsed() < time {
        for game in &games {
            game.obey(MATCHES, series);
            println!("series {series} of {} holds ({:.0} s)", game.name(), begin.elapsed().as_secs_f64());
        }
        series += 1;
    }
    Ok(())
}
