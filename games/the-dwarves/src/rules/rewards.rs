//! Rewards that may be declined or cut short (RULES.md, "Rewards").

use super::Flow;
use crate::board::{Space, Troop, Troops};
use crate::cards::Card;
use crate::content::CouncilEffect;
use crate::phase::{Cause, Clearing, Job, Phase};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-SCEN-12. A dwarf of your choice, present or not, keeps Keenfire. TD-RULING-68: it is no Equipment.
pub(crate) fn bestow(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) {
    game.dwarves[dwarf.index()].has_keenfire = true;
    table.tell(|| Event::Forged { dwarf });
}

/// TD-COUNCIL-10. After an Adventure a Threat may be discarded, if the token stands there now.
pub(crate) fn after_adventure(game: &mut TheDwarves) -> Flow {
    match game.council_effect() {
        CouncilEffect::AdventureDoneDiscardThreat => may_dismiss(game, Cause::Council, 1),
        CouncilEffect::StartOfTurnDoom { .. }
        | CouncilEffect::RecruitRerollBlanks
        | CouncilEffect::MustRerollHighest
        | CouncilEffect::ThreatRevealedLoseHealth { .. }
        | CouncilEffect::None
        | CouncilEffect::ThreatRevealedGainHealth { .. }
        | CouncilEffect::MayRerollOne
        | CouncilEffect::ActionCraftForEquipment { .. } => Ok(()),
    }
}

/// TD-RULING-48. Face-up Threats may be discarded without consequences.
pub(crate) fn may_dismiss(game: &mut TheDwarves, cause: Cause, left: u8) -> Flow {
    if left == 0 || game.open_threats().next().is_none() {
        return Ok(());
    }
    game.agenda.push(Job::Dismiss { cause, left: left - 1 });
    Err(Phase::Dismissing { cause })
}

/// TD-COUNCIL-10, TD-RULING-48. A face-up Threat.
pub(crate) fn check_dismiss(game: &TheDwarves, card: Card) -> Result<(), Refusal> {
    let there = game.open_threats().any(|open| open.card == card);
    ensure(there, super::first(game.phase).rule, "only a face-up Threat can be discarded")
}

/// TD-COUNCIL-10, TD-RULING-58. The Threat goes without consequences.
pub(crate) fn dismiss(game: &mut TheDwarves, card: Card, table: &mut impl Table<Event>) {
    super::display::discard(game, card);
    table.tell(|| Event::Dismissed { card });
}

/// TD-RULING-21. Any space without a printed entrance, Perished Land included.
pub(crate) fn check_dig(game: &TheDwarves, at: Space) -> Result<(), Refusal> {
    ensure(at.index() < game.land.len(), "TD-RULING-21", "there is no such space")?;
    ensure(!game.content.entrances.contains(&at), "TD-RULING-21", "there is an entrance already")
}

/// TD-TUNNEL-02, TD-TUNNEL-04. The tile is laid or moved; troops and Perished Land stay where they are.
pub(crate) fn dig(game: &mut TheDwarves, at: Space, table: &mut impl Table<Event>) {
    game.tunnel = Some(at);
    table.tell(|| Event::Dug { at });
}

/// TD-RULING-14. Tiles may be taken off the map, one by one.
pub(crate) fn may_cleanse(game: &mut TheDwarves, left: u8) -> Flow {
    if left == 0 || game.perished() == 0 {
        return Ok(());
    }
    game.agenda.push(Job::Cleanse { left: left - 1 });
    Err(Phase::Cleansing)
}

/// TD-RULING-14. A Perished Land space.
pub(crate) fn check_cleanse(game: &TheDwarves, at: Space) -> Result<(), Refusal> {
    let perished = at.index() < game.land.len() && game.is_perished(at);
    ensure(perished, "TD-RULING-14", "that is not Perished Land")
}

/// TD-RULING-14. The tile goes back among the unused ones, and the land is ordinary again.
pub(crate) fn cleanse(game: &mut TheDwarves, at: Space, table: &mut impl Table<Event>) {
    let tile = game.land[at.index()].tile.take().expect("TD-RULING-14: a tile lies there");
    game.tiles |= 1 << tile;
    table.tell(|| Event::Cleansed { at });
}

/// The troops a clearing may remove from a space.
pub(crate) fn clearable(game: &TheDwarves, clearing: Clearing, at: Space, troop: Troop) -> bool {
    let allowed = clearing.types.contains(troop) && clearing.only.is_none_or(|only| only == at);
    allowed && game.troops(at).of(troop) > 0
}

/// TD-RULING-48. Troops may be taken off the map one by one, while there are any.
pub(crate) fn may_clear(game: &mut TheDwarves, clearing: Clearing) -> Flow {
    let on = |at: Space| Troop::ALL.into_iter().any(|troop| clearable(game, clearing, at, troop));
    let any = match clearing.only {
        Some(at) => on(at),
        None => Troop::ALL.into_iter().any(|troop| clearing.types.contains(troop) && game.is_on_map(troop)),
    };
    if clearing.left == 0 || !any { Ok(()) } else { Err(Phase::Clearing(clearing)) }
}

/// TD-RULING-48. A troop the reward speaks of.
pub(crate) fn check_remove(game: &TheDwarves, clearing: Clearing, at: Space, troop: Troop) -> Result<(), Refusal> {
    let there = at.index() < game.land.len() && clearable(game, clearing, at, troop);
    ensure(there, "TD-RULING-48", "the reward does not remove that troop")
}

/// TD-RULING-30. The troop returns to the supply; nobody has defeated it.
pub(crate) fn remove(
    game: &mut TheDwarves,
    clearing: Clearing,
    at: Space,
    troop: Troop,
    table: &mut impl Table<Event>,
) {
    game.land[at.index()].troops.remove(Troops::one(troop));
    game.supply.add(Troops::one(troop));
    table.tell(|| Event::Removed { at, troop });
    game.agenda.push(Job::Clear(Clearing { left: clearing.left - 1, ..clearing }));
}

/// TD-RULING-48. Nothing more of it: what is left of the reward is dropped.
pub(crate) fn skip(game: &mut TheDwarves) -> Flow {
    if matches!(game.agenda.last(), Some(Job::Dismiss { .. } | Job::Cleanse { .. })) {
        game.agenda.pop();
    }
    Ok(())
}
