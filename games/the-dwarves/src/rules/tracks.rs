//! The Doom track and the Council track.

use super::{Flow, over};
use crate::phase::Ending;
use crate::{Event, TheDwarves};
use engine::Table;

/// TD-RULING-63, TD-RULING-64. The Doom token moves towards the Hero token space by space, or back, but not beyond its
/// start; its symbols are ignored (TD-HERO-02). The game is lost when the tokens meet (TD-GOAL-02).
pub(crate) fn move_doom(game: &mut TheDwarves, delta: i8, table: &mut impl Table<Event>) -> Flow {
    if delta < 0 {
        let start = game.content.doom.len() as u8 - 1;
        game.doom = (game.doom + delta.unsigned_abs()).min(start);
    }
    for _ in 0..delta.max(0) {
        game.doom -= 1;
        if game.doom == game.hero {
            break;
        }
    }
    let to = game.doom;
    table.tell(|| Event::DoomMoved { to, closer: delta > 0 });
    if game.doom == game.hero { over(Ending::Doom) } else { Ok(()) }
}

/// TD-HERO-03, TD-COUNCIL-05. The Council token moves, and stops at the ends of its track.
pub(crate) fn move_council(game: &mut TheDwarves, delta: i8, table: &mut impl Table<Event>) {
    let from = game.council;
    game.council = (from + delta).clamp(game.content.council_left, game.content.council_right());
    let to = game.council;
    if to != from {
        table.tell(|| Event::CouncilMoved { from, to });
    }
}
