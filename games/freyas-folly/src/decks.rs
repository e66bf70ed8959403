//! The two face-down decks.

use crate::cards::{Ability, LinkId, SettingId};
use crate::content::MAX_DECK;
use serde::{Deserialize, Serialize};

/// A card of the draw deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// A setting, for the Workshop.
    Setting(SettingId),
    /// A Brisingamen card, for the display.
    Link(LinkId),
    /// An ability card, for the Black Market.
    Ability(Ability),
}

const BLANK: Card = Card::Setting(SettingId(u8::MAX));

/// FF-SETUP-11. The deck that refills the Workshop; the top card is the last of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct DrawDeck {
    // Places that hold no card any more are blank, so that equal decks are equal bit by bit.
    pile: [Card; MAX_DECK],
    left: u8,
}

impl DrawDeck {
    /// A deck in this order, the last card on top.
    pub fn stacked(cards: &[Card]) -> DrawDeck {
        let mut pile = [BLANK; MAX_DECK];
        pile[..cards.len()].copy_from_slice(cards);
        DrawDeck { pile, left: cards.len() as u8 }
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Card> {
        self.left = self.left.checked_sub(1)?;
        Some(std::mem::replace(&mut self.pile[usize::from(self.left)], BLANK))
    }

    /// How many cards are left.
    #[inline]
    pub const fn len(&self) -> usize {
        self.left as usize
    }

    /// Whether no card is left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The cards from bottom to top.
    pub fn cards(&self) -> &[Card] {
        &self.pile[..usize::from(self.left)]
    }
}

impl From<Vec<Card>> for DrawDeck {
    fn from(cards: Vec<Card>) -> DrawDeck {
        DrawDeck::stacked(&cards[..cards.len().min(MAX_DECK)])
    }
}

impl From<DrawDeck> for Vec<Card> {
    fn from(deck: DrawDeck) -> Vec<Card> {
        deck.cards().to_vec()
    }
}

/// The most cards the ability deck may hold.
pub const MAX_ABILITY_DECK: usize = 16;

/// FF-SETUP-09, FF-TAKE-05. The face-down ability cards beside the Black Market; the top card is the last of the pile.
///
/// The lowest cards were pushed under the deck for all to see; those above them nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "AbilityPile", into = "AbilityPile")]
pub struct AbilityDeck {
    pile: [Option<Ability>; MAX_ABILITY_DECK],
    left: u8,
    seen: u8,
}

#[derive(Serialize, Deserialize)]
struct AbilityPile {
    seen: Vec<Ability>,
    unseen: Vec<Ability>,
}

impl AbilityDeck {
    /// A deck of cards that were pushed under it, the first of them at the bottom, and unseen ones, the last on top.
    pub fn stacked(seen: &[Ability], unseen: &[Ability]) -> AbilityDeck {
        let mut pile = [None; MAX_ABILITY_DECK];
        for (slot, card) in pile.iter_mut().zip(seen.iter().chain(unseen)) {
            *slot = Some(*card);
        }
        AbilityDeck { pile, left: (seen.len() + unseen.len()) as u8, seen: seen.len() as u8 }
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<Ability> {
        self.left = self.left.checked_sub(1)?;
        self.seen = self.seen.min(self.left);
        self.pile[usize::from(self.left)].take()
    }

    /// FF-RULING-45. Pushes a card under the deck; everybody has seen it.
    pub fn push_under(&mut self, ability: Ability) {
        self.pile.copy_within(0..MAX_ABILITY_DECK - 1, 1);
        self.pile[0] = Some(ability);
        self.left += 1;
        self.seen += 1;
    }

    /// How many cards are left.
    pub const fn len(&self) -> usize {
        self.left as usize
    }

    /// Whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The cards that were pushed under the deck, from the bottom.
    pub fn seen(&self) -> impl Iterator<Item = Ability> + Clone {
        self.pile[..usize::from(self.seen)].iter().flatten().copied()
    }

    /// The cards above those, which nobody has seen.
    pub fn unseen(&self) -> impl Iterator<Item = Ability> + Clone {
        self.pile[usize::from(self.seen)..usize::from(self.left)].iter().flatten().copied()
    }
}

impl From<AbilityPile> for AbilityDeck {
    fn from(pile: AbilityPile) -> AbilityDeck {
        AbilityDeck::stacked(&pile.seen, &pile.unseen)
    }
}

impl From<AbilityDeck> for AbilityPile {
    fn from(deck: AbilityDeck) -> AbilityPile {
        AbilityPile { seen: deck.seen().collect(), unseen: deck.unseen().collect() }
    }
}
