//! Step 2A: Scenario cards (RULES.md, "Scenario cards").

use super::{Flow, moving, quests};
use crate::board::{Space, Troop, Troops};
use crate::cards::{Card, CardSet, Quest, draw as position};
use crate::content::{CardKind, Condition};
use crate::phase::{Job, Phase};
use crate::state::OpenCard;
use crate::{Event, TheDwarves};
use engine::{Refusal, Table, ensure};

/// TD-SCEN-01, TD-RULING-50. Without a face-up Scenario the next one is turned up: troops are put on it, it is prepared,
/// and the Display is swept. TD-SCEN-02, TD-SCEN-04: one that is fulfilled or impossible is passed over.
pub(crate) fn draw(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    if game.scenario.is_some() {
        return Ok(());
    }
    let mut open = OpenCard { card: next_card(game, table), ..OpenCard::default() };
    while let Some(fulfilled) = passed_over(game, &open) {
        let card = open.card;
        table.tell(|| Event::ScenarioPassed { card, fulfilled });
        open.card = next_card(game, table);
    }
    let info = game.content.content().card(open.card);
    if let Some(Quest::BattleBoss { tokens, .. }) = info.quest {
        // TD-NODONN-01.
        open.counter = tokens;
    }
    let wanted = info.troops();
    open.troops = game.supply.up_to(wanted);
    game.supply.remove(open.troops);
    let (card, troops) = (open.card, open.troops);
    table.tell(|| Event::ScenarioDrawn { card });
    if !troops.is_empty() {
        table.tell(|| Event::PutOnCard { card, troops });
    }
    game.scenario = Some(open);
    game.agenda.push(Job::Prepare);
    for troop in Troop::ALL.into_iter().rev() {
        let left = wanted.of(troop) - troops.of(troop);
        if left > 0 {
            game.agenda.push(Job::Muster { troop, left });
        }
    }
    Ok(())
}

/// TD-SETUP-07, TD-SCEN-08. The A cards of the pile come first, then B, then C.
fn next_card(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Card {
    let content = game.content.content();
    let stage = if game.piles.a_left > 0 {
        game.piles.a_left -= 1;
        0
    } else {
        usize::from(game.piles.scenarios.common(content.stages[1]).is_empty()) + 1
    };
    let unseen = game.piles.scenarios.common(content.stages[stage]);
    let card = unseen.nth(position(unseen.len(), table)).expect("TD-SCEN-04: one stage C card can always be played");
    game.piles.scenarios = game.piles.scenarios.without(card);
    card
}

/// TD-SCEN-02, TD-SCEN-04, TD-RULING-46. Whether a card that is turned up is passed over, and if so, because it is
/// fulfilled. Only a quest that asks for a state can be.
fn passed_over(game: &TheDwarves, open: &OpenCard) -> Option<bool> {
    let info = game.content.card(open.card);
    let state = matches!(info.quest, Some(Quest::Gather { .. } | Quest::CouncilAt { .. }));
    let CardKind::Scenario { condition, .. } = info.kind else { return None };
    let possible = match condition {
        Condition::None => true,
        Condition::PerishedAtLeast { count } => game.perished() >= count,
        Condition::PerishedAtMost { count } => game.perished() <= count,
        Condition::TroopsAtLeast { count } => game.troops_on_map().total() >= count,
    };
    if state && quests::is_fulfilled(game, open) { Some(true) } else { (!possible).then_some(false) }
}

/// TD-SCEN-03, TD-RULING-52. Troops that the supply lacks are taken from the map, one at a time; none there: fewer.
pub(crate) fn muster(game: &mut TheDwarves, troop: Troop, left: u8, table: &mut impl Table<Event>) -> Flow {
    if left == 0 {
        return Ok(());
    }
    let mut spaces = game.content.all_spaces().filter(|space| game.troops(*space).of(troop) > 0);
    let (first, second) = (spaces.next(), spaces.next());
    drop(spaces);
    let Some(only) = first else { return Ok(()) };
    game.agenda.push(Job::Muster { troop, left: left - 1 });
    if second.is_some() {
        return Err(Phase::Mustering { troop });
    }
    take(game, troop, only, table);
    Ok(())
}

/// TD-RULING-52. The troop stands there.
pub(crate) fn check_muster(game: &TheDwarves, troop: Troop, at: Space) -> Result<(), Refusal> {
    let there = at.index() < game.land.len() && game.troops(at).of(troop) > 0;
    ensure(there, "TD-RULING-52", "no such troop stands there")
}

/// TD-RULING-52. A troop goes from the map onto the Scenario card.
pub(crate) fn take(game: &mut TheDwarves, troop: Troop, at: Space, table: &mut impl Table<Event>) {
    game.land[at.index()].troops.remove(Troops::one(troop));
    let open = game.scenario.as_mut().expect("TD-SCEN-03: a Scenario lies there");
    open.troops.add(Troops::one(troop));
    table.tell(|| Event::Mustered { at, troop });
}

/// TD-SCEN-05, TD-SCEN-06, TD-RULING-51. The preparations, then the sweep: the Adventures go first, their troops return.
pub(crate) fn prepare(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let content = game.content.content();
    let card = game.scenario.as_ref().expect("TD-SCEN-05: a Scenario lies there").card;
    if let CardKind::Scenario { placing: Some(at), .. } = content.card(card).kind {
        // TD-NODONN-02. Everybody but a pinned dwarf is placed there.
        for seat in game.all_seats().filter(|seat| !game.is_pinned(*seat)).collect::<engine::SeatSet>().iter() {
            moving::put(game, seat, at, table);
        }
    }
    let on_table: CardSet = game.display.iter().map(|open| open.card).collect();
    let adventures = on_table.common(content.adventures);
    if !on_table.is_empty() {
        table.tell(|| Event::Swept { adventures, threats: on_table.common(content.threats) });
    }
    for card in adventures.iter() {
        super::display::discard(game, card);
    }
    game.agenda.push(Job::Sweep);
    Ok(())
}

/// TD-SCEN-06, TD-THREAT-03, TD-RULING-84. The Threats of the Display strike and leave, one by one in their order.
pub(crate) fn sweep(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    let Some(first) = game.display.first() else { return Ok(()) };
    let card = first.card;
    for job in [Job::Sweep, Job::Discard { card }, Job::Carry { card, next: 0 }] {
        game.agenda.push(job);
    }
    table.tell(|| Event::Struck { card });
    Ok(())
}
