//! Where everything is in the picture.

use crate::ids::Die;
use canvas::Spot;

/// The size of the picture.
pub(crate) const VIEW_BOX: &str = "0 0 900 850";
/// Its width.
pub(crate) const WIDTH: f32 = 900.0;
/// Its height.
pub(crate) const HEIGHT: f32 = 850.0;
/// The stone of the forge: x, y, width, height.
pub(crate) const SLAB: [f32; 4] = [8.0, 8.0, 884.0, 548.0];
/// The leather of the tray.
pub(crate) const TRAY: [f32; 4] = [8.0, 564.0, 884.0, 278.0];
/// Where the knotwork runs along the edge of the forge.
pub(crate) const KNOT: &str = "translate(30 536) scale(1 .8)";
/// Cracks in the stone.
pub(crate) const CRACKS: [&str; 4] = [
    "M20 96l40 12 26-8 44 18 30-6",
    "M880 236l-52 8-30-14-46 10",
    "M14 386l60-6 38 14 70-10",
    "M886 520l-70-10-44 12-60-8",
];

/// The left edge of the track, the width of Start, of a space, and its top and height.
pub(crate) const TRACK: [f32; 5] = [26.0, 58.0, 26.3, 62.0, 28.0];

/// The middle of a space of the track.
pub(crate) fn space(score: u8) -> Spot {
    let [left, start, step, top, height] = TRACK;
    let middle = top + height / 2.0;
    if score == 0 {
        Spot::new(left + start / 2.0, middle)
    } else {
        Spot::new(left + start + step * (f32::from(score) - 0.5), middle)
    }
}

/// The size of a card on a pile.
pub(crate) const PILE: (f32, f32) = (101.0, 138.0);
/// The size of a card in the lower row.
pub(crate) const LOW: (f32, f32) = (101.0, 116.0);

/// The upper left corner of the n-th item pile.
pub(crate) fn item_pile(index: usize) -> Spot {
    Spot::new(25.0 + (index % 8) as f32 * 107.0, 108.0 + (index / 8) as f32 * 150.0)
}

/// The upper left corner of the n-th pile of the lower row.
pub(crate) fn low_pile(index: usize) -> Spot {
    Spot::new(25.0 + index as f32 * 107.0, 408.0)
}

/// Half the side of a die.
pub(crate) const DIE: f32 = 46.0;

/// The middle of a die.
pub(crate) fn die(die: Die) -> Spot {
    Spot::new(layout_middle(die.index() / 2) + if die.0.is_multiple_of(2) { -64.0 } else { 64.0 }, 654.0)
}

/// The middle of the place of a layout.
pub(crate) fn layout_middle(index: usize) -> f32 {
    156.0 + index as f32 * 294.0
}

/// How far a die lies askew: dice are thrown, not set.
pub(crate) fn askew(die: Die) -> i32 {
    [-4, 5, -6, 3, -3, 6][die.index()]
}

/// The parchment under the dice.
pub(crate) const HAUL: [f32; 4] = [24.0, 770.0, 510.0, 62.0];
/// The sign that rolls.
pub(crate) const ROLL: [f32; 4] = [544.0, 770.0, 150.0, 62.0];
/// The sign that goes on.
pub(crate) const DONE: [f32; 4] = [704.0, 770.0, 172.0, 62.0];
