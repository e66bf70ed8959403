//! The greedy bot: one decision ahead, as far as the game's own outlook tells.

use crate::{Estimate, Thought, fork};
use engine::{Fast, Game, Quick, Seat, table::quick_below};

/// How often the best actions are tried when luck or hidden things play a part.
const ROUNDS: u32 = 4;
/// So many are always tried again.
const LEAST: usize = 2;

/// Tries each action in an imagined position and takes the one after which the outlook is best. Where luck or hidden
/// things play a part, the better half is tried again in another, and the better half of that: what is bad needs no
/// second look.
pub fn choose<G: Game>(view: &G::View, seat: Seat, legal: &[G::Action], dice: &mut Quick) -> Thought<G::Action> {
    let mut table = Fast(fork(dice));
    let untouched = table.0.clone();
    let mut estimates: Vec<Estimate<G::Action>> =
        legal.iter().map(|action| Estimate { action: *action, value: 0.0, tries: 0 }).collect();
    // Equals are told apart by lot.
    for last in (1..estimates.len()).rev() {
        estimates.swap(last, quick_below(dice, last as u32 + 1) as usize);
    }
    let mut open = estimates.len();
    for round in 0..ROUNDS {
        let start = G::imagine(view, &mut table.0);
        for estimate in &mut estimates[..open] {
            let mut next = start.clone();
            next.play(seat, estimate.action, &mut table);
            let tries = round as f32;
            estimate.value = (estimate.value * tries + worth(&next, seat)) / (tries + 1.0);
            estimate.tries += 1;
        }
        estimates[..open].sort_by(|one, other| other.value.total_cmp(&one.value));
        // Where nothing was drawn, once is enough.
        if table.0 == untouched {
            break;
        }
        open = open.div_ceil(2).max(LEAST.min(open));
    }
    Thought { action: estimates[0].action, estimates }
}

/// What a position is worth to the seat: its share if it is over, otherwise its outlook.
pub fn worth<G: Game>(game: &G, seat: Seat) -> f32 {
    match game.stage().outcome() {
        Some(outcome) => outcome.share(seat, G::COOPERATIVE),
        None => game.outlook()[seat.index()],
    }
}
