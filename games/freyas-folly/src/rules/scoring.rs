//! Scoring (RULES.md, "Scoring").

use crate::Open;
use crate::phase::Phase;
use engine::{Score, ScoreLine, Seat, SeatSet};

/// FF-SCORE-01 to FF-SCORE-08. The points of a seat if the game ended now, `ender` having ended it.
#[inline]
pub fn points(open: &Open, seat: Seat, ender: Option<Seat>) -> i32 {
    let (player, scoring) = (open.player(seat), &open.contents.scoring);
    let mut points = 0;
    if ender == Some(seat) {
        points += i32::from(scoring.ender_bonus);
    }
    points += player.home.small().len() as i32 * i32::from(scoring.small_jewel_at_home);
    points += player.home.large().len() as i32 * i32::from(scoring.large_jewel_at_home);
    points += player.completed.iter().map(|card| i32::from(open.contents.setting(card).points)).sum::<i32>();
    points -= player.held.iter().map(|card| i32::from(open.contents.setting(card).penalty)).sum::<i32>();
    points + i32::from(player.tokens) * token_worth(open)
}

/// FF-SCORE-07, FF-SCORE-08. What a token is worth now.
#[inline]
pub fn token_worth(open: &Open) -> i32 {
    let scoring = &open.contents.scoring;
    i32::from(if open.necklace_is_whole() { scoring.token_if_brisingamen_finished } else { scoring.token_otherwise })
}

/// FF-SCORE-09, FF-RULING-57. Those with the most points share the victory.
pub fn winners(open: &Open, ender: Option<Seat>) -> SeatSet {
    let best = open.all_seats().map(|seat| points(open, seat, ender)).max();
    open.all_seats().filter(|seat| Some(points(open, *seat, ender)) == best).collect()
}

/// FF-SCORE-01. Who has ended the game, or does so with the turn under way.
pub fn ender(open: &Open) -> Option<Seat> {
    match open.phase {
        Phase::Over(ending) => ending.ender,
        phase => phase.turn().filter(|turn| turn.finish.is_some()).map(|turn| turn.seat),
    }
}

/// Each seat's points line by line, each with its rule. Barrows (FF-SCORE-04) and ability cards (FF-RULING-64) add none.
pub fn standing(open: &Open) -> Vec<Score> {
    let ender = ender(open);
    open.all_seats().map(|seat| Score::of(seat, lines(open, seat, ender))).collect()
}

fn lines(open: &Open, seat: Seat, ender: Option<Seat>) -> Vec<ScoreLine> {
    let (player, scoring) = (open.player(seat), &open.contents.scoring);
    let line = |rule, what: String, points: i32| ScoreLine { rule, what, points };
    let mut lines = Vec::new();
    for card in player.completed.iter() {
        let card = open.contents.setting(card);
        lines.push(line("FF-SCORE-05", card.name.clone(), card.points.into()));
    }
    for card in player.held.iter() {
        let card = open.contents.setting(card);
        lines.push(line("FF-SCORE-06", format!("{}, not completed", card.name), -i32::from(card.penalty)));
    }
    let (small, large) = (player.home.small().len() as i32, player.home.large().len() as i32);
    if small > 0 {
        let what = format!("{small} small jewel{} at home", plural(small));
        lines.push(line("FF-SCORE-02", what, small * i32::from(scoring.small_jewel_at_home)));
    }
    if large > 0 {
        let what = format!("{large} large jewel{} at home", plural(large));
        lines.push(line("FF-SCORE-03", what, large * i32::from(scoring.large_jewel_at_home)));
    }
    let carried = player.barrows().len() as i32;
    if carried > 0 {
        let what = format!("{carried} jewel{} still in barrows", plural(carried));
        lines.push(line("FF-SCORE-04", what, carried * i32::from(scoring.jewel_in_barrow)));
    }
    if player.tokens > 0 {
        let rule = if open.necklace_is_whole() { "FF-SCORE-07" } else { "FF-SCORE-08" };
        let what = format!("{} token{} at {}", player.tokens, plural(player.tokens.into()), token_worth(open));
        lines.push(line(rule, what, i32::from(player.tokens) * token_worth(open)));
    }
    if ender == Some(seat) {
        lines.push(line("FF-SCORE-01", "ended the game".to_owned(), scoring.ender_bonus.into()));
    }
    lines
}

const fn plural(count: i32) -> &'static str {
    if count == 1 { "" } else { "s" }
}
