//! What a game is.

use crate::{BadOptions, Edition, PerSeat, Printed, Refusal, Seat, SeatSet, Table, Viewer};
use rand::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// A game: all that lies on the table, and the rules that move it.
///
/// The value itself is one position. It is small and cheap to clone; what is printed on cards and boards is reached
/// through an [`Edition`], never copied.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The name on the command line and in records: lower case, words joined by hyphens.
    const NAME: &'static str;
    /// Raised when the same actions would lead elsewhere than before. A record of another version is refused.
    const RULES_VERSION: u32;
    /// How many may play.
    const SEATS: RangeInclusive<usize>;
    /// Whether all seats win or lose together.
    const COOPERATIVE: bool = false;
    /// The text of RULES.md: every rule with its id.
    const RULES: &'static str;

    /// What is printed on cards and boards.
    type Content: Printed;
    /// What people agree on before they begin. Each field's doc comment is shown in the form.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned + JsonSchema;
    /// One small decision of one hand.
    type Action: Copy + Debug + Eq + Hash + Send + Sync + Serialize + DeserializeOwned;
    /// Something that happened, in the game's own words.
    type Event: Event;
    /// All that one viewer may know and could remember, and nothing else.
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize;

    /// Sets the table up, or says which option does not work.
    fn setup(
        options: &Self::Options,
        seats: usize,
        edition: Edition<Self::Content>,
        table: &mut impl Table<Self::Event>,
    ) -> Result<Self, BadOptions>;

    /// Whose decision the game waits for, or how it ended.
    fn stage(&self) -> Stage;

    /// Adds every action the seat may choose now; nothing for a seat that is not asked.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Says whether the seat may do this now: the truth that `legal` follows.
    ///
    /// The answer depends only on what the seat knows, so a refusal gives nothing away.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does what `check` allowed.
    fn play(&mut self, seat: Seat, action: Self::Action, table: &mut impl Table<Self::Event>);

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Some full position that fits what the view shows, each fitting one as likely as the viewer must think it is.
    fn imagine(view: &Self::View, dice: &mut impl Rng) -> Self;

    /// The points of each seat as they stand, with where they come from.
    fn standing(&self) -> Vec<Score>;

    /// How good each seat's position is, from 0 (lost) to 1 (won): what searches stop at and greedy bots climb.
    fn outlook(&self) -> PerSeat<f32>;

    /// The same to an eye that may be less keen. A game tells eyes apart only where thinking more hardly shows, because
    /// much is luck: the levels of its bots are to be told apart.
    fn outlook_to(&self, _eye: Eye) -> PerSeat<f32> {
        self.outlook()
    }

    /// What a seat that decides at the same time as others will likely choose, if the game can tell at a glance: who
    /// searches takes it for luck, as it cannot answer a choice that it never saw.
    fn likely(&self, _seat: Seat, _dice: &mut impl Rng) -> Option<Self::Action> {
        None
    }

    /// Named sets of options worth offering and testing; the first is the default.
    fn presets() -> Vec<(&'static str, Self::Options)>;

    /// No match takes more decisions than this.
    fn longest(options: &Self::Options, seats: usize) -> usize;

    /// Looks for what cannot be: a piece too many, a score that a recount does not confirm.
    fn audit(&self) -> Result<(), String>;
}

/// How well somebody reads a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// Takes things as they look.
    Plain,
    /// Sees all that the game knows how to see: a konung's.
    Keen,
}

/// What happened at the table.
pub trait Event: Clone + Debug + PartialEq + Send + Sync + Serialize {
    /// The part of the event that this viewer may hear of: all, less, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Whose decision a game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// These seats are asked; each decides without waiting for the others.
    Decide(SeatSet),
    /// Nobody is asked any more.
    Over(Outcome),
}

impl Stage {
    /// The seats that are asked now.
    pub const fn asked(self) -> SeatSet {
        match self {
            Stage::Decide(seats) => seats,
            Stage::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How it ended, if it did.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Stage::Decide(_) => None,
            Stage::Over(outcome) => Some(outcome),
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won: several share a victory, all of them a draw; nobody when a team has lost.
    pub winners: SeatSet,
}

impl Outcome {
    /// The seat's share of the victory: a whole one, or a part when it is shared by rivals.
    pub fn share(self, seat: Seat, cooperative: bool) -> f32 {
        match (self.winners.contains(seat), cooperative) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => 1.0 / self.winners.len() as f32,
        }
    }
}

/// One seat's points, with where they come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Whose points.
    pub seat: Seat,
    /// Their sum.
    pub points: i32,
    /// Each source of points with the rule that grants them.
    pub lines: Vec<ScoreLine>,
}

/// One source of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// The rule that grants them.
    pub rule: &'static str,
    /// What they are for, in a few words.
    pub what: String,
    /// How many.
    pub points: i32,
}

impl Score {
    /// A score that is the sum of its lines.
    pub fn of(seat: Seat, lines: Vec<ScoreLine>) -> Score {
        Score { seat, points: lines.iter().map(|line| line.points).sum(), lines }
    }
}
