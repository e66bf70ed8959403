//! Knotwork for the edges.

use maud::{Markup, html};
use std::fmt::Write;

/// A band of two interlaced strands, `length` long and 16 high, to run along an edge.
pub fn knot_band(length: f32) -> Markup {
    let waves = (length / 24.0).ceil().max(1.0) as usize;
    let step = length / waves as f32;
    let strand = |up: bool| {
        let mut path = format!("M0 {}", if up { 3 } else { 13 });
        for wave in 0..waves {
            let (from, to) = if (wave % 2 == 0) == up { (3, 13) } else { (13, 3) };
            let x = step * wave as f32;
            let (near, far) = (x + step * 0.45, x + step * 0.55);
            let _ = write!(path, "C{near:.1} {from} {far:.1} {to} {:.1} {to}", x + step);
        }
        path
    };
    html! {
        g.knot fill="none" stroke-linecap="round" {
            @for up in [true, false] {
                path.knot-edge d=(strand(up)) stroke-width="5" {}
                path.knot-strand d=(strand(up)) stroke-width="3" {}
            }
        }
    }
}
