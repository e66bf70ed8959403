//! The map drawn from the board's data: coasts, borders, fjords and what grows where.
//!
//! Every region has an outline of straight lines. A line that two regions share is a border and wanders gently; a line of
//! one region alone is coast: it is rougher, and where fjords are the sea cuts into it. Each line is bent once, from its
//! own ends, so that both sides share it. Scenery stands where it leaves room for the pieces.

use super::layout::{self, Plan};
use crate::content::{Board, Content};
use crate::ids::{Numbered, Region};
use canvas::Spot;
use maud::{Markup, html};
use std::fmt::Write;

/// How long a step along a bent line is.
const STEP: f32 = 9.0;

/// The lines of the map, drawn once for each content.
#[derive(Debug)]
pub struct Chart {
    /// The outlines, their clips and their sceneries, for `defs`.
    pub definitions: Markup,
    /// Where the pieces of each region stand.
    pub plans: Vec<Plan>,
    /// All borders, as the value of `d`.
    pub borders: String,
    /// All coasts, as the value of `d`.
    pub coast: String,
}

/// The map of a content, drawn when somebody first looks.
pub fn of(content: &Content) -> &Chart {
    content.board.chart.get_or_init(|| Chart::draw(content))
}

/// An end of a line, as whole numbers that can be compared.
type Corner = (i32, i32);

impl Chart {
    /// Draws the map of a content.
    pub fn draw(content: &Content) -> Chart {
        let board = &content.board;
        let (mut borders, mut coast) = (String::new(), String::new());
        let mut definitions = Vec::new();
        let plans: Vec<Plan> = Region::every().map(|region| layout::work_out(content, region)).collect();
        for region in Region::every() {
            let data = &board.regions[region.index()];
            let plan = plans[region.index()];
            let mut outline: Vec<Spot> = Vec::new();
            for (number, (from, to)) in sides(&data.polygon).enumerate() {
                let is_shared = is_shared(board, region, from, to);
                let spots = if is_shared {
                    bend(from, to, 0.085, 12.0)
                } else {
                    // Fjords keep away from each other.
                    let fjord =
                        (number % 2 == 0 && has_fjords(content, region)).then(|| fjord(&data.polygon, &plan, from, to));
                    fjord.flatten().unwrap_or_else(|| bend(from, to, 0.22, 5.0))
                };
                if !is_shared {
                    coast.push_str(&path(&spots));
                } else if corner(from) < corner(to) {
                    borders.push_str(&path(&spots));
                }
                outline.extend(spots.into_iter().skip(1));
            }
            definitions.push(html! {
                path id={ "nh-shape-" (data.id) } d={ (path(&outline)) "Z" } {}
                clipPath id={ "nh-clip-" (data.id) } { use href={ "#nh-shape-" (data.id) } {} }
                g id={ "nh-terrain-" (data.id) } { (scenery(content, region, &plan)) }
            });
        }
        Chart { definitions: html! { @for definition in definitions { (definition) } }, plans, borders, coast }
    }
}

/// The lines of an outline.
fn sides(polygon: &[[f32; 2]]) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    let spot = |[x, y]: &[f32; 2]| Spot::new(*x, *y);
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(move |(from, to)| (spot(from), spot(to)))
}

fn corner(spot: Spot) -> Corner {
    (spot.x.round() as i32, spot.y.round() as i32)
}

/// Whether another region has the line too.
fn is_shared(board: &Board, region: Region, from: Spot, to: Spot) -> bool {
    let ends = (corner(from).min(corner(to)), corner(from).max(corner(to)));
    let has = |other: Region| {
        sides(&board.regions[other.index()].polygon)
            .any(|(one, two)| (corner(one).min(corner(two)), corner(one).max(corner(two))) == ends)
    };
    Region::every().any(|other| other != region && has(other))
}

/// The line with gentle bows: the same from whichever end one looks.
fn bend(from: Spot, to: Spot, bow: f32, most: f32) -> Vec<Spot> {
    if corner(from) > corner(to) {
        let mut spots = bend(to, from, bow, most);
        spots.reverse();
        return spots;
    }
    let length = from.distance(to).max(1.0);
    let count = (length / STEP).round().max(1.0) as usize;
    let high = (length * bow).min(most);
    let (x, y) = corner(from);
    let seed = lot(x as u32, y as u32) * 7.0;
    (0..=count)
        .map(|step| {
            let part = step as f32 / count as f32;
            // Nothing at the ends, so that lines meet.
            let calm = (part * std::f32::consts::PI).sin().min(0.6) / 0.6;
            let along = part * length;
            let wave = 0.6 * (along / 31.0 + seed).sin()
                + 0.5 * (along / 14.0 + seed * 2.3).sin()
                + 0.3 * (along / 7.5 + seed * 3.1).sin();
            let off = wave * high * calm;
            from.towards(to, part).shift((to.y - from.y) / length * off, (from.x - to.x) / length * off)
        })
        .collect()
}

/// A line of the coast with a fjord, here and there, if there is room for one.
fn fjord(polygon: &[[f32; 2]], plan: &Plan, from: Spot, to: Spot) -> Option<Vec<Spot>> {
    let (x, y) = corner(from);
    if lot(x as u32 ^ 0x51, y as u32) > 0.6 {
        return None;
    }
    let middle = from.towards(to, 0.5);
    let centre = plan.centre;
    // Not straight at the pieces, but past them.
    let side = if lot(y as u32, x as u32) < 0.5 { 0.62f32 } else { -0.62 };
    let (dx, dy) = (centre.x - middle.x, centre.y - middle.y);
    let far = dx.hypot(dy).max(1.0);
    let (dx, dy) = ((dx * side.cos() - dy * side.sin()) / far, (dx * side.sin() + dy * side.cos()) / far);
    let is_open = |depth: f32| {
        let spot = middle.shift(dx * depth, dy * depth);
        let others = sides(polygon).filter(|(one, _)| one.distance(middle) > 45.0);
        let away = others.map(|(one, two)| distance_to_line(spot, one, two)).fold(f32::MAX, f32::min);
        inside(polygon, spot) && away > 20.0 && layout::is_free(plan, spot, 4.0)
    };
    let depth = [96.0, 82.0, 68.0, 54.0, 42.0]
        .into_iter()
        .find(|depth| (2..=8).all(|eighth| is_open(depth * eighth as f32 / 8.0)))?;
    let steps = (depth / STEP) as usize;
    let bank = |edge: Spot, step: usize, wide: f32| {
        let part = step as f32 / steps as f32;
        let sway = ((part * 5.0 + lot(x as u32, 3) * 6.0).sin()) * 5.0 * part;
        let way = middle.shift(dx * depth * part - dy * sway, dy * depth * part + dx * sway);
        // The mouth is as wide as the line; it narrows quickly, and the end is round.
        let half = 5.2 * (1.0 - part * 0.62) * wide;
        let mouth = (1.0 - part * 4.0).max(0.0);
        let target = way.shift(-dy * half, dx * half);
        target.towards(edge, mouth * mouth)
    };
    let turn = if (to.x - from.x) * -dy + (to.y - from.y) * dx > 0.0 { -1.0 } else { 1.0 };
    let mut spots = vec![from];
    spots.extend((1..=steps).map(|step| bank(from, step, turn)));
    spots.extend((1..=steps).rev().map(|step| bank(to, step, -turn)));
    spots.push(to);
    Some(spots)
}

fn has_fjords(content: &Content, region: Region) -> bool {
    landscape(content, region) == "fjord"
}

fn landscape(content: &Content, region: Region) -> &str {
    &content.board.landscapes[content.board.landscape_of[region.index()].index()].id
}

/// What grows or rises in a region: on a grid that is shaken, away from borders and from where pieces stand.
fn scenery(content: &Content, region: Region, plan: &Plan) -> Markup {
    let polygon = &content.board.regions[region.index()].polygon;
    let (kinds, grid, margin): (&[&str], f32, f32) = match landscape(content, region) {
        "fjord" => (&["hill", "hill", "pine", "field"], 36.0, 24.0),
        "forest" => (&["pine", "pine", "pine2"], 22.0, 16.0),
        "mountain" => (&["peak", "peak2", "peak2", "peak3"], 38.0, 22.0),
        "moor" => (&["tussock", "heather", "tussock", "pool"], 28.0, 18.0),
        _ => (&["drift", "drift2", "rock", "drift2", "scrub"], 38.0, 22.0),
    };
    let mut found: Vec<(Spot, &str)> = Vec::new();
    let (low, high) = bounds(polygon);
    let (columns, rows) = (((high.x - low.x) / grid) as u32, ((high.y - low.y) / grid) as u32);
    for row in 0..=rows {
        for column in 0..=columns {
            let seed = (column.wrapping_mul(31) ^ u32::from(region.number()) << 8, row);
            let shake = |salt: u32| (lot(seed.0 ^ salt, seed.1) - 0.5) * grid * 0.8;
            let spot = low.shift((column as f32 + 0.5) * grid + shake(11), (row as f32 + 0.5) * grid + shake(23));
            let edge = sides(polygon).map(|(one, two)| distance_to_line(spot, one, two)).fold(f32::MAX, f32::min);
            if inside(polygon, spot) && edge > margin && layout::is_free(plan, spot, -6.0) {
                found.push((spot, kinds[(lot(seed.0 ^ 5, seed.1) * kinds.len() as f32) as usize]));
            }
        }
    }
    found.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
    html! {
        @for (spot, kind) in found { use href={ "#nh-" (kind) } x=(format!("{:.0}", spot.x)) y=(format!("{:.0}", spot.y)) {} }
    }
}

/// The corners of the box around an outline.
fn bounds(polygon: &[[f32; 2]]) -> (Spot, Spot) {
    let (mut low, mut high) = (Spot::new(f32::MAX, f32::MAX), Spot::new(f32::MIN, f32::MIN));
    for [x, y] in polygon {
        low = Spot::new(low.x.min(*x), low.y.min(*y));
        high = Spot::new(high.x.max(*x), high.y.max(*y));
    }
    (low, high)
}

/// How far outside an outline a spot lies; near its inner edge counts a little.
pub fn outside(polygon: &[[f32; 2]], spot: Spot) -> f32 {
    let edge = sides(polygon).map(|(one, two)| distance_to_line(spot, one, two)).fold(f32::MAX, f32::min);
    if inside(polygon, spot) { (10.0 - edge).max(0.0) } else { 10.0 + edge }
}

/// Whether a spot lies inside an outline.
fn inside(polygon: &[[f32; 2]], spot: Spot) -> bool {
    let crosses = |(one, two): (Spot, Spot)| {
        (one.y > spot.y) != (two.y > spot.y) && spot.x < (two.x - one.x) * (spot.y - one.y) / (two.y - one.y) + one.x
    };
    sides(polygon).filter(|side| crosses(*side)).count() % 2 == 1
}

fn distance_to_line(spot: Spot, from: Spot, to: Spot) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let part = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy).max(1.0);
    spot.distance(from.towards(to, part.clamp(0.0, 1.0)))
}

/// A repeatable number between 0 and 1.
fn lot(one: u32, other: u32) -> f32 {
    let mut mixed = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_mul(0x85EB_CA77) ^ 0x27D4_EB2F;
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 12;
    (mixed % 10_000) as f32 / 10_000.0
}

/// A path through these spots that bends at each.
fn path(spots: &[Spot]) -> String {
    let mut path = String::new();
    let Some(first) = spots.first() else { return path };
    let _ = write!(path, "M{:.0} {:.0}", first.x, first.y);
    for spot in &spots[1..] {
        let _ = write!(path, "L{:.0} {:.0}", spot.x, spot.y);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Edition;

    /// NH-COMP-02. Where regions border on each other the map has the same line for both, and the sea is all around.
    #[test]
    fn neighbours_share_their_line() {
        let edition = Edition::<Content>::standard();
        let content = edition.content();
        for border in &content.board.borders {
            let [one, other] = border.between;
            let shared = sides(&content.board.regions[one.index()].polygon).any(|(from, to)| {
                sides(&content.board.regions[other.index()].polygon)
                    .any(|(back, forth)| corner(from) == corner(forth) && corner(to) == corner(back))
            });
            assert!(shared, "{} and {}", content.board.name(one), content.board.name(other));
        }
        let chart = Chart::draw(content);
        assert!(!chart.coast.is_empty() && !chart.borders.is_empty());
    }

    /// A line is bent in the same way from both ends.
    #[test]
    fn a_line_is_the_same_from_both_ends() {
        let (from, to) = (Spot::new(10.0, 20.0), Spot::new(210.0, 90.0));
        let mut back = bend(to, from, 0.1, 12.0);
        back.reverse();
        assert_eq!(bend(from, to, 0.1, 12.0), back);
    }
}
