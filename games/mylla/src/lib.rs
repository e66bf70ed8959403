//! Mylla, nine men's morris: the tutorial game, and the smallest complete example of one.
//!
//! In reading order: [`content`] is the printed board, [`state`] what lies on it, [`options`] what people agree on,
//! [`action`] and [`event`] what they do and what happens, `legal` what is open now, `rules` one file per chapter of
//! RULES.md, `outlook` what a bot makes of a position, [`metrics`] what is measured, and `picture` and `text` what
//! people see.
//!
//! Nothing is hidden in this game, so a view is the game itself, and to imagine it is to copy it.

pub mod action;
pub mod content;
pub mod event;
pub mod metrics;
pub mod options;
pub mod state;

mod face;
mod legal;
mod outlook;
mod picture;
mod rules;
mod standing;
mod text;

pub use action::Action;
pub use content::{Board, Point, Points};
pub use event::Event;
pub use options::{AllInMills, DrawRule, Options};
pub use state::{Ending, Men, Mylla, Phase};

use engine::{BadOptions, Edition, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, SeatSet, Stage, Table, Viewer};
use std::ops::RangeInclusive;

impl Game for Mylla {
    const NAME: &'static str = "mylla";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const RULES: &'static str = include_str!("../RULES.md");

    type Content = Board;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = Mylla;

    fn setup(
        options: &Options,
        _seats: usize,
        board: Edition<Board>,
        _table: &mut impl Table<Event>,
    ) -> Result<Mylla, BadOptions> {
        Ok(Mylla::new(*options, board))
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Moving(seat) | Phase::Taking(seat) => Stage::Decide(SeatSet::one(seat)),
            Phase::Over(ending) => Stage::Over(Outcome { winners: ending.winners() }),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, table: &mut impl Table<Event>) {
        rules::play(self, seat, action, table);
    }

    fn view(&self, _viewer: Viewer) -> Mylla {
        self.clone()
    }

    fn imagine(view: &Mylla, _dice: &mut impl Rng) -> Mylla {
        view.clone()
    }

    fn standing(&self) -> Vec<Score> {
        standing::standing(self)
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self)
    }

    fn presets() -> Vec<(&'static str, Options)> {
        options::presets()
    }

    fn longest(options: &Options, _seats: usize) -> usize {
        options::longest(*options)
    }

    fn audit(&self) -> Result<(), String> {
        state::audit(self)
    }
}
