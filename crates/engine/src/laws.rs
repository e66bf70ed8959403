//! What every game must obey, tried on random matches of every preset and number of seats.
//!
//! A game's test is one line: `engine::laws::obey::<Mylla>(200)`. A broken law panics with the options, the seed and the
//! actions that lead to it; the match is cut at the first step that shows the fault, and proptest looks for a smaller
//! seed that shows it too.

mod measured;

pub use measured::measured;

use crate::{Edition, Game, Match, Record, Seat, Seed, Stage, Viewer, rulebook, table::quick_below};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// Plays `matches` random matches of each preset and number of seats, and holds the game against every law.
pub fn obey<G: Game>(matches: u32) {
    obey_series::<G>(matches, 0);
}

/// As [`obey`], with other matches for another `series`: for long soaks.
pub fn obey_series<G: Game>(matches: u32, series: u64) {
    let rules: BTreeSet<&str> = rulebook::rules(G::RULES).map(|rule| rule.id).collect();
    let mut playable = 0;
    for (preset, options) in G::presets() {
        for seats in G::SEATS {
            if Match::<G>::begin(options.clone(), seats, Edition::standard(), Seed::from_number(series)).is_err() {
                continue; // This preset is not for so many players.
            }
            playable += 1;
            let config =
                Config { cases: matches, failure_persistence: None, max_shrink_iters: 64, ..Config::default() };
            let source = TestRng::from_seed(RngAlgorithm::ChaCha, &Seed::from_number(series).nth(seats as u64).0);
            let result = TestRunner::new_with_rng(config, source).run(&any::<u64>(), |seed| {
                let mut trial = Trial::<G>::begin(options.clone(), seats, seed);
                trial.run(&rules).map_err(|law| TestCaseError::fail(trial.report(preset, seed, &law)))
            });
            if let Err(error) = result {
                panic!("{error}");
            }
        }
    }
    assert!(playable > 0, "no preset of {} can be played with any number of seats", G::NAME);
}

/// One random match that is held against the laws as it goes.
struct Trial<G: Game> {
    live: Match<G>,
    /// Chooses actions and imagines; apart from the match's own dice.
    dice: ChaCha8Rng,
    /// Actions that were legal somewhere: what `check` is tried on elsewhere.
    strange: Vec<G::Action>,
    legal: Vec<G::Action>,
}

impl<G: Game> Trial<G> {
    fn begin(options: G::Options, seats: usize, seed: u64) -> Trial<G> {
        let seed = Seed::from_number(seed);
        let live = Match::begin(options, seats, Edition::standard(), seed).expect("tried before");
        Trial { live, dice: seed.nth(0).dice(0), strange: Vec::new(), legal: Vec::new() }
    }

    fn run(&mut self, rules: &BTreeSet<&str>) -> Result<(), String> {
        let longest = G::longest(self.live.options(), self.live.seats());
        loop {
            let step = self.live.steps().len();
            // Every early position, and some of the later ones, are looked at closely.
            let closely = step < 12 || self.below(16) == 0;
            self.asks_and_refuses(rules, closely)?;
            self.live.game().audit().map_err(|fault| format!("audit: {fault}"))?;
            if closely {
                self.keeps_secrets()?;
                self.survives_being_written()?;
            }
            let Stage::Decide(asked) = self.live.game().stage() else { break };
            if step >= longest {
                return Err(format!("a match may take {longest} decisions, and this one goes on"));
            }
            let seat = asked.iter().nth(self.below(asked.len() as u32) as usize).ok_or("nobody is asked")?;
            let action = self.choose(seat);
            self.live.act(seat, action).map_err(|fault| format!("{seat} chose the legal {action:?}: {fault}"))?;
        }
        self.keeps_secrets()?;
        self.survives_being_written()?;
        self.replays()
    }

    fn choose(&mut self, seat: Seat) -> G::Action {
        self.list(seat);
        let chosen = self.below(self.legal.len() as u32) as usize;
        self.legal[chosen]
    }

    fn below(&mut self, sides: u32) -> u32 {
        quick_below(&mut self.dice, sides)
    }

    fn list(&mut self, seat: Seat) {
        self.legal.clear();
        self.live.game().legal(seat, &mut self.legal);
    }

    /// `legal` is there for exactly the seats that are asked, holds no action twice, and agrees with `check`, which
    /// refuses everything else by a rule that exists.
    fn asks_and_refuses(&mut self, rules: &BTreeSet<&str>, closely: bool) -> Result<(), String> {
        let asked = self.live.game().stage().asked();
        for seat in Seat::all(self.live.seats()) {
            self.list(seat);
            if asked.contains(seat) == self.legal.is_empty() {
                return Err(format!("{seat} is asked: {}; legal actions: {}", asked.contains(seat), self.legal.len()));
            }
            let likely = self.live.game().likely(seat, &mut self.dice).filter(|_| asked.contains(seat));
            if let Some(action) = likely.filter(|action| !self.legal.contains(action)) {
                return Err(format!("{action:?} is likely for {seat}, but not legal"));
            }
            if !closely {
                continue;
            }
            for (index, action) in self.legal.iter().enumerate() {
                if self.legal[..index].contains(action) {
                    return Err(format!("{action:?} is listed twice for {seat}"));
                }
                self.live
                    .game()
                    .check(seat, *action)
                    .map_err(|refusal| format!("{action:?} is listed for {seat}, but refused: {refusal}"))?;
            }
            for action in &self.strange {
                match self.live.game().check(seat, *action) {
                    Ok(()) if !self.legal.contains(action) => {
                        return Err(format!("{action:?} of {seat} is allowed, but not listed"));
                    }
                    Err(refusal) if !rules.contains(refusal.rule) => {
                        return Err(format!("{action:?} is refused by {}, which RULES.md does not have", refusal.rule));
                    }
                    _ => {}
                }
            }
            for action in &self.legal {
                if self.strange.len() < 200 && !self.strange.contains(action) {
                    self.strange.push(*action);
                } else if self.strange.len() == 200 {
                    let slot = quick_below(&mut self.dice, 2000) as usize;
                    if slot < 200 && !self.strange.contains(action) {
                        self.strange[slot] = *action;
                    }
                }
            }
        }
        Ok(())
    }

    /// What a viewer imagines looks to them like the real thing, and offers and refuses them the same.
    fn keeps_secrets(&mut self) -> Result<(), String> {
        for viewer in Viewer::all(self.live.seats()) {
            let view = self.live.game().view(viewer);
            let imagined = G::imagine(&view, &mut self.dice);
            if imagined.view(viewer) != view {
                let (seen, other) = (format!("{view:?}"), format!("{:?}", imagined.view(viewer)));
                return Err(format!("what {viewer:?} imagines does not look the same:\n  {seen}\n  {other}"));
            }
            imagined.audit().map_err(|fault| format!("audit of what {viewer:?} imagines: {fault}"))?;
            if imagined.stage() != self.live.game().stage() {
                return Err(format!("what {viewer:?} imagines is at another stage"));
            }
            let Viewer::Seat(seat) = viewer else { continue };
            let mut offered = Vec::new();
            imagined.legal(seat, &mut offered);
            self.list(seat);
            if offered != self.legal {
                return Err(format!("{seat} imagines other legal actions: {offered:?} instead of {:?}", self.legal));
            }
            for action in &self.strange {
                let (real, thought) = (self.live.game().check(seat, *action), imagined.check(seat, *action));
                if real != thought {
                    return Err(format!("{seat} learns from trying {action:?}: {real:?}, imagined {thought:?}"));
                }
            }
        }
        Ok(())
    }

    /// Written as JSON and read back, the position is the same.
    fn survives_being_written(&self) -> Result<(), String> {
        let text = serde_json::to_string(self.live.game()).map_err(|error| format!("cannot be written: {error}"))?;
        let read: G = serde_json::from_str(&text).map_err(|error| format!("cannot be read back: {error}"))?;
        if read == *self.live.game() { Ok(()) } else { Err(format!("is another when read back: {text}")) }
    }

    /// The record, written and read back, leads to the same position and verifies.
    fn replays(&self) -> Result<(), String> {
        let names: Vec<String> = Seat::all(self.live.seats()).map(|seat| seat.to_string()).collect();
        let record = self.live.record(&names, true);
        let read = Record::from_json(&record.to_json()).map_err(|error| error.to_string())?;
        let again = Match::<G>::verify(&read).map_err(|error| format!("the record does not verify: {error}"))?;
        if again.game() == self.live.game() { Ok(()) } else { Err("the replay ends elsewhere".to_owned()) }
    }

    fn report(&self, preset: &str, seed: u64, law: &str) -> String {
        let options = serde_json::to_string(self.live.options()).unwrap_or_default();
        let actions: Vec<_> = self.live.steps().iter().map(|step| (step.seat, step.action)).collect();
        let actions = serde_json::to_string(&actions).unwrap_or_default();
        format!(
            "{} breaks a law after {} actions: {law}\n  preset {preset}, options {options}, seats {}, seed number {seed}\n  \
             actions {actions}",
            G::NAME,
            self.live.steps().len(),
            self.live.seats(),
        )
    }
}
