//! `meadhall bench`: how fast the games are.

use super::{chosen, print_json};
use crate::cli::Bench;
use anyhow::{Result, ensure};
use serde_json::{Map, Value};
use server::Config;
use server::bench::{Plan, bench};
use std::time::Duration;
use tokio::runtime::Runtime;

/// Measures each game on one thread, with as many seats as its smallest table.
pub fn run(command: &Bench) -> Result<()> {
    ensure!(command.seconds > 0.0 && command.seconds < 3600.0, "--seconds {}: between 0 and 3600", command.seconds);
    let time = Duration::from_secs_f64(command.seconds);
    if command.web {
        return web(command, time);
    }
    let mut all = Map::new();
    for game in chosen(&command.games)? {
        let speed = game.speed(*game.seats().start(), time);
        if !command.json {
            println!("{}", game.name());
            println!("  random decisions/s  {:>12.0}", speed.decisions_per_s);
            println!("  clones/s            {:>12.0}", speed.clones_per_s);
            println!("  karl decisions/s    {:>12.0}", speed.karl_decisions_per_s);
            println!("  karl matches/s      {:>12.2}", speed.karl_matches_per_s);
            let parts = speed.karl_microseconds.named();
            let whole: f64 = parts.iter().map(|(_, part)| part).sum();
            let share = |(name, part): (&str, f64)| format!("{name} {:.0} %", part / whole * 100.0);
            println!("  a karl decision     {whole:>12.1} µs: {}", parts.map(share).join(", "));
            println!("  simulations/s       {:>12.0}", speed.simulations_per_s);
            println!("  jarl iterations/s   {:>12.0}", speed.jarl_iterations_per_s);
        }
        all.insert(game.name().to_owned(), serde_json::to_value(speed)?);
    }
    if command.json { print_json(&Value::Object(all)) } else { Ok(()) }
}

/// Measures the web hall with a database in a folder of its own.
fn web(command: &Bench, time: Duration) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("meadhall-bench-{}", std::process::id()));
    let plan = Plan { tables: command.tables, time: time.max(Duration::from_secs(10)), ..Plan::default() };
    let report = Runtime::new()?.block_on(bench(Config::new(&folder), plan));
    std::fs::remove_dir_all(&folder)?;
    let report = report?;
    if command.json {
        return print_json(&report);
    }
    println!("{} live tables, {} moves, {} errors", report.tables, report.moves, report.errors);
    println!("  moves/s             {:>10.0}", report.moves_per_second);
    println!("  act to event, p50   {:>10.1} ms", report.p50);
    println!("  act to event, p99   {:>10.1} ms", report.p99);
    println!("  slowest             {:>10.1} ms", report.slowest);
    if let Some(bytes) = report.idle_table {
        println!("  memory, idle table  {:>10.1} KB", bytes as f64 / 1000.0);
    }
    Ok(())
}
