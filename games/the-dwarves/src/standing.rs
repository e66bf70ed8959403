//! How far the table has come: there is no score (TD-GOAL-04), but people like to see the way behind them.

use crate::TheDwarves;
use crate::phase::{Ending, Phase};
use engine::{Score, ScoreLine};

/// The same for every seat: a point for each Scenario that is done, and for the victory.
pub(crate) fn standing(game: &TheDwarves) -> Vec<Score> {
    let line = |rule, what: String, points| ScoreLine { rule, what, points };
    let won = matches!(game.phase, Phase::Over(Ending::Won { .. }));
    let [a, b] = [0, 1].map(|stage| scenarios_done(game, stage));
    let mut lines = vec![line("TD-SCEN-08", format!("{a} Scenarios of stage A completed"), i32::from(a))];
    if b > 0 {
        lines.push(line("TD-SCEN-12", "Keenfire forged".to_owned(), i32::from(b)));
    }
    if won {
        lines.push(line("TD-GOAL-01", "the last quest completed: everybody wins".to_owned(), 1));
    }
    game.all_seats().map(|seat| Score::of(seat, lines.clone())).collect()
}

/// How many Scenarios of a stage (A or B) have been turned up and are done.
pub(crate) fn scenarios_done(game: &TheDwarves, stage: usize) -> u8 {
    let cards = game.content.stages[stage];
    let unseen = game.piles.scenarios.common(cards).len();
    let open = game.scenario.is_some_and(|open| cards.contains(open.card));
    cards.len() - unseen - u8::from(open)
}

/// How many Scenarios are still to be done before the finale, the face-up one counted.
pub(crate) fn scenarios_left(game: &TheDwarves) -> u8 {
    let open = game.scenario.is_some_and(|open| !game.content.stages[2].contains(open.card));
    let forge = game.piles.scenarios.common(game.content.stages[1]).len();
    game.piles.a_left + forge + u8::from(open)
}
