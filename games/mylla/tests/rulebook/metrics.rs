//! What is measured of a match is what happened in it.

use engine::Seat;
use mylla::Mylla;
use mylla::metrics::Entry;

#[test]
fn every_man_that_was_taken_was_taken_for_a_mill() {
    for (game, tally) in engine::laws::measured::<Mylla>(20) {
        let mills = tally.uses.get(&Entry::Mill).map_or([0; 6], |uses| uses.used);
        for seat in Seat::all(2) {
            let lost = 9 - u16::from(game.men(Seat(1 - seat.0)).count());
            assert!(mills[seat.index()] >= lost, "MY-MILL-01: a mill for each man taken");
        }
        assert!(tally.turns >= 18, "MY-PLACE-01: eighteen men are placed before anybody has lost");
    }
}
