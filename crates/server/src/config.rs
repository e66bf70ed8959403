//! What the server is told when it starts.

use crate::people::random_seed;
use engine::Seed;
use std::path::PathBuf;
use std::time::Duration;

/// How the hall is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the database.
    pub data: PathBuf,
    /// The port on 127.0.0.1; 0 takes any that is free.
    pub port: u16,
    /// Whether to open the browser.
    pub open: bool,
    /// Whether webhooks may go to private and loopback addresses.
    pub allow_private_webhooks: bool,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// Where luck comes from, a seed for each table and each thought: nobody may be able to guess it.
    pub seeds: fn() -> Seed,
    /// How long a bot waits before it moves while somebody watches.
    pub bot_pause: Duration,
    /// After how long a table nobody asks about leaves memory.
    pub idle: Duration,
    /// How much one address may ask.
    pub limits: Limits,
}

/// How much one address may ask: so many requests a second, and so many at once after a rest.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Everything.
    pub all: (u64, u32),
    /// Sessions and passwords, which cost us more.
    pub entering: (u64, u32),
    /// New tables.
    pub making: (u64, u32),
    /// Bots that think on somebody's behalf.
    pub thinking: (u64, u32),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { all: (200, 1000), entering: (5, 40), making: (10, 60), thinking: (2, 20) }
    }
}

impl Limits {
    /// No limits worth the name: for benchmarks, where all clients have one address.
    pub const fn none() -> Limits {
        let all = (1_000_000, 1_000_000);
        Limits { all, entering: all, making: all, thinking: all }
    }
}

impl Config {
    /// The usual way to run, with the database in this folder.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            data: data.into(),
            port: 8080,
            open: false,
            allow_private_webhooks: false,
            bot_threads: (cores / 2).max(1),
            seeds: random_seed,
            bot_pause: Duration::from_millis(500),
            idle: Duration::from_secs(600),
            limits: Limits::default(),
        }
    }
}
