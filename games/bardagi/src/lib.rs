//! Bardagi, the claim for gold: clans, cards and islands, for two to five players.
//!
//! In reading order: `ids` and `areas` are the words of the game, [`content`] what is printed (numbers, tiles, boards),
//! [`state`] what lies on the table, [`options`] what people agree on and `setup` how it gets there, [`action`] and
//! [`event`] what they do and what happens, `legal` what is open now, `rules` one file per chapter of RULES.md, `view`
//! what a seat may know, `standing` the score, `outlook` what a bot makes of a position, [`metrics`] what is measured,
//! and `face`, `picture` and `text` what people see.

pub mod action;
pub mod content;
pub mod event;
pub mod metrics;
pub mod options;
pub mod state;
pub mod view;

mod areas;
mod face;
mod ids;
mod legal;
mod outlook;
mod picture;
mod rules;
mod setup;
mod standing;
mod text;

pub use action::Action;
pub use areas::{Area, Areas, Node, Square};
pub use content::Content;
pub use event::{Event, What};
pub use ids::{BoardId, Building, Card, Clan, Good, Kind, Rune, Tile, Unit};
pub use options::{BoardChoice, Clans, Length, Options};
pub use state::{Bardagi, Phase};
pub use view::View;

use engine::{BadOptions, Edition, Eye, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, Stage, Table, Viewer};
use std::ops::RangeInclusive;

impl Game for Bardagi {
    const NAME: &'static str = "bardagi";
    const RULES_VERSION: u32 = 5;
    const SEATS: RangeInclusive<usize> = 2..=5;
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
    ) -> Result<Bardagi, BadOptions> {
        setup::setup(options, seats, content, table)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match &self.phase {
            Phase::Over(last) => Stage::Over(Outcome { winners: last.winners }),
            _ => Stage::Decide(rules::asked(self)),
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

    fn imagine(view: &View, dice: &mut impl Rng) -> Bardagi {
        view::imagine(view, dice)
    }

    fn standing(&self) -> Vec<Score> {
        standing::standing(self)
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self, Eye::Keen)
    }

    fn outlook_to(&self, eye: Eye) -> PerSeat<f32> {
        outlook::outlook(self, eye)
    }

    fn likely(&self, seat: Seat, dice: &mut impl Rng) -> Option<Action> {
        outlook::likely(self, seat, dice)
    }

    fn presets() -> Vec<(&'static str, Options)> {
        options::presets()
    }

    fn longest(options: &Options, seats: usize) -> usize {
        options::longest(*options, seats)
    }

    fn audit(&self) -> Result<(), String> {
        standing::audit(self)
    }
}
