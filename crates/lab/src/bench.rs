//! How fast a game is, on one thread.

use bots::{Bot, Budget, Search};
use engine::{Edition, Fast, Game, Quick, Seed, Viewer};
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
    /// Iterations of the search in a second, from the start, each with a random playout to the end.
    pub simulations_per_s: f64,
    /// Iterations of a jarl in a second, in the middle of a match, with the outlook at the leaf.
    pub jarl_iterations_per_s: f64,
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
