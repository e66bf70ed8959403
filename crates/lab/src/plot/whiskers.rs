//! Shares with their intervals, one below the other, against what would be fair.

use super::{Axis, Unit, WIDTH, at, sheet};
use maud::{Markup, html};

/// A value with its interval.
#[derive(Clone, Debug)]
pub struct Whisker {
    /// Whose.
    pub label: String,
    /// The value.
    pub value: f64,
    /// Its interval.
    pub low: f64,
    /// Its interval.
    pub high: f64,
    /// What is written at the end of the line.
    pub note: String,
    /// The class that colours it: `good`, `bad` or `plain`.
    pub class: &'static str,
}

const ROW: f64 = 26.0;
const LEFT: f64 = 200.0;
const RIGHT: f64 = 110.0;

/// Rows of whiskers around `fair`; what is tolerated to either side of it is shaded.
pub fn whiskers(title: &str, rows: &[Whisker], unit: Unit, fair: Option<f64>, tolerated: f64) -> Markup {
    let ends = rows.iter().flat_map(|row| [row.low, row.high]);
    let around = fair.iter().flat_map(|fair| [fair - tolerated, fair + tolerated]);
    let axis = Axis::holding(ends.chain(around), (LEFT, WIDTH - RIGHT), unit);
    let foot = 10.0 + ROW * rows.len() as f64;
    let inside = html! {
        @if let Some(fair) = fair {
            @let (left, right) = (axis.place(fair - tolerated), axis.place(fair + tolerated));
            @if tolerated > 0.0 { rect.band x=(at(left)) y="6" width=(at(right - left)) height=(at(foot - 6.0)) {} }
        }
        (axis.foot(6.0, foot))
        @if let Some(fair) = fair {
            @let x = at(axis.place(fair));
            line.fair x1=(x) x2=(x) y1="6" y2=(at(foot)) {}
        }
        @for (number, row) in rows.iter().enumerate() {
            @let y = 10.0 + ROW * (number as f64 + 0.5);
            g class=(format!("whisker {}", row.class)) {
                title { (row.label) ": " (unit.show(row.value)) ", 95 % between " (unit.show(row.low)) " and " (unit.show(row.high)) }
                rect.hit x="0" y=(at(y - ROW / 2.0)) width=(at(WIDTH)) height=(at(ROW)) {}
                text.label.end x=(at(LEFT - 10.0)) y=(at(y + 4.0)) { (short(&row.label)) }
                line.span x1=(at(axis.place(row.low))) x2=(at(axis.place(row.high))) y1=(at(y)) y2=(at(y)) {}
                circle.dot cx=(at(axis.place(row.value))) cy=(at(y)) r="5" {}
                text.note x=(at(WIDTH - RIGHT + 10.0)) y=(at(y + 4.0)) { (row.note) }
            }
        }
    };
    sheet(foot + 24.0, title, &inside)
}

/// A label that fits its margin.
pub(crate) fn short(label: &str) -> String {
    if label.chars().count() <= 30 { label.to_owned() } else { label.chars().take(29).chain(['…']).collect() }
}
