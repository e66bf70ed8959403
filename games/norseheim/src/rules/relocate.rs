//! Relocating warriors (RULES.md, "Relocate").

use super::{land, turns};
use crate::event::Event;
use crate::ids::{Numbered, REGIONS, Region, Regions};
use crate::phase::{March, Phase, Turn, Warrant};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// With more ways than this, origin and destination are asked one after the other.
const MOST_WAYS: usize = 150;

/// NH-RULING-09. Some warrior can move from one controlled region to another.
pub fn is_possible(realm: &Realm, seat: Seat) -> bool {
    let controlled = realm.controlled(seat);
    let open = realm.with_room(controlled);
    let mut from = controlled.into_iter().filter(|region| realm.land(*region).warriors_of(seat) > 0);
    from.any(|from| !open.without(from).is_empty())
}

/// NH-RELOC-01, NH-RELOC-02, NH-RULING-61. Which regions give and receive is fixed now.
pub fn begin(game: &mut Norseheim, turn: Turn, warrant: Warrant) {
    let mut unmoved = [0; REGIONS];
    let regions = game.controlled(turn.seat);
    for region in regions {
        unmoved[region.index()] = game.land(region).warriors_of(turn.seat);
    }
    game.phase = Phase::Relocate(turn, warrant, March { regions, unmoved, lifted: None, begun: false });
}

/// NH-RULING-33. The regions with a warrior that has not moved yet.
pub fn sources(march: &March) -> Regions {
    march.regions.into_iter().filter(|region| march.unmoved[region.index()] > 0).collect()
}

/// NH-RELOC-03, NH-RULING-61. The regions that can take a warrior now.
pub fn goals(realm: &Realm, march: &March) -> Regions {
    realm.with_room(march.regions)
}

/// Whether there are so many ways that origin and destination are asked apart.
pub fn in_steps(realm: &Realm, march: &March) -> bool {
    let (from, to) = (sources(march), goals(realm, march));
    usize::from(from.len()) * usize::from(to.len()) - usize::from(from.and(to).len()) > MOST_WAYS
}

/// NH-RELOC-01. Whether one warrior may move this way.
pub fn check_move(game: &Norseheim, march: &March, from: Region, to: Region) -> Result<(), Refusal> {
    ensure(march.lifted.is_none(), "NH-RELOC-01", "set the warrior down that you picked up")?;
    check_source(march, from)?;
    check_goal(game, march, from, to)?;
    ensure(!in_steps(game, march), "NH-RELOC-01", "there are many ways: pick a warrior up first")
}

/// NH-RELOC-05, NH-RULING-33. An own warrior that has not moved in this action.
fn check_source(march: &March, from: Region) -> Result<(), Refusal> {
    ensure(march.regions.contains(from), "NH-RELOC-01", "you do not control the region it would leave")?;
    ensure(march.unmoved[from.index()] > 0, "NH-RULING-33", "no warrior is there that has not moved yet")
}

/// NH-CTRL-04, NH-RELOC-03, NH-STACK-01. Another region under the player's control, with room.
fn check_goal(game: &Norseheim, march: &March, from: Region, to: Region) -> Result<(), Refusal> {
    ensure(march.regions.contains(to), "NH-CTRL-04", "your warriors go only to regions you control")?;
    ensure(from != to, "NH-RELOC-01", "a move leads to another region")?;
    ensure(game.room(to) > 0, "NH-STACK-01", "six warriors stand there already")
}

/// NH-RELOC-01. Whether a warrior may be picked up here.
pub fn check_lift(game: &Norseheim, march: &March, from: Region) -> Result<(), Refusal> {
    ensure(march.lifted.is_none(), "NH-RELOC-01", "set the warrior down that you picked up")?;
    check_source(march, from)?;
    ensure(in_steps(game, march), "NH-RELOC-01", "name origin and destination together")
}

/// NH-RELOC-01. Whether the warrior may be set down here.
pub fn check_drop(game: &Norseheim, march: &March, to: Region) -> Result<(), Refusal> {
    match march.lifted {
        Some(from) => check_goal(game, march, from, to),
        None => Err(Refusal::new("NH-RELOC-01", "no warrior was picked up")),
    }
}

/// NH-RULING-09. A Relocate action moves at least one warrior.
pub fn check_done(march: &March) -> Result<(), Refusal> {
    ensure(march.lifted.is_none(), "NH-RELOC-01", "set the warrior down that you picked up")?;
    ensure(march.begun, "NH-RULING-09", "at least one warrior has to move")
}

/// A warrior is picked up.
pub fn lift(game: &mut Norseheim, turn: Turn, warrant: Warrant, march: March, from: Region) {
    game.phase = Phase::Relocate(turn, warrant, March { lifted: Some(from), ..march });
}

/// NH-RELOC-01, NH-RELOC-02, NH-RELOC-04. One warrior moves; in a region that votes for the player he is a guest.
pub fn step(
    game: &mut Norseheim,
    turn: Turn,
    warrant: Warrant,
    mut march: March,
    from: Region,
    to: Region,
    table: &mut impl Table<Event>,
) {
    let seat = turn.seat;
    *land::own_warriors(game, seat, from) -= 1;
    *land::own_warriors(game, seat, to) += 1;
    march.unmoved[from.index()] -= 1;
    march.lifted = None;
    march.begun = true;
    table.tell(|| Event::Moved { seat, from, to });
    game.phase = Phase::Relocate(turn, warrant, march);
}

/// NH-RULING-26, NH-RULING-61. Regions that were left empty are vacant now.
pub fn finish(game: &mut Norseheim, turn: Turn, warrant: Warrant, table: &mut impl Table<Event>) {
    land::fill_vacancies(game, table);
    turns::warranted_done(game, turn, warrant, table);
}
