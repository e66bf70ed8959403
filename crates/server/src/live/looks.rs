//! What a visitor may see of a table.

use super::card_of;
use super::table::Live;
use crate::error::Trouble;
use crate::model::{ActionCard, Pace, TableCard, TableState};
use engine::{Seat, Viewer};
use hall::LogLine;
use std::collections::HashSet;

impl Live {
    /// The seat through which a person looks if they do not say: theirs that is asked, else the one at their screen.
    pub(super) fn default_seat(&self, person: &str) -> Option<Seat> {
        let own = self.own_seats(person);
        let faced = self.faced(person)?;
        let asked = |seat: &Seat| self.play.asked().contains(*seat) && self.bot_of(*seat).is_none();
        if asked(&faced) { Some(faced) } else { own.into_iter().find(asked).or(Some(faced)) }
    }

    /// Whose eyes a visitor has: those of the seat they name, if it is theirs.
    pub fn eyes(&self, person: Option<&str>, seat: Option<Seat>) -> Result<Viewer, Trouble> {
        let Some(person) = person else { return Ok(Viewer::Spectator) };
        match seat {
            Some(seat) if self.own_seats(person).contains(&seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Trouble::Forbidden("that is not your seat".to_owned())),
            None => Ok(self.default_seat(person).map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// The seat that looks at the person's screen.
    fn faced(&self, person: &str) -> Option<Seat> {
        let own = self.own_seats(person);
        self.faces.get(person).copied().filter(|seat| own.contains(seat)).or_else(|| own.first().copied())
    }

    /// Lifts the curtain: this seat looks at the screen now.
    pub fn face(&mut self, person: &str, seat: Seat) -> Result<(), Trouble> {
        self.eyes(Some(person), Some(seat))?;
        self.faces.insert(person.to_owned(), seat);
        Ok(())
    }

    /// The seat to which the screen must be passed before it shows what that seat alone knows.
    fn curtain(&self, person: Option<&str>, viewer: Viewer) -> Option<Seat> {
        let (next, faced) = (viewer.seat()?, self.faced(person?)?);
        let hides = next != faced && !self.is_over() && self.play.view(viewer) != self.play.view(Viewer::Seat(faced));
        hides.then_some(next)
    }

    /// Whose eyes the table page shows to a person: those of their seat, or a spectator's behind the curtain.
    pub fn shown(&self, person: Option<&str>) -> Result<Viewer, Trouble> {
        let viewer = self.eyes(person, None)?;
        Ok(self.curtain(person, viewer).map_or(viewer, |_| Viewer::Spectator))
    }

    /// What lists show of the table.
    pub fn card(&self, visitor: Option<&str>, online: &HashSet<String>) -> TableCard {
        let asked = self.play.asked();
        let is_online = |person: &Option<String>| person.as_ref().is_some_and(|person| online.contains(person));
        let seats: Vec<_> = self.seats.iter().map(|row| card_of(row, asked, visitor, is_online(&row.person))).collect();
        let result_line =
            if self.is_over() { self.play.prompt(Viewer::Spectator).plain(&self.names()) } else { String::new() };
        TableCard {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            title: self.game.about().title.to_owned(),
            your_turn: seats.iter().any(|seat| seat.is_you && seat.asked && seat.driver.is_none()),
            seats,
            version: self.version(),
            steps: self.play.steps(),
            waiting_for: asked.iter().collect(),
            since: self.since,
            listed: self.row.listed,
            over: self.is_over(),
            result_line,
        }
    }

    /// What the viewer may do now.
    pub fn actions(&self, viewer: Viewer) -> Vec<ActionCard> {
        viewer.seat().map(|seat| self.offers(seat)).unwrap_or_default()
    }

    /// What the table itself may do now, by the hand of its host.
    pub fn table_actions(&self, person: Option<&str>) -> Vec<ActionCard> {
        let is_host = person.is_some_and(|person| self.is_host(person));
        if is_host && !self.is_over() { self.offers(Seat::TABLE) } else { Vec::new() }
    }

    fn offers(&self, seat: Seat) -> Vec<ActionCard> {
        let names = self.names();
        let offers = self.play.offers(seat);
        offers
            .into_iter()
            .map(|offer| ActionCard {
                label: offer.label.plain(&names),
                action: offer.action,
                group: offer.group,
                rule: offer.rule,
                targets: offer.targets,
                is_final: offer.is_final,
            })
            .collect()
    }

    /// All that was told to the viewer from a step on.
    pub fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        (from..=self.play.steps()).flat_map(|step| self.play.log(viewer, step)).collect()
    }

    /// How many steps there were at a version; nothing if something was taken back since.
    pub fn steps_at(&self, version: u64) -> Option<usize> {
        let later = self.milestones.iter().filter(|(number, _)| *number > version);
        let before = self
            .milestones
            .iter()
            .rev()
            .find(|(number, _)| *number <= version)
            .map_or(self.first_step(), |(_, steps)| *steps);
        let only_moves = later.enumerate().all(|(index, (_, steps))| *steps == before + index + 1);
        only_moves.then_some(before)
    }

    /// The table page, as one visitor sees it.
    pub fn state(
        &mut self,
        person: Option<&str>,
        seat: Option<Seat>,
        online: &HashSet<String>,
    ) -> Result<TableState, Trouble> {
        let wanted = self.eyes(person, seat)?;
        let curtain_for = self.curtain(person, wanted);
        let viewer = if curtain_for.is_some() { Viewer::Spectator } else { wanted };
        let may_take_back = viewer.seat().map_or(0, |seat| self.may_take_back(seat));
        let steps = self.play.steps();
        let since = viewer
            .seat()
            .map_or(steps, |seat| (1..=steps).rev().find(|step| self.play.actor(*step) == Some(seat)).unwrap_or(0));
        let over = self.is_over();
        let your_seats = person.map(|person| self.own_seats(person)).unwrap_or_default();
        let is_host = person.is_some_and(|person| self.is_host(person));
        Ok(TableState {
            card: self.card(person, online),
            seq: self.seq(),
            viewer,
            prompt: self.play.prompt(viewer),
            scene: self.play.scene(viewer),
            text: self.play.text(viewer),
            actions: self.actions(viewer),
            table_actions: self.table_actions(person),
            hints: self.row.hints,
            explicable: self.explicable(viewer),
            pointed: self.pointed(),
            may_undo: may_take_back > 0,
            may_restart: may_take_back > 1,
            log: self.log(viewer, 0),
            since_last_turn: self.log(viewer, since + 1),
            chat: self.heard_by(person),
            motions: if steps == 0 { Vec::new() } else { self.play.motions(viewer, steps) },
            scores: if over { self.play.standing() } else { Vec::new() },
            winners: self.play.outcome().map(|outcome| outcome.winners.iter().collect()).unwrap_or_default(),
            options: self.row.options.clone(),
            commitment: self.row.seed.commitment(),
            seed: over.then(|| hex::encode(self.row.seed.0)),
            invite: (is_host || !your_seats.is_empty()).then(|| self.row.invite.clone()),
            your_seats,
            is_host,
            pace: Pace { seconds: self.row.pace },
            deadline: self.deadline(),
            curtain_for,
            forked_from: self.row.forked_from.clone(),
        })
    }
}
