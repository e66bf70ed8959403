//! Bardagi against its rulebook: scenarios by chapter, the laws, recorded matches, what people see.

mod building;
mod claiming;
mod ending;
mod fighting;
mod laws;
mod metrics;
mod moving;
mod outlook;
mod pictures;
mod planning;
mod replays;
mod runes;
mod sailing;
mod setup;
mod support;
mod trading;
