//! Lines along a grid of labelled cells, each traced once, and outlines made of them.

use super::chart::{CELL, SEA};
use canvas::Spot;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A line between two labels, from one meeting point to another.
#[derive(Clone, Debug)]
pub(crate) struct TracedLine {
    pub left: u8,
    pub right: u8,
    pub from: usize,
    pub to: usize,
    pub spots: Vec<Spot>,
}

/// All lines of the grid.
pub(crate) fn lines(labels: &[u8], columns: usize, rows: usize) -> Vec<TracedLine> {
    let width = columns + 1;
    let label = |column: isize, row: isize| {
        let inside = column >= 0 && row >= 0 && (column as usize) < columns && (row as usize) < rows;
        if inside { labels[row as usize * columns + column as usize] } else { SEA }
    };
    // Unit edges between corners, kept from both ends.
    let mut edges: BTreeMap<usize, Vec<(usize, u8, u8)>> = BTreeMap::new();
    for row in 0..=rows as isize {
        for column in 0..=columns as isize {
            let here = row as usize * width + column as usize;
            let (above, below) = (label(column, row - 1), label(column, row));
            if column < columns as isize && above != below {
                edges.entry(here).or_default().push((here + 1, above, below));
                edges.entry(here + 1).or_default().push((here, below, above));
            }
            let (left, right) = (label(column - 1, row), label(column, row));
            if row < rows as isize && left != right {
                edges.entry(here).or_default().push((here + width, right, left));
                edges.entry(here + width).or_default().push((here, left, right));
            }
        }
    }
    let spot = |corner: usize| Spot::new((corner % width) as f32 * CELL, (corner / width) as f32 * CELL);
    let meets = |corner: usize| edges.get(&corner).is_none_or(|around| around.len() != 2);
    let mut seen: std::collections::BTreeSet<(usize, usize)> = std::collections::BTreeSet::new();
    let mut found = Vec::new();
    let starts: Vec<usize> =
        edges.keys().copied().filter(|corner| meets(*corner)).chain(edges.keys().copied()).collect();
    for start in starts {
        for (next, left, right) in &edges[&start] {
            if seen.contains(&(start, *next)) {
                continue;
            }
            let (mut before, mut here) = (start, *next);
            let mut spots = vec![spot(start), spot(here)];
            seen.extend([(before, here), (here, before)]);
            while here != start && !meets(here) {
                let onward = edges[&here].iter().map(|edge| edge.0).find(|corner| *corner != before);
                let Some(onward) = onward else { break };
                (before, here) = (here, onward);
                seen.extend([(before, here), (here, before)]);
                spots.push(spot(here));
            }
            found.push(TracedLine { left: *left, right: *right, from: start, to: here, spots });
        }
    }
    found
}

/// The line without the stairs of the grid; its ends stay where they are.
pub(crate) fn smooth(spots: &[Spot]) -> Vec<Spot> {
    let mut spots = spots.to_vec();
    let closed = spots.len() > 3 && spots[0] == spots[spots.len() - 1];
    for _ in 0..4 {
        let old = spots.clone();
        for index in 1..spots.len() - 1 {
            spots[index] = old[index].towards(old[index - 1].towards(old[index + 1], 0.5), 0.66);
        }
        if closed {
            let last = spots.len() - 1;
            spots[0] = old[0].towards(old[last - 1].towards(old[1], 0.5), 0.66);
            spots[last] = spots[0];
        }
    }
    // Every second point is enough for the eye.
    let last = spots.len() - 1;
    spots.iter().enumerate().filter(|(index, _)| index % 2 == 0 || *index == last).map(|(_, spot)| *spot).collect()
}

/// The outline of an area: its lines joined end to end.
pub(crate) fn outline(lines: &[TracedLine], area: u8) -> String {
    let mut left: Vec<(usize, usize, Vec<Spot>)> = lines
        .iter()
        .filter(|line| line.left == area || line.right == area)
        .map(|line| (line.from, line.to, smooth(&line.spots)))
        .collect();
    let mut path = String::new();
    while let Some((start, mut end, mut spots)) = left.pop() {
        while end != start {
            let Some(index) = left.iter().position(|(from, to, _)| *from == end || *to == end) else { break };
            let (from, to, mut more) = left.swap_remove(index);
            if from == end {
                end = to;
            } else {
                more.reverse();
                end = from;
            }
            spots.extend(more.into_iter().skip(1));
        }
        path += &curve(&spots);
        path.push('Z');
    }
    path
}

/// A path through the middles of the points, bending at each.
pub(crate) fn curve(spots: &[Spot]) -> String {
    let mut path = String::new();
    let Some(first) = spots.first() else { return path };
    let _ = write!(path, "M{:.0} {:.0}", first.x, first.y);
    for pair in spots[1..].windows(2) {
        let middle = pair[0].towards(pair[1], 0.5);
        let _ = write!(path, "Q{:.0} {:.0} {:.0} {:.0}", pair[0].x, pair[0].y, middle.x, middle.y);
    }
    if let Some(last) = spots.last() {
        let _ = write!(path, "L{:.0} {:.0}", last.x, last.y);
    }
    path
}
