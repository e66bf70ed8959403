//! Moving on the map, Perished Land and the tunnels (RULES.md, "Moving").

use super::{Flow, equipment, health, quests, rolls, tracks};
use crate::board::Space;
use crate::cards::{Item, Quest};
use crate::content::{Ability, Gear};
use crate::event::Price;
use crate::phase::{Job, Phase, Roll, Walk};
use crate::{Action, Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-MOVE-01, TD-RULING-55, TD-RULING-78. Everybody may move but a pinned dwarf. TD-MOVE-04, TD-RULING-23: troops on
/// the space do not hold him.
pub(crate) fn check_move(game: &TheDwarves, seat: Seat) -> Result<(), Refusal> {
    ensure(!game.is_pinned(seat), "TD-RULING-55", "the assassin's target cannot leave the space")
}

/// TD-MOVE-01, TD-RULING-22. As many points as the highest die shows, and a pony's. TD-RULING-43: journeys that begin
/// here begin now.
pub(crate) fn set_off(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let dwarf = roll.dwarf;
    let bonus = game.dwarf(dwarf).items.iter().map(|item| match game.content.item(item).gear {
        Gear::MoveBonus { delta } => delta,
        _ => 0,
    });
    let points = roll.dice.highest() + bonus.sum::<u8>();
    quests::set_out(game, dwarf, table);
    Err(Phase::Walking(Walk { dwarf: dwarf.0, points, entered: 0 }))
}

/// TD-MOVE-01. A step to a neighbouring space costs one point. TD-RULING-19: dwarves do not matter.
pub(crate) fn check_step(game: &TheDwarves, walk: Walk, to: Space) -> Result<(), Refusal> {
    let from = game.dwarf(walk.seat()).space;
    ensure(
        game.content.around(from).any(|space| space == to),
        "TD-MOVE-01",
        "one walks from space to neighbouring space",
    )?;
    ensure(walk.points > 0, "TD-MOVE-01", "no movement is left")
}

/// TD-TUNNEL-01, TD-TUNNEL-03, TD-RULING-20. From an open entrance to another one, for one point; with the Tunnel Map
/// for none, once per entrance.
pub(crate) fn check_tunnel(game: &TheDwarves, walk: Walk, to: Space) -> Result<(), Refusal> {
    let from = game.dwarf(walk.seat()).space;
    let ends = [from, to];
    ensure(from != to && to.index() < game.land.len(), "TD-TUNNEL-01", "the tunnels lead to another entrance")?;
    ensure(ends.iter().all(|end| game.entrance(*end).is_some()), "TD-TUNNEL-01", "there is no Tunnel entrance")?;
    ensure(ends.iter().all(|end| !game.is_perished(*end)), "TD-TUNNEL-03", "an entrance on Perished Land is lost")?;
    ensure(walk.points >= tunnel_cost(game, walk, to), "TD-RULING-20", "no movement is left for the tunnels")
}

/// TD-RULING-20. What a tunnel step to this entrance costs.
pub(crate) fn tunnel_cost(game: &TheDwarves, walk: Walk, to: Space) -> u8 {
    let slot = game.entrance(to).unwrap_or(7);
    let free = walk.entered >> slot & 1 == 0 && game.has_gear(walk.seat(), |gear| gear == Gear::FreeTunnel).is_some();
    u8::from(!free)
}

/// TD-MOVE-01. Walks one space.
pub(crate) fn step(game: &mut TheDwarves, walk: Walk, to: Space, table: &mut impl Table<Event>) -> Flow {
    enter(game, Walk { points: walk.points - 1, ..walk }, to, false, table)
}

/// TD-TUNNEL-01, TD-TEST-10. Goes through the tunnels.
pub(crate) fn tunnel(game: &mut TheDwarves, walk: Walk, to: Space, table: &mut impl Table<Event>) -> Flow {
    let cost = tunnel_cost(game, walk, to);
    let slot = game.entrance(to).expect("TD-TUNNEL-01: it leads to an entrance");
    let entered = if cost == 0 { walk.entered | 1 << slot } else { walk.entered };
    let tally = game.tally(walk.seat());
    game.turn.tallies[tally].has_tunnelled = true;
    enter(game, Walk { points: walk.points - cost, entered, ..walk }, to, true, table)
}

/// TD-RULING-16. The figure moves; whether troops stand there is noted (TD-MOVE-03; those on cards do not count,
/// TD-MOVE-09); then the price is paid, then quests are looked at, then he walks on or has been stopped.
fn enter(game: &mut TheDwarves, walk: Walk, to: Space, tunnel: bool, table: &mut impl Table<Event>) -> Flow {
    let dwarf = walk.seat();
    let from = std::mem::replace(&mut game.dwarves[dwarf.index()].space, to);
    table.tell(|| Event::Walked { dwarf, from, to, tunnel });
    if game.troops(to).is_empty() {
        game.agenda.push(Job::WalkOn(walk));
    } else {
        table.tell(|| Event::Halted { dwarf, at: to });
    }
    game.agenda.push(Job::Arrive { dwarf });
    charge(game, dwarf, table)
}

/// TD-MOVE-02, TD-MOVE-05. He may walk on while there is somewhere to go, or stop.
pub(crate) fn walk_on(game: &mut TheDwarves, walk: Walk) -> Flow {
    let from = game.dwarf(walk.seat()).space;
    let tunnels =
        || game.entrance(from).is_some() && game.open_entrances().any(|to| check_tunnel(game, walk, to).is_ok());
    if walk.points > 0 || tunnels() { Err(Phase::Walking(walk)) } else { Ok(()) }
}

/// TD-MOVE-06, TD-MOVE-07, TD-RULING-18. Whoever has come onto Perished Land pays, each time. TD-MOVE-08,
/// TD-PERISH-13: only coming onto it costs anything, not staying there when it perishes.
fn charge(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) -> Flow {
    if !game.is_perished(game.dwarf(dwarf).space) {
        return Ok(());
    }
    if pays(game, dwarf) {
        return Err(Phase::Paying { dwarf });
    }
    table.tell(|| Event::Paid { dwarf, with: Price::Nothing });
    Ok(())
}

/// TD-CHAR-03, TD-RULING-73. Everybody pays for Perished Land but Bavragor, and a dwarf under an amulet.
pub(crate) fn pays(game: &TheDwarves, dwarf: Seat) -> bool {
    rolls::ability(game, dwarf) != Ability::IgnorePerishedPenalty && !game.dwarf(dwarf).is_warded
}

/// TD-RULING-73. The amulet of a dwarf.
pub(crate) fn amulet(game: &TheDwarves, dwarf: Seat) -> Result<Item, Refusal> {
    let amulet = game.has_gear(dwarf, |gear| gear == Gear::IgnorePerished);
    amulet.ok_or(Refusal::new("TD-RULING-73", "this dwarf has no amulet"))
}

/// TD-MOVE-06, TD-RULING-17, TD-RULING-70. The price is paid as chosen, even if it loses the game.
pub(crate) fn pay(game: &mut TheDwarves, dwarf: Seat, with: Action, table: &mut impl Table<Event>) -> Flow {
    match with {
        Action::PayDoom => {
            table.tell(|| Event::Paid { dwarf, with: Price::Doom });
            tracks::move_doom(game, 1, table)
        }
        Action::PayAmulet => {
            let item = amulet(game, dwarf).expect("TD-RULING-73: he has an amulet");
            table.tell(|| Event::Paid { dwarf, with: Price::Amulet(item) });
            equipment::drop_item(game, dwarf, item);
            game.dwarves[dwarf.index()].is_warded = true;
            Ok(())
        }
        _ => {
            table.tell(|| Event::Paid { dwarf, with: Price::Health });
            health::lose(game, dwarf, 1, table)
        }
    }
}

/// TD-MOVE-07, TD-RULING-42, TD-RULING-43. A card places a dwarf: his journeys end, he enters nothing, he pays.
pub(crate) fn place(game: &mut TheDwarves, dwarf: Seat, at: Space, table: &mut impl Table<Event>) -> Flow {
    put(game, dwarf, at, table);
    charge(game, dwarf, table)
}

/// A card places a dwarf where nothing is to be paid (TD-BLACK-01: the Blacksaddle never perishes).
pub(crate) fn put(game: &mut TheDwarves, dwarf: Seat, at: Space, table: &mut impl Table<Event>) {
    break_off(game, dwarf, table);
    game.dwarves[dwarf.index()].space = at;
    table.tell(|| Event::Stood { dwarf, at });
}

/// TD-QUEST-03, TD-RULING-43. Another action, or being placed, ends all journeys of a dwarf.
pub(crate) fn break_off(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) {
    let content = game.content.content();
    for open in game.open_cards_mut() {
        let bit = 1 << dwarf.0;
        if open.travellers & bit != 0 {
            open.travellers &= !bit;
            let card = open.card;
            debug_assert!(matches!(content.card(card).quest, Some(Quest::Journey { .. })));
            table.tell(|| Event::BrokeOff { dwarf, card });
        }
    }
}
