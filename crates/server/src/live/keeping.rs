//! What is kept of a match for the day when its rules are no longer known.

use super::table::{Live, placeholders};
use crate::error::Trouble;
use engine::Viewer;
use std::collections::HashSet;

impl Live {
    /// The end of the match as a spectator sees it, drawn, with placeholders for names: people may change theirs.
    pub(super) fn keepsake(&self) -> Result<String, Trouble> {
        let mut state = self.replay(None, None, Some(Viewer::Spectator), &HashSet::new())?;
        let names = placeholders(self.seats.len());
        state.card.result_line = self.play.prompt(Viewer::Spectator).plain(&names);
        for (seat, name) in state.card.seats.iter_mut().zip(names) {
            seat.name = name;
        }
        Ok(crate::pages::keepsake::keep(&state))
    }
}
