//! Norseheim against its rulebook: scenarios by chapter, the laws, recorded matches, and the pictures.

mod attack;
mod build;
mod components;
mod council;
mod diplomacy;
mod ending;
mod giants;
mod gods;
mod gods_in_battle;
mod laws;
mod mercy;
mod metrics;
mod order;
mod pictures;
mod playthrough;
mod recruit;
mod relocate;
mod replays;
mod season;
mod secrets;
mod setup;
mod support;
mod turns;
mod world;
mod worship;
