//! The table of a real match: luck from the match's seed, every draw and event kept.

use super::Table;
use crate::Seed;
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// How many rolls and events one action may make before it counts as a runaway loop.
pub const BUDGET: usize = 100_000;

/// A table that remembers what it rolled and what it heard during one step of a match.
pub struct Live<E> {
    seed: Seed,
    step: u64,
    dice: Option<ChaCha8Rng>,
    spent: usize,
    /// What was drawn in this step, in order: the only luck there was.
    pub draws: Vec<u32>,
    /// What happened in this step, in order.
    pub events: Vec<E>,
}

impl<E> Live<E> {
    /// The table for one step: 0 sets the game up, n is the n-th action.
    pub fn at(seed: Seed, step: u64) -> Live<E> {
        Live { seed, step, dice: None, spent: 0, draws: Vec::new(), events: Vec::new() }
    }

    fn spend(&mut self) {
        self.spent += 1;
        assert!(self.spent <= BUDGET, "one action made more than {BUDGET} rolls and events: a runaway loop");
    }
}

impl<E> Table<E> for Live<E> {
    fn below(&mut self, sides: u32) -> u32 {
        self.spend();
        let dice = self.dice.get_or_insert_with(|| self.seed.dice(self.step));
        let drawn = fair_below(dice, sides);
        self.draws.push(drawn);
        drawn
    }

    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.spend();
        self.events.push(event());
    }
}

/// A number below `sides`, exactly fair. Part of the record format: whoever checks dice must draw the same way.
///
/// The high half of `word * sides` is the number; words whose low half falls short of `2^32 mod sides` are drawn again.
fn fair_below(dice: &mut impl Rng, sides: u32) -> u32 {
    let short = sides.wrapping_neg() % sides;
    loop {
        let product = u64::from(dice.next_u32()) * u64::from(sides);
        if product as u32 >= short {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_step_can_be_drawn_again_without_the_ones_before() {
        let draw = |step| {
            let mut table = Live::<()>::at(Seed::from_number(7), step);
            [table.below(6), table.below(6), table.below(1000)]
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }

    #[test]
    fn the_dice_are_fair() {
        let mut table = Live::<()>::at(Seed::from_number(1), 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[table.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    #[should_panic(expected = "runaway loop")]
    fn a_runaway_loop_is_stopped() {
        let mut table = Live::<()>::at(Seed::from_number(1), 0);
        loop {
            table.tell(|| ());
        }
    }
}
