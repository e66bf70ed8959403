//! What can be said on the command line. What measures games is in [`measure`].

mod measure;

pub use measure::{Bench, Lab, Ladder, Perft, Simulate, Soak, Tune};

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// A hall for Norse and dwarven board games: play them in the browser or a terminal, check matches, measure the games.
///
/// Without a command it starts the web hall, as `meadhall serve` does.
#[derive(Parser)]
#[command(name = "meadhall", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: Serve,
}

#[derive(Subcommand)]
pub enum Command {
    /// Start the web hall on this machine.
    Serve(Serve),
    /// Copy the hall's database, also while it is running.
    Backup(Backup),
    /// List the games with players, length and options.
    Games(Games),
    /// Play a game in the terminal, with friends or against bots.
    Play(Play),
    /// Let bots play many matches and say how they went.
    Simulate(Simulate),
    /// Measure a game over many matches and write a report.
    Lab(Lab),
    /// Rate bots against each other.
    Ladder(Ladder),
    /// Improve the weights of a game's outlook by self-play.
    Tune(Tune),
    /// Show a recorded match at any of its steps.
    Replay(Replay),
    /// Check a record: its dice, every action, and its result.
    Verify(Verify),
    /// Draw a position of a recorded match as SVG or PNG.
    Render(Render),
    /// Read the rules of a game, or one of them.
    Rules(Rules),
    /// Count the action sequences from the start of a game.
    Perft(Perft),
    /// Measure how fast the games are, on one thread.
    Bench(Bench),
    /// Hold the games against their laws for as long as asked.
    Soak(Soak),
}

#[derive(Args)]
#[command(after_help = "Examples:\n  meadhall serve --open\n  meadhall serve --port 9000 --data ./hall")]
pub struct Serve {
    /// The port on 127.0.0.1; 0 takes any that is free.
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// The folder of the database; by default the platform's data directory.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Open the browser.
    #[arg(long)]
    pub open: bool,
    /// Let webhooks go to private and loopback addresses.
    #[arg(long)]
    pub allow_private_webhooks: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  meadhall backup hall-monday.sqlite")]
pub struct Backup {
    /// The copy; it must not be there yet.
    pub file: PathBuf,
    /// The folder of the database; by default the platform's data directory.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Examples:\n  meadhall games\n  meadhall games --json")]
pub struct Games {
    /// Print one JSON array.
    #[arg(long)]
    pub json: bool,
}

/// What a match is played with: options of the game and, if wished, content of one's own.
#[derive(Args, Clone)]
pub struct Setting {
    /// Options as JSON, or the name of a preset (`meadhall games` lists them).
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// A folder with content files that replace the standard ones, say the numbers off your own copy.
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Examples:
  meadhall play mylla --seats human,karl
  meadhall play mylla --seats human:Ragna,human:Ulf --options tournament
  meadhall play mylla --seats human,jarl:2000 --save evening.json
  meadhall play mylla --resume evening.json

Without a terminal it reads choices as lines (a number, or a letter of the help that `?` prints), so it can be scripted and
read by a screen reader.")]
pub struct Play {
    /// The game; may be left out with --resume.
    pub game: Option<String>,
    /// Who sits where: human, human:NAME, or a bot (thrall, karl, jarl, jarl:1000, jarl:500ms), joined by commas.
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub setting: Setting,
    /// Write the match to this file after every action.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved match; it is saved to the same file again.
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    pub resume: Option<PathBuf>,
    /// The number that decides all luck; by default the system's own.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Lines instead of the full-screen table, also in a terminal.
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args)]
#[command(after_help = "Examples:\n  meadhall replay evening.json --log\n  meadhall replay evening.json --to 12")]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// Stop after this many actions.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Print what happened, line by line.
    #[arg(long)]
    pub log: bool,
    /// A folder with the content the match was played with, if it was not the standard one.
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Ends with status 0 when everything holds, and with 1 and the first wrong step when it does not.

Example:
  meadhall verify evening.json"
)]
pub struct Verify {
    /// The record.
    pub file: PathBuf,
    /// A folder with the content the match was played with, if it was not the standard one.
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Example:\n  meadhall render evening.json --at 20 --seat spectator --out evening.png")]
pub struct Render {
    /// The record.
    pub file: PathBuf,
    /// After how many actions; by default after the last.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Whose view: the number of a seat, counted from 0, or `spectator`.
    #[arg(long, default_value = "spectator")]
    pub seat: String,
    /// The picture: a file that ends in .svg or .png.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// A folder with the content the match was played with, if it was not the standard one.
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Examples:\n  meadhall rules mylla\n  meadhall rules mylla MY-FLY-01")]
pub struct Rules {
    /// The game.
    pub game: String,
    /// One rule; all of them if left out.
    pub id: Option<String>,
}
