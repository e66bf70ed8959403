//! A match of the hall, whatever the game.

use crate::any_game::json;
use crate::{ActError, LogLine, Offer};
use bots::Bot;
use canvas::{Choice, Face, Motion, Scene};
use engine::{Event, Match, Outcome, Record, Refusal, Score, Seat, SeatSet, Seed, Stage, Viewer, Words};
use serde::Deserialize;
use serde_json::Value;

/// A match of some game.
pub trait AnyMatch: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// How many sit at the table.
    fn seats(&self) -> usize;
    /// What was agreed on.
    fn options(&self) -> Value;
    /// The hash of the content.
    fn content(&self) -> &'static str;
    /// The seed: a secret until the match is over.
    fn seed(&self) -> Seed;
    /// How many actions were played.
    fn steps(&self) -> usize;
    /// Who acted in the n-th step, counted from 1.
    fn actor(&self, step: usize) -> Option<Seat>;
    /// What was done in the n-th step, as it was offered.
    fn deed(&self, step: usize) -> Option<Offer>;
    /// Who is asked now.
    fn asked(&self) -> SeatSet;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What the seat may do; the table itself is a seat here, too.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Does what the seat wants, if the rules allow it.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// Says whether the rules allow it, without doing it.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// Why nothing the seat may have meant by touching this element is allowed.
    fn why_not(&self, seat: Seat, target: &str) -> Option<Refusal>;
    /// What the viewer should do, or whom the table waits for.
    fn prompt(&self, viewer: Viewer) -> Words;
    /// The table as the viewer sees it.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The table as text.
    fn text(&self, viewer: Viewer) -> String;
    /// What was told to the viewer in a step: 0 is the setup.
    fn log(&self, viewer: Viewer, step: usize) -> Vec<LogLine>;
    /// Which elements came from where in a step, as far as the viewer may see it.
    fn motions(&self, viewer: Viewer, step: usize) -> Vec<Motion>;
    /// The points as they stand, with where they come from.
    fn standing(&self) -> Vec<Score>;
    /// How many of its last actions the seat may take back.
    fn undoable(&self, seat: Seat) -> usize;
    /// Whether the seat may take back its last action.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Takes back the last action if the seat may; says whether it did.
    fn undo(&mut self, seat: Seat) -> bool;
    /// The match as it was after its first `step` actions.
    fn at(&self, step: usize) -> Box<dyn AnyMatch>;
    /// The match as it was after its first `step` actions, to be played on with fresh luck.
    fn fork(&self, step: usize, seed: Seed) -> Box<dyn AnyMatch>;
    /// The match as a record; the seed is in it only if `with_seed`.
    fn record(&self, names: &[String], with_seed: bool) -> Record;
    /// What a bot at the seat is asked: it holds a view and nothing else, and can be carried to another thread.
    fn question(&self, seat: Seat) -> Box<dyn Question>;
}

/// What a bot is asked: what should a seat do that knows only this?
pub trait Question: Send {
    /// Asks a bot; its dice come from the seed.
    fn ask(&self, bot: Bot, seed: Seed) -> Answer;
}

/// What a bot would do.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What it does.
    pub action: Value,
    /// What it made of its best actions, best first: never empty, and the first is what it does.
    pub estimates: Vec<Estimate>,
}

/// What a bot made of an action.
#[derive(Clone, Debug)]
pub struct Estimate {
    /// The action, as it is offered to the seat.
    pub offer: Offer,
    /// The share of the victory it expects, from 0 to 1; nothing if it did not think.
    pub chance: Option<f32>,
}

/// How many of a bot's estimates are told.
const TOLD: usize = 3;

pub(crate) struct Played<G: Face>(pub(crate) Match<G>);

impl<G: Face> Played<G> {
    /// What the seat sees. The table itself has no eyes of its own.
    fn eyes(seat: Seat) -> Viewer {
        if seat == Seat::TABLE { Viewer::Spectator } else { Viewer::Seat(seat) }
    }

    fn offer(view: &G::View, seat: Seat, action: G::Action) -> Offer {
        let Choice { label, group, rule, targets, is_final } = G::choice(view, seat, action);
        Offer { action: json(&action), label, group, rule, targets, is_final }
    }

    fn read(action: &Value) -> Result<G::Action, ActError> {
        G::Action::deserialize(action)
            .map_err(|error| ActError::Unreadable { game: G::NAME, reason: error.to_string() })
    }

    /// What the viewer may hear of a step.
    fn heard(&self, viewer: Viewer, step: usize) -> impl Iterator<Item = G::Event> {
        self.0.events(step).iter().filter_map(move |event| event.seen_by(viewer))
    }
}

impl<G: Face> AnyMatch for Played<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn options(&self) -> Value {
        json(self.0.options())
    }

    fn content(&self) -> &'static str {
        self.0.edition().hash()
    }

    fn seed(&self) -> Seed {
        self.0.seed()
    }

    fn steps(&self) -> usize {
        self.0.steps().len()
    }

    fn actor(&self, step: usize) -> Option<Seat> {
        self.0.steps().get(step.checked_sub(1)?).map(|step| step.seat)
    }

    fn deed(&self, step: usize) -> Option<Offer> {
        let before = step.checked_sub(1)?;
        let deed = self.0.steps().get(before)?;
        let view = self.0.at(before).game().view(Self::eyes(deed.seat));
        Some(Self::offer(&view, deed.seat, deed.action))
    }

    fn asked(&self) -> SeatSet {
        self.0.game().stage().asked()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.0.game().stage() {
            Stage::Decide(_) => None,
            Stage::Over(outcome) => Some(outcome),
        }
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.0.game().view(viewer))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        self.0.game().legal(seat, &mut legal);
        let view = self.0.game().view(Self::eyes(seat));
        legal.into_iter().map(|action| Self::offer(&view, seat, action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError> {
        Ok(self.0.act(seat, Self::read(action)?)?)
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), ActError> {
        self.0.game().check(seat, Self::read(action)?).map_err(ActError::Refused)
    }

    fn why_not(&self, seat: Seat, target: &str) -> Option<Refusal> {
        let view = self.0.game().view(Viewer::Seat(seat));
        let checked: Vec<Result<(), Refusal>> =
            G::wishes(&view, seat, target).into_iter().map(|wish| self.0.game().check(seat, wish)).collect();
        if checked.iter().any(Result::is_ok) { None } else { checked.into_iter().find_map(Result::err) }
    }

    fn prompt(&self, viewer: Viewer) -> Words {
        G::prompt(&self.0.game().view(viewer), viewer)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&self.0.game().view(viewer), viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        G::text(&self.0.game().view(viewer), viewer)
    }

    fn log(&self, viewer: Viewer, step: usize) -> Vec<LogLine> {
        let content = self.0.edition().content();
        self.heard(viewer, step)
            .map(|event| G::line(&event, content))
            .map(|line| LogLine {
                step,
                seat: self.actor(step),
                depth: line.depth,
                automatic: line.automatic,
                words: line.words,
            })
            .collect()
    }

    fn motions(&self, viewer: Viewer, step: usize) -> Vec<Motion> {
        let content = self.0.edition().content();
        self.heard(viewer, step).filter_map(|event| G::motion(&event, content)).collect()
    }

    fn standing(&self) -> Vec<Score> {
        self.0.game().standing()
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.0.undoable(seat)
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.0.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.0.undo(seat)
    }

    fn at(&self, step: usize) -> Box<dyn AnyMatch> {
        Box::new(Played(self.0.at(step)))
    }

    fn fork(&self, step: usize, seed: Seed) -> Box<dyn AnyMatch> {
        Box::new(Played(self.0.fork(step, seed)))
    }

    fn record(&self, names: &[String], with_seed: bool) -> Record {
        self.0.record(names, with_seed)
    }

    fn question(&self, seat: Seat) -> Box<dyn Question> {
        Box::new(Asked::<G> { view: self.0.game().view(Viewer::Seat(seat)), seat })
    }
}

struct Asked<G: Face> {
    view: G::View,
    seat: Seat,
}

impl<G: Face> Question for Asked<G> {
    fn ask(&self, bot: Bot, seed: Seed) -> Answer {
        let thought = bot.choose::<G>(&self.view, self.seat, &mut seed.quick());
        let told = |action, chance| Estimate { offer: Played::<G>::offer(&self.view, self.seat, action), chance };
        let mut estimates: Vec<Estimate> =
            thought.estimates.iter().take(TOLD).map(|made| told(made.action, Some(made.value))).collect();
        if estimates.is_empty() {
            estimates.push(told(thought.action, None));
        }
        Answer { action: json(&thought.action), estimates }
    }
}
