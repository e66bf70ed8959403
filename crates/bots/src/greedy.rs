//! The greedy bot: one decision ahead, as far as the game's own outlook tells.

use crate::{Estimate, Thought};
use engine::{Fast, Game, Rng, Seat};
use rand::TryRng;
use std::convert::Infallible;

/// How often each action is tried when luck or hidden things play a part.
const ROUNDS: u32 = 4;

/// Tries each action in imagined positions and takes the one after which the outlook is best.
pub fn choose<G: Game>(view: &G::View, seat: Seat, legal: &[G::Action], dice: &mut impl Rng) -> Thought<G::Action> {
    let mut table = Fast(Watched { dice, drawn: 0 });
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
        if rounds == ROUNDS || table.0.drawn == 0 {
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
        estimates.swap(last, engine::table::quick_below(&mut table.0, last as u32 + 1) as usize);
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

/// Dice that know how often they were used.
struct Watched<'a, R> {
    dice: &'a mut R,
    drawn: u64,
}

impl<R: Rng> TryRng for Watched<'_, R> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.drawn += 1;
        Ok(self.dice.next_u32())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.drawn += 1;
        Ok(self.dice.next_u64())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.drawn += 1;
        self.dice.fill_bytes(bytes);
        Ok(())
    }
}
