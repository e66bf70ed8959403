//! What every board game box contains, and no game's name.
//!
//! In reading order: [`seat`] (who sits at the table), [`game`] (what a game is), [`refusal`] (why something is not
//! allowed), [`table`] (what the rules talk to: dice, shuffles, events), [`seed`] (where luck comes from), [`deck`]
//! (piles of cards and bags of tokens), [`content`] (what is printed on cards and boards), [`words`] (what people read),
//! [`rulebook`] (RULES.md as data), [`live`] (a match being played), [`record`] (a match as a file), [`undo`] (what may
//! be taken back), [`metrics`] (what is measured), [`laws`] (what every game must obey) and [`scenario`] (a position set up by a test).
//!
//! Nothing in here does I/O, reads a clock or knows a game.

pub mod content;
pub mod deck;
pub mod game;
pub mod laws;
pub mod live;
pub mod metrics;
pub mod record;
pub mod refusal;
pub mod rulebook;
pub mod scenario;
pub mod seat;
pub mod seed;
pub mod table;
pub mod undo;
pub mod words;

pub use content::{BadContent, Edition, Files, OUTLOOK, Printed, Shelf};
pub use game::{Event, Eye, Game, Outcome, Score, ScoreLine, Stage};
pub use live::{Fault, Match, Step};
pub use metrics::{Counted, Metrics, Pause, Tally, Uses};
pub use record::{BadRecord, Record};
pub use refusal::{BadOptions, Refusal, ensure};
pub use scenario::Scenario;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use seed::{Quick, Seed};
pub use table::{Dictated, Fast, Live, Table};
pub use words::{Line, Words};

/// The random numbers that bots and `imagine` draw from: any generator will do.
pub use rand::Rng;
