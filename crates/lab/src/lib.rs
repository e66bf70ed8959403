//! Plays any game thousands of times and measures it.
//!
//! A [`study`] watches matches closely; [`findings`] are what they say, [`tables`] and a [`report`] (with its [`plot`]s) how
//! people see it, [`compare`] and [`sweep`] lay several studies side by side. [`simulate`] plays matches between bots,
//! [`ladder`] says which of them are better, [`tune`] finds better weights for them, [`perft`] counts action sequences,
//! [`bench`] measures how fast it all is.

pub mod bench;
pub mod compare;
pub mod findings;
pub mod ladder;
pub mod perft;
pub mod plot;
pub mod report;
pub mod simulate;
pub mod stats;
pub mod study;
pub mod sweep;
pub mod tables;
pub mod tune;
mod twins;
