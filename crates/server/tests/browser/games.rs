//! Every game of the hall to its end, by clicks: the fewest players on a wide screen, the most on a phone. A new game is
//! tested as soon as the hall lists it. Short options are played where a game has them; after [`MOST`] clicks a bot takes
//! the seat over, so that the end is always looked at: only mylla and The Dwarves at a full table end before that. A new
//! limit in `MEADHALL_CLICKS` plays all of them by hand, which took nine minutes on a busy machine.

use crate::clicking::play_by_clicks;
use crate::desk::Size;
use serde_json::{Value, json};

/// After so many clicks a bot plays on.
const MOST: u32 = 80;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_clicks_with_the_fewest_on_a_desktop() {
    each(Size::Desktop, |seats| *seats.start()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_clicks_with_the_most_on_a_phone() {
    each(Size::Phone, |seats| *seats.end()).await;
}

/// Options that end soon, of the games that have them, and rivals who lose soon where one can beat them.
fn short(game: &str) -> (Value, &'static str) {
    match game {
        "dwarven-miner" => (json!({ "max_rounds": 5 }), "bot:karl"),
        "bardagi" => (json!({ "length": "short" }), "bot:karl"),
        "mylla" => (Value::Null, "bot:thrall"),
        _ => (Value::Null, "bot:karl"),
    }
}

/// Plays every game, or only the one that `MEADHALL_GAME` names.
async fn each(size: Size, seats: impl Fn(&std::ops::RangeInclusive<usize>) -> usize) {
    let only = std::env::var("MEADHALL_GAME").ok();
    let most = std::env::var("MEADHALL_CLICKS").ok().and_then(|clicks| clicks.parse().ok()).unwrap_or(MOST);
    for game in hall::games().iter().filter(|game| only.as_ref().is_none_or(|only| only == game.name())) {
        let (name, seats) = (game.name(), seats(&game.seats()));
        let (options, rival) = short(name);
        let played = play_by_clicks(name, (&options, rival), seats, size, most).await;
        println!("{name} with {seats} on a {}: {played:?}", size.name());
        assert!(played.is_over && played.clicks > 5, "{name}: {played:?}");
        assert!(played.unreachable.is_empty(), "{name}: no finger reaches these: {:#?}", played.unreachable);
        assert!(played.misread.is_empty(), "{name}: these do not do what they should: {:#?}", played.misread);
    }
}
