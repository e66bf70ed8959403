//! Better weights for a game's outlook, by letting them play each other.
//!
//! The method is simultaneous perturbation (SPSA): every step shakes all weights at once, a little up or down each, and
//! lets the shaken set play its mirror image. All weights then move towards the better of the two, as far as the result
//! was clear. A step costs the same for five weights as for fifty, and needs no gradient and no exact value, only a noisy
//! comparison: which is what a series of matches is.

mod sheet;

pub use sheet::{BadSheet, Sheet};

use crate::twins::Twins;
use bots::Bot;
use engine::{BadOptions, Edition, Game, Match, Rng, Seat, Seed, Stage};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// How far the weights are shaken at first, as a part of themselves.
const SHAKE: f64 = 0.2;

/// What is played to tell two sets of weights apart.
pub struct Tuning<G: Game> {
    /// What is agreed on.
    pub options: G::Options,
    /// How many sit at a table: the first number in the first step, the next in the next, and again from the first.
    pub seats: Vec<usize>,
    /// Who plays with the weights.
    pub bot: Bot,
    /// How many deals make a step; each is played twice, with the weights exchanged.
    pub deals: u64,
    /// How far a step that is clear beyond doubt moves the weights at first, as a part of themselves.
    pub stride: f64,
    /// Where the luck comes from.
    pub seed: Seed,
}

/// How far the tuning has come: what it needs to go on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// How many steps were made.
    pub steps: u32,
    /// What each weight is multiplied by, as a logarithm.
    pub factors: Vec<f64>,
}

impl<G: Game> Tuning<G> {
    /// Says what is wrong with the options before a match finds out.
    pub fn check(&self) -> Result<(), BadOptions> {
        self.seats.iter().try_for_each(|seats| {
            Match::<G>::begin(self.options.clone(), *seats, Edition::standard(), self.seed).map(drop)
        })
    }

    /// Shakes the weights, plays, and moves them; gives how clear it was, from -1 to 1. `read` makes a set of content
    /// with these factors.
    pub fn step<E>(
        &self,
        progress: &mut Progress,
        read: impl Fn(&[f64]) -> Result<Edition<G::Content>, E>,
    ) -> Result<f64, E> {
        let number = f64::from(progress.steps);
        let shake = SHAKE / (number + 1.0).powf(0.101);
        let stride = self.stride / (number / 20.0 + 1.0).powf(0.602);
        let mut dice = self.seed.nth(u64::from(progress.steps)).quick();
        let signs: Vec<f64> =
            progress.factors.iter().map(|_| if dice.next_u32() & 1 == 0 { 1.0 } else { -1.0 }).collect();
        let shaken = |by: f64| -> Vec<f64> {
            progress.factors.iter().zip(&signs).map(|(factor, sign)| factor + by * sign).collect()
        };
        let (up, down) = (read(&shaken(shake))?, read(&shaken(-shake))?);
        let seats = self.seats[progress.steps as usize % self.seats.len()];
        let lead = self.compare([up, down], seats, self.seed.nth(1 << 32 | u64::from(progress.steps)));
        for (factor, sign) in progress.factors.iter_mut().zip(&signs) {
            *factor += stride * lead * sign;
        }
        progress.steps += 1;
        Ok(lead)
    }

    /// How much better the first set of weights does than the second, over all numbers of seats: the difference of their
    /// shares, from -1 to 1.
    pub fn trial(&self, sets: [Edition<G::Content>; 2], seed: Seed) -> f64 {
        let leads = self.seats.iter().map(|seats| self.compare(sets, *seats, seed));
        leads.sum::<f64>() / self.seats.len() as f64
    }

    fn compare(&self, sets: [Edition<G::Content>; 2], seats: usize, seed: Seed) -> f64 {
        let leads: Vec<f64> = (0..self.deals * 2)
            .into_par_iter()
            .map(|number| self.lead(sets, seats, number % 2, seed.nth(number / 2)))
            .collect();
        leads.iter().sum::<f64>() / leads.len().max(1) as f64
    }

    /// One match. Rivals sit in turn, the first set on the even seats or on the odd ones; a team has one set.
    fn lead(&self, sets: [Edition<G::Content>; 2], seats: usize, turned: u64, seed: Seed) -> f64 {
        let set_of = |seat: usize| if G::COOPERATIVE { turned as usize } else { (seat + turned as usize) % 2 };
        let shares = self.play(sets, seats, set_of, seed);
        if G::COOPERATIVE {
            return if turned == 0 { 2.0 * shares[0] } else { -2.0 * shares[0] };
        }
        let mean = |set: usize| {
            let own: Vec<f64> = (0..seats).filter(|seat| set_of(*seat) == set).map(|seat| shares[seat]).collect();
            own.iter().sum::<f64>() / own.len() as f64
        };
        // At a table of three a single seat meets two: what counts is how far each seat is from its fair share.
        (mean(0) - mean(1)) * seats as f64 / 2.0
    }

    /// Plays a match in which each seat thinks with its own weights: on two tables in step, with the same luck.
    fn play(
        &self,
        sets: [Edition<G::Content>; 2],
        seats: usize,
        set_of: impl Fn(usize) -> usize,
        seed: Seed,
    ) -> Vec<f64> {
        let mut twins = Twins::<G>::begin(&self.options, seats, &sets, seed.nth(0));
        let mut dice = seed.nth(1).quick();
        let mut legal = Vec::new();
        for _ in 0..G::longest(&self.options, seats) {
            let Some(seat) = twins.on(0).stage().asked().first() else { break };
            let action = self.bot.choose_in(twins.on(set_of(seat.index())), seat, &mut legal, &mut dice);
            twins.play(seat, action);
        }
        let share = |seat: Seat| match twins.on(0).stage() {
            Stage::Over(outcome) => f64::from(outcome.share(seat, G::COOPERATIVE)),
            Stage::Decide(_) => 0.0,
        };
        Seat::all(seats).map(share).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Files, Printed};
    use mylla::Mylla;

    fn tuning(deals: u64) -> Tuning<Mylla> {
        Tuning {
            options: mylla::Options::default(),
            seats: vec![2],
            bot: Bot::Karl,
            deals,
            stride: 0.15,
            seed: Seed::from_number(9),
        }
    }

    fn sheet() -> Sheet {
        let (_, text) = <Mylla as Game>::Content::FILES.iter().find(|(name, _)| *name == "outlook.toml").unwrap();
        Sheet::read(text).unwrap()
    }

    fn edition(text: String) -> Edition<<Mylla as Game>::Content> {
        Edition::read(&Files::embedded::<<Mylla as Game>::Content>().with("outlook.toml", text)).unwrap()
    }

    #[test]
    fn spoilt_weights_lose_and_equal_ones_draw() {
        let sheet = sheet();
        let good = edition(sheet.with(&vec![0.0; sheet.len()]));
        // A man is worth nothing here, and room everything.
        let spoilt: Vec<f64> = sheet.names().iter().map(|name| if *name == "room" { 4.0 } else { -4.0 }).collect();
        let spoilt = edition(sheet.with(&spoilt));
        assert!(tuning(20).trial([good, spoilt], Seed::from_number(1)) > 0.3);
        assert_eq!(tuning(10).trial([good, good], Seed::from_number(1)), 0.0);
    }

    #[test]
    fn the_stride_says_how_far_a_step_goes() {
        let sheet = sheet();
        let step = |stride| {
            let mut progress = Progress { steps: 0, factors: vec![0.0; sheet.len()] };
            let tuning = Tuning { stride, ..tuning(10) };
            let lead = tuning.step(&mut progress, |factors| Ok::<_, ()>(edition(sheet.with(factors)))).unwrap();
            (lead, progress.factors)
        };
        let ((lead, near), (_, far)) = (step(0.1), step(0.3));
        assert!(lead != 0.0, "ten deals tell weights apart that differ by two fifths");
        assert!(near.iter().all(|factor| (factor.abs() - 0.1 * lead.abs()).abs() < 1e-9));
        assert!(near.iter().zip(&far).all(|(near, far)| (far - 3.0 * near).abs() < 1e-9));
    }

    #[test]
    fn numbers_of_seats_that_a_game_has_not_are_refused() {
        assert!(Tuning { seats: vec![2, 2], ..tuning(1) }.check().is_ok());
        assert!(Tuning { seats: vec![2, 3], ..tuning(1) }.check().is_err());
    }

    #[test]
    fn tuning_goes_on_where_it_was_left() {
        let sheet = sheet();
        let read = |factors: &[f64]| Ok::<_, ()>(edition(sheet.with(factors)));
        let start = || Progress { steps: 0, factors: vec![0.0; sheet.len()] };
        let (mut whole, mut half) = (start(), start());
        for _ in 0..2 {
            tuning(4).step(&mut whole, read).unwrap();
        }
        tuning(4).step(&mut half, read).unwrap();
        let mut again: Progress = serde_json::from_str(&serde_json::to_string(&half).unwrap()).unwrap();
        tuning(4).step(&mut again, read).unwrap();
        assert_eq!(whole, again);
    }
}
