//! What is measured of a match is what happened in it.

use bardagi::metrics::{Entry, Way};
use bardagi::{Bardagi, Tile};

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
