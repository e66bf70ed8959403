//! Building (RULES.md, "Build").

use super::turns;
use crate::event::Event;
use crate::ids::{Border, Borders, Numbered, Region, Regions};
use crate::phase::Turn;
use crate::state::{Building, Land, Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-BUILD-07, NH-RULING-43. The directly controlled regions in which this stands.
fn with_building(realm: &Realm, by: Seat, wanted: Building) -> Regions {
    let stands = |region: &Region| matches!(realm.land(*region), Land::Held { seat, building, .. } if *seat == by && *building == wanted);
    Region::every().filter(stands).collect()
}

/// NH-BUILD-02, NH-RULING-03. Where a Settlement may be built.
pub fn for_settlement(realm: &Realm, seat: Seat) -> Regions {
    if realm.player(seat).settlements == 0 { Regions::NONE } else { with_building(realm, seat, Building::None) }
}

/// NH-BUILD-01, NH-RULING-03. Where a Settlement may become a Ring Fortress.
pub fn for_ring(realm: &Realm, seat: Seat) -> Regions {
    if realm.rings == 0 { Regions::NONE } else { with_building(realm, seat, Building::Settlement) }
}

/// NH-BUILD-03, NH-RULING-43. Where a Danevold may be built: a free border of a directly controlled region.
pub fn for_danevold(realm: &Realm, seat: Seat) -> Borders {
    if realm.danevolds_left() == 0 {
        return Borders::NONE;
    }
    let board = &realm.content.board;
    let borders =
        realm.held(seat).into_iter().fold(Borders::NONE, |all, region| all.or(board.borders_of[region.index()]));
    borders.except(realm.danevolds)
}

/// NH-RULING-09. Something can be built.
pub fn is_possible(realm: &Realm, seat: Seat) -> bool {
    !for_danevold(realm, seat).is_empty()
        || !for_settlement(realm, seat).is_empty()
        || !for_ring(realm, seat).is_empty()
}

/// NH-BUILD-02, NH-BUILD-07. Whether a Settlement may be built here.
pub fn check_settlement(game: &Norseheim, seat: Seat, region: Region) -> Result<(), Refusal> {
    ensure(game.land(region).is_held_by(seat), "NH-BUILD-07", "you build only in regions you control directly")?;
    ensure(game.player(seat).settlements > 0, "NH-RULING-03", "all your Settlements stand already")?;
    ensure(for_settlement(game, seat).contains(region), "NH-BUILD-02", "a building stands there already")
}

/// NH-BUILD-01, NH-BUILD-02, NH-BUILD-07. Whether a Settlement here may become a Ring Fortress.
pub fn check_ring(game: &Norseheim, seat: Seat, region: Region) -> Result<(), Refusal> {
    ensure(game.land(region).is_held_by(seat), "NH-BUILD-07", "you build only in regions you control directly")?;
    ensure(game.rings > 0, "NH-RULING-03", "no Ring is left in the supply")?;
    ensure(for_ring(game, seat).contains(region), "NH-BUILD-02", "a Ring is laid around a Settlement that has none")
}

/// NH-BUILD-03, NH-BUILD-07. Whether a Danevold may be built here.
pub fn check_danevold(game: &Norseheim, seat: Seat, border: Border) -> Result<(), Refusal> {
    ensure(border.index() < game.content.board.borders.len(), "NH-COMP-02", "there is no such border")?;
    let sides = game.content.board.sides(border);
    let own = sides.into_iter().any(|region| game.land(region).is_held_by(seat));
    ensure(own, "NH-BUILD-07", "a Danevold stands on a border of a region you control directly")?;
    ensure(!game.danevolds.contains(border), "NH-BUILD-03", "a Danevold stands on that border already")?;
    ensure(game.danevolds_left() > 0, "NH-RULING-03", "no Danevold is left in the supply")
}

/// NH-BUILD-04. A Settlement is built.
pub fn settlement(game: &mut Norseheim, turn: Turn, region: Region, table: &mut impl Table<Event>) {
    game.players[turn.seat.index()].settlements -= 1;
    raise(game, turn, region, Building::Settlement, table);
}

/// NH-BUILD-05. A Ring is laid around a Settlement.
pub fn ring(game: &mut Norseheim, turn: Turn, region: Region, table: &mut impl Table<Event>) {
    game.rings -= 1;
    raise(game, turn, region, Building::Ring, table);
}

fn raise(game: &mut Norseheim, turn: Turn, region: Region, raised: Building, table: &mut impl Table<Event>) {
    if let Land::Held { building, .. } = &mut game.land[region.index()] {
        *building = raised;
    }
    table.tell(|| Event::Built { seat: turn.seat, region, ring: raised == Building::Ring });
    turns::action_done(game, turn, table);
}

/// NH-BUILD-06, NH-RULING-30. A Danevold is built: it belongs to the border, whoever holds its sides.
pub fn danevold(game: &mut Norseheim, turn: Turn, border: Border, table: &mut impl Table<Event>) {
    game.danevolds.insert(border);
    table.tell(|| Event::Walled { seat: turn.seat, border });
    turns::action_done(game, turn, table);
}
