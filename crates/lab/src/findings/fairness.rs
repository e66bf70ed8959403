//! Whether it matters where one sits, who one is, and who plays.

use crate::stats::{Share, difference};
use crate::study::{Journal, Played};
use serde::Serialize;
use std::collections::BTreeMap;

/// How far from its fair share a place may be, and how far from the others a member of a team.
pub const TOLERATED: f64 = 0.04;
/// How far a character of a team may move its chance.
pub const TOLERATED_IN_A_TEAM: f64 = 0.08;

/// How some of the seats did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// What they have in common.
    pub name: String,
    /// How often they sat at a table.
    pub games: u64,
    /// Their share of the victories.
    pub won: Share,
    /// What would be fair; for a team, what it wins without them.
    pub fair: f64,
    /// How far they are from it.
    pub off: Share,
    /// What that means.
    pub verdict: Verdict,
}

/// What a share means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Surely within what is tolerated.
    Fair,
    /// Surely above its fair share, but perhaps within what is tolerated.
    Favoured,
    /// Surely below its fair share, but perhaps within what is tolerated.
    Hindered,
    /// Too many or too few by more than is tolerated, and no accident.
    Unfair,
    /// More matches would be needed to tell.
    Open,
}

impl Verdict {
    /// What a distance from the fair share means.
    pub fn of(off: Share, tolerated: f64) -> Verdict {
        if off.low > -tolerated && off.high < tolerated {
            Verdict::Fair
        } else if off.holds(0.0) {
            Verdict::Open
        } else if off.share.abs() > tolerated {
            Verdict::Unfair
        } else if off.share > 0.0 {
            Verdict::Favoured
        } else {
            Verdict::Hindered
        }
    }
}

/// By the place in the order of the first round. A team has no rivals.
pub fn places(journal: &Journal) -> Vec<Group> {
    if journal.heading.is_cooperative {
        return Vec::new();
    }
    let seats = journal.heading.seats;
    let place = |played: &Played, seat: usize| (seat + seats - played.first) % seats;
    rivals(journal, |played, seat| Some(ordinal(place(played, seat))))
}

/// By the seat at the table, where that is not the same as the place: where the start is drawn, no seat may be better than
/// another, so whatever shows here is a fault of the bots or of the rules as programmed.
pub fn seats(journal: &Journal) -> Vec<Group> {
    let is_drawn = journal.matches.iter().any(|played| played.first != 0);
    if journal.heading.is_cooperative || !is_drawn {
        return Vec::new();
    }
    rivals(journal, |_, seat| Some(format!("seat {}", seat + 1)))
}

/// By what the seats are.
pub fn roles(journal: &Journal) -> Vec<Group> {
    if journal.heading.is_cooperative {
        return members(journal);
    }
    rivals(journal, |played, seat| played.roles.get(seat).cloned())
}

/// By who plays.
pub fn bots(journal: &Journal) -> Vec<Group> {
    let bots = &journal.heading.bots;
    if journal.heading.is_cooperative || bots.iter().all(|bot| *bot == bots[0]) {
        return Vec::new();
    }
    rivals(journal, |played, seat| bots.get(played.bots[seat]).cloned())
}

fn rivals(journal: &Journal, name: impl Fn(&Played, usize) -> Option<String>) -> Vec<Group> {
    let mut sums: BTreeMap<String, (f64, u64)> = BTreeMap::new();
    for played in &journal.matches {
        for (seat, share) in played.shares.iter().enumerate() {
            let Some(name) = name(played, seat) else { continue };
            let (won, games) = sums.entry(name).or_default();
            *won += f64::from(*share);
            *games += 1;
        }
    }
    let fair = 1.0 / journal.heading.seats as f64;
    let group = |(name, (won, games)): (String, (f64, u64))| {
        let won = Share::of(won, games);
        let off = won.from(fair);
        Group { name, games, won, fair, off, verdict: Verdict::of(off, TOLERATED) }
    };
    sums.into_iter().map(group).collect()
}

/// How much a team wins with each member, and without.
fn members(journal: &Journal) -> Vec<Group> {
    let mut all = (0.0, 0);
    let mut with: BTreeMap<&str, (f64, u64)> = BTreeMap::new();
    for played in &journal.matches {
        let won = f64::from(played.shares[0]);
        all = (all.0 + won, all.1 + 1);
        for role in &played.roles {
            let sum = with.entry(role).or_default();
            *sum = (sum.0 + won, sum.1 + 1);
        }
    }
    let group = |(name, with): (&str, (f64, u64))| {
        let without = (all.0 - with.0, all.1 - with.1);
        let off = difference(with, without);
        let fair = Share::of(without.0, without.1).share;
        let verdict = if without.1 == 0 { Verdict::Open } else { Verdict::of(off, TOLERATED_IN_A_TEAM) };
        Group { name: name.to_owned(), games: with.1, won: Share::of(with.0, with.1), fair, off, verdict }
    };
    with.into_iter().map(group).collect()
}

fn ordinal(place: usize) -> String {
    ["1st", "2nd", "3rd", "4th", "5th"].get(place).map_or_else(|| format!("{}th", place + 1), |name| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn off(share: f64, low: f64, high: f64) -> Verdict {
        Verdict::of(Share { share, low, high }, TOLERATED)
    }

    #[test]
    fn a_verdict_needs_enough_matches() {
        assert_eq!(off(0.01, -0.02, 0.03), Verdict::Fair);
        assert_eq!(off(0.02, -0.05, 0.09), Verdict::Open);
        assert_eq!(off(0.035, 0.01, 0.06), Verdict::Favoured);
        assert_eq!(off(-0.035, -0.06, -0.01), Verdict::Hindered);
        assert_eq!(off(-0.06, -0.09, -0.03), Verdict::Unfair);
        assert_eq!(off(0.06, -0.01, 0.13), Verdict::Open, "it may be an accident");
    }
}
