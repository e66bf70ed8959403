//! What belongs to one player.

use crate::content::{Powers, Tiles};
use crate::{Area, Areas, Clan, Node, Square, Unit};
use serde::{Deserialize, Serialize};

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// BA-SETUP-09. The clan, once it is drawn or chosen.
    pub clan: Option<Clan>,
    /// BA-SETUP-11. Its home.
    pub home: Option<Area>,
    /// BA-GLORY-02. Glory by where it came from.
    pub tally: Tally,
    /// BA-GOLD-01, BA-GOLD-02, BA-STORE-03, BA-COMP-02. Gold, a secret without a limit.
    pub gold: u16,
    /// BA-STORE-01. Goods.
    pub storage: [u8; 6],
    /// BA-SETUP-14. Disks on Virki, Hof and Verslun.
    pub disks: [u8; 3],
    /// BA-CLAIM-05. Disks on the Town.
    pub recruits: u8,
    /// BA-SETUP-14. Disks not in play.
    pub unused: u8,
    /// BA-SACRED-02. Held runes, a secret.
    pub runes: [u8; 6],
    /// Runes that went back to the pile since this player last drew: what others know not to be held here.
    pub returned: [u8; 6],
    /// BA-AXE-01. Held Axe tokens.
    pub axes: u8,
    /// BA-OPT-06. Whether an Axe token lies on the home.
    pub home_axe: bool,
    /// BA-BUILD-10. Upgrade tiles.
    pub tiles: Tiles,
    /// What the tiles do together.
    pub powers: Powers,
    /// BA-CARD-06. Chosen cards that are not used yet, a secret until the player's turn.
    pub hand: [u8; 4],
    /// BA-PLAN-04. Cards taken out of the deck this round.
    pub taken: [u8; 4],
    /// BA-PLAN-02. Whether the cards of this round are chosen.
    pub is_ready: bool,
    /// Where Berserkur, Godi and Kaupmadur are.
    pub places: [Place; 3],
    /// BA-RULING-17. Where the Berserkur entered from.
    pub came_from: CameFrom,
    /// BA-SHIP-04. Where the ship is.
    pub ship: ShipAt,
    /// BA-AREA-02. The areas with a disk of the player.
    pub owned: Areas,
    /// BA-RULING-69. The areas attacked this round.
    pub attacked: Areas,
    /// BA-RULING-70. The areas taken from rivals this round.
    pub conquered: Areas,
}

/// BA-GLORY-02. Glory by where it came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// BA-CLAIM-01. Owned areas, round by round.
    pub areas: u16,
    /// BA-UPG-14. Tiles that give glory, round by round.
    pub tiles: u16,
    /// BA-BUILD-05. Tiles when they were built.
    pub built: u16,
    /// BA-AREA-11. Gold mines and villages taken, less those lost.
    pub conquest: i16,
}

impl Tally {
    /// BA-GLORY-01. All glory so far.
    #[inline]
    pub fn glory(&self) -> i32 {
        i32::from(self.areas) + i32::from(self.tiles) + i32::from(self.built) + i32::from(self.conquest)
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On an area.
    On(Area),
    /// BA-SHIP-07. Aboard the ship.
    Aboard,
    /// BA-COMBAT-03. On the Town: beaten, or not yet in play.
    #[default]
    Town,
}

impl Place {
    /// The area, if the unit is on land.
    #[inline]
    pub const fn area(self) -> Option<Area> {
        match self {
            Place::On(area) => Some(area),
            Place::Aboard | Place::Town => None,
        }
    }
}

/// BA-RULING-17. Where the Berserkur entered his area from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CameFrom {
    /// From nowhere: he stands where he began.
    #[default]
    Nowhere,
    /// From an area.
    Area(Area),
    /// From the ship.
    Ship,
}

/// BA-SHIP-04. Where a ship is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShipAt {
    /// On the player board: nobody is aboard.
    #[default]
    Town,
    /// In the harbour of an area.
    Harbour(Area),
    /// On an ocean square.
    Sea(Square),
}

impl ShipAt {
    /// The place on the board, if it is there.
    #[inline]
    pub const fn node(self) -> Option<Node> {
        match self {
            ShipAt::Town => None,
            ShipAt::Harbour(area) => Some(Node::Harbour(area)),
            ShipAt::Sea(square) => Some(Node::Sea(square)),
        }
    }
}

impl Player {
    /// Where a unit is.
    #[inline]
    pub const fn place(&self, unit: Unit) -> Place {
        self.places[unit.index()]
    }

    /// The area a unit stands on, if it is on land.
    #[inline]
    pub const fn stands(&self, unit: Unit) -> Option<Area> {
        self.places[unit.index()].area()
    }

    /// Whether the unit stands on the area.
    #[inline]
    pub fn stands_on(&self, unit: Unit, area: Area) -> bool {
        self.places[unit.index()] == Place::On(area)
    }

    /// BA-SHIP-03. The units aboard the ship.
    pub fn aboard(&self) -> impl Iterator<Item = Unit> {
        Unit::ALL.into_iter().filter(|unit| self.place(*unit) == Place::Aboard)
    }

    /// All cards that are not used yet.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// All disks that are not on the board.
    pub fn disks_at_home(&self) -> u16 {
        let buildings: u16 = self.disks.iter().map(|disks| u16::from(*disks)).sum();
        buildings + u16::from(self.recruits) + u16::from(self.unused)
    }

    /// All held runes.
    #[inline]
    pub fn rune_count(&self) -> u8 {
        self.runes.iter().sum()
    }
}
