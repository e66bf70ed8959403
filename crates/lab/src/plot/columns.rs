//! A histogram: how many matches lie in each stretch of a scale.

use super::{Axis, Unit, WIDTH, at, sheet};
use maud::{Markup, html};

const FOOT: f64 = 170.0;
const LEFT: f64 = 40.0;
/// Where the words above a shaded stretch end and columns may begin.
const WORDS_FOOT: f64 = 24.0;
/// About how many columns there are.
const COLUMNS: f64 = 24.0;

/// Columns over the numbers of each series, drawn over each other; `marked` is shaded.
pub fn columns(
    title: &str,
    series: &[(&str, &'static str, Vec<f64>)],
    marked: Option<(f64, f64)>,
    foot: &str,
) -> Markup {
    let all = || series.iter().flat_map(|(.., numbers)| numbers.iter().copied());
    let ends = marked.into_iter().flat_map(|(low, high)| [low, high]);
    let axis = Axis::holding(all().chain(ends), (LEFT, WIDTH - 10.0), Unit::Number);
    let width = width(axis.range.1 - axis.range.0);
    let first = (axis.range.0 / width).floor();
    let count = ((axis.range.1 / width).ceil() - first).max(1.0) as usize;
    let axis = Axis { range: (first * width, (first + count as f64) * width), ..axis };
    let heights: Vec<Vec<f64>> = series.iter().map(|(.., numbers)| shares(numbers, first, width, count)).collect();
    let top = heights.iter().flatten().copied().fold(0.0, f64::max);
    let head = if marked.is_some() { WORDS_FOOT } else { 10.0 };
    let tall = Axis { range: (0.0, top.max(1e-6) * 1.05), stretch: (FOOT, head), unit: Unit::Share };
    let inside = html! {
        @if let Some((low, high)) = marked {
            @let (left, right) = (axis.place(low), axis.place(high));
            rect.band x=(at(left)) y="6" width=(at(right - left)) height=(at(FOOT - 6.0)) {}
            text.mark.middle x=(at(f64::midpoint(left, right))) y="18" { "on the box" }
        }
        (tall.side(LEFT, WIDTH - 10.0))
        @for ((name, class, _), shares) in series.iter().zip(&heights) {
            g class=(format!("column {class}")) {
                @for (number, share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
                    @let low = (first + number as f64) * width;
                    @let (left, right) = (axis.place(low), axis.place(low + width));
                    rect x=(at(left + 0.8)) width=(at(right - left - 1.6)) y=(at(tall.place(*share))) height=(at(FOOT - tall.place(*share))) {
                        title { (name) " " (Unit::Number.show(low)) " to " (Unit::Number.show(low + width)) ": " (Unit::Share.show(*share)) }
                    }
                }
            }
        }
        line.base x1=(at(LEFT)) x2=(at(WIDTH - 10.0)) y1=(at(FOOT)) y2=(at(FOOT)) {}
        @for tick in axis.ticks() {
            text.tick.middle x=(at(axis.place(tick))) y=(at(FOOT + 16.0)) { (Unit::Number.show(tick)) }
        }
        text.tick.end x=(at(WIDTH - 10.0)) y=(at(FOOT + 32.0)) { (foot) }
        @if series.len() > 1 {
            @for (number, (name, class, _)) in series.iter().enumerate() {
                @let x = LEFT + 8.0 + 110.0 * number as f64;
                g class=(format!("column {class}")) { rect x=(at(x)) y=(at(FOOT + 23.0)) width="10" height="10" {} }
                text.note x=(at(x + 15.0)) y=(at(FOOT + 32.0)) { (name) }
            }
        }
    };
    sheet(FOOT + 38.0, title, &inside)
}

/// A round width that gives about as many columns as there should be; whole where numbers are.
fn width(range: f64) -> f64 {
    let rough = range / COLUMNS;
    let unit = 10f64.powf(rough.log10().floor());
    let width =
        [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * unit).find(|width| *width >= rough).unwrap_or(unit);
    width.max(1.0)
}

fn shares(numbers: &[f64], first: f64, width: f64, count: usize) -> Vec<f64> {
    let mut shares = vec![0.0; count];
    for number in numbers {
        let column = (number / width).floor() - first;
        shares[(column.max(0.0) as usize).min(count - 1)] += 1.0 / numbers.len() as f64;
    }
    shares
}
