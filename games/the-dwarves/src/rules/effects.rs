//! What rewards give and what threats do, one effect after the other.

use super::{Flow, equipment, health, hero, perish, rewards, tracks};
use crate::board::{Space, SpaceSet, Troop};
use crate::cards::{Card, Effect};
use crate::phase::{Cause, Clearing, Job, Phase};
use crate::{Event, TheDwarves};
use engine::{Refusal, Table, ensure};

/// TD-RULING-48. The effects of a card in their order, each to its end before the next.
pub(crate) fn carry(game: &mut TheDwarves, card: Card, next: u8, table: &mut impl Table<Event>) -> Flow {
    let Some(effect) = game.content.content().card(card).effects.get(usize::from(next)) else { return Ok(()) };
    game.agenda.push(Job::Carry { card, next: next + 1 });
    one(game, card, effect, table)
}

fn one(game: &mut TheDwarves, card: Card, effect: &'static Effect, table: &mut impl Table<Event>) -> Flow {
    let cause = Cause::Card(card);
    match *effect {
        Effect::Equipment { count, look } => {
            equipment::draw(game, count, look, table);
            Ok(())
        }
        Effect::Heal { points } => health::heal(game, cause, points),
        Effect::Council { delta } => {
            tracks::move_council(game, delta, table);
            Ok(())
        }
        Effect::Doom { delta } => tracks::move_doom(game, delta, table),
        Effect::HeroHold { turns } => {
            game.holds += turns;
            table.tell(|| Event::HoldGained { turns });
            Ok(())
        }
        Effect::RemoveTroops { count, types, own_space } => {
            let only = own_space.then(|| game.dwarf(game.turn.actor).space);
            rewards::may_clear(game, Clearing { left: count, types, only })
        }
        Effect::TunnelTile => Err(Phase::Digging),
        Effect::Cleanse { count } => rewards::may_cleanse(game, count),
        Effect::DiscardThreat { count } => rewards::may_dismiss(game, cause, count),
        Effect::Keenfire { .. } => Err(Phase::Bestowing),
        Effect::Recruit { gateway } => hero::recruit(game, gateway, table),
        Effect::PlaceTroops { troops, ref at } => {
            // TD-RULING-05. Space by space, each with its whole cascade.
            at.iter().try_for_each(|space| perish::place_from_supply(game, *space, troops, table))
        }
        Effect::ReleaseCardTroops { at } => {
            // TD-RULING-58. What is left on the card comes onto the map.
            let released = game.open_mut(card).map(|open| std::mem::take(&mut open.troops));
            perish::place(game, at, released.unwrap_or_default(), table)
        }
        Effect::LoseHealth { points, affected: false } => health::wound(game, cause, points),
        Effect::LoseHealth { points, affected: true } => {
            // TD-RULING-55. The pinned dwarf; the active one if the card never came to pin anybody.
            let dwarf = game.open(card).and_then(|open| open.pinned).unwrap_or(game.turn.active);
            health::lose(game, dwarf, points, table)
        }
        Effect::PerishEntrance => perish_entrance(game, table),
        Effect::PerishEachWith { troop } => perish_each(game, troop, table),
        Effect::DiscardEquipment { count, ref otherwise } => {
            if game.dwarves.iter().all(|dwarf| dwarf.items.is_empty()) {
                return one(game, card, otherwise, table);
            }
            equipment::rob(game, count, table)
        }
    }
}

/// TD-RULING-12, TD-THREAT-04. The spaces that hold such a troop when the effect starts perish, row by row. Those that
/// have perished meanwhile are skipped.
fn perish_each(game: &mut TheDwarves, troop: Troop, table: &mut impl Table<Event>) -> Flow {
    let spaces = game.content.all_spaces().filter(|space| game.troops(*space).of(troop) > 0);
    let spaces: SpaceSet = spaces.collect();
    spaces.iter().try_for_each(|space| perish::perish_by_card(game, space, table))
}

/// TD-RULING-88. Entrances that may perish: the usable ones, but for the Blacksaddle.
pub(crate) fn collapsible(game: &TheDwarves) -> impl Iterator<Item = Space> {
    let blacksaddle = game.content.blacksaddle;
    game.open_entrances().filter(move |space| *space != blacksaddle)
}

/// TD-RULING-88, TD-RULING-13. One open entrance of your choice perishes; nothing without one, or without a tile.
fn perish_entrance(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let mut entrances = collapsible(game);
    let (first, second) = (entrances.next(), entrances.next());
    drop(entrances);
    match (first, second) {
        _ if game.tiles == 0 => Ok(()),
        (Some(_), Some(_)) => Err(Phase::Collapsing),
        (Some(only), None) => perish::perish_by_card(game, only, table),
        (None, _) => Ok(()),
    }
}

/// TD-RULING-88. An open entrance.
pub(crate) fn check_collapse(game: &TheDwarves, at: Space) -> Result<(), Refusal> {
    let open = collapsible(game).any(|space| space == at);
    ensure(open, "TD-RULING-88", "only an open Tunnel entrance can cave in")
}
