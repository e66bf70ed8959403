//! Where everything is in the picture.

use crate::board::{Dir, Space};
use crate::content::Content;
use canvas::Spot;
use std::fmt::Write;

/// The part of the printed board that is shown: the land, its mountains and the Doom track around them.
pub(crate) const VIEW_BOX: &str = "211 45 1178 850";
/// From the middle of a hex to its corners.
const RADIUS: f32 = 52.0;
/// Half the width of a hex.
const HALF: f32 = 45.0;

/// The middle of a space.
pub(crate) fn space(content: &Content, space: Space) -> Spot {
    let [x, y] = content.spaces[space.index()].at;
    Spot::new(x, y)
}

/// A corner of a hex: the one at the clockwise end of its side in a direction.
fn corner(middle: Spot, dir: Dir) -> Spot {
    let (x, y) = match dir {
        Dir::Nw => (0.0, -RADIUS),
        Dir::Ne => (HALF, -RADIUS / 2.0),
        Dir::E => (HALF, RADIUS / 2.0),
        Dir::Se => (0.0, RADIUS),
        Dir::Sw => (-HALF, RADIUS / 2.0),
        Dir::W => (-HALF, -RADIUS / 2.0),
    };
    middle.shift(x, y)
}

/// The side of a hex in a direction as a wandering line: its points after the first corner. Both neighbours of a side
/// see the same line, since it is seeded by where its middle is.
fn side(middle: Spot, dir: Dir) -> [Spot; 4] {
    let (from, to) = (corner(middle, dir.counter_clockwise()), corner(middle, dir));
    let forward = (from.x, from.y) < (to.x, to.y);
    let (first, last) = if forward { (from, to) } else { (to, from) };
    let (length, seed) = (first.distance(last), scatter(((from.x + to.x) * 7.0 + (from.y + to.y) * 131.0) as u32));
    let (nx, ny) = ((last.y - first.y) / length, (first.x - last.x) / length);
    let bend = |part: f32, shift: u32| {
        let sway = ((seed >> shift & 15) as f32 - 7.5) * 0.45;
        first.towards(last, part).shift(nx * sway, ny * sway)
    };
    let mut between = [bend(0.25, 0), bend(0.5, 4), bend(0.75, 8)];
    if !forward {
        between.reverse();
    }
    [between[0], between[1], between[2], to]
}

/// Mixes a number well, for scenery that always stands in the same place.
pub(crate) fn scatter(seed: u32) -> u32 {
    let mut mixed = seed.wrapping_mul(0x9E37_79B9) ^ 0x5bd1_e995;
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x85eb_ca6b);
    mixed ^ (mixed >> 13)
}

/// The outline of a space: a hex whose sides wander a little.
pub(crate) fn outline(content: &Content, at: Space) -> String {
    let middle = space(content, at);
    let start = corner(middle, Dir::Nw);
    let mut path = format!("M{:.0} {:.0}", start.x, start.y);
    for dir in Dir::ALL {
        wander(&mut path, middle, dir);
    }
    path.push('Z');
    path
}

fn wander(path: &mut String, middle: Spot, dir: Dir) {
    for point in side(middle, dir) {
        let _ = write!(path, "L{:.1} {:.1}", point.x, point.y);
    }
}

/// The borders of a kind: within a kingdom, between kingdoms, or at the rim of the land.
pub(crate) fn borders(content: &Content, wanted: impl Fn(Option<bool>) -> bool) -> String {
    let mut path = String::new();
    for at in content.all_spaces() {
        for dir in Dir::ALL {
            let next = content.next(at, dir);
            let same = next.map(|next| content.spaces[next.index()].kingdom == content.spaces[at.index()].kingdom);
            let once = next.is_none_or(|next| at < next);
            if once && wanted(same) {
                let middle = space(content, at);
                let from = corner(middle, dir.counter_clockwise());
                let _ = write!(path, "M{:.0} {:.0}", from.x, from.y);
                wander(&mut path, middle, dir);
            }
        }
    }
    path
}

/// Where mountains stand around the land, with their size: the farther ones first.
pub(crate) fn mountains(content: &Content) -> Vec<(Spot, f32)> {
    let mut peaks = Vec::new();
    for at in content.all_spaces() {
        for dir in Dir::ALL.into_iter().filter(|dir| content.next(at, *dir).is_none()) {
            let middle = space(content, at);
            let turn = f32::from(dir.degrees()) / 360.0;
            let seed = scatter(u32::from(at.0) * 6 + dir as u32);
            for (ring, wanted) in [(66.0, true), (96.0, true), (128.0, seed & 1 == 0)] {
                if wanted {
                    let sway = ((seed >> 3 & 31) as f32 - 15.0) / 360.0;
                    let size = 0.8 + (seed >> 9 & 7) as f32 * 0.06 + (ring - 66.0) * 0.004;
                    peaks.push((middle.around(ring, turn + sway).shift(0.0, 14.0), size));
                }
            }
        }
    }
    peaks.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
    peaks
}

/// Where a stone of the Doom track lies: up the left side, along the top, down the right side.
pub(crate) fn doom(index: usize, count: usize) -> Spot {
    let (left, right, top, bottom) = (240.0, 1360.0, 78.0, 868.0);
    let (rise, width) = (bottom - top, right - left);
    let along = (rise * 2.0 + width) * index as f32 / (count.max(2) - 1) as f32;
    if along <= rise {
        Spot::new(left, bottom - along)
    } else if along <= rise + width {
        Spot::new(left + along - rise, top)
    } else {
        Spot::new(right, top + along - rise - width)
    }
}

/// The chain the stones of the Doom track lie on.
pub(crate) const CHAIN: &str = "M240 868V78H1360V868";

/// Where the dwarf of a row of `count` stands, seen from the middle of his space.
pub(crate) fn dwarf(place: usize, count: usize, crowded: bool) -> Spot {
    let step = if count < 3 { 34.0 } else { 66.0 / (count as f32 - 1.0) };
    let x = (place as f32 - (count as f32 - 1.0) / 2.0) * step;
    let y = if crowded { 2.0 } else { 22.0 };
    Spot::new(x, y + if place % 2 == 1 && count > 2 { -7.0 } else { 0.0 })
}

/// Where the troops of a kind stand, seen from the middle of their space.
pub(crate) fn troop(place: usize, count: usize) -> Spot {
    Spot::new((place as f32 - (count as f32 - 1.0) / 2.0) * 29.0, 28.0)
}

/// A tunnel step as a bow from one entrance to another.
pub(crate) fn bow(from: Spot, to: Spot) -> String {
    let middle = from.towards(to, 0.5);
    let (dx, dy) = ((to.y - from.y) * 0.15, (from.x - to.x) * 0.15);
    format!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", from.x, from.y, middle.x + dx, middle.y + dy, to.x, to.y)
}
