//! `meadhall tune`: better weights for a game's outlook, by self-play.

use super::{options, progress};
use crate::cli;
use anyhow::{Context, Result};
use hall::{AnyGame, Tune};
use lab::tune::{Progress, Sheet};
use std::fs;
use std::path::Path;

/// Tunes, step by step; every step is saved.
pub fn run(command: &cli::Tune) -> Result<()> {
    let game = hall::game(&command.game)?;
    let sheet = Sheet::read(game.weights())?.keeping(&command.keep)?;
    let tune = Tune {
        options: options(command.options.as_deref())?,
        seats: if command.seats.is_empty() { vec![*game.seats().start()] } else { command.seats.clone() },
        bot: command.bot.parse()?,
        deals: command.deals.max(1),
        stride: command.stride,
        seed: command.seed,
    };
    let mut done = resume(&command.save, game, &sheet)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(command.threads.unwrap_or(0)).build()?;
    let bar = progress(u64::from(command.steps));
    bar.set_style(indicatif::ProgressStyle::with_template("{bar:40} step {pos}/{len}, {msg}, {eta} left")?);
    bar.set_position(u64::from(done.steps));
    while done.steps < command.steps {
        let lead = pool.install(|| game.tune(&tune, &sheet, &mut done))?;
        bar.set_message(format!("the last one was clear by {:+.0} %", lead * 100.0));
        bar.inc(1);
        let (name, weights) = (game.name().to_owned(), sheet.names().to_vec());
        save(&command.save, &serde_json::to_string(&Saved { game: name, weights, progress: done.clone() })?)?;
    }
    bar.finish_and_clear();
    for (name, factor) in sheet.names().iter().zip(&done.factors).filter(|(_, factor)| factor.abs() > 0.05) {
        println!("  {name} × {:.2}", factor.exp());
    }
    let (deals, counts) = (command.trial.max(1), tune.seats.len() as u64);
    let gain = pool.install(|| game.gain(&Tune { deals, ..tune }, &sheet, &done))?;
    println!(
        "{}: after {} steps {:+.1} points of share over {} matches",
        game.name(),
        done.steps,
        gain * 50.0,
        deals * 2 * counts
    );
    if let Some(out) = &command.out {
        save(out, &sheet.with(&done.factors))?;
        println!("written to {}", out.display());
    }
    Ok(())
}

/// A tuning that was begun.
#[derive(serde::Serialize, serde::Deserialize)]
struct Saved {
    game: String,
    /// Which weights it tunes.
    weights: Vec<String>,
    progress: Progress,
}

fn resume(path: &Path, game: &dyn AnyGame, sheet: &Sheet) -> Result<Progress> {
    let name = || path.display().to_string();
    if !path.exists() {
        return Ok(Progress { steps: 0, factors: vec![0.0; sheet.len()] });
    }
    let text = fs::read_to_string(path).with_context(name)?;
    let saved: Saved = serde_json::from_str(&text).with_context(|| format!("{} is no tuning", name()))?;
    let same_weights = saved.weights == sheet.names();
    let fits = saved.game == game.name() && same_weights && saved.progress.factors.len() == sheet.len();
    anyhow::ensure!(fits, "{} is the tuning of something else; name another file with --save", name());
    Ok(saved.progress)
}

/// Writes beside the file first, so that a stop in the middle loses nothing.
fn save(path: &Path, text: &str) -> Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, text).with_context(|| beside.display().to_string())?;
    fs::rename(&beside, path).with_context(|| path.display().to_string())
}
