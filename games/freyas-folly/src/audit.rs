//! What cannot be: a jewel, a card or a token too many or too few, two dwarfs in one place, a score that is wrong.

use crate::cards::{Ability, KINDS};
use crate::decks::Card;
use crate::jewels::Jewels;
use crate::mine::Spots;
use crate::phase::Phase;
use crate::rules::scoring;
use crate::state::Whereabouts;
use crate::{FreyasFolly, Open};
use engine::Seat;

/// Looks for what cannot be.
pub fn audit(game: &FreyasFolly) -> Result<(), String> {
    let open = &game.open;
    jewels(open)?;
    cards(game)?;
    abilities(game)?;
    tokens(open)?;
    for seat in open.all_seats() {
        dwarfs(open, seat)?;
    }
    let standing = open.all_seats().flat_map(|seat| open.player(seat).dwarfs).filter_map(|dwarf| dwarf.spot()).count();
    let places: Spots = open.crowd(Seat(0)).standing;
    ensure(places.len() as usize == standing, "FF-MOVE-05: two dwarfs stand in one place")?;
    ensure(open.idle_turns < open.seats || matches!(open.phase, Phase::Over(_)), "FF-RULING-58: the game is stalled")?;
    recount(open)
}

fn ensure(holds: bool, fault: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

/// FF-COMP-01. Every jewel is in a cavern, in a barrow, at a home, on a card or on the market; those on cards are what
/// the cards ask for (FF-COMPLETE-04).
fn jewels(open: &Open) -> Result<(), String> {
    let mut all = open.caverns.iter().fold(open.stock, |all, jewels| all + *jewels);
    for seat in open.all_seats() {
        let player = open.player(seat);
        all += player.home + player.set + player.barrows();
        let settings = player.completed.iter().map(|card| open.contents.setting(card).needs);
        let links = open.necklace.iter().flatten().filter(|made| made.by == seat);
        let links = links.map(|made| open.contents.link(made.link).needs);
        let on_cards = settings.chain(links).fold(Jewels::NONE, |all, needs| all + needs);
        ensure(on_cards == player.set, "FF-COMPLETE-04: the jewels on the cards are not those they ask for")?;
    }
    ensure(all == open.contents.jewels, &format!("FF-COMP-01: there are {all:?} instead of {:?}", open.contents.jewels))
}

/// FF-COMP-03, FF-COMP-04. Every setting and every Brisingamen card is in one place.
fn cards(game: &FreyasFolly) -> Result<(), String> {
    let open = &game.open;
    let (mut settings, mut links) = ([0u8; 64], [0u8; 8]);
    let in_deck = game.draw_deck.cards().iter();
    let on_table = open.players.iter().flat_map(|player| player.held.iter().chain(player.completed.iter()));
    for card in open.workshop.iter().chain(on_table) {
        settings[card.index()] += 1;
    }
    let made = open.necklace.iter().flatten().map(|made| made.link);
    open.display.iter().chain(made).for_each(|link| links[link.index()] += 1);
    for card in in_deck {
        match card {
            Card::Setting(card) => settings[card.index()] += 1,
            Card::Link(link) => links[link.index()] += 1,
            Card::Ability(_) => {}
        }
    }
    let one_each = open.contents.all_settings().all(|card| settings[card.index()] == 1);
    ensure(one_each, "FF-COMP-03: a setting is missing or there twice")?;
    let one_each = open.contents.all_links().all(|link| links[link.index()] == 1);
    ensure(one_each, "FF-COMP-04: a Brisingamen card is missing or there twice")?;
    let size = u32::from(open.contents.setup.workshop_size);
    let full = open.workshop.len() == size || game.draw_deck.is_empty() && open.workshop.len() < size;
    ensure(full, "FF-TAKE-07: the Workshop is not filled up")?;
    ensure(open.links_made() <= open.contents.limits.brisingamen_spaces, "FF-BRIS-07: there are too many links")
}

/// FF-COMP-05, FF-COMP-06. Every ability card is in one place.
fn abilities(game: &FreyasFolly) -> Result<(), String> {
    let open = &game.open;
    let mut counts: [u8; KINDS] = open.spent;
    let in_deck = game.draw_deck.cards().iter().filter_map(|card| match card {
        Card::Ability(ability) => Some(*ability),
        Card::Setting(_) | Card::Link(_) => None,
    });
    let held = open.players.iter().flat_map(|player| player.abilities().iter());
    let market = open.slots.iter().flatten().copied();
    for ability in in_deck.chain(held).chain(market).chain(game.ability_deck.seen()).chain(game.ability_deck.unseen()) {
        counts[ability.index()] += 1;
    }
    ensure(counts == open.contents.ability_cards(), &format!("FF-COMP-05: the ability cards are {counts:?}"))
}

/// FF-COMP-07, FF-FREE-03. Every token is in the supply, with a player or used.
fn tokens(open: &Open) -> Result<(), String> {
    let held: u8 = open.players.iter().map(|player| player.tokens).sum();
    let all = open.supply + open.used_tokens + held;
    ensure(all == open.contents.components.free_action_tokens, "FF-COMP-07: there are not 18 tokens")
}

/// FF-SETUP-02, FF-COMPLETE-02, FF-ABILITY-04, FF-ABILITY-08, FF-RULING-30. The dwarfs of a seat.
fn dwarfs(open: &Open, seat: Seat) -> Result<(), String> {
    let player = open.player(seat);
    let left = u32::from(player.dwarfs_left());
    let counted = left + player.completed.len() == u32::from(open.team);
    ensure(counted, "FF-COMPLETE-02: each completed setting costs one dwarf")?;
    for dwarf in &player.dwarfs {
        let in_mine = matches!(dwarf.at, Whereabouts::Mine(_));
        ensure(in_mine || dwarf.barrow.is_empty(), "FF-MOVE-03, FF-MOVE-10: only dwarfs in the mine carry jewels")?;
        ensure(in_mine || dwarf.carries.is_none(), "FF-ABILITY-11: only dwarfs in the mine carry abilities")?;
        let bat = dwarf.carries.is_some_and(|carried| carried.ability() == Ability::Bat);
        ensure(!bat || dwarf.barrow.is_empty(), "FF-RULING-30: a dwarf with a Bat is never loaded")?;
    }
    let markers = player.dwarfs.iter().filter(|dwarf| dwarf.carries.is_some()).count() as u32;
    let cards = player.hand.len() + markers;
    ensure(cards == player.abilities().len(), "FF-ABILITY-05: two ability cards of a kind are held")?;
    let limit = u32::from(open.contents.limits.ability_cards_held);
    ensure(cards <= limit, "FF-ABILITY-04: more than three ability cards are held")
}

/// FF-SCORE-09. The scores line by line add up to the points, and whoever has the most has won.
fn recount(open: &Open) -> Result<(), String> {
    let Phase::Over(ending) = open.phase else { return Ok(()) };
    let scores = scoring::standing(open);
    let best = scores.iter().map(|score| score.points).max();
    for score in &scores {
        let points = scoring::points(open, score.seat, ending.ender);
        ensure(points == score.points, "FF-SCORE-09: the lines of a score do not add up")?;
        let is_best = Some(score.points) == best;
        ensure(is_best == ending.winners.contains(score.seat), "FF-SCORE-09: the winners have not the most points")?;
    }
    Ok(())
}
