//! Points and paths.

use std::fmt::Write;

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Spot {
    /// A place in a picture.
    pub const fn new(x: f32, y: f32) -> Spot {
        Spot { x, y }
    }

    /// The place moved by so much.
    pub fn shift(self, dx: f32, dy: f32) -> Spot {
        Spot::new(self.x + dx, self.y + dy)
    }

    /// The place on a circle around this one; `turn` runs from 0 to 1, clockwise from the top.
    pub fn around(self, radius: f32, turn: f32) -> Spot {
        let angle = (turn - 0.25) * std::f32::consts::TAU;
        self.shift(radius * angle.cos(), radius * angle.sin())
    }

    /// The point part of the way to another: 0 is here, 1 is there.
    pub fn towards(self, other: Spot, part: f32) -> Spot {
        self.shift((other.x - self.x) * part, (other.y - self.y) * part)
    }

    /// How far another place is.
    pub fn distance(self, other: Spot) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// What moves a group there: the value of its `transform`.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }
}

/// The path along these places, closed if `closed`.
pub fn path(spots: &[Spot], closed: bool) -> String {
    let mut path = String::new();
    for (index, spot) in spots.iter().enumerate() {
        let _ = write!(path, "{}{:.1} {:.1}", if index == 0 { 'M' } else { 'L' }, spot.x, spot.y);
    }
    if closed {
        path.push('Z');
    }
    path
}
