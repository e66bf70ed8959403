//! Dwarven Miner: roll dice as often as you dare, forge items, serve Patrons.
//!
//! In reading order: [`ids`] names the things in the box, [`goods`] counts cards, [`tray`] is the dice, [`content`]
//! what is printed, [`state`] what lies on the table and [`phase`] whose decision it waits for, `setup` how it gets
//! there, [`options`] what people agree on, [`action`] and [`event`] what they do and what happens, `legal` what is
//! open now, `rules` one file per chapter of RULES.md, [`view`] what a seat may know, `standing` the score and the
//! audit, `outlook` what a bot makes of a position, [`metrics`] what is measured, and `face`, `words`, `picture` and
//! `text` what people see.

pub mod action;
pub mod content;
pub mod event;
pub mod goods;
pub mod ids;
pub mod metrics;
pub mod options;
pub mod phase;
pub mod scenario;
pub mod state;
pub mod tray;
pub mod view;

mod face;
mod legal;
mod outlook;
mod picture;
mod rules;
mod setup;
mod standing;
mod text;
mod words;

pub use action::{Action, Loot};
pub use content::{Content, Work};
pub use event::{Event, What};
pub use goods::{Good, Items, Resources, Stash};
pub use ids::{Card, Cards, Dice, Die, Item, Patron, Resource, VaultId};
pub use options::{FirstPlayer, Options};
pub use state::{DwarvenMiner, Ending, Miner, Open, Phase, StashId, Vault};
pub use tray::{DieState, Face, Tray};
pub use view::View;

use engine::{
    BadOptions, Edition, Eye, Game, Outcome, PerSeat, Refusal, Rng, Score, Seat, SeatSet, Stage, Table, Viewer,
};
use std::ops::RangeInclusive;

impl Game for DwarvenMiner {
    const NAME: &'static str = "dwarven-miner";
    const RULES_VERSION: u32 = 2;
    /// DM-COMP-01.
    const SEATS: RangeInclusive<usize> = 2..=4;
    const RULES: &'static str = include_str!("../RULES.md");

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(
        options: &Options,
        seats: usize,
        edition: Edition<Content>,
        table: &mut impl Table<Event>,
    ) -> Result<DwarvenMiner, BadOptions> {
        setup::setup(options, seats, edition, table)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match (self.open.phase, legal::asked(&self.open)) {
            (Phase::Over(ending), _) => Stage::Over(Outcome { winners: ending.winners() }),
            (_, asked) => Stage::Decide(asked.map_or(SeatSet::EMPTY, SeatSet::one)),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if legal::asked(&self.open) == Some(seat) {
            legal::offer(self, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn play(&mut self, _seat: Seat, action: Action, table: &mut impl Table<Event>) {
        rules::play(self, action, table);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Rng) -> DwarvenMiner {
        view::imagine(view, dice)
    }

    fn standing(&self) -> Vec<Score> {
        standing::standing(&self.open)
    }

    fn outlook(&self) -> PerSeat<f32> {
        outlook::outlook(self, Eye::Keen)
    }

    fn outlook_to(&self, eye: Eye) -> PerSeat<f32> {
        outlook::outlook(self, eye)
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
