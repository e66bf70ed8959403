//! Where everything is in the picture.

use crate::content::Content;
use crate::ids::{Border, God, Numbered, Region};
use canvas::Spot;

/// The size of the picture: the map, and the Action Point table below it.
pub const VIEW_BOX: &str = "70 14 1480 1068";
/// The left edge of the picture.
pub const LEFT: f32 = 70.0;
/// The top of the Action Point table.
pub const RAIL_TOP: f32 = 1004.0;
/// The width of a space of the Action Point table.
pub const RAIL_STEP: f32 = 41.0;
/// Spaces of the Action Point table in one row: the second row holds the rest.
pub const RAIL_ROW: u8 = 31;

/// How the pieces of a region stand around its centre.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The name.
    pub name: Spot,
    /// The warriors of whoever leads or holds it.
    pub troops: Spot,
    /// The leader tile, or the building.
    pub tile: Spot,
    /// The envoys.
    pub envoys: Spot,
    /// What a Giant would do, where no tile is in the way.
    pub blow: Spot,
    /// Whether the pieces stand side by side.
    pub is_wide: bool,
}

/// Where the pieces of a region stand; low regions have them side by side.
pub fn plan(content: &Content, region: Region) -> Plan {
    let data = &content.board.regions[region.index()];
    let (dx, dy) = nudge(&data.id);
    let at = Spot::new(data.at[0] + dx, data.at[1] + dy);
    let (mut top, mut bottom) = (f32::MAX, f32::MIN);
    for [_, y] in &data.polygon {
        top = top.min(*y);
        bottom = bottom.max(*y);
    }
    if bottom - top < 200.0 {
        return Plan {
            name: at.shift(-8.0, -34.0),
            troops: at.shift(-104.0, 18.0),
            tile: at.shift(40.0, 12.0),
            envoys: at.shift(40.0, 62.0),
            blow: at.shift(-128.0, -34.0),
            is_wide: true,
        };
    }
    Plan {
        name: at.shift(-8.0, -54.0),
        troops: at.shift(0.0, 2.0),
        tile: at.shift(0.0, 44.0),
        envoys: at.shift(0.0, 94.0),
        blow: at.shift(0.0, -27.0),
        is_wide: false,
    }
}

/// Regions whose neighbours crowd them have their pieces moved a little.
fn nudge(id: &str) -> (f32, f32) {
    match id {
        "ulfskog" => (-40.0, -4.0),
        "drakevik" => (34.0, 14.0),
        "kongslund" => (10.0, -12.0),
        "torvmyr" => (-16.0, 10.0),
        "tranemose" => (6.0, 0.0),
        "thingvall" => (4.0, -6.0),
        "jarnfjell" => (-4.0, 8.0),
        "rimvidda" => (0.0, 8.0),
        "eilifsborg" => (0.0, -6.0),
        "isbrae" => (0.0, 4.0),
        _ => (0.0, 0.0),
    }
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
        God::Freja => Spot::new(82.0, 26.0),
        God::Loke => Spot::new(1218.0, 26.0),
        God::Thor => Spot::new(82.0, 896.0),
        God::Odin => Spot::new(1218.0, 896.0),
    }
}

/// A space of the Action Point table.
pub fn space(points: u8) -> Spot {
    let (row, column) = (points / RAIL_ROW, points % RAIL_ROW);
    Spot::new(LEFT + 196.0 + f32::from(column) * RAIL_STEP, RAIL_TOP + f32::from(row) * 38.0)
}
