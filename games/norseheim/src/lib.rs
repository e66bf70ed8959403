//! Norseheim: war and diplomacy for the empty chair of King Eilif.
//!
//! In reading order: [`ids`] names regions, tiles and cards, [`content`] is what is printed on them, [`state`] what
//! lies on the table (the `realm` that everybody sees, and what lies face down), [`phase`] whose decision we wait for,
//! [`options`] what people agree on, `setup` how it begins, [`action`] and [`event`] what people do and what happens,
//! `legal` what is open now, `rules` one file per chapter of RULES.md, [`view`] what a seat may know, `outlook` what a
//! bot makes of a position, [`metrics`] what is measured, `audit` what cannot be, and `face`, `story`, `picture` and
//! `text` what people see and read.

pub mod action;
pub mod content;
pub mod event;
pub mod ids;
pub mod metrics;
pub mod options;
pub mod phase;
pub mod state;
pub mod view;

mod audit;
mod face;
mod legal;
mod outlook;
mod picture;
mod realm;
mod rules;
mod setup;
mod standing;
mod story;
mod text;

pub use action::Action;
pub use content::Content;
pub use event::Event;
pub use options::{GodDecks, Options};
pub use state::{Norseheim, Realm};
pub use view::View;

use engine::{BadOptions, Edition, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, SeatSet, Stage, Table, Viewer};
use phase::Phase;
use std::ops::RangeInclusive;

impl Game for Norseheim {
    const NAME: &'static str = "norseheim";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=4;
    const RULES: &'static str = include_str!("../RULES.md");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &Options,
        seats: usize,
        content: Edition<Content>,
        table: &mut impl Table<Event>,
    ) -> Result<Norseheim, BadOptions> {
        setup::setup(*options, seats, content, table)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match (self.phase.asked(), &self.phase) {
            (_, Phase::Over(ending)) => Stage::Over(Outcome { winners: ending.winners() }),
            (asked, _) => Stage::Decide(asked.map_or(SeatSet::EMPTY, SeatSet::one)),
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

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Rng) -> Norseheim {
        view::imagine(view, dice)
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
        options::LONGEST
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
