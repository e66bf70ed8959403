//! Every game of the hall, by clicks: the fewest players on a wide screen, the most on a phone. A new game is tested as
//! soon as the hall lists it. A game that random hands do not finish in time is played for as long as there is time;
//! `MEADHALL_PATIENCE` says how many seconds each gets.

use crate::clicking::play_by_clicks;
use crate::desk::Size;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_by_clicks_with_the_fewest_on_a_desktop() {
    each(Size::Desktop, |seats| *seats.start()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_by_clicks_with_the_most_on_a_phone() {
    each(Size::Phone, |seats| *seats.end()).await;
}

/// Plays every game, or only the one that `MEADHALL_GAME` names.
async fn each(size: Size, seats: impl Fn(&std::ops::RangeInclusive<usize>) -> usize) {
    let only = std::env::var("MEADHALL_GAME").ok();
    let patience = std::env::var("MEADHALL_PATIENCE").ok().and_then(|seconds| seconds.parse().ok()).unwrap_or(35);
    for game in hall::games().iter().filter(|game| only.as_ref().is_none_or(|only| only == game.name())) {
        let options = game.presets().first().map(|(_, options)| options.clone()).unwrap_or_default();
        let seats = seats(&game.seats());
        let played = play_by_clicks(game.name(), &options, seats, size, Duration::from_secs(patience)).await;
        println!("{} with {seats} on a {}: {played:?}", game.name(), size.name());
        assert!(played.steps > 0 && played.clicks > 0, "{}: nothing was played", game.name());
        assert!(
            played.unreachable.len() < 4,
            "{}: these glow, but no finger reaches them: {:?}",
            game.name(),
            played.unreachable
        );
    }
}
