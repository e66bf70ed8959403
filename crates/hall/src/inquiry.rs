//! What the lab is asked to find out about a game.

use crate::HallError;
use crate::any_game::read_options;
use bots::{BadBot, Bot};
use canvas::Face;
use engine::{Edition, Files, Metrics, OUTLOOK, Printed};
use lab::study::{Player, Study};
use serde_json::Value;
use std::{fmt, str::FromStr};

/// A bot that sits down, perhaps with a plan: `karl`, `jarl:300`, `karl@quick`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who it is.
    pub bot: Bot,
    /// The plan it follows, by its name in the game's content.
    pub plan: Option<String>,
}

impl FromStr for Sitter {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Sitter, BadBot> {
        let (bot, plan) = text.split_once('@').map_or((text, None), |(bot, plan)| (bot, Some(plan)));
        Ok(Sitter { bot: bot.parse()?, plan: plan.map(str::to_owned) })
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.plan {
            None => write!(f, "{}", self.bot),
            Some(plan) => write!(f, "{}@{plan}", self.bot),
        }
    }
}

/// What the lab is asked to find out about a game.
#[derive(Clone)]
pub struct Inquiry {
    /// What is agreed on.
    pub options: Value,
    /// Content files that replace the standard ones.
    pub files: Vec<(String, String)>,
    /// Who plays: they take the seats in turn.
    pub sitters: Vec<Sitter>,
    /// How many sit at a table.
    pub seats: usize,
    /// The number of the series.
    pub seed: u64,
    /// Whether what happens is kept word by word.
    pub keeps_events: bool,
}

impl Inquiry {
    /// The study that finds it out.
    pub(crate) fn of<G: Face + Metrics>(&self) -> Result<Study<G>, HallError> {
        let known = |name: &str| G::Content::FILES.iter().any(|(known, _)| *known == name);
        let files = self.files.iter().filter(|(name, _)| known(name));
        let files = files.fold(Files::embedded::<G::Content>(), |all, (name, text)| all.with(name, text));
        let player = |sitter: &Sitter| -> Result<Player<G::Content>, HallError> {
            let plan = sitter.plan.as_deref().map(plan::<G>).transpose()?;
            let weights = plan.map(|plan| Edition::read(&files.clone().with(OUTLOOK, plan))).transpose()?;
            Ok(Player { name: sitter.to_string(), bot: sitter.bot, weights })
        };
        Ok(Study {
            options: read_options::<G>(&self.options)?,
            edition: Edition::read(&files)?,
            players: self.sitters.iter().map(player).collect::<Result<_, _>>()?,
            seats: self.seats,
            seed: self.seed,
            keeps_events: self.keeps_events,
        })
    }
}

/// The weights of a plan.
fn plan<G: Face>(name: &str) -> Result<&'static str, HallError> {
    let plans = G::Content::PLANS;
    let found = plans.iter().find(|(plan, _)| *plan == name).map(|(_, weights)| *weights);
    found.ok_or_else(|| {
        let names: Vec<&str> = plans.iter().map(|(plan, _)| *plan).collect();
        let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        HallError::UnknownPlan { game: G::NAME, plan: name.to_owned(), known }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mylla::Mylla;

    #[test]
    fn a_sitter_is_named_with_its_plan() {
        for name in ["karl", "jarl:300", "karl@quick", "jarl:300@amber"] {
            assert_eq!(name.parse::<Sitter>().unwrap().to_string(), name);
        }
        assert!("odin@quick".parse::<Sitter>().is_err());
    }

    #[test]
    fn a_plan_that_nobody_knows_is_named() {
        let sitters = vec!["karl@quick".parse().unwrap()];
        let inquiry =
            Inquiry { options: Value::Null, files: Vec::new(), sitters, seats: 2, seed: 0, keeps_events: false };
        let error = inquiry.of::<Mylla>().err().unwrap().to_string();
        assert_eq!(error, "mylla has no plan \"quick\"; its plans are: none");
    }
}
