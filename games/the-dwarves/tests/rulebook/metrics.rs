//! What is measured of a match is what happened in it.

use engine::{MAX_SEATS, Seat};
use the_dwarves::metrics::Entry;
use the_dwarves::{Card, TheDwarves};

#[test]
fn quests_are_the_teams_and_equipment_is_its_owners() {
    let mut quests = 0;
    for (game, tally) in engine::laws::measured::<TheDwarves>(3) {
        for seat in game.all_seats() {
            let name = tally.roles[seat.index()].expect("TD-SETUP-01: everybody is somebody");
            assert!(name.starts_with(game.first_name(seat)), "{name}");
            for item in game.dwarf(seat).items.iter() {
                assert!(tally.uses[&Entry::Item(item)].taken[seat.index()] > 0, "TD-EQUIP-03: {item:?} was given");
            }
        }
        for (number, _) in game.content.cards.iter().enumerate() {
            let uses = tally.uses.get(&Entry::Card(Card(number as u8))).copied().unwrap_or_default();
            assert_eq!(uses.used[..MAX_SEATS], [0; MAX_SEATS], "no quest is one dwarf's alone");
            quests += uses.used[MAX_SEATS];
        }
        assert_eq!(tally.turns, u32::from(game.turn.number), "TD-TURN-01");
        let seats = game.seats() as u32;
        assert_eq!(engine::Metrics::first(&game), Seat(0), "TD-SETUP-15: seat 0 starts unless agreed otherwise");
        assert!(engine::Metrics::round(&game) * seats >= tally.turns);
    }
    assert!(quests > 0, "some quest was completed");
}
