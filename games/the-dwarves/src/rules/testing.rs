//! Tests and pool rolls (RULES.md, "Tests").

use super::{Flow, quests};
use crate::cards::{Card, Pool, Quest, Span};
use crate::phase::{Job, Roll};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-TEST-01, TD-TEST-07, TD-RULING-37. A face-up card of any kind that asks for tests, at the place it names.
pub(crate) fn check_test(game: &TheDwarves, seat: Seat, card: Card) -> Result<(), Refusal> {
    let asks = || Refusal::new("TD-TEST-01", "no face-up card asks for this test");
    let open = game.open(card).ok_or_else(asks)?;
    let space = game.dwarf(seat).space;
    let elsewhere = "this test must be done elsewhere";
    match game.content.card(card).quest.as_ref().ok_or_else(asks)? {
        Quest::Tests { at, .. } => ensure(quests::is_at(game, at.at, space, open), "TD-TEST-07", elsewhere),
        Quest::TestsEach { at, .. } => {
            // TD-SCEN-09, TD-SCEN-13, TD-RULING-41. A place that is not ticked off.
            let mut here = at.iter().enumerate().filter(|(_, place)| quests::is_at(game, place.at, space, open));
            let (first, undone) = (here.next(), |(index, _): (usize, _)| open.done >> index & 1 == 0);
            ensure(first.is_some(), "TD-TEST-07", elsewhere)?;
            ensure(first.into_iter().chain(here).any(undone), "TD-RULING-41", "this place is done already")
        }
        Quest::TunnelTests { .. } => {
            let tunnelled = game.turn.tallies[game.tally(seat)].has_tunnelled;
            ensure(tunnelled, "TD-TEST-10", "first go through the tunnels on the same turn")
        }
        Quest::Forge { at, dwarves, .. } => {
            ensure(quests::is_at(game, at.at, space, open), "TD-TEST-07", elsewhere)?;
            // TD-SCEN-11, TD-RULING-40. In company at each roll.
            ensure(game.dwarves_on(space) >= *dwarves, "TD-RULING-40", "another dwarf must be here, too")
        }
        Quest::Travel { .. }
        | Quest::VisitEach { .. }
        | Quest::Journey { .. }
        | Quest::Gather { .. }
        | Quest::DefeatCard { .. }
        | Quest::DefeatMap { .. }
        | Quest::RollPool { .. }
        | Quest::CouncilAt { .. }
        | Quest::BattleBoss { .. }
        | Quest::DefeatTotal { .. } => Err(asks()),
    }
}

/// TD-TEST-02, TD-TEST-03, TD-TEST-05. The successes of a roll count for its card alone: at once, over the dwarf's turn,
/// or for the place he stands on. TD-TEST-06: nothing else happens. TD-RULING-39: other cards keep theirs until the turn ends.
pub(crate) fn settle(game: &mut TheDwarves, roll: Roll, card: Card, table: &mut impl Table<Event>) -> Flow {
    let dwarf = roll.dwarf;
    let (tally, space) = (game.tally(dwarf), game.dwarf(dwarf).space);
    let (quest, (_, target)) = (&game.content.content().card(card).quest, super::rolls::tested(game, card));
    let successes = roll.dice.at_least(target);
    let place = match quest {
        Some(Quest::TestsEach { at, .. }) => {
            let open = game.open(card).expect("TD-TEST-01: the card lies open");
            let undone = |(index, place): &(usize, &crate::cards::Place)| {
                open.done >> index & 1 == 0 && quests::is_at(game, place.at, space, open)
            };
            at.iter().enumerate().find(undone).map(|(index, _)| index as u8)
        }
        _ => None,
    };
    let open = game.open_mut(card).expect("TD-TEST-01: the card lies open");
    let (total, needed) = match quest {
        Some(Quest::Tests { count, span: Span::Roll, .. }) => {
            open.this_turn[tally] = successes;
            (successes, *count)
        }
        Some(Quest::Tests { count, .. } | Quest::TunnelTests { count, .. } | Quest::Forge { count, .. }) => {
            open.this_turn[tally] += successes;
            (open.this_turn[tally], *count)
        }
        _ => (successes, 1),
    };
    table.tell(|| Event::Succeeded { dwarf, card, successes, total, needed });
    if let Some(place) = place.filter(|_| successes > 0) {
        open.done |= 1 << place;
        table.tell(|| Event::Ticked { dwarf, card, place });
    }
    game.agenda.push(Job::Quests);
    Ok(())
}

/// TD-TEST-11, TD-RULING-78. A face-up card that asks for a roll of other dice, and at least one die for it.
pub(crate) fn check_pool(game: &TheDwarves, seat: Seat, card: Card) -> Result<(), Refusal> {
    let asks = Refusal::new("TD-TEST-11", "no face-up card asks for this roll");
    let quest = game.open(card).and_then(|open| game.content.card(open.card).quest.as_ref());
    match quest {
        Some(Quest::RollPool { pool: Pool::TroopsHere, .. }) => {
            let troops = game.troops(game.dwarf(seat).space);
            ensure(!troops.is_empty(), "TD-RULING-78", "no troops are here to roll for")
        }
        Some(Quest::RollPool { pool: Pool::Health, .. }) => Ok(()),
        Some(_) | None => Err(asks),
    }
}

/// TD-TEST-11. Enough successes in the one roll complete the card.
pub(crate) fn settle_pool(game: &mut TheDwarves, roll: Roll, card: Card, table: &mut impl Table<Event>) -> Flow {
    let Some(Quest::RollPool { target, count, .. }) = game.content.content().card(card).quest else { return Ok(()) };
    let (dwarf, successes) = (roll.dwarf, roll.dice.at_least(target));
    table.tell(|| Event::Succeeded { dwarf, card, successes, total: successes, needed: count });
    if successes >= count {
        game.open_mut(card).expect("TD-TEST-11: the card lies open").done = 1;
        game.agenda.push(Job::Quests);
    }
    Ok(())
}
