//! Collecting jewels (RULES.md, "Collecting jewels").

use super::abilities;
use crate::cards::Ability;
use crate::jewels::Jewels;
use crate::mine::Spot;
use crate::phase::Walk;
use crate::state::Carried;
use crate::{Event, Open};
use engine::{Seat, Table};

/// FF-COLLECT-01, FF-COLLECT-04, FF-STAMINA-01, FF-RULING-13, FF-RULING-14, FF-RULING-32. Whether the walking dwarf may
/// collect where he stands: in a cavern with jewels, empty-handed or with Stamina. FF-BAT-02, FF-RULING-30: not in an
/// action that he began with a Bat.
#[inline]
pub fn may_collect(open: &Open, seat: Seat, walk: Walk) -> bool {
    let dwarf = open.dwarf(seat, walk.dwarf);
    let Some(spot) = dwarf.spot() else { return false };
    !open.jewels_at(spot).is_empty()
        && !walk.began_with_bat
        && (dwarf.barrow.is_empty() || dwarf.carries == Some(Carried::Stamina))
}

/// FF-COLLECT-02, FF-COLLECT-05, FF-COLLECT-06, FF-RULING-12, FF-RULING-15. All jewels of the cavern go on the barrow,
/// however many; nothing ever comes back to it.
#[inline]
pub fn collect(open: &mut Open, seat: Seat, walk: Walk, table: &mut impl Table<Event>) {
    let cavern = place(open, seat, walk);
    let jewels = std::mem::replace(open.jewels_at_mut(cavern), Jewels::NONE);
    let dwarf = open.dwarf_mut(seat, walk.dwarf);
    let was_loaded = !dwarf.barrow.is_empty();
    dwarf.barrow += jewels;
    table.tell(|| Event::Collected { seat, dwarf: walk.dwarf, cavern, jewels });
    if was_loaded {
        // FF-STAMINA-02, FF-RULING-32. The first cavern does not use the potion up, the second does.
        abilities::spend(open, seat, walk.dwarf, Ability::Stamina, table);
    }
}

/// FF-COLLECT-03. Nobody has to collect.
#[inline]
pub fn leave(open: &Open, seat: Seat, walk: Walk, table: &mut impl Table<Event>) {
    table.tell(|| Event::LeftThere { seat, dwarf: walk.dwarf, cavern: place(open, seat, walk) });
}

fn place(open: &Open, seat: Seat, walk: Walk) -> Spot {
    open.dwarf(seat, walk.dwarf).spot().expect("FF-COLLECT-01: he stands in a cavern")
}
