//! The table of a study: it rolls as fast as that of a simulation, and hears what happens.

use engine::{Quick, Table, table::quick_below};

/// A table that rolls with quick dice and keeps what it hears.
pub struct Overheard<E> {
    /// The dice.
    pub dice: Quick,
    /// What was heard and not looked at yet.
    pub events: Vec<E>,
}

impl<E> Table<E> for Overheard<E> {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        quick_below(&mut self.dice, sides)
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}
