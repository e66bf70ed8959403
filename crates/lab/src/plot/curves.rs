//! What changes over time, or with a value.

use super::{Axis, Unit, WIDTH, at, sheet};
use maud::{Markup, html};

/// One line of a plot.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What it shows.
    pub name: String,
    /// Its points.
    pub points: Vec<Point>,
}

/// A point of a curve: where, how much, and the interval.
pub type Point = (f64, f64, Option<(f64, f64)>);

const FOOT: f64 = 210.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 26.0;

/// Curves over one scale; `level` is a line to compare them with.
pub fn curves(title: &str, curves: &[Curve], across: Unit, up: Unit, level: Option<(f64, &str)>, foot: &str) -> Markup {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let ends = points().flat_map(|(_, y, interval)| interval.map_or([*y, *y], |(low, high)| [low, high]));
    let tall = Axis::holding(ends.chain(level.map(|(level, _)| level)), (FOOT, 12.0), up);
    let long = Axis::holding(points().map(|(x, ..)| *x), (LEFT, WIDTH - RIGHT), across);
    let range = points().fold((f64::MAX, f64::MIN), |(low, high), (x, ..)| (low.min(*x), high.max(*x)));
    let long = if range.0 < range.1 { Axis { range, ..long } } else { long };
    let path = |places: Vec<(f64, f64)>| {
        let steps = places.iter().enumerate().map(|(number, (x, y))| {
            format!("{}{} {}", if number == 0 { "M" } else { "L" }, at(long.place(*x)), at(tall.place(*y)))
        });
        steps.collect::<String>()
    };
    let inside = html! {
        (tall.side(LEFT, WIDTH - RIGHT))
        @for tick in long.ticks() {
            text.tick.middle x=(at(long.place(tick))) y=(at(FOOT + 16.0)) { (across.show(tick)) }
        }
        @if let Some((level, name)) = level {
            @let y = tall.place(level);
            line.fair x1=(at(LEFT)) x2=(at(WIDTH - RIGHT)) y1=(at(y)) y2=(at(y)) {}
            text.mark.end x=(at(WIDTH - RIGHT - 2.0)) y=(at(y - 5.0)) { (name) }
        }
        @for (number, curve) in curves.iter().enumerate() {
            g class=(format!("curve s{}", number % 8)) {
                @let ends: Vec<_> = curve.points.iter().filter_map(|(x, _, ends)| ends.map(|ends| (*x, ends))).collect();
                @if !ends.is_empty() {
                    @let there = ends.iter().map(|(x, (_, high))| (*x, *high));
                    @let back = ends.iter().rev().map(|(x, (low, _))| (*x, *low));
                    path.area d=(path(there.chain(back).collect()) + "Z") {}
                }
                path.stroke d=(path(curve.points.iter().map(|(x, y, _)| (*x, *y)).collect())) {}
                @for (x, y, _) in &curve.points {
                    circle.dot cx=(at(long.place(*x))) cy=(at(tall.place(*y))) r="3" {
                        title { (curve.name) " at " (across.show(*x)) ": " (up.show(*y)) }
                    }
                }
            }
            @let x = LEFT + 290.0 * (number % 2) as f64;
            @let y = FOOT + 52.0 + 18.0 * (number / 2) as f64;
            g class=(format!("curve s{}", number % 8)) { path.stroke d=(format!("M{} {}h16", at(x), at(y - 4.0))) {} }
            text.note x=(at(x + 22.0)) y=(at(y)) { (curve.name) }
        }
        text.tick.end x=(at(WIDTH - RIGHT)) y=(at(FOOT + 33.0)) { (foot) }
    };
    sheet(FOOT + 60.0 + 18.0 * (curves.len().div_ceil(2).saturating_sub(1)) as f64, title, &inside)
}
