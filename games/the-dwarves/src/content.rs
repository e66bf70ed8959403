//! What is printed on the board, the tracks and the cards, with the questions one asks it answered beforehand.

mod printed;
mod raw;
mod read;
mod weights;

pub use printed::{CardInfo, CardKind, Condition, Gear, ItemInfo, Window};
pub use weights::Weights;

use crate::board::{Colour, Dir, MAX_SPACES, Space, SpaceSet, Troop, Troops};
use crate::cards::{Attribute, Card, CardSet, Item, MAX_ITEMS};
use engine::{BadContent, Files, Printed, Shelf};
use serde::Deserialize;

/// All that is printed.
#[derive(Debug)]
pub struct Content {
    /// The numbers of the rules.
    pub rules: Numbers,
    /// The spaces of the map.
    pub spaces: Vec<SpaceInfo>,
    /// The names of the kingdoms.
    pub kingdoms: Vec<Named>,
    /// TD-RULING-81. The named places: id, name, space.
    pub locations: Vec<Spot>,
    /// The Gateways: numeral, name, space.
    pub gateways: Vec<Spot>,
    /// The printed Tunnel entrances.
    pub entrances: Vec<Space>,
    /// The one space where all arrows end.
    pub blacksaddle: Space,
    /// The Perished Land tiles.
    pub tiles: Vec<TileInfo>,
    /// The Doom track from the Hero token's start to the Doom token's.
    pub doom: Vec<DoomSymbol>,
    /// The Dwarven Council from Bislipur to Balendilín.
    pub council: Vec<CouncilSpace>,
    /// How far left of the axe the Council track begins.
    pub council_left: i8,
    /// How many troops of each kind there are.
    pub supply: Troops,
    /// TD-FIGHT-03. The lowest die that removes each kind.
    pub defeated_by: [u8; 3],
    /// TD-HERO-05. Skulls on the faces of the three Recruitment dice.
    pub recruitment: [[u8; 6]; 3],
    /// The dwarves one may play.
    pub characters: Vec<Character>,
    /// How many A cards each difficulty takes out, by its id.
    pub difficulties: Vec<(String, u8)>,
    /// TD-VARIANT-01. The threshold of the variant.
    pub variant_threshold: u8,
    /// All Scenario, Adventure and Threat cards.
    pub cards: Vec<CardInfo>,
    /// The Scenario cards by stage.
    pub stages: [CardSet; 3],
    /// The Adventure cards.
    pub adventures: CardSet,
    /// The Threat cards.
    pub threats: CardSet,
    /// The kinds of Equipment.
    pub items: Vec<ItemInfo>,
    /// What the outlook weighs.
    pub weights: Weights,
    /// What each kind of Equipment is worth to it.
    pub worth: Vec<f32>,
    neighbours: [[Option<Space>; 6]; MAX_SPACES],
    near: [SpaceSet; MAX_SPACES],
    bonus: [[u8; MAX_ITEMS]; 3],
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// TD-TURN-03.
    pub actions: u8,
    /// TD-DISPLAY-01.
    pub display: u8,
    /// TD-PERISH-01.
    pub perish: u8,
    /// TD-BLACK-02.
    pub blacksaddle: u8,
    /// TD-RULING-31.
    pub dice: u8,
    /// TD-SETUP-12.
    pub setup_threats: u8,
}

/// Something with an id and a name.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// A named space.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where it is.
    pub space: Space,
}

/// A space as it is printed.
#[derive(Clone, Debug)]
pub struct SpaceInfo {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its kingdom, as a position in the list.
    pub kingdom: usize,
    /// Where it is printed.
    pub at: [f32; 2],
    /// The directions of its red, gold and white arrow; none on the Blacksaddle.
    pub arrows: Option<[Dir; 3]>,
}

/// A Perished Land tile.
#[derive(Clone, Debug)]
pub struct TileInfo {
    /// Its id.
    pub id: String,
    /// The colour of its arrow.
    pub colour: Colour,
    /// TD-PERISH-03. The troops left of the arrow.
    pub left: Troops,
    /// TD-PERISH-03. The troops right of the arrow.
    pub right: Troops,
}

/// What a space of the Doom track does when the Hero token enters it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoomSymbol {
    /// A start: nothing.
    Start,
    /// TD-HERO-03. The Council token moves left.
    Council(u8),
    /// TD-HERO-04. Threats are shuffled into the Adventure pile.
    Threat(u8),
    /// TD-HERO-05. Troops come through this Gateway, a position in the list.
    Recruit(usize),
}

/// A space of the Dwarven Council.
#[derive(Clone, Debug)]
pub struct CouncilSpace {
    /// What it does.
    pub effect: CouncilEffect,
    /// TD-COUNCIL-04. The lowest die that moves the token on.
    pub to_right: Option<u8>,
    /// What it does, in words.
    pub text: String,
}

/// TD-COUNCIL-05. What a space of the Council does while the token stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum CouncilEffect {
    /// TD-COUNCIL-06.
    StartOfTurnDoom { delta: u8 },
    /// TD-COUNCIL-07.
    RecruitRerollBlanks,
    /// TD-COUNCIL-08.
    MustRerollHighest,
    /// TD-COUNCIL-09.
    ThreatRevealedLoseHealth { points: u8 },
    /// TD-COUNCIL-13.
    None,
    /// TD-COUNCIL-09.
    ThreatRevealedGainHealth { points: u8 },
    /// TD-COUNCIL-10.
    AdventureDoneDiscardThreat,
    /// TD-COUNCIL-11.
    MayRerollOne,
    /// TD-COUNCIL-12.
    ActionCraftForEquipment { target: u8 },
}

/// A dwarf one may play.
#[derive(Clone, Debug)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// The whole name.
    pub name: String,
    /// The clan.
    pub clan: String,
    /// TD-SETUP-11. Where he starts.
    pub start: Space,
    /// TD-CHAR-01. Battle, Craft, Speed.
    pub values: [u8; 3],
    /// TD-SETUP-10. Health at the start, and the most he can have.
    pub health: u8,
    /// What he can do.
    pub ability: Ability,
    /// What he can do, in words.
    pub text: String,
}

/// What one dwarf can do and others cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say it")]
pub enum Ability {
    /// TD-CHAR-05.
    MessageThreshold { delta: i8 },
    /// TD-ROLL-02, TD-ROLL-03.
    RerollAll { on: RollKind },
    /// TD-CHAR-03.
    IgnorePerishedPenalty,
    /// TD-CHAR-04.
    RaiseOneDie { on: RollKind, delta: u8 },
}

/// The rolls that an ability fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollKind {
    /// Craft tests.
    CraftTest,
    /// Fights, and the battle against Nôd'onn (TD-RULING-29).
    Fight,
}

impl Content {
    /// The space next to this one in a direction.
    #[inline]
    pub fn next(&self, space: Space, dir: Dir) -> Option<Space> {
        self.neighbours[space.index()][dir as usize]
    }

    /// The spaces next to this one, clockwise from the north-east.
    #[inline]
    pub fn around(&self, space: Space) -> impl Iterator<Item = Space> {
        self.neighbours[space.index()].iter().flatten().copied()
    }

    /// The spaces next to this one, in no order.
    #[inline]
    pub fn near(&self, space: Space) -> SpaceSet {
        self.near[space.index()]
    }

    /// TD-PERISH-02. Where a tile points on a space.
    #[inline]
    pub fn arrow(&self, space: Space, tile: u8) -> Dir {
        let arrows = self.spaces[space.index()].arrows.expect("TD-BLACK-01: no tile lies on the Blacksaddle");
        arrows[self.tiles[usize::from(tile)].colour as usize]
    }

    /// All spaces.
    pub fn all_spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.spaces.len() as u8).map(Space)
    }

    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    /// What is printed on a kind of Equipment.
    #[inline]
    pub fn item(&self, item: Item) -> &ItemInfo {
        &self.items[usize::from(item.0)]
    }

    /// How much a kind of Equipment adds to a value.
    #[inline]
    pub fn bonus(&self, attr: Attribute, item: Item) -> u8 {
        self.bonus[attr as usize][usize::from(item.0)]
    }

    /// The space of the Council track at an index from the left end.
    #[inline]
    pub fn council_space(&self, council: i8) -> &CouncilSpace {
        &self.council[(council - self.council_left) as usize]
    }

    /// The rightmost index of the Council track.
    pub fn council_right(&self) -> i8 {
        self.council_left + self.council.len() as i8 - 1
    }

    /// What people call a space.
    pub fn name(&self, space: Space) -> &str {
        &self.spaces[space.index()].name
    }

    /// The element of a space in the picture.
    pub fn space_id(&self, space: Space) -> String {
        format!("space-{}", self.spaces[space.index()].id)
    }

    /// The space of this id.
    pub fn find_space(&self, id: &str) -> Option<Space> {
        self.spaces.iter().position(|space| space.id == id).map(|index| Space(index as u8))
    }

    /// The card of this id.
    pub fn find_card(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(|index| Card(index as u8))
    }

    /// The kind of Equipment of this id.
    pub fn find_item(&self, id: &str) -> Option<Item> {
        self.items.iter().position(|item| item.id == id).map(|index| Item(index as u8))
    }

    /// The tile of this id.
    pub fn find_tile(&self, id: &str) -> Option<u8> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| index as u8)
    }

    /// The spaces of all Gateways.
    pub fn gateway_set(&self) -> SpaceSet {
        self.gateways.iter().map(|gateway| gateway.space).collect()
    }

    /// TD-FIGHT-03. The lowest die that removes a troop.
    #[inline]
    pub const fn fells(&self, troop: Troop) -> u8 {
        self.defeated_by[troop as usize]
    }
}

impl Printed for Content {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.toml", include_str!("../content/board.toml")),
        ("tracks.toml", include_str!("../content/tracks.toml")),
        ("cards.toml", include_str!("../content/cards.toml")),
        ("equipment.toml", include_str!("../content/equipment.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];

    fn read(files: &Files) -> Result<Content, BadContent> {
        read::read(files)
    }

    fn shelf() -> &'static Shelf<Content> {
        static SHELF: Shelf<Content> = Shelf::new();
        &SHELF
    }
}
