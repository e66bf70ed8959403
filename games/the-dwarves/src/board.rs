//! The map of Girdlegard as a graph, and the questions one asks it.

use serde::{Deserialize, Serialize};

/// The most spaces a map may have.
pub const MAX_SPACES: usize = 80;

/// A space of the map, counted row by row from the north, left to right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space as a position in a list of spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A direction, clockwise from the north-east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Dir {
    /// North-east.
    Ne,
    /// East.
    E,
    /// South-east.
    Se,
    /// South-west.
    Sw,
    /// West.
    W,
    /// North-west.
    Nw,
}

impl Dir {
    /// All directions in their order.
    pub const ALL: [Dir; 6] = [Dir::Ne, Dir::E, Dir::Se, Dir::Sw, Dir::W, Dir::Nw];

    /// TD-RULING-02. The next direction clockwise, where the troops right of an arrow go.
    pub const fn clockwise(self) -> Dir {
        Dir::ALL[(self as usize + 1) % 6]
    }

    /// TD-RULING-02. The next direction counter-clockwise, where the troops left of an arrow go.
    pub const fn counter_clockwise(self) -> Dir {
        Dir::ALL[(self as usize + 5) % 6]
    }

    /// The direction back.
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 3) % 6]
    }

    /// How far clockwise from the north it points, in degrees.
    pub const fn degrees(self) -> u16 {
        30 + 60 * self as u16
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        ["north-east", "east", "south-east", "south-west", "west", "north-west"][self as usize]
    }
}

/// A set of spaces: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(pub u128);

impl SpaceSet {
    /// One space alone.
    pub const fn one(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        space.0 < 128 && self.0 >> space.0 & 1 == 1
    }

    /// The set with one space more.
    #[inline]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// Whether no space is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let space = Space(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(space)
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(SpaceSet::default(), SpaceSet::with)
    }
}

/// A kind of evil troop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Troop {
    /// Felled by a 4.
    #[default]
    Orc,
    /// Felled by a 5.
    Troll,
    /// Felled by a 6.
    Alfar,
}

impl Troop {
    /// All kinds, the weakest first.
    pub const ALL: [Troop; 3] = [Troop::Orc, Troop::Troll, Troop::Alfar];

    /// The kind as a position in a list of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// One of them, in words.
    pub const fn one(self) -> &'static str {
        ["Orc", "Troll", "Älf"][self as usize]
    }

    /// Several of them, in words.
    pub const fn many(self) -> &'static str {
        ["Orcs", "Trolls", "Älfar"][self as usize]
    }

    /// Its name in pictures and content.
    pub const fn id(self) -> &'static str {
        ["orc", "troll", "alfar"][self as usize]
    }
}

/// So many troops of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Troops(pub [u8; 3]);

impl Troops {
    /// No troops.
    pub const NONE: Troops = Troops([0; 3]);

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// How many of a kind.
    #[inline]
    pub const fn of(self, troop: Troop) -> u8 {
        self.0[troop as usize]
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Adds others.
    #[inline]
    pub fn add(&mut self, other: Troops) {
        for kind in 0..3 {
            self.0[kind] += other.0[kind];
        }
    }

    /// Takes others away; they must be there.
    #[inline]
    pub fn remove(&mut self, other: Troops) {
        for kind in 0..3 {
            self.0[kind] -= other.0[kind];
        }
    }

    /// As many of `wanted` as there are.
    #[inline]
    pub fn up_to(self, wanted: Troops) -> Troops {
        Troops(std::array::from_fn(|kind| self.0[kind].min(wanted.0[kind])))
    }

    /// One troop of a kind.
    pub const fn one(troop: Troop) -> Troops {
        let mut troops = [0; 3];
        troops[troop as usize] = 1;
        Troops(troops)
    }

    /// In words: "2 Orcs and 1 Troll".
    pub fn words(self) -> String {
        let parts: Vec<String> = Troop::ALL
            .into_iter()
            .filter(|troop| self.of(*troop) > 0)
            .map(|troop| match self.of(troop) {
                1 => format!("1 {}", troop.one()),
                many => format!("{many} {}", troop.many()),
            })
            .collect();
        match parts.as_slice() {
            [] => "no troops".to_owned(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }
}

/// A set of kinds of troops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TroopSet(pub u8);

impl TroopSet {
    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, troop: Troop) -> bool {
        self.0 >> troop as u8 & 1 == 1
    }
}

impl FromIterator<Troop> for TroopSet {
    fn from_iter<I: IntoIterator<Item = Troop>>(troops: I) -> Self {
        TroopSet(troops.into_iter().fold(0, |set, troop| set | 1 << troop as u8))
    }
}

/// The colour of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Gold.
    Gold,
    /// White.
    White,
}

impl Colour {
    /// Its name.
    pub const fn name(self) -> &'static str {
        ["red", "gold", "white"][self as usize]
    }
}
