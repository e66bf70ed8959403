//! What things are called: typed numbers for regions, borders, tiles and cards, and sets of them.

mod set;

pub use set::{Borders, GodCards, Regions, Set, Walk};

use serde::{Deserialize, Serialize};

/// NH-COMP-01. How many regions the map has.
pub const REGIONS: usize = 20;
/// NH-COMP-07. How many seats the Council has.
pub const CHAIRS: usize = 17;
/// NH-COMP-06. How many gods there are.
pub const GODS: usize = 4;
/// The most players.
pub const PLAYERS: usize = 4;

/// Something that is one of at most 64, and can therefore stand in a [`Set`].
pub trait Numbered: Copy {
    /// How many there are at most.
    const COUNT: u8;
    /// Its number, below `COUNT`.
    fn number(self) -> u8;
    /// The one of this number.
    fn numbered(number: u8) -> Self;
    /// Its place in a list.
    #[inline]
    fn index(self) -> usize {
        self.number() as usize
    }
    /// All of them in order.
    fn every() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::numbered)
    }
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8")]
        pub struct $name(u8);

        impl Numbered for $name {
            const COUNT: u8 = $count;
            #[inline]
            fn number(self) -> u8 {
                self.0
            }
            #[inline]
            fn numbered(number: u8) -> Self {
                $name(number)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                if number < $count { Ok($name(number)) } else { Err(format!("there is no {} {number}", stringify!($name))) }
            }
        }
    };
}

number!(
    /// NH-COMP-01. A region, in the order of `content/board.toml`: region order.
    Region, 20
);
number!(
    /// NH-COMP-02. A border between two neighbours.
    Border, 64
);
number!(
    /// NH-COMP-03. A landscape.
    Landscape, 5
);
number!(
    /// NH-TILE-01. A leader tile: the Chieftains first, then the Guard Captains.
    Tile, 30
);
number!(
    /// NH-COMP-06. A Gods card.
    GodCard, 24
);
number!(
    /// NH-COMP-08. A Giants card.
    Giant, 15
);

/// NH-COMP-06. One of the four gods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum God {
    /// Growth, love, the fallen.
    Freja,
    /// Tricks and theft.
    Loke,
    /// Battle.
    Thor,
    /// Wisdom and command.
    Odin,
}

impl God {
    /// All gods.
    pub const ALL: [God; GODS] = [God::Freja, God::Loke, God::Thor, God::Odin];

    /// What people call the god.
    pub const fn name(self) -> &'static str {
        match self {
            God::Freja => "Freja",
            God::Loke => "Loke",
            God::Thor => "Thor",
            God::Odin => "Odin",
        }
    }
}

impl Numbered for God {
    const COUNT: u8 = GODS as u8;
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }
    #[inline]
    fn numbered(number: u8) -> God {
        God::ALL[number as usize]
    }
}

/// NH-ACTION-09. One of the seven actions that Action cards are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// New warriors at every building.
    Recruit,
    /// War across a border.
    Attack,
    /// Warriors from region to region.
    Relocate,
    /// Envoys to a Chieftain.
    Diplomacy,
    /// A god called.
    Worship,
    /// A Settlement, a Ring or a Danevold.
    Build,
    /// Two actions in one turn.
    Double,
}

impl Deed {
    /// All actions.
    pub const ALL: [Deed; 7] =
        [Deed::Recruit, Deed::Attack, Deed::Relocate, Deed::Diplomacy, Deed::Worship, Deed::Build, Deed::Double];
    /// The actions that do something by themselves: all but Double.
    pub const PLAIN: [Deed; 6] =
        [Deed::Recruit, Deed::Attack, Deed::Relocate, Deed::Diplomacy, Deed::Worship, Deed::Build];

    /// What people call the action.
    pub const fn name(self) -> &'static str {
        match self {
            Deed::Recruit => "Recruit",
            Deed::Attack => "Attack",
            Deed::Relocate => "Relocate",
            Deed::Diplomacy => "Diplomacy",
            Deed::Worship => "Worship",
            Deed::Build => "Build",
            Deed::Double => "Double",
        }
    }

    /// Its id in the picture.
    pub const fn id(self) -> &'static str {
        match self {
            Deed::Recruit => "recruit",
            Deed::Attack => "attack",
            Deed::Relocate => "relocate",
            Deed::Diplomacy => "diplomacy",
            Deed::Worship => "worship",
            Deed::Build => "build",
            Deed::Double => "double",
        }
    }

    /// Its place in a list of actions.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// NH-TILE-06. One of the three tracks of the Character board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Track {
    /// What a Recruit action costs.
    Price,
    /// How many warriors a Ring Fortress musters.
    Size,
    /// The diplomacy number.
    Diplomacy,
}

impl Track {
    /// All tracks.
    pub const ALL: [Track; 3] = [Track::Price, Track::Size, Track::Diplomacy];

    /// Its place in a list of tracks.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in the picture.
    pub const fn id(self) -> &'static str {
        match self {
            Track::Price => "price",
            Track::Size => "size",
            Track::Diplomacy => "diplomacy",
        }
    }
}
