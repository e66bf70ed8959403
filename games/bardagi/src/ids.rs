//! The words of the game as types: clans, units, goods, cards, runes.

use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $count:expr, $($(#[$kind_doc:meta])* $kind:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$kind_doc])* $kind),+ }

        impl $name {
            /// All of them in order.
            pub const ALL: [$name; $count] = [$($name::$kind),+];

            /// Its place in that order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// What people call it.
            pub const fn word(self) -> &'static str {
                match self { $($name::$kind => $word),+ }
            }

            /// The one that people call so.
            pub fn find(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|kind| kind.word() == word)
            }
        }
    };
}

kinds! {
    /// BA-SETUP-09. A clan, by the colour of its home in the rulebook.
    Clan, 5,
    /// Red.
    Red = "red",
    /// Yellow.
    Yellow = "yellow",
    /// Blue.
    Blue = "blue",
    /// Green.
    Green = "green",
    /// Black.
    Black = "black",
}

kinds! {
    /// A kind of area.
    Kind, 10,
    /// BA-AREA-04. Gives timber.
    Forest = "forest",
    /// BA-AREA-05. Gives wool or meat.
    Sheep = "sheep",
    /// BA-AREA-06. Gives hide or meat.
    Cattle = "cattle",
    /// BA-AREA-07. Gives stone.
    Quarry = "quarry",
    /// BA-AREA-07. Gives iron.
    Iron = "iron",
    /// BA-AREA-08. Gives gold.
    Gold = "gold",
    /// BA-AREA-09. Gives recruits.
    Village = "village",
    /// BA-CAMP-01. Gives nothing but Axe tokens.
    Camp = "camp",
    /// BA-AREA-13. Never owned.
    Sacred = "sacred",
    /// BA-AREA-15. Somebody's home, or closed.
    Home = "home",
}

kinds! {
    /// A unit that walks the land.
    Unit, 3,
    /// BA-BERS-01. The warrior.
    Berserkur = "Berserkur",
    /// BA-GODI-01. The priest.
    Godi = "Godi",
    /// BA-KAUP-01. The merchant.
    Kaupmadur = "Kaupmadur",
}

kinds! {
    /// BA-SETUP-13. A card, by the unit shown on it.
    Card, 4,
    /// For the warrior.
    Berserkur = "Berserkur",
    /// For the priest.
    Godi = "Godi",
    /// For the merchant.
    Kaupmadur = "Kaupmadur",
    /// For the ship.
    Knerrir = "Knerrir",
}

kinds! {
    /// A building on the player board, whose disks its unit spends.
    Building, 3,
    /// Berserkur's fortress.
    Virki = "Virki",
    /// Godi's temple.
    Hof = "Hof",
    /// Kaupmadur's store.
    Verslun = "Verslun",
}

kinds! {
    /// BA-AREA-10. A good: four basic ones, two from mines.
    Good, 6,
    /// From forests.
    Timber = "timber",
    /// From sheep.
    Wool = "wool",
    /// From sheep and cattle.
    Meat = "meat",
    /// From cattle.
    Hide = "hide",
    /// From iron mines.
    Iron = "iron",
    /// From quarries.
    Stone = "stone",
}

kinds! {
    /// A kind of rune.
    Rune, 6,
    /// BA-RUNE-05. One more.
    Divine = "divine",
    /// BA-RUNE-06. Two more.
    Twice = "twice",
    /// BA-RUNE-07. Harder to take.
    Defence = "defence",
    /// BA-RUNE-08. Ten squares.
    Sea = "sea",
    /// BA-RUNE-09. Nothing at all.
    Barren = "barren",
    /// BA-RUNE-10. For the caster.
    Theirs = "theirs",
}

kinds! {
    /// BA-SETUP-02. A side of the board, and how many lands it has.
    BoardId, 5,
    /// The mainland with two lands.
    Summer2 = "summer2",
    /// The mainland with three lands.
    Summer3 = "summer3",
    /// The mainland with four lands.
    Summer4 = "summer4",
    /// The mainland with five lands.
    Summer5 = "summer5",
    /// The island side.
    Winter = "winter",
}

impl Unit {
    /// The card that moves it.
    pub const fn card(self) -> Card {
        Card::ALL[self as usize]
    }

    /// Where its disks are.
    pub const fn building(self) -> Building {
        Building::ALL[self as usize]
    }
}

impl Building {
    /// Whose disks it holds.
    pub const fn unit(self) -> Unit {
        Unit::ALL[self as usize]
    }
}

impl Rune {
    /// BA-RUNE-12. Whether it is a curse.
    pub const fn is_curse(self) -> bool {
        matches!(self, Rune::Barren | Rune::Theirs)
    }

    /// Its bit in a set of runes.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A kind of upgrade tile, by its place in `upgrades.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// The tile as a position in the list of tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of tiles.
    pub const fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
}
