//! The map drawn from the board's data: which spot belongs to which area, and the lines between them.
//!
//! Every area owns a few sites: its place, what the file adds, and points part of the way along each open border, so
//! that areas that are joined also touch. A spot near a site, or near the line between two neighbours, is land; it
//! belongs to the nearest site, after the spot was pushed about a little so that borders wander like real ones. The
//! lines between the areas are then traced along a fine grid, each once, so that both sides share it.

use super::trace;
use crate::content::{Barrier, Board};
use crate::{Area, Areas};
use canvas::Spot;

/// The width of a cell of the grid.
pub(crate) const CELL: f32 = 8.0;
/// How far land reaches around sites and borders.
const SHORE: f32 = 60.0;
/// How much nearer to one island than to another a spot of land is.
const STRAIT: f32 = 26.0;
/// How far the sea reaches around an ocean square.
const SQUARE: f32 = 33.0;
/// What stands for the sea among areas.
pub(crate) const SEA: u8 = u8::MAX;

/// The lines of a map.
#[derive(Debug)]
pub(crate) struct Chart {
    /// The outline of each area, as the value of `d`.
    pub outlines: Vec<String>,
    /// All lines, each once.
    pub borders: Vec<Border>,
    /// Where the harbour of an area lies, for areas that have one.
    pub harbours: Vec<Option<Spot>>,
}

/// A line between two areas, or between an area and the sea.
#[derive(Debug)]
pub(crate) struct Border {
    /// The area on one side.
    pub one: Area,
    /// The area on the other, or the sea.
    pub other: Option<Area>,
    /// Its points.
    pub spots: Vec<Spot>,
    /// What it is.
    pub kind: BorderKind,
}

/// What a line on the map is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BorderKind {
    /// The coast.
    Coast,
    /// A border that units cross.
    Open,
    /// BA-MOVE-06. A river with a bridge.
    Bridge,
    /// BA-MOVE-06. A river without one.
    River,
    /// BA-MOVE-07. Mountains.
    Mountain,
}

impl Chart {
    /// Draws the map of a board.
    pub(crate) fn draw(board: &Board) -> Chart {
        let columns = (f32::from(board.canvas[0]) / CELL) as usize;
        let rows = (f32::from(board.canvas[1]) / CELL) as usize;
        let mut labels = label(board, columns, rows);
        fill_lakes(&mut labels, columns, rows, board);
        let lines = trace::lines(&labels, columns, rows);
        let outlines = (0..board.areas.len() as u8).map(|area| trace::outline(&lines, area)).collect();
        let borders = lines.into_iter().map(|line| {
            let (one, other) = if line.left == SEA { (line.right, line.left) } else { (line.left, line.right) };
            let (one, other) = (Area(one), (other != SEA).then_some(Area(other)));
            let spots = trace::smooth(&line.spots);
            Border { one, other, kind: kind(board, one, other), spots }
        });
        let mut chart = Chart { outlines, borders: borders.collect(), harbours: Vec::new() };
        chart.harbours = board.all().map(|area| chart.harbour(board, area)).collect();
        chart
    }

    /// The point of the area's coast that is nearest to its sea routes.
    fn harbour(&self, board: &Board, area: Area) -> Option<Spot> {
        let routes: Vec<Spot> = board
            .routes
            .iter()
            .filter_map(|(one, other)| {
                let (harbour, square) = match (one, other) {
                    (crate::Node::Harbour(harbour), crate::Node::Sea(square))
                    | (crate::Node::Sea(square), crate::Node::Harbour(harbour)) => (*harbour, *square),
                    _ => return None,
                };
                let square = &board.squares[square.index()];
                (harbour == area).then_some(Spot::new(square.x, square.y))
            })
            .collect();
        let coast = self.borders.iter().filter(|border| border.one == area && border.other.is_none());
        let far = |spot: &Spot| routes.iter().map(|square| spot.distance(*square)).sum::<f32>();
        let nearest =
            coast.flat_map(|border| border.spots.iter().copied()).min_by(|one, other| far(one).total_cmp(&far(other)));
        nearest.filter(|_| !routes.is_empty())
    }
}

fn kind(board: &Board, one: Area, other: Option<Area>) -> BorderKind {
    let Some(other) = other else { return BorderKind::Coast };
    let pair = Areas::one(one).with(other);
    let is_pair = |between: &[Area; 2]| Areas::one(between[0]).with(between[1]) == pair;
    if let Some(edge) = board.edges.iter().find(|edge| is_pair(&edge.between)) {
        return if edge.is_bridge { BorderKind::Bridge } else { BorderKind::Open };
    }
    match board.blocked.iter().find(|blocked| is_pair(&blocked.between)).map(|blocked| blocked.by) {
        Some(Barrier::River) => BorderKind::River,
        Some(Barrier::Mountain) | None => BorderKind::Mountain,
    }
}

/// The sites of all areas.
fn sites(board: &Board) -> Vec<(u8, Spot)> {
    let spot = |area: Area| Spot::new(board.areas[area.index()].x, board.areas[area.index()].y);
    let mut sites: Vec<(u8, Spot)> = Vec::new();
    for area in board.all() {
        sites.push((area.0, spot(area)));
        sites.extend(board.areas[area.index()].more.iter().map(|[x, y]| (area.0, Spot::new(*x, *y))));
    }
    for edge in &board.edges {
        let [one, other] = edge.between;
        for part in [0.2, 0.4] {
            sites.push((one.0, spot(one).towards(spot(other), part)));
            sites.push((other.0, spot(other).towards(spot(one), part)));
        }
    }
    sites
}

fn label(board: &Board, columns: usize, rows: usize) -> Vec<u8> {
    let sites = sites(board);
    let spot = |area: Area| Spot::new(board.areas[area.index()].x, board.areas[area.index()].y);
    let pairs = board.edges.iter().map(|edge| edge.between).chain(board.blocked.iter().map(|blocked| blocked.between));
    let islands = islands(board);
    let bones: Vec<(usize, Spot, Spot)> =
        pairs.map(|[one, other]| (islands[one.index()], spot(one), spot(other))).collect();
    let squares: Vec<Spot> = board.squares.iter().map(|square| Spot::new(square.x, square.y)).collect();
    let mut labels = vec![SEA; columns * rows];
    for row in 2..rows - 2 {
        for column in 2..columns - 2 {
            let here = Spot::new((column as f32 + 0.5) * CELL, (row as f32 + 0.5) * CELL);
            if squares.iter().any(|square| square.distance(here) < SQUARE) {
                continue;
            }
            let pushed = here.shift(wander(here, 1) * 11.0, wander(here, 2) * 11.0);
            let shore = SHORE + wander(here, 3) * 9.0;
            let (mut near, mut second) = ((f32::MAX, usize::MAX), f32::MAX);
            for (island, one, other) in &bones {
                let far = distance_to_line(here, *one, *other);
                if *island == near.1 {
                    near.0 = near.0.min(far);
                } else if far < near.0 {
                    (near, second) = ((far, *island), near.0);
                } else {
                    second = second.min(far);
                }
            }
            // Between two islands there is always water.
            if near.0 >= shore || second - near.0 < STRAIT {
                continue;
            }
            let nearest = sites.iter().min_by(|one, other| one.1.distance(pushed).total_cmp(&other.1.distance(pushed)));
            labels[row * columns + column] = nearest.map_or(SEA, |(area, _)| *area);
        }
    }
    labels
}

/// Which island each area lies on: what borders join, crossed or barred.
fn islands(board: &Board) -> Vec<usize> {
    let mut islands: Vec<usize> = (0..board.areas.len()).collect();
    let pairs = board.edges.iter().map(|edge| edge.between).chain(board.blocked.iter().map(|blocked| blocked.between));
    for [one, other] in pairs {
        let (from, to) = (islands[one.index()], islands[other.index()]);
        islands.iter_mut().filter(|island| **island == from).for_each(|island| *island = to);
    }
    islands
}

/// Water that the land encloses becomes land of the area next to it.
fn fill_lakes(labels: &mut [u8], columns: usize, rows: usize, board: &Board) {
    let mut open = vec![false; labels.len()];
    let mut edge = vec![0];
    open[0] = true;
    while let Some(here) = edge.pop() {
        let (column, row) = (here % columns, here / columns);
        let around = [
            (column > 0).then(|| here - 1),
            (column + 1 < columns).then(|| here + 1),
            (row > 0).then(|| here - columns),
            (row + 1 < rows).then(|| here + columns),
        ];
        for next in around.into_iter().flatten() {
            if labels[next] == SEA && !open[next] {
                open[next] = true;
                edge.push(next);
            }
        }
    }
    let sites = sites(board);
    for index in 0..labels.len() {
        if labels[index] == SEA && !open[index] {
            let here = Spot::new(((index % columns) as f32 + 0.5) * CELL, ((index / columns) as f32 + 0.5) * CELL);
            let nearest = sites.iter().min_by(|one, other| one.1.distance(here).total_cmp(&other.1.distance(here)));
            labels[index] = nearest.map_or(SEA, |(area, _)| *area);
        }
    }
}

fn distance_to_line(spot: Spot, from: Spot, to: Spot) -> f32 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let part = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy).max(1.0);
    spot.distance(from.towards(to, part.clamp(0.0, 1.0)))
}

/// A gentle, repeatable unrest between -1 and 1.
fn wander(spot: Spot, seed: u32) -> f32 {
    let seed = seed as f32;
    let wave = |x: f32, y: f32| (spot.x * x + spot.y * y + seed * 1.7).sin();
    (wave(0.031, 0.013) + wave(-0.017, 0.041 + seed * 0.003) + 0.6 * wave(0.067, -0.053) + 0.4 * wave(0.11, 0.09)) / 3.0
}

/// A repeatable number between 0 and 1 for scenery.
pub(crate) fn lot(one: u32, other: u32) -> f32 {
    let mut mixed = one.wrapping_mul(0x9E37_79B1) ^ other.wrapping_mul(0x85EB_CA77);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 12;
    (mixed % 10_000) as f32 / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardId, Content};
    use engine::Edition;

    /// BA-MOVE-01. Areas that are joined touch in the picture, on every board, and every harbour has a coast.
    #[test]
    fn areas_that_are_joined_touch() {
        let content = Edition::<Content>::standard();
        for id in BoardId::ALL {
            let board = content.content().board(id);
            let chart = Chart::draw(board);
            for edge in &board.edges {
                let [one, other] = edge.between;
                let touch = chart.borders.iter().any(|border| {
                    (border.one, border.other) == (one, Some(other)) || (border.one, border.other) == (other, Some(one))
                });
                assert!(touch, "{id:?}: {} and {}", board.area_name(one), board.area_name(other));
            }
            for area in board.harbours {
                assert!(chart.harbours[area.index()].is_some(), "{id:?}: {}", board.area_name(area));
            }
        }
    }
}
