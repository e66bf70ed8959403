//! What is measured of a match is what happened in it.

use crate::support::*;
use bardagi::metrics::{Entry, Way};
use bardagi::{Action, Bardagi, Good, Phase, Tile};
use engine::{Metrics, Scenario, Tally};

/// BA-BUILD-01, BA-BUILD-04. A tile of level 2 was offered when somebody was asked who had the tile of level 1 that it
/// needs: not to who lacks it, nor to who got it just now and builds no more this round.
#[test]
fn a_tile_that_nobody_asked_has_a_place_for_was_not_offered() {
    let [alchemist, great_temple] = ["alchemist", "great-temple"].map(tile);
    let tally = |blues: &[&str]| {
        let goods = [(Good::Timber, 3), (Good::Iron, 1)];
        let position =
            summer5().open(&["great-temple", "offering-hall"]).open(&["standing-stones", "alchemist", "wind-caller"]);
        let mut game: Scenario<Bardagi> = position.goods(RED, &goods).goods(BLUE, &goods).tiles(BLUE, blues).build(RED);
        game.play(Action::Build { tile: alchemist });
        assert_eq!(game.game.phase(), &Phase::Build(BLUE));
        let mut tally = Tally::default();
        for event in &game.table.events {
            game.note(event, &mut tally);
        }
        tally
    };
    let was_offered = |tally: &Tally<Entry>, tile| tally.uses.get(&Entry::Tile(tile)).is_some_and(|uses| uses.offered);
    assert!(was_offered(&tally(&[]), tile("standing-stones")));
    assert!(!was_offered(&tally(&[]), great_temple), "RED builds no more, and BLUE has nothing beside the Hof");
    assert!(was_offered(&tally(&["wind-caller"]), great_temple), "BLUE has a place for it");
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
