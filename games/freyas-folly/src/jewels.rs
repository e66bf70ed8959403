//! Jewels: five colours in two sizes, and bags of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// How many colours there are.
pub const COLOURS: usize = 5;
/// How many types of jewels there are: each colour small and large.
pub const TYPES: usize = 2 * COLOURS;
/// The letters of the types: lower case for small, upper case for large.
const LETTERS: [char; TYPES] = ['r', 'e', 's', 'm', 'a', 'R', 'E', 'S', 'M', 'A'];

/// FF-COMP-01. A colour of jewels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red, a heart.
    Ruby,
    /// Green, a rectangle.
    Emerald,
    /// Blue, a drop.
    Sapphire,
    /// Purple, a hexagon.
    Amethyst,
    /// Yellow, a circle: for Freya's necklace alone.
    Amber,
}

impl Colour {
    /// All colours in the order of the content.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Ruby, Colour::Emerald, Colour::Sapphire, Colour::Amethyst, Colour::Amber];

    /// Its name in content, ids and classes.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Ruby => "ruby",
            Colour::Emerald => "emerald",
            Colour::Sapphire => "sapphire",
            Colour::Amethyst => "amethyst",
            Colour::Amber => "amber",
        }
    }
}

/// FF-COMP-01. A size of jewels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// Worth one small jewel.
    Small,
    /// Worth two small jewels.
    Large,
}

/// A type of jewel: all small ones before all large ones, colours in the order of the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Jewel(u8);

impl Jewel {
    /// The jewel of this colour and size.
    pub const fn new(colour: Colour, size: Size) -> Jewel {
        Jewel(colour as u8 + if matches!(size, Size::Large) { COLOURS as u8 } else { 0 })
    }

    /// All types in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Jewel> + Clone {
        (0..TYPES as u8).map(Jewel)
    }

    /// The type as a position in a list of types.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() % COLOURS]
    }

    /// Its size.
    #[inline]
    pub const fn size(self) -> Size {
        if self.0 < COLOURS as u8 { Size::Small } else { Size::Large }
    }

    /// Whether it is a large one.
    #[inline]
    pub const fn is_large(self) -> bool {
        self.0 >= COLOURS as u8
    }

    /// Its letter: lower case for small, upper case for large.
    pub const fn letter(self) -> char {
        LETTERS[self.index()]
    }

    #[inline]
    const fn shift(self) -> u32 {
        self.0 as u32 * LANE
    }
}

impl TryFrom<char> for Jewel {
    type Error = String;

    fn try_from(letter: char) -> Result<Jewel, String> {
        let index = LETTERS.iter().position(|known| *known == letter);
        index.map(|index| Jewel(index as u8)).ok_or_else(|| format!("there is no jewel {letter:?}"))
    }
}

impl From<Jewel> for char {
    fn from(jewel: Jewel) -> char {
        jewel.letter()
    }
}

impl fmt::Debug for Jewel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The bits of one counter: five count, the sixth stays clear for comparing all counters at once.
const LANE: u32 = 6;
const COUNT: u64 = (1 << (LANE - 1)) - 1;
const ONES: u64 = {
    let (mut ones, mut lane) = (0, 0);
    while lane < TYPES {
        ones |= 1 << (lane as u32 * LANE);
        lane += 1;
    }
    ones
};
const GUARDS: u64 = ONES << (LANE - 1);
const SMALL: u64 = (1 << (LANE * COLOURS as u32)) - 1;

/// A bag of jewels: ten counters of up to 31 in one word.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[u8; TYPES]", into = "[u8; TYPES]")]
pub struct Jewels(u64);

impl Jewels {
    /// No jewels.
    pub const NONE: Jewels = Jewels(0);

    /// One jewel.
    #[inline]
    pub const fn one(jewel: Jewel) -> Jewels {
        Jewels(1 << jewel.shift())
    }

    /// So many jewels of a type.
    #[inline]
    pub const fn of(jewel: Jewel, count: u8) -> Jewels {
        Jewels((count as u64) << jewel.shift())
    }

    /// How many of a type are inside.
    #[inline]
    pub const fn count(self, jewel: Jewel) -> u8 {
        (self.0 >> jewel.shift() & COUNT) as u8
    }

    /// Whether one of the type is inside.
    #[inline]
    pub const fn has(self, jewel: Jewel) -> bool {
        self.count(jewel) > 0
    }

    /// Whether all of the other bag is inside.
    #[inline]
    pub const fn contains(self, other: Jewels) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// Whether nothing is inside.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The small ones.
    #[inline]
    pub const fn small(self) -> Jewels {
        Jewels(self.0 & SMALL)
    }

    /// The large ones.
    #[inline]
    pub const fn large(self) -> Jewels {
        Jewels(self.0 & !SMALL)
    }

    /// Those of one size.
    #[inline]
    pub const fn of_size(self, size: Size) -> Jewels {
        match size {
            Size::Small => self.small(),
            Size::Large => self.large(),
        }
    }

    /// The bag without any jewel of these types.
    #[inline]
    pub const fn without_types(self, types: JewelTypes) -> Jewels {
        Jewels(self.0 & !(types.0 * COUNT))
    }

    /// Which types are inside.
    #[inline]
    pub const fn types(self) -> JewelTypes {
        JewelTypes((self.0 + ONES * COUNT) >> (LANE - 1) & ONES)
    }

    /// How many jewels are inside.
    #[inline]
    pub const fn len(self) -> u32 {
        // The counters of even and of odd types add up without carrying into each other.
        const EVEN: u64 = COUNT * 0x0001_0010_0100_1001;
        let pairs = (self.0 & EVEN) + (self.0 >> LANE & EVEN);
        (pairs.wrapping_mul(0x0001_0010_0100_1001) >> 48 & 0xFFF) as u32
    }

    /// The weight of all of it: a large jewel counts as two.
    #[inline]
    pub const fn weight(self) -> u32 {
        self.len() + self.large().len()
    }

    /// What of the other bag is missing here.
    #[inline]
    pub fn missing(self, other: Jewels) -> Jewels {
        let enough = ((self.0 | GUARDS) - other.0) & GUARDS;
        let short = (GUARDS & !enough) >> (LANE - 1);
        let mask = short * COUNT;
        Jewels((other.0 & mask) - (self.0 & mask))
    }

    /// The types with how many of each, in order.
    pub fn counts(self) -> impl Iterator<Item = (Jewel, u8)> + Clone {
        self.types().into_iter().map(move |jewel| (jewel, self.count(jewel)))
    }

    /// The jewels one by one, in order.
    pub fn each(self) -> impl Iterator<Item = Jewel> + Clone {
        self.counts().flat_map(|(jewel, count)| std::iter::repeat_n(jewel, count.into()))
    }
}

impl Add for Jewels {
    type Output = Jewels;
    #[inline]
    fn add(self, other: Jewels) -> Jewels {
        Jewels(self.0 + other.0)
    }
}

impl Sub for Jewels {
    type Output = Jewels;
    #[inline]
    fn sub(self, other: Jewels) -> Jewels {
        debug_assert!(self.contains(other), "FF-COMP-01: {other:?} is not in {self:?}");
        Jewels(self.0 - other.0)
    }
}

impl AddAssign for Jewels {
    #[inline]
    fn add_assign(&mut self, other: Jewels) {
        *self = *self + other;
    }
}

impl SubAssign for Jewels {
    #[inline]
    fn sub_assign(&mut self, other: Jewels) {
        *self = *self - other;
    }
}

impl From<[u8; TYPES]> for Jewels {
    fn from(counts: [u8; TYPES]) -> Jewels {
        Jewel::all().fold(Jewels::NONE, |all, jewel| all + Jewels::of(jewel, counts[jewel.index()].min(COUNT as u8)))
    }
}

impl From<Jewels> for [u8; TYPES] {
    fn from(jewels: Jewels) -> [u8; TYPES] {
        std::array::from_fn(|index| jewels.count(Jewel(index as u8)))
    }
}

impl FromIterator<Jewel> for Jewels {
    fn from_iter<I: IntoIterator<Item = Jewel>>(jewels: I) -> Jewels {
        jewels.into_iter().fold(Jewels::NONE, |all, jewel| all + Jewels::one(jewel))
    }
}

impl fmt::Debug for Jewels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.each().map(Jewel::letter).collect();
        write!(f, "{}", if letters.is_empty() { "-" } else { &letters })
    }
}

/// A set of jewel types: the lowest bit of each counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Jewel>", into = "Vec<Jewel>")]
pub struct JewelTypes(u64);

impl JewelTypes {
    /// No types.
    pub const NONE: JewelTypes = JewelTypes(0);

    /// Whether the type is in the set.
    #[inline]
    pub const fn contains(self, jewel: Jewel) -> bool {
        self.0 >> jewel.shift() & 1 == 1
    }

    /// The set with one type more.
    #[inline]
    pub const fn with(self, jewel: Jewel) -> JewelTypes {
        JewelTypes(self.0 | 1 << jewel.shift())
    }

    /// Those types that stand at this one or after it.
    #[inline]
    pub const fn from(self, first: Jewel) -> JewelTypes {
        JewelTypes(self.0 >> first.shift() << first.shift())
    }
}

impl IntoIterator for JewelTypes {
    type Item = Jewel;
    type IntoIter = TypeWalk;

    #[inline]
    fn into_iter(self) -> TypeWalk {
        TypeWalk(self.0)
    }
}

impl From<Vec<Jewel>> for JewelTypes {
    fn from(jewels: Vec<Jewel>) -> JewelTypes {
        jewels.into_iter().fold(JewelTypes::NONE, JewelTypes::with)
    }
}

impl From<JewelTypes> for Vec<Jewel> {
    fn from(types: JewelTypes) -> Vec<Jewel> {
        types.into_iter().collect()
    }
}

/// The types of a set in order.
#[derive(Clone, Debug)]
pub struct TypeWalk(u64);

impl Iterator for TypeWalk {
    type Item = Jewel;

    #[inline]
    fn next(&mut self) -> Option<Jewel> {
        if self.0 == 0 {
            return None;
        }
        let jewel = Jewel((self.0.trailing_zeros() / LANE) as u8);
        self.0 &= self.0 - 1;
        Some(jewel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_every_type_by_itself() {
        let bag = Jewels::from([16, 0, 3, 1, 16, 6, 0, 2, 0, 6]);
        assert_eq!(<[u8; TYPES]>::from(bag), [16, 0, 3, 1, 16, 6, 0, 2, 0, 6]);
        assert_eq!((bag.len(), bag.weight()), (50, 64));
        let asked = Jewels::from([17, 1, 3, 0, 16, 0, 0, 3, 0, 6]);
        assert!(!bag.contains(asked) && bag.contains(bag - Jewels::from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])));
        assert_eq!(<[u8; TYPES]>::from(bag.missing(asked)), [1, 1, 0, 0, 0, 0, 0, 1, 0, 0]);
        assert_eq!(bag.types().into_iter().map(Jewel::letter).collect::<String>(), "rsmaRSA");
        assert_eq!(Jewels::from([31; TYPES]).len(), 310);
    }
}
