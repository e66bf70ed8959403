//! Dwarven Miner against its rulebook: scenarios by chapter, the laws, recorded matches, pictures.

mod burglars;
mod components;
mod crafting;
mod cumulative;
mod ending;
mod favours;
mod fulfilment;
mod laws;
mod log;
mod metrics;
mod mining;
mod pictures;
mod playthrough;
mod powers;
mod replays;
mod setup;
mod stowing;
mod support;
mod turns;
