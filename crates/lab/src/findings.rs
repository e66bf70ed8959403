//! What the matches of a study say: fairness, length, scores, entries, drama, luck and skill, branching.

mod entries;
mod fairness;

pub use entries::{Entry, Standing};
pub use fairness::{Group, Verdict};

use crate::stats::{Share, Spread};
use crate::study::{Journal, Played, STEPS};
use serde::Serialize;
use std::collections::BTreeMap;

/// What the matches of a study say.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    /// How many matches were played.
    pub matches: u64,
    /// How many of them were cut off at the game's bound.
    pub unfinished: u64,
    /// How often the team won, in co-operative games.
    pub team: Option<Share>,
    /// How each place in the order of the first round did; nothing for a team.
    pub places: Vec<Group>,
    /// How each seat at the table did, where the start is drawn; nothing for a team.
    pub seats: Vec<Group>,
    /// How each role did.
    pub roles: Vec<Group>,
    /// How each bot did.
    pub bots: Vec<Group>,
    /// How long matches took.
    pub length: Length,
    /// Each ending with its share.
    pub endings: Vec<(String, Share)>,
    /// Points at the end.
    pub scores: Scores,
    /// Every entry.
    pub entries: Vec<Entry>,
    /// How matches swung.
    pub drama: Drama,
    /// What people have to choose from.
    pub branching: Branching,
}

/// How long matches took.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Length {
    /// Decisions.
    pub decisions: Spread,
    /// Turns.
    pub turns: Spread,
    /// Rounds.
    pub rounds: Spread,
    /// Minutes, by the model.
    pub minutes: Spread,
    /// The share of matches inside the range on the box.
    pub on_the_box: Share,
}

/// Points at the end.
#[derive(Clone, Debug, Serialize)]
pub struct Scores {
    /// The winners' points.
    pub winners: Spread,
    /// Everybody else's.
    pub losers: Spread,
    /// By how much the winner was ahead of the next.
    pub margin: Spread,
    /// Each source with the mean of the winners and of the losers.
    pub sources: Vec<(String, f64, f64)>,
}

/// How matches swung, by the outlook at the beginning of each turn.
#[derive(Clone, Debug, Serialize)]
pub struct Drama {
    /// How often another took the lead.
    pub lead_changes: Spread,
    /// After which part of the match the winner led for good.
    pub settled: Spread,
    /// How often the one who leads at each step wins in the end; for a team, how often its chance is on the right side.
    pub leader_wins: Vec<Share>,
    /// The chance that the outlook gives to those who win in the end, step by step.
    pub hope_of_winners: Vec<f64>,
    /// How often somebody won who was not ahead when half was played.
    pub catch_up: Share,
    /// How often somebody won who was last when half was played.
    pub from_behind: Share,
}

/// What people have to choose from.
#[derive(Clone, Debug, Serialize)]
pub struct Branching {
    /// Decisions in a turn.
    pub per_turn: f64,
    /// The share of decisions with only one thing to do.
    pub forced: f64,
    /// Actions to choose from, on average.
    pub choices: f64,
    /// The share of decisions with 1, 2, 3 or 4, 5 to 8 (and so on) actions to choose from.
    pub widths: Vec<f64>,
    /// Each kind of decision: how many in a match, what there is to choose from, which share of the time it takes.
    pub kinds: Vec<Thinking>,
}

/// Decisions of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct Thinking {
    /// The word for the action.
    pub kind: String,
    /// How many there are in a match.
    pub per_match: f64,
    /// Actions to choose from, on average.
    pub choices: f64,
    /// The share of all time.
    pub share: f64,
}

impl Findings {
    /// Looks at all matches of a journal.
    pub fn of(journal: &Journal) -> Findings {
        let (heading, matches) = (&journal.heading, &journal.matches);
        let count = matches.len() as u64;
        let won = matches.iter().map(|played| f64::from(played.shares[0])).sum();
        Findings {
            matches: count,
            unfinished: matches.iter().filter(|played| played.ending.is_none()).count() as u64,
            team: heading.is_cooperative.then(|| Share::of(won, count)),
            places: fairness::places(journal),
            seats: fairness::seats(journal),
            roles: fairness::roles(journal),
            bots: fairness::bots(journal),
            length: length(journal),
            endings: endings(journal),
            scores: scores(matches),
            entries: entries::entries(journal),
            drama: drama(journal),
            branching: branching(matches),
        }
    }
}

fn length(journal: &Journal) -> Length {
    let spread = |of: fn(&Played) -> f64| Spread::of(journal.matches.iter().map(of).collect::<Vec<_>>());
    let (low, high) = journal.heading.minutes;
    let inside = |played: &&Played| (f64::from(low)..=f64::from(high)).contains(&minutes(played));
    Length {
        decisions: spread(|played| played.decisions.into()),
        turns: spread(|played| played.turns.into()),
        rounds: spread(|played| played.rounds.into()),
        minutes: spread(minutes),
        on_the_box: Share::of(journal.matches.iter().filter(inside).count() as f64, journal.matches.len() as u64),
    }
}

/// How long people would have taken for the match.
pub fn minutes(played: &Played) -> f64 {
    f64::from(played.seconds) / 60.0
}

fn endings(journal: &Journal) -> Vec<(String, Share)> {
    let share = |number: usize| {
        let such = journal.matches.iter().filter(|played| played.ending == Some(number)).count();
        Share::of(such as f64, journal.matches.len() as u64)
    };
    journal.heading.endings.iter().enumerate().map(|(number, name)| (name.clone(), share(number))).collect()
}

fn scores(matches: &[Played]) -> Scores {
    let seats = || matches.iter().flat_map(|played| played.shares.iter().zip(&played.scores).zip(&played.sources));
    let points = |won: bool| {
        Spread::of(seats().filter(|((share, _), _)| (**share > 0.0) == won).map(|((_, score), _)| f64::from(*score)))
    };
    let mut sums: BTreeMap<&str, (usize, [f64; 2])> = BTreeMap::new();
    let mut counts = [0.0_f64; 2];
    for ((share, _), sources) in seats() {
        let side = usize::from(*share <= 0.0);
        counts[side] += 1.0;
        for (place, (name, points)) in sources.iter().enumerate() {
            sums.entry(name).or_insert((place, [0.0; 2])).1[side] += f64::from(*points);
        }
    }
    let mut sources: Vec<(usize, String, f64, f64)> = sums
        .into_iter()
        .map(|(name, (place, [won, lost]))| {
            (place, name.to_owned(), won / counts[0].max(1.0), lost / counts[1].max(1.0))
        })
        .collect();
    sources.sort_by_key(|(place, ..)| *place);
    Scores {
        winners: points(true),
        losers: points(false),
        margin: Spread::of(matches.iter().filter_map(margin)),
        sources: sources.into_iter().map(|(_, name, won, lost)| (name, won, lost)).collect(),
    }
}

/// By how much the winner was ahead of the next, where somebody won alone.
fn margin(played: &Played) -> Option<f64> {
    let winner = played.shares.iter().position(|share| *share == 1.0)?;
    let next = played.scores.iter().enumerate().filter(|(seat, _)| *seat != winner).map(|(_, score)| *score).max()?;
    Some(f64::from(played.scores[winner] - next))
}

fn drama(journal: &Journal) -> Drama {
    let (matches, is_team) = (&journal.matches, journal.heading.is_cooperative);
    let over = || matches.iter().filter(|played| played.ending.is_some());
    let count = over().count() as u64;
    let right = |played: &Played, step: usize| {
        let hopes = &played.hopes[step];
        if is_team {
            return f64::from(u8::from((hopes[0] > 0.5) == (played.shares[0] > 0.0)));
        }
        // Of several who lead together each counts for a part.
        let best = hopes.iter().copied().fold(0.0, f32::max);
        let leaders: Vec<usize> = (0..hopes.len()).filter(|seat| hopes[*seat] == best).collect();
        leaders.iter().filter(|seat| played.shares[**seat] > 0.0).count() as f64 / leaders.len().max(1) as f64
    };
    let hope = |step: usize| {
        let of_winners = over().flat_map(|played| played.hopes[step].iter().zip(&played.shares));
        let of_winners: Vec<f64> =
            of_winners.filter(|(_, share)| **share > 0.0).map(|(hope, _)| f64::from(*hope)).collect();
        of_winners.iter().sum::<f64>() / of_winners.len().max(1) as f64
    };
    let half = STEPS / 2;
    let was_last = |played: &&Played| {
        let hopes = &played.hopes[half];
        let least = hopes.iter().copied().fold(1.0, f32::min);
        hopes.iter().zip(&played.shares).any(|(hope, share)| *share > 0.0 && *hope == least)
    };
    Drama {
        lead_changes: Spread::of(over().map(|played| f64::from(played.lead_changes))),
        settled: Spread::of(over().map(|played| f64::from(played.settled))),
        leader_wins: (0..STEPS).map(|step| Share::of(over().map(|played| right(played, step)).sum(), count)).collect(),
        hope_of_winners: (0..=STEPS).map(hope).collect(),
        catch_up: Share::of(over().map(|played| 1.0 - right(played, half)).sum(), count),
        from_behind: Share::of(over().filter(was_last).count() as f64, count),
    }
}

fn branching(matches: &[Played]) -> Branching {
    let sum = |of: &dyn Fn(&Played) -> f64| matches.iter().map(of).sum::<f64>();
    let decisions = sum(&|played| played.decisions.into()).max(1.0);
    let widths: Vec<f64> = (0..matches.first().map_or(0, |played| played.choices.len()))
        .map(|width| sum(&|played| played.choices[width].into()) / decisions)
        .collect();
    let mut kinds: BTreeMap<&str, [f64; 3]> = BTreeMap::new();
    for (name, kind) in matches.iter().flat_map(|played| &played.kinds) {
        let [count, choices, seconds] = kinds.entry(name).or_default();
        *count += f64::from(kind.count);
        *choices += f64::from(kind.choices);
        *seconds += f64::from(kind.seconds);
    }
    let (choices, seconds) = kinds.values().fold((0.0, 0.0), |(all, time), kind| (all + kind[1], time + kind[2]));
    let mut kinds: Vec<Thinking> = kinds
        .iter()
        .map(|(name, [count, choices, time])| Thinking {
            kind: name.replace(['_', '-'], " "),
            per_match: count / matches.len() as f64,
            choices: choices / count,
            share: time / seconds,
        })
        .collect();
    kinds.sort_by(|one, other| other.share.total_cmp(&one.share));
    Branching {
        per_turn: decisions / sum(&|played| played.turns.into()).max(1.0),
        forced: widths.first().copied().unwrap_or(0.0),
        choices: choices / decisions,
        widths,
        kinds,
    }
}
