//! The Dwarves against its rulebook: scenarios by chapter, the laws, recorded matches, pictures.

mod cards;
mod council;
mod equipment;
mod evil;
mod fighting;
mod laws;
mod metrics;
mod moving;
mod pictures;
mod playthrough;
mod quests;
mod replays;
mod setup;
mod support;
mod tests;
mod wording;
