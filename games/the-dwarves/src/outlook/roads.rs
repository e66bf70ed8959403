//! How far it is: the cheapest way of a dwarf to every space, in half steps.

use crate::TheDwarves;
use crate::board::MAX_SPACES;
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

/// The cheapest way of one dwarf to every space, in half steps.
pub(crate) type Ways = [u8; MAX_SPACES];

/// The ways of a dwarf from where he stands, over land and through the tunnels.
pub(crate) fn ways(game: &TheDwarves, seat: Seat) -> Ways {
    let content = game.content.content();
    let toll = if rolls::ability(game, seat) == Ability::IgnorePerishedPenalty { 0 } else { TOLL };
    let tunnel = if game.has_gear(seat, |gear| gear == Gear::FreeTunnel).is_some() { 0 } else { STEP };
    let mut open = 0u128;
    for entrance in game.open_entrances() {
        open |= 1 << entrance.0;
    }
    let mut ways = [FAR; MAX_SPACES];
    // Spaces that can be reached at a cost, by the cost modulo 16: no single way costs more than 11.
    let mut fronts = [0u128; 16];
    let start = game.dwarf(seat).space;
    ways[start.index()] = 0;
    fronts[0] = 1 << start.0;
    let mut is_first_entrance = true;
    let (mut cost, mut empty) = (0u8, 0);
    while empty < 16 && cost < FAR - 16 {
        let slot = usize::from(cost % 16);
        if fronts[slot] == 0 {
            empty += 1;
            cost += 1;
            continue;
        }
        empty = 0;
        let bit = fronts[slot].trailing_zeros();
        fronts[slot] &= fronts[slot] - 1;
        let space = crate::board::Space(bit as u8);
        if ways[space.index()] != cost {
            continue;
        }
        let mut relax = |to: crate::board::Space, more: u8| {
            let total = cost + more;
            if total < ways[to.index()] {
                ways[to.index()] = total;
                fronts[usize::from(total % 16)] |= 1 << to.0;
            }
        };
        for to in content.around(space) {
            let land = game.land(to);
            let stop = if land.troops.is_empty() { 0 } else { STOP };
            relax(to, STEP + stop + if land.tile.is_some() { toll } else { 0 });
        }
        // From the first entrance that is reached all others are one tunnel step away.
        if is_first_entrance && open >> bit & 1 == 1 {
            is_first_entrance = false;
            for to in game.open_entrances() {
                relax(to, tunnel);
            }
        }
    }
    ways
}
