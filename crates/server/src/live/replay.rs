//! A match at one of its steps, its record, and whether its dice hold.

use super::table::Live;
use crate::error::Trouble;
use crate::model::{DiceCheck, ReplayState};
use crate::store::TableRow;
use engine::{Record, Seed, Viewer};
use hall::{AnyMatch, HallError};
use std::collections::HashSet;

impl Live {
    /// The match at a step: through anybody's eyes when it is over, through the visitor's own until then.
    pub fn replay(
        &self,
        person: Option<&str>,
        step: Option<usize>,
        viewer: Option<Viewer>,
        online: &HashSet<String>,
    ) -> Result<ReplayState, Trouble> {
        let over = self.is_over();
        let own = person.map(|person| self.own_seats(person)).unwrap_or_default();
        let viewers: Vec<Viewer> = if over {
            Viewer::all(self.seats.len()).collect()
        } else if own.is_empty() {
            vec![Viewer::Spectator]
        } else {
            own.into_iter().map(Viewer::Seat).collect()
        };
        let viewer = viewer.map_or_else(|| self.eyes(person, None), Ok)?;
        if viewer != Viewer::Spectator && !viewers.contains(&viewer) {
            return Err(Trouble::Forbidden("that seat's view is shown when the match is over".to_owned()));
        }
        let steps = self.play.steps();
        let step = step.unwrap_or(steps).min(steps);
        let then = self.play.at(step);
        Ok(ReplayState {
            card: self.card(person, online),
            step,
            steps,
            viewer,
            viewers,
            prompt: then.prompt(viewer),
            scene: then.scene(viewer),
            text: then.text(viewer),
            log: (0..=step).flat_map(|step| then.log(viewer, step)).collect(),
            motions: if step == 0 { Vec::new() } else { then.motions(viewer, step) },
            scores: if over { then.standing() } else { Vec::new() },
            winners: self.play.outcome().map(|outcome| outcome.winners.iter().collect()).unwrap_or_default(),
            over,
            commitment: self.row.seed.commitment(),
            seed: over.then(|| hex::encode(self.row.seed.0)),
            forked_from: self.row.forked_from.clone(),
        })
    }

    /// The record of the match. Actions and draws of a running match are partly hidden, so there is none until the end.
    pub fn record(&self) -> Result<Record, Trouble> {
        if self.is_over() {
            Ok(self.play.record(&self.names(), true))
        } else {
            let text = "the record holds what the seats keep hidden, so it is shown when the match is over";
            Err(Trouble::Conflict(text.to_owned()))
        }
    }

    /// What `meadhall verify` says.
    pub fn check_dice(&self) -> Result<DiceCheck, Trouble> {
        let record = self.record()?;
        let result: Result<_, HallError> = self.game.verify(&record);
        let steps = record.actions.len();
        Ok(DiceCheck {
            commitment: self.row.seed.commitment(),
            seed: hex::encode(self.row.seed.0),
            holds: result.is_ok(),
            finding: match result {
                Ok(_) => format!(
                    "The seed fits the promise, and all {steps} actions follow from it: legal, with the luck recorded, to the result recorded."
                ),
                Err(error) => error.to_string(),
            },
        })
    }

    /// The position after a step of a finished match, to be played on with fresh luck; with what the table agreed on.
    pub fn forked(&self, step: usize, seed: Seed) -> Result<(TableRow, Box<dyn AnyMatch>), Trouble> {
        if !self.is_over() {
            return Err(Trouble::Conflict("a match can be forked when it is over".to_owned()));
        }
        if step >= self.play.steps() {
            return Err(Trouble::Bad("nothing is left to decide after that step".to_owned()));
        }
        Ok((self.row.clone(), self.play.fork(step, seed)))
    }
}
