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
}
