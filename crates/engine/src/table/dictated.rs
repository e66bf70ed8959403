//! The table of a scenario test: it rolls what the test says.

use super::Table;
use std::collections::VecDeque;

/// A table whose rolls are dictated. Shuffles leave things as they lie, so that a scenario can stack its decks.
#[derive(Debug)]
pub struct Dictated<E> {
    numbers: VecDeque<u32>,
    /// What happened, in order.
    pub events: Vec<E>,
}

impl<E> Default for Dictated<E> {
    fn default() -> Self {
        Dictated { numbers: VecDeque::new(), events: Vec::new() }
    }
}

impl<E> Dictated<E> {
    /// The next dice show these faces (counted from 1).
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u8>) {
        self.numbers.extend(faces.into_iter().map(|face| u32::from(face) - 1));
    }

    /// The next random choices fall on these positions (counted from 0).
    pub fn choices(&mut self, positions: impl IntoIterator<Item = u32>) {
        self.numbers.extend(positions);
    }

    /// How many dictated numbers have not been drawn.
    pub fn undrawn(&self) -> usize {
        self.numbers.len()
    }
}

impl<E> Table<E> for Dictated<E> {
    fn below(&mut self, sides: u32) -> u32 {
        let number = self.numbers.pop_front().expect("the rules rolled, but the scenario dictates no further roll");
        assert!(number < sides, "the scenario dictates {number}, but the roll has only {sides} sides");
        number
    }

    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }

    fn shuffle<T>(&mut self, _items: &mut [T]) {}
}
