//! What is done with every card, tile and deed, and whether it helps to win.

use crate::stats::{Share, difference};
use crate::study::{Journal, Label, Played, Use};
use serde::Serialize;

/// Used in less than this share of the matches in which it was offered, an entry is dead.
pub const DEAD: f64 = 0.02;
/// Who uses a dominant entry wins by more than this more often than is fair.
pub const DOMINANT: f64 = 0.15;

/// What was done with an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Of which kind it is, and its name.
    #[serde(flatten)]
    pub label: Label,
    /// In how many matches it was offered.
    pub offered: u64,
    /// In how many of them somebody took it: whoever uses it has taken it, be it a deed or what another's card gave.
    pub taken: u64,
    /// In how many of them somebody used it.
    pub used: u64,
    /// The share of the matches in which it was offered that saw it used.
    pub used_share: Share,
    /// How often somebody used it: seats of all matches, or matches of a team.
    pub users: u64,
    /// Their share of the victories.
    pub winners: Share,
    /// The share of the winners, where it was offered, who used it.
    pub used_by_winners: Share,
    /// How much more often they win than those who used something of its kind, for winners do more of most things; where
    /// nothing else is of its kind, than is fair; for a team, than without it. Nothing if only the table uses it, or if
    /// nobody wins without it.
    pub lift: Option<Share>,
    /// What that means.
    pub standing: Standing,
}

/// What the use of an entry means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// It was never offered.
    Unseen,
    /// Surely dead.
    Dead,
    /// Dead, if that is no accident.
    Idle,
    /// Surely dominant.
    Dominant,
    /// Dominant, if that is no accident.
    Strong,
    /// Neither.
    Alive,
}

/// Every entry of the heading.
pub fn entries(journal: &Journal) -> Vec<Entry> {
    let count = journal.heading.entries.len();
    let mut seen: Vec<Vec<(&Played, &Use)>> = vec![Vec::new(); count];
    for played in &journal.matches {
        for uses in &played.uses {
            seen[uses.entry].push((played, uses));
        }
    }
    let heading = &journal.heading;
    let fair = 1.0 / heading.seats as f64;
    let usual = |kind: &str| {
        let same = || heading.entries.iter().zip(&seen).filter(|(label, _)| label.kind == kind);
        let sum = |sum: (u64, f64), one: (u64, f64)| (sum.0 + one.0, sum.1 + one.1);
        let (users, won) = same().map(|(_, seen)| by_seat(seen)).fold((0, 0.0), sum);
        if same().count() > 1 && users > 0 { won / users as f64 } else { fair }
    };
    let all = heading.entries.iter().zip(&seen);
    all.map(|(label, seen)| entry(label, seen, heading.is_cooperative, || usual(&label.kind))).collect()
}

fn entry(label: &Label, seen: &[(&Played, &Use)], is_team: bool, usual: impl Fn() -> f64) -> Entry {
    let any = |counts: &[u16]| counts.iter().any(|count| *count > 0);
    let offered = seen.len() as u64;
    let used = seen.iter().filter(|(_, uses)| any(&uses.used)).count() as u64;
    let used_share = Share::of(used as f64, offered);
    let victories: f64 = seen.iter().map(|(played, _)| victories(played, is_team)).sum();
    let (users, won, lift) = if is_team {
        by_team(seen)
    } else {
        let (users, won) = by_seat(seen);
        (users, won, (users > 0).then(|| Share::of(won, users).from(usual())))
    };
    let lift = lift.filter(|_| !label.is_duty);
    Entry {
        label: label.clone(),
        offered,
        taken: seen.iter().filter(|(_, uses)| any(&uses.taken) || any(&uses.used)).count() as u64,
        used,
        used_share,
        users,
        winners: Share::of(won, users),
        used_by_winners: Share::of(won, victories.round() as u64),
        lift,
        standing: Standing::of(offered, used_share, lift),
    }
}

/// How many victories there were in a match: of a team, its own; else one for all that share it.
fn victories(played: &Played, is_team: bool) -> f64 {
    if is_team { f64::from(played.shares[0]) } else { played.shares.iter().copied().map(f64::from).sum() }
}

/// How those seats did that used it.
fn by_seat(seen: &[(&Played, &Use)]) -> (u64, f64) {
    let (mut users, mut won) = (0, 0.0);
    for (played, uses) in seen {
        for (share, _) in played.shares.iter().zip(&uses.used).filter(|(_, used)| **used > 0) {
            users += 1;
            won += f64::from(*share);
        }
    }
    (users, won)
}

/// How the team did with it, and without.
fn by_team(seen: &[(&Played, &Use)]) -> (u64, f64, Option<Share>) {
    let (mut with, mut without) = ((0.0, 0), (0.0, 0));
    for (played, uses) in seen {
        let side = if uses.used.iter().any(|count| *count > 0) { &mut with } else { &mut without };
        *side = (side.0 + f64::from(played.shares[0]), side.1 + 1);
    }
    (with.1, with.0, (with.1 > 0 && without.1 > 0).then(|| difference(with, without)))
}

impl Standing {
    /// The word for it in a table; none for what is as it should be.
    pub const fn flag(self) -> &'static str {
        match self {
            Standing::Unseen => "never offered",
            Standing::Dead => "dead",
            Standing::Idle => "dead?",
            Standing::Dominant => "dominant",
            Standing::Strong => "dominant?",
            Standing::Alive => "",
        }
    }

    /// What a share of uses and a lift mean.
    pub(crate) fn of(offered: u64, used: Share, lift: Option<Share>) -> Standing {
        match lift {
            _ if offered == 0 => Standing::Unseen,
            _ if used.high < DEAD => Standing::Dead,
            _ if used.share < DEAD => Standing::Idle,
            Some(lift) if lift.low > DOMINANT => Standing::Dominant,
            Some(lift) if lift.share > DOMINANT && lift.low > 0.0 => Standing::Strong,
            Some(_) | None => Standing::Alive,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_uses_is_dead_and_what_always_wins_is_dominant() {
        let lift = |share, low| Some(Share { share, low, high: 1.0 });
        assert_eq!(Standing::of(0, Share::of(0.0, 0), None), Standing::Unseen);
        assert_eq!(Standing::of(1000, Share::of(5.0, 1000), None), Standing::Dead);
        assert_eq!(Standing::of(50, Share::of(0.0, 50), None), Standing::Idle, "fifty matches do not prove it");
        assert_eq!(Standing::of(50, Share::of(25.0, 50), lift(0.3, 0.2)), Standing::Dominant);
        assert_eq!(Standing::of(50, Share::of(25.0, 50), lift(0.3, 0.1)), Standing::Strong);
        assert_eq!(Standing::of(50, Share::of(25.0, 50), lift(0.3, -0.1)), Standing::Alive);
    }

    #[test]
    fn a_deed_is_taken_by_doing_it() {
        let played = Played { shares: vec![1.0, 0.0], ..Played::default() };
        let uses = |taken, used| Use { entry: 0, taken: vec![taken, 0, 0], used: vec![used, 0, 0] };
        let (only_offered, only_taken, done) = (uses(0, 0), uses(1, 0), uses(0, 3));
        let seen = [(&played, &only_offered), (&played, &only_taken), (&played, &done)];
        let label = Label { kind: "deeds".into(), name: "a burglary".into(), is_duty: false };
        let entry = entry(&label, &seen, false, || 0.5);
        assert_eq!((entry.offered, entry.taken, entry.used), (3, 2, 1));
        assert_eq!(entry.winners.share, 1.0, "the one who used it won");
        assert_eq!(entry.used_by_winners.share, 1.0 / 3.0, "one of three winners used it");
    }

    #[test]
    fn what_nobody_wins_without_has_no_lift() {
        let [won, lost] = [1.0, 0.0].map(|share| Played { shares: vec![share, share], ..Played::default() });
        let uses = |used| Use { entry: 0, taken: vec![used, 0, 0], used: vec![used, 0, 0] };
        let (done, left) = (uses(1), uses(0));
        let seen = [(&won, &done), (&lost, &left)];
        let lift = |is_duty| {
            let label = Label { kind: "quests".into(), name: "the last quest".into(), is_duty };
            entry(&label, &seen, true, || 0.5).lift
        };
        assert_eq!(lift(false).map(|lift| lift.share), Some(1.0));
        assert_eq!(lift(true), None);
    }
}
