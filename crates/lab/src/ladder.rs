//! A ladder of bots: each meets each, one among rivals of the other level, every deal from every seat.

use crate::simulate::{Course, play};
use crate::stats::Share;
use bots::Bot;
use engine::{BadOptions, Edition, Game, Match, Seed};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::HashSet;

/// What to play.
pub struct Ladder<G: Game> {
    /// What is agreed on.
    pub options: G::Options,
    /// What is played with.
    pub edition: Edition<G::Content>,
    /// Who climbs.
    pub bots: Vec<Bot>,
    /// How many sit at a table.
    pub seats: usize,
    /// How many matches each plays among each other; for a team, how many it plays.
    pub games: u64,
    /// Where the luck comes from.
    pub seed: Seed,
}

/// One match of a ladder: one bot among rivals that are all of another level. Numbers are those of the list of bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bout {
    /// The one.
    pub one: usize,
    /// The rivals; for a team, the same bot.
    pub among: usize,
    /// Where the one sits.
    pub seat: usize,
    /// Which deal: the luck is the same for every seat.
    pub deal: u64,
}

/// How a match of a ladder went.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which it was.
    pub bout: Bout,
    /// Each seat's share of the victory.
    pub shares: Vec<f32>,
    /// How long each seat thought, in seconds, and how often.
    pub thoughts: Vec<(f64, u64)>,
}

/// What a ladder showed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many sat at a table.
    pub seats: usize,
    /// How many matches were played.
    pub games: u64,
    /// The bots, best first.
    pub bots: Vec<Rung>,
    /// How each did among each other; for a team, how often it won.
    pub pairs: Vec<Pair>,
}

/// A bot on the ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// Its name.
    pub bot: String,
    /// Its rating (Weng and Lin): 25 is the middle.
    pub rating: f64,
    /// The rating's interval, to either side: 1.96 deviations.
    pub interval: f64,
    /// How long it thinks about a decision, in milliseconds.
    pub ms_per_decision: f64,
}

/// How a bot did among rivals of another level.
#[derive(Clone, Debug, Serialize)]
pub struct Pair {
    /// Who.
    pub bot: String,
    /// Among whom.
    pub among: String,
    /// How many matches.
    pub games: u64,
    /// Its share of the victories.
    #[serde(flatten)]
    pub won: Share,
    /// How many times its fair share that is; for a team, there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times_fair: Option<f64>,
}

impl<G: Game> Ladder<G> {
    /// All matches of the ladder.
    pub fn bouts(&self) -> Vec<Bout> {
        let bots = 0..self.bots.len();
        let pairs: Vec<(usize, usize)> = if G::COOPERATIVE {
            bots.map(|bot| (bot, bot)).collect()
        } else {
            let all = bots.clone().flat_map(|one| bots.clone().map(move |among| (one, among)));
            // At a table of two, one among the other is the other among one.
            all.filter(|(one, among)| if self.seats == 2 { one > among } else { one != among }).collect()
        };
        let bout = |(one, among): (usize, usize), number: u64| {
            let (seat, deal) =
                if G::COOPERATIVE { (0, number) } else { (number as usize % self.seats, number / self.seats as u64) };
            Bout { one, among, seat, deal }
        };
        pairs.into_iter().flat_map(|pair| (0..self.games).map(move |number| bout(pair, number))).collect()
    }

    /// Plays all matches that are not done yet on rayon's threads; `played` hears of each.
    pub fn climb(&self, mut done: Vec<Played>, played: impl Fn(&Played) + Sync) -> Result<Report, BadOptions> {
        Match::<G>::begin(self.options.clone(), self.seats, self.edition, self.seed)?;
        let known: HashSet<Bout> = done.iter().map(|played| played.bout).collect();
        let bouts = self.bouts();
        let open: Vec<Bout> = bouts.iter().copied().filter(|bout| !known.contains(bout)).collect();
        done.par_extend(open.into_par_iter().map_init(Vec::new, |legal, bout| {
            let result = self.play(bout, legal);
            played(&result);
            result
        }));
        let wanted: HashSet<Bout> = bouts.into_iter().collect();
        done.retain(|played| wanted.contains(&played.bout));
        done.sort_by_key(|Played { bout, .. }| (bout.deal, bout.seat, bout.one, bout.among));
        Ok(self.report(&done))
    }

    fn play(&self, bout: Bout, legal: &mut Vec<G::Action>) -> Played {
        let mut seats = vec![self.bots[bout.among]; self.seats];
        seats[bout.seat] = self.bots[bout.one];
        let Course { shares, thoughts, .. } =
            play::<G>(&self.options, self.edition, &seats, self.seed.nth(bout.deal), legal);
        Played { bout, shares: shares[..self.seats].to_vec(), thoughts: thoughts[..self.seats].to_vec() }
    }

    fn report(&self, done: &[Played]) -> Report {
        let ratings = rate(self.bots.len(), done);
        let rung = |(number, bot): (usize, &Bot)| {
            let (mut time, mut count) = (0.0, 0);
            for (bot, (more, times)) in done.iter().flat_map(|played| seated(played).zip(&played.thoughts)) {
                if bot == number {
                    (time, count) = (time + more, count + times);
                }
            }
            Rung {
                bot: bot.to_string(),
                rating: ratings[number].rating,
                interval: 1.96 * ratings[number].uncertainty,
                ms_per_decision: if count == 0 { 0.0 } else { time / count as f64 * 1000.0 },
            }
        };
        let mut bots: Vec<Rung> = self.bots.iter().enumerate().map(rung).collect();
        bots.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        let pairs = (0..self.bots.len()).flat_map(|one| (0..self.bots.len()).map(move |among| (one, among)));
        let pairs = pairs.filter_map(|(one, among)| self.pair(one, among, done)).collect();
        Report { game: G::NAME, seats: self.seats, games: done.len() as u64, bots, pairs }
    }

    fn pair(&self, one: usize, among: usize, done: &[Played]) -> Option<Pair> {
        let won: Vec<f64> = done
            .iter()
            .filter_map(|Played { bout, shares, .. }| match (bout.one, bout.among) {
                pair if pair == (one, among) => Some(f64::from(shares[bout.seat])),
                pair if pair == (among, one) && self.seats == 2 => Some(1.0 - f64::from(shares[bout.seat])),
                _ => None,
            })
            .collect();
        let share = Share::of(won.iter().sum(), won.len() as u64);
        (!won.is_empty()).then(|| Pair {
            bot: self.bots[one].to_string(),
            among: self.bots[among].to_string(),
            games: won.len() as u64,
            won: share,
            times_fair: (!G::COOPERATIVE).then_some(share.share * self.seats as f64),
        })
    }
}

/// The bot on each seat of a match.
fn seated(played: &Played) -> impl Iterator<Item = usize> {
    let Bout { one, among, seat, .. } = played.bout;
    (0..played.shares.len()).map(move |at| if at == seat { one } else { among })
}

/// Rates the bots by their matches. Several seats of one bot each learn from the match, and the bot learns their mean.
/// A team plays against the game: nobody is rated.
fn rate(bots: usize, done: &[Played]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    for played in done.iter().filter(|played| played.bout.one != played.bout.among) {
        let seats: Vec<usize> = seated(played).collect();
        let players: Vec<[WengLinRating; 1]> = seats.iter().map(|bot| [ratings[*bot]]).collect();
        let rank = |seat: usize| MultiTeamOutcome::new(if played.shares[seat] > 0.0 { 1 } else { 2 });
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            players.iter().enumerate().map(|(seat, player)| (&player[..], rank(seat))).collect();
        let learnt = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for bot in [played.bout.one, played.bout.among] {
            let own: Vec<&WengLinRating> =
                seats.iter().zip(&learnt).filter(|(seat, _)| **seat == bot).map(|(_, team)| &team[0]).collect();
            let mean =
                |of: fn(&WengLinRating) -> f64| own.iter().map(|rating| of(rating)).sum::<f64>() / own.len() as f64;
            ratings[bot] = WengLinRating { rating: mean(|r| r.rating), uncertainty: mean(|r| r.uncertainty) };
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;
    use mylla::Mylla;

    fn ladder(games: u64) -> Ladder<Mylla> {
        Ladder {
            options: mylla::Options::default(),
            edition: Edition::standard(),
            bots: vec![Bot::Thrall, Bot::Karl],
            seats: 2,
            games,
            seed: Seed::from_number(5),
        }
    }

    #[test]
    fn the_better_bot_stands_higher_and_every_deal_is_played_from_both_seats() {
        let report = ladder(20).climb(Vec::new(), |_| ()).unwrap();
        assert_eq!(report.bots[0].bot, "karl");
        assert!(report.bots[0].rating - report.bots[0].interval > report.bots[1].rating, "{report:?}");
        let karl = report.pairs.iter().find(|pair| pair.bot == "karl").unwrap();
        assert!(karl.won.low > 0.5 && karl.games == 20, "{karl:?}");
        let bouts = ladder(20).bouts();
        assert_eq!(bouts.iter().filter(|bout| bout.deal == 3).map(|bout| bout.seat).collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn a_ladder_goes_on_where_it_was_left() {
        let heard = std::sync::Mutex::new(Vec::new());
        let whole = ladder(8).climb(Vec::new(), |played| heard.lock().unwrap().push(played.clone())).unwrap();
        let mut half = heard.into_inner().unwrap();
        half.truncate(3);
        let again = std::sync::Mutex::new(0);
        let rest = ladder(8).climb(half, |_| *again.lock().unwrap() += 1).unwrap();
        assert_eq!(again.into_inner().unwrap(), 5);
        let shares = |report: &Report| report.pairs.iter().map(|pair| pair.won).collect::<Vec<_>>();
        assert_eq!(shares(&whole), shares(&rest));
    }
}
