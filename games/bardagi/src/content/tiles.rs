//! The upgrade tiles, and what a set of them does.

use super::data::{Amounts, Source};
use crate::{Building, Good, Kind, Tile};
use engine::{BadContent, Files};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All tiles and what they cost.
#[derive(Debug)]
pub struct Upgrades {
    /// The kinds of tiles.
    pub tiles: Vec<TileData>,
    /// BA-BUILD-03. Goods for a tile, by level.
    pub cost: [[u8; 6]; 2],
    /// BA-BUILD-03. Gold for a tile, by level.
    pub gold: [u16; 2],
    /// BA-BUILD-07. The most disks a building holds.
    pub disk_cap: u8,
    /// BA-RULING-61. Room for tiles beside a building.
    pub slots_per_building: u8,
    /// BA-RULING-61. Room a tile takes, by level.
    pub slots: [u8; 2],
    /// BA-BUILD-06. Disks a tile adds, by level.
    pub disks: [u8; 2],
    /// The tiles of each pile: building times two, plus level less one.
    pub by_pile: [Tiles; 6],
    display: [[u8; 2]; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileData {
    upgrades: UpgradesData,
    upgrade: Vec<TileData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradesData {
    #[serde(rename = "source")]
    _source: Source,
    cost: [Amounts; 2],
    disks: [u8; 2],
    disk_cap: u8,
    display: BTreeMap<String, [u8; 2]>,
    slots_per_building: u8,
    slots: [u8; 2],
}

/// What is printed on a tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileData {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its building.
    pub building: Building,
    /// Its level: 1 or 2.
    pub level: u8,
    /// BA-RULING-62. How many there are.
    pub copies: u8,
    /// Where that number comes from.
    pub copies_source: Source,
    /// What it does.
    pub effect: Effect,
    /// What it does, in a sentence.
    pub text: String,
    /// Where the tile comes from.
    pub source: Source,
    /// Where its name comes from.
    pub name_source: Source,
}

impl TileData {
    /// The pile it belongs to: building times two, plus level less one.
    pub const fn pile(&self) -> usize {
        self.building.index() * 2 + self.level as usize - 1
    }
}

/// What a tile does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the vocabulary is explained at the head of upgrades.toml")]
pub enum Effect {
    KnerrirRange { plus: u8 },
    GoldPerRound { n: u8 },
    GloryPerRound { n: u8 },
    GloryPerArea { area: Kind, n: u8 },
    GoldPerArea { area: Kind, n: u8 },
    RecruitPerArea { area: Kind, n: u8 },
    RunePerArea { area: Kind, n: u8 },
    GloryIfOwn { area: Kind, n: u8 },
    GoldPerAttack { n: u8 },
    GloryPerConquest { n: u8, min: u8 },
    DiskLimit { plus: u8, cap: u8 },
    BerserkurSteps { plus: u8 },
    BerserkurDefence { plus: u8 },
    AxeStrength { plus: u8 },
    WildBerserkurCard { per_round: u8 },
    FreeGodiAction { per_round: u8 },
    RemoteHomeAction { free_per_round: u8 },
    StorageLimit { n: u8 },
    HideToGold { max_per_turn: u8 },
}

/// What all tiles of a player do together, apart from the Claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Powers {
    /// BA-UPG-01. Squares more with each Knerrir card.
    pub squares: u8,
    /// BA-UPG-03. Steps more with each Berserkur card.
    pub berserkur_steps: u8,
    /// BA-UPG-17. What the Berserkur counts more in defence.
    pub berserkur_defence: u8,
    /// BA-UPG-15. What an Axe token counts more.
    pub axe_strength: u8,
    /// BA-UPG-16. Cards that may be used as Berserkur cards.
    pub wild_cards: u8,
    /// BA-UPG-19. Godi actions without a card.
    pub free_godi: u8,
    /// BA-UPG-22. Whether home actions work from anywhere.
    pub remote_home: bool,
    /// BA-UPG-22. Home actions without a card.
    pub free_home: u8,
    /// BA-UPG-24. Hides that may be sold for a gold each.
    pub hides: u8,
    /// BA-UPG-23. What the storage holds, if more than usual.
    pub storage: u8,
    /// BA-BUILD-06. Disks the buildings hold more.
    pub disks: [u8; 3],
    /// BA-BUILD-07. The most disks each building holds, if more than usual.
    pub disk_cap: [u8; 3],
}

impl Upgrades {
    pub(super) fn read(files: &Files) -> Result<Upgrades, BadContent> {
        let data: FileData = files.parse("upgrades.toml")?;
        let bad = |entry: &str, reason: &str| BadContent::new("upgrades.toml", entry, reason);
        if data.upgrade.len() > 32 {
            return Err(bad("upgrade", "at most 32 kinds of tiles"));
        }
        let mut by_pile = [Tiles::NONE; 6];
        let mut sizes = [0; 6];
        for (index, tile) in data.upgrade.iter().enumerate() {
            if !(1..=2).contains(&tile.level) {
                return Err(bad(&tile.id, "a tile has level 1 or 2"));
            }
            if data.upgrade[..index].iter().any(|other| other.id == tile.id) {
                return Err(bad(&tile.id, "there are two tiles of this id"));
            }
            by_pile[tile.pile()] = by_pile[tile.pile()].with(Tile(index as u8));
            sizes[tile.pile()] += usize::from(tile.copies);
        }
        if sizes.iter().any(|size| *size > 12) {
            return Err(bad("upgrade", "at most 12 tiles in a pile"));
        }
        let mut display = [[0; 2]; 6];
        for (players, shown) in &data.upgrades.display {
            let row = players.parse().ok().and_then(|players: usize| display.get_mut(players));
            *row.ok_or_else(|| bad("display", "2 to 5 play"))? = *shown;
        }
        if display.iter().flatten().any(|shown| *shown > 4) {
            return Err(bad("display", "at most four tiles of a pile lie open"));
        }
        Ok(Upgrades {
            cost: data.upgrades.cost.map(|cost| Good::ALL.map(|good| cost[good])),
            gold: data.upgrades.cost.map(|cost| u16::from(cost.gold)),
            disk_cap: data.upgrades.disk_cap,
            slots_per_building: data.upgrades.slots_per_building,
            slots: data.upgrades.slots,
            disks: data.upgrades.disks,
            tiles: data.upgrade,
            by_pile,
            display,
        })
    }

    /// BA-SETUP-05, BA-SETUP-06. How many tiles of each level a building shows.
    pub const fn display(&self, seats: usize, level: u8) -> usize {
        self.display[seats][level as usize - 1] as usize
    }

    /// The tile of this id.
    pub fn find(&self, id: &str) -> Option<Tile> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| Tile(index as u8))
    }

    /// BA-UPG-02, BA-RULING-67. What the tiles do together, apart from the Claim.
    pub fn powers(&self, tiles: Tiles) -> Powers {
        let mut powers = Powers::default();
        for tile in tiles {
            let data = &self.tiles[tile.index()];
            let building = data.building.index();
            powers.disks[building] += self.disks[data.level as usize - 1];
            match data.effect {
                Effect::KnerrirRange { plus } => powers.squares += plus,
                Effect::DiskLimit { plus, cap } => {
                    powers.disks[building] += plus;
                    powers.disk_cap[building] = powers.disk_cap[building].max(cap);
                }
                Effect::BerserkurSteps { plus } => powers.berserkur_steps += plus,
                Effect::BerserkurDefence { plus } => powers.berserkur_defence += plus,
                Effect::AxeStrength { plus } => powers.axe_strength += plus,
                Effect::WildBerserkurCard { per_round } => powers.wild_cards += per_round,
                Effect::FreeGodiAction { per_round } => powers.free_godi += per_round,
                Effect::RemoteHomeAction { free_per_round } => {
                    powers.remote_home = true;
                    powers.free_home += free_per_round;
                }
                Effect::StorageLimit { n } => powers.storage = powers.storage.max(n),
                Effect::HideToGold { max_per_turn } => powers.hides += max_per_turn,
                Effect::GoldPerRound { .. }
                | Effect::GloryPerRound { .. }
                | Effect::GloryPerArea { .. }
                | Effect::GoldPerArea { .. }
                | Effect::RecruitPerArea { .. }
                | Effect::RunePerArea { .. }
                | Effect::GloryIfOwn { .. }
                | Effect::GoldPerAttack { .. }
                | Effect::GloryPerConquest { .. } => {}
            }
        }
        powers
    }
}

/// A set of tiles: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles(pub u32);

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        tile.0 < 32 && self.0 & tile.bit() != 0
    }

    /// The set with one tile more.
    #[inline]
    pub const fn with(self, tile: Tile) -> Tiles {
        Tiles(self.0 | tile.bit())
    }

    /// The set with one tile less.
    #[inline]
    pub const fn without(self, tile: Tile) -> Tiles {
        Tiles(self.0 & !tile.bit())
    }

    /// The tiles in both sets.
    #[inline]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Tiles {
    type Item = Tile;
    type IntoIter = TileWalk;

    #[inline]
    fn into_iter(self) -> TileWalk {
        TileWalk(self.0)
    }
}

/// The tiles of a set in order.
#[derive(Clone, Debug)]
pub struct TileWalk(u32);

impl Iterator for TileWalk {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let tile = Tile(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(tile)
    }
}
