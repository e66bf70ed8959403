//! A printed board: its areas, borders and sea routes as a graph, and the questions one asks it.

use super::data::Source;
use crate::areas::{MAX_AREAS, MAX_SQUARES};
use crate::picture::chart::Chart;
use crate::{Area, Areas, Clan, Kind, Node, Square};
use engine::{BadContent, Files};
use serde::Deserialize;
use std::sync::OnceLock;

/// How many steps around an area are looked at, standing still counted.
const RINGS: usize = 7;
/// Places a ship may lie: areas first, then ocean squares.
const NODES: usize = MAX_AREAS + MAX_SQUARES;
/// Further than any ship sails.
const FAR: u8 = u8::MAX;

/// A printed board.
#[derive(Debug)]
pub struct Board {
    /// Its name.
    pub name: String,
    /// For how many players it is the usual one.
    pub players: Vec<usize>,
    /// The size of its picture.
    pub canvas: [u16; 2],
    /// The clans that have a home on it, clockwise from the top.
    pub colours: Vec<Clan>,
    /// The areas.
    pub areas: Vec<AreaData>,
    /// The ocean squares.
    pub squares: Vec<SquareData>,
    /// BA-MOVE-01. The borders a unit may cross.
    pub edges: Vec<Edge>,
    /// BA-MOVE-06, BA-MOVE-07. Neighbours in the picture that are not connected.
    pub blocked: Vec<Blocked>,
    /// BA-SHIP-01. The sea routes.
    pub routes: Vec<(Node, Node)>,
    /// BA-AREA-03. The areas that can be owned.
    pub ownable: Areas,
    /// BA-SHIP-04. The areas with a harbour.
    pub harbours: Areas,
    neighbours: Vec<Areas>,
    rings: Vec<[Areas; RINGS]>,
    kinds: [Areas; 10],
    homes: [Option<Area>; 5],
    distances: Vec<[u8; NODES]>,
    /// The lines of its map, drawn when somebody looks.
    pub(crate) chart: OnceLock<Chart>,
}

/// An area as it is printed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it gives.
    pub kind: Kind,
    /// Where it lies in the picture.
    pub x: f32,
    /// Where it lies in the picture.
    pub y: f32,
    /// Whether ships can enter.
    pub harbour: bool,
    /// Whose home it is.
    #[serde(default)]
    pub home_of: Option<Clan>,
    /// Further places in the picture that belong to it.
    #[serde(default)]
    pub more: Vec<[f32; 2]>,
}

/// An ocean square as it is printed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareData {
    /// Its id.
    pub id: String,
    /// Where it lies in the picture.
    pub x: f32,
    /// Where it lies in the picture.
    pub y: f32,
}

/// A border that units may cross.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Between these areas.
    pub between: [Area; 2],
    /// BA-MOVE-06. Whether it is a river with a bridge.
    pub is_bridge: bool,
}

/// A border that nobody crosses.
#[derive(Clone, Copy, Debug)]
pub struct Blocked {
    /// Between these areas.
    pub between: [Area; 2],
    /// What bars the way.
    pub by: Barrier,
}

/// What bars the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Barrier {
    /// BA-MOVE-06. A river without a bridge.
    River,
    /// BA-MOVE-07. Mountains.
    Mountain,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardData {
    #[serde(rename = "source")]
    _source: Source,
    name: String,
    players: Vec<usize>,
    canvas: [u16; 2],
    colours: Vec<Clan>,
    areas: Vec<AreaData>,
    ocean: Vec<SquareData>,
    edges: Vec<EdgeData>,
    blocked: Vec<BlockedData>,
    sea_edges: Vec<SeaEdgeData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeData {
    a: String,
    b: String,
    kind: EdgeKind,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EdgeKind {
    Land,
    Bridge,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlockedData {
    a: String,
    b: String,
    by: Barrier,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaEdgeData {
    a: String,
    b: String,
}

impl Board {
    pub(super) fn read(files: &Files, file: &'static str) -> Result<Board, BadContent> {
        let data: BoardData = files.parse(file)?;
        let bad = |entry: &str, reason: String| BadContent::new(file, entry, reason);
        if data.areas.len() > MAX_AREAS || data.ocean.len() > MAX_SQUARES {
            return Err(bad("areas", format!("at most {MAX_AREAS} areas and {MAX_SQUARES} ocean squares")));
        }
        let area = |id: &String| {
            let index = data.areas.iter().position(|area| area.id == *id);
            index.map(|index| Area(index as u8)).ok_or_else(|| bad(id, "there is no such area".to_owned()))
        };
        let mut neighbours = vec![Areas::NONE; data.areas.len()];
        let mut edges = Vec::new();
        for edge in &data.edges {
            let between @ [one, other] = [area(&edge.a)?, area(&edge.b)?];
            neighbours[one.index()] = neighbours[one.index()].with(other);
            neighbours[other.index()] = neighbours[other.index()].with(one);
            edges.push(Edge { between, is_bridge: edge.kind == EdgeKind::Bridge });
        }
        let blocked = data.blocked.iter().map(|blocked| {
            let between @ [one, other] = [area(&blocked.a)?, area(&blocked.b)?];
            if neighbours[one.index()].contains(other) {
                return Err(bad(&blocked.a, format!("the way to {} is both open and barred", blocked.b)));
            }
            Ok(Blocked { between, by: blocked.by })
        });
        let blocked = blocked.collect::<Result<Vec<_>, _>>()?;
        let (mut kinds, mut homes, mut harbours) = ([Areas::NONE; 10], [None; 5], Areas::NONE);
        for (index, place) in data.areas.iter().enumerate() {
            let here = Area(index as u8);
            kinds[place.kind.index()] = kinds[place.kind.index()].with(here);
            if place.harbour {
                harbours = harbours.with(here);
            }
            if (place.kind == Kind::Home) != place.home_of.is_some() {
                return Err(bad(&place.id, "a home, and nothing else, is the home of a clan".to_owned()));
            }
            if let Some(clan) = place.home_of {
                homes[clan.index()] = Some(here);
            }
            if neighbours[index].is_empty() {
                return Err(bad(&place.id, "no way leads there".to_owned()));
            }
        }
        if let Some(clan) = data.colours.iter().find(|clan| homes[clan.index()].is_none()) {
            return Err(bad("colours", format!("{} has no home", clan.word())));
        }
        let node = |id: &String| match data.ocean.iter().position(|square| square.id == *id) {
            Some(index) => Ok(Node::Sea(Square(index as u8))),
            None => area(id).map(Node::Harbour),
        };
        let mut routes = Vec::new();
        for route in &data.sea_edges {
            let ends = [node(&route.a)?, node(&route.b)?];
            for end in ends {
                if matches!(end, Node::Harbour(area) if !harbours.contains(area)) {
                    return Err(bad(&route.a, "a sea route ends in an area without a harbour".to_owned()));
                }
            }
            routes.push((ends[0], ends[1]));
        }
        let every = (0..data.areas.len() as u8).map(Area).collect::<Areas>();
        Ok(Board {
            name: data.name,
            players: data.players,
            canvas: data.canvas,
            colours: data.colours,
            ownable: every.but(kinds[Kind::Sacred.index()]).but(kinds[Kind::Home.index()]),
            distances: distances(&routes, data.areas.len(), data.ocean.len()),
            areas: data.areas,
            squares: data.ocean,
            edges,
            blocked,
            routes,
            harbours,
            rings: (0..neighbours.len()).map(|area| rings(&neighbours, Area(area as u8))).collect(),
            neighbours,
            kinds,
            homes,
            chart: OnceLock::new(),
        })
    }

    /// BA-MOVE-01. The areas next to this one.
    #[inline]
    pub fn neighbours(&self, area: Area) -> Areas {
        self.neighbours[area.index()]
    }

    /// The areas by how many steps away they are: the area itself, those next to it, and so on for some steps.
    #[inline]
    pub fn rings(&self, area: Area) -> [Areas; RINGS] {
        self.rings[area.index()]
    }

    /// The areas of a kind.
    #[inline]
    pub const fn of_kind(&self, kind: Kind) -> Areas {
        self.kinds[kind.index()]
    }

    /// What an area gives.
    #[inline]
    pub fn kind(&self, area: Area) -> Kind {
        self.areas[area.index()].kind
    }

    /// BA-SETUP-11. The home of a clan.
    pub const fn home(&self, clan: Clan) -> Option<Area> {
        self.homes[clan.index()]
    }

    /// All areas.
    pub fn all(&self) -> impl Iterator<Item = Area> + use<> {
        (0..self.areas.len() as u8).map(Area)
    }

    /// Whether the area is on this board.
    #[inline]
    pub fn has(&self, area: Area) -> bool {
        area.index() < self.areas.len()
    }

    /// Whether the place is on this board.
    pub fn has_node(&self, node: Node) -> bool {
        match node {
            Node::Harbour(area) => self.harbours.contains(area),
            Node::Sea(square) => square.index() < self.squares.len(),
        }
    }

    /// BA-SHIP-01, BA-SHIP-02. How many squares a ship sails from one place to another without entering a harbour on
    /// the way; `None` if it cannot.
    #[inline]
    pub fn distance(&self, from: Node, to: Node) -> Option<u8> {
        let far = self.distances[slot(from)][slot(to)];
        (far != FAR).then_some(far)
    }

    /// The name of an area.
    pub fn area_name(&self, area: Area) -> &str {
        &self.areas[area.index()].name
    }

    /// The area of this id.
    pub fn find(&self, id: &str) -> Option<Area> {
        self.areas.iter().position(|area| area.id == id).map(|index| Area(index as u8))
    }

    /// The ocean square of this id.
    pub fn find_square(&self, id: &str) -> Option<Square> {
        self.squares.iter().position(|square| square.id == id).map(|index| Square(index as u8))
    }
}

#[inline]
const fn slot(node: Node) -> usize {
    match node {
        Node::Harbour(area) => area.index(),
        Node::Sea(square) => MAX_AREAS + square.index(),
    }
}

/// The areas by how many steps they are away.
fn rings(neighbours: &[Areas], from: Area) -> [Areas; RINGS] {
    let mut rings = [Areas::one(from); RINGS];
    let mut seen = Areas::one(from);
    for far in 1..RINGS {
        let next = rings[far - 1].into_iter().fold(Areas::NONE, |next, area| next.or(neighbours[area.index()]));
        rings[far] = next.but(seen);
        seen = seen.or(next);
    }
    rings
}

/// BA-SHIP-02. From every place to every other, over ocean squares alone; a harbour ends the way.
fn distances(routes: &[(Node, Node)], areas: usize, squares: usize) -> Vec<[u8; NODES]> {
    let mut all = vec![[FAR; NODES]; NODES];
    let starts = (0..areas).chain(MAX_AREAS..MAX_AREAS + squares);
    for start in starts {
        let far = &mut all[start];
        let mut edge = vec![start];
        for steps in 1..FAR {
            let mut next = Vec::new();
            for here in edge {
                if here < MAX_AREAS && steps > 1 {
                    continue;
                }
                for (one, other) in routes.iter().map(|(one, other)| (slot(*one), slot(*other))) {
                    for (from, to) in [(one, other), (other, one)] {
                        if from == here && to != start && far[to] == FAR {
                            far[to] = steps;
                            next.push(to);
                        }
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
    }
    all
}
