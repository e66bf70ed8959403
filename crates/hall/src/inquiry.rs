//! What the lab is asked to find out about a game.

use crate::HallError;
use crate::any_game::read_options;
use bots::Bot;
use canvas::Face;
use engine::{Edition, Files, Metrics, Printed};
use lab::study::Study;
use serde_json::Value;

/// What the lab is asked to find out about a game.
#[derive(Clone)]
pub struct Inquiry {
    /// What is agreed on.
    pub options: Value,
    /// Content files that replace the standard ones.
    pub files: Vec<(String, String)>,
    /// Who plays: the bots take the seats in turn.
    pub bots: Vec<Bot>,
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
        Ok(Study {
            options: read_options::<G>(&self.options)?,
            edition: Edition::read(&files)?,
            bots: self.bots.clone(),
            seats: self.seats,
            seed: self.seed,
            keeps_events: self.keeps_events,
        })
    }
}
