//! What cannot be: a card, troop, tile or point of Health too many or too few.

use crate::cards::{CardSet, MAX_ITEMS};
use crate::phase::{Ending, Job, Phase};
use crate::state::MAX_JOBS;
use crate::{TheDwarves, rules::quests};

/// Counts every component again.
pub(crate) fn audit(game: &TheDwarves) -> Result<(), String> {
    troops(game)?;
    tiles(game)?;
    cards(game)?;
    equipment(game)?;
    dwarves(game)?;
    tracks(game)
}

fn ensure(claim: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if claim { Ok(()) } else { Err(fault()) }
}

/// TD-SETUP-03, TD-RULING-09. Every troop is in the supply, on the map or on a card, and none on Perished Land.
fn troops(game: &TheDwarves) -> Result<(), String> {
    let mut counted = game.supply;
    let mut on_map = crate::board::Troops::NONE;
    for land in game.land.iter() {
        on_map.add(land.troops);
        ensure(land.tile.is_none() || land.troops.is_empty(), || {
            "TD-RULING-09: troops stand on Perished Land".to_owned()
        })?;
    }
    ensure(on_map == game.troops_on_map(), || "the troops on the map are miscounted".to_owned())?;
    counted.add(on_map);
    for open in game.open_cards() {
        counted.add(open.troops);
    }
    ensure(counted == game.content.supply, || format!("TD-SETUP-03: {counted:?} troops instead of the box's"))
}

/// TD-SETUP-05, TD-BLACK-01. Every tile is unused or on one space, never the Blacksaddle.
fn tiles(game: &TheDwarves) -> Result<(), String> {
    let mut seen = game.tiles;
    for tile in game.land.iter().filter_map(|land| land.tile) {
        ensure(seen >> tile & 1 == 0, || format!("TD-SETUP-05: tile {tile} is there twice"))?;
        seen |= 1 << tile;
    }
    let all = u64::MAX >> (64 - game.content.tiles.len());
    ensure(seen == all, || "TD-SETUP-05: a tile is missing".to_owned())?;
    ensure(!game.is_perished(game.content.blacksaddle), || "TD-BLACK-01: the Blacksaddle has perished".to_owned())
}

/// TD-SETUP-07, TD-SETUP-12, TD-SETUP-13. Every card is in one place.
fn cards(game: &TheDwarves) -> Result<(), String> {
    let piles = &game.piles;
    let open: CardSet = game.display.iter().map(|open| open.card).collect();
    let places = [piles.adventures, piles.threats, piles.discards, piles.aside, open];
    let count: u8 = places.iter().map(|set| set.len()).sum();
    let all = places.iter().fold(CardSet::NONE, |all, set| all.with_all(*set));
    let box_of = game.content.adventures.with_all(game.content.threats);
    ensure(all == box_of && count == box_of.len(), || {
        "TD-SETUP-13: an Adventure or Threat is missing or twice".to_owned()
    })?;
    ensure(open.len() as usize == game.display.len(), || "a card lies twice in the Display".to_owned())?;
    ensure(piles.mixed_in <= piles.threats.len(), || "TD-SETUP-12: more Threats are mixed in than unseen".to_owned())?;
    let refilling = game.agenda.iter().any(|job| matches!(job, Job::Refill));
    ensure(piles.aside.is_empty() || refilling || is_over(game), || "TD-RULING-54: cards are left aside".to_owned())?;
    let unseen_a = piles.scenarios.common(game.content.stages[0]).len();
    ensure(piles.a_left <= unseen_a, || "TD-SETUP-08: more A cards are left than are unseen".to_owned())?;
    if let Some(open) = game.scenario {
        ensure(!piles.scenarios.contains(open.card), || {
            "TD-SCEN-01: the Scenario is face-up and in the pile".to_owned()
        })?;
    }
    // TD-RULING-85. Between actions no fulfilled quest waits.
    let waits = game.open_cards().any(|open| quests::is_fulfilled(game, open));
    ensure(game.phase != Phase::Acting || !waits, || "TD-RULING-85: a fulfilled quest was left uncompleted".to_owned())
}

/// TD-SETUP-14. Every card of Equipment is in the pile, discarded, with a dwarf, or being given out.
fn equipment(game: &TheDwarves) -> Result<(), String> {
    let mut counted = [0u8; MAX_ITEMS];
    for (kind, count) in counted.iter_mut().enumerate() {
        *count = game.equipment.pile[kind] + game.equipment.discards[kind];
    }
    for dwarf in game.dwarves.iter() {
        for item in dwarf.items.iter() {
            counted[usize::from(item.0)] += 1;
        }
    }
    let mut drawn = |items: &[crate::cards::Item]| items.iter().for_each(|item| counted[usize::from(item.0)] += 1);
    for job in game.agenda.iter() {
        if let Job::Share(hand) = job {
            drawn(&hand.items);
        }
    }
    match game.phase {
        Phase::Keeping(hand) => drawn(&hand.items),
        Phase::Giving { item } => drawn(&[item]),
        _ => {}
    }
    let right = game.content.items.iter().zip(counted).all(|(item, count)| item.copies == count);
    ensure(right, || format!("TD-SETUP-14: Equipment is missing or too much: {counted:?}"))
}

/// TD-SETUP-01, TD-CHAR-02, TD-SCEN-12. No character twice, nobody above his maximum or dead, one Keenfire.
fn dwarves(game: &TheDwarves) -> Result<(), String> {
    let mut characters = 0u32;
    for seat in game.all_seats() {
        let dwarf = game.dwarf(seat);
        ensure(characters >> dwarf.character & 1 == 0, || "TD-SETUP-01: a character is there twice".to_owned())?;
        characters |= 1 << dwarf.character;
        ensure(dwarf.health <= game.max_health(seat), || "TD-CHAR-02: too much Health".to_owned())?;
        let dead = matches!(game.phase, Phase::Over(Ending::Death { .. }));
        ensure(dwarf.health > 0 || dead, || "TD-GOAL-03: a dead dwarf plays on".to_owned())?;
    }
    let bearers = game.dwarves.iter().filter(|dwarf| dwarf.has_keenfire).count();
    ensure(bearers <= 1, || "TD-SCEN-12: two dwarves carry Keenfire".to_owned())
}

/// TD-SETUP-02, TD-GOAL-02, TD-COUNCIL-05. The tokens are on their tracks, and apart unless the game is lost.
fn tracks(game: &TheDwarves) -> Result<(), String> {
    let met = matches!(game.phase, Phase::Over(Ending::Doom));
    ensure(usize::from(game.doom) < game.content.doom.len(), || "TD-RULING-63: Doom is off its track".to_owned())?;
    ensure(if met { game.hero == game.doom } else { game.hero < game.doom }, || "TD-GOAL-02: the tokens".to_owned())?;
    let council = game.content.council_left..=game.content.council_right();
    ensure(council.contains(&game.council), || "TD-COUNCIL-05: the Council token is off its track".to_owned())?;
    ensure(game.agenda.len() < MAX_JOBS, || "too much waits to be done".to_owned())
}

fn is_over(game: &TheDwarves) -> bool {
    matches!(game.phase, Phase::Over(_))
}
