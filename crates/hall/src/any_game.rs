//! A game of the hall, whichever it is.

use crate::any_match::Played;
use crate::{AnyMatch, HallError, Inquiry};
use bots::Bot;
use canvas::{About, Face};
use engine::{Edition, Fast, Files, Match, Metrics, OUTLOOK, Printed, Record, Seed};
use lab::bench::Speed;
use lab::ladder::{self, Ladder};
use lab::simulate::{Plan, Report};
use lab::study::{Heading, Played as Watched};
use lab::tune::{Progress, Sheet, Tuning};
use maud::Markup;
use serde::Deserialize;
use serde_json::Value;
use std::{marker::PhantomData, ops::RangeInclusive, time::Duration};

/// A game of the hall.
pub trait AnyGame: Send + Sync {
    /// Its name on the command line and in addresses.
    fn name(&self) -> &'static str;
    /// What the hall tells about it.
    fn about(&self) -> About;
    /// How many may play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// Whether all seats win or lose together.
    fn is_cooperative(&self) -> bool;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// The text of its RULES.md.
    fn rules(&self) -> &'static str;
    /// Its stylesheet.
    fn style(&self) -> &'static str;
    /// The picture on its card.
    fn emblem(&self) -> Markup;
    /// Its options as JSON Schema.
    fn schema(&self) -> Value;
    /// Named sets of options; the first is the default.
    fn presets(&self) -> Vec<(&'static str, Value)>;
    /// Options as they will be played: a preset's name or JSON, with what is missing filled in.
    fn options(&self, options: &Value) -> Result<Value, HallError>;
    /// Reads a set of content and gives its hash; files that are missing are taken from the standard set.
    fn load_content(&self, files: Vec<(String, String)>) -> Result<String, HallError>;
    /// Sits down and sets up, with the standard content or the set of this hash.
    fn begin(
        &self,
        options: &Value,
        seats: usize,
        content: Option<&str>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, HallError>;
    /// Plays a record again up to its `to`-th action.
    fn replay(&self, record: &Record, to: usize) -> Result<Box<dyn AnyMatch>, HallError>;
    /// Plays a record again and checks everything it claims.
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, HallError>;
    /// Plays matches between bots; `played` hears of each one that is done.
    fn simulate(&self, simulation: &Simulation, played: &(dyn Fn() + Sync)) -> Result<Report, HallError>;
    /// Lets bots climb a ladder from what is done already; `played` hears of each match.
    fn ladder(
        &self,
        climb: &Climb,
        done: Vec<ladder::Played>,
        played: &(dyn Fn(&ladder::Played) + Sync),
    ) -> Result<ladder::Report, HallError>;
    /// What a study of the lab is about, or what is wrong with it.
    fn study(&self, inquiry: &Inquiry) -> Result<Heading, HallError>;
    /// Plays these matches of a study; `played` hears of each.
    fn play_study(
        &self,
        inquiry: &Inquiry,
        numbers: Vec<u64>,
        played: &(dyn Fn(Watched) + Sync),
    ) -> Result<(), HallError>;
    /// The standard content: each file with its name.
    fn files(&self) -> &'static [(&'static str, &'static str)];
    /// The weights of its outlook, as they stand in its content.
    fn weights(&self) -> &'static str;
    /// Takes a step towards better weights and says how clear it was, from -1 to 1.
    fn tune(&self, tune: &Tune, sheet: &Sheet, progress: &mut Progress) -> Result<f64, HallError>;
    /// How much better the weights of a progress do than those it began with, from -1 to 1.
    fn gain(&self, tune: &Tune, sheet: &Sheet, progress: &Progress) -> Result<f64, HallError>;
    /// How many action sequences of length 1 to `depth` there are from the start.
    fn perft(&self, options: &Value, seats: usize, depth: u32) -> Result<Vec<u64>, HallError>;
    /// How fast it is, each figure measured for about `time`.
    fn speed(&self, seats: usize, time: Duration) -> Speed;
    /// Holds it against the laws.
    fn obey(&self, matches: u32, series: u64);
}

/// What to simulate.
pub struct Simulation {
    /// What is agreed on.
    pub options: Value,
    /// The content, if it is not the standard set.
    pub content: Option<String>,
    /// Who sits where.
    pub seats: Vec<Bot>,
    /// How many matches.
    pub games: u64,
    /// The number of the series.
    pub seed: u64,
}

/// What ladder to climb.
pub struct Climb {
    /// What is agreed on.
    pub options: Value,
    /// The content, if it is not the standard set.
    pub content: Option<String>,
    /// Who climbs.
    pub bots: Vec<Bot>,
    /// How many sit at a table.
    pub seats: usize,
    /// How many matches each plays among each other.
    pub games: u64,
    /// The number of the series.
    pub seed: u64,
}

/// How to tune.
pub struct Tune {
    /// What is agreed on.
    pub options: Value,
    /// How many sit at a table, in turn from step to step.
    pub seats: Vec<usize>,
    /// Who plays with the weights.
    pub bot: Bot,
    /// How many deals make a step.
    pub deals: u64,
    /// How far a clear step moves the weights at first.
    pub stride: f64,
    /// The number of the series.
    pub seed: u64,
}

impl Tune {
    fn of<G: Face>(&self) -> Result<Tuning<G>, HallError> {
        let tuning = Tuning::<G> {
            options: read_options::<G>(&self.options)?,
            seats: self.seats.clone(),
            bot: self.bot,
            deals: self.deals,
            stride: self.stride,
            seed: Seed::from_number(self.seed),
        };
        tuning.check()?;
        Ok(tuning)
    }
}

/// A game in the list.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const NEW: Entry<G> = Entry(PhantomData);
}

impl<G: Face + Metrics> AnyGame for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> About {
        G::about()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn is_cooperative(&self) -> bool {
        G::COOPERATIVE
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn style(&self) -> &'static str {
        G::style()
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn schema(&self) -> Value {
        schemars::schema_for!(G::Options).to_value()
    }

    fn presets(&self) -> Vec<(&'static str, Value)> {
        G::presets().into_iter().map(|(name, options)| (name, json(&options))).collect()
    }

    fn options(&self, options: &Value) -> Result<Value, HallError> {
        read_options::<G>(options).map(|options| json(&options))
    }

    fn load_content(&self, files: Vec<(String, String)>) -> Result<String, HallError> {
        let mut all = Files::embedded::<G::Content>();
        for (name, text) in files {
            if G::Content::FILES.iter().any(|(known, _)| *known == name) {
                all = all.with(name, text);
            }
        }
        Ok(Edition::<G::Content>::read(&all)?.full_hash().to_owned())
    }

    fn begin(
        &self,
        options: &Value,
        seats: usize,
        content: Option<&str>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, HallError> {
        let (options, edition) = (read_options::<G>(options)?, edition::<G>(content)?);
        Ok(Box::new(Played(Match::<G>::begin(options, seats, edition, seed)?)))
    }

    fn replay(&self, record: &Record, to: usize) -> Result<Box<dyn AnyMatch>, HallError> {
        Ok(Box::new(Played(Match::<G>::replay(record, to)?)))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, HallError> {
        Ok(Box::new(Played(Match::<G>::verify(record)?)))
    }

    fn simulate(&self, simulation: &Simulation, played: &(dyn Fn() + Sync)) -> Result<Report, HallError> {
        let plan = Plan::<G> {
            options: read_options::<G>(&simulation.options)?,
            edition: edition::<G>(simulation.content.as_deref())?,
            seats: simulation.seats.clone(),
            games: simulation.games,
            seed: Seed::from_number(simulation.seed),
        };
        Ok(lab::simulate::simulate(&plan, played)?)
    }

    fn ladder(
        &self,
        climb: &Climb,
        done: Vec<ladder::Played>,
        played: &(dyn Fn(&ladder::Played) + Sync),
    ) -> Result<ladder::Report, HallError> {
        let ladder = Ladder::<G> {
            options: read_options::<G>(&climb.options)?,
            edition: edition::<G>(climb.content.as_deref())?,
            bots: climb.bots.clone(),
            seats: climb.seats,
            games: climb.games,
            seed: Seed::from_number(climb.seed),
        };
        Ok(ladder.climb(done, played)?)
    }

    fn study(&self, inquiry: &Inquiry) -> Result<Heading, HallError> {
        let about = G::about();
        Ok(inquiry.of::<G>()?.heading(about.title, about.minutes)?)
    }

    fn play_study(
        &self,
        inquiry: &Inquiry,
        numbers: Vec<u64>,
        played: &(dyn Fn(Watched) + Sync),
    ) -> Result<(), HallError> {
        inquiry.of::<G>()?.play(numbers, played);
        Ok(())
    }

    fn files(&self) -> &'static [(&'static str, &'static str)] {
        G::Content::FILES
    }

    fn weights(&self) -> &'static str {
        G::Content::FILES.iter().find(|(name, _)| *name == OUTLOOK).map_or("", |(_, text)| text)
    }

    fn tune(&self, tune: &Tune, sheet: &Sheet, progress: &mut Progress) -> Result<f64, HallError> {
        tune.of::<G>()?.step(progress, |factors| with_weights::<G>(sheet, factors))
    }

    fn gain(&self, tune: &Tune, sheet: &Sheet, progress: &Progress) -> Result<f64, HallError> {
        let before = with_weights::<G>(sheet, &vec![0.0; sheet.len()])?;
        let after = with_weights::<G>(sheet, &progress.factors)?;
        Ok(tune.of::<G>()?.trial([after, before], Seed::from_number(!tune.seed)))
    }

    fn perft(&self, options: &Value, seats: usize, depth: u32) -> Result<Vec<u64>, HallError> {
        let options = read_options::<G>(options)?;
        let start = Match::<G>::begin(options, seats, Edition::standard(), Seed::from_number(0))?;
        let mut table = Fast(Seed::from_number(0).quick());
        Ok((1..=depth).map(|depth| lab::perft::perft(start.game(), depth, &mut table)).collect())
    }

    fn speed(&self, seats: usize, time: Duration) -> Speed {
        lab::bench::speed::<G>(seats, time)
    }

    fn obey(&self, matches: u32, series: u64) {
        engine::laws::obey_series::<G>(matches, series);
    }
}

/// The standard content with other weights.
fn with_weights<G: Face>(sheet: &Sheet, factors: &[f64]) -> Result<Edition<G::Content>, HallError> {
    Ok(Edition::read(&Files::embedded::<G::Content>().with(OUTLOOK, sheet.with(factors)))?)
}

pub(crate) fn read_options<G: Face>(options: &Value) -> Result<G::Options, HallError> {
    let bad = |reason: String| HallError::Options { game: G::NAME, reason };
    match options {
        Value::Null => Ok(G::Options::default()),
        Value::String(name) => {
            let presets = G::presets();
            let names = || presets.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let found = presets.iter().find(|(preset, _)| preset == name).map(|(_, options)| options.clone());
            found.ok_or_else(|| bad(format!("there is no preset {name:?}; there are {}", names())))
        }
        Value::Object(_) => G::Options::deserialize(options).map_err(|error| bad(error.to_string())),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(bad("not a JSON object".to_owned())),
    }
}

fn edition<G: Face>(hash: Option<&str>) -> Result<Edition<G::Content>, HallError> {
    match hash {
        None => Ok(Edition::standard()),
        Some(hash) => Edition::find(hash).ok_or_else(|| HallError::NoContent(hash.to_owned())),
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what leaves the hall is plain data")
}
