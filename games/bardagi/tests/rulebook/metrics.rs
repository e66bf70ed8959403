//! What is measured of a match is what happened in it.

use crate::support::*;
use bardagi::metrics::{Entry, Way};
use bardagi::{Action, Bardagi, Good, Tile};
use engine::{Metrics, Scenario, Tally};

/// BA-BUILD-04. A tile of level 2 was offered once somebody had the tile of level 1 that it needs.
#[test]
fn a_tile_that_nobody_has_a_place_for_was_not_offered() {
    let great_temple = Entry::Tile(tile("great-temple"));
    let position =
        summer5().open(&["great-temple", "offering-hall"]).open(&["standing-stones", "alchemist", "wind-caller"]);
    let goods = [(Good::Timber, 3), (Good::Iron, 1)];
    let mut game: Scenario<Bardagi> = position.goods(RED, &goods).build(RED);
    let mut tally = Tally::default();
    game.begun(&mut tally);
    assert!(tally.uses[&Entry::Tile(tile("alchemist"))].offered);
    assert!(!tally.uses.contains_key(&great_temple), "nobody has a tile beside the Hof");

    game.play(Action::Build { tile: tile("alchemist") });
    for event in &game.table.events {
        game.note(event, &mut tally);
    }
    assert!(tally.uses[&great_temple].offered, "now RED has one");
}

#[test]
fn tiles_are_counted_for_those_who_built_them() {
    let mut ways = [Way::Ships, Way::Conversion, Way::Purchase, Way::Trade, Way::War].map(|way| (way, 0));
    for (game, tally) in engine::laws::measured::<Bardagi>(2) {
        for seat in game.all_seats() {
            for (number, data) in game.content().upgrades.tiles.iter().enumerate() {
                let tile = Tile(number as u8);
                let built = tally.uses.get(&Entry::Tile(tile)).map_or(0, |uses| uses.used[seat.index()]);
                assert!(built > 0 || !game.player(seat).tiles.contains(tile), "{seat} built {}", data.name);
            }
            assert_eq!(tally.roles[seat.index()], game.player(seat).clan.map(bardagi::Clan::word), "BA-SETUP-09");
        }
        assert_eq!(tally.turns, u32::from(game.round()) * game.all_seats().count() as u32, "BA-ROUND-02");
        for (way, count) in &mut ways {
            *count += tally.uses[&Entry::Way(*way)].used.iter().sum::<u16>();
        }
    }
    assert!(ways.iter().all(|(_, count)| *count > 0), "every way is open: {ways:?}");
}
