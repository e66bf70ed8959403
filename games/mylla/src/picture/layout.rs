//! Where everything is in the picture.

use crate::{Board, Point, Points};
use canvas::Spot;
use canvas::shape::path;
use engine::Seat;

/// The size of the picture.
pub const VIEW_BOX: &str = "0 0 900 700";
/// The distance between columns, and between rows.
const STEP: f32 = 92.0;
/// Where the first column and row meet.
const ORIGIN: Spot = Spot::new(174.0, 74.0);

/// Where a point of the board is.
pub fn point(board: &Board, point: Point) -> Spot {
    let [column, row] = board.places[point.index()].at;
    ORIGIN.shift(f32::from(column) * STEP, f32::from(row) * STEP)
}

/// A line of the board, from its first point to its last.
pub fn line(board: &Board, line: Points) -> String {
    let spots: Vec<Spot> = line.each().map(|at| point(board, at)).collect();
    path(&spots, false)
}

/// Where the men of a seat wait: left of the board for light, right of it for dark.
pub fn hand(seat: Seat) -> Spot {
    if seat == Seat(0) { Spot::new(72.0, 110.0) } else { Spot::new(828.0, 110.0) }
}

/// Where one of the waiting men is, seen from the first.
pub fn waiting(index: u8) -> Spot {
    Spot::new(0.0, f32::from(index) * 60.0)
}

/// A line of the grain of the wood.
pub fn grain(row: u8) -> String {
    let y = 46.0 + f32::from(row) * 36.0;
    let sway = if row.is_multiple_of(2) { 9.0 } else { -7.0 };
    format!("M30 {y}C250 {:.0} 420 {:.0} 560 {y}S780 {:.0} 870 {y}", y + sway, y - sway, y + sway * 1.5)
}
