//! Where everything is in the picture of the mine.

use crate::Open;
use crate::mine::{Mine, Spot as Place};
use crate::state::{DwarfNo, Whereabouts};
use canvas::Spot;
use engine::Seat;
use std::fmt::Write;

/// The size of the picture: the canvas of the content with the sky above it.
pub const VIEW_BOX: &str = "0 -104 1600 1094";
/// Its lower right corner.
pub const CORNER: (f32, f32) = (1600.0, 990.0);
/// The outline of the mountain against the sky.
pub const MOUNTAIN: &str = "M-200 250L0 196C40 180 70 150 128 138C170 122 190 124 226 104C262 84 300 92 340 74C380 64 410 58 452 44C500 38 540 44 600 38C640 34 664 56 700 62L900 62C936 60 950 42 1000 40C1050 44 1080 40 1130 50C1180 64 1220 62 1262 84C1310 100 1350 98 1400 128C1440 150 1490 156 1528 186C1560 204 1580 206 1600 220L1800 280";
/// Points of that outline, to stand on.
const SLOPE: [(f32, f32); 14] = [
    (0.0, 196.0),
    (128.0, 138.0),
    (226.0, 104.0),
    (340.0, 74.0),
    (452.0, 44.0),
    (600.0, 38.0),
    (700.0, 62.0),
    (900.0, 62.0),
    (1000.0, 40.0),
    (1130.0, 50.0),
    (1262.0, 84.0),
    (1400.0, 128.0),
    (1528.0, 186.0),
    (1600.0, 220.0),
];
/// The radii of a cavern.
pub const CAVERN: (f32, f32) = (80.0, 60.0);
/// The radii of a lantern's place.
pub const LANTERN: (f32, f32) = (33.0, 30.0);

/// Where a place of the mine is.
pub fn spot(mine: &Mine, place: Place) -> Spot {
    let (x, y) = mine.places[place.index()].at;
    Spot::new(x, y)
}

/// Where a dwarf stands, and how large he is drawn: those outside wait on the slope, each in a place of his own.
pub fn dwarf(open: &Open, seat: Seat, number: DwarfNo) -> Option<(Spot, f32)> {
    match open.dwarf(seat, number).at {
        Whereabouts::Mine(place) => {
            let lower = if open.contents.mine.is_cavern(place) { 8.0 } else { 0.0 };
            Some((spot(&open.contents.mine, place).shift(0.0, lower), 1.0))
        }
        Whereabouts::Outside => Some((waiting(open, seat, number), 0.84)),
        Whereabouts::Gone => None,
    }
}

fn waiting(open: &Open, seat: Seat, number: DwarfNo) -> Spot {
    let all = usize::from(open.seats) * usize::from(open.team);
    let index = seat.index() * usize::from(open.team) + number.index();
    let left = all.div_ceil(2);
    let x = if index < left { 660.0 - 66.0 * (left - 1 - index) as f32 } else { 940.0 + 66.0 * (index - left) as f32 };
    Spot::new(x, slope(x) - 40.0)
}

fn slope(x: f32) -> f32 {
    let pair = SLOPE.windows(2).find(|pair| x <= pair[1].0).unwrap_or(&SLOPE[SLOPE.len() - 2..]);
    let [(left, top), (right, bottom)] = [pair[0], pair[1]];
    top + (bottom - top) * ((x - left) / (right - left)).clamp(0.0, 1.0)
}

/// The passage into a place from the one nearer to the entrance, as a gentle bow.
pub fn passage(mine: &Mine, place: Place) -> String {
    let (from, to) = (spot(mine, mine.parent(place)), spot(mine, place));
    let middle = from.towards(to, 0.5);
    let straight = (from.x - to.x).abs() < 1.0;
    let side = if place.0.is_multiple_of(2) { 0.085 } else { -0.085 };
    let bow = if straight { 0.0 } else { side };
    let control = middle.shift((to.y - from.y) * bow, (from.x - to.x) * bow);
    format!("M{:.0} {:.0}Q{:.1} {:.1} {:.0} {:.0}", from.x, from.y, control.x, control.y, to.x, to.y)
}

/// The ragged wall of a cavern, `scale` times its size.
pub fn wall(centre: Spot, seed: u8, scale: f32) -> String {
    const POINTS: usize = 13;
    let mut luck = u32::from(seed).wrapping_mul(2_654_435_761) ^ 0x9e37;
    let spots: Vec<Spot> = (0..POINTS)
        .map(|index| {
            luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let wobble = 0.93 + (luck >> 16 & 0xFF) as f32 / 255.0 * 0.14;
            let turn = index as f32 / POINTS as f32;
            let round = Spot::new(0.0, 0.0).around(1.0, turn);
            centre.shift(round.x * CAVERN.0 * scale * wobble, round.y * CAVERN.1 * scale * wobble)
        })
        .collect();
    smooth(&spots)
}

/// A closed curve through these places.
fn smooth(spots: &[Spot]) -> String {
    let at = |index: usize| spots[index % spots.len()];
    let mut path = format!("M{:.1} {:.1}", spots[0].x, spots[0].y);
    for index in 0..spots.len() {
        let (before, from, to, after) = (at(index + spots.len() - 1), at(index), at(index + 1), at(index + 2));
        let out = from.shift((to.x - before.x) / 6.0, (to.y - before.y) / 6.0);
        let back = to.shift((from.x - after.x) / 6.0, (from.y - after.y) / 6.0);
        let _ = write!(path, "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", out.x, out.y, back.x, back.y, to.x, to.y);
    }
    path + "Z"
}

/// The places of so many jewels in a cavern, seen from its middle, in one row, two or three.
pub fn ring(count: usize) -> Vec<Spot> {
    let rows: &[usize] = match count {
        1 => &[1],
        2 => &[2],
        3 => &[2, 1],
        4 => &[2, 2],
        5 => &[3, 2],
        6 => &[3, 3],
        _ => &[],
    };
    if rows.is_empty() {
        let wide = 5;
        return (0..count)
            .map(|index| Spot::new((index % wide) as f32 * 26.0 - 52.0, (index / wide) as f32 * 22.0 - 30.0))
            .collect();
    }
    let top = -(rows.len() as f32 - 1.0) * 23.0;
    let row = |(row, wide): (usize, &usize)| {
        let y = top + row as f32 * 46.0 + 4.0;
        let left = -(*wide as f32 - 1.0) * 23.0;
        (0..*wide).map(move |column| Spot::new(left + column as f32 * 46.0, y)).collect::<Vec<Spot>>()
    };
    rows.iter().enumerate().flat_map(row).collect()
}
