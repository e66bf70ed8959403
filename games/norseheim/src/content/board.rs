//! The printed map: regions, borders and landscapes, and the questions one asks them.

use super::cards::Source;
use crate::ids::{Border, Borders, CHAIRS, Landscape, Numbered, REGIONS, Region, Regions};
use crate::picture::chart::Chart;
use engine::BadContent;
use serde::Deserialize;
use std::sync::OnceLock;

const FILE: &str = "board.toml";

/// The printed map, with the questions one asks it answered beforehand.
#[derive(Debug)]
pub struct Board {
    /// NH-COMP-03. The landscapes.
    pub landscapes: Vec<LandscapeData>,
    /// NH-COMP-01. The regions, in region order.
    pub regions: Vec<RegionData>,
    /// NH-COMP-02. The borders.
    pub borders: Vec<BorderData>,
    /// NH-COMP-01. The King's regions.
    pub kings: Regions,
    /// NH-COMP-07, NH-RULING-02. The region of each Council seat.
    pub chairs: [Region; CHAIRS],
    /// The Council seat of each region, if it has one.
    pub chair_of: [Option<u8>; REGIONS],
    /// What each region is worth.
    pub values: [u8; REGIONS],
    /// The landscape of each region.
    pub landscape_of: [Landscape; REGIONS],
    /// NH-COMP-02. The regions that share a border with each.
    pub neighbours: [Regions; REGIONS],
    /// The regions of each landscape.
    pub of_landscape: [Regions; Landscape::COUNT as usize],
    /// The borders of each region.
    pub borders_of: [Borders; REGIONS],
    between: [[Option<Border>; REGIONS]; REGIONS],
    /// The lines of the picture, drawn when somebody first looks.
    pub(crate) chart: OnceLock<Chart>,
}

impl Board {
    /// NH-COMP-01. All regions.
    pub const fn all(&self) -> Regions {
        Regions::first_of(REGIONS as u8)
    }

    /// The border between two regions, if they are neighbours.
    #[inline]
    pub fn between(&self, one: Region, other: Region) -> Option<Border> {
        self.between[one.index()][other.index()]
    }

    /// NH-GOD-22. The regions at most so many borders away, without the region itself.
    pub fn within(&self, from: Region, distance: u8) -> Regions {
        let mut near = Regions::one(from);
        for _ in 0..distance {
            near = near.into_iter().fold(near, |all, region| all.or(self.neighbours[region.index()]));
        }
        near.without(from)
    }

    /// What people call the region.
    pub fn name(&self, region: Region) -> &str {
        &self.regions[region.index()].name
    }

    /// The two sides of a border.
    #[inline]
    pub fn sides(&self, border: Border) -> [Region; 2] {
        self.borders[border.index()].between
    }

    /// What people call the border.
    pub fn border_name(&self, border: Border) -> String {
        let [one, other] = self.sides(border);
        format!("{}–{}", self.name(one), self.name(other))
    }

    /// The region of this id.
    pub fn find(&self, id: &str) -> Option<Region> {
        Region::every().find(|region| self.regions[region.index()].id == id)
    }
}

/// NH-COMP-03. A landscape as it is printed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LandscapeData {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where it comes from.
    pub source: Source,
}

/// NH-COMP-01. A region as it is printed.
#[derive(Debug)]
pub struct RegionData {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its centre, for name and pieces.
    pub at: [f32; 2],
    /// The largest circle around the centre inside the region.
    pub radius: f32,
    /// Its outline.
    pub polygon: Vec<[f32; 2]>,
    /// A few words about it.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// NH-COMP-02. A border as it is printed.
#[derive(Debug)]
pub struct BorderData {
    /// The two regions.
    pub between: [Region; 2],
    /// Its ends.
    pub line: [[f32; 2]; 2],
    /// Where a Danevold stands.
    pub at: [f32; 2],
    /// Where it comes from.
    pub source: Source,
}

/// The map as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    landscapes: Vec<LandscapeData>,
    regions: Vec<RegionFile>,
    borders: Vec<BorderFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Chieftain,
    King,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionFile {
    id: String,
    name: String,
    kind: Kind,
    landscape: String,
    value: u8,
    seat: Option<u8>,
    at: [f32; 2],
    radius: f32,
    polygon: Vec<[f32; 2]>,
    text: String,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderFile {
    between: [String; 2],
    line: [[f32; 2]; 2],
    at: [f32; 2],
    source: Source,
}

impl BoardFile {
    /// Checks the map and answers the questions one asks it.
    pub fn read(self) -> Result<Board, BadContent> {
        let bad = |entry: &str, reason: &str| Err(BadContent::new(FILE, entry, reason));
        if self.landscapes.len() != Landscape::COUNT as usize || self.regions.len() != REGIONS {
            return bad("regions", "NH-COMP-01 and NH-COMP-03 want 20 regions in 5 landscapes");
        }
        if self.borders.len() > Border::COUNT as usize {
            return bad("borders", "there are at most 64 borders");
        }
        let first = Region::numbered(0);
        let mut board = Board {
            landscapes: self.landscapes,
            regions: Vec::new(),
            borders: Vec::new(),
            kings: Regions::NONE,
            chairs: [first; CHAIRS],
            chair_of: [None; REGIONS],
            values: [0; REGIONS],
            landscape_of: [Landscape::numbered(0); REGIONS],
            neighbours: [Regions::NONE; REGIONS],
            of_landscape: [Regions::NONE; Landscape::COUNT as usize],
            borders_of: [Borders::NONE; REGIONS],
            between: [[None; REGIONS]; REGIONS],
            chart: OnceLock::new(),
        };
        for (region, data) in Region::every().zip(self.regions) {
            let Some(landscape) = Landscape::every().find(|land| board.landscapes[land.index()].id == data.landscape)
            else {
                return bad(&data.id, "its landscape is not in the list");
            };
            match (data.kind, data.seat) {
                (Kind::King, None) => board.kings.insert(region),
                (Kind::Chieftain, Some(seat)) if (1..=CHAIRS as u8).contains(&seat) => {
                    board.chairs[usize::from(seat - 1)] = region;
                    board.chair_of[region.index()] = Some(seat - 1);
                }
                (Kind::King, Some(_)) => return bad(&data.id, "NH-RULING-01: a King's region has no seat"),
                (Kind::Chieftain, _) => return bad(&data.id, "NH-COMP-07: a Chieftain has a seat from 1 to 17"),
            }
            board.values[region.index()] = data.value;
            board.landscape_of[region.index()] = landscape;
            board.of_landscape[landscape.index()].insert(region);
            let RegionFile { id, name, at, radius, polygon, text, source, .. } = data;
            board.regions.push(RegionData { id, name, at, radius, polygon, text, source });
        }
        let seated = board.chairs.iter().copied().collect::<Regions>();
        if usize::from(seated.len()) != CHAIRS || board.chair_of.iter().flatten().count() != CHAIRS {
            return bad("regions", "NH-COMP-07: each of the 17 seats belongs to one region");
        }
        for (number, data) in self.borders.into_iter().enumerate() {
            let ends = data.between.each_ref().map(|id| board.find(id));
            let [Some(one), Some(other)] = ends else {
                return bad(&data.between.join("-"), "a border is between two regions");
            };
            let border = Border::numbered(number as u8);
            if one == other || board.between(one, other).is_some() {
                return bad(&data.between.join("-"), "a border stands once, between two regions");
            }
            for [side, beyond] in [[one, other], [other, one]] {
                board.neighbours[side.index()].insert(beyond);
                board.borders_of[side.index()].insert(border);
                board.between[side.index()][beyond.index()] = Some(border);
            }
            let BorderFile { line, at, source, .. } = data;
            board.borders.push(BorderData { between: [one, other], line, at, source });
        }
        Ok(board)
    }
}
