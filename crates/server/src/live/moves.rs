//! Moving and taking back.

use super::table::{Change, Live};
use crate::error::Trouble;
use crate::store::EntryKind;
use engine::{Refusal, Seat};
use serde_json::Value;

/// No action is longer than this as JSON.
const LONGEST_ACTION: usize = 4096;

impl Live {
    /// Acts for a person.
    pub fn act(&mut self, person: &str, seat: Option<Seat>, version: u64, action: &Value) -> Result<Change, Trouble> {
        let seat = self.acting_seat(person, seat)?;
        self.at_version(version)?;
        if self.bot_of(seat).is_some() {
            return Err(Trouble::Conflict("a bot plays for this seat; take it back first".to_owned()));
        }
        let change = self.play_for(seat, Some(person), action)?;
        if seat != Seat::TABLE {
            self.faces.insert(person.to_owned(), seat);
        }
        Ok(change)
    }

    /// Acts for a seat, whoever wants it: the rules alone decide.
    pub(super) fn play_for(&mut self, seat: Seat, person: Option<&str>, action: &Value) -> Result<Change, Trouble> {
        let body = action.to_string();
        if body.len() > LONGEST_ACTION {
            return Err(Trouble::Unreadable("no action is that long".to_owned()));
        }
        let asked_before = self.play.asked().without(seat);
        self.play.act(seat, action)?;
        let mut change = self.entry(EntryKind::Move, Some(seat), person, body);
        if self.is_over() {
            change = change.and(self.entry(EntryKind::Over, None, None, String::new()));
        }
        self.finish(&mut change, asked_before.with(seat));
        if self.is_over() {
            change.commit.keepsake = Some((self.row.rules_version, self.keepsake()?));
        }
        Ok(change)
    }

    /// Takes back the person's last action, or all that may be taken back.
    pub fn undo(
        &mut self,
        person: &str,
        seat: Option<Seat>,
        version: u64,
        whole_turn: bool,
    ) -> Result<Change, Trouble> {
        let nothing = || Trouble::Conflict("there is nothing you may take back".to_owned());
        let last = self.play.actor(self.play.steps());
        let own = self.own_seats(person);
        let seat = self.acting_seat(person, seat.or(last.filter(|last| own.contains(last))))?;
        self.at_version(version)?;
        let count = self.may_take_back(seat).min(if whole_turn { usize::MAX } else { 1 });
        let asked_before = self.play.asked();
        let mut change: Option<Change> = None;
        for _ in 0..count {
            if !self.play.undo(seat) {
                break;
            }
            let undone = self.entry(EntryKind::Undo, Some(seat), Some(person), String::new());
            change = Some(match change {
                None => undone,
                Some(before) => before.and(undone),
            });
        }
        let mut change = change.ok_or_else(nothing)?;
        self.finish(&mut change, asked_before.with(seat));
        Ok(change)
    }

    /// How many of its last actions the seat may take back. Nothing from before a fork, nothing after the end.
    pub(super) fn may_take_back(&mut self, seat: Seat) -> usize {
        let steps = self.play.steps();
        if self.is_over() || self.play.actor(steps) != Some(seat) || self.bot_of(seat).is_some() {
            return 0;
        }
        let own_steps = steps.saturating_sub(self.first_step());
        let version = self.version();
        let count = match self.undoable {
            Some((at, whose, count)) if (at, whose) == (version, seat) => count,
            _ => self.play.undoable(seat),
        };
        self.undoable = Some((version, seat, count));
        count.min(own_steps)
    }

    /// Why nothing the person may have meant by touching this element is allowed.
    pub fn why_not(&self, person: &str, seat: Option<Seat>, target: &str) -> Result<Option<Refusal>, Trouble> {
        let seat = self.acting_seat(person, seat)?;
        Ok(self.play.why_not(seat, target))
    }

    /// The seat a person acts for: the one they name, or theirs that is asked. The host acts for the table itself.
    pub(super) fn acting_seat(&self, person: &str, seat: Option<Seat>) -> Result<Seat, Trouble> {
        let own = self.own_seats(person);
        match seat {
            Some(seat) if own.contains(&seat) => Ok(seat),
            Some(Seat::TABLE) if self.is_host(person) => Ok(Seat::TABLE),
            Some(Seat::TABLE) => Err(Trouble::Forbidden("only the host acts for the table".to_owned())),
            Some(_) => Err(Trouble::Forbidden("that is not your seat".to_owned())),
            None => {
                self.default_seat(person).ok_or_else(|| Trouble::Forbidden("you have no seat at this table".to_owned()))
            }
        }
    }

    fn at_version(&self, version: u64) -> Result<(), Trouble> {
        if self.is_over() {
            return Err(Trouble::Conflict("the match is over".to_owned()));
        }
        if version != self.version() {
            let text = format!("the table has moved on: it is at version {}, not {version}", self.version());
            return Err(Trouble::Conflict(text));
        }
        Ok(())
    }
}
