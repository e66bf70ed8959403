//! Step 2B: Adventure and Threat cards (RULES.md, "The Display").

use super::Flow;
use crate::cards::{Card, CardSet, draw};
use crate::content::{CardKind, CouncilEffect};
use crate::phase::{Cause, Job};
use crate::state::OpenCard;
use crate::{Event, TheDwarves};
use engine::Table;

/// TD-DISPLAY-01, TD-RULING-54. Cards are turned up until three lie there. What is discarded meanwhile joins the discard
/// pile only when the refill is over; if there is nothing to draw, the Display stays short. TD-DISPLAY-05: what lies there stays.
pub(crate) fn refill(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Flow {
    while game.display.len() < usize::from(game.content.rules.display) {
        let Some(card) = draw_card(game, table) else { break };
        let threat = game.is_threat(card);
        game.display.push(OpenCard { card, ..OpenCard::default() });
        table.tell(|| Event::Revealed { card, threat });
        if threat {
            game.agenda.push(Job::Refill);
            game.agenda.push(Job::Reveal { card });
            council_looks(game);
            return Ok(());
        }
        if !put_troops(game, card, table) {
            put_aside(game, card);
        }
    }
    game.piles.discards = game.piles.discards.with_all(game.piles.aside);
    game.piles.aside = CardSet::NONE;
    Ok(())
}

/// TD-COUNCIL-09, TD-RULING-56. Every Threat that is turned up costs or gives Health, before its own text.
fn council_looks(game: &mut TheDwarves) {
    let cause = Cause::Council;
    match game.council_effect() {
        CouncilEffect::ThreatRevealedLoseHealth { points } => game.agenda.push(Job::Wound { cause, left: points }),
        CouncilEffect::ThreatRevealedGainHealth { points } => game.agenda.push(Job::Heal { cause, left: points }),
        CouncilEffect::StartOfTurnDoom { .. }
        | CouncilEffect::RecruitRerollBlanks
        | CouncilEffect::MustRerollHighest
        | CouncilEffect::None
        | CouncilEffect::AdventureDoneDiscardThreat
        | CouncilEffect::MayRerollOne
        | CouncilEffect::ActionCraftForEquipment { .. } => {}
    }
}

/// TD-DISPLAY-03, TD-DISPLAY-04, TD-RULING-55. A Threat that says "Immediately" strikes and goes; so does one that finds
/// no troops. Any other stays; Sinthoras pins the active dwarf.
pub(crate) fn reveal(game: &mut TheDwarves, card: Card, table: &mut impl Table<Event>) -> Flow {
    let CardKind::Threat { immediately, pins } = game.content.content().card(card).kind else { return Ok(()) };
    if immediately || !put_troops(game, card, table) {
        game.agenda.push(Job::PutAside { card });
        game.agenda.push(Job::Carry { card, next: 0 });
        table.tell(|| Event::Struck { card });
        return Ok(());
    }
    if pins {
        let dwarf = game.turn.active;
        game.open_mut(card).expect("TD-RULING-55: the card lies open").pinned = Some(dwarf);
        table.tell(|| Event::Pinned { dwarf, card });
    }
    Ok(())
}

/// TD-THREAT-02, TD-DISPLAY-02, TD-RULING-53. Puts a card's troops on it, as many as there are; not when the supply has
/// none of a kind it needs.
pub(crate) fn put_troops(game: &mut TheDwarves, card: Card, table: &mut impl Table<Event>) -> bool {
    let wanted = game.content.card(card).troops();
    if (0..3).any(|kind| wanted.0[kind] > 0 && game.supply.0[kind] == 0) {
        table.tell(|| Event::NoTroopsFor { card });
        return false;
    }
    let troops = game.supply.up_to(wanted);
    if !troops.is_empty() {
        game.supply.remove(troops);
        game.open_mut(card).expect("TD-THREAT-02: the card lies open").troops = troops;
        table.tell(|| Event::PutOnCard { card, troops });
    }
    true
}

/// TD-SETUP-13. An empty Adventure pile is renewed from the discard pile.
pub(crate) fn renew_if_empty(game: &mut TheDwarves, table: &mut impl Table<Event>) {
    if game.piles.adventure_len() == 0 && !game.piles.discards.is_empty() {
        game.piles.adventures = std::mem::take(&mut game.piles.discards);
        let cards = game.piles.adventures.len();
        table.tell(|| Event::PileRenewed { cards });
    }
}

/// The top card of the Adventure pile: any of those known to be in it, or one of the unseen Threats.
pub(crate) fn draw_card(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Option<Card> {
    renew_if_empty(game, table);
    let piles = &mut game.piles;
    let count = piles.adventure_len();
    if count == 0 {
        return None;
    }
    let position = draw(count, table);
    if let Some(card) = piles.adventures.nth(position) {
        piles.adventures = piles.adventures.without(card);
        return Some(card);
    }
    let threat = draw(piles.threats.len(), table);
    let card = piles.threats.nth(threat).expect("TD-SETUP-12: as many Threats are unseen as are mixed in");
    piles.threats = piles.threats.without(card);
    piles.mixed_in -= 1;
    Some(card)
}

/// TD-RULING-58, TD-RULING-86. A card leaves the table: its troops return to the supply, and all progress is forgotten.
pub(crate) fn discard(game: &mut TheDwarves, card: Card) {
    if take_off(game, card) {
        game.piles.discards = game.piles.discards.with(card);
    }
}

/// TD-RULING-54. A card leaves the table during a refill.
pub(crate) fn put_aside(game: &mut TheDwarves, card: Card) {
    if take_off(game, card) {
        game.piles.aside = game.piles.aside.with(card);
    }
}

/// Takes a card off the table; says whether it goes to the common discard pile. A Scenario does not (TD-SCEN-07).
fn take_off(game: &mut TheDwarves, card: Card) -> bool {
    if let Some(open) = game.scenario.filter(|open| open.card == card) {
        game.supply.add(open.troops);
        game.scenario = None;
        return false;
    }
    let Some(index) = game.display.iter().position(|open| open.card == card) else { return false };
    let open = game.display.remove(index);
    game.supply.add(open.troops);
    true
}
