//! Fighting evil troops, and the battle against Nôd'onn (RULES.md, "Fighting").

use super::{Flow, health, quests};
use crate::board::{Space, Troop, Troops};
use crate::cards::{Card, Quest, Span, Where};
use crate::phase::{Blows, Job, Phase, Roll};
use crate::state::OpenCard;
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-FIGHT-01. Troops on the dwarf's space, or on a card that is fought there.
pub(crate) fn check_fight(game: &TheDwarves, seat: Seat) -> Result<(), Refusal> {
    let space = game.dwarf(seat).space;
    let any = !game.troops(space).is_empty() || cards_at(game, space).next().is_some();
    ensure(any, "TD-FIGHT-01", "no evil troops are here")
}

/// TD-FIGHT-06, TD-FIGHT-07, TD-RULING-26, TD-THREAT-05. The cards whose troops are fought on a space.
pub(crate) fn cards_at(game: &TheDwarves, space: Space) -> impl Iterator<Item = &OpenCard> {
    game.open_cards().filter(move |open| !open.troops.is_empty() && fought_at(game, open, space))
}

fn fought_at(game: &TheDwarves, open: &OpenCard, space: Space) -> bool {
    match &game.content.card(open.card).quest {
        Some(Quest::DefeatCard { at, .. }) => quests::is_at(game, at.at, space, open),
        _ => false,
    }
}

/// TD-FIGHT-05, TD-RULING-24. The dice stand: troops are removed one by one; if none can be, 1 Health is lost.
pub(crate) fn begin(game: &mut TheDwarves, roll: Roll, table: &mut impl Table<Event>) -> Flow {
    let dwarf = roll.dwarf;
    let blows = Blows { dwarf, dice: roll.dice, felled: [0; 3] };
    if can_strike(game, blows) {
        return Err(Phase::Striking(blows));
    }
    table.tell(|| Event::Missed { dwarf });
    health::lose(game, dwarf, 1, table)
}

/// Every removal the dice allow.
#[inline]
pub(crate) fn strikes(game: &TheDwarves, blows: Blows, mut offer: impl FnMut(Option<Card>, Troop)) {
    let space = game.dwarf(blows.dwarf).space;
    for troop in Troop::ALL.into_iter().filter(|troop| is_matched(game, blows, *troop)) {
        if game.troops(space).of(troop) > 0 {
            offer(None, troop);
        }
        for open in cards_at(game, space).filter(|open| open.troops.of(troop) > 0) {
            offer(Some(open.card), troop);
        }
    }
}

fn can_strike(game: &TheDwarves, blows: Blows) -> bool {
    let mut any = false;
    strikes(game, blows, |_, _| any = true);
    any
}

/// TD-FIGHT-03, TD-RULING-25. Whether the dice can be matched to all troops removed so far and one more.
#[inline]
fn is_matched(game: &TheDwarves, blows: Blows, troop: Troop) -> bool {
    let mut felled = blows.felled;
    felled[troop.index()] += 1;
    Troop::ALL.into_iter().all(|weakest| {
        let face = game.content.fells(weakest);
        let needed = Troop::ALL.into_iter().filter(|kind| game.content.fells(*kind) >= face);
        needed.map(|kind| felled[kind.index()]).sum::<u8>() <= blows.dice.at_least(face)
    })
}

/// TD-FIGHT-01, TD-FIGHT-03, TD-FIGHT-07. A troop that is there, and a die for it.
pub(crate) fn check_strike(game: &TheDwarves, blows: Blows, card: Option<Card>, troop: Troop) -> Result<(), Refusal> {
    let space = game.dwarf(blows.dwarf).space;
    let there = match card {
        None => game.troops(space).of(troop),
        Some(card) => {
            let open = cards_at(game, space).find(|open| open.card == card);
            open.ok_or(Refusal::new("TD-FIGHT-06", "the troops on that card are fought elsewhere"))?.troops.of(troop)
        }
    };
    ensure(there > 0, "TD-FIGHT-01", "no such troop is there")?;
    ensure(is_matched(game, blows, troop), "TD-FIGHT-03", "no die that is left is high enough for that troop")
}

/// TD-FIGHT-03, TD-FIGHT-04. Removes a troop. When no more can be removed the fight is over.
pub(crate) fn strike(
    game: &mut TheDwarves,
    mut blows: Blows,
    card: Option<Card>,
    troop: Troop,
    table: &mut impl Table<Event>,
) -> Flow {
    let Blows { dwarf, .. } = blows;
    let at = game.dwarf(dwarf).space;
    let one = Troops::one(troop);
    match card {
        None => game.land[at.index()].troops.remove(one),
        Some(card) => game.open_mut(card).expect("TD-FIGHT-06: the card lies open").troops.remove(one),
    }
    game.supply.add(one);
    blows.felled[troop.index()] += 1;
    table.tell(|| Event::Felled { dwarf, at, card, troop });
    count(game, dwarf, at, card, troop);
    if can_strike(game, blows) { Err(Phase::Striking(blows)) } else { finish(game) }
}

/// TD-QUEST-08, TD-SCEN-14, TD-RULING-30. What a defeated troop counts for: on the map for quests that ask for such
/// troops at such a place; anywhere for the battle for Girdlegard.
pub(crate) fn count(game: &mut TheDwarves, dwarf: Seat, at: Space, card: Option<Card>, troop: Troop) {
    let content = game.content.content();
    let (tally, perished) = (game.tally(dwarf), game.is_perished(at));
    for open in game.open_cards_mut() {
        match &content.card(open.card).quest {
            Some(Quest::DefeatTotal { .. }) => open.counter += 1,
            Some(Quest::DefeatMap { types, span, at: place, .. }) if card.is_none() && types.contains(&troop) => {
                let here = match place.at {
                    Where::Any => true,
                    Where::On(spaces) => spaces.contains(at),
                    Where::Perished => perished,
                    Where::Affected => false,
                };
                match (here, span) {
                    (true, Span::Turn | Span::Roll) => open.this_turn[tally] += 1,
                    (true, Span::Game) => open.counter += 1,
                    (false, _) => {}
                }
            }
            _ => {}
        }
    }
}

/// TD-RULING-24. At least one troop is removed if any can be; after that one may stop.
pub(crate) fn check_sheathe(blows: Blows) -> Result<(), Refusal> {
    ensure(blows.felled != [0; 3], "TD-RULING-24", "remove at least one troop: the dice allow it")
}

/// TD-RULING-83. The fight is over: quests are looked at.
pub(crate) fn finish(game: &mut TheDwarves) -> Flow {
    game.agenda.push(Job::Quests);
    Ok(())
}

/// TD-NODONN-03, TD-NODONN-05, TD-RULING-29. The Scenario asks for it, the dwarf is there, and no troops are on the map
/// there. Says which card.
pub(crate) fn check_battle(game: &TheDwarves, seat: Seat) -> Result<Card, Refusal> {
    let space = game.dwarf(seat).space;
    let asked = game.scenario.as_ref().and_then(|open| match &game.content.card(open.card).quest {
        Some(Quest::BattleBoss { at, .. }) => Some((open, at)),
        _ => None,
    });
    let (open, place) = asked.ok_or(Refusal::new("TD-NODONN-03", "there is nobody to battle"))?;
    ensure(quests::is_at(game, place.at, space, open), "TD-NODONN-05", "the battle is at the Blacksaddle")?;
    ensure(game.troops(space).is_empty(), "TD-NODONN-03", "first the troops there must be gone")?;
    Ok(open.card)
}

/// TD-NODONN-03, TD-NODONN-04. Each die that is high enough takes a token; none costs 1 Health.
pub(crate) fn hit(game: &mut TheDwarves, roll: Roll, card: Card, table: &mut impl Table<Event>) -> Flow {
    let Some(Quest::BattleBoss { target, .. }) = game.content.content().card(card).quest else { return Ok(()) };
    let hits = roll.dice.at_least(target);
    let open = game.open_mut(card).expect("TD-NODONN-03: the card lies open");
    open.counter = open.counter.saturating_sub(hits);
    let (dwarf, left) = (roll.dwarf, open.counter);
    table.tell(|| Event::BossHit { dwarf, card, hits, left });
    if hits == 0 {
        return health::lose(game, dwarf, 1, table);
    }
    game.agenda.push(Job::Quests);
    Ok(())
}
