//! A match being played: the position, how it came about, and what was told on the way.

use crate::{BadOptions, Edition, Game, Live, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use thiserror::Error;

/// One action of a match, with the luck that followed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
    /// What was drawn because of it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<u32>,
}

/// A match of a game: its options, its seed and its actions, and all that follows from them.
pub struct Match<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: usize,
    pub(crate) edition: Edition<G::Content>,
    pub(crate) seed: Seed,
    /// Fresh luck for what comes after so many actions: the seed of a match that is over is no secret any more.
    pub(crate) forks: Vec<(usize, Seed)>,
    pub(crate) start: G,
    pub(crate) game: G,
    pub(crate) setup_draws: Vec<u32>,
    pub(crate) steps: Vec<Step<G::Action>>,
    /// What was told: during setup, then in each step.
    pub(crate) events: Vec<Vec<G::Event>>,
}

/// Why an action did not happen.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The rules broke down: a bug of ours. The position is as it was.
    #[error("the rules broke down at step {step}: {message}")]
    Broken {
        /// The number of the action.
        step: usize,
        /// What the rules said last.
        message: String,
    },
}

impl<G: Game> Match<G> {
    /// Sits down and sets up.
    pub fn begin(
        options: G::Options,
        seats: usize,
        edition: Edition<G::Content>,
        seed: Seed,
    ) -> Result<Self, BadOptions> {
        if !G::SEATS.contains(&seats) {
            let (low, high) = (G::SEATS.start(), G::SEATS.end());
            let allowed = if low == high { format!("{low}") } else { format!("{low} to {high}") };
            return Err(BadOptions::new("seats", format!("{} is for {allowed} players, not {seats}", G::NAME)));
        }
        let mut table = Live::at(seed, 0);
        let game = G::setup(&options, seats, edition, &mut table)?;
        let Live { draws, events, .. } = table;
        Ok(Match {
            options,
            seats,
            edition,
            seed,
            forks: Vec::new(),
            start: game.clone(),
            game,
            setup_draws: draws,
            steps: Vec::new(),
            events: vec![events],
        })
    }

    /// Does what the seat wants, if the rules allow it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Fault> {
        if self.game.stage().outcome().is_some() {
            return Err(Fault::Over);
        }
        self.game.check(seat, action)?;
        let step = self.steps.len() + 1;
        let mut next = self.game.clone();
        let table = catch_unwind(AssertUnwindSafe(|| {
            let mut table = Live::at(self.luck(step), step as u64);
            next.play(seat, action, &mut table);
            table
        }))
        .map_err(|panic| Fault::Broken { step, message: message(panic.as_ref()) })?;
        self.game = next;
        self.steps.push(Step { seat, action, draws: table.draws });
        self.events.push(table.events);
        Ok(())
    }

    /// The match as it was after its first `steps` actions, to be played on with fresh luck.
    pub fn fork(&self, steps: usize, seed: Seed) -> Match<G> {
        let mut forked = self.at(steps);
        forked.forks.retain(|(after, _)| *after < steps);
        forked.forks.push((steps, seed));
        forked
    }

    /// The seed that the luck of a step comes from.
    pub(crate) fn luck(&self, step: usize) -> Seed {
        self.forks.iter().rev().find(|(after, _)| *after < step).map_or(self.seed, |(_, seed)| *seed)
    }

    /// The match as it was after its first `steps` actions.
    pub fn at(&self, steps: usize) -> Match<G> {
        let mut earlier = Match {
            forks: self.forks.clone(),
            game: self.start.clone(),
            steps: Vec::new(),
            events: vec![self.events[0].clone()],
            options: self.options.clone(),
            setup_draws: self.setup_draws.clone(),
            start: self.start.clone(),
            ..*self
        };
        for step in self.steps.iter().take(steps) {
            earlier.act(step.seat, step.action).expect("what happened once happens again");
        }
        earlier
    }

    /// The position.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// How many sit at the table.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// What was agreed on.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed, of the latest fork if there was one: a secret until the match is over.
    pub fn seed(&self) -> Seed {
        self.forks.last().map_or(self.seed, |(_, seed)| *seed)
    }

    /// The content that is played with.
    pub const fn edition(&self) -> Edition<G::Content> {
        self.edition
    }

    /// What was done so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// What was told in a step: 0 is the setup, n the n-th action.
    pub fn events(&self, step: usize) -> &[G::Event] {
        self.events.get(step).map_or(&[], Vec::as_slice)
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
