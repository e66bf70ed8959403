//! Plays any game thousands of times and measures it.
//!
//! [`simulate`] plays matches between bots, [`perft`] counts action sequences, [`bench`] measures how fast it all is.

pub mod bench;
pub mod perft;
pub mod simulate;
