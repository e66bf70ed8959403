//! What a count says about a chance.

use serde::{Deserialize, Serialize};

/// A share of matches, with the interval that holds its true value in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// What was seen.
    pub share: f64,
    /// The interval.
    pub low: f64,
    /// The interval.
    pub high: f64,
}

impl Share {
    /// So many of so many, by Wilson's interval; half victories count half.
    pub fn of(won: f64, games: u64) -> Share {
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, z) = (games as f64, 1.96);
        let share = won / n;
        let scale = 1.0 + z * z / n;
        let middle = (share + z * z / (2.0 * n)) / scale;
        let reach = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Share { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
    }
}

/// The difference of two shares, with the interval that holds its true value in 95 of 100 cases (Newcombe): the first so
/// many of so many, less the second.
pub fn difference(one: (f64, u64), other: (f64, u64)) -> Share {
    let (a, b) = (Share::of(one.0, one.1), Share::of(other.0, other.1));
    let share = a.share - b.share;
    let below = ((a.share - a.low).powi(2) + (b.high - b.share).powi(2)).sqrt();
    let above = ((a.high - a.share).powi(2) + (b.share - b.low).powi(2)).sqrt();
    Share { share, low: share - below, high: share + above }
}

impl Share {
    /// The share measured from another value.
    pub fn from(self, value: f64) -> Share {
        Share { share: self.share - value, low: self.low - value, high: self.high - value }
    }

    /// Whether the interval holds the value.
    pub fn holds(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// How a number is spread over matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The mean's interval, to either side: 1.96 standard errors.
    pub error: f64,
    /// One in ten is below.
    pub low: f64,
    /// Half are below.
    pub median: f64,
    /// One in ten is above.
    pub high: f64,
}

impl Spread {
    /// The spread of these numbers.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Spread {
        let mut all: Vec<f64> = numbers.into_iter().collect();
        if all.is_empty() {
            return Spread::default();
        }
        all.sort_by(f64::total_cmp);
        let n = all.len() as f64;
        let mean = all.iter().sum::<f64>() / n;
        let variance = all.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let at = |part: f64| all[((n - 1.0) * part).round() as usize];
        Spread { mean, error: 1.96 * (variance / n).sqrt(), low: at(0.1), median: at(0.5), high: at(0.9) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_keeps_within_the_possible() {
        let sure = Share::of(20.0, 20);
        assert!(sure.share == 1.0 && sure.high == 1.0 && (sure.low - 0.839).abs() < 0.001, "{sure:?}");
        let even = Share::of(50.0, 100);
        assert!((even.low - 0.404).abs() < 0.001 && (even.high - 0.596).abs() < 0.001, "{even:?}");
        assert_eq!(Share::of(0.0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_difference_is_clear_when_its_interval_leaves_zero_out() {
        // Newcombe's own example: 56 of 70 against 48 of 80.
        let clear = difference((56.0, 70), (48.0, 80));
        assert!((clear.share - 0.2).abs() < 1e-9, "{clear:?}");
        assert!((clear.low - 0.0524).abs() < 0.0005 && (clear.high - 0.3339).abs() < 0.0005, "{clear:?}");
        assert!(!clear.holds(0.0) && difference((5.0, 10), (4.0, 10)).holds(0.0));
        assert_eq!(difference((3.0, 10), (3.0, 10)).share, 0.0);
    }

    #[test]
    fn a_spread_has_a_middle_and_two_ends() {
        let spread = Spread::of((0..=100).map(f64::from));
        assert_eq!((spread.mean, spread.low, spread.median, spread.high), (50.0, 10.0, 50.0, 90.0));
        assert!((spread.error - 1.96 * (858.5_f64 / 101.0).sqrt()).abs() < 1e-9, "{spread:?}");
        assert_eq!(Spread::of([]), Spread::default());
        assert_eq!(Spread::of([7.0]).error, 0.0);
    }
}
