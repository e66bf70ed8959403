//! What is measured of a match is what happened in it.

use norseheim::Norseheim;
use norseheim::ids::{Deed, God};
use norseheim::metrics::Entry;

#[test]
fn gods_cards_are_counted_for_those_who_drew_them() {
    let mut played = 0;
    for (game, tally) in engine::laws::measured::<Norseheim>(6) {
        for seat in game.realm().seats() {
            for card in game.hand(seat) {
                let uses = tally.uses[&Entry::GodCard(card)];
                assert!(uses.taken[seat.index()] > 0, "NH-WORSHIP-05: {card:?} was drawn by {seat}");
                assert_eq!(uses.used, [0; 6], "NH-GOD-03: {card:?} is in a hand, so nobody has played it");
            }
            assert!(tally.roles[seat.index()].is_some(), "NH-SETUP-11: {seat} has a home");
        }
        played += tally.uses.iter().filter(|(entry, _)| matches!(entry, Entry::GodCard(_))).count();
        let worships: u16 = tally.uses[&Entry::Deed(Deed::Worship)].used.iter().sum();
        let calls: u16 = God::ALL.map(|god| tally.uses[&Entry::God(god)].used.iter().sum::<u16>()).iter().sum();
        assert_eq!(worships, calls, "NH-WORSHIP-01: one god for each Worship");
        assert_eq!(tally.uses[&Entry::Deed(Deed::Attack)].taken, [0; 6], "actions are used, not taken");
    }
    assert!(played > 0, "gods were called");
}
