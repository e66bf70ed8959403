//! Messages to the Dwarven Council, and what its last space offers (RULES.md, "The Dwarven Council").

use super::{Flow, equipment, rolls, tracks};
use crate::content::{Ability, CouncilEffect};
use crate::phase::{Job, Roll};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-COUNCIL-01, TD-RULING-61. From anywhere, but not when the token is on the rightmost space.
pub(crate) fn check_message(game: &TheDwarves) -> Result<(), Refusal> {
    let further = game.content.council_space(game.council).to_right.is_some();
    ensure(further, "TD-RULING-61", "the Council token cannot move further")
}

/// TD-COUNCIL-04, TD-CHAR-05. The lowest die that moves the Council token for a dwarf.
pub(crate) fn needed(game: &TheDwarves, dwarf: Seat) -> Option<u8> {
    let needed = game.content.council_space(game.council).to_right?;
    Some(match rolls::ability(game, dwarf) {
        Ability::MessageThreshold { delta } => needed.saturating_add_signed(delta),
        Ability::RerollAll { .. } | Ability::IgnorePerishedPenalty | Ability::RaiseOneDie { .. } => needed,
    })
}

/// TD-COUNCIL-01, TD-COUNCIL-02, TD-COUNCIL-03. One die is enough for one space; otherwise nothing happens.
pub(crate) fn deliver(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let dwarf = roll.dwarf;
    if needed(game, dwarf).is_some_and(|needed| roll.dice.highest() >= needed) {
        tracks::move_council(game, 1, table);
        game.agenda.push(Job::Quests);
    } else {
        table.tell(|| Event::MessageFailed { dwarf });
    }
    Ok(())
}

/// TD-COUNCIL-12, TD-RULING-87. On the rightmost space, while there is Equipment to draw.
pub(crate) fn check_smith(game: &TheDwarves) -> Result<(), Refusal> {
    let there = matches!(game.council_effect(), CouncilEffect::ActionCraftForEquipment { .. });
    ensure(there, "TD-COUNCIL-12", "only the rightmost space of the Council offers that")?;
    ensure(game.equipment.left() > 0, "TD-RULING-87", "there is no Equipment left to draw")
}

/// TD-COUNCIL-12. A success, or several, give one card of Equipment.
pub(crate) fn smith(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let CouncilEffect::ActionCraftForEquipment { target } = game.council_effect() else { return Ok(()) };
    let (dwarf, success) = (roll.dwarf, roll.dice.highest() >= target);
    table.tell(|| Event::Smithed { dwarf, success });
    if success {
        equipment::draw(game, 1, 1, table);
    }
    Ok(())
}
