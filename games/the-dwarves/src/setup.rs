//! How everything gets onto the table (RULES.md, "Setting up").

use crate::cards::{CardSet, MAX_ITEMS, draw};
use crate::content::Content;
use crate::list::List;
use crate::phase::Phase;
use crate::rules::{self, display, hero, scenario, turn};
use crate::state::{Dwarf, Equipment, Land, OpenCard, Piles, Tally, Turn};
use crate::{Event, Options, TheDwarves};
use engine::{BadOptions, Edition, Seat, Table};

/// TD-SETUP-02..12. Sets everything up and begins the first turn.
pub(crate) fn setup(
    options: &Options,
    seats: usize,
    edition: Edition<Content>,
    table: &mut impl Table<Event>,
) -> Result<TheDwarves, BadOptions> {
    let mut game = lay_out(options, seats, edition, table)?;
    // TD-SETUP-09. The first Scenario, with what is put on it. Nothing lies in the Display that could be swept.
    let drawn = scenario::draw(&mut game, table);
    debug_assert!(drawn.is_ok(), "TD-SETUP-03: at setup the supply never runs short");
    game.agenda.clear();
    // TD-SETUP-12. Three Adventures, and only then three Threats among the others.
    for _ in 0..edition.rules.display {
        let card = display::draw_card(&mut game, table).expect("TD-SETUP-12: there are Adventures");
        game.display.push(OpenCard { card, ..OpenCard::default() });
        table.tell(|| Event::Revealed { card, threat: false });
        display::put_troops(&mut game, card, table);
    }
    hero::mix_in_threats(&mut game, edition.rules.setup_threats, table);
    let flow = turn::begin_turn(&mut game, table);
    rules::carry_on(&mut game, flow, table);
    Ok(game)
}

/// The table before the first card is turned up.
fn lay_out(
    options: &Options,
    seats: usize,
    edition: Edition<Content>,
    table: &mut impl Table<Event>,
) -> Result<TheDwarves, BadOptions> {
    let content = edition.content();
    let level = options.difficulty.id();
    let removed = content.difficulties.iter().find(|(id, _)| id == level).map(|(_, removed)| *removed);
    let removed = removed.ok_or_else(|| BadOptions::new("difficulty", "this set of content does not know it"))?;
    // TD-SETUP-15.
    let starting = Seat(options.starting_seat);
    if starting.index() >= seats {
        return Err(BadOptions::new("starting_seat", format!("there are only {seats} seats, counted from 0")));
    }
    let mut equipment = Equipment { pile: [0; MAX_ITEMS], discards: [0; MAX_ITEMS] };
    for (kind, item) in content.items.iter().enumerate() {
        equipment.pile[kind] = item.copies;
    }
    Ok(TheDwarves {
        content: edition,
        // TD-VARIANT-01.
        threshold: if options.four_troops { content.variant_threshold } else { content.rules.perish },
        turn: Turn {
            number: 0,
            active: starting,
            actor: starting,
            actions_left: content.rules.actions,
            tallies: [Tally::default(); 2],
        },
        hero: 0,
        doom: content.doom.len() as u8 - 1,
        holds: 0,
        council: 0,
        land: content.spaces.iter().map(|_| Land::default()).collect(),
        tunnel: None,
        supply: content.supply,
        tiles: u64::MAX >> (64 - content.tiles.len()),
        piles: Piles {
            scenarios: content.stages.iter().fold(CardSet::NONE, |all, stage| all.with_all(*stage)),
            // TD-SETUP-08. Which cards are taken out nobody sees.
            a_left: content.stages[0].len() - removed,
            adventures: content.adventures,
            mixed_in: 0,
            threats: content.threats,
            discards: CardSet::NONE,
            aside: CardSet::NONE,
        },
        scenario: None,
        display: List::new(),
        equipment,
        dwarves: dwarves(options, seats, content, table)?,
        phase: Phase::Acting,
        agenda: List::new(),
    })
}

/// TD-SETUP-01, TD-SETUP-10, TD-SETUP-11. Each takes a dwarf, chosen or dealt, none twice, with full Health, no Equipment,
/// at the start of his clan.
fn dwarves(
    options: &Options,
    seats: usize,
    content: &Content,
    table: &mut impl Table<Event>,
) -> Result<List<Dwarf, 5>, BadOptions> {
    let mut free: u64 = (1 << content.characters.len()) - 1;
    let mut chosen = [None; 5];
    for (seat, (option, pick)) in options.picks().into_iter().enumerate().take(seats) {
        let Some(id) = pick.id() else { continue };
        let character = content.characters.iter().position(|character| character.id == id);
        let character = character.ok_or_else(|| BadOptions::new(option, "this set of content has no such dwarf"))?;
        if free >> character & 1 == 0 {
            return Err(BadOptions::new(option, "another seat has this dwarf: nobody is played twice"));
        }
        free &= !(1 << character);
        chosen[seat] = Some(character as u8);
    }
    let dealt = (0..seats).map(|seat| {
        let character = chosen[seat].unwrap_or_else(|| {
            let position = draw(free.count_ones() as u8, table);
            let dealt = crate::cards::nth_bit(free, position).expect("TD-SETUP-01: there are as many dwarves as seats");
            free &= !(1 << dealt);
            dealt
        });
        let info = &content.characters[usize::from(character)];
        Dwarf { character, space: info.start, health: info.health, ..Dwarf::default() }
    });
    Ok(dealt.collect())
}
