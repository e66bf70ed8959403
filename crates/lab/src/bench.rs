//! How fast a game is, on one thread.

use bots::{Bot, Budget, Search};
use engine::{Edition, Eye, Fast, Game, Quick, Seat, Seed, Viewer};
use rustix::time::{ClockId, clock_gettime};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How fast a game is.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Random decisions in a second, the list of legal actions made for each.
    pub decisions_per_s: f64,
    /// Copies of a position in a second.
    pub clones_per_s: f64,
    /// Decisions of a greedy bot in a second.
    pub karl_decisions_per_s: f64,
    /// Matches between greedy bots in a second.
    pub karl_matches_per_s: f64,
    /// Where the time of a greedy bot's decision goes.
    pub karl_microseconds: Parts,
    /// Iterations of the search in a second, from the start, each with a random playout to the end.
    pub simulations_per_s: f64,
    /// Iterations of a jarl in a second, in the middle of a match, with the outlook at the leaf.
    pub jarl_iterations_per_s: f64,
}

/// What a greedy bot's decision is made of, in microseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Parts {
    /// Making the list of legal actions.
    pub listing: f64,
    /// Taking the view, and imagining a position that fits it.
    pub imagining: f64,
    /// Copying that position, once for each action.
    pub copying: f64,
    /// Playing each action by the rules.
    pub playing: f64,
    /// Judging by the outlook what came of each.
    pub judging: f64,
}

impl Parts {
    /// Each part with what it is called.
    pub fn named(self) -> [(&'static str, f64); 5] {
        let Parts { listing, imagining, copying, playing, judging } = self;
        [
            ("listing", listing),
            ("imagining", imagining),
            ("copying", copying),
            ("playing", playing),
            ("judging", judging),
        ]
    }
}

/// Measures a game with so many seats, each figure for about `time`.
pub fn speed<G: Game>(seats: usize, time: Duration) -> Speed {
    let start = begin::<G>(seats, &mut Fast(Seed::from_number(1).quick()));
    let middle = middle::<G>(seats);
    let clones = rate(time, || {
        for _ in 0..1000 {
            black_box(black_box(&middle).clone());
        }
        1000
    });
    let karl = pace::<G>(Bot::Karl, seats, time);
    Speed {
        decisions_per_s: pace::<G>(Bot::Thrall, seats, time).decisions,
        clones_per_s: clones,
        karl_decisions_per_s: karl.decisions,
        karl_matches_per_s: karl.matches,
        karl_microseconds: parts::<G>(seats, time),
        simulations_per_s: iterations(Search::textbook(ROUND), &start, time),
        jarl_iterations_per_s: iterations(Search::jarl(ROUND), &middle, time),
    }
}

/// How much a search thinks before it begins anew.
const ROUND: Budget = Budget::Iterations(500);

/// Iterations of a search in a second, about the decision that a position asks for.
fn iterations<G: Game>(search: Search, game: &G, time: Duration) -> f64 {
    let Some(seat) = game.stage().asked().first() else { panic!("{} asks nobody there", G::NAME) };
    let view = game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut dice = Seed::from_number(1).quick();
    rate(time, || {
        // A search that is sure ends before its time.
        let thought = search.choose::<G>(&view, seat, &legal, &mut dice);
        black_box(thought).estimates.iter().map(|estimate| u64::from(estimate.tries)).sum()
    })
}

fn begin<G: Game>(seats: usize, table: &mut Fast<Quick>) -> G {
    G::setup(&G::Options::default(), seats, Edition::standard(), table).expect("the default options work")
}

/// A position some way into a match, at which there is something to choose.
fn middle<G: Game>(seats: usize) -> G {
    let mut table = Fast(Seed::from_number(2).quick());
    let (mut game, mut legal): (G, _) = (begin(seats, &mut table), Vec::new());
    let mut earlier = Vec::new();
    while let Some(seat) = game.stage().asked().first() {
        let before = game.clone();
        let action = Bot::Thrall.choose_in(&game, seat, &mut legal, &mut table.0);
        if legal.len() > 1 {
            earlier.push(before);
        }
        game.play(seat, action, &mut table);
    }
    earlier.swap_remove(earlier.len() / 2)
}

/// Measures what a greedy bot's decision is made of, at decisions from one of its own matches.
fn parts<G: Game>(seats: usize, time: Duration) -> Parts {
    let decisions = decisions::<G>(seats);
    let mut table = Fast(Seed::from_number(5).quick());
    let mut microseconds = |once: &mut dyn FnMut(&Decision<G>, &mut Fast<Quick>)| {
        let per_second = rate(time / 5, || {
            for decision in &decisions {
                once(decision, &mut table);
            }
            decisions.len() as u64
        });
        1e6 / per_second
    };
    let mut legal = Vec::new();
    let listing = microseconds(&mut |Decision { game, seat, .. }, _| {
        legal.clear();
        game.legal(*seat, &mut legal);
        black_box(&legal);
    });
    let imagining = microseconds(&mut |Decision { game, seat, .. }, table| {
        black_box(G::imagine(&game.view(Viewer::Seat(*seat)), &mut table.0));
    });
    let copying = microseconds(&mut |Decision { game, legal, .. }, _| {
        for _ in legal {
            black_box(black_box(game).clone());
        }
    });
    let played = microseconds(&mut |Decision { game, seat, legal }, table| {
        for action in legal {
            let mut next = game.clone();
            next.play(*seat, *action, table);
            black_box(next);
        }
    });
    let judged = microseconds(&mut |Decision { game, seat, legal }, table| {
        for action in legal {
            let mut next = game.clone();
            next.play(*seat, *action, table);
            black_box(next.outlook_to(Eye::Plain));
        }
    });
    Parts { listing, imagining, copying, playing: (played - copying).max(0.0), judging: (judged - played).max(0.0) }
}

/// Somebody's choice.
struct Decision<G: Game> {
    game: G,
    seat: Seat,
    legal: Vec<G::Action>,
}

/// Every decision of a match between greedy bots.
fn decisions<G: Game>(seats: usize) -> Vec<Decision<G>> {
    let mut table = Fast(Seed::from_number(6).quick());
    let (mut game, mut dice): (G, _) = (begin(seats, &mut table), Seed::from_number(7).quick());
    let mut all = Vec::new();
    while let Some(seat) = game.stage().asked().first() {
        let mut legal = Vec::new();
        let action = Bot::Karl.choose_in(&game, seat, &mut legal, &mut dice);
        legal.clear();
        game.legal(seat, &mut legal);
        all.push(Decision { game: game.clone(), seat, legal });
        game.play(seat, action, &mut table);
    }
    all
}

/// How fast matches go.
struct Pace {
    decisions: f64,
    matches: f64,
}

/// Decisions and matches in a second when every seat plays like `bot`.
fn pace<G: Game>(bot: Bot, seats: usize, time: Duration) -> Pace {
    let mut table = Fast(Seed::from_number(3).quick());
    let mut dice = Seed::from_number(4).quick();
    let mut legal = Vec::new();
    let (mut all, mut matches) = (0, 0);
    let decisions = rate(time, || {
        let mut game: G = begin(seats, &mut table);
        let mut decisions = 0;
        while let Some(seat) = game.stage().asked().first() {
            let action = bot.choose_in(&game, seat, &mut legal, &mut dice);
            game.play(seat, action, &mut table);
            decisions += 1;
        }
        (all, matches) = (all + decisions, matches + 1);
        decisions
    });
    Pace { decisions, matches: decisions * f64::from(matches) / all as f64 }
}

/// How often something is done in a second of this thread's own time, done for about `time` after a short warm-up.
///
/// The thread's own time does not count what other programs do to a busy machine.
fn rate(time: Duration, mut some: impl FnMut() -> u64) -> f64 {
    some();
    let (begin, busy, mut done) = (Instant::now(), thread_seconds(), 0);
    while begin.elapsed() < time {
        done += some();
    }
    done as f64 / (thread_seconds() - busy)
}

/// The time this thread was busy, in seconds.
pub(crate) fn thread_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

#[cfg(test)]
mod tests {
    use super::*;
    use mylla::Mylla;

    #[test]
    fn a_greedy_bot_spends_its_time_on_its_actions() {
        let decisions = decisions::<Mylla>(2);
        assert!(decisions.iter().map(|decision| decision.legal.len()).sum::<usize>() > 5 * decisions.len());
        let parts = parts::<Mylla>(2, Duration::from_millis(50));
        assert!(parts.judging > 0.0 && parts.copying > 0.0, "{parts:?}");
        assert!(parts.named().iter().all(|(_, part)| part.is_finite() && *part >= 0.0), "{parts:?}");
    }
}
