//! `meadhall ladder`: which bots are better, and by how much.

use super::{content, options, print_json, progress};
use crate::cli::Ladder;
use anyhow::{Context, Result};
use hall::{Bot, Climb};
use lab::ladder::{Played, Report};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;

/// Plays the ladder and prints it.
pub fn run(command: &Ladder) -> Result<()> {
    let game = hall::game(&command.game)?;
    let bots: Vec<Bot> = command.bots.iter().map(|name| Ok(name.parse()?)).collect::<Result<_>>()?;
    let enough = if game.is_cooperative() { 1 } else { 2 };
    anyhow::ensure!(bots.len() >= enough, "a ladder needs at least {enough} bots: --bots karl,jarl:1000");
    let climb = Climb {
        options: options(command.setting.options.as_deref())?,
        content: content(game, command.setting.content.as_deref())?,
        bots,
        seats: command.seats.unwrap_or(*game.seats().start()),
        games: command.games,
        seed: command.seed,
    };
    let (done, file) = match &command.save {
        Some(path) => resume(path, &Heading::of(command, climb.seats))?,
        None => (Vec::new(), None),
    };
    let pairs = match (game.is_cooperative(), climb.seats, climb.bots.len()) {
        (true, _, bots) => bots,
        (false, 2, bots) => bots * (bots - 1) / 2,
        (false, _, bots) => bots * (bots - 1),
    };
    let bar = progress(pairs as u64 * climb.games);
    bar.set_position(done.len() as u64);
    let file = Mutex::new(file);
    let played = |played: &Played| {
        bar.inc(1);
        if let (Ok(mut file), Ok(line)) = (file.lock(), serde_json::to_string(played))
            && let Some(file) = file.as_mut()
            && let Err(error) = writeln!(file, "{line}")
        {
            bar.println(format!("a match could not be saved: {error}"));
        }
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(command.threads.unwrap_or(0)).build()?;
    let report = pool.install(|| game.ladder(&climb, done, &played))?;
    bar.finish_and_clear();
    if command.json {
        return print_json(&report);
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    println!("{} with {} seats, {} matches", report.game, report.seats, report.games);
    for rung in &report.bots {
        let ms = rung.ms_per_decision;
        println!("  {:<16} {:6.2} ±{:.2}   {ms:8.3} ms per decision", rung.bot, rung.rating, rung.interval);
    }
    for pair in &report.pairs {
        let (low, high) = (pair.won.low * 100.0, pair.won.high * 100.0);
        let share = format!("{:5.1} % [{low:.1}, {high:.1}] of {}", pair.won.share * 100.0, pair.games);
        match pair.times_fair {
            Some(times) => println!("  {} among {}: {share}, {times:.2} times its fair share", pair.bot, pair.among),
            None => println!("  {}: {share}", pair.bot),
        }
    }
}

/// The first line of a saved ladder: what was asked for.
#[derive(PartialEq, Serialize, Deserialize)]
struct Heading {
    game: String,
    bots: Vec<String>,
    seats: usize,
    seed: u64,
    options: Option<String>,
}

impl Heading {
    fn of(command: &Ladder, seats: usize) -> Heading {
        Heading {
            game: command.game.clone(),
            bots: command.bots.clone(),
            seats,
            seed: command.seed,
            options: command.setting.options.clone(),
        }
    }
}

/// Reads what was played of the same ladder, and opens the file to go on. A last line that was cut off is played again.
fn resume(path: &Path, heading: &Heading) -> Result<(Vec<Played>, Option<File>)> {
    let name = || path.display().to_string();
    let mut done: Vec<Played> = Vec::new();
    if path.exists() {
        let mut lines = BufReader::new(File::open(path).with_context(name)?).lines();
        let first = lines.next().transpose().with_context(name)?.unwrap_or_default();
        let known: Heading = serde_json::from_str(&first).with_context(|| format!("{} is not a ladder", name()))?;
        anyhow::ensure!(known == *heading, "{} holds another ladder; name another file", name());
        for line in lines {
            done.extend(serde_json::from_str::<Played>(&line.with_context(name)?));
        }
    }
    let mut file = File::create(path).with_context(name)?;
    writeln!(file, "{}", serde_json::to_string(heading)?).with_context(name)?;
    for played in &done {
        writeln!(file, "{}", serde_json::to_string(played)?).with_context(name)?;
    }
    drop(file);
    Ok((done, Some(OpenOptions::new().append(true).open(path).with_context(name)?)))
}
