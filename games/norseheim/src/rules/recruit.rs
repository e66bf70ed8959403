//! Recruiting (RULES.md, "Recruit").

use super::{land, turns};
use crate::event::Event;
use crate::ids::{Numbered, REGIONS, Region, Track};
use crate::phase::{Phase, Turn};
use crate::state::{Building, Land, Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-RECRUIT-02, NH-RECRUIT-03, NH-RECRUIT-04, NH-RULING-12, NH-RULING-14, NH-BUILD-04, NH-BUILD-05. How many warriors each region may take:
/// the recruit size at a Ring Fortress, one at a Settlement, with or without a garrison, up to the stacking limit; none
/// where recruiting is barred (NH-GIANTS-09).
pub fn yields(realm: &Realm, seat: Seat) -> [u8; REGIONS] {
    let mut open = [0; REGIONS];
    for region in Region::every() {
        let Land::Held { seat: holder, building, .. } = realm.land(region) else { continue };
        if *holder != seat {
            continue;
        }
        let recruits = match building {
            Building::None => 0,
            Building::Settlement => realm.content.numbers.settlement.recruits,
            Building::Ring => realm.number(seat, Track::Size),
        };
        if recruits > 0 && !realm.is_barred_for_recruits(region) {
            open[region.index()] = recruits.min(realm.room(region));
        }
    }
    open
}

/// NH-RULING-09. A warrior can be placed.
pub fn is_possible(realm: &Realm, seat: Seat) -> bool {
    realm.player(seat).warriors > 0 && yields(realm, seat).iter().any(|open| *open > 0)
}

/// NH-RECRUIT-02. Every building musters at once, if the supply suffices.
pub fn begin(game: &mut Norseheim, turn: Turn, table: &mut impl Table<Event>) {
    let open = yields(game, turn.seat);
    if open.iter().sum::<u8>() <= game.player(turn.seat).warriors {
        for region in Region::every() {
            muster(game, turn.seat, region, open[region.index()], table);
        }
        turns::action_done(game, turn, table);
    } else {
        go_on(game, turn, open, table);
    }
}

fn muster(game: &mut Norseheim, seat: Seat, region: Region, count: u8, table: &mut impl Table<Event>) {
    if count > 0 {
        let warriors = land::muster(game, seat, region, count);
        table.tell(|| Event::Mustered { seat, region, warriors });
    }
}

/// NH-RECRUIT-05, NH-RULING-13. The supply is short: the player places the warriors one by one, unless only one region is left.
fn go_on(game: &mut Norseheim, turn: Turn, open: [u8; REGIONS], table: &mut impl Table<Event>) {
    if game.player(turn.seat).warriors == 0 {
        return turns::action_done(game, turn, table);
    }
    let mut places = Region::every().filter(|region| open[region.index()] > 0);
    match (places.next(), places.next()) {
        (None, _) => turns::action_done(game, turn, table),
        (Some(region), None) => {
            muster(game, turn.seat, region, open[region.index()], table);
            turns::action_done(game, turn, table);
        }
        (Some(_), Some(_)) => game.phase = Phase::Recruit { turn, open },
    }
}

/// NH-RULING-13. Only where a recruit is possible.
pub fn check_place(open: &[u8; REGIONS], region: Region) -> Result<(), Refusal> {
    ensure(open[region.index()] > 0, "NH-RULING-13", "no recruit can be placed there")
}

/// NH-RULING-13. One warrior is placed.
pub fn place(game: &mut Norseheim, turn: Turn, mut open: [u8; REGIONS], region: Region, table: &mut impl Table<Event>) {
    open[region.index()] -= 1;
    muster(game, turn.seat, region, 1, table);
    go_on(game, turn, open, table);
}
