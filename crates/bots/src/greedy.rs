//! The greedy bot: one decision ahead, as far as the game's own outlook tells.

use crate::{Estimate, Thought, fork};
use engine::{Eye, Fast, Game, Quick, Seat, table::quick_below};

/// Tries each action once in an imagined position and takes the one after which things look best to a plain eye. Hidden things
/// and dice are as they were imagined: a karl believes in its luck.
pub fn choose<G: Game>(view: &G::View, seat: Seat, legal: &[G::Action], dice: &mut Quick) -> Thought<G::Action> {
    let mut table = Fast(fork(dice));
    let start = G::imagine(view, &mut table.0);
    let mut estimates: Vec<Estimate<G::Action>> = Vec::with_capacity(legal.len());
    for action in legal {
        let mut next = start.clone();
        next.play(seat, *action, &mut table);
        estimates.push(Estimate { action: *action, value: worth(&next, seat, Eye::Plain), tries: 1 });
    }
    // Equals are told apart by lot.
    for last in (1..estimates.len()).rev() {
        estimates.swap(last, quick_below(&mut table.0, last as u32 + 1) as usize);
    }
    estimates.sort_by(|one, other| other.value.total_cmp(&one.value));
    Thought { action: estimates[0].action, estimates }
}

/// What a position is worth to the seat: its share if it is over, otherwise how it looks.
pub fn worth<G: Game>(game: &G, seat: Seat, eye: Eye) -> f32 {
    match game.stage().outcome() {
        Some(outcome) => outcome.share(seat, G::COOPERATIVE),
        None => game.outlook_to(eye)[seat.index()],
    }
}
