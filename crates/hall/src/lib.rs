//! All games behind one interface, by name: what the web hall, the command line and Python use.
//!
//! [`games`] is the list of the games, and the only place in the project that names them all. A [`AnyGame`] begins and
//! opens matches; an [`AnyMatch`] is one, with actions and views as JSON; a [`Question`] is what a bot is asked.

mod any_game;
mod any_match;
mod error;
mod inquiry;
mod offer;

pub use any_game::{AnyGame, Climb, Simulation, Tune};
pub use any_match::{Answer, AnyMatch, Estimate, Question};
pub use error::{ActError, HallError};
pub use inquiry::{Inquiry, Sitter};
pub use offer::{LogLine, Offer};

pub use bots::{BadBot, Bot, Budget};

use any_game::Entry;

/// The games of the hall, in the order they are shown.
static GAMES: &[&dyn AnyGame] = &[
    &Entry::<dwarven_miner::DwarvenMiner>::NEW,
    &Entry::<freyas_folly::FreyasFolly>::NEW,
    &Entry::<the_dwarves::TheDwarves>::NEW,
    &Entry::<norseheim::Norseheim>::NEW,
    &Entry::<bardagi::Bardagi>::NEW,
    &Entry::<mylla::Mylla>::NEW,
];

/// The games of the hall, in the order they are shown.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, HallError> {
    let found = GAMES.iter().find(|game| game.name() == name).copied();
    found.ok_or_else(|| HallError::UnknownGame {
        name: name.to_owned(),
        known: GAMES.iter().map(|game| game.name()).collect::<Vec<_>>().join(", "),
    })
}
