//! When a quest is completed, and what dwarves do for one on their way (RULES.md, "Quests").

use super::{Flow, over};
use crate::board::Space;
use crate::cards::{Card, Place, Quest, Span, Where};
use crate::content::CardKind;
use crate::phase::{Ending, Job};
use crate::state::OpenCard;
use crate::{Event, TheDwarves};
use engine::{Seat, Table};

/// TD-QUEST-02. Whether a space is the place a card names.
#[inline]
pub(crate) fn is_at(game: &TheDwarves, place: Where, space: Space, open: &OpenCard) -> bool {
    match place {
        Where::Any => true,
        Where::On(spaces) => spaces.contains(space),
        Where::Perished => game.is_perished(space),
        Where::Affected => open.pinned.is_some_and(|seat| game.dwarf(seat).space == space),
    }
}

/// Whether what a card asks has happened.
#[inline]
pub(crate) fn is_fulfilled(game: &TheDwarves, open: &OpenCard) -> bool {
    let Some(quest) = &game.content.card(open.card).quest else { return false };
    let most = open.this_turn[0].max(open.this_turn[1]);
    match quest {
        // TD-TEST-08, TD-TEST-09, TD-RULING-38. By one dwarf, in one roll or turn.
        Quest::Tests { count, .. } | Quest::TunnelTests { count, .. } | Quest::Forge { count, .. } => most >= *count,
        Quest::TestsEach { at, .. } | Quest::VisitEach { at } => open.done.count_ones() as usize == at.len(),
        Quest::Travel { .. } | Quest::Journey { .. } | Quest::RollPool { .. } => open.done != 0,
        // TD-QUEST-04.
        Quest::Gather { at, dwarves } => {
            let there = game.dwarves.iter().filter(|dwarf| is_at(game, at.at, dwarf.space, open)).count();
            there >= usize::from(*dwarves)
        }
        // TD-SCEN-10, TD-THREAT-02.
        Quest::DefeatCard { .. } => open.troops.is_empty(),
        Quest::DefeatMap { types, count, span, or_none_left, .. } => {
            let defeated = if *span == Span::Game { open.counter } else { most };
            defeated >= *count || (*or_none_left && types.iter().all(|troop| !game.is_on_map(*troop)))
        }
        // TD-QUEST-05.
        Quest::CouncilAt { space } => game.council == *space,
        // TD-NODONN-06.
        Quest::BattleBoss { .. } => open.counter == 0,
        // TD-SCEN-14.
        Quest::DefeatTotal { count } => open.counter >= *count,
    }
}

/// TD-RULING-44, TD-RULING-47, TD-RULING-83, TD-RULING-85. Completes the first fulfilled quest, the Scenario before the
/// Display, with all its rewards, and then looks again.
pub(crate) fn look(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let Some(open) = game.open_cards().find(|open| is_fulfilled(game, open)) else { return Ok(()) };
    let card = open.card;
    game.agenda.push(Job::Quests);
    complete(game, card, table)
}

/// TD-QUEST-06, TD-SCEN-07, TD-THREAT-01. The rewards are given, then the card is discarded; an averted Threat has no
/// consequences. TD-GOAL-01, TD-SCEN-13, TD-NODONN-06: a stage C card wins the game.
fn complete(game: &mut TheDwarves, card: Card, table: &mut impl Table<Event>) -> Flow {
    let kind = &game.content.content().card(card).kind;
    table.tell(|| Event::Completed { card, threat: matches!(kind, CardKind::Threat { .. }) });
    match kind {
        CardKind::Scenario { stage: 2, .. } => return over(Ending::Won { card }),
        CardKind::Scenario { .. } => {
            game.agenda.push(Job::Discard { card });
            game.agenda.push(Job::Carry { card, next: 0 });
        }
        CardKind::Adventure => {
            game.agenda.push(Job::AfterAdventure);
            game.agenda.push(Job::Discard { card });
            game.agenda.push(Job::Carry { card, next: 0 });
        }
        CardKind::Threat { .. } => game.agenda.push(Job::Discard { card }),
    }
    Ok(())
}

/// TD-QUEST-01, TD-QUEST-03, TD-QUEST-07, TD-RULING-42. A dwarf has entered a space by movement: that may tick off a
/// place, end a journey or begin one.
pub(crate) fn arrive(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) {
    let (content, space) = (game.content.content(), game.dwarf(dwarf).space);
    let perished = game.is_perished(space);
    let here = |place: &Place| match place.at {
        Where::Any => true,
        Where::On(spaces) => spaces.contains(space),
        Where::Perished => perished,
        Where::Affected => false,
    };
    for open in game.open_cards_mut() {
        let card = open.card;
        match &content.card(card).quest {
            Some(Quest::Travel { at }) if here(at) => open.done = 1,
            Some(Quest::VisitEach { at }) => {
                for (index, place) in at.iter().enumerate() {
                    if open.done >> index & 1 == 0 && here(place) {
                        open.done |= 1 << index;
                        table.tell(|| Event::Ticked { dwarf, card, place: index as u8 });
                    }
                }
            }
            Some(Quest::Journey { to, .. }) if open.travellers >> dwarf.0 & 1 == 1 && here(to) => open.done = 1,
            Some(Quest::Journey { from, .. }) if here(from) => travel(open, dwarf, table),
            _ => {}
        }
    }
    game.agenda.push(Job::Quests);
}

/// TD-RULING-43. A dwarf begins a move: he is on every journey that starts where he stands.
pub(crate) fn set_out(game: &mut TheDwarves, dwarf: Seat, table: &mut impl Table<Event>) {
    let (content, space) = (game.content.content(), game.dwarf(dwarf).space);
    for open in game.open_cards_mut() {
        if let Some(Quest::Journey { from: Place { at: Where::On(spaces), .. }, .. }) = &content.card(open.card).quest
            && spaces.contains(space)
        {
            travel(open, dwarf, table);
        }
    }
}

fn travel(open: &mut OpenCard, dwarf: Seat, table: &mut impl Table<Event>) {
    let (card, bit) = (open.card, 1 << dwarf.0);
    if open.travellers & bit == 0 {
        open.travellers |= bit;
        table.tell(|| Event::SetOut { dwarf, card });
    }
}
