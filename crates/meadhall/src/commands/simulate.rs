//! `meadhall simulate`: many matches between bots.

use super::{content, options, print_json, progress};
use crate::cli::Simulate;
use anyhow::Result;
use bots::Bot;
use hall::Simulation;

/// Plays the matches and says how they went.
pub fn run(command: &Simulate) -> Result<()> {
    let game = hall::game(&command.game)?;
    let simulation = Simulation {
        options: options(command.setting.options.as_deref())?,
        content: content(game, command.setting.content.as_deref())?,
        seats: command.seats.iter().map(|name| Ok(name.parse::<Bot>()?)).collect::<Result<_>>()?,
        games: command.games,
        seed: command.seed,
    };
    let threads = command.threads.unwrap_or(0);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress(command.games);
    let report = pool.install(|| game.simulate(&simulation, &|| bar.inc(1)))?;
    bar.finish_and_clear();
    if command.json {
        return print_json(&report);
    }
    println!("{}: {} of {} matches finished", report.game, report.finished, report.games);
    for (seat, name) in report.seats.iter().enumerate() {
        let share = report.wins[seat] / report.games.max(1) as f64 * 100.0;
        println!("  seat {seat} {name}: won {share:.1} %, {:.1} points on average", report.mean_scores[seat]);
    }
    if let Some(rate) = report.win_rate {
        println!("  won together: {:.1} %", rate * 100.0);
    }
    println!("  decisions in a match: {:.1} on average, {} at most", report.mean_decisions, report.max_decisions);
    println!("  legal actions: {:.1} on average, {} at most", report.mean_legal, report.max_legal);
    println!("  {:.2} s, {:.0} decisions/s", report.seconds, report.decisions_per_s);
    Ok(())
}
