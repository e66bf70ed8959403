//! The printed board: its points, and the lines on which men move and mills stand.

use crate::Action;
use engine::{BadContent, Files, Printed, Seat, Shelf};
use serde::{Deserialize, Serialize};

/// The most points a board may have.
pub const MAX_POINTS: usize = 24;
/// The most lines that may cross in a point.
const MAX_LINES_AT: usize = 2;
/// The most steps a board may have: each pair of neighbours makes two, there and back.
const MAX_STEPS: usize = 64;

/// The printed board, with the questions one asks it answered beforehand.
#[derive(Debug)]
pub struct Board {
    /// MY-SETUP-01. How many men each player has.
    pub men: u8,
    /// MY-FLY-01. With how many men left one flies.
    pub flies_with: u8,
    /// MY-DRAW-01. After how many turns a match is drawn.
    pub turns: u16,
    /// MY-DRAW-03. After how many turns without a mill a match is drawn.
    pub quiet: u16,
    /// The points: name, column and row.
    pub places: Vec<PlaceData>,
    /// MY-BOARD-02. The lines, each as its three points.
    pub lines: Vec<Points>,
    /// What the outlook weighs.
    pub weights: Weights,
    all: Points,
    neighbours: [Points; MAX_POINTS],
    lines_at: [[Points; MAX_LINES_AT]; MAX_POINTS],
    steps: Steps,
}

/// All steps that a man could ever make along a line, numbered, as sets of up to 64.
///
/// Which of them are open is one question to six small tables, whatever stands where: those that begin on the mover's
/// men and end on empty points.
#[derive(Debug)]
struct Steps {
    moves: [Action; MAX_STEPS],
    /// The steps that begin on a set of points, by eight points at a time.
    begin: [[u64; 256]; 3],
    /// The steps that end on a set of points, by eight points at a time.
    end: [[u64; 256]; 3],
}

/// What the outlook weighs, see `content/outlook.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A man, on the board or in hand.
    pub man: f32,
    /// Three men in a row.
    pub mill: f32,
    /// Two men and an empty point in a row.
    pub open_mill: f32,
    /// An empty point beside a man.
    pub room: f32,
    /// Being the one who decides.
    pub to_move: f32,
}

/// A point as it is printed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceData {
    /// What people call it: column and row, as on a chess board.
    pub name: String,
    /// Column and row on a grid of seven by seven, from the top left.
    pub at: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardData {
    men: u8,
    flies_with: u8,
    turns: u16,
    quiet: u16,
    points: Vec<PlaceData>,
    lines: Vec<[String; 3]>,
}

impl Board {
    /// All points.
    pub const fn all(&self) -> Points {
        self.all
    }

    /// MY-BOARD-02. The points next to this one on a line.
    #[inline]
    pub fn neighbours(&self, point: Point) -> Points {
        self.neighbours[point.index()]
    }

    /// MY-MOVE-01. The moves along a line from one of these men to an empty point.
    #[inline]
    pub fn slides(&self, men: Points, empty: Points) -> impl ExactSizeIterator<Item = Action> {
        each_bit(self.steps.open(men, empty)).map(|step| self.steps.moves[usize::from(step) % MAX_STEPS])
    }

    /// MY-END-02. Whether there is such a move.
    #[inline]
    pub fn can_slide(&self, men: Points, empty: Points) -> bool {
        self.steps.open(men, empty) != 0
    }

    /// MY-MILL-01. Whether a line through the point is full of these men.
    #[inline]
    pub fn mill_at(&self, point: Point, men: Points) -> bool {
        self.lines_at[point.index()].iter().any(|line| men.contains_all(*line))
    }

    /// MY-TAKE-02. Those of the men that stand in a mill.
    #[inline]
    pub fn in_mills(&self, men: Points) -> Points {
        self.lines.iter().filter(|line| men.contains_all(**line)).fold(Points::NONE, |all, line| all.with_all(*line))
    }

    /// The element of the point in the picture.
    pub fn point_id(&self, point: Point) -> String {
        format!("point-{}", self.name(point))
    }

    /// The element of the man who stands on the point.
    pub fn man_id(&self, point: Point) -> String {
        format!("man-{}", self.name(point))
    }

    /// The point of this name.
    pub fn find(&self, name: &str) -> Option<Point> {
        self.places.iter().position(|place| place.name == name).map(|index| Point(index as u8))
    }

    /// What people call the point.
    pub fn name(&self, point: Point) -> &str {
        &self.places[point.index()].name
    }
}

impl Steps {
    fn between(neighbours: &[Points; MAX_POINTS]) -> Option<Steps> {
        let pairs = (0..).map(Point).zip(neighbours).flat_map(|(from, near)| near.each().map(move |to| (from, to)));
        let mut steps =
            Steps { moves: [Action::Take { at: Point(0) }; MAX_STEPS], begin: [[0; 256]; 3], end: [[0; 256]; 3] };
        for (number, (from, to)) in pairs.enumerate() {
            *steps.moves.get_mut(number)? = Action::Move { from, to };
            for (tables, point) in [(&mut steps.begin, from), (&mut steps.end, to)] {
                for points in (0..256).filter(|points| points >> (point.0 % 8) & 1 == 1) {
                    tables[point.index() / 8][points] |= 1 << number;
                }
            }
        }
        Some(steps)
    }

    #[inline]
    fn open(&self, men: Points, empty: Points) -> u64 {
        let find = |tables: &[[u64; 256]; 3], points: Points| {
            let [low, middle, high, _] = points.0.to_le_bytes().map(usize::from);
            tables[0][low] | tables[1][middle] | tables[2][high]
        };
        find(&self.begin, men) & find(&self.end, empty)
    }
}

/// The element of the men that a seat has in hand.
pub fn hand_id(seat: Seat) -> String {
    format!("hand-{}", seat.0)
}

impl Printed for Board {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("board.toml", include_str!("../content/board.toml")),
        ("outlook.toml", include_str!("../content/outlook.toml")),
    ];

    fn read(files: &Files) -> Result<Board, BadContent> {
        let data: BoardData = files.parse("board.toml")?;
        let bad = |entry: &str, reason: String| BadContent::new("board.toml", entry, reason);
        if data.points.len() > MAX_POINTS || data.men < data.flies_with || data.flies_with < 3 {
            return Err(bad("points", format!("a board has at most {MAX_POINTS} points, and men enough to fly with")));
        }
        let point = |name: &String| {
            let index = data.points.iter().position(|place| place.name == *name);
            index.map(|index| Point(index as u8)).ok_or_else(|| bad("lines", format!("there is no point {name}")))
        };
        let mut neighbours = [Points::NONE; MAX_POINTS];
        let mut lines_at = [[Points::UNFILLABLE; MAX_LINES_AT]; MAX_POINTS];
        let mut lines = Vec::new();
        for names in &data.lines {
            let ends = [point(&names[0])?, point(&names[1])?, point(&names[2])?];
            let line = ends.into_iter().fold(Points::NONE, Points::with);
            for [one, other] in [[ends[0], ends[1]], [ends[1], ends[2]]] {
                neighbours[one.index()] = neighbours[one.index()].with(other);
                neighbours[other.index()] = neighbours[other.index()].with(one);
            }
            for end in ends {
                let slots = &mut lines_at[end.index()];
                let slot = slots.iter_mut().find(|slot| **slot == Points::UNFILLABLE);
                let crowded = || bad("lines", format!("more than {MAX_LINES_AT} lines cross in {names:?}"));
                *slot.ok_or_else(crowded)? = line;
            }
            lines.push(line);
        }
        Ok(Board {
            men: data.men,
            flies_with: data.flies_with,
            turns: data.turns,
            quiet: data.quiet,
            all: (0..data.points.len() as u8).map(Point).fold(Points::NONE, Points::with),
            places: data.points,
            lines,
            weights: files.parse("outlook.toml")?,
            steps: Steps::between(&neighbours).ok_or_else(|| bad("lines", format!("more than {MAX_STEPS} steps")))?,
            neighbours,
            lines_at,
        })
    }

    fn shelf() -> &'static Shelf<Board> {
        static SHELF: Shelf<Board> = Shelf::new();
        &SHELF
    }
}

/// A point of the board, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Point(pub u8);

impl Point {
    /// The point as a position in a list of points.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of points: one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub u32);

impl Points {
    /// No points.
    pub const NONE: Points = Points(0);
    /// A set that no men can fill.
    const UNFILLABLE: Points = Points(u32::MAX);

    /// Whether the point is in the set; a point off the board is in none.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        point.0 < 32 && self.0 >> point.0 & 1 == 1
    }

    /// Whether all the other points are in the set.
    #[inline]
    pub const fn contains_all(self, other: Points) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with one point more.
    #[inline]
    pub const fn with(self, point: Point) -> Points {
        Points(self.0 | 1 << point.0)
    }

    /// The set with one point less.
    #[inline]
    pub const fn without(self, point: Point) -> Points {
        Points(self.0 & !(1 << point.0))
    }

    /// The points in either set.
    #[inline]
    pub const fn with_all(self, other: Points) -> Points {
        Points(self.0 | other.0)
    }

    /// The points in this set that are not in the other.
    #[inline]
    pub const fn without_all(self, other: Points) -> Points {
        Points(self.0 & !other.0)
    }

    /// The points in both sets.
    #[inline]
    pub const fn common(self, other: Points) -> Points {
        Points(self.0 & other.0)
    }

    /// The points in order.
    #[inline]
    pub fn each(self) -> impl ExactSizeIterator<Item = Point> + Clone {
        each_bit(u64::from(self.0)).map(Point)
    }

    /// How many points are in the set.
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

/// The numbers of the bits that are set, in order. Counted beforehand, so that a list is filled in one go.
#[inline]
fn each_bit(bits: u64) -> impl ExactSizeIterator<Item = u8> + Clone {
    let mut left = bits;
    (0..bits.count_ones() as u8).map(move |_| {
        let lowest = left.trailing_zeros() as u8;
        left &= left - 1;
        lowest
    })
}
