//! Announcing an attack (RULES.md, "Attack").

use super::{battle, land};
use crate::content::Effect;
use crate::event::Event;
use crate::ids::{GodCard, Numbered, Region, Regions};
use crate::phase::{Attack, Turn};
use crate::state::{Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-ATTACK-04, NH-RULING-16. Where an attack may begin: own warriors, also guests, in a landscape that is not barred.
#[inline]
pub fn origins(realm: &Realm, seat: Seat) -> Regions {
    Region::every()
        .filter(|region| realm.land(*region).warriors_of(seat) > 0 && !realm.is_barred_for_war(*region))
        .collect()
}

/// NH-ATTACK-05, NH-RULING-17. What may be attacked at all: no region under own direct control, with own guests, with a
/// shield (NH-GOD-25) or in a barred landscape (NH-GIANTS-09, NH-RULING-62).
#[inline]
pub fn attackable(realm: &Realm, seat: Seat) -> Regions {
    let open = Region::every().filter(|region| {
        let land = realm.land(*region);
        !land.is_held_by(seat) && land.warriors_of(seat) == 0 && !realm.is_barred_for_war(*region)
    });
    open.collect::<Regions>().except(realm.shielded)
}

/// NH-ATTACK-01, NH-GOD-22. How far an attack from the region goes: across one border, or as far as the card says.
#[inline]
pub fn reachable(realm: &Realm, reach: Option<GodCard>, from: Region) -> Regions {
    if let Some(Effect::ExtendReach { distance, .. }) = reach.map(|card| realm.content.card(card).effect) {
        return realm.content.board.within(from, distance);
    }
    realm.content.board.neighbours[from.index()]
}

/// NH-RULING-09. Some target can be reached.
pub fn is_possible(realm: &Realm, seat: Seat, reach: Option<GodCard>) -> bool {
    let open = attackable(realm, seat);
    origins(realm, seat).into_iter().any(|from| !reachable(realm, reach, from).and(open).is_empty())
}

/// NH-ATTACK-01 to NH-ATTACK-05. Whether an attack may go this way; one that goes far names its origin first.
pub fn check_route(
    game: &Norseheim,
    seat: Seat,
    reach: Option<GodCard>,
    from: Region,
    to: Region,
) -> Result<(), Refusal> {
    ensure(reach.is_none(), "NH-GOD-22", "this attack goes far: name its origin first, then its target")?;
    check_origin(game, seat, from)?;
    check_target(game, seat, None, from, to)
}

/// NH-GOD-22. Whether a far attack may begin here.
pub fn check_muster(game: &Norseheim, seat: Seat, reach: Option<GodCard>, from: Region) -> Result<(), Refusal> {
    ensure(reach.is_some(), "NH-ATTACK-02", "name origin and target together")?;
    check_origin(game, seat, from)?;
    let targets = reachable(game, reach, from).and(attackable(game, seat));
    ensure(!targets.is_empty(), "NH-ATTACK-05", "nothing can be attacked from there")
}

/// NH-ATTACK-04. Whether an attack may begin here.
fn check_origin(game: &Norseheim, seat: Seat, from: Region) -> Result<(), Refusal> {
    ensure(game.land(from).warriors_of(seat) > 0, "NH-ATTACK-04", "you have no warriors there")?;
    ensure(!game.is_barred_for_war(from), "NH-GIANTS-09", "the Giants bar attacks from that landscape this round")
}

/// NH-ATTACK-01, NH-ATTACK-05, NH-RULING-17. Whether an attack from the origin may go into this region.
pub fn check_target(
    game: &Norseheim,
    seat: Seat,
    reach: Option<GodCard>,
    from: Region,
    to: Region,
) -> Result<(), Refusal> {
    let far_rule = if reach.is_some() { "NH-GOD-22" } else { "NH-ATTACK-01" };
    ensure(!game.land(to).is_held_by(seat), "NH-ATTACK-05", "that region is yours")?;
    ensure(reachable(game, reach, from).contains(to), far_rule, "that region is too far from where you attack")?;
    ensure(game.land(to).warriors_of(seat) == 0, "NH-RULING-17", "your own warriors are guests there")?;
    ensure(!game.shielded.contains(to), "NH-GOD-25", "that region is shielded until the round ends")?;
    ensure(!game.is_barred_for_war(to), "NH-GIANTS-09", "the Giants bar attacks into that landscape this round")
}

/// NH-ATTACK-02, NH-ATTACK-03. From one up to all warriors in the origin.
pub fn check_commit(game: &Norseheim, seat: Seat, from: Region, warriors: u8) -> Result<(), Refusal> {
    let most = game.land(from).warriors_of(seat);
    ensure((1..=most).contains(&warriors), "NH-ATTACK-02", "so many warriors are not there to take part")
}

/// NH-ATTACK-02, NH-RULING-18, NH-RULING-58. The attack is announced. Envoys of the attacker in the target go back to him, and then
/// nobody plays cards for it; otherwise its controller does (NH-GOD-07).
pub fn announce(
    game: &mut Norseheim,
    turn: Turn,
    reach: Option<GodCard>,
    [from, to]: [Region; 2],
    warriors: u8,
    table: &mut impl Table<Event>,
) {
    let seat = turn.seat;
    table.tell(|| Event::Announced { seat, from, to, warriors });
    if game.land(to).oath_to(seat).is_some() {
        land::break_oath(game, to, table);
    }
    let defender = game.land(to).holder().or_else(|| game.land(to).oath().map(|oath| oath.seat));
    let attack = Attack {
        attacker: seat,
        defender,
        from,
        to,
        fighters: warriors,
        walled: is_walled(game, reach, from, to),
        fixed: [None; 2],
        lowered: [None; 2],
        lost: [0; 2],
        last: None,
    };
    battle::begin(game, turn, attack, table);
}

/// NH-ATTACK-09, NH-BUILD-06, NH-GOD-22. Whether a Danevold on the border counts.
pub fn is_walled(realm: &Realm, reach: Option<GodCard>, from: Region, to: Region) -> bool {
    if let Some(Effect::ExtendReach { ignore_danevold: true, .. }) = reach.map(|card| realm.content.card(card).effect) {
        return false;
    }
    realm.content.board.between(from, to).is_some_and(|border| realm.danevolds.contains(border))
}
