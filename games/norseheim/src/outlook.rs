//! What a bot makes of a position: everything a seat has, in power points, and what it is about to get.

mod giants;
mod plans;
mod worth;

use crate::phase::{Phase, Resume};
use crate::state::{Norseheim, Realm};
use engine::PerSeat;

/// How good each seat's position is, from 0 to 1: its worth against the others', squeezed.
pub fn outlook(game: &Norseheim) -> PerSeat<f32> {
    let mut out = [0.0; 5];
    if let Phase::Over(ending) = game.phase {
        let winners = ending.winners();
        winners.iter().for_each(|seat| out[seat.index()] = 1.0 / winners.len() as f32);
        return out;
    }
    let time = Time::of(game);
    for seat in game.seats() {
        out[seat.index()] = worth::worth(game, seat, time) + plans::plans(game, seat, time);
    }
    let seats = usize::from(game.seats);
    let best = out[..seats].iter().copied().fold(f32::MIN, f32::max);
    let sharpness = game.content.weights.sharpness;
    out[..seats].iter_mut().for_each(|worth| *worth = ((*worth - best) * sharpness).exp());
    let sum: f32 = out[..seats].iter().sum();
    out[..seats].iter_mut().for_each(|worth| *worth /= sum);
    out
}

/// How much of the match is left.
#[derive(Clone, Copy, Debug)]
struct Time {
    /// Rounds after this one.
    rest: f32,
    /// Whether the Action phase of this round is under way or to come.
    is_acting: bool,
    /// Whether the Council of this round has still to meet.
    before_council: bool,
    /// What a power point that lasts is worth.
    power: f32,
}

impl Time {
    fn of(realm: &Realm) -> Time {
        let rounds = realm.content.numbers.limits.rounds();
        let rest = f32::from(rounds.saturating_sub(realm.round.max(1)));
        let (is_acting, before_council, before_income) = match &realm.phase {
            Phase::Recall(_) | Phase::Withdraw(_, Resume::Council) => (false, true, true),
            Phase::Reward(_) | Phase::Advance(_) => (false, false, true),
            Phase::GiantsCard(_) | Phase::Withdraw(_, Resume::Giants { .. }) | Phase::Over(_) => (false, false, false),
            _ => (true, true, true),
        };
        let incomes = if before_income { rest } else { (rest - 1.0).max(0.0) };
        let weights = &realm.content.weights;
        Time { rest, is_acting, before_council, power: weights.power + weights.income * incomes }
    }
}
