//! What is measured of a match is what happened in it.

use engine::Seat;
use freyas_folly::FreyasFolly;
use freyas_folly::metrics::Entry;

#[test]
fn settings_are_counted_for_those_who_completed_them() {
    let mut links = 0;
    for (game, tally) in engine::laws::measured::<FreyasFolly>(8) {
        let open = game.open();
        for seat in Seat::all(open.seats.into()) {
            for card in open.contents.all_settings() {
                let uses = tally.uses.get(&Entry::Setting(card)).copied().unwrap_or_default();
                let is_completed = open.player(seat).completed.contains(card);
                assert_eq!(uses.used[seat.index()], u16::from(is_completed), "{seat} and {card:?}");
                let has_taken = is_completed || open.player(seat).held.contains(card);
                assert_eq!(uses.taken[seat.index()], u16::from(has_taken), "{seat} and {card:?}");
            }
        }
        for made in open.necklace.iter().flatten() {
            assert_eq!(tally.uses[&Entry::Link(made.link)].used[made.by.index()], 1, "FF-BRIS-03");
            links += 1;
        }
        assert!(
            tally.turns >= u32::from(open.seats) * u32::from(open.round - 1),
            "everybody had a turn in every round"
        );
    }
    assert!(links > 0, "somebody linked the necklace");
}
