//! Freya's Folly against its rulebook: scenarios by chapter, the laws, recorded matches, pictures.

mod abilities;
mod collecting;
mod completing;
mod content;
mod ending;
mod laws;
mod metrics;
mod moving;
mod pictures;
mod replays;
mod scoring;
mod setup;
mod strength;
mod support;
mod thief;
mod trading;
mod turns;
mod workshop;
