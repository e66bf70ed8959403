//! What the rules talk to: it rolls, it shuffles, and it hears what happens.

mod dictated;
mod fast;
mod live;

pub use dictated::Dictated;
pub use fast::{Fast, quick_below};
pub use live::{BUDGET, Live};

/// The table a game is played on.
pub trait Table<E> {
    /// A number from 0 to `sides - 1`, each as likely as the others.
    fn below(&mut self, sides: u32) -> u32;

    /// Tells the table what happened. Tables that do not listen never make the event.
    fn tell(&mut self, event: impl FnOnce() -> E);

    /// A roll of one die with faces 1 to `sides`.
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        self.below(u32::from(sides)) as u8 + 1
    }

    /// Puts the items into random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, each as likely as the others.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}
