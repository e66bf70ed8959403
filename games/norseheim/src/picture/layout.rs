//! Where everything is in the picture.

use super::chart;
use crate::content::Content;
use crate::ids::{Border, God, Numbered, Region};
use canvas::Spot;

/// The size of the picture: the map, and the Action Point table below it.
pub const VIEW_BOX: &str = "92 14 1436 1068";
/// The left edge of the picture.
pub const LEFT: f32 = 92.0;
/// The top of the Action Point table.
pub const RAIL_TOP: f32 = 1004.0;
/// The width of a space of the Action Point table.
pub const RAIL_STEP: f32 = 40.0;
/// Spaces of the Action Point table in one row: the second row holds the rest.
pub const RAIL_ROW: u8 = 31;

/// How the pieces of a region stand around its centre.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The middle of them all.
    pub centre: Spot,
    /// The name.
    pub name: Spot,
    /// The warriors of whoever leads it.
    pub troops: Spot,
    /// The guests.
    pub guests: Spot,
    /// The leader tile.
    pub tile: Spot,
    /// The building of whoever holds it.
    pub house: Spot,
    /// The warriors beside the building.
    pub guard: Spot,
    /// The warriors where there is no building.
    pub army: Spot,
    /// The envoys.
    pub envoys: Spot,
    /// What a Giant would do, where no tile is in the way.
    pub blow: Spot,
    /// Whether the pieces stand side by side.
    pub is_wide: bool,
}

/// Half the width and half the height of the pieces one below the other.
const TALL: (f32, f32) = (88.0, 94.0);
/// The same side by side.
const WIDE: (f32, f32) = (146.0, 58.0);
/// Where the pieces reach, one below the other: name with value, warriors, tile, envoys.
const TALL_PLACES: [(f32, f32); 9] = [
    (-72.0, -88.0),
    (0.0, -92.0),
    (90.0, -86.0),
    (-74.0, -10.0),
    (74.0, -10.0),
    (-74.0, 54.0),
    (74.0, 54.0),
    (-60.0, 88.0),
    (60.0, 88.0),
];
/// The same side by side.
const WIDE_PLACES: [(f32, f32); 8] = [
    (-80.0, -58.0),
    (80.0, -58.0),
    (-140.0, -10.0),
    (138.0, -10.0),
    (-140.0, 36.0),
    (138.0, 36.0),
    (0.0, 58.0),
    (100.0, 64.0),
];

/// Where the pieces of a region stand; it is worked out once, with the map.
pub fn plan(content: &Content, region: Region) -> Plan {
    chart::of(content).plans[region.index()]
}

/// Works out where the pieces of a region stand: one below the other, or side by side where the region is low; as near to its centre
/// as its outline allows.
pub fn work_out(content: &Content, region: Region) -> Plan {
    let data = &content.board.regions[region.index()];
    let at = Spot::new(data.at[0], data.at[1]);
    let tall = fit(&data.polygon, at, &TALL_PLACES);
    let wide = fit(&data.polygon, at, &WIDE_PLACES);
    if tall.1 > wide.1 + 12.0 {
        let at = wide.0;
        return Plan {
            centre: at,
            name: at.shift(-8.0, -36.0),
            troops: at.shift(-84.0, 18.0),
            guests: at.shift(-84.0, 62.0),
            tile: at.shift(64.0, 4.0),
            house: at.shift(-66.0, 22.0),
            guard: at.shift(58.0, 18.0),
            army: at.shift(0.0, 18.0),
            envoys: at.shift(64.0, 52.0),
            blow: at.shift(-86.0, 56.0),
            is_wide: true,
        };
    }
    let at = tall.0;
    Plan {
        centre: at,
        name: at.shift(-8.0, -70.0),
        troops: at.shift(0.0, -16.0),
        guests: at.shift(56.0, -16.0),
        tile: at.shift(0.0, 26.0),
        house: at.shift(-50.0, 14.0),
        guard: at.shift(54.0, 18.0),
        army: at.shift(0.0, 14.0),
        envoys: at.shift(0.0, 76.0),
        blow: at.shift(0.0, -44.0),
        is_wide: false,
    }
}

/// The spot near another from which things at these places stand out of an outline the least, and by how much.
fn fit(polygon: &[[f32; 2]], at: Spot, places: &[(f32, f32)]) -> (Spot, f32) {
    let outside = |spot: Spot| -> f32 {
        places.iter().map(|(x, y)| chart::outside(polygon, spot.shift(*x, *y)).powi(2) / 20.0).sum()
    };
    let steps = (-6..=6).flat_map(|row| (-6..=6).map(move |column| (column as f32 * 10.0, row as f32 * 10.0)));
    let tried = steps.map(|(dx, dy)| (at.shift(dx, dy), outside(at.shift(dx, dy)), dx.hypot(dy)));
    let best = tried.min_by(|one, other| (one.1 + one.2 * 0.15).total_cmp(&(other.1 + other.2 * 0.15)));
    best.map_or((at, 0.0), |(spot, out, _)| (spot, out))
}

/// Whether a spot of a region is out of the way of its pieces, by so much.
pub fn is_free(plan: &Plan, spot: Spot, by: f32) -> bool {
    let (half_width, half_height) = if plan.is_wide { WIDE } else { TALL };
    (spot.x - plan.centre.x).abs() > half_width - 4.0 + by || (spot.y - plan.centre.y).abs() > half_height - 4.0 + by
}

/// Where a Danevold stands.
pub fn border(content: &Content, border: Border) -> Spot {
    let [x, y] = content.board.borders[border.index()].at;
    Spot::new(x, y)
}

/// The ends of a border.
pub fn ends(content: &Content, border: Border) -> [Spot; 2] {
    content.board.borders[border.index()].line.map(|[x, y]| Spot::new(x, y))
}

/// The plate of a god: the corners of the map.
pub const fn god(god: God) -> Spot {
    match god {
        God::Freja => Spot::new(102.0, 26.0),
        God::Loke => Spot::new(1198.0, 26.0),
        God::Thor => Spot::new(102.0, 896.0),
        God::Odin => Spot::new(1198.0, 896.0),
    }
}

/// A space of the Action Point table.
pub fn space(points: u8) -> Spot {
    let (row, column) = (points / RAIL_ROW, points % RAIL_ROW);
    Spot::new(LEFT + 184.0 + f32::from(column) * RAIL_STEP, RAIL_TOP + f32::from(row) * 38.0)
}
