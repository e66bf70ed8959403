//! `meadhall lab`: plays a game many times, measures it, and writes a report one can look at.

mod folder;
mod sweep;

use super::{content_files, options, progress};
use crate::cli::Lab;
use anyhow::{Context, Result, bail, ensure};
use folder::Folder;
use hall::{AnyGame, Budget, Inquiry, Sitter};
use lab::findings::Findings;
use lab::study::Journal;
use std::path::Path;
use std::sync::Mutex;

/// Plays, or joins what was played elsewhere, or compares.
pub fn run(command: &Lab) -> Result<()> {
    if !command.merge.is_empty() {
        return merge(command);
    }
    if !command.compare.is_empty() {
        return compare(command);
    }
    let name = command.game.as_deref().context("name a game, or --merge DIR..., or --compare A B")?;
    let game = hall::game(name)?;
    let inquiry = inquiry(command, game)?;
    let out = command.out.as_deref().context("name a folder for the report with --out DIR")?;
    let course = Course { games: command.games, shard: command.shard.as_deref().map(shard).transpose()? };
    ensure!(command.games > 0, "--games 0: at least one match has to be played");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(command.threads.unwrap_or(0)).build()?;
    match &command.set {
        None => {
            let findings = pool.install(|| study(game, &inquiry, course, out))?;
            print(game, &findings, out);
            Ok(())
        }
        Some(set) => {
            ensure!(course.shard.is_none(), "--set and --shard cannot be joined: give each value a command of its own");
            pool.install(|| sweep::run(game, &inquiry, course, out, set))
        }
    }
}

/// Which matches of a study are played.
#[derive(Clone, Copy)]
struct Course {
    games: u64,
    /// Which of how many parts; all if there are none.
    shard: Option<(u64, u64)>,
}

impl Course {
    fn numbers(self) -> impl Iterator<Item = u64> {
        let (part, parts) = self.shard.unwrap_or((0, 1));
        (0..self.games).filter(move |number| number % parts == part)
    }
}

/// What the command asks for.
fn inquiry(command: &Lab, game: &dyn AnyGame) -> Result<Inquiry> {
    let sitters: Vec<Sitter> = command.bots.iter().map(|name| Ok(name.parse()?)).collect::<Result<_>>()?;
    if let Some(sitter) = sitters.iter().find(|sitter| matches!(sitter.bot.budget(), Some(Budget::Time(_)))) {
        bail!("{sitter} thinks by the clock, and its matches would differ every time; name iterations, as in jarl:300");
    }
    Ok(Inquiry {
        options: options(command.setting.options.as_deref())?,
        files: command.setting.content.as_deref().map_or(Ok(Vec::new()), |folder| content_files(game, folder))?,
        sitters,
        seats: command.seats.unwrap_or(*game.seats().start()),
        seed: command.seed,
        keeps_events: command.events,
    })
}

/// Reads `i/n`: part i of n, counted from 1.
fn shard(text: &str) -> Result<(u64, u64)> {
    let numbers = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    match numbers {
        Some((part, parts)) if (1..=parts).contains(&part) => Ok((part - 1, parts)),
        _ => bail!("--shard {text}: a part is named as 1/4, 2/4, 3/4, 4/4"),
    }
}

/// Plays what is not played yet, and writes the tables and the report.
fn study(game: &dyn AnyGame, inquiry: &Inquiry, course: Course, out: &Path) -> Result<Findings> {
    let folder = Folder::open(out, game.study(inquiry)?)?;
    let mut journal = folder.journal()?;
    journal.matches.retain(|played| played.number < course.games);
    let known: std::collections::HashSet<u64> = journal.matches.iter().map(|played| played.number).collect();
    let (done, open): (Vec<u64>, Vec<u64>) = course.numbers().partition(|number| known.contains(number));
    let bar = progress((done.len() + open.len()) as u64);
    bar.set_position(done.len() as u64);
    bar.reset_eta();
    let kept = Mutex::new((folder.append()?, Vec::new()));
    game.play_study(inquiry, open, &|played| {
        let mut kept = kept.lock().expect("nobody panics while holding it");
        if let Err(error) = kept.0.add(&played) {
            bar.println(format!("a match could not be saved: {error}"));
        }
        kept.1.push(played);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    let (_, played) = kept.into_inner().expect("nobody panics while holding it");
    let heading = journal.heading.clone();
    journal.join(Journal { heading, matches: played })?;
    folder.finish(&journal)
}

/// Joins the journals of several folders.
fn merge(command: &Lab) -> Result<()> {
    let out = command.out.as_deref().context("name a folder for the whole with --out DIR")?;
    let [first, rest @ ..] = &command.merge[..] else { bail!("name the folders to join") };
    let mut whole = folder::read(first)?;
    for other in rest {
        whole.join(folder::read(other)?).with_context(|| other.display().to_string())?;
    }
    let folder = Folder::open(out, whole.heading.clone())?;
    whole.join(folder.journal()?)?;
    let findings = folder.finish(&whole)?;
    print(hall::game(&whole.heading.game)?, &findings, out);
    Ok(())
}

/// Shows studies side by side.
fn compare(command: &Lab) -> Result<()> {
    ensure!(command.compare.len() > 1, "--compare needs two folders or more");
    let studies = command.compare.iter().map(|folder| {
        let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned();
        Ok((name, folder::read(folder)?))
    });
    let studies: Vec<(String, Journal)> = studies.collect::<Result<_>>()?;
    let comparison = lab::compare::compare(&studies);
    print!("{}", comparison.text());
    if let Some(out) = &command.out {
        std::fs::create_dir_all(out).with_context(|| out.display().to_string())?;
        let file = out.join("compare.html");
        std::fs::write(&file, comparison.page()).with_context(|| file.display().to_string())?;
        println!("written to {}", file.display());
    }
    Ok(())
}

fn print(game: &dyn AnyGame, findings: &Findings, out: &Path) {
    println!("{}: {} matches", game.name(), findings.matches);
    if let Some(team) = findings.team {
        println!("  the team wins {:.1} % [{:.1}, {:.1}]", team.share * 100.0, team.low * 100.0, team.high * 100.0);
    }
    for group in findings.places.iter().chain(&findings.seats).chain(&findings.bots) {
        let [share, low, high] = [group.won.share, group.won.low, group.won.high].map(|part| part * 100.0);
        println!("  {:<12} {share:5.1} % [{low:.1}, {high:.1}]", group.name);
    }
    println!("  {:.0} minutes, {:.0} decisions", findings.length.minutes.mean, findings.length.decisions.mean);
    println!("written to {}", out.join("report.html").display());
}
