//! Counted cards: resources, items, and a stash of both. A count is one lane of a word, so that whole recipes are
//! compared at once.

use crate::ids::{Item, Resource};
use serde::{Deserialize, Serialize};
use std::{fmt, ops::Add};

/// How many resources of each kind: eight bits a kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u8; 5]", into = "[u8; 5]")]
pub struct Resources(u64);

impl Resources {
    /// None at all.
    pub const NONE: Resources = Resources(0);
    const HIGH: u64 = 0x0080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;

    /// One of a kind.
    #[inline]
    pub const fn one(kind: Resource) -> Resources {
        Resources(1 << (kind as u8 * 8))
    }

    /// How many of a kind.
    #[inline]
    pub const fn of(self, kind: Resource) -> u8 {
        (self.0 >> (kind as u8 * 8)) as u8
    }

    /// How many of all kinds.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(Self::ONES) >> 56) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a kind.
    #[inline]
    pub const fn with(self, kind: Resource) -> Resources {
        Resources(self.0 + Resources::one(kind).0)
    }

    /// One less of a kind, of which there is one.
    #[inline]
    pub const fn without(self, kind: Resource) -> Resources {
        Resources(self.0 - Resources::one(kind).0)
    }

    /// These without others that are among them.
    #[inline]
    pub const fn without_all(self, others: Resources) -> Resources {
        Resources(self.0 - others.0)
    }

    /// What is missing of `need` when these are there.
    #[inline]
    pub const fn short_of(self, need: Resources) -> Resources {
        let apart = (need.0 | Self::HIGH) - self.0;
        let enough = apart & Self::HIGH;
        Resources(apart & (enough - (enough >> 7)))
    }

    /// What is in both.
    #[inline]
    pub const fn common(self, other: Resources) -> Resources {
        other.without_all(self.short_of(other))
    }

    /// Those of the kinds of which the others have any.
    #[inline]
    pub const fn of_kinds(self, others: Resources) -> Resources {
        let lanes = Self::HIGH >> 7;
        let any = ((others.0 + lanes * 0x7f) & Self::HIGH) >> 7;
        Resources(self.0 & (any * 0xff))
    }

    /// The kinds of which there are any.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Resource> + Clone {
        Resource::ALL.into_iter().filter(move |kind| self.of(*kind) > 0)
    }

    /// Every single one, in order.
    pub fn each(self) -> impl Iterator<Item = Resource> + Clone {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }
}

impl Add for Resources {
    type Output = Resources;

    #[inline]
    fn add(self, other: Resources) -> Resources {
        Resources(self.0 + other.0)
    }
}

impl FromIterator<Resource> for Resources {
    fn from_iter<I: IntoIterator<Item = Resource>>(kinds: I) -> Self {
        kinds.into_iter().fold(Resources::NONE, Resources::with)
    }
}

impl From<[u8; 5]> for Resources {
    fn from(counts: [u8; 5]) -> Self {
        // A lane holds 127: more is not in any box.
        Resource::ALL.into_iter().zip(counts).fold(Resources::NONE, |all, (kind, count)| {
            Resources(all.0 + Resources::one(kind).0 * u64::from(count & 0x7f))
        })
    }
}

impl From<Resources> for [u8; 5] {
    fn from(resources: Resources) -> Self {
        Resource::ALL.map(|kind| resources.of(kind))
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.of(kind)))).finish()
    }
}

/// How many items of each kind: four bits a kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u8; 16]", into = "[u8; 16]")]
pub struct Items(u64);

impl Items {
    /// None at all.
    pub const NONE: Items = Items(0);
    /// The most of one kind that can be counted.
    pub const MOST: u8 = 7;
    const HIGH: u64 = 0x8888_8888_8888_8888;
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;

    /// One of a kind.
    #[inline]
    pub const fn one(kind: Item) -> Items {
        Items(1 << (kind.0 * 4))
    }

    /// How many of a kind.
    #[inline]
    pub const fn of(self, kind: Item) -> u8 {
        (self.0 >> (kind.0 * 4)) as u8 & 0xf
    }

    /// How many of all kinds.
    #[inline]
    pub const fn total(self) -> u8 {
        (((self.0 & Self::LOW) + (self.0 >> 4 & Self::LOW)).wrapping_mul(Resources::ONES) >> 56) as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of a kind.
    #[inline]
    pub const fn with(self, kind: Item) -> Items {
        Items(self.0 + Items::one(kind).0)
    }

    /// One less of a kind, of which there is one.
    #[inline]
    pub const fn without(self, kind: Item) -> Items {
        Items(self.0 - Items::one(kind).0)
    }

    /// All but one kind.
    #[inline]
    pub const fn other_than(self, kind: Item) -> Items {
        Items(self.0 & !(0xf << (kind.0 * 4)))
    }

    /// These without others that are among them.
    #[inline]
    pub const fn without_all(self, others: Items) -> Items {
        Items(self.0 - others.0)
    }

    /// What is missing of `need` when these are there.
    #[inline]
    pub const fn short_of(self, need: Items) -> Items {
        let apart = (need.0 | Self::HIGH) - self.0;
        let enough = apart & Self::HIGH;
        Items(apart & (enough - (enough >> 3)))
    }

    /// Whether all of `need` are there.
    #[inline]
    pub const fn contains_all(self, need: Items) -> bool {
        ((self.0 | Self::HIGH) - need.0) & Self::HIGH == Self::HIGH
    }

    /// What is in both.
    #[inline]
    pub const fn common(self, other: Items) -> Items {
        other.without_all(self.short_of(other))
    }

    /// The kinds of which there are any.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Item> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            if left.0 == 0 {
                return None;
            }
            let kind = Item(left.0.trailing_zeros() as u8 / 4);
            left = left.other_than(kind);
            Some(kind)
        })
    }

    /// Every single one, in order.
    pub fn each(self) -> impl Iterator<Item = Item> + Clone {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }
}

impl Add for Items {
    type Output = Items;

    #[inline]
    fn add(self, other: Items) -> Items {
        Items(self.0 + other.0)
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(kinds: I) -> Self {
        kinds.into_iter().fold(Items::NONE, Items::with)
    }
}

impl From<[u8; 16]> for Items {
    fn from(counts: [u8; 16]) -> Self {
        Items(counts.into_iter().enumerate().fold(0, |all, (kind, count)| all | u64::from(count & 7) << (kind * 4)))
    }
}

impl From<Items> for [u8; 16] {
    fn from(items: Items) -> Self {
        std::array::from_fn(|kind| items.of(Item(kind as u8)))
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind.0, self.of(kind)))).finish()
    }
}

/// A container with resource cards and item cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stash {
    /// The resource cards in it.
    pub resources: Resources,
    /// The item cards in it.
    pub items: Items,
}

impl Stash {
    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.resources.is_empty() && self.items.is_empty()
    }

    /// One card less of those in it.
    #[inline]
    pub fn take(&mut self, good: Good) {
        match good {
            Good::Resource(kind) => self.resources = self.resources.without(kind),
            Good::Item(kind) => self.items = self.items.without(kind),
        }
    }

    /// One card more.
    #[inline]
    pub fn put(&mut self, good: Good) {
        match good {
            Good::Resource(kind) => self.resources = self.resources.with(kind),
            Good::Item(kind) => self.items = self.items.with(kind),
        }
    }

    /// Whether such a card is in it.
    #[inline]
    pub const fn holds(self, good: Good) -> bool {
        match good {
            Good::Resource(kind) => self.resources.of(kind) > 0,
            Good::Item(kind) => self.items.of(kind) > 0,
        }
    }

    /// The different cards in it.
    #[inline]
    pub fn goods(self) -> impl Iterator<Item = Good> + Clone {
        self.resources.kinds().map(Good::Resource).chain(self.items.kinds().map(Good::Item))
    }
}

impl Add for Stash {
    type Output = Stash;

    #[inline]
    fn add(self, other: Stash) -> Stash {
        Stash { resources: self.resources + other.resources, items: self.items + other.items }
    }
}

/// One card that can lie in a stash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// A resource card.
    Resource(Resource),
    /// An item card.
    Item(Item),
}
