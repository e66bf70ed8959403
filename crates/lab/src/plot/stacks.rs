//! Sums of parts, one bar below the other.

use super::{Axis, Unit, WIDTH, at, sheet};
use maud::{Markup, html};

/// One bar.
#[derive(Clone, Debug)]
pub struct Stack {
    /// Whose.
    pub label: String,
    /// The parts, in the same order in every bar.
    pub parts: Vec<(String, f64)>,
}

const ROW: f64 = 40.0;
const LEFT: f64 = 90.0;
/// How many entries of the legend stand side by side.
const ABREAST: usize = 2;

/// Bars of parts; what is less than nothing goes to the left.
pub fn stacks(title: &str, rows: &[Stack], unit: Unit) -> Markup {
    let side = |row: &Stack, sign: f64| row.parts.iter().map(|(_, value)| (value * sign).max(0.0)).sum::<f64>() * sign;
    let ends = rows.iter().flat_map(|row| [side(row, 1.0), side(row, -1.0), 0.0]);
    let axis = Axis::holding(ends, (LEFT, WIDTH - 60.0), unit);
    let foot = 8.0 + ROW * rows.len() as f64;
    let names: Vec<&str> = rows.first().map_or(Vec::new(), |row| row.parts.iter().map(|(name, _)| &name[..]).collect());
    let legend = foot + 40.0;
    let inside = html! {
        (axis.foot(6.0, foot))
        @for (number, row) in rows.iter().enumerate() {
            @let y = 8.0 + ROW * number as f64;
            text.label.end x=(at(LEFT - 10.0)) y=(at(y + ROW / 2.0 + 4.0)) { (row.label) }
            @for (part, (name, value), from, to) in laid(row) {
                @let (left, right) = (axis.place(from), axis.place(to));
                rect class=(format!("part s{}", part % 8)) x=(at(left)) width=(at(right - left)) y=(at(y + 6.0)) height=(at(ROW - 12.0)) {
                    title { (row.label) ", " (name) ": " (unit.show(*value)) }
                }
                @if right - left > 26.0 {
                    text.inside.middle x=(at(f64::midpoint(left, right))) y=(at(y + ROW / 2.0 + 4.0)) { (unit.show(*value)) }
                }
            }
            text.note x=(at(axis.place(side(row, 1.0)) + 6.0)) y=(at(y + ROW / 2.0 + 4.0)) { (unit.show(side(row, 1.0) + side(row, -1.0))) }
        }
        @for (number, name) in names.iter().enumerate() {
            @let (x, y) = (10.0 + 315.0 * (number % ABREAST) as f64, legend + 20.0 * (number / ABREAST) as f64);
            rect class=(format!("part s{}", number % 8)) x=(at(x)) y=(at(y - 10.0)) width="11" height="11" {}
            text.note x=(at(x + 16.0)) y=(at(y)) { (name) }
        }
    };
    sheet(legend + 20.0 * names.len().div_ceil(ABREAST) as f64 - 8.0, title, &inside)
}

/// Where each part of a bar lies: its number, itself, from where, to where.
fn laid(row: &Stack) -> Vec<(usize, &(String, f64), f64, f64)> {
    let (mut up, mut down) = (0.0, 0.0);
    let mut laid = Vec::new();
    for (number, part) in row.parts.iter().enumerate().filter(|(_, (_, value))| *value != 0.0) {
        let (from, to) = if part.1 > 0.0 { (up, up + part.1) } else { (down + part.1, down) };
        if part.1 > 0.0 {
            up = to;
        } else {
            down = from;
        }
        laid.push((number, part, from, to));
    }
    laid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lost_lies_left_of_nothing() {
        let part = |name: &str, value| (name.to_owned(), value);
        let row =
            Stack { label: "all".to_owned(), parts: vec![part("won", 3.0), part("lost", -2.0), part("more", 1.0)] };
        let places: Vec<(f64, f64)> = laid(&row).into_iter().map(|(.., from, to)| (from, to)).collect();
        assert_eq!(places, [(0.0, 3.0), (-2.0, 0.0), (3.0, 4.0)]);
    }
}
