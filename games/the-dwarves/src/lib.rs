//! The Dwarves: two to five dwarves save Girdlegard together, or lose together.
//!
//! In reading order: [`board`] is the map as a graph, [`cards`] what cards ask and do, [`content`] all that is printed,
//! [`state`] what lies on the table, [`phase`] whose decision we wait for and what follows, [`options`] and `setup` how
//! it begins, [`action`] and [`event`] what people do and what happens, `legal` what is open now, `rules` one file per
//! chapter of RULES.md, `outlook` what a bot makes of a position, [`metrics`] what is measured, and `face`, `picture`
//! and `text` what people see.
//!
//! Nobody hides anything from anybody, and what nobody can know is not decided before it is drawn (see [`state`]); so a
//! view is the position itself, and to imagine it is to copy it.

pub mod action;
pub mod board;
pub mod cards;
pub mod content;
pub mod event;
pub mod list;
pub mod metrics;
pub mod options;
pub mod phase;
pub mod state;

mod audit;
mod face;
mod legal;
mod outlook;
mod picture;
mod rules;
mod setup;
mod standing;
mod text;

pub use action::Action;
pub use board::{Dir, Space, Troop, Troops};
pub use cards::{Card, Item};
pub use content::Content;
pub use event::Event;
pub use options::{Difficulty, Options, Pick};
pub use phase::{Ending, Phase};
pub use state::TheDwarves;

use engine::{BadOptions, Edition, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, SeatSet, Stage, Table, Viewer};
use std::ops::RangeInclusive;

impl Game for TheDwarves {
    const NAME: &'static str = "the-dwarves";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=5;
    const COOPERATIVE: bool = true;
    const RULES: &'static str = include_str!("../RULES.md");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = TheDwarves;

    fn setup(
        options: &Options,
        seats: usize,
        edition: Edition<Content>,
        table: &mut impl Table<Event>,
    ) -> Result<TheDwarves, BadOptions> {
        setup::setup(options, seats, edition, table)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match (self.phase, self.asked()) {
            (Phase::Over(ending), _) => Stage::Over(Outcome { winners: ending.winners(self.seats()) }),
            (_, Some(seat)) => Stage::Decide(SeatSet::one(seat)),
            (_, None) => Stage::Decide(SeatSet::EMPTY),
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

    fn view(&self, _viewer: Viewer) -> TheDwarves {
        // No `..` here: a new field does not compile until someone decides who may see it. Everybody may see all of it.
        let TheDwarves {
            content: _,
            threshold: _,
            turn: _,
            hero: _,
            doom: _,
            holds: _,
            council: _,
            land: _,
            tunnel: _,
            supply: _,
            tiles: _,
            piles: _,
            scenario: _,
            display: _,
            equipment: _,
            dwarves: _,
            phase: _,
            agenda: _,
        } = self;
        *self
    }

    fn imagine(view: &TheDwarves, _dice: &mut impl Rng) -> TheDwarves {
        *view
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

    fn longest(_options: &Options, _seats: usize) -> usize {
        options::longest()
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
