//! A match as a file: enough to play it again, to any step, and to prove that its dice were fair.

use crate::{BadOptions, Edition, Fault, Game, Match, Outcome, Seat, Seed, Step};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use thiserror::Error;

/// What the first field of every record says.
const FORMAT: &str = "meadhall-record-1";

/// A match as a file, of whichever game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The kind of file this is.
    pub format: String,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of the content.
    pub content: String,
    /// What was agreed on.
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The SHA-256 of the seed: public from the start.
    pub commitment: String,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Where fresh luck began, if the match goes on from a position of another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Fork>,
    /// What was drawn during setup.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup_draws: Vec<u32>,
    /// What was done, with what was drawn because of it.
    pub actions: Vec<Step<Value>>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Ending>,
}

/// Where a match leaves another, with fresh luck from there on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// After how many actions.
    pub after: usize,
    /// The SHA-256 of the fresh seed: public from the fork on.
    pub commitment: String,
    /// The fresh seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// How a recorded match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won.
    pub winners: Vec<Seat>,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

/// Why a record cannot be used.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BadRecord {
    /// Not JSON, cut off, or not a record.
    #[error("not a readable record: {0}")]
    Unreadable(String),
    /// A record of another game.
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame {
        /// The game that was asked for.
        expected: &'static str,
        /// The game in the record.
        found: String,
    },
    /// Made under other rules.
    #[error("made under version {found} of the rules of {game}; this program plays version {current}")]
    OtherVersion {
        /// The game.
        game: &'static str,
        /// The version in the record.
        found: u32,
        /// The version of this program.
        current: u32,
    },
    /// Made with content that is not loaded.
    #[error("played with content {0}, which is not loaded; name its folder with --content")]
    OtherContent(String),
    /// Options that do not parse.
    #[error("the options of the record: {0}")]
    Options(String),
    /// Options that do not work.
    #[error(transparent)]
    BadOptions(#[from] BadOptions),
    /// The seed is not shown yet.
    #[error("the match is not over, so its seed is still secret and it cannot be played again from this file")]
    NoSeed,
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment: these are not the dice that were promised")]
    BrokenPromise,
    /// Something does not follow.
    #[error("step {step}: {reason}")]
    Wrong {
        /// The first step that does not hold: 0 is the setup.
        step: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The end is not what the actions lead to.
    #[error("the recorded result is not what the actions lead to: {0}")]
    WrongResult(String),
}

impl Record {
    /// Reads a record from JSON.
    pub fn from_json(text: &str) -> Result<Record, BadRecord> {
        let record: Record = serde_json::from_str(text).map_err(|error| BadRecord::Unreadable(error.to_string()))?;
        if record.format == FORMAT {
            Ok(record)
        } else {
            Err(BadRecord::Unreadable(format!("the format is {:?}, not {FORMAT:?}", record.format)))
        }
    }

    /// Writes the record as JSON, one action a line.
    pub fn to_json(&self) -> String {
        let head = Record { actions: Vec::new(), ..self.clone() };
        let head = serde_json::to_string_pretty(&head).expect("a record is plain data");
        let actions: Vec<String> = self
            .actions
            .iter()
            .map(|step| format!("    {}", serde_json::to_string(step).expect("plain data")))
            .collect();
        let list = if actions.is_empty() { "[]".to_owned() } else { format!("[\n{}\n  ]", actions.join(",\n")) };
        head.replacen("\"actions\": []", &format!("\"actions\": {list}"), 1) + "\n"
    }
}

impl<G: Game> Match<G> {
    /// The match as a record; `names` says who sits where. The seed is in it only if `with_seed`.
    pub fn record(&self, names: &[String], with_seed: bool) -> Record {
        let scores = || self.game.standing().iter().map(|score| score.points).collect();
        let ending = |outcome: Outcome| Ending { winners: outcome.winners.iter().collect(), scores: scores() };
        Record {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            content: self.edition.hash().to_owned(),
            options: json(&self.options),
            seats: names.to_vec(),
            commitment: self.seed.commitment(),
            seed: with_seed.then_some(self.seed),
            forks: self
                .forks
                .iter()
                .map(|(after, seed)| Fork {
                    after: *after,
                    commitment: seed.commitment(),
                    seed: with_seed.then_some(*seed),
                })
                .collect(),
            setup_draws: self.setup_draws.clone(),
            actions: self
                .steps
                .iter()
                .map(|Step { seat, action, draws }| Step { seat: *seat, action: json(action), draws: draws.clone() })
                .collect(),
            result: self.game.stage().outcome().map(ending),
        }
    }

    /// Plays a record again up to its `to`-th action, checking each: legal, by the seat named, with the luck recorded.
    pub fn replay(record: &Record, to: usize) -> Result<Match<G>, BadRecord> {
        let mut played = Match::open(record)?;
        if played.setup_draws != record.setup_draws {
            return Err(BadRecord::Wrong { step: 0, reason: "the setup draws other luck than recorded".to_owned() });
        }
        for (index, step) in record.actions.iter().take(to).enumerate() {
            let wrong = |reason: String| BadRecord::Wrong { step: index + 1, reason };
            let action = read(&step.action).map_err(|error| wrong(format!("not an action of {}: {error}", G::NAME)))?;
            played.act(step.seat, action).map_err(|fault| match fault {
                Fault::Refused(refusal) => wrong(format!("{} may not {action:?}: {refusal}", step.seat)),
                Fault::Over => wrong("the match was over before this action".to_owned()),
                Fault::Broken { message, .. } => wrong(format!("the rules broke down: {message}")),
            })?;
            let drawn = &played.steps[index].draws;
            if *drawn != step.draws {
                return Err(wrong(format!("the dice gave {drawn:?}, but {:?} is recorded", step.draws)));
            }
        }
        Ok(played)
    }

    /// Plays the whole record again and checks everything it claims, the promise about the seed included.
    pub fn verify(record: &Record) -> Result<Match<G>, BadRecord> {
        let played = Match::<G>::replay(record, usize::MAX)?;
        let found = played.record(&record.seats, true).result;
        if found != record.result {
            let tell =
                |ending: &Option<Ending>| ending.as_ref().map_or("not over".to_owned(), |end| format!("{end:?}"));
            let reason = format!("{} recorded, {} found", tell(&record.result), tell(&found));
            return Err(BadRecord::WrongResult(reason));
        }
        Ok(played)
    }

    fn open(record: &Record) -> Result<Match<G>, BadRecord> {
        if record.game != G::NAME {
            return Err(BadRecord::OtherGame { expected: G::NAME, found: record.game.clone() });
        }
        if record.rules_version != G::RULES_VERSION {
            let (found, current) = (record.rules_version, G::RULES_VERSION);
            return Err(BadRecord::OtherVersion { game: G::NAME, found, current });
        }
        let edition = Edition::find(&record.content).ok_or_else(|| BadRecord::OtherContent(record.content.clone()))?;
        let options = read(&record.options).map_err(|error| BadRecord::Options(error.to_string()))?;
        let seed = kept_promise(record.seed, &record.commitment)?;
        let mut opened = Match::begin(options, record.seats.len(), edition, seed)?;
        for Fork { after, commitment, seed } in &record.forks {
            opened.forks.push((*after, kept_promise(*seed, commitment)?));
        }
        Ok(opened)
    }
}

/// The seed, if it is the one that was promised.
fn kept_promise(seed: Option<Seed>, commitment: &str) -> Result<Seed, BadRecord> {
    let seed = seed.ok_or(BadRecord::NoSeed)?;
    if seed.commitment() == commitment { Ok(seed) } else { Err(BadRecord::BrokenPromise) }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("actions and options are plain data")
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    T::deserialize(value)
}
