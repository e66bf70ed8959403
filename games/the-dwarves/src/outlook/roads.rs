//! How far it is: the cheapest way of a dwarf to every space, in half steps.

use crate::TheDwarves;
use crate::board::{MAX_SPACES, SpaceSet};
use crate::content::{Ability, Gear};
use crate::rules::rolls;
use engine::Seat;

/// A step costs two half steps.
const STEP: u8 = 2;
/// Troops on a space stop a walk: what is left of it is lost.
const STOP: u8 = 1;
/// Entering Perished Land costs as much as some steps around it.
const TOLL: u8 = 8;
/// Longer than any way.
pub(crate) const FAR: u8 = 200;

/// One more than the dearest single way costs.
const FRONTS: usize = (STEP + TOLL + STOP) as usize + 1;

/// The cheapest way of one dwarf to every space, in half steps.
pub(crate) type Ways = [u8; MAX_SPACES];

/// What the land is like to walk on: for each toll of entering it, the spaces that ask for it.
pub(crate) struct Terrain {
    /// Free land, land with troops, Perished Land, Perished Land with troops.
    kinds: [u128; 4],
    entrances: u128,
}

impl Terrain {
    /// Looks at every space once.
    pub(crate) fn of(game: &TheDwarves) -> Terrain {
        let mut kinds = [0u128; 4];
        for (index, land) in game.land.iter().enumerate() {
            kinds[2 * usize::from(land.tile.is_some()) + usize::from(!land.troops.is_empty())] |= 1 << index;
        }
        Terrain { kinds, entrances: game.open_entrances().collect::<SpaceSet>().0 }
    }

    /// The ways of a dwarf from where he stands, over land and through the tunnels.
    pub(crate) fn ways(&self, game: &TheDwarves, seat: Seat) -> Ways {
        let content = game.content.content();
        let toll = if rolls::ability(game, seat) == Ability::IgnorePerishedPenalty { 0 } else { TOLL };
        let tunnel = if game.has_gear(seat, |gear| gear == Gear::FreeTunnel).is_some() { 0 } else { STEP };
        let costs = [STEP, STEP + STOP, STEP + toll, STEP + toll + STOP];
        let mut ways = [FAR; MAX_SPACES];
        // Spaces that can be reached at a cost, by the cost modulo 12: no single way costs more than 11.
        let mut fronts = [0u128; FRONTS];
        fronts[0] = 1 << game.dwarf(seat).space.0;
        let (mut reached, mut tunnelled) = (0u128, false);
        let (mut cost, mut empty) = (0u8, 0);
        while empty < FRONTS {
            let slot = usize::from(cost) % FRONTS;
            let front = std::mem::take(&mut fronts[slot]) & !reached;
            if front == 0 {
                empty += 1;
                cost += 1;
                continue;
            }
            empty = 0;
            reached |= front;
            let mut next = 0u128;
            for space in SpaceSet(front).iter() {
                ways[space.index()] = cost;
                next |= content.near(space).0;
            }
            next &= !reached;
            for (kind, more) in self.kinds.iter().zip(costs) {
                fronts[usize::from(cost + more) % FRONTS] |= next & kind;
            }
            // From the first entrance that is reached all others are one tunnel step away.
            if !tunnelled && front & self.entrances != 0 {
                tunnelled = true;
                fronts[usize::from(cost + tunnel) % FRONTS] |= self.entrances & !reached;
            }
        }
        ways
    }
}
