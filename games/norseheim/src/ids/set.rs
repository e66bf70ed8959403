//! Sets of numbered things: one bit each.

use super::{Border, GodCard, Numbered, Region};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::marker::PhantomData;

/// A set of numbered things: one bit each.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<fn() -> T>,
}

/// A set of regions.
pub type Regions = Set<Region>;
/// A set of borders.
pub type Borders = Set<Border>;
/// A set of Gods cards.
pub type GodCards = Set<GodCard>;

impl<T> Set<T> {
    /// The empty set.
    pub const NONE: Set<T> = Set { bits: 0, of: PhantomData };

    const fn of(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// How many are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits | other.bits)
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits & other.bits)
    }

    /// Those in this set that are not in the other.
    #[inline]
    pub const fn except(self, other: Set<T>) -> Set<T> {
        Set::of(self.bits & !other.bits)
    }
}

impl<T: Numbered> Set<T> {
    /// The first `count` of them all.
    pub const fn first_of(count: u8) -> Set<T> {
        Set::of(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// One alone.
    #[inline]
    pub fn one(item: T) -> Set<T> {
        Set::of(1 << item.number())
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        item.number() < 64 && self.bits >> item.number() & 1 == 1
    }

    /// The set with one more.
    #[inline]
    pub fn with(self, item: T) -> Set<T> {
        Set::of(self.bits | 1 << item.number())
    }

    /// The set with one less.
    #[inline]
    pub fn without(self, item: T) -> Set<T> {
        Set::of(self.bits & !(1 << item.number()))
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = self.with(item);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = self.without(item);
    }

    /// The lowest of the set.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { Some(T::numbered(self.bits.trailing_zeros() as u8)) }
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Set::NONE, Set::with)
    }
}

/// A set is written down as the list of its numbers.
impl<T: Numbered> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.into_iter().map(Numbered::number))
    }
}

impl<'de, T: Numbered> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        if numbers.iter().any(|number| *number >= T::COUNT) {
            return Err(de::Error::custom("a number beyond the last of its kind"));
        }
        Ok(numbers.into_iter().map(T::numbered).collect())
    }
}

impl<T: Numbered> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Walk<T>;

    #[inline]
    fn into_iter(self) -> Walk<T> {
        Walk(self)
    }
}

/// The members of a set in order.
pub struct Walk<T>(Set<T>);

impl<T> Clone for Walk<T> {
    fn clone(&self) -> Self {
        Walk(self.0)
    }
}

impl<T: Numbered> Iterator for Walk<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}
