//! Matches between bots, in parallel, the same whatever the number of threads.

use crate::bench::thread_seconds;
use bots::Bot;
use engine::{BadOptions, Edition, Fast, Game, Match, PerSeat, Seat, Seed};
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

/// What to play.
pub struct Plan<G: Game> {
    /// What is agreed on.
    pub options: G::Options,
    /// What is played with.
    pub edition: Edition<G::Content>,
    /// Who sits where.
    pub seats: Vec<Bot>,
    /// How many matches.
    pub games: u64,
    /// Where the luck of the series comes from.
    pub seed: Seed,
}

/// What a series of matches showed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How many matches were asked for.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// How many each seat won; those who tie share a win.
    pub wins: Vec<f64>,
    /// The points of each seat at the end, on average.
    pub mean_scores: Vec<f64>,
    /// Decisions in a match, on average.
    pub mean_decisions: f64,
    /// Decisions in the longest match.
    pub max_decisions: u64,
    /// Legal actions at a decision, on average.
    pub mean_legal: f64,
    /// Legal actions at the decision that had most.
    pub max_legal: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions in a second, all threads together.
    pub decisions_per_s: f64,
    /// Decisions in a second of one thread's time.
    pub decisions_per_s_per_thread: f64,
    /// The share of matches the team won, in co-operative games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_rate: Option<f64>,
}

/// How one match went.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Course {
    finished: bool,
    pub(crate) shares: PerSeat<f32>,
    scores: PerSeat<i32>,
    decisions: u64,
    legal: u64,
    max_legal: u64,
    seconds: f64,
    /// How long each seat thought, and how often; who chooses at random does not think.
    pub(crate) thoughts: PerSeat<(f64, u64)>,
}

/// Plays the matches of the plan on rayon's threads; `played` hears of each one that is done.
pub fn simulate<G: Game>(plan: &Plan<G>, played: impl Fn() + Sync) -> Result<Report, BadOptions> {
    // Says what is wrong with the options before a thousand threads find out.
    Match::<G>::begin(plan.options.clone(), plan.seats.len(), plan.edition, plan.seed)?;
    let begin = Instant::now();
    let courses: Vec<Course> = (0..plan.games)
        .into_par_iter()
        .map_init(Vec::new, |legal, number| {
            let course = play::<G>(&plan.options, plan.edition, &plan.seats, plan.seed.nth(number), legal);
            played();
            course
        })
        .collect();
    Ok(report(plan, &courses, begin.elapsed().as_secs_f64()))
}

/// Plays one match on a fast table, with options that were tried before.
pub(crate) fn play<G: Game>(
    options: &G::Options,
    edition: Edition<G::Content>,
    seats: &[Bot],
    seed: Seed,
    legal: &mut Vec<G::Action>,
) -> Course {
    let begin = thread_seconds();
    let mut table = Fast(seed.nth(0).quick());
    let mut dice = seed.nth(1).quick();
    let mut game = G::setup(options, seats.len(), edition, &mut table).expect("the options were tried before");
    let longest = G::longest(options, seats.len()) as u64;
    let mut course = Course::default();
    while let Some(seat) = game.stage().asked().first() {
        if course.decisions == longest {
            break;
        }
        let bot = seats[seat.index()];
        // A thrall fills the list itself.
        let action = if bot == Bot::Thrall {
            bot.choose_in(&game, seat, legal, &mut dice)
        } else {
            legal.clear();
            game.legal(seat, legal);
            let start = Instant::now();
            let action = bot.choose_in(&game, seat, legal, &mut dice);
            let (time, count) = &mut course.thoughts[seat.index()];
            (*time, *count) = (*time + start.elapsed().as_secs_f64(), *count + 1);
            action
        };
        course.decisions += 1;
        course.legal += legal.len() as u64;
        course.max_legal = course.max_legal.max(legal.len() as u64);
        game.play(seat, action, &mut table);
    }
    if let Some(outcome) = game.stage().outcome() {
        course.finished = true;
        for score in game.standing() {
            course.scores[score.seat.index()] = score.points;
            course.shares[score.seat.index()] = outcome.share(score.seat, G::COOPERATIVE);
        }
    }
    course.seconds = thread_seconds() - begin;
    course
}

fn report<G: Game>(plan: &Plan<G>, courses: &[Course], seconds: f64) -> Report {
    let games = courses.len().max(1) as f64;
    let sum = |value: &dyn Fn(&Course) -> f64| courses.iter().map(value).sum::<f64>();
    let most = |value: &dyn Fn(&Course) -> u64| courses.iter().map(value).max().unwrap_or(0);
    let seats = || Seat::all(plan.seats.len());
    let decisions = sum(&|course| course.decisions as f64);
    Report {
        game: G::NAME,
        seats: plan.seats.iter().map(ToString::to_string).collect(),
        games: plan.games,
        finished: courses.iter().filter(|course| course.finished).count() as u64,
        wins: seats().map(|seat| sum(&|course| f64::from(course.shares[seat.index()]))).collect(),
        mean_scores: seats().map(|seat| sum(&|course| f64::from(course.scores[seat.index()])) / games).collect(),
        mean_decisions: decisions / games,
        max_decisions: most(&|course| course.decisions),
        mean_legal: sum(&|course| course.legal as f64) / decisions.max(1.0),
        max_legal: most(&|course| course.max_legal),
        seconds,
        decisions_per_s: decisions / seconds,
        decisions_per_s_per_thread: decisions / sum(&|course| course.seconds),
        win_rate: G::COOPERATIVE.then(|| sum(&|course| f64::from(course.shares[0])) / games),
    }
}
