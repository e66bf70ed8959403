//! What is measured: how often men fly and mills are closed, and how matches end.

use crate::state::Phase;
use crate::{Board, Ending, Event, Mylla};
use engine::{Counted, Game, Metrics, Seat, Tally};

/// A kind of deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// MY-MILL-01. A mill was closed.
    Mill,
    /// MY-FLY-01. A man flew.
    Flight,
}

impl Metrics for Mylla {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] =
        &["two men left", "blocked", "drawn, too long", "drawn, repeated", "drawn, no mills"];

    fn entries(_board: &'static Board) -> Vec<Counted<Entry>> {
        [(Entry::Mill, "a mill closed"), (Entry::Flight, "a man flown")]
            .map(|(entry, name)| Counted { entry, kind: "deeds", name })
            .to_vec()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        tally.offer(Entry::Mill);
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        match *event {
            Event::Placed { .. } => tally.turn(),
            Event::Moved { seat, flew, .. } => {
                tally.turn();
                if flew {
                    tally.offer(Entry::Flight);
                    tally.put_to_use(seat, Entry::Flight);
                }
            }
            Event::Closed { seat, .. } => tally.put_to_use(seat, Entry::Mill),
            Event::Took { .. } | Event::Ended { .. } => {}
        }
    }

    fn ending(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Moving(_) | Phase::Taking(_) => None,
            Phase::Over(Ending::TooFew { .. }) => Some("two men left"),
            Phase::Over(Ending::Blocked { .. }) => Some("blocked"),
            Phase::Over(Ending::TooLong) => Some("drawn, too long"),
            Phase::Over(Ending::Repeated) => Some("drawn, repeated"),
            Phase::Over(Ending::Quiet) => Some("drawn, no mills"),
        }
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let points = self.standing().iter().filter(|score| score.seat == seat).map(|score| score.points).sum();
        vec![("men taken", points)]
    }

    /// There are no rounds: a match is one.
    fn round(&self) -> u32 {
        1
    }

    fn first(&self) -> Seat {
        Seat(0)
    }
}
