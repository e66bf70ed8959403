//! The mine as a tree of lanterns and caverns, and the questions one asks it.

use serde::{Deserialize, Serialize};

/// The most places a mine may have, the outside included.
pub const MAX_SPOTS: usize = 64;
/// The most caverns a mine may have.
pub const MAX_CAVERNS: usize = 24;

/// A place where dwarfs can be: 0 is outside, then come the lanterns, then the caverns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// FF-RULING-06. Before the entrance: room for any number of dwarfs.
    pub const OUTSIDE: Spot = Spot(0);

    /// The spot as a position in a list of spots.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spots(pub u64);

impl Spots {
    /// No place.
    pub const NONE: Spots = Spots(0);

    /// One place.
    #[inline]
    pub const fn one(spot: Spot) -> Spots {
        Spots(1 << spot.0)
    }

    /// Whether the place is in the set; a place that no mine has is in none.
    #[inline]
    pub const fn contains(self, spot: Spot) -> bool {
        spot.0 < 64 && self.0 >> spot.0 & 1 == 1
    }

    /// The set with one place more.
    #[inline]
    pub const fn with(self, spot: Spot) -> Spots {
        Spots(self.0 | 1 << spot.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl IntoIterator for Spots {
    type Item = Spot;
    type IntoIter = SpotWalk;

    #[inline]
    fn into_iter(self) -> SpotWalk {
        SpotWalk(self.0)
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        spots.into_iter().fold(Spots::NONE, Spots::with)
    }
}

/// The places of a set in order.
#[derive(Clone, Debug)]
pub struct SpotWalk(u64);

impl Iterator for SpotWalk {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        if self.0 == 0 {
            return None;
        }
        let spot = Spot(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(spot)
    }
}

/// Who stands where, as one walking dwarf sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Crowd {
    /// FF-MOVE-05. Where somebody stands; the outside is never among them.
    pub standing: Spots,
    /// FF-STRENGTH-02. Where a dwarf stands whom this one may not pass.
    pub unpassable: Spots,
}

/// A place as it is printed.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its id in the content.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Where it is on the canvas.
    pub at: (f32, f32),
}

/// The printed mine.
#[derive(Debug)]
pub struct Mine {
    /// The outside, the lanterns and the caverns.
    pub places: Vec<Place>,
    lanterns: u8,
    neighbours: [Spots; MAX_SPOTS],
    parents: [Spot; MAX_SPOTS],
    depths: [u8; MAX_SPOTS],
    distances: Box<[[u8; MAX_SPOTS]; MAX_SPOTS]>,
}

impl Mine {
    /// The tree of these places and passages: the outside first, then `lanterns` lanterns, then caverns.
    pub(crate) fn new(places: Vec<Place>, lanterns: u8, passages: &[(Spot, Spot)]) -> Result<Mine, String> {
        let mut mine = Mine {
            lanterns,
            neighbours: [Spots::NONE; MAX_SPOTS],
            parents: [Spot::OUTSIDE; MAX_SPOTS],
            depths: [0; MAX_SPOTS],
            distances: Box::new([[0; MAX_SPOTS]; MAX_SPOTS]),
            places,
        };
        for (one, other) in passages {
            mine.neighbours[one.index()] = mine.neighbours[one.index()].with(*other);
            mine.neighbours[other.index()] = mine.neighbours[other.index()].with(*one);
        }
        for spot in mine.all() {
            let ways = mine.neighbours[spot.index()];
            let is_end = ways.len() == 1;
            if spot == Spot::OUTSIDE && (!is_end || !ways.into_iter().all(|next| mine.is_lantern(next))) {
                return Err("the outside must be joined to exactly one lantern".to_owned());
            }
            if spot != Spot::OUTSIDE && is_end != mine.is_cavern(spot) {
                return Err(format!("{} must be a dead end if it is a cavern, and only then", mine.id(spot)));
            }
        }
        for spot in mine.all() {
            mine.measure_from(spot);
        }
        let reached = mine.all().filter(|spot| *spot == Spot::OUTSIDE || mine.depth(*spot) > 0).count();
        if reached != mine.places.len() || passages.len() + 1 != mine.places.len() {
            return Err("the mine must be one tree".to_owned());
        }
        Ok(mine)
    }

    fn measure_from(&mut self, start: Spot) {
        let (mut seen, mut edge) = (Spots::one(start), Spots::one(start));
        for distance in 1..MAX_SPOTS as u8 {
            let mut next_edge = Spots::NONE;
            for spot in edge {
                for next in Spots(self.neighbours[spot.index()].0 & !seen.0) {
                    next_edge = next_edge.with(next);
                    self.distances[start.index()][next.index()] = distance;
                    if start == Spot::OUTSIDE {
                        self.parents[next.index()] = spot;
                        self.depths[next.index()] = distance;
                    }
                }
            }
            (seen, edge) = (Spots(seen.0 | next_edge.0), next_edge);
        }
    }

    /// All places, the outside first.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Spot> + Clone + use<> {
        (0..self.places.len() as u8).map(Spot)
    }

    /// The lanterns.
    pub fn lanterns(&self) -> impl DoubleEndedIterator<Item = Spot> + Clone + use<> {
        (1..=self.lanterns).map(Spot)
    }

    /// The caverns.
    pub fn caverns(&self) -> impl DoubleEndedIterator<Item = Spot> + Clone + use<> {
        (self.lanterns + 1..self.places.len() as u8).map(Spot)
    }

    /// Whether dwarfs stand under a lantern there.
    pub const fn is_lantern(&self, spot: Spot) -> bool {
        spot.0 >= 1 && spot.0 <= self.lanterns
    }

    /// FF-RULING-05. Whether it is a cavern: a dead end with jewels.
    #[inline]
    pub const fn is_cavern(&self, spot: Spot) -> bool {
        spot.0 > self.lanterns
    }

    /// The cavern as a position in a list of caverns.
    #[inline]
    pub fn cavern_index(&self, spot: Spot) -> Option<usize> {
        spot.0.checked_sub(self.lanterns + 1).map(usize::from)
    }

    /// Whether the mine has such a place.
    pub fn has(&self, spot: Spot) -> bool {
        spot.index() < self.places.len()
    }

    /// The id of the place in the content.
    pub fn id(&self, spot: Spot) -> &str {
        &self.places[spot.index()].id
    }

    /// What people call the place.
    pub fn name(&self, spot: Spot) -> &str {
        &self.places[spot.index()].name
    }

    /// The place with this id.
    pub fn find(&self, id: &str) -> Option<Spot> {
        self.all().find(|spot| self.id(*spot) == id)
    }

    /// The places joined to this one by a passage.
    pub const fn neighbours(&self, spot: Spot) -> Spots {
        self.neighbours[spot.index()]
    }

    /// The next place towards the entrance.
    pub const fn parent(&self, spot: Spot) -> Spot {
        self.parents[spot.index()]
    }

    /// How many positions lie between the place and the open air, itself included.
    #[inline]
    pub const fn depth(&self, spot: Spot) -> u8 {
        self.depths[spot.index()]
    }

    /// How many passages lie between two places.
    #[inline]
    pub const fn distance(&self, one: Spot, other: Spot) -> u8 {
        self.distances[one.index()][other.index()]
    }

    /// FF-MOVE-05, FF-MOVE-06, FF-MOVE-07, FF-MOVE-08. The first vacant places in every direction, passing at most
    /// `limit` dwarfs. A junction held by a dwarf counts once and opens all its other passages (FF-RULING-03), and
    /// nobody turns back on the way (FF-RULING-04).
    #[inline]
    pub fn reach(&self, from: Spot, crowd: Crowd, limit: u8) -> Spots {
        let (mut found, mut seen, mut edge) = (0, Spots::one(from).0, Spots::one(from));
        for _ in 0..=limit {
            let mut next = 0;
            for spot in edge {
                next |= self.neighbours[spot.index()].0;
            }
            next &= !seen;
            seen |= next;
            found |= next & !crowd.standing.0;
            edge = Spots(next & crowd.standing.0 & !crowd.unpassable.0);
            if edge.is_empty() {
                break;
            }
        }
        Spots(found)
    }

    /// The places strictly between two others, in walking order: in a tree there is one way only (FF-RULING-04).
    pub fn between(&self, from: Spot, to: Spot) -> Vec<Spot> {
        let (mut up, mut down) = (Vec::new(), Vec::new());
        let (mut one, mut other) = (from, to);
        while one != other {
            if self.depth(one) >= self.depth(other) {
                one = self.parent(one);
                up.push(one);
            } else {
                other = self.parent(other);
                down.push(other);
            }
        }
        // Both walks end at the place where they meet.
        if down.last() == up.last() {
            down.pop();
        }
        up.extend(down.into_iter().rev());
        up.retain(|spot| *spot != from && *spot != to);
        up
    }
}
