//! Matches between bots, watched closely: what every plot and finding of a report is made of.
//!
//! A [`Study`] says what is played; [`Study::play`] plays any of its matches, each by itself and the same every time, so
//! that a study can be stopped, gone on with, and split among machines. A [`Journal`] holds what was played, with a
//! [`Heading`] that says of what: nothing in it needs the game to be understood.

mod course;
mod overheard;
pub mod pace;

use bots::Bot;
use engine::{BadOptions, Edition, Match, Metrics, Seed};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;

/// Into how many steps the course of a match is divided.
pub const STEPS: usize = 20;

/// What to play.
pub struct Study<G: Metrics> {
    /// What is agreed on.
    pub options: G::Options,
    /// What is played with.
    pub edition: Edition<G::Content>,
    /// Who plays: they take the seats in turn.
    pub players: Vec<Player<G::Content>>,
    /// How many sit at a table.
    pub seats: usize,
    /// The number of the series.
    pub seed: u64,
    /// Whether what happened is kept word by word.
    pub keeps_events: bool,
}

/// Somebody who plays.
pub struct Player<C: 'static> {
    /// What it is called in the report.
    pub name: String,
    /// Who it is.
    pub bot: Bot,
    /// Weights of its own, if it does not judge by those that are played with.
    pub weights: Option<Edition<C>>,
}

/// What a study is about: studies with the same heading can be joined.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heading {
    /// The game's name on the command line.
    pub game: String,
    /// What people call it.
    pub title: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of its content, weights of bots included; then those of players with weights of their own.
    pub content: String,
    /// What was agreed on.
    pub options: Value,
    /// How many sat at a table.
    pub seats: usize,
    /// Who played.
    pub bots: Vec<String>,
    /// The number of the series.
    pub seed: u64,
    /// Whether all win or lose together.
    pub is_cooperative: bool,
    /// How long the box says it takes, in minutes.
    pub minutes: (u32, u32),
    /// What takes a table's time besides decisions, in seconds.
    #[serde(default)]
    pub pauses: Vec<(String, f32)>,
    /// What a seat is besides its place.
    pub role: Option<String>,
    /// Every way a match can end.
    pub endings: Vec<String>,
    /// Everything whose use is counted.
    pub entries: Vec<Label>,
    /// Whether what happened is kept word by word.
    pub keeps_events: bool,
}

/// Something whose use is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// Of which kind it is.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Whether nobody wins without things of its kind.
    #[serde(default)]
    pub is_duty: bool,
}

/// How one match of a study went.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the study.
    pub number: u64,
    /// Which bot sat where, by its place in the heading.
    pub bots: Vec<usize>,
    /// Who went first.
    pub first: usize,
    /// What each seat was; empty where that means nothing.
    pub roles: Vec<String>,
    /// Each seat's share of the victory.
    pub shares: Vec<f32>,
    /// Each seat's points.
    pub scores: Vec<i32>,
    /// Where each seat's points came from.
    pub sources: Vec<Vec<(String, i32)>>,
    /// How it ended, by its place in the heading; nothing if it was cut off at the game's bound.
    pub ending: Option<usize>,
    /// Rounds that were begun.
    pub rounds: u32,
    /// Turns that were begun.
    pub turns: u32,
    /// Decisions that were made.
    pub decisions: u32,
    /// How long people would have taken, by the model of [`pace`].
    pub seconds: f32,
    /// What was done with each entry that was offered.
    pub uses: Vec<Use>,
    /// What each seat could hope for from the beginning to the end, in [`STEPS`] steps: chances that add up to one, or
    /// the team's chance.
    pub hopes: Vec<Vec<f32>>,
    /// How often another took the lead.
    pub lead_changes: u32,
    /// After which part of the match the winner led for good.
    pub settled: f32,
    /// How many decisions had 1, 2, 3 or 4, 5 to 8, 9 to 16 (and so on) actions to choose from.
    pub choices: Vec<u32>,
    /// What kinds of decisions there were, by the action that was chosen.
    pub kinds: BTreeMap<String, Kind>,
    /// What happened, word by word, with the number of the decision; only if it is kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<(u32, Value)>,
}

/// What was done with an entry in one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// Which, by its place in the heading.
    pub entry: usize,
    /// How often each seat took it, and at last the table or the team.
    pub taken: Vec<u16>,
    /// How often each seat used it, likewise.
    pub used: Vec<u16>,
}

/// Decisions of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Kind {
    /// How many.
    pub count: u32,
    /// How many actions there were to choose from, all together.
    pub choices: u32,
    /// How long people would have thought, all together, in seconds.
    pub seconds: f32,
}

impl<G: Metrics> Study<G> {
    /// Says what the study is about, or what is wrong with it.
    pub fn heading(&self, title: &str, minutes: (u32, u32)) -> Result<Heading, BadOptions> {
        Match::<G>::begin(self.options.clone(), self.seats, self.edition, Seed::from_number(self.seed))?;
        let label = |counted: engine::Counted<G::Entry>| Label {
            kind: counted.kind.to_owned(),
            name: counted.name.to_owned(),
            is_duty: G::DUTIES.contains(&counted.kind),
        };
        Ok(Heading {
            game: G::NAME.to_owned(),
            title: title.to_owned(),
            rules_version: G::RULES_VERSION,
            content: self.content(),
            options: serde_json::to_value(&self.options).unwrap_or_default(),
            seats: self.seats,
            bots: self.players.iter().map(|player| player.name.clone()).collect(),
            seed: self.seed,
            is_cooperative: G::COOPERATIVE,
            minutes,
            pauses: G::PAUSES.iter().map(|pause| (pause.what.to_owned(), pause.seconds)).collect(),
            role: G::ROLE.map(str::to_owned),
            endings: G::ENDINGS.iter().map(|ending| (*ending).to_owned()).collect(),
            entries: G::entries(self.edition.content()).into_iter().map(label).collect(),
            keeps_events: self.keeps_events,
        })
    }

    fn content(&self) -> String {
        let own = self.players.iter().filter_map(|player| player.weights);
        own.fold(self.edition.full_hash().to_owned(), |all, weights| all + "+" + weights.full_hash())
    }

    /// Plays these matches on rayon's threads; `played` hears of each.
    pub fn play(&self, numbers: Vec<u64>, played: impl Fn(Played) + Sync) {
        let entries = G::entries(self.edition.content());
        numbers.into_par_iter().for_each_init(Vec::new, |legal, number| played(self.course(number, &entries, legal)));
    }

    /// Who sits where in a match: in the next one everybody has moved on by one seat.
    fn seated(&self, number: u64) -> Vec<usize> {
        (0..self.seats).map(|seat| (seat as u64 + number) as usize % self.players.len()).collect()
    }

    /// The luck of a match: every deal is played once for each bot, so that all meet the same luck from other seats.
    fn luck(&self, number: u64) -> Seed {
        Seed::from_number(self.seed).nth(number / self.players.len() as u64)
    }
}

/// What was played of a study.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// Of what.
    pub heading: Heading,
    /// The matches by number.
    pub matches: Vec<Played>,
}

/// A journal that cannot be used.
#[derive(Debug, Error)]
pub enum BadJournal {
    /// Its first line is no heading.
    #[error("it is no journal of the lab: {0}")]
    Heading(serde_json::Error),
    /// Two studies that are not about the same.
    #[error("it is about something else: not the same {0}")]
    Other(&'static str),
}

impl Journal {
    /// Reads a journal: a line for the heading, then one for each match. A line that was cut off is left out.
    pub fn read(text: &str) -> Result<Journal, BadJournal> {
        let mut lines = text.lines();
        let heading = serde_json::from_str(lines.next().unwrap_or_default()).map_err(BadJournal::Heading)?;
        let matches = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
        let mut journal = Journal { heading, matches };
        journal.order();
        Ok(journal)
    }

    /// The journal as text.
    pub fn text(&self) -> String {
        let line = |value: serde_json::Result<String>| value.expect("a journal is plain data") + "\n";
        let heading = line(serde_json::to_string(&self.heading));
        self.matches.iter().fold(heading, |text, played| text + &line(serde_json::to_string(played)))
    }

    /// Joins what was played of the same study elsewhere.
    pub fn join(&mut self, other: Journal) -> Result<(), BadJournal> {
        self.heading.agrees(&other.heading)?;
        self.matches.extend(other.matches);
        self.order();
        Ok(())
    }

    fn order(&mut self) {
        self.matches.sort_by_key(|played| played.number);
        self.matches.dedup_by_key(|played| played.number);
    }
}

impl Heading {
    /// Whether another study is about the same; if not, what differs.
    pub fn agrees(&self, other: &Heading) -> Result<(), BadJournal> {
        let differs = [
            ("game", self.game != other.game),
            ("version of the rules", self.rules_version != other.rules_version),
            ("content", self.content != other.content),
            ("options", self.options != other.options),
            ("number of seats", self.seats != other.seats),
            ("bots", self.bots != other.bots),
            ("seed", self.seed != other.seed),
            ("pauses", self.pauses != other.pauses),
            ("choice about events", self.keeps_events != other.keeps_events),
        ];
        differs.into_iter().find(|(_, differs)| *differs).map_or(Ok(()), |(what, _)| Err(BadJournal::Other(what)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Files;
    use mylla::Mylla;
    use std::sync::Mutex;

    fn study(bots: &[Bot]) -> Study<Mylla> {
        Study {
            options: mylla::Options::default(),
            edition: Edition::standard(),
            players: bots.iter().map(|bot| Player { name: bot.to_string(), bot: *bot, weights: None }).collect(),
            seats: 2,
            seed: 4,
            keeps_events: false,
        }
    }

    fn journal(study: &Study<Mylla>, numbers: Vec<u64>) -> Journal {
        let matches = Mutex::new(Vec::new());
        study.play(numbers, |played| matches.lock().unwrap().push(played));
        let heading = study.heading("Mylla", (5, 15)).unwrap();
        let mut journal = Journal { heading, matches: matches.into_inner().unwrap() };
        journal.order();
        journal
    }

    #[test]
    fn parts_played_apart_are_the_whole_and_survive_being_written() {
        let study = study(&[Bot::Karl]);
        let whole = journal(&study, (0..12).collect());
        let mut joined = journal(&study, (0..12).filter(|number| number % 2 == 1).collect());
        joined.join(journal(&study, (0..12).filter(|number| number % 2 == 0).collect())).unwrap();
        assert_eq!(whole, joined);
        assert_eq!(Journal::read(&whole.text()).unwrap(), whole);
        let cut = whole.text();
        let cut = Journal::read(&cut[..cut.len() - 30]).unwrap();
        assert_eq!(cut.matches.len(), 11, "a line that was cut off is played again");
        assert_eq!(whole.matches[..11], cut.matches[..]);
    }

    #[test]
    fn another_study_is_not_joined() {
        let mut one = journal(&study(&[Bot::Karl]), vec![0]);
        let other = journal(&study(&[Bot::Thrall]), vec![1]);
        assert_eq!(one.join(other).unwrap_err().to_string(), "it is about something else: not the same bots");
        assert!(Journal::read("{}").is_err());
    }

    #[test]
    fn levels_take_the_seats_in_turn_with_the_same_luck() {
        let study = study(&[Bot::Karl, Bot::Thrall]);
        let journal = journal(&study, (0..20).collect());
        assert_eq!(journal.matches[0].bots, [0, 1]);
        assert_eq!(journal.matches[1].bots, [1, 0]);
        assert_eq!(study.luck(0), study.luck(1));
        assert_ne!(study.luck(1), study.luck(2));
        let findings = crate::findings::Findings::of(&journal);
        let karl = findings.bots.iter().find(|group| group.name == "karl").unwrap();
        assert!(karl.games == 20 && karl.won.low > 0.5, "karl beats thrall: {karl:?}");
    }

    #[test]
    fn everybody_judges_by_weights_of_his_own() {
        let careless = "man = -0.55\nmill = -0.25\nopen_mill = -0.3\nroom = 0.06\nto_move = 0.1\n";
        let files = Files::embedded::<<Mylla as engine::Game>::Content>().with(engine::OUTLOOK, careless);
        let weights = Some(Edition::read(&files).unwrap());
        let mut study = study(&[Bot::Karl, Bot::Karl]);
        study.players[1] = Player { name: "karl@careless".to_owned(), bot: Bot::Karl, weights };
        let journal = journal(&study, (0..20).collect());
        let findings = crate::findings::Findings::of(&journal);
        let careless = findings.bots.iter().find(|group| group.name == "karl@careless").unwrap();
        assert!(careless.won.high < 0.5, "who shuns mills loses: {careless:?}");
        assert!(journal.heading.content.contains('+'), "the plan is part of what the study is about");
    }

    #[test]
    fn a_drawn_start_tells_seats_from_places() {
        let mut journal = journal(&study(&[Bot::Thrall]), (0..6).collect());
        assert!(crate::findings::Findings::of(&journal).seats.is_empty(), "who sits first begins: that is the place");
        for (played, first) in journal.matches.iter_mut().zip([0, 1, 1, 0, 1, 0]) {
            (played.first, played.shares) = (first, vec![1.0, 0.0]);
        }
        let findings = crate::findings::Findings::of(&journal);
        let won = |groups: &[crate::findings::Group]| groups.iter().map(|group| group.won.share).collect::<Vec<f64>>();
        assert_eq!(won(&findings.seats), [1.0, 0.0], "the first seat wins whoever begins");
        assert_eq!(won(&findings.places), [0.5, 0.5]);
        assert_eq!(findings.seats[0].name, "seat 1");
    }

    #[test]
    fn what_is_used_is_measured_against_its_kind() {
        let findings = crate::findings::Findings::of(&journal(&study(&[Bot::Karl]), (0..40).collect()));
        let deeds = findings.entries.iter().filter(|entry| entry.users > 0);
        let (count, sum) = deeds.fold((0, 0.0), |(count, sum), entry| {
            (count + 1, sum + entry.users as f64 * entry.lift.map_or(0.0, |lift| lift.share))
        });
        assert!(count > 1, "mills and flights were seen");
        assert!(sum.abs() < 1e-6, "what some of a kind gain, others lose: {sum}");
    }

    #[test]
    fn a_match_is_told_from_beginning_to_end() {
        for played in journal(&study(&[Bot::Karl]), (0..8).collect()).matches {
            assert_eq!(played.hopes.len(), STEPS + 1);
            assert_eq!(played.hopes[STEPS], played.shares, "the last step is the result");
            assert!(played.hopes.iter().all(|hopes| (hopes.iter().sum::<f32>() - 1.0).abs() < 0.01), "chances add up");
            assert_eq!(played.choices.iter().sum::<u32>(), played.decisions);
            assert_eq!(played.kinds.values().map(|kind| kind.count).sum::<u32>(), played.decisions);
            let mills: u16 = played.uses.iter().filter(|uses| uses.entry == 0).flat_map(|uses| &uses.used).sum();
            let taken = played.kinds.get("Take").map_or(0, |kind| kind.count);
            assert!(u32::from(mills) >= taken, "a mill for each man taken: {mills} and {:?}", played.kinds);
        }
    }
}
