//! What a viewer may know, and some full game that fits it.

use crate::cards::{Abilities, Ability, KINDS, LinkId, SettingId};
use crate::content::MAX_DECK;
use crate::decks::{AbilityDeck, Card, DrawDeck, MAX_ABILITY_DECK};
use crate::{Event, FreyasFolly, Open};
use arrayvec::ArrayVec;
use engine::{Fast, Rng, Table};
use serde::Serialize;

/// FF-RULING-60. What anybody may know, players and spectators alike: all but the order of the face-down cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// All that lies open.
    pub open: Open,
    /// How many cards the draw deck has.
    pub draw_deck: u8,
    /// FF-RULING-45. The cards that were pushed under the ability deck, from the bottom.
    pub buried: ArrayVec<Ability, MAX_ABILITY_DECK>,
    /// How many cards of the ability deck lie above those, which nobody has seen.
    pub unseen_abilities: u8,
}

/// What anybody may know of the game.
pub fn view(game: &FreyasFolly) -> View {
    // No `..` here: a new field does not compile until someone decides who may see it.
    let FreyasFolly { open, draw_deck, ability_deck } = game;
    View {
        open: *open,
        draw_deck: draw_deck.len() as u8,
        buried: ability_deck.seen().collect(),
        unseen_abilities: ability_deck.unseen().count() as u8,
    }
}

impl View {
    /// How many cards the ability deck has.
    pub fn ability_deck(&self) -> usize {
        self.buried.len() + usize::from(self.unseen_abilities)
    }
}

/// Some full game that fits the view: the unseen cards in any order the deal allows, each as likely as the others.
///
/// FF-SETUP-11. The lowest cards of the draw deck are settings; above them lie, shuffled, the other unseen settings, all
/// unseen Brisingamen cards and those unseen ability cards that are not in the ability deck.
pub fn imagine(view: &View, dice: &mut impl Rng) -> FreyasFolly {
    let View { open, draw_deck: _, buried, unseen_abilities } = view;
    let mut table = Fast(dice);
    let mut abilities = unseen_ability_cards(open, buried);
    Table::<Event>::shuffle(&mut table, &mut abilities);
    let split = abilities.len().saturating_sub(usize::from(*unseen_abilities));
    let ability_deck = AbilityDeck::stacked(buried, &abilities[split..]);
    let mut cards: ArrayVec<Card, MAX_DECK> = unseen_settings(open).map(Card::Setting).collect();
    Table::<Event>::shuffle(&mut table, &mut cards);
    let below = cards.len().min(open.contents.setup.settings_below.into());
    cards.extend(unseen_links(open).map(Card::Link));
    cards.extend(abilities[..split].iter().copied().map(Card::Ability));
    Table::<Event>::shuffle(&mut table, &mut cards[below..]);
    FreyasFolly { open: *open, draw_deck: DrawDeck::stacked(&cards), ability_deck }
}

/// The settings that nobody has seen.
fn unseen_settings(open: &Open) -> impl Iterator<Item = SettingId> + use<> {
    let mut seen = open.workshop.0;
    for player in &open.players {
        seen |= player.held.0 | player.completed.0;
    }
    open.contents.all_settings().filter(move |card| seen >> card.0 & 1 == 0)
}

/// The Brisingamen cards that nobody has seen.
fn unseen_links(open: &Open) -> impl Iterator<Item = LinkId> + use<> {
    let mut seen = open.display;
    open.necklace.iter().flatten().for_each(|made| seen.insert(made.link));
    open.contents.all_links().filter(move |card| !seen.contains(*card))
}

/// The ability cards that nobody has seen.
fn unseen_ability_cards(open: &Open, buried: &[Ability]) -> ArrayVec<Ability, MAX_ABILITY_DECK> {
    let mut left: [u8; KINDS] = open.contents.ability_cards();
    let held = open.players.iter().map(crate::state::Player::abilities).flat_map(|held: Abilities| held.iter());
    for ability in open.slots.iter().flatten().chain(buried).copied().chain(held) {
        left[ability.index()] -= 1;
    }
    let unseen = |ability: Ability| left[ability.index()] - open.spent[ability.index()];
    Ability::ALL.into_iter().flat_map(|ability| std::iter::repeat_n(ability, unseen(ability).into())).collect()
}
