//! Plays any game thousands of times and measures it.
//!
//! [`simulate`] plays matches between bots, [`ladder`] says which of them are better, [`tune`] finds better weights for them,
//! [`perft`] counts action sequences, [`bench`] measures how fast it all is.

pub mod bench;
pub mod ladder;
pub mod perft;
pub mod simulate;
pub mod stats;
pub mod tune;
