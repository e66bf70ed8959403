//! Names of things in the box, and sets of them: resources, items, Patrons, their cards, dice and vaults.

use serde::{Deserialize, Serialize};
use std::fmt;

/// DM-COMP-02. One of the five kinds of resource, in the order in which costs are paid (DM-RULING-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Resource {
    /// Ingots.
    Iron,
    /// Nuggets.
    Gold,
    /// Alchemist Powder.
    Powder,
    /// Arcane Crystal.
    Crystal,
    /// Silver-steel.
    Mithril,
}

impl Resource {
    /// All five in order.
    pub const ALL: [Resource; 5] =
        [Resource::Iron, Resource::Gold, Resource::Powder, Resource::Crystal, Resource::Mithril];

    /// Its place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in content and in element ids.
    pub const fn id(self) -> &'static str {
        match self {
            Resource::Iron => "iron",
            Resource::Gold => "gold",
            Resource::Powder => "powder",
            Resource::Crystal => "crystal",
            Resource::Mithril => "mithril",
        }
    }
}

/// Makes a typed number that refuses to be read when it is too high.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident below $limit:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(pub u8);

        impl $name {
            /// How many there can be.
            pub const LIMIT: usize = $limit;

            /// The number as a position in a list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                let fits = usize::from(number) < Self::LIMIT;
                fits.then_some($name(number)).ok_or_else(|| format!("there are only {} of these", Self::LIMIT))
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> u8 {
                number.0
            }
        }
    };
}

number! {
    /// DM-COMP-03. A kind of item. Cards of one kind are interchangeable.
    Item below 16
}
number! {
    /// A kind of Patron.
    Patron below 15
}
number! {
    /// DM-COMP-04. One of the Patron cards.
    Card below 42
}
number! {
    /// DM-COMP-06. One of the six dice; two neighbours share a layout.
    Die below 6
}
number! {
    /// DM-COMP-05. One of the eight vaults.
    VaultId below 8
}

/// A set of Patron cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// One card alone.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The first `count` cards of the box.
    pub const fn first_of_box(count: usize) -> Cards {
        Cards((1 << count) - 1)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether all the other cards are in the set.
    #[inline]
    pub const fn contains_all(self, other: Cards) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with one card more.
    #[inline]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// The set with one card less.
    #[inline]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// The cards in either set.
    #[inline]
    pub const fn with_all(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    pub const fn without_all(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards in both sets.
    #[inline]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number (DM-RULING-66).
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left = left.without(card);
            Some(card)
        })
    }

    /// Every part of the set, from all of it to nothing.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = Cards> {
        let mut next = Some(self.0);
        std::iter::from_fn(move || {
            let part = next?;
            next = (part != 0).then(|| (part - 1) & self.0);
            Some(Cards(part))
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

/// A set of dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Die>", into = "Vec<Die>")]
pub struct Dice(pub(crate) u8);

impl Dice {
    /// No die.
    pub const NONE: Dice = Dice(0);
    /// All six dice.
    pub const ALL: Dice = Dice((1 << Die::LIMIT) - 1);

    /// Whether the die is in the set.
    #[inline]
    pub const fn contains(self, die: Die) -> bool {
        self.0 >> die.0 & 1 == 1
    }

    /// Whether all the other dice are in the set.
    #[inline]
    pub const fn contains_all(self, other: Dice) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with one die more.
    #[inline]
    pub const fn with(self, die: Die) -> Dice {
        Dice(self.0 | 1 << die.0)
    }

    /// The dice that are not in the other set.
    #[inline]
    pub const fn without_all(self, other: Dice) -> Dice {
        Dice(self.0 & !other.0)
    }

    /// How many dice are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The dice in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        (0..Die::LIMIT as u8).map(Die).filter(move |die| self.contains(*die))
    }

    /// Every part of the set but the empty one, from all of it downwards.
    #[inline]
    pub fn parts(self) -> impl Iterator<Item = Dice> {
        let mut part = self.0;
        std::iter::from_fn(move || {
            if part == 0 {
                return None;
            }
            let this = part;
            part = (part - 1) & self.0;
            Some(Dice(this))
        })
    }
}

impl FromIterator<Die> for Dice {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        dice.into_iter().fold(Dice::NONE, Dice::with)
    }
}

impl From<Vec<Die>> for Dice {
    fn from(dice: Vec<Die>) -> Self {
        dice.into_iter().collect()
    }
}

impl From<Dice> for Vec<Die> {
    fn from(dice: Dice) -> Self {
        dice.iter().collect()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|die| die.0)).finish()
    }
}
