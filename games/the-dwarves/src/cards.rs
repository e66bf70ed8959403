//! What cards ask, give and do: closed lists of kinds, and the sets that piles are.

use crate::board::{Space, SpaceSet, Troop, TroopSet, Troops};
use engine::Table;
use serde::{Deserialize, Serialize};

/// A Scenario, Adventure or Threat card, counted in the order of the content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card as a position in the list of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards. A face-down pile is a set: nobody knows its order, so a draw decides it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No cards.
    pub const NONE: CardSet = CardSet(0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 == 1
    }

    /// The set with one card more.
    #[inline]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// The set with one card less.
    #[inline]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// The cards in either set.
    pub const fn with_all(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards in both sets.
    pub const fn common(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a position of the set.
    pub fn nth(self, position: u8) -> Option<Card> {
        nth_bit(self.0, position).map(Card)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..64).map(Card).filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

/// The position of the set bit that has `position` set bits below it.
pub fn nth_bit(set: u64, position: u8) -> Option<u8> {
    let mut rest = set;
    for _ in 0..position {
        rest &= rest.wrapping_sub(1);
    }
    (rest != 0).then(|| rest.trailing_zeros() as u8)
}

/// A position in a pile of `count`, each as likely; a pile of one needs no luck.
pub fn draw<E>(count: u8, table: &mut impl Table<E>) -> u8 {
    if count == 1 { 0 } else { table.below(u32::from(count)) as u8 }
}

/// A kind of Equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Item(pub u8);

/// The most kinds of Equipment.
pub const MAX_ITEMS: usize = 16;

/// A set of kinds of Equipment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ItemSet(pub u16);

impl ItemSet {
    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, item: Item) -> bool {
        item.0 < 16 && self.0 >> item.0 & 1 == 1
    }

    /// The set with one kind more.
    pub const fn with(self, item: Item) -> ItemSet {
        ItemSet(self.0 | 1 << item.0)
    }

    /// The set with one kind less.
    pub const fn without(self, item: Item) -> ItemSet {
        ItemSet(self.0 & !(1 << item.0))
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The kinds in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Item> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let item = Item(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(item)
        })
    }
}

/// TD-CHAR-01. What a number of dice stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Attribute {
    /// Fights, Nôd'onn and Battle tests.
    Battle,
    /// Messages and Craft tests.
    Craft,
    /// Moving and Speed tests.
    Speed,
}

impl Attribute {
    /// All three.
    pub const ALL: [Attribute; 3] = [Attribute::Battle, Attribute::Craft, Attribute::Speed];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["Battle", "Craft", "Speed"][self as usize]
    }
}

/// Over what time successes or defeated troops add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// One roll.
    Roll,
    /// One dwarf's turn.
    Turn,
    /// As long as the card lies open.
    Game,
}

/// Which dice a pool roll uses (TD-TEST-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// As many as the dwarf has Health.
    Health,
    /// As many as troops stand on his space.
    TroopsHere,
}

/// Where something must happen, and what people call it.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// What people call it.
    pub name: String,
    /// Where it is.
    pub at: Where,
}

/// Where something must happen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Where {
    /// Anywhere.
    Any,
    /// On one of these spaces.
    On(SpaceSet),
    /// On Perished Land.
    Perished,
    /// Where the pinned dwarf stands.
    Affected,
}

/// What a card asks. `P` is a place: a word in the content, a set of spaces once it is read.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are described in content/cards.toml, once for all kinds")]
pub enum Quest<P> {
    /// TD-TEST-01..05. Successes at a place, in a roll or a turn.
    Tests { attr: Attribute, target: u8, count: u8, at: P, span: Span },
    /// TD-SCEN-09. One success at each place.
    TestsEach { attr: Attribute, target: u8, at: Vec<P> },
    /// TD-QUEST-01. Enter a place.
    Travel { at: P },
    /// TD-QUEST-07. Enter each place.
    VisitEach { at: Vec<P> },
    /// TD-QUEST-03. Go from one place to another.
    Journey { from: P, to: P },
    /// TD-QUEST-04. So many dwarves at a place.
    Gather { at: P, dwarves: u8 },
    /// TD-THREAT-02, TD-SCEN-10. Defeat the troops on the card.
    DefeatCard { troops: RawTroops, at: P },
    /// TD-QUEST-08. Defeat troops on the map.
    DefeatMap {
        types: Vec<Troop>,
        count: u8,
        span: Span,
        at: P,
        #[serde(default)]
        or_none_left: bool,
    },
    /// TD-TEST-11. A roll of other dice.
    RollPool { pool: Pool, target: u8, count: u8 },
    /// TD-QUEST-05. The Council token on a space.
    CouncilAt { space: i8 },
    /// TD-TEST-10. Through the tunnels, then a test.
    TunnelTests { attr: Attribute, target: u8, count: u8 },
    /// TD-SCEN-11. Tests with company.
    Forge { at: P, dwarves: u8, attr: Attribute, target: u8, count: u8 },
    /// TD-NODONN-03. Battle rolls that take tokens.
    BattleBoss { tokens: u8, target: u8, at: P },
    /// TD-SCEN-14. Defeat troops anywhere.
    DefeatTotal { count: u8 },
}

/// Numbers of troops as the content writes them.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RawTroops {
    orc: u8,
    troll: u8,
    alfar: u8,
}

impl From<RawTroops> for Troops {
    fn from(raw: RawTroops) -> Troops {
        Troops([raw.orc, raw.troll, raw.alfar])
    }
}

impl<P> Quest<P> {
    /// The same quest with other places.
    pub fn places<Q, X>(self, mut place: impl FnMut(P) -> Result<Q, X>) -> Result<Quest<Q>, X> {
        let mut all = |list: Vec<P>| list.into_iter().map(&mut place).collect::<Result<Vec<Q>, X>>();
        Ok(match self {
            Quest::TestsEach { attr, target, at } => Quest::TestsEach { attr, target, at: all(at)? },
            Quest::VisitEach { at } => Quest::VisitEach { at: all(at)? },
            Quest::Tests { attr, target, count, at, span } => {
                Quest::Tests { attr, target, count, at: place(at)?, span }
            }
            Quest::Travel { at } => Quest::Travel { at: place(at)? },
            Quest::Journey { from, to } => Quest::Journey { from: place(from)?, to: place(to)? },
            Quest::Gather { at, dwarves } => Quest::Gather { at: place(at)?, dwarves },
            Quest::DefeatCard { troops, at } => Quest::DefeatCard { troops, at: place(at)? },
            Quest::DefeatMap { types, count, span, at, or_none_left } => {
                Quest::DefeatMap { types, count, span, at: place(at)?, or_none_left }
            }
            Quest::RollPool { pool, target, count } => Quest::RollPool { pool, target, count },
            Quest::CouncilAt { space } => Quest::CouncilAt { space },
            Quest::TunnelTests { attr, target, count } => Quest::TunnelTests { attr, target, count },
            Quest::Forge { at, dwarves, attr, target, count } => {
                Quest::Forge { at: place(at)?, dwarves, attr, target, count }
            }
            Quest::BattleBoss { tokens, target, at } => Quest::BattleBoss { tokens, target, at: place(at)? },
            Quest::DefeatTotal { count } => Quest::DefeatTotal { count },
        })
    }
}

/// A reward, or what a threat does.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are described in content/cards.toml, once for all kinds")]
pub enum Effect {
    /// TD-EQUIP-03. Draw, keep some, give each to somebody.
    Equipment { count: u8, look: u8 },
    /// TD-RULING-77. Give out Health.
    Heal { points: u8 },
    /// Move the Council token.
    Council { delta: i8 },
    /// Move the Doom token, towards the Hero token if positive.
    Doom { delta: i8 },
    /// TD-HERO-06. The Hero token rests.
    HeroHold { turns: u8 },
    /// TD-RULING-30. Take troops off the map.
    RemoveTroops { count: u8, types: TroopSet, own_space: bool },
    /// TD-RULING-21. Lay the Tunnel tile.
    TunnelTile,
    /// TD-RULING-14. Take Perished Land off the map.
    Cleanse { count: u8 },
    /// Discard Threats without consequences.
    DiscardThreat { count: u8 },
    /// TD-SCEN-12. Somebody keeps the card.
    Keenfire { attr: Attribute, delta: u8 },
    /// Roll the Recruitment dice.
    Recruit { gateway: Space },
    /// Put troops on each space in turn.
    PlaceTroops { troops: Troops, at: Vec<Space> },
    /// TD-RULING-58. The card's troops go onto the map.
    ReleaseCardTroops { at: Space },
    /// TD-THREAT-06, TD-RULING-55. Somebody loses Health.
    LoseHealth { points: u8, affected: bool },
    /// TD-RULING-88. An open entrance perishes.
    PerishEntrance,
    /// TD-RULING-12. Every space with such a troop perishes.
    PerishEachWith { troop: Troop },
    /// Somebody discards Equipment; otherwise something else.
    DiscardEquipment { count: u8, otherwise: Box<Effect> },
}
