//! Piles of cards and bags of tokens.

use crate::Table;
use serde::{Deserialize, Serialize};

/// A pile of cards, face down, drawn from the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deck<T>(Vec<T>);

impl<T> Deck<T> {
    /// A pile in the order given, the last card on top.
    pub const fn stacked(cards: Vec<T>) -> Deck<T> {
        Deck(cards)
    }

    /// A shuffled pile.
    pub fn shuffled<E>(mut cards: Vec<T>, table: &mut impl Table<E>) -> Deck<T> {
        table.shuffle(&mut cards);
        Deck(cards)
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Takes the top card; from the shuffled discards when the pile has run out.
    pub fn draw_or_reshuffle<E>(&mut self, discards: &mut Vec<T>, table: &mut impl Table<E>) -> Option<T> {
        if self.0.is_empty() {
            self.0.append(discards);
            table.shuffle(&mut self.0);
        }
        self.0.pop()
    }

    /// Lays a card on top.
    pub fn put_on_top(&mut self, card: T) {
        self.0.push(card);
    }

    /// How many cards are left.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no card is left.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards from bottom to top, for audits and `imagine`.
    pub fn cards(&self) -> &[T] {
        &self.0
    }
}

/// A bag of tokens of `N` kinds, drawn blindly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag<const N: usize>([u8; N]);

impl<const N: usize> Bag<N> {
    /// A bag with so many tokens of each kind.
    pub const fn filled(counts: [u8; N]) -> Bag<N> {
        Bag(counts)
    }

    /// How many tokens of each kind are inside.
    pub const fn counts(&self) -> &[u8; N] {
        &self.0
    }

    /// How many tokens are inside.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Draws a token and says its kind.
    pub fn draw<E>(&mut self, table: &mut impl Table<E>) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let mut ticket = table.below(self.len() as u32);
        for (kind, count) in self.0.iter_mut().enumerate() {
            if ticket < u32::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            ticket -= u32::from(*count);
        }
        None
    }

    /// Puts a token of a kind in.
    pub const fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }
}

impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bag<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let found = counts.len();
        let counts = counts
            .try_into()
            .map_err(|_| serde::de::Error::custom(format_args!("a bag of {N} kinds cannot hold counts of {found}")))?;
        Ok(Bag(counts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dictated;

    #[test]
    fn a_bag_gives_each_token_the_same_chance() {
        let mut table = Dictated::<()>::default();
        table.choices([0, 1, 1]);
        let mut bag = Bag::filled([1, 0, 2]);
        assert_eq!([bag.draw(&mut table), bag.draw(&mut table)], [Some(0), Some(2)]);
        bag.put(1);
        assert_eq!(bag.draw(&mut table), Some(2), "the last token of three kinds");
        assert_eq!(bag.counts(), &[0, 1, 0]);
    }

    #[test]
    fn an_empty_pile_takes_the_discards() {
        let mut table = Dictated::<()>::default();
        let (mut deck, mut discards) = (Deck::stacked(vec![1]), vec![2, 3]);
        assert_eq!(deck.draw_or_reshuffle(&mut discards, &mut table), Some(1));
        assert_eq!(deck.draw_or_reshuffle(&mut discards, &mut table), Some(3));
        assert_eq!((deck.len(), discards.len()), (1, 0));
        assert_eq!(deck.draw(), Some(2));
        assert_eq!(deck.draw_or_reshuffle(&mut discards, &mut table), None);
    }
}
