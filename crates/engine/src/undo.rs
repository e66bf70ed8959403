//! What may be taken back: computed, never declared.
//!
//! An action may be taken back as long as nothing random was drawn because of it, it showed no seat anything new, and
//! no other seat has acted since. The record answers the first and the last. For the second we ask every viewer to
//! imagine the position before the action in several ways that fit what they knew: if the action could not have
//! happened in one of them, or would have looked different, the viewer has learned something from it.

use crate::{Fast, Game, Match, Seat, Viewer};

/// How many ways each viewer imagines: one in two chances to notice become one miss in 65,536.
const IMAGINATIONS: usize = 16;

impl<G: Game> Match<G> {
    /// Whether the seat may take back its last action.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let Some(last) = self.steps.last() else { return false };
        if last.seat != seat || !last.draws.is_empty() {
            return false;
        }
        let before = self.at(self.steps.len() - 1);
        Viewer::all(self.seats).all(|viewer| !learned(before.game(), self, viewer))
    }

    /// Takes back the last action if the seat may; says whether it did.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let may = self.may_undo(seat);
        if may {
            *self = self.at(self.steps.len() - 1);
        }
        may
    }

    /// How many of its last actions the seat may take back, one after the other.
    pub fn undoable(&self, seat: Seat) -> usize {
        let mut earlier = self.at(self.steps.len());
        let mut count = 0;
        while earlier.undo(seat) {
            count += 1;
        }
        count
    }
}

/// Whether the last action of `after` told the viewer something that did not follow from what they knew.
fn learned<G: Game>(before: &G, after: &Match<G>, viewer: Viewer) -> bool {
    let last = after.steps.last().expect("an action was played");
    let (known, seen) = (before.view(viewer), after.game.view(viewer));
    let mut table = Fast(after.seed().nth(u64::MAX - after.steps.len() as u64).quick());
    (0..IMAGINATIONS).any(|_| {
        let mut imagined = G::imagine(&known, &mut table.0);
        if imagined.check(last.seat, last.action).is_err() {
            return true;
        }
        imagined.play(last.seat, last.action, &mut table);
        imagined.view(viewer) != seen
    })
}
