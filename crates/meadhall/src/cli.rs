//! What can be said on the command line.

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
#[command(after_help = "Examples:
  meadhall simulate mylla --seats thrall,thrall --games 10000 --seed 1
  meadhall simulate mylla --seats karl,jarl:500 --games 100 --json")]
pub struct Simulate {
    /// The game.
    pub game: String,
    /// The bots, one for each seat, joined by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    /// How many matches.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// The number of the series: the same number gives the same matches.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub setting: Setting,
    /// How many threads; by default one for each core. The matches are the same with any number.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(
    after_help = "The folder named by --out gets matches.csv, entries.csv, report.html and journal.jsonl; after a stop, the same command goes
on from the journal. Several bots take the seats in rotation, with the same luck from every seat.

Examples:
  meadhall lab norseheim --seats 4 --bots karl --games 1000 --out reports/norseheim
  meadhall lab norseheim --seats 3 --bots karl,jarl:300 --games 200 --out reports/skill
  meadhall lab freyas-folly --seats 3 --bots karl@quick,karl@grand,karl@amber --games 600 --out reports/plans
  meadhall lab bardagi --seats 4 --games 10000 --shard 2/8 --out shards/2
  meadhall lab --merge shards/1 shards/2 --out reports/bardagi
  meadhall lab --compare reports/before reports/after --out reports/difference
  meadhall lab freyas-folly --seats 4 --set game.scoring.ender_bonus=3,5,7 --out reports/bonus"
)]
pub struct Lab {
    /// The game; none with --merge and --compare.
    #[arg(conflicts_with_all = ["merge", "compare"])]
    pub game: Option<String>,
    /// How many sit at a table; by default as few as may.
    #[arg(long)]
    pub seats: Option<usize>,
    /// Who plays, joined by commas; BOT@PLAN follows a plan of the game's content.
    #[arg(long, value_delimiter = ',', default_value = "karl")]
    pub bots: Vec<String>,
    /// How many matches; for a shard, how many the whole has.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The number of the series: the same number gives the same matches.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// The folder of the report.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub setting: Setting,
    /// How many threads; by default one for each core. The matches are the same with any number.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Play only part I of N, counted from 1; --merge joins the parts.
    #[arg(long, value_name = "I/N")]
    pub shard: Option<String>,
    /// Keep every event, and write events.csv too.
    #[arg(long)]
    pub events: bool,
    /// Try several values of one number in the content: a file's name and the way to the number, say game.limits.runes=4,5,6.
    #[arg(long, value_name = "PATH=A,B,...")]
    pub set: Option<String>,
    /// Join the parts of a study that were played in these folders.
    #[arg(long, value_name = "DIR", num_args = 1.., conflicts_with = "compare")]
    pub merge: Vec<PathBuf>,
    /// Show the studies in these folders side by side, with what differs for certain.
    #[arg(long, value_name = "DIR", num_args = 2..)]
    pub compare: Vec<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "At a table of two, each two bots play N matches; at a larger one, each bot plays N matches alone among rivals of each
other level. Every deal is played from every seat. Iteration budgets give the same matches every time.

Examples:
  meadhall ladder mylla --bots karl,jarl:1000,uct:1000 --games 100
  meadhall ladder norseheim --bots karl,jarl:1000 --games 200 --seats 3 --save norseheim.ladder
  meadhall ladder the-dwarves --bots karl,jarl:500 --games 100 --seats 3 --options challenging --json"
)]
pub struct Ladder {
    /// The game.
    pub game: String,
    /// Who climbs, joined by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many matches for each two bots.
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// How many sit at a table; by default as few as may.
    #[arg(long)]
    pub seats: Option<usize>,
    /// The number of the series: the same number gives the same matches.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    #[command(flatten)]
    pub setting: Setting,
    /// Write each match to this file, and go on from it if it is there.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// How many threads; by default one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(
    after_help = "Every step shakes all weights at once and lets the shaken set play its mirror image; all move towards the better one. The
file named by --save is written after every step: the same command goes on from there.

Example:
  meadhall tune norseheim --seats 3 --steps 200 --save norseheim.tuning --out games/norseheim/content/outlook.toml"
)]
pub struct Tune {
    /// The game.
    pub game: String,
    /// How many steps in all.
    #[arg(long, default_value_t = 100)]
    pub steps: u32,
    /// How many deals make a step; each is played twice.
    #[arg(long, default_value_t = 20)]
    pub deals: u64,
    /// How many sit at a table; several numbers, joined by commas, take turns from step to step. By default as few as may.
    #[arg(long, value_delimiter = ',')]
    pub seats: Vec<usize>,
    /// Who plays with the weights.
    #[arg(long, default_value = "karl")]
    pub bot: String,
    /// How far a clear step moves the weights at first, as a part of themselves; a team's steps are seldom clear.
    #[arg(long, default_value_t = 0.15)]
    pub stride: f64,
    /// Options as JSON, or the name of a preset.
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// The number of the series.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Where the progress is kept.
    #[arg(long, value_name = "FILE")]
    pub save: PathBuf,
    /// Where the tuned weights are written as TOML at the end.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// How many deals the tuned weights play against the old ones at the end, each twice.
    #[arg(long, default_value_t = 100)]
    pub trial: u64,
    /// How many threads; by default one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
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

#[derive(Args)]
#[command(after_help = "Example:\n  meadhall perft mylla --depth 5 --json")]
pub struct Perft {
    /// The game.
    pub game: String,
    /// The longest sequences to count.
    #[arg(long)]
    pub depth: u32,
    /// How many seats; by default as few as the game allows.
    #[arg(long)]
    pub seats: Option<usize>,
    /// Options as JSON, or the name of a preset.
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  meadhall bench --seconds 3 --json")]
pub struct Bench {
    /// Only these games; all of them if left out.
    pub games: Vec<String>,
    /// Measure the web hall instead: live tables with clients that play random legal moves over loopback.
    #[arg(long, conflicts_with = "games")]
    pub web: bool,
    /// With --web: how many tables.
    #[arg(long, default_value_t = 2000, requires = "web")]
    pub tables: usize,
    /// How long each figure is measured.
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// Print one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  meadhall soak --minutes 30 mylla")]
pub struct Soak {
    /// Only these games; all of them if left out.
    pub games: Vec<String>,
    /// For how long.
    #[arg(long, default_value_t = 10.0)]
    pub minutes: f64,
    /// The number of the first series.
    #[arg(long, default_value_t = 1)]
    pub series: u64,
}
