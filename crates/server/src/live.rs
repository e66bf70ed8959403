//! Live tables: one task owns each, and everything that happens at it goes through that task.
//!
//! [`Tables`] finds or wakes a table; its owner task (`owner`) answers looks and carries out changes one after the
//! other: check, apply, commit, tell. [`Live`] is the table in memory (`table`), with what can be done to it (`moves`,
//! `seats`, `chat`, `pointing`), what a visitor may see of it (`looks`, `replay`) or ask about it (`advice`), and what is
//! kept of it (`keeping`). Bots think in `thinkers`.

mod advice;
mod chat;
mod keeping;
mod looks;
mod moves;
mod owner;
mod pointing;
mod rebuild;
mod registry;
mod replay;
mod seats;
mod table;
mod telling;
mod thinkers;

pub use advice::Asking;
pub use registry::{Context, Done, News, Tables, Watching};
pub use seats::card_of;
pub(crate) use seats::{STAND_IN, bot_name};
pub use table::{Change, Live};
pub use thinkers::Thinkers;
