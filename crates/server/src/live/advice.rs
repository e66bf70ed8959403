//! What a bot may be asked about a table: what to do, and why something was done.

use super::table::Live;
use crate::error::Trouble;
use crate::people::hurried;
use engine::{Seat, Viewer};
use hall::{Bot, Offer, Question};

/// What a bot is asked, and what belongs to its answer.
pub struct Asking {
    /// The version of the table.
    pub version: u64,
    /// For which seat.
    pub seat: Seat,
    /// The names at the table, for the labels of actions.
    pub names: Vec<String>,
    /// What the seat knew: nothing else reaches the bot.
    pub question: Box<dyn Question>,
    /// The bot that has to explain itself.
    pub bot: Option<Bot>,
    /// What was done then.
    pub played: Option<Offer>,
}

impl Live {
    /// Asks what one of the person's seats should do now.
    pub fn hint(&self, person: &str, seat: Option<Seat>) -> Result<Asking, Trouble> {
        let seat = self.acting_seat(person, seat)?;
        if !self.row.hints {
            return Err(Trouble::Forbidden("this table has agreed to play without hints".to_owned()));
        }
        if seat == Seat::TABLE || !self.play.asked().contains(seat) || self.bot_of(seat).is_some() {
            return Err(Trouble::Conflict("nothing is asked of you at the moment".to_owned()));
        }
        let question = self.play.question(seat);
        Ok(Asking { version: self.version(), seat, names: self.names(), question, bot: None, played: None })
    }

    /// Asks why somebody did what they did after a step. In a running match only bots answer, and only to those who
    /// knew all that the bot knew: anything else would tell what others hold.
    pub fn reasons(&self, person: Option<&str>, step: usize) -> Result<Asking, Trouble> {
        let next = step.saturating_add(1);
        let seat = self.play.actor(next).ok_or_else(|| Trouble::Bad("nobody acted after that step".to_owned()))?;
        if seat == Seat::TABLE {
            return Err(Trouble::Conflict("the table itself acted then, and has no reasons".to_owned()));
        }
        let then = self.play.at(step);
        let bot = if self.is_over() {
            None
        } else {
            let viewer = self.eyes(person, None)?;
            let bot = self.bot_of(seat).filter(|_| then.view(viewer) == then.view(Viewer::Seat(seat)));
            let hidden = || Trouble::Forbidden("what others may think of is told when the match is over".to_owned());
            Some(hurried(bot.ok_or_else(hidden)?))
        };
        if bot == Some(Bot::Thrall) {
            return Err(Trouble::Conflict("a thrall chooses at random, and has no reasons".to_owned()));
        }
        let question = then.question(seat);
        let played = self.play.deed(next);
        Ok(Asking { version: self.version(), seat, names: self.names(), question, bot, played })
    }

    /// The last step in which a bot acted that has reasons, if the viewer knows all that it knows.
    pub(super) fn explicable(&self, viewer: Viewer) -> Option<usize> {
        let steps = self.play.steps();
        let last = (self.first_step() + 1..=steps).rev().find_map(|step| {
            let seat = self.play.actor(step)?;
            self.bot_of(seat).map(|bot| (step, seat, bot))
        });
        let (step, seat, bot) = last.filter(|_| !self.is_over())?;
        let is_open = bot != Bot::Thrall && self.play.view(viewer) == self.play.view(Viewer::Seat(seat));
        is_open.then_some(step)
    }
}
