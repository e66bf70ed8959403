//! A match in the terminal: who sits where, and what is kept on disk.

use crate::cli::Play;
use crate::commands::{content, options, record};
use anyhow::{Context, Result, anyhow, bail, ensure};
use bots::Bot;
use engine::{Refusal, Seat, Seed, Viewer};
use hall::{AnyMatch, LogLine};
use rand::TryRng;
use std::{fs, path::PathBuf};

/// A match under way in the terminal.
pub struct Session {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// What each seat is called: as a record keeps it, and as people read it.
    pub names: Vec<String>,
    players: Vec<Player>,
    save: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq)]
enum Player {
    Human(String),
    Bot(Bot),
}

impl Session {
    /// Begins a match, or goes on with a saved one.
    pub fn open(command: &Play) -> Result<Session> {
        if let Some(file) = &command.resume {
            let (record, game) = record(file, command.setting.content.as_deref())?;
            let is_it = command.game.as_ref().is_none_or(|name| *name == record.game);
            ensure!(is_it, "{}: this is a match of {}", file.display(), record.game);
            let names = if command.seats.is_empty() { &record.seats } else { &command.seats };
            ensure!(names.len() == record.seats.len(), "the saved match has {} seats", record.seats.len());
            return Session::seat(game.replay(&record, usize::MAX)?, names, Some(file.clone()));
        }
        let Some(name) = &command.game else { bail!("name a game, or a saved match with --resume") };
        let game = hall::game(name)?;
        ensure!(!command.seats.is_empty(), "say who sits where, for example --seats human,karl");
        let content = content(game, command.setting.content.as_deref())?;
        let options = options(command.setting.options.as_deref())?;
        let seed = command.seed.map_or_else(fresh_seed, |number| Ok(Seed::from_number(number)))?;
        let begun = game.begin(&options, command.seats.len(), content.as_deref(), seed)?;
        Session::seat(begun, &command.seats, command.save.clone())
    }

    fn seat(game: Box<dyn AnyMatch>, seats: &[String], save: Option<PathBuf>) -> Result<Session> {
        let players: Vec<Player> =
            seats.iter().enumerate().map(|(seat, text)| player(seat, text)).collect::<Result<_>>()?;
        let names = players.iter().map(Player::name).collect();
        let session = Session { game, names, players, save };
        session.write()?;
        Ok(session)
    }

    /// The person who has to decide, if it is not a bot's turn and the match is not over.
    pub fn human(&self) -> Option<Seat> {
        self.game.asked().iter().find(|seat| matches!(self.players[seat.index()], Player::Human(_)))
    }

    /// Lets a bot that is asked decide; says whether there was one.
    pub fn move_bot(&mut self) -> Result<bool> {
        let bots = |seat: &Seat| matches!(self.players[seat.index()], Player::Bot(_));
        let Some(seat) = self.game.asked().iter().find(bots) else { return Ok(false) };
        let Player::Bot(bot) = self.players[seat.index()] else { return Ok(false) };
        // A bot's dice follow from the match, so that a resumed match goes on as it would have.
        let seed = self.game.seed().nth(1_000_000 + self.game.steps() as u64);
        let answer = self.game.question(seat).ask(bot, seed);
        self.game.act(seat, &answer.action).with_context(|| format!("{bot} at {seat}"))?;
        self.write()?;
        Ok(true)
    }

    /// The person at the seat chooses the n-th offer.
    pub fn choose(&mut self, seat: Seat, number: usize) -> Result<()> {
        let offers = self.game.offers(seat);
        let offer = offers.get(number).ok_or_else(|| anyhow!("there is no choice {}", number + 1))?;
        self.game.act(seat, &offer.action)?;
        self.write()
    }

    /// Takes back the last action of the seat, if that is allowed.
    pub fn undo(&mut self, seat: Seat) -> Result<bool> {
        let undone = self.game.undo(seat);
        self.write()?;
        Ok(undone)
    }

    /// Why nothing that the words may mean can be done: looks for pieces of the picture that are called so.
    pub fn why_not(&self, seat: Seat, words: &str) -> Option<(String, Refusal)> {
        let words = words.trim().to_lowercase();
        let board = self.game.scene(Viewer::Seat(seat)).board.into_string();
        let ids = board.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut called: Vec<&str> = ids.filter(|id| id.to_lowercase().contains(&words)).collect();
        called.sort_by_key(|id| id.len());
        called.into_iter().find_map(|id| Some((id.to_owned(), self.game.why_not(seat, id)?)))
    }

    /// The whole log as the viewer heard it.
    pub fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        (0..=self.game.steps()).flat_map(|step| self.game.log(viewer, step)).collect()
    }

    /// A line of the log as text.
    pub fn line(&self, line: &LogLine) -> String {
        format!("{}{}", "  ".repeat(usize::from(line.depth)), line.words.plain(&self.names))
    }

    /// Whether two people share the screen and what one sees is not for the other.
    pub fn needs_curtain(&self, from: Option<Seat>, to: Seat) -> bool {
        from.is_some_and(|from| from != to && self.game.view(Viewer::Seat(from)) != self.game.view(Viewer::Seat(to)))
    }

    /// Writes the match to `file` from now on.
    pub fn save_to(&mut self, file: PathBuf) -> Result<()> {
        self.save = Some(file);
        self.write()
    }

    /// Writes the whole match beside the old file and then in its place, so that nothing is lost half-way.
    fn write(&self) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let seats: Vec<String> = self.players.iter().map(Player::seat).collect();
        let text = self.game.record(&seats, true).to_json();
        let fresh = file.with_extension("json.new");
        fs::write(&fresh, text).with_context(|| fresh.display().to_string())?;
        fs::rename(&fresh, file).with_context(|| file.display().to_string())
    }
}

impl Player {
    fn name(&self) -> String {
        match self {
            Player::Human(name) => name.clone(),
            Player::Bot(bot) => bot.to_string(),
        }
    }

    /// As it is said on the command line.
    fn seat(&self) -> String {
        match self {
            Player::Human(name) => format!("human:{name}"),
            Player::Bot(bot) => bot.to_string(),
        }
    }
}

fn player(seat: usize, text: &str) -> Result<Player> {
    match text.split_once(':') {
        None if text == "human" => Ok(Player::Human(format!("player {}", seat + 1))),
        Some(("human", name)) if !name.trim().is_empty() => Ok(Player::Human(name.trim().to_owned())),
        _ => text
            .parse()
            .map(Player::Bot)
            .map_err(|error| anyhow!("seat {}: {error}; people are human or human:NAME", seat + 1)),
    }
}

/// A seed that nobody can guess.
fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    rand::rngs::SysRng.try_fill_bytes(&mut bytes).context("the system gives no random numbers")?;
    Ok(Seed(bytes))
}
