//! How the table is set (RULES.md, "Setting up").

use crate::cards::{Abilities, Ability, KINDS, LinkId, Links, SettingId, Settings};
use crate::content::{Contents, MAX_DWARFS, MAX_LINKS, MAX_SLOTS};
use crate::decks::{AbilityDeck, Card, DrawDeck};
use crate::jewels::{Colour, Jewel, Jewels, Size};
use crate::mine::MAX_CAVERNS;
use crate::phase::{Phase, Turn};
use crate::state::{Dwarf, Open, Player, Whereabouts};
use crate::{Event, FreyasFolly};
use engine::{BadOptions, Edition, MAX_SEATS, Seat, Table};

/// FF-SETUP-01 to FF-SETUP-12. The whole table, set for so many players.
pub fn setup(
    seats: usize,
    contents: Edition<Contents>,
    table: &mut impl Table<Event>,
) -> Result<FreyasFolly, BadOptions> {
    if !(3..=MAX_SEATS).contains(&seats) {
        return Err(BadOptions::new("seats", format!("FF-SETUP-01: 3 to 5 play, not {seats}")));
    }
    let team = contents.dwarfs_each(seats);
    let (caverns, stock) = scatter(&contents, table);
    let dealt = deal(&contents, table);
    // FF-SETUP-12.
    let start = Seat(table.below(seats as u32) as u8);
    table.tell(|| Event::Began { start });
    table.tell(|| Event::Round { round: 1 });
    let open = Open {
        contents,
        seats: seats as u8,
        team,
        start,
        round: 1,
        idle_turns: 0,
        phase: Phase::Acting(Turn::begin(start, contents.limits.actions_per_turn)),
        players: std::array::from_fn(|seat| player(if seat < seats { team } else { 0 })),
        caverns,
        stock,
        slots: dealt.slots,
        spent: [0; KINDS],
        workshop: dealt.workshop,
        display: dealt.display,
        necklace: [None; MAX_LINKS],
        supply: contents.components.free_action_tokens,
        used_tokens: 0,
    };
    Ok(FreyasFolly { open, draw_deck: dealt.draw_deck, ability_deck: dealt.ability_deck })
}

/// FF-COMP-02, FF-SETUP-02, FF-SETUP-03. So many dwarfs, all outside and empty; nothing else.
fn player(team: u8) -> Player {
    let dwarfs: [Dwarf; MAX_DWARFS] = std::array::from_fn(|index| {
        let at = if index < usize::from(team) { Whereabouts::Outside } else { Whereabouts::Gone };
        Dwarf { at, ..Dwarf::default() }
    });
    Player { dwarfs, hand: Abilities::NONE, ..Player::default() }
}

/// FF-SETUP-04, FF-SETUP-05, FF-SETUP-06, FF-RULING-62, FF-RULING-63. Amber goes on the yellow positions, jewels out of
/// the cup on the grey ones of their size; what is left over is the Black Market's stock.
fn scatter(contents: &Contents, table: &mut impl Table<Event>) -> ([Jewels; MAX_CAVERNS], Jewels) {
    let (amber, cup): (Vec<Jewel>, Vec<Jewel>) =
        contents.jewels.each().partition(|jewel| jewel.colour() == Colour::Amber);
    let (mut small, mut large): (Vec<Jewel>, Vec<Jewel>) =
        cup.into_iter().partition(|jewel| jewel.size() == Size::Small);
    table.shuffle(&mut small);
    table.shuffle(&mut large);
    let mut amber: Jewels = amber.into_iter().collect();
    let mut caverns = [Jewels::NONE; MAX_CAVERNS];
    for (cavern, filling) in caverns.iter_mut().zip(&contents.fillings) {
        let small = small.drain(small.len() - usize::from(filling.grey_small)..);
        let large = large.drain(large.len() - usize::from(filling.grey_large)..);
        *cavern = small.chain(large).collect::<Jewels>() + filling.amber;
        amber -= filling.amber;
    }
    (caverns, small.into_iter().chain(large).collect::<Jewels>() + amber)
}

struct Dealt {
    workshop: Settings,
    slots: [Option<Ability>; MAX_SLOTS],
    display: Links,
    draw_deck: DrawDeck,
    ability_deck: AbilityDeck,
}

/// FF-SETUP-07 to FF-SETUP-11. The three decks are shuffled; eight settings, three abilities and a Brisingamen card are
/// dealt face up; six abilities form a deck; the rest is shuffled with the upper half of the settings and laid on the
/// lower half.
fn deal(contents: &Contents, table: &mut impl Table<Event>) -> Dealt {
    let counts = &contents.setup;
    let mut settings: Vec<SettingId> = contents.all_settings().collect();
    let mut links: Vec<LinkId> = contents.all_links().collect();
    let mut abilities: Vec<Ability> = Ability::ALL
        .into_iter()
        .flat_map(|ability| std::iter::repeat_n(ability, contents.ability(ability).cards.into()))
        .collect();
    table.shuffle(&mut settings);
    table.shuffle(&mut links);
    table.shuffle(&mut abilities);
    let workshop = settings.drain(..usize::from(counts.workshop_size)).collect();
    let mut slots = [None; MAX_SLOTS];
    for (slot, ability) in slots.iter_mut().zip(abilities.drain(..usize::from(counts.ability_slots))) {
        *slot = Some(ability);
    }
    let ability_deck: Vec<Ability> = abilities.drain(..usize::from(counts.ability_deck_start)).collect();
    let mut display = Links::NONE;
    links.drain(..usize::from(counts.brisingamen_face_up_start)).for_each(|link| display.insert(link));
    let mut upper: Vec<Card> =
        settings.drain(..usize::from(counts.settings_shuffled_on_top)).map(Card::Setting).collect();
    upper.extend(links.into_iter().map(Card::Link));
    upper.extend(abilities.into_iter().map(Card::Ability));
    table.shuffle(&mut upper);
    let deck: Vec<Card> = settings.into_iter().map(Card::Setting).chain(upper).collect();
    Dealt {
        workshop,
        slots,
        display,
        draw_deck: DrawDeck::stacked(&deck),
        ability_deck: AbilityDeck::stacked(&[], &ability_deck),
    }
}
