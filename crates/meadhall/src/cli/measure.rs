//! The commands that measure: games, bots, and the program itself.

use super::Setting;
use clap::Args;
use std::path::PathBuf;

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
    after_help = "The folder named by --out gets matches.csv, entries.csv, report.html, its plots as SVG in plots/, and journal.jsonl; after a
stop, the same command goes on from the journal. Several bots take the seats in rotation, with the same luck from every seat.

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

Examples:
  meadhall tune norseheim --seats 3 --steps 200 --save norseheim.tuning --out games/norseheim/content/outlook.toml
  meadhall tune bardagi --seats 3 --bot jarl:40 --keep near,near_plain --save bardagi.tuning"
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
    /// Weights that stay as they are, joined by commas: by name, or all of a row or table by its name.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub keep: Vec<String>,
    /// How far a clear step moves the weights at first, as a part of themselves; a team's steps are seldom clear.
    #[arg(long, default_value_t = 0.15, value_parser = stride)]
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

fn stride(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text:?} is no number"))?;
    if number.is_finite() && number > 0.0 { Ok(number) } else { Err("a stride is a number above zero".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::stride;

    #[test]
    fn a_stride_that_would_spoil_the_weights_is_refused() {
        assert_eq!(stride("0.6"), Ok(0.6));
        for text in ["nan", "inf", "0", "-1", "far"] {
            assert!(stride(text).is_err(), "{text}");
        }
    }
}
