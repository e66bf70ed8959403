//! Counts of action sequences: what two implementations of the same rules must agree on.

use engine::{Fast, Game, Quick};

/// How many series of `depth` actions there are from here. Luck is drawn from the table, once for each action.
pub fn perft<G: Game>(game: &G, depth: u32, table: &mut Fast<Quick>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let mut legal = Vec::new();
    for seat in game.stage().asked().iter() {
        legal.clear();
        game.legal(seat, &mut legal);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for action in &legal {
            let mut next = game.clone();
            next.play(seat, *action, table);
            count += perft(&next, depth - 1, table);
        }
    }
    count
}
