//! A scale with round numbers on it.

use super::at;
use maud::{Markup, html};

/// What the numbers on an axis count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Parts of a whole, shown as per cent.
    Share,
    /// Differences of shares, shown as points.
    Points,
    /// Plain numbers.
    Number,
}

impl Unit {
    /// The number as people read it.
    pub fn show(self, value: f64) -> String {
        let text = match self {
            Unit::Share => format!("{} %", at(value * 100.0)),
            Unit::Points => format!("{}{}", if value > 0.0 { "+" } else { "" }, at(value * 100.0)),
            Unit::Number if value.abs() >= 100.0 => format!("{value:.0}"),
            Unit::Number => at(value),
        };
        text.replace('-', "−")
    }
}

/// A scale from one number to another, laid over a stretch of the plot.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    /// The numbers at its ends.
    pub range: (f64, f64),
    /// Where its ends lie.
    pub stretch: (f64, f64),
    /// What it counts.
    pub unit: Unit,
}

impl Axis {
    /// A scale that holds all these numbers, with a little room.
    pub fn holding(numbers: impl IntoIterator<Item = f64>, stretch: (f64, f64), unit: Unit) -> Axis {
        let (low, high) = numbers
            .into_iter()
            .filter(|number| number.is_finite())
            .fold((f64::MAX, f64::MIN), |(low, high), number| (low.min(number), high.max(number)));
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        let room = ((high - low) * 0.06).max(1e-6);
        let floor = if low >= 0.0 { (low - room).max(0.0) } else { low - room };
        let ceiling = if unit == Unit::Share { (high + room).min(1.0) } else { high + room };
        Axis { range: (floor, ceiling.max(floor + 1e-6)), stretch, unit }
    }

    /// Where a number lies.
    pub fn place(&self, value: f64) -> f64 {
        let ((low, high), (from, to)) = (self.range, self.stretch);
        from + (value - low) / (high - low) * (to - from)
    }

    /// Four to eight round numbers on the scale.
    pub fn ticks(&self) -> Vec<f64> {
        let (low, high) = self.range;
        let rough = (high - low) / 5.0;
        let unit = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|times| times * unit)
            .find(|step| *step >= rough * 0.9)
            .unwrap_or(unit);
        let first = (low / step).ceil() as i64;
        let last = (high / step + 1e-9).floor() as i64;
        (first..=last).map(|number| number as f64 * step).collect()
    }

    /// The scale along the foot of a plot, with lines up to `top`.
    pub fn foot(&self, top: f64, foot: f64) -> Markup {
        html! {
            @for tick in self.ticks() {
                @let x = at(self.place(tick));
                line.grid x1=(x) x2=(x) y1=(at(top)) y2=(at(foot)) {}
                text.tick.middle x=(x) y=(at(foot + 16.0)) { (self.unit.show(tick)) }
            }
        }
    }

    /// The scale along the left side of a plot, with lines to `right`.
    pub fn side(&self, left: f64, right: f64) -> Markup {
        html! {
            @for tick in self.ticks() {
                @let y = self.place(tick);
                line.grid x1=(at(left)) x2=(at(right)) y1=(at(y)) y2=(at(y)) {}
                text.tick.end x=(at(left - 6.0)) y=(at(y + 4.0)) { (self.unit.show(tick)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_inside() {
        let axis = Axis { range: (0.13, 0.47), stretch: (0.0, 100.0), unit: Unit::Share };
        let shown: Vec<String> = axis.ticks().iter().map(|tick| Unit::Share.show(*tick)).collect();
        assert_eq!(shown, ["20 %", "30 %", "40 %"]);
        assert_eq!(axis.place(0.3), 50.0);
        assert_eq!(Axis::holding([], (0.0, 1.0), Unit::Number).ticks().len(), 6, "an empty plot still has a scale");
    }
}
