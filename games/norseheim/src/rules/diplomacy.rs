//! Convincing Chieftains (RULES.md, "Diplomacy").

use super::{land, withdraw};
use crate::content::Effect;
use crate::event::Event;
use crate::ids::{Numbered, Region};
use crate::phase::{Leaving, Resume, Turn, Warrant};
use crate::state::{Land, Norseheim, Oath, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-DIPL-05, NH-DIPL-10, NH-RULING-35, NH-RULING-36. How many envoys the player may place now: within the limit of seats in the Council and
/// diplomacy number, unless a card says otherwise (NH-GOD-15), and within his seven.
#[inline]
pub fn placeable(realm: &Realm, seat: Seat, warrant: Warrant) -> u8 {
    let left = realm.envoys_left(seat);
    if ignores_limit(realm, warrant) {
        return left;
    }
    left.min(realm.marker_limit(seat).saturating_sub(realm.player(seat).envoys))
}

/// NH-GOD-15. Whether the card leaves the marker limit out of account.
fn ignores_limit(realm: &Realm, warrant: Warrant) -> bool {
    match warrant {
        Warrant::Cards => false,
        Warrant::God(card) => {
            matches!(realm.content.card(card).effect, Effect::FreeAction { ignore_marker_limit: true, .. })
        }
    }
}

/// NH-DIPL-03, NH-DIPL-04, NH-DIPL-09. How many envoys it takes: the diplomacy number, one more than a rival has there, or any for one's own.
#[inline]
pub fn needed(realm: &Realm, seat: Seat, region: Region) -> Option<u8> {
    let number = realm.diplomacy_number(region)?;
    match realm.land(region).oath() {
        Some(oath) if oath.seat == seat => Some(1),
        Some(oath) => Some(number.max(oath.envoys + 1)),
        None => Some(number),
    }
}

/// NH-RULING-09. Some Chieftain can be convinced or strengthened.
pub fn is_possible(realm: &Realm, seat: Seat, warrant: Warrant) -> bool {
    let most = placeable(realm, seat, warrant);
    most > 0 && Region::every().any(|region| needed(realm, seat, region).is_some_and(|needed| needed <= most))
}

/// NH-DIPL-01, NH-DIPL-03 to NH-DIPL-06. Whether this leader can be convinced now; distance does not matter.
pub fn check_convince(game: &Norseheim, seat: Seat, warrant: Warrant, region: Region) -> Result<(), Refusal> {
    let Land::Led { .. } = game.land(region) else {
        return Err(Refusal::new("NH-DIPL-01", "no Chieftain leads that region"));
    };
    let Some(needed) = needed(game, seat, region) else {
        return Err(Refusal::new("NH-DIPL-06", "Guard Captains cannot be convinced"));
    };
    ensure(needed <= game.envoys_left(seat), "NH-DIPL-10", "you have not enough envoys left for that")?;
    ensure(needed <= placeable(game, seat, warrant), "NH-DIPL-05", "that would take more envoys than your limit allows")
}

/// NH-DIPL-03, NH-DIPL-04, NH-DIPL-05. From as many as it takes to as many as one may.
pub fn check_send(game: &Norseheim, seat: Seat, warrant: Warrant, region: Region, envoys: u8) -> Result<(), Refusal> {
    let needed = needed(game, seat, region).unwrap_or(u8::MAX);
    let outbids = game.land(region).oath().is_some_and(|oath| oath.seat != seat);
    let rule = if outbids { "NH-DIPL-04" } else { "NH-DIPL-03" };
    ensure(envoys >= needed, rule, "so few envoys do not convince the Chieftain")?;
    ensure(envoys <= game.envoys_left(seat), "NH-DIPL-10", "you have not so many envoys left")?;
    ensure(envoys <= placeable(game, seat, warrant), "NH-DIPL-05", "that is more than your limit allows")
}

/// NH-DIPL-02, NH-DIPL-08, NH-DIPL-11, NH-RULING-34. The envoys are placed in this one region and control begins at once; outbid envoys go
/// home and guests withdraw. The Council seat waits for the Council phase (NH-DIPL-07).
pub fn send(
    game: &mut Norseheim,
    turn: Turn,
    warrant: Warrant,
    region: Region,
    envoys: u8,
    table: &mut impl Table<Event>,
) {
    let seat = turn.seat;
    let own = game.land(region).oath_to(seat);
    let outbid = if own.is_none() { land::break_oath(game, region, table) } else { None };
    let before = own.unwrap_or(Oath { seat, envoys: 0, guests: 0 });
    let total = before.envoys + envoys;
    if let Land::Led { oath, .. } = &mut game.land[region.index()] {
        *oath = Some(Oath { envoys: total, ..before });
    }
    game.players[seat.index()].envoys += envoys;
    table.tell(|| Event::Sent { seat, region, envoys, total });
    let leaving = outbid.filter(|oath| oath.guests > 0);
    let leaving = leaving.map(|oath| Leaving { seat: oath.seat, from: region, guests: oath.guests });
    withdraw::begin(game, leaving.into_iter().collect(), Resume::Done(turn, warrant), table);
}
