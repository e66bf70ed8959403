//! The cards a player may complete with the jewels there are, and what that is worth.

use crate::Open;
use crate::jewels::{Colour, Jewel, Jewels, Size};
use arrayvec::ArrayVec;
use engine::Seat;

const SMALL_AMBER: Jewel = Jewel::new(Colour::Amber, Size::Small);
const LARGE_AMBER: Jewel = Jewel::new(Colour::Amber, Size::Large);

/// How many cards ahead a player plans.
const CARDS: usize = 3;

/// What a player's jewels and cards promise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The points it promises, with the penalties of held cards taken off.
    pub worth: f32,
    /// The jewels that the planned cards still ask for.
    pub wanted: Jewels,
}

/// One card that could be completed.
#[derive(Clone, Copy)]
struct Candidate {
    needs: Jewels,
    /// The points that completing it adds to those of its jewels, and what they count for if nothing is missing.
    gain: f32,
    most: f32,
    /// The actions it takes besides getting the jewels.
    actions: f32,
    /// Whether it takes a dwarf to market.
    takes_dwarf: bool,
}

/// How much of what takes time still counts, with so many actions to come.
pub(super) fn time(open: &Open, clock: f32) -> f32 {
    (clock / open.contents.weights.horizon).min(1.0)
}

/// What jewels may be worth to a player, at home or on the way there: their points now, and what can be made of them.
fn worth(open: &Open, jewels: Jewels, clock: f32) -> f32 {
    let (weights, time) = (&open.contents.weights, time(open, clock));
    let amber = (jewels.count(SMALL_AMBER) + 2 * jewels.count(LARGE_AMBER)) as f32;
    let other = jewels.weight() as f32 - amber;
    let amber_unit = if open.necklace_is_whole() { 1.0 } else { 1.0 + (weights.amber - 1.0) * time };
    other * (1.0 + (weights.jewel - 1.0) * time) + amber * amber_unit
}

/// The worth of a load, with more for what the planned cards ask for.
pub(super) fn load_worth(open: &Open, jewels: Jewels, wanted: Jewels, clock: f32) -> f32 {
    if jewels.is_empty() {
        return 0.0;
    }
    let asked = (wanted - jewels.missing(wanted)).weight() as f32;
    worth(open, jewels, clock) + asked * open.contents.weights.wanted * time(open, clock)
}

/// What a token may be worth in the end.
pub(super) fn token_worth(open: &Open) -> f32 {
    let (scoring, made) = (&open.contents.scoring, usize::from(open.links_made()));
    let more = f32::from(scoring.token_if_brisingamen_finished) - f32::from(scoring.token_otherwise);
    f32::from(scoring.token_otherwise) + more * open.contents.weights.whole_necklace[made.min(4)]
}

/// What a player could complete, whatever jewels are at hand.
pub(super) struct Orders<'a> {
    open: &'a Open,
    candidates: ArrayVec<Candidate, 80>,
    /// What held cards and dwarfs that must still go cost.
    owed: f32,
    dwarfs: u8,
    /// The weight that may still be fetched.
    coming: f32,
    clock: f32,
}

impl<'a> Orders<'a> {
    /// The cards a player may complete, with so many actions to come and so far from the open air.
    pub(super) fn of(open: &'a Open, seat: Seat, clock: f32, exit: f32) -> Orders<'a> {
        let (player, weights) = (open.player(seat), &open.contents.weights);
        let dwarfs = player.dwarfs_left();
        let mut owed = f32::from(dwarfs) * weights.quota;
        let mut candidates: ArrayVec<Candidate, 80> = ArrayVec::new();
        let mut offer = |needs, gain: f32, (actions, fading): (f32, f32), takes_dwarf: bool| {
            if gain > 0.0 && (dwarfs > 0 || !takes_dwarf) {
                candidates.push(Candidate { needs, gain, most: gain * fading, actions, takes_dwarf });
            }
        };
        let after = |actions: f32| (actions, (-actions / weights.patience).exp());
        let (soon, later) = (after(1.0 + exit), after(2.0 + exit));
        for card in player.held.iter() {
            let card = open.contents.setting(card);
            let penalty = f32::from(card.penalty) * weights.idle_penalty;
            owed += penalty;
            let gain = f32::from(card.points) + penalty + weights.quota - worth(open, card.needs, clock);
            offer(card.needs, gain * weights.held_card, soon, true);
        }
        for card in open.workshop.iter() {
            let card = open.contents.setting(card);
            let gain = f32::from(card.points) + weights.quota - worth(open, card.needs, clock);
            offer(card.needs, gain * weights.open_card, later, true);
        }
        if !open.necklace_is_whole() {
            for card in open.display.iter() {
                let card = open.contents.link(card);
                let gain = f32::from(card.tokens) * token_worth(open) - worth(open, card.needs, clock);
                offer(card.needs, gain * weights.held_card, soon, false);
            }
        }
        let in_mine: u32 = open.caverns.iter().map(|jewels| jewels.weight()).sum();
        let coming = (in_mine + player.barrows().weight()) as f32;
        Orders { open, candidates, owed, dwarfs, coming, clock }
    }

    /// The best cards for these jewels, one after the other, and what is left over.
    pub(super) fn plan(&self, mut pool: Jewels, stock: Jewels) -> Plan {
        let mut sum = worth(self.open, pool, self.clock) - self.owed;
        let mut dwarfs = self.dwarfs;
        let mut wanted = Jewels::NONE;
        // What each card promises at most: with fewer jewels none promises more than before.
        let mut most = [0.0; 80];
        for (most, candidate) in most.iter_mut().zip(&self.candidates) {
            *most = candidate.most;
        }
        for _ in 0..CARDS {
            let mut best: Option<(f32, usize)> = None;
            for (index, candidate) in self.candidates.iter().enumerate() {
                let bar = best.map_or(0.0, |(value, _)| value);
                if most[index] <= bar || candidate.takes_dwarf && dwarfs == 0 {
                    continue;
                }
                most[index] = self.value(candidate, pool, stock);
                if most[index] > bar {
                    best = Some((most[index], index));
                }
            }
            let Some((value, index)) = best else { break };
            most[index] = 0.0;
            let candidate = &self.candidates[index];
            sum += value;
            dwarfs -= u8::from(candidate.takes_dwarf);
            let missing = pool.missing(candidate.needs);
            wanted += missing.without_types(wanted.types());
            let used = candidate.needs - missing;
            pool = without_weight(pool - used, missing.weight());
        }
        Plan { worth: sum, wanted }
    }

    /// What a card promises: its points beyond what its jewels are worth anyway, the less the longer it takes.
    fn value(&self, candidate: &Candidate, pool: Jewels, stock: Jewels) -> f32 {
        let weights = &self.open.contents.weights;
        let missing = pool.missing(candidate.needs);
        let mut actions = candidate.actions;
        if !missing.is_empty() {
            let spare = pool.weight() + missing.weight() - candidate.needs.weight();
            let unobtainable = stock.missing(missing).len();
            actions += (missing.len() - unobtainable) as f32 * weights.missing;
            actions += unobtainable as f32 * weights.unobtainable;
            let short = missing.weight().saturating_sub(spare) as f32;
            if short > self.coming {
                // No dwarf will ever fetch that much.
                return 0.0;
            }
            actions += short * weights.mined_weight;
        }
        let in_time = ((self.clock - actions + 3.0) / 5.0).clamp(0.0, 1.0);
        if in_time == 0.0 {
            return 0.0;
        }
        candidate.gain * (-actions / weights.patience).exp() * in_time
    }
}

/// The bag less jewels of so much weight, small ones first.
fn without_weight(mut bag: Jewels, mut weight: u32) -> Jewels {
    for jewel in Jewel::all() {
        let each = if jewel.is_large() { 2 } else { 1 };
        let count = u32::from(bag.count(jewel)).min(weight.div_ceil(each));
        bag -= Jewels::of(jewel, count as u8);
        weight = weight.saturating_sub(count * each);
        if weight == 0 {
            break;
        }
    }
    bag
}
