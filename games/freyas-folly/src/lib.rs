//! Freya's Folly: dwarfs leapfrog through a mine, carry jewels out, and set them into jewellery or Freya's necklace.
//!
//! In reading order: [`jewels`], [`cards`] and [`mine`] are the pieces, [`content`] what is printed on them, [`state`],
//! [`phase`] and [`decks`] what lies on the table and `setup` how it gets there, [`action`] and [`event`] what people
//! do and what happens, `legal` what is open now, `rules` one file per chapter of RULES.md, [`view`] what a viewer
//! knows, `outlook` what a bot makes of a position, [`metrics`] what is measured, `audit` what cannot be, and `face`,
//! `picture`, `log` and `text` what people see.
//!
//! Nothing is hidden but the order of two decks, and whatever may be done depends on the rest alone: [`Open`].

pub mod action;
pub mod cards;
pub mod content;
pub mod decks;
pub mod event;
pub mod jewels;
pub mod metrics;
pub mod mine;
pub mod options;
pub mod outlook;
pub mod phase;
pub mod state;
pub mod view;

mod audit;
mod face;
mod ids;
mod legal;
mod log;
mod picture;
mod rules;
mod setup;
mod text;

pub use action::Action;
pub use cards::{Abilities, Ability, LinkId, Links, SettingId, Settings};
pub use content::Contents;
pub use decks::{AbilityDeck, Card, DrawDeck};
pub use event::Event;
pub use jewels::{Colour, Jewel, Jewels, Size};
pub use mine::{Mine, Spot, Spots};
pub use options::Options;
pub use phase::{Ending, Finish, Phase, Source, Turn, Why};
pub use state::{Carried, Dwarf, DwarfNo, FreyasFolly, Made, Open, Player, Whereabouts};
pub use view::View;

use engine::{BadOptions, Edition, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, SeatSet, Stage, Table, Viewer};
use std::ops::RangeInclusive;

impl Game for FreyasFolly {
    const NAME: &'static str = "freyas-folly";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=5;
    const RULES: &'static str = include_str!("../RULES.md");

    type Content = Contents;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        _options: &Options,
        seats: usize,
        contents: Edition<Contents>,
        table: &mut impl Table<Event>,
    ) -> Result<FreyasFolly, BadOptions> {
        setup::setup(seats, contents, table)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match &self.open.phase {
            Phase::Over(ending) => Stage::Over(Outcome { winners: ending.winners }),
            phase => phase.turn().map_or(Stage::Decide(SeatSet::EMPTY), |turn| Stage::Decide(SeatSet::one(turn.seat))),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(&self.open, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        rules::check(&self.open, seat, action)
    }

    #[inline]
    fn play(&mut self, _seat: Seat, action: Action, table: &mut impl Table<Event>) {
        rules::play(self, action, table);
    }

    fn view(&self, _viewer: Viewer) -> View {
        view::view(self)
    }

    fn imagine(view: &View, dice: &mut impl Rng) -> FreyasFolly {
        view::imagine(view, dice)
    }

    fn standing(&self) -> Vec<Score> {
        rules::scoring::standing(&self.open)
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self)
    }

    fn presets() -> Vec<(&'static str, Options)> {
        options::presets()
    }

    fn longest(_options: &Options, seats: usize) -> usize {
        options::longest(seats)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
