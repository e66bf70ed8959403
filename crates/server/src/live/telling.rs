//! A table as the API tells it to a visitor.

use super::table::Live;
use crate::api::{LineTold, StageTold, TableTold};
use crate::error::Trouble;
use crate::model::TableCard;
use engine::Seat;
use std::collections::HashSet;

impl Live {
    /// The table through the visitor's eyes, with its log from a step on. Programs pass no screen around: no curtain.
    pub fn tell(
        &mut self,
        person: Option<&str>,
        seat: Option<Seat>,
        log_from: usize,
        online: &HashSet<String>,
    ) -> Result<TableTold, Trouble> {
        let viewer = self.eyes(person, seat)?;
        let names = self.names();
        let outcome = self.play.outcome();
        let TableCard { id, game, seats, version, steps, waiting_for, .. } = self.card(person, online);
        let log = self.log(viewer, log_from).into_iter().map(|line| LineTold {
            step: line.step,
            seat: line.seat,
            depth: line.depth,
            automatic: line.automatic,
            text: line.words.plain(&names),
        });
        Ok(TableTold {
            id,
            game,
            version,
            seq: self.seq(),
            steps,
            stage: match outcome {
                None => StageTold::Decide(waiting_for),
                Some(outcome) => StageTold::Over { winners: outcome.winners.iter().collect() },
            },
            seats,
            viewer: viewer.seat(),
            your_seats: person.map(|person| self.own_seats(person)).unwrap_or_default(),
            prompt: self.play.prompt(viewer).plain(&names),
            view: self.play.view(viewer),
            actions: self.actions(viewer),
            table_actions: self.table_actions(person),
            hints: self.row.hints,
            may_undo: viewer.seat().is_some_and(|seat| self.may_take_back(seat) > 0),
            log: log.collect(),
            chat: self.heard_by(person),
            options: self.row.options.clone(),
            pace: self.row.pace,
            deadline: self.deadline(),
            commitment: self.row.seed.commitment(),
            seed: outcome.map(|_| hex::encode(self.row.seed.0)),
            scores: if outcome.is_some() { self.play.standing() } else { Vec::new() },
        })
    }
}
