//! Dice as cubes with a face towards us.

use crate::Spot;
use maud::{Markup, html};

/// A die of side 2 × `half` around the middle of its group, with whatever is drawn on its face.
pub fn cube(half: f32, face: Markup) -> Markup {
    html! {
        rect.die-shade x=(-half) y=(-half * 0.9) width=(half * 2.0) height=(half * 2.0) rx=(half * 0.3) {}
        rect.die-face x=(-half) y=(-half) width=(half * 2.0) height=(half * 1.94) rx=(half * 0.3) {}
        (face)
    }
}

/// The pips of 1 to 6 on a face of side 2 × `half`.
pub fn pips(number: u8, half: f32) -> Markup {
    let out = half * 0.5;
    let corner = [(-1.0, -1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
    let (outer, middle) = match number {
        1 => (0, true),
        2 => (2, false),
        3 => (2, true),
        4 => (4, false),
        5 => (4, true),
        _ => (6, false),
    };
    let spots = corner[..outer].iter().map(|(x, y)| Spot::new(x * out, y * out));
    html! {
        @for spot in spots.chain(middle.then_some(Spot::new(0.0, 0.0))) {
            circle.pip cx=(spot.x) cy=(spot.y) r=(half * 0.17) {}
        }
    }
}
