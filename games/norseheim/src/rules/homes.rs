//! Choosing homes (RULES.md, "Setting up").

use super::order;
use crate::event::Event;
use crate::ids::{Numbered, Region, Regions};
use crate::phase::Phase;
use crate::state::{Building, Land, Norseheim, Realm};
use engine::{Refusal, Seat, Table, ensure};

/// NH-SETUP-12, NH-RULING-57. Where a home may be: a Chieftain region that is no player's and next to none.
pub fn open(realm: &Realm) -> Regions {
    let board = &realm.content.board;
    let taken = Region::every().filter(|region| realm.land(*region).holder().is_some());
    let taken = taken.fold(Regions::NONE, |all, region| all.with(region).or(board.neighbours[region.index()]));
    board.all().except(board.kings).except(taken)
}

/// NH-SETUP-12. Whether a home may be here.
pub fn check(game: &Norseheim, region: Region) -> Result<(), Refusal> {
    let rule = "NH-SETUP-12";
    ensure(!game.content.board.kings.contains(region), rule, "a King's region cannot be a home")?;
    ensure(game.land(region).holder().is_none(), rule, "another player lives there")?;
    ensure(open(game).contains(region), rule, "a home may not border the region of another player")
}

/// NH-SETUP-13, NH-SETUP-14, NH-SETUP-15, NH-SETUP-16, NH-SETUP-17. Ring Fortress, warriors, Chieftain, Council seat; and
/// the price.
pub fn settle(game: &mut Norseheim, seat: Seat, region: Region, table: &mut impl Table<Event>) {
    let content = game.content;
    let Land::Led { leader, warriors, .. } = *game.land(region) else {
        unreachable!("NH-SETUP-12: a home is led by a Chieftain before")
    };
    game.npc_warriors += warriors;
    game.rings -= 1;
    game.land[region.index()] = Land::Held { seat, warriors, building: Building::Ring };
    let player = &mut game.players[seat.index()];
    player.warriors -= warriors;
    player.settlements -= 1;
    player.leader = Some(leader);
    player.tracks = content.first_spaces(leader);
    let chair = content.board.chair_of[region.index()].expect("NH-COMP-07: a Chieftain region has a seat");
    game.council[usize::from(chair)] = Some(seat);
    let cost = content.board.values[region.index()] + warriors;
    let points = game.player(seat).points;
    order::set_points(game, seat, points.saturating_sub(cost));
    table.tell(|| Event::Settled { seat, region, leader, warriors, cost });
    let next = seat.next(usize::from(game.seats));
    if next == game.start {
        order::begin_round(game, table);
    } else {
        game.phase = Phase::Home(next);
    }
}
