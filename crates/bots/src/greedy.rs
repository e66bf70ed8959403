//! The greedy bot: one decision ahead, as far as the game's own outlook tells.

use crate::{Estimate, Thought, fork};
use engine::{Fast, Game, Quick, Seat, table::quick_below};

/// How often each action is tried when luck or hidden things play a part. Once would be four times as fast, but who sees a
/// lucky throw once takes it for certain; dropping the worse half after each round is no better in games of dice.
const ROUNDS: u32 = 4;

/// Tries each action in imagined positions and takes the one after which the outlook is best.
pub fn choose<G: Game>(view: &G::View, seat: Seat, legal: &[G::Action], dice: &mut Quick) -> Thought<G::Action> {
    let mut table = Fast(fork(dice));
    let untouched = table.0.clone();
    let mut totals = vec![0.0; legal.len()];
    let mut rounds = 0;
    loop {
        let start = G::imagine(view, &mut table.0);
        for (total, action) in totals.iter_mut().zip(legal) {
            let mut next = start.clone();
            next.play(seat, *action, &mut table);
            *total += worth(&next, seat);
        }
        rounds += 1;
        // Where nothing was drawn, once is enough.
        if rounds == ROUNDS || table.0 == untouched {
            break;
        }
    }
    let mut estimates: Vec<Estimate<G::Action>> = totals
        .iter()
        .zip(legal)
        .map(|(total, action)| Estimate { action: *action, value: total / rounds as f32, tries: rounds })
        .collect();
    // Equals are told apart by lot.
    for last in (1..estimates.len()).rev() {
        estimates.swap(last, quick_below(&mut table.0, last as u32 + 1) as usize);
    }
    estimates.sort_by(|one, other| other.value.total_cmp(&one.value));
    Thought { action: estimates[0].action, estimates }
}

/// What a position is worth to the seat: its share if it is over, otherwise its outlook.
pub fn worth<G: Game>(game: &G, seat: Seat) -> f32 {
    match game.stage().outcome() {
        Some(outcome) => outcome.share(seat, G::COOPERATIVE),
        None => game.outlook()[seat.index()],
    }
}
