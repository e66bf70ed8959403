//! Pieces come to regions and leave them (RULES.md, "Who controls a region" and "Stacking limit").

use crate::content::Content;
use crate::event::{Event, Piece, Pile};
use crate::ids::{Numbered, Region, Set, Tile};
use crate::state::{Building, Land, Norseheim, Oath};
use engine::{Seat, Table};

/// NH-CTRL-04, NH-RECRUIT-04, NH-STACK-02, NH-RULING-03. Puts up to `count` warriors from supply into a region the
/// player controls; what exceeds stacking limit or supply stays there. Says how many came.
pub fn muster(game: &mut Norseheim, seat: Seat, region: Region, count: u8) -> u8 {
    let count = count.min(game.room(region)).min(game.player(seat).warriors);
    game.players[seat.index()].warriors -= count;
    *own_warriors(game, seat, region) += count;
    count
}

/// Takes warriors of the player off a region, back to supply.
pub fn dismiss(game: &mut Norseheim, seat: Seat, region: Region, count: u8) {
    *own_warriors(game, seat, region) -= count;
    game.players[seat.index()].warriors += count;
}

/// The player's warriors in a region he controls: his garrison or his guests.
pub fn own_warriors(game: &mut Norseheim, by: Seat, region: Region) -> &mut u8 {
    match &mut game.realm.land[region.index()] {
        Land::Held { seat, warriors, .. } if *seat == by => warriors,
        Land::Led { oath: Some(Oath { seat, guests, .. }), .. } if *seat == by => guests,
        Land::Held { .. } | Land::Led { .. } => {
            unreachable!("NH-CTRL-04: warriors stand in regions their player controls")
        }
    }
}

/// NH-ATTACK-12, NH-RULING-21. Pieces of a defence fall to hits: the Ring, then warriors (non-player warriors before
/// guests), then the Settlement; what exceeds them is ignored. Says how many warriors of a player fell.
pub fn fall(game: &mut Norseheim, region: Region, mut hits: u8, table: &mut impl Table<Event>) -> u8 {
    if hits > 0 && matches!(game.land(region), Land::Held { building: Building::Ring, .. }) {
        damage(game, region, table);
        hits -= 1;
    }
    let (fallen, of_player) = lose_warriors(game, region, hits, table);
    if hits > fallen && matches!(game.land(region), Land::Held { building: Building::Settlement, .. }) {
        damage(game, region, table);
    }
    of_player
}

/// NH-GIANTS-05, NH-RULING-21. Warriors of a region are lost, non-player warriors before guests. Says how many, and how
/// many of them were a player's.
pub fn lose_warriors(game: &mut Norseheim, region: Region, count: u8, table: &mut impl Table<Event>) -> (u8, u8) {
    let lose = |from: &mut u8, count: u8| {
        let lost = count.min(*from);
        *from -= lost;
        lost
    };
    let mut tell = |piece, seat, count| {
        if count > 0 {
            table.tell(|| Event::Lost { region, piece, seat, count });
        }
    };
    match &mut game.realm.land[region.index()] {
        Land::Held { seat, warriors, .. } => {
            let lost = lose(warriors, count);
            game.realm.players[seat.index()].warriors += lost;
            tell(Piece::Warrior, Some(*seat), lost);
            (lost, lost)
        }
        Land::Led { warriors, oath, .. } => {
            let npc = lose(warriors, count);
            game.realm.npc_warriors += npc;
            tell(Piece::Npc, None, npc);
            let Some(Oath { seat, guests, .. }) = oath else { return (npc, 0) };
            let lost = lose(guests, count - npc);
            game.realm.players[seat.index()].warriors += lost;
            tell(Piece::Guest, Some(*seat), lost);
            (npc + lost, lost)
        }
    }
}

/// NH-GIANTS-06, NH-RULING-03. A building loses one step: the Ring goes to the shared supply, else the Settlement to its owner.
pub fn damage(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) {
    let Land::Held { seat, building, .. } = &mut game.realm.land[region.index()] else { return };
    let seat = *seat;
    let piece = match *building {
        Building::None => return,
        Building::Settlement => {
            *building = Building::None;
            game.realm.players[seat.index()].settlements += 1;
            Piece::Settlement
        }
        Building::Ring => {
            *building = Building::Settlement;
            game.realm.rings += 1;
            Piece::Ring
        }
    };
    table.tell(|| Event::Lost { region, piece, seat: Some(seat), count: 1 });
}

/// NH-DIPL-11, NH-RULING-38, NH-RULING-39. All envoys of a region go back to their owner. Says who had guests there, and how many.
pub fn break_oath(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) -> Option<Oath> {
    let Land::Led { oath, .. } = &mut game.realm.land[region.index()] else { return None };
    let broken = oath.take()?;
    let Oath { seat, envoys, .. } = broken;
    game.realm.players[seat.index()].envoys -= envoys;
    if envoys > 0 {
        table.tell(|| Event::Returned { seat, region, envoys, lost: true });
    }
    Some(broken)
}

/// NH-ATTACK-16, NH-RULING-28, NH-RULING-29. The leader tile of a region goes to the discard pile of its kind, envoys back.
pub fn depose(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) {
    break_oath(game, region, table);
    if let Land::Led { leader, .. } = *game.land(region) {
        game.discarded.insert(leader);
        table.tell(|| Event::Deposed { region, leader });
    }
}

/// NH-CTRL-05, NH-RULING-26. New leaders for vacant regions, in region order.
pub fn fill_vacancies(game: &mut Norseheim, table: &mut impl Table<Event>) {
    for region in Region::every() {
        fill_if_vacant(game, region, table);
    }
}

/// NH-CTRL-05. A new leader if the region is vacant.
pub fn fill_if_vacant(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) {
    if game.land(region).is_vacant() {
        install_leader(game, region, table);
    }
}

/// NH-ATTACK-17, NH-RULING-31, NH-RULING-54. A leader of the fitting kind is drawn and brings his army, or what there is.
pub fn install_leader(game: &mut Norseheim, region: Region, table: &mut impl Table<Event>) {
    let leader = draw_leader(game, game.content.board.kings.contains(region), table);
    let warriors = game.content.tile(leader).third.min(game.npc_warriors);
    game.npc_warriors -= warriors;
    game.land[region.index()] = Land::Led { leader, warriors, oath: None };
    table.tell(|| Event::Arrived { region, leader, warriors });
}

/// NH-RULING-29, NH-RULING-54. The top tile of the stack of its kind; an empty stack is made anew of the discard pile.
fn draw_leader(game: &mut Norseheim, guard: bool, table: &mut impl Table<Event>) -> Tile {
    let kind = if guard { Content::guards() } else { Content::chieftains() };
    let is_empty = if guard { game.stacks.guards.is_empty() } else { game.stacks.chieftains.is_empty() };
    if is_empty {
        let pile: Set<Tile> = game.discarded.and(kind);
        game.discarded = game.discarded.except(kind);
        if guard {
            game.stacks.guards.extend(pile);
            table.shuffle(&mut game.stacks.guards);
        } else {
            game.stacks.chieftains.extend(pile);
            table.shuffle(&mut game.stacks.chieftains);
        }
        table.tell(|| Event::Reshuffled { pile: if guard { Pile::Guards } else { Pile::Chieftains } });
    }
    let drawn = if guard { game.stacks.guards.pop() } else { game.stacks.chieftains.pop() };
    drawn.expect("NH-RULING-29: there are more tiles than regions and players")
}
