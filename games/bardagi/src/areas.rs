//! Areas, ocean squares, and sets of areas.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most areas a board may have.
pub(crate) const MAX_AREAS: usize = 72;
/// The most ocean squares a board may have.
pub(crate) const MAX_SQUARES: usize = 16;

/// An area, by its place in the board's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Area(pub u8);

impl Area {
    /// The area as a position in a list of areas.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An ocean square, by its place in the board's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u8);

impl Square {
    /// The square as a position in a list of squares.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a ship may lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Node {
    /// In the harbour of an area.
    Harbour(Area),
    /// On an ocean square.
    Sea(Square),
}

/// A set of areas: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Areas(pub u128);

impl Areas {
    /// No areas.
    pub const NONE: Areas = Areas(0);

    /// One area alone.
    #[inline]
    pub const fn one(area: Area) -> Areas {
        Areas(1 << area.0)
    }

    /// Whether the area is in the set; an area off the board is in none.
    #[inline]
    pub const fn contains(self, area: Area) -> bool {
        area.0 < 128 && self.0 >> area.0 & 1 == 1
    }

    /// The set with one area more.
    #[inline]
    pub const fn with(self, area: Area) -> Areas {
        Areas(self.0 | 1 << area.0)
    }

    /// The set with one area less.
    #[inline]
    pub const fn without(self, area: Area) -> Areas {
        Areas(self.0 & !(1 << area.0))
    }

    /// The areas in either set.
    #[inline]
    pub const fn or(self, other: Areas) -> Areas {
        Areas(self.0 | other.0)
    }

    /// The areas in both sets.
    #[inline]
    pub const fn and(self, other: Areas) -> Areas {
        Areas(self.0 & other.0)
    }

    /// The areas in this set that are not in the other.
    #[inline]
    pub const fn but(self, other: Areas) -> Areas {
        Areas(self.0 & !other.0)
    }

    /// How many areas are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first area of the set in the order of the board's file.
    #[inline]
    pub const fn first(self) -> Option<Area> {
        if self.0 == 0 { None } else { Some(Area(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Area> for Areas {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Areas {
        areas.into_iter().fold(Areas::NONE, Areas::with)
    }
}

impl IntoIterator for Areas {
    type Item = Area;
    type IntoIter = Walk;

    #[inline]
    fn into_iter(self) -> Walk {
        Walk(self.0)
    }
}

/// The areas of a set in order.
#[derive(Clone, Debug)]
pub struct Walk(u128);

impl Iterator for Walk {
    type Item = Area;

    #[inline]
    fn next(&mut self) -> Option<Area> {
        if self.0 == 0 {
            return None;
        }
        let area = Area(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(area)
    }
}

/// Written as the list of its areas: JSON has no numbers of 128 bits.
impl Serialize for Areas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Areas {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let areas = Vec::<Area>::deserialize(deserializer)?;
        if areas.iter().any(|area| area.index() >= MAX_AREAS) {
            return Err(de::Error::custom("an area off the board"));
        }
        Ok(areas.into_iter().collect())
    }
}
