//! What a game tells those who measure it: what was offered and used, where points came from, how it ended.
//!
//! Everything is read from events and positions by whoever listens; a table that does not listen pays nothing.

use crate::{Game, MAX_SEATS, PerSeat, Seat};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// How a game is measured. The names are those that people read in reports.
pub trait Metrics: Game {
    /// Something whose use is counted: a card, a tile, a kind of deed.
    type Entry: Copy + Ord + Debug + Send + Sync;

    /// Every way a match can end.
    const ENDINGS: &'static [&'static str];
    /// What a seat is besides its place, if that may matter: a clan, a home, a character.
    const ROLE: Option<&'static str> = None;
    /// The kinds of entries without which nobody wins: how often they are used tells something, who wins with them nothing.
    const DUTIES: &'static [&'static str] = &[];
    /// What takes a table's time besides decisions.
    const PAUSES: &'static [Pause] = &[];

    /// Everything that is counted, in the order it is reported.
    fn entries(content: &'static Self::Content) -> Vec<Counted<Self::Entry>>;

    /// Notes what lies open before the first decision.
    fn begun(&self, _tally: &mut Tally<Self::Entry>) {}

    /// Notes what an event says; the position is the one after the decision that brought it about.
    fn note(&self, event: &Self::Event, tally: &mut Tally<Self::Entry>);

    /// The pause that an event makes at a table, if it makes one of [`Metrics::PAUSES`].
    fn pause(_event: &Self::Event) -> Option<Pause> {
        None
    }

    /// How the match ended: one of [`Metrics::ENDINGS`], if it is over.
    fn ending(&self) -> Option<&'static str>;

    /// Where the points of a seat come from; they add up to its score.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// The round, from 1.
    fn round(&self) -> u32;

    /// Who went first.
    fn first(&self) -> Seat;
}

/// What takes a table's time besides decisions: dice, pieces, talk. An estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pause {
    /// What it is.
    pub what: &'static str,
    /// How long it takes.
    pub seconds: f32,
}

/// Something that is counted, with what people call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted<E> {
    /// The entry.
    pub entry: E,
    /// Of which kind it is, in the plural: a heading.
    pub kind: &'static str,
    /// Its name.
    pub name: &'static str,
}

/// What was noted in one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally<E> {
    /// What was noted of each entry.
    pub uses: BTreeMap<E, Uses>,
    /// How many turns were begun.
    pub turns: u32,
    /// What each seat is, in the sense of [`Metrics::ROLE`].
    pub roles: PerSeat<Option<&'static str>>,
    last_turn: Option<Seat>,
}

/// What was noted of one entry in one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Whether anybody could have had it.
    pub offered: bool,
    /// How often each seat took it; the last place is for the table or the whole team.
    pub taken: [u16; MAX_SEATS + 1],
    /// How often each seat used it; likewise.
    pub used: [u16; MAX_SEATS + 1],
}

impl<E> Default for Tally<E> {
    fn default() -> Self {
        Tally { uses: BTreeMap::new(), turns: 0, roles: PerSeat::default(), last_turn: None }
    }
}

impl<E: Copy + Ord> Tally<E> {
    /// Somebody could have it now.
    pub fn offer(&mut self, entry: E) {
        self.uses.entry(entry).or_default().offered = true;
    }

    /// Somebody could have each of these now.
    pub fn offer_all(&mut self, entries: impl IntoIterator<Item = E>) {
        for entry in entries {
            self.offer(entry);
        }
    }

    /// A seat took it; [`Seat::TABLE`] stands for the table or the whole team.
    pub fn take(&mut self, seat: Seat, entry: E) {
        self.uses.entry(entry).or_default().taken[place(seat)] += 1;
    }

    /// A seat used it; [`Seat::TABLE`] stands for the table or the whole team.
    pub fn put_to_use(&mut self, seat: Seat, entry: E) {
        self.uses.entry(entry).or_default().used[place(seat)] += 1;
    }

    /// The seat is this, in the sense of [`Metrics::ROLE`].
    pub fn play_as(&mut self, seat: Seat, role: &'static str) {
        self.roles[seat.index()] = Some(role);
    }

    /// A turn began.
    pub fn turn(&mut self) {
        self.turns += 1;
    }

    /// It is this seat's turn: a new one if it was another's before.
    pub fn turn_of(&mut self, seat: Seat) {
        if self.last_turn != Some(seat) {
            self.turns += 1;
            self.last_turn = Some(seat);
        }
    }
}

/// Where a seat is counted.
fn place(seat: Seat) -> usize {
    seat.index().min(MAX_SEATS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_table_does_is_nobodys() {
        let mut tally = Tally::default();
        tally.offer("a storm");
        tally.put_to_use(Seat::TABLE, "a storm");
        tally.take(Seat(1), "a boat");
        let storm = tally.uses["a storm"];
        assert!(storm.offered && storm.used[MAX_SEATS] == 1 && storm.used[..MAX_SEATS] == [0; MAX_SEATS]);
        assert!(!tally.uses["a boat"].offered && tally.uses["a boat"].taken[1] == 1);
    }

    #[test]
    fn a_turn_goes_on_until_it_is_anothers() {
        let mut tally = Tally::<()>::default();
        for seat in [0, 0, 1, 1, 0] {
            tally.turn_of(Seat(seat));
        }
        assert_eq!(tally.turns, 3);
    }
}
