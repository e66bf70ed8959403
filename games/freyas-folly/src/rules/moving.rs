//! Moving dwarfs (RULES.md, "Move a dwarf").

use super::{abilities, collecting, turn};
use crate::cards::Ability;
use crate::event::Passed;
use crate::mine::Spot;
use crate::phase::{Phase, Turn, Walk};
use crate::state::{Carried, Dwarf, DwarfNo, Whereabouts};
use crate::{Event, FreyasFolly, Open};
use engine::{Refusal, Seat, Table, ensure};

/// FF-MOVE-01. One of the player's own dwarfs who is in the mine, and a way for him.
pub fn check_move(open: &Open, seat: Seat, dwarf: DwarfNo, to: Spot) -> Result<(), Refusal> {
    let found = open.player(seat).dwarfs.get(dwarf.index());
    let at = found.map_or(Whereabouts::Gone, |dwarf| dwarf.at);
    ensure(at != Whereabouts::Gone, "FF-MOVE-01", "you have no such dwarf in the game")?;
    let (Some(spot), Some(dwarf)) = (found.and_then(Dwarf::spot), found) else {
        return Err(Refusal::new("FF-MOVE-02", "that dwarf is outside: let him enter"));
    };
    check_route(open, seat, spot, to, dwarf.carries)
}

/// FF-MOVE-02, FF-MOVE-11, FF-RULING-09. A dwarf who is outside, new or back from the mine, and a way in for him.
pub fn check_entry(open: &Open, seat: Seat, to: Spot, with: Option<Ability>) -> Result<(), Refusal> {
    ensure(open.player(seat).has_outside(), "FF-MOVE-02", "none of your dwarfs is outside")?;
    check_route(open, seat, Spot::OUTSIDE, to, with.and_then(Carried::given))
}

/// FF-MOVE-04, FF-ABILITY-07, FF-RULING-08, FF-RULING-16, FF-RULING-18. An ability in hand, other than the Thief, for a
/// dwarf who finds a way in with it. No card serves two dwarfs, and nobody inside the mine is given one.
pub fn check_gift(open: &Open, seat: Seat, ability: Ability) -> Result<(), Refusal> {
    let player = open.player(seat);
    let Some(given) = Carried::given(ability) else {
        return Err(Refusal::new("FF-ABILITY-07", "a Thief is never given to a dwarf"));
    };
    ensure(player.bearer(ability).is_none(), "FF-RULING-18", "its marker is on a dwarf already")?;
    ensure(player.hand.contains(ability), "FF-ABILITY-07", "you do not hold this ability")?;
    ensure(player.has_outside(), "FF-RULING-16", "only a dwarf on his way in is given an ability: none is outside")?;
    let ways = open.reach(open.crowd(seat), Spot::OUTSIDE, Some(given));
    ensure(!ways.is_empty(), "FF-RULING-08", "even with it there is no way in")
}

/// FF-MOVE-05, FF-MOVE-06, FF-MOVE-09, FF-RULING-01 to FF-RULING-07. Why a dwarf may not walk from here to there.
fn check_route(open: &Open, seat: Seat, from: Spot, to: Spot, carries: Option<Carried>) -> Result<(), Refusal> {
    let mine = &open.contents.mine;
    let crowd = open.crowd(seat);
    if open.reach(crowd, from, carries).contains(to) {
        return Ok(());
    }
    ensure(mine.has(to), "FF-MOVE-05", "there is no such place")?;
    ensure(to != from, "FF-RULING-04", "he is there already, and nobody turns back within a move")?;
    if crowd.standing.contains(to) {
        ensure(!mine.is_cavern(to), "FF-MOVE-09", "another dwarf stands in that cavern")?;
        return Err(Refusal::new("FF-MOVE-05", "somebody stands there already"));
    }
    let way = mine.between(from, to);
    let vacant = way.iter().any(|spot| !crowd.standing.contains(*spot));
    ensure(!vacant, "FF-RULING-02", "he stops at the first vacant place on his way")?;
    let blocked = way.iter().any(|spot| crowd.unpassable.contains(*spot));
    ensure(!blocked, "FF-STRENGTH-02", "a strong dwarf on the way lets nobody pass")?;
    let stealthy = carries == Some(Carried::Stealth);
    ensure(!stealthy, "FF-STEALTH-01", "that would pass more than four dwarfs")?;
    Err(Refusal::new("FF-MOVE-06", "that would pass more than two dwarfs"))
}

/// FF-RULING-10 (b), FF-COLLECT-01. A dwarf sets out; from a cavern he may take its jewels along.
#[inline]
pub fn set_out(game: &mut FreyasFolly, turn: Turn, dwarf: DwarfNo, to: Spot, table: &mut impl Table<Event>) {
    let began_with_bat = game.open.dwarf(turn.seat, dwarf).carries == Some(Carried::Bat);
    let walk = Walk { dwarf, moves: 0, began_with_bat };
    if collecting::may_collect(&game.open, turn.seat, walk) {
        game.open.phase = Phase::Leaving(turn, walk, to);
    } else {
        step(game, turn, walk, to, table);
    }
}

/// FF-MOVE-03, FF-MOVE-04, FF-ABILITY-07, FF-ABILITY-08, FF-RULING-66. The lowest-numbered dwarf outside enters, empty,
/// with one ability at most, which he carries before his first step.
#[inline]
pub fn enter(game: &mut FreyasFolly, turn: Turn, to: Spot, with: Option<Ability>, table: &mut impl Table<Event>) {
    let player = game.open.player_mut(turn.seat);
    let dwarf = player.first_outside().expect("FF-MOVE-02: a dwarf is outside");
    if let Some(ability) = with {
        player.hand.remove(ability);
        player.dwarfs[dwarf.index()].carries = Carried::given(ability);
    }
    let walk = Walk { dwarf, moves: 0, began_with_bat: with == Some(Ability::Bat) };
    step(game, turn, walk, to, table);
}

/// FF-RULING-10 (c) to (e). The dwarf walks; outside he unloads, in a cavern he may release his Bat or collect.
#[inline]
pub fn step(game: &mut FreyasFolly, turn: Turn, mut walk: Walk, to: Spot, table: &mut impl Table<Event>) {
    let (seat, open) = (turn.seat, &mut game.open);
    tell_walk(open, seat, walk.dwarf, to, table);
    if to == Spot::OUTSIDE {
        leave_mine(open, seat, walk.dwarf, table);
        return turn::next(game, turn, table);
    }
    let dwarf = open.dwarf_mut(seat, walk.dwarf);
    dwarf.at = Whereabouts::Mine(to);
    walk.moves += 1;
    let has_bat = dwarf.carries == Some(Carried::Bat);
    if has_bat && !open.jewels_at(to).is_empty() {
        open.phase = Phase::Releasing(turn, walk, 0);
    } else if collecting::may_collect(open, seat, walk) {
        open.phase = Phase::Arriving(turn, walk);
    } else {
        go_on(game, turn, walk, table);
    }
}

fn tell_walk(open: &Open, seat: Seat, number: DwarfNo, to: Spot, table: &mut impl Table<Event>) {
    let dwarf = open.dwarf(seat, number);
    let passed = |from| -> Passed {
        open.contents.mine.between(from, to).into_iter().filter_map(|spot| open.who_stands(spot)).take(4).collect()
    };
    table.tell(|| {
        if let Some(from) = dwarf.spot() {
            return Event::Walked { seat, dwarf: number, from, to, passed: passed(from) };
        }
        let with = dwarf.carries.map(Carried::ability);
        Event::Entered { seat, dwarf: number, to, with, passed: passed(Spot::OUTSIDE) }
    });
}

/// FF-MOVE-10, FF-TURN-05, FF-ABILITY-11, FF-SPEED-03, FF-STEALTH-02, FF-RULING-26, FF-RULING-34. Outside, the barrow is
/// emptied at home, to be used from the next action on, and the ability is gone, used or not.
fn leave_mine(open: &mut Open, seat: Seat, number: DwarfNo, table: &mut impl Table<Event>) {
    let player = open.player_mut(seat);
    let Dwarf { carries, barrow, .. } =
        std::mem::replace(&mut player.dwarfs[number.index()], Dwarf { at: Whereabouts::Outside, ..Dwarf::default() });
    player.home += barrow;
    if !barrow.is_empty() {
        table.tell(|| Event::Unloaded { seat, dwarf: number, jewels: barrow });
    }
    if let Some(ability) = carries.map(Carried::ability) {
        open.spent[ability.index()] += 1;
        table.tell(|| Event::AbilityLost { seat, dwarf: number, ability });
    }
}

/// FF-RULING-10 (f), FF-SPEED-01, FF-SPEED-02, FF-RULING-20. With Speed he may move once more; it works by itself.
#[inline]
pub fn go_on(game: &mut FreyasFolly, turn: Turn, walk: Walk, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let carries = open.dwarf(turn.seat, walk.dwarf).carries;
    if carries == Some(Carried::Speed) && walk.moves < open.contents.powers.speed_moves {
        open.phase = Phase::Hurrying(turn, walk);
    } else {
        abilities::offer_strength(game, turn, walk, table);
    }
}

/// FF-RULING-25, FF-ABILITY-10, FF-FAQ-05. Nobody has to make the second move.
#[inline]
pub fn stop(game: &mut FreyasFolly, turn: Turn, walk: Walk, table: &mut impl Table<Event>) {
    table.tell(|| Event::Stopped { seat: turn.seat, dwarf: walk.dwarf });
    turn::next(game, turn, table);
}
