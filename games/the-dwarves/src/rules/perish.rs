//! Perished Land and the way troops take (RULES.md, "Perished Land").

use super::{Flow, tracks};
use crate::board::{Space, Troops};
use crate::cards::{draw, nth_bit};
use crate::list::List;
use crate::{Event, TheDwarves};
use engine::Table;

/// Spaces to be checked: every tile that is laid adds at most three and takes one.
type ToCheck = List<Space, 128>;

/// TD-PERISH-10. As many troops as the supply has enter a space, and everything that follows happens.
pub(crate) fn place_from_supply(
    game: &mut TheDwarves,
    at: Space,
    wanted: Troops,
    table: &mut impl Table<Event>,
) -> Flow {
    let troops = game.supply.up_to(wanted);
    game.supply.remove(troops);
    if troops != wanted {
        let mut lacking = wanted;
        lacking.remove(troops);
        table.tell(|| Event::Lacking { troops: lacking });
    }
    place(game, at, troops, table)
}

/// TD-RULING-05. A group of troops enters a space; its cascade is worked off, then the Blacksaddle is looked at.
pub(crate) fn place(game: &mut TheDwarves, at: Space, troops: Troops, table: &mut impl Table<Event>) -> Flow {
    if troops.is_empty() {
        return Ok(());
    }
    table.tell(|| Event::Placed { at, troops });
    let rest = flow(game, at, troops, table);
    let mut to_check = ToCheck::new();
    to_check.push(rest);
    cascade(game, to_check, table);
    check_blacksaddle(game, table)
}

/// TD-PERISH-12, TD-RULING-13. A card makes a space perish: its troops move off by the usual rules. Nothing happens on
/// the Blacksaddle, on Perished Land, or without a tile.
pub(crate) fn perish_by_card(game: &mut TheDwarves, at: Space, table: &mut impl Table<Event>) -> Flow {
    if at == game.content.blacksaddle || game.is_perished(at) || game.tiles == 0 {
        return Ok(());
    }
    let mut to_check = ToCheck::new();
    perish(game, at, &mut to_check, table);
    cascade(game, to_check, table);
    check_blacksaddle(game, table)
}

/// TD-PERISH-08, TD-PERISH-09, TD-RULING-09. Troops that enter Perished Land move on along its arrow until they reach a
/// space without it. Says where they came to rest.
fn flow(game: &mut TheDwarves, at: Space, troops: Troops, table: &mut impl Table<Event>) -> Space {
    let mut space = at;
    while let Some(dir) = game.arrow(space) {
        let to = game.content.next(space, dir).expect("TD-RULING-10: arrows stay on the map");
        table.tell(|| Event::Flowed { from: space, to, troops });
        space = to;
    }
    game.land[space.index()].troops.add(troops);
    space
}

/// TD-PERISH-01, TD-PERISH-07, TD-RULING-03, TD-RULING-04. Works off the spaces on which troops were put, each with all
/// it causes before the next.
fn cascade(game: &mut TheDwarves, mut to_check: ToCheck, table: &mut impl Table<Event>) {
    while let Some(space) = to_check.pop() {
        let crowded = game.troops(space).total() >= game.threshold;
        // TD-BLACK-01, TD-PERISH-11. Never the Blacksaddle, and never without a tile.
        if crowded && space != game.content.blacksaddle && !game.is_perished(space) && game.tiles != 0 {
            perish(game, space, &mut to_check, table);
        }
    }
}

/// TD-PERISH-02..06. A tile is laid; the depicted troops go left and right, all others ahead. The spaces they come to
/// are added to those to be checked: ahead first, then left, then right (TD-RULING-03).
fn perish(game: &mut TheDwarves, at: Space, to_check: &mut ToCheck, table: &mut impl Table<Event>) {
    let content = game.content.content();
    let tile = nth_bit(game.tiles, draw(game.tiles.count_ones() as u8, table)).expect("TD-PERISH-11: a tile is left");
    game.tiles &= !(1 << tile);
    game.land[at.index()].tile = Some(tile);
    let dir = content.arrow(at, tile);
    table.tell(|| Event::Perished { at, tile, dir });
    let info = &content.tiles[usize::from(tile)];
    let left = sideways(game, at, content.next(at, dir.counter_clockwise()), info.left, table);
    let right = sideways(game, at, content.next(at, dir.clockwise()), info.right, table);
    let rest = game.troops(at);
    let ahead = (!rest.is_empty()).then(|| {
        game.land[at.index()].troops = Troops::NONE;
        let to = content.next(at, dir).expect("TD-RULING-10: arrows stay on the map");
        table.tell(|| Event::Flowed { from: at, to, troops: rest });
        flow(game, to, rest, table)
    });
    for space in [right, left, ahead].into_iter().flatten() {
        to_check.push(space);
    }
}

/// TD-PERISH-04, TD-PERISH-05, TD-RULING-82. The depicted troops that are really there go to the space on their side,
/// unless it is off the map or Perished Land. TD-RULING-07: the Blacksaddle is a space like any other.
fn sideways(
    game: &mut TheDwarves,
    at: Space,
    to: Option<Space>,
    depicted: Troops,
    table: &mut impl Table<Event>,
) -> Option<Space> {
    let to = to.filter(|space| !game.is_perished(*space))?;
    let troops = game.troops(at).up_to(depicted);
    if troops.is_empty() {
        return None;
    }
    game.land[at.index()].troops.remove(troops);
    game.land[to.index()].troops.add(troops);
    table.tell(|| Event::Flowed { from: at, to, troops });
    Some(to)
}

/// TD-BLACK-02, TD-RULING-06, TD-RULING-08, TD-RULING-15. At the end of a cascade, 5 or more troops on the Blacksaddle
/// return to the supply and the Doom token moves one space, however many they are.
fn check_blacksaddle(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let blacksaddle = game.content.blacksaddle;
    let troops = game.troops(blacksaddle);
    if troops.total() < game.content.rules.blacksaddle {
        return Ok(());
    }
    game.land[blacksaddle.index()].troops = Troops::NONE;
    game.supply.add(troops);
    table.tell(|| Event::Emptied { troops });
    tracks::move_doom(game, 1, table)
}
