//! What people agree on before they begin.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What people agree on before they begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many stage A Scenario cards stay in the game: Easy 4, Normal 5, Challenging 6, Brave 7, Heroic 8.
    pub difficulty: Difficulty,
    /// For very experienced players: land perishes as soon as 4 troops stand on it, not 5.
    pub four_troops: bool,
    /// Which seat begins, counted from 0.
    pub starting_seat: u8,
    /// The dwarf of the raven, seat 0.
    pub raven: Pick,
    /// The dwarf of the wolf, seat 1.
    pub wolf: Pick,
    /// The dwarf of the boar, seat 2.
    pub boar: Pick,
    /// The dwarf of the bear, seat 3.
    pub bear: Pick,
    /// The dwarf of the serpent, seat 4.
    pub serpent: Pick,
}

/// TD-SETUP-08. How hard it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// For beginners.
    #[default]
    Easy,
    /// One Scenario more.
    Normal,
    /// Two more.
    Challenging,
    /// Three more.
    Brave,
    /// All eight.
    Heroic,
}

impl Difficulty {
    /// Its id in the content.
    pub const fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Normal => "normal",
            Difficulty::Challenging => "challenging",
            Difficulty::Brave => "brave",
            Difficulty::Heroic => "heroic",
        }
    }
}

/// TD-SETUP-01. Which dwarf somebody plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Pick {
    /// Dealt at random.
    #[default]
    Any,
    /// Tungdil Goldhand, for the Council and errands.
    Tungdil,
    /// Balyndis Ironfinger, the smith.
    Balyndis,
    /// Bavragor Hammerfist, whom the Perished Land cannot harm.
    Bavragor,
    /// Boëndal Pinnhand, a fighter.
    Boendal,
    /// Boïndil Doubleblade, a fighter.
    Boindil,
}

impl Pick {
    /// Its id in the content; nothing for any.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Pick::Any => None,
            Pick::Tungdil => Some("tungdil"),
            Pick::Balyndis => Some("balyndis"),
            Pick::Bavragor => Some("bavragor"),
            Pick::Boendal => Some("boendal"),
            Pick::Boindil => Some("boindil"),
        }
    }
}

impl Options {
    /// The picks in seat order, each with the name of its option.
    pub const fn picks(&self) -> [(&'static str, Pick); 5] {
        [
            ("raven", self.raven),
            ("wolf", self.wolf),
            ("boar", self.boar),
            ("bear", self.bear),
            ("serpent", self.serpent),
        ]
    }
}

/// The option sets worth offering: the five difficulties, the variant, and a party by choice.
pub fn presets() -> Vec<(&'static str, Options)> {
    let with = |difficulty| Options { difficulty, ..Options::default() };
    vec![
        ("easy", with(Difficulty::Easy)),
        ("normal", with(Difficulty::Normal)),
        ("challenging", with(Difficulty::Challenging)),
        ("brave", with(Difficulty::Brave)),
        ("heroic", with(Difficulty::Heroic)),
        ("four troops", Options { four_troops: true, ..with(Difficulty::Heroic) }),
        ("the smiths", Options { raven: Pick::Balyndis, wolf: Pick::Bavragor, starting_seat: 1, ..Options::default() }),
    ]
}

/// No match takes more decisions. The Hero token moves every turn but for a few holds (TD-RULING-79): some 60 turns at
/// most. A turn is two actions and at most a handful more by Dwarven Song, and the longest action, a walk over Perished
/// Land that completes a card at every other step, stays under a hundred decisions.
pub const fn longest() -> usize {
    40_000
}
