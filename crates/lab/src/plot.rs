//! Plots as SVG, drawn with classes: the page's stylesheet colours them, by day and by night.
//!
//! [`whiskers`] are shares with their intervals, [`columns`] a histogram, [`stacks`] sums of parts, [`curves`] what changes
//! over time. Everything that stands for a number says it when it is pointed at.

mod axis;
mod columns;
mod curves;
mod stacks;
mod whiskers;

pub use axis::{Axis, Unit};
pub use columns::columns;
pub use curves::{Curve, Point, curves};
pub use stacks::{Stack, stacks};
pub use whiskers::{Whisker, whiskers};

use maud::{Markup, html};

/// How wide every plot is, in units of its own; the page scales it.
pub(crate) const WIDTH: f64 = 640.0;

/// A number with as many digits as a coordinate needs.
pub(crate) fn at(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// The outermost element of a plot.
pub(crate) fn sheet(height: f64, title: &str, inside: &Markup) -> Markup {
    html! {
        svg.plot viewBox=(format!("0 0 {} {}", at(WIDTH), at(height))) role="img" aria-label=(title) xmlns="http://www.w3.org/2000/svg" {
            (inside)
        }
    }
}
