//! One match of a study, from the first decision to the last.

use super::overheard::Overheard;
use super::{Kind, Played, STEPS, Study, Use, pace};
use crate::twins::Twins;
use engine::{Counted, Game, Metrics, PerSeat, Seat, Tally};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Decisions with more to choose from than 2 to the power of this are counted together.
const WIDEST: u32 = 9;

impl<G: Metrics> Study<G> {
    /// Plays one match.
    pub(super) fn course(&self, number: u64, entries: &[Counted<G::Entry>], legal: &mut Vec<G::Action>) -> Played {
        let (seated, luck) = (self.seated(number), self.luck(number));
        let mut table = Overheard { dice: luck.nth(0).quick(), events: Vec::new() };
        let mut dice = luck.nth(1).quick();
        let mut game =
            G::setup(&self.options, self.seats, self.edition, &mut table).expect("the options were tried before");
        // Where somebody has weights of its own, everybody looks at a table of its own, on which the same happens.
        let is_mixed = self.players.iter().any(|player| player.weights.is_some());
        let minds = self.players.iter().filter(|_| is_mixed).map(|player| player.weights.unwrap_or(self.edition));
        let minds: Vec<_> = minds.collect();
        let mut twins = Twins::<G>::begin(&self.options, self.seats, &minds, luck.nth(0));
        let mut watch = Watch::<G>::begin(self.keeps_events);
        game.begun(&mut watch.tally);
        watch.hear(&game, &mut table.events);
        let longest = G::longest(&self.options, self.seats) as u32;
        while let Some(seat) = game.stage().asked().first() {
            if watch.decisions == longest {
                break;
            }
            legal.clear();
            game.legal(seat, legal);
            let choices = legal.len();
            let player = seated[seat.index()];
            let seen = if is_mixed { twins.on(player) } else { &game };
            let action = self.players[player].bot.choose_in(seen, seat, legal, &mut dice);
            twins.play(seat, action);
            watch.decide(seat, &action, choices, game.stage().asked().len());
            game.play(seat, action, &mut table);
            watch.hear(&game, &mut table.events);
        }
        watch.end(&game, number, seated, entries)
    }
}

/// What is seen of a match while it goes on.
struct Watch<G: Metrics> {
    tally: Tally<G::Entry>,
    decisions: u32,
    seconds: f32,
    last: Option<Seat>,
    choices: [u32; WIDEST as usize + 1],
    kinds: BTreeMap<String, Kind>,
    /// What each seat could hope for when each turn began.
    hopes: Vec<PerSeat<f32>>,
    events: Option<Vec<(u32, Value)>>,
}

impl<G: Metrics> Watch<G> {
    fn begin(keeps_events: bool) -> Watch<G> {
        Watch {
            tally: Tally::default(),
            decisions: 0,
            seconds: 0.0,
            last: None,
            choices: [0; WIDEST as usize + 1],
            kinds: BTreeMap::new(),
            hopes: Vec::new(),
            events: keeps_events.then(Vec::new),
        }
    }

    fn decide(&mut self, seat: Seat, action: &G::Action, choices: usize, asked: usize) {
        let seconds = pace::seconds(choices, self.last != Some(seat), asked);
        self.last = Some(seat);
        self.decisions += 1;
        self.seconds += seconds;
        self.choices[(choices.max(1) as u32 - 1).checked_ilog2().map_or(0, |log| log + 1).min(WIDEST) as usize] += 1;
        let kind = self.kinds.entry(word(action)).or_default();
        kind.count += 1;
        kind.choices += choices as u32;
        kind.seconds += seconds;
    }

    /// Takes note of what happened, and of what everybody hopes for when a turn has begun.
    fn hear(&mut self, game: &G, events: &mut Vec<G::Event>) {
        let turns = self.tally.turns;
        for event in events.drain(..) {
            game.note(&event, &mut self.tally);
            self.seconds += G::pause(&event).map_or(0.0, |pause| pause.seconds);
            if let Some(kept) = &mut self.events {
                kept.push((self.decisions, serde_json::to_value(&event).unwrap_or_default()));
            }
        }
        let is_open = game.stage().outcome().is_none();
        if is_open && (self.tally.turns != turns || self.hopes.is_empty()) {
            self.hopes.push(hopes(game));
        }
    }

    fn end(self, game: &G, number: u64, bots: Vec<usize>, entries: &[Counted<G::Entry>]) -> Played {
        let seats = bots.len();
        let outcome = game.stage().outcome();
        let shares: Vec<f32> =
            Seat::all(seats).map(|seat| outcome.map_or(0.0, |outcome| outcome.share(seat, G::COOPERATIVE))).collect();
        let standing = game.standing();
        let ending = game.ending().and_then(|ending| G::ENDINGS.iter().position(|name| *name == ending));
        let uses = entries.iter().enumerate().filter_map(|(entry, counted)| {
            let uses = self.tally.uses.get(&counted.entry)?;
            let counts = |all: &[u16]| all[..seats].iter().chain(all.last()).copied().collect();
            Some(Use { entry, taken: counts(&uses.taken), used: counts(&uses.used) })
        });
        let lead = Lead::of::<G>(&self.hopes, &shares);
        Played {
            number,
            first: game.first().index(),
            roles: self.tally.roles[..seats].iter().flatten().map(|role| (*role).to_owned()).collect(),
            scores: standing.iter().map(|score| score.points).collect(),
            sources: Seat::all(seats).map(|seat| owned(game.sources(seat))).collect(),
            ending,
            rounds: game.round(),
            turns: self.tally.turns,
            decisions: self.decisions,
            seconds: (self.seconds * 10.0).round() / 10.0,
            uses: uses.collect(),
            hopes: thinned(&self.hopes, &shares, seats),
            lead_changes: lead.changes,
            settled: round(lead.settled),
            choices: self.choices.to_vec(),
            kinds: self.kinds,
            events: self.events.unwrap_or_default(),
            shares,
            bots,
        }
    }
}

/// Who led, and how long that was in doubt.
struct Lead {
    changes: u32,
    settled: f32,
}

impl Lead {
    /// A seat leads when it hopes for more than any other; a team, when it hopes for more than half.
    fn of<G: Metrics>(hopes: &[PerSeat<f32>], shares: &[f32]) -> Lead {
        let seats = shares.len();
        let mut leader: Option<usize> = None;
        let (mut changes, mut settled) = (0, 0);
        for (step, hope) in hopes.iter().enumerate() {
            let now = if G::COOPERATIVE {
                usize::from(hope[0] < 0.5)
            } else {
                let best = hope[..seats].iter().copied().fold(0.0, f32::max);
                let still = leader.filter(|seat| hope[*seat] == best);
                still.unwrap_or_else(|| hope[..seats].iter().position(|value| *value == best).unwrap_or(0))
            };
            changes += u32::from(leader.is_some_and(|before| before != now));
            leader = Some(now);
            let is_right = if G::COOPERATIVE { (shares[0] > 0.0) == (now == 0) } else { shares[now] > 0.0 };
            if !is_right {
                settled = step + 1;
            }
        }
        Lead { changes, settled: settled as f32 / hopes.len().max(1) as f32 }
    }
}

/// What each seat may hope for by the outlook: chances that add up to one, or the team's chance.
fn hopes<G: Game>(game: &G) -> PerSeat<f32> {
    let outlook = game.outlook();
    if G::COOPERATIVE {
        return outlook;
    }
    let sum: f32 = outlook.iter().sum();
    if sum > 0.0 { outlook.map(|value| value / sum) } else { outlook }
}

/// The hopes in even steps over the match; the last step is the result.
fn thinned(hopes: &[PerSeat<f32>], shares: &[f32], seats: usize) -> Vec<Vec<f32>> {
    let mut steps: Vec<Vec<f32>> = (0..STEPS)
        .map(|step| hopes[step * hopes.len() / STEPS][..seats].iter().map(|value| round(*value)).collect())
        .collect();
    steps.push(shares.iter().map(|share| round(*share)).collect());
    steps
}

/// Three digits are more than a journal needs.
fn round(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

fn owned(sources: Vec<(&'static str, i32)>) -> Vec<(String, i32)> {
    sources.into_iter().map(|(name, points)| (name.to_owned(), points)).collect()
}

/// The word for an action: the name of its kind, as it is written down.
fn word(action: &impl Serialize) -> String {
    match serde_json::to_value(action) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(fields)) => fields.into_iter().next().map(|(word, _)| word).unwrap_or_default(),
        Ok(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) | Err(_) => String::new(),
    }
}
