//! What holds of every game's metrics, tried on random matches.

use crate::metrics::{Metrics, Tally};
use crate::{Edition, Match, Seat, Seed, table::quick_below};
use std::collections::BTreeSet;

/// Plays random matches of the default options with every number of seats and holds the metrics against what must be:
/// whatever is noted is in the list of entries, nothing is used that was never offered, the sources add up to the score,
/// and the ending is one of those named. Gives the last position of each match with what was noted in it.
pub fn measured<G: Metrics>(matches: u64) -> Vec<(G, Tally<G::Entry>)> {
    let listed: BTreeSet<G::Entry> =
        G::entries(Edition::<G::Content>::standard().content()).iter().map(|counted| counted.entry).collect();
    let mut all = Vec::new();
    for seats in G::SEATS {
        for number in 0..matches {
            let seed = Seed::from_number(number).nth(seats as u64);
            all.push(random_match::<G>(seats, seed, &listed));
        }
    }
    all
}

fn random_match<G: Metrics>(seats: usize, seed: Seed, listed: &BTreeSet<G::Entry>) -> (G, Tally<G::Entry>) {
    let (mut dice, mut legal) = (seed.nth(1).quick(), Vec::new());
    let mut live =
        Match::<G>::begin(G::Options::default(), seats, Edition::standard(), seed).expect("the defaults work");
    let mut tally = Tally::default();
    live.game().begun(&mut tally);
    loop {
        for event in live.events(live.steps().len()) {
            live.game().note(event, &mut tally);
        }
        let Some(seat) = live.game().stage().asked().first() else { break };
        assert_eq!(live.game().ending(), None, "{}: nothing has ended yet", G::NAME);
        legal.clear();
        live.game().legal(seat, &mut legal);
        let action = legal[quick_below(&mut dice, legal.len() as u32) as usize];
        live.act(seat, action).expect("a legal action");
    }
    let game = live.game();
    let ending = game.ending().expect("the match is over");
    assert!(G::ENDINGS.contains(&ending), "{}: {ending} is no ending that is named", G::NAME);
    assert!(tally.turns > 0 && game.round() > 0 && game.first().index() < seats, "{}: the course", G::NAME);
    for score in game.standing() {
        let sources: i32 = game.sources(score.seat).iter().map(|(_, points)| points).sum();
        assert_eq!(sources, score.points, "{}: the sources of {} add up to its score", G::NAME, score.seat);
    }
    for seat in Seat::all(seats) {
        assert_eq!(
            tally.roles[seat.index()].is_some(),
            G::ROLE.is_some(),
            "{}: every seat has a role, or none",
            G::NAME
        );
    }
    for (entry, uses) in &tally.uses {
        assert!(listed.contains(entry), "{}: {entry:?} is not in the list of entries", G::NAME);
        assert!(uses.offered, "{}: {entry:?} was used and never offered", G::NAME);
    }
    (game.clone(), tally)
}
