//! Ability cards, the Bat and Strength (RULES.md, "Take an ability card" and "The abilities").

use super::turn;
use crate::cards::Ability;
use crate::jewels::Jewels;
use crate::phase::{Phase, Turn, Walk};
use crate::state::{Carried, Dwarf, DwarfNo, Whereabouts};
use crate::{Action, Event, FreyasFolly, Open};
use engine::{Refusal, Seat, Table, ensure};

/// FF-ABILITY-01, FF-ABILITY-03, FF-ABILITY-04, FF-ABILITY-05, FF-FREE-05, FF-FAQ-04, FF-RULING-17, FF-RULING-21,
/// FF-RULING-23. One card in a turn, tokens included; three at most, none of a kind one holds, in hand or on a dwarf.
/// Nothing else ever puts a card away.
pub fn check_take(open: &Open, turn: &Turn, ability: Ability) -> Result<(), Refusal> {
    let held = open.player(turn.seat).abilities();
    ensure(open.slots.contains(&Some(ability)), "FF-ABILITY-01", "that ability does not lie in the Black Market")?;
    ensure(!turn.took_ability, "FF-ABILITY-03", "you already took an ability card this turn")?;
    let room = held.len() < open.contents.limits.ability_cards_held.into();
    ensure(room, "FF-ABILITY-04", "you hold three ability cards already")?;
    ensure(!held.contains(ability), "FF-ABILITY-05", "you hold a card of this kind already")
}

/// FF-ABILITY-01, FF-ABILITY-02, FF-ABILITY-06, FF-RULING-22. The card goes home; the top of the ability deck replaces it,
/// or the slot stays empty.
pub fn take(game: &mut FreyasFolly, mut turn: Turn, ability: Ability, table: &mut impl Table<Event>) {
    let slot = game.open.slots.iter().position(|slot| *slot == Some(ability));
    let slot = slot.expect("FF-ABILITY-01: the card lies in the Black Market");
    game.open.slots[slot] = None;
    game.open.player_mut(turn.seat).hand.insert(ability);
    turn.took_ability = true;
    table.tell(|| Event::TookAbility { seat: turn.seat, ability });
    if let Some(next) = game.ability_deck.draw() {
        game.open.slots[slot] = Some(next);
        table.tell(|| Event::AbilityShown { ability: next });
    }
    turn::next(game, turn, table);
}

/// FF-TAKE-04, FF-TAKE-05, FF-RULING-22. A drawn ability card goes to a free slot, or under the ability deck.
pub fn show(game: &mut FreyasFolly, ability: Ability, table: &mut impl Table<Event>) {
    let slots = usize::from(game.open.contents.setup.ability_slots);
    if let Some(slot) = game.open.slots[..slots].iter_mut().find(|slot| slot.is_none()) {
        *slot = Some(ability);
        table.tell(|| Event::AbilityShown { ability });
    } else {
        game.ability_deck.push_under(ability);
        table.tell(|| Event::AbilityBuried { ability });
    }
}

/// FF-RULING-16, FF-RULING-19, FF-BAT-05, FF-STAMINA-02. A used ability is out of the game, card and marker: the dwarf
/// has none until he enters again.
pub fn spend(open: &mut Open, seat: Seat, dwarf: DwarfNo, ability: Ability, table: &mut impl Table<Event>) {
    open.dwarf_mut(seat, dwarf).carries = None;
    open.spent[ability.index()] += 1;
    table.tell(|| Event::AbilitySpent { seat, ability });
}

/// FF-BAT-01, FF-RULING-28, FF-RULING-29. On arrival: a jewel that lies in the cavern, up to two, or the Bat is kept.
pub fn check_bat(open: &Open, seat: Seat, walk: Walk, taken: u8, action: Action) -> Result<(), Refusal> {
    match action {
        Action::BatTake { jewel } => {
            let here = open.dwarf(seat, walk.dwarf).spot().map_or(Jewels::NONE, |spot| open.jewels_at(spot));
            ensure(here.has(jewel), "FF-BAT-01", "no such jewel lies in this cavern")
        }
        Action::KeepBat => ensure(taken == 0, "FF-BAT-05", "the Bat is released already"),
        Action::BatDone => ensure(taken > 0, "FF-RULING-29", "the Bat carries at least one jewel, or is kept"),
        Action::Collect => Err(Refusal::new("FF-BAT-02", "he began this action with a Bat and may not collect in it")),
        _ => Err(Refusal::new("FF-RULING-10", "first decide about the Bat")),
    }
}

/// FF-BAT-01, FF-BAT-03, FF-BAT-04, FF-BAT-05, FF-RULING-29, FF-RULING-31. The Bat carries jewels home at once, where they
/// can be used from the next action on, and is gone; what is left may be collected from the dwarf's next move on.
pub fn release(
    game: &mut FreyasFolly,
    turn: Turn,
    walk: Walk,
    taken: u8,
    action: Action,
    table: &mut impl Table<Event>,
) {
    let (seat, open) = (turn.seat, &mut game.open);
    if let Action::BatTake { jewel } = action {
        let cavern = open.dwarf(seat, walk.dwarf).spot().expect("FF-BAT-01: he stands in a cavern");
        *open.jewels_at_mut(cavern) -= Jewels::one(jewel);
        open.player_mut(seat).home += Jewels::one(jewel);
        table.tell(|| Event::BatCarried { seat, dwarf: walk.dwarf, cavern, jewel });
        if taken + 1 < open.contents.powers.bat_jewels {
            open.phase = Phase::Releasing(turn, walk, taken + 1);
            return;
        }
    }
    if action == Action::KeepBat {
        table.tell(|| Event::BatKept { seat, dwarf: walk.dwarf });
    } else {
        spend(open, seat, walk.dwarf, Ability::Bat, table);
    }
    turn::next(game, turn, table);
}

/// FF-STRENGTH-01, FF-ABILITY-09, FF-RULING-37, FF-RULING-38. A dwarf in the mine whose Strength is not active yet; by
/// itself this is a Move in which he stays put, so a token buys it too.
pub fn check_activate(open: &Open, seat: Seat, dwarf: DwarfNo) -> Result<(), Refusal> {
    let dwarf = open.player(seat).dwarfs.get(dwarf.index()).copied().unwrap_or_default();
    let active = matches!(dwarf.carries, Some(Carried::Strong(_)));
    ensure(!active, "FF-RULING-38", "his Strength is active already and cannot be renewed")?;
    let ready = dwarf.carries == Some(Carried::Strength) && matches!(dwarf.at, Whereabouts::Mine(_));
    ensure(ready, "FF-STRENGTH-01", "that dwarf carries no Strength Potion")
}

/// FF-RULING-10 (g), FF-STRENGTH-01. After a move, also an entering one, Strength may be activated.
#[inline]
pub fn offer_strength(game: &mut FreyasFolly, turn: Turn, walk: Walk, table: &mut impl Table<Event>) {
    if game.open.dwarf(turn.seat, walk.dwarf).carries == Some(Carried::Strength) {
        game.open.phase = Phase::Bracing(turn, walk);
    } else {
        turn::next(game, turn, table);
    }
}

/// FF-STRENGTH-01, FF-STRENGTH-03, FF-RULING-33. Two turns remain; the one under way does not count.
pub fn activate(game: &mut FreyasFolly, mut turn: Turn, dwarf: DwarfNo, table: &mut impl Table<Event>) {
    let turns = game.open.contents.powers.strength_turns;
    game.open.dwarf_mut(turn.seat, dwarf).carries = Some(Carried::Strong(turns));
    turn.braced = true;
    table.tell(|| Event::Braced { seat: turn.seat, dwarf, turns });
    turn::next(game, turn, table);
}

/// FF-ABILITY-10. Strength is kept for later.
pub fn keep_strength(game: &mut FreyasFolly, turn: Turn, dwarf: DwarfNo, table: &mut impl Table<Event>) {
    table.tell(|| Event::StrengthKept { seat: turn.seat, dwarf });
    turn::next(game, turn, table);
}

/// FF-STRENGTH-03, FF-STRENGTH-04, FF-RULING-33. At the end of each later turn of the owner one turn less remains, whether
/// the dwarf moved or not; after the last one card and marker are gone.
#[inline]
pub fn wane(open: &mut Open, turn: &Turn, table: &mut impl Table<Event>) {
    if turn.braced {
        return;
    }
    let strong = |dwarf: &Dwarf| matches!(dwarf.carries, Some(Carried::Strong(_)));
    let Some(index) = open.player(turn.seat).dwarfs.iter().position(strong) else { return };
    let (seat, number) = (turn.seat, DwarfNo::of(index));
    let dwarf = open.dwarf_mut(seat, number);
    let Some(Carried::Strong(turns)) = dwarf.carries else { return };
    dwarf.carries = Some(Carried::Strong(turns - 1));
    table.tell(|| Event::StrengthWanes { seat, dwarf: number, turns: turns - 1 });
    if turns == 1 {
        spend(open, seat, number, Ability::Strength, table);
    }
}
