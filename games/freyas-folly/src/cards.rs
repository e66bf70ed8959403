//! Cards: settings, links of the Brisingamen, abilities, and sets of them.

use serde::{Deserialize, Serialize};

/// The most setting cards there may be.
pub const MAX_SETTINGS: usize = 64;
/// How many kinds of abilities there are.
pub const KINDS: usize = 6;

/// FF-COMP-03. A setting card, by its place in the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SettingId(pub u8);

impl SettingId {
    /// The card as a position in a list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// FF-COMP-04. A Brisingamen card, by its place in the content: one link of the necklace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinkId(pub u8);

impl LinkId {
    /// The card as a position in a list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// FF-COMP-05. A kind of ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Steals jewels, as an action of its own.
    Thief,
    /// Carries jewels out of a cavern.
    Bat,
    /// Lets a loaded dwarf empty one more cavern.
    Stamina,
    /// Gives two moves in one action.
    Speed,
    /// Passes up to four dwarfs.
    Stealth,
    /// Lets nobody pass, once activated.
    Strength,
}

impl Ability {
    /// All kinds in the order of the content.
    pub const ALL: [Ability; KINDS] =
        [Ability::Thief, Ability::Bat, Ability::Stamina, Ability::Speed, Ability::Stealth, Ability::Strength];

    /// Its name in content, ids and classes.
    pub const fn id(self) -> &'static str {
        match self {
            Ability::Thief => "thief",
            Ability::Bat => "bat",
            Ability::Stamina => "stamina",
            Ability::Speed => "speed",
            Ability::Stealth => "stealth",
            Ability::Strength => "strength",
        }
    }

    /// The kind as a position in a list of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of settings: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub u64);

impl Settings {
    /// No settings.
    pub const NONE: Settings = Settings(0);

    /// Whether the card is in the set; a card that no box holds is in none.
    #[inline]
    pub const fn contains(self, card: SettingId) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: SettingId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: SettingId) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = SettingId> + Clone {
        bits(self.0).map(SettingId)
    }
}

impl FromIterator<SettingId> for Settings {
    fn from_iter<I: IntoIterator<Item = SettingId>>(cards: I) -> Settings {
        let mut set = Settings::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A set of Brisingamen cards: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Links(pub u8);

impl Links {
    /// No links.
    pub const NONE: Links = Links(0);

    /// Whether the card is in the set; a card that no box holds is in none.
    #[inline]
    pub const fn contains(self, card: LinkId) -> bool {
        card.0 < 8 && self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: LinkId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: LinkId) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = LinkId> + Clone {
        bits(u64::from(self.0)).map(LinkId)
    }
}

/// A set of kinds of abilities: nobody holds two of a kind (FF-ABILITY-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Abilities(pub u8);

impl Abilities {
    /// No abilities.
    pub const NONE: Abilities = Abilities(0);

    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, ability: Ability) -> bool {
        self.0 >> ability as u8 & 1 == 1
    }

    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, ability: Ability) {
        self.0 |= 1 << ability as u8;
    }

    /// Takes a kind out.
    #[inline]
    pub const fn remove(&mut self, ability: Ability) {
        self.0 &= !(1 << ability as u8);
    }

    /// How many kinds are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Ability> + Clone {
        bits(u64::from(self.0)).map(|bit| Ability::ALL[bit as usize])
    }
}

#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let bit = word.trailing_zeros() as u8;
        word &= word - 1;
        Some(bit)
    })
}
