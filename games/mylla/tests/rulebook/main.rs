//! Mylla against its rulebook: scenarios by chapter, the laws, OpenSpiel's figures, recorded matches.

mod ending;
mod laws;
mod metrics;
mod mills;
mod moving;
mod openspiel;
mod pictures;
mod replays;
mod support;
