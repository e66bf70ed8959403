//! Sitting down, getting up, and bots that take over.

use super::table::{Change, Live};
use crate::error::Trouble;
use crate::model::{NewTable, Person, SeatCard, SeatKind, Settings};
use crate::store::{EntryKind, SeatRow, SeatRowKind};
use engine::{Seat, SeatSet};

/// The bot that plays for people who leave.
pub(crate) const STAND_IN: &str = "karl";

impl Live {
    /// The seats a person acts for: their own, and those of friends at their screen.
    pub fn own_seats(&self, person: &str) -> Vec<Seat> {
        let is_theirs = |row: &&SeatRow| row.person.as_deref() == Some(person);
        self.seats.iter().filter(is_theirs).map(|row| row.seat).collect()
    }

    /// Whether it is the person's table.
    pub fn is_host(&self, person: &str) -> bool {
        self.row.host.as_deref() == Some(person)
    }

    /// Sits down on an open seat.
    pub fn join(&mut self, person: &Person, seat: Option<Seat>, invite: Option<&str>) -> Result<Change, Trouble> {
        let conflict = |text: &str| Err(Trouble::Conflict(text.to_owned()));
        if !self.row.listed && !self.is_host(&person.id) && invite != Some(&self.row.invite) {
            return Err(Trouble::Forbidden("this table is private; its link invites".to_owned()));
        }
        if self.is_over() {
            return conflict("the match is over");
        }
        if !self.own_seats(&person.id).is_empty() {
            return conflict("you already sit at this table");
        }
        let open = |row: &&mut SeatRow| row.kind == SeatRowKind::Open && seat.is_none_or(|seat| seat == row.seat);
        let Some(row) = self.seats.iter_mut().find(open) else { return conflict("that seat is taken") };
        row.kind = SeatRowKind::Human;
        row.person = Some(person.id.clone());
        row.name.clone_from(&person.name);
        row.settings = Some(serde_json::json!(person.settings).to_string());
        row.has_webhook = person.webhook.is_some();
        let seat = row.seat;
        Ok(self.seats_changed(Some(&person.id), &[seat]))
    }

    /// Gets up: a bot plays on for the person's seats.
    pub fn leave(&mut self, person: &str, seat: Option<Seat>) -> Result<Change, Trouble> {
        let own = self.own_seats(person);
        let leaving: Vec<Seat> = own.into_iter().filter(|own| seat.is_none_or(|seat| seat == *own)).collect();
        if leaving.is_empty() {
            return Err(Trouble::Forbidden("you have no such seat at this table".to_owned()));
        }
        for seat in &leaving {
            self.seats[seat.index()].bot.get_or_insert_with(|| STAND_IN.to_owned());
        }
        Ok(self.seats_changed(Some(person), &leaving))
    }

    /// Lets a bot play a seat: its owner's wish, or the host's.
    pub fn give_to_bot(&mut self, person: &str, seat: Seat, level: &str) -> Result<Change, Trouble> {
        let bot = crate::people::written(crate::people::bot(level)?);
        let is_host = self.is_host(person);
        let row = self.seats.get_mut(seat.index()).ok_or(Trouble::Missing("seat"))?;
        if !is_host && row.person.as_deref() != Some(person) {
            return Err(Trouble::Forbidden("only the host may give away another's seat".to_owned()));
        }
        if row.kind == SeatRowKind::Open {
            row.kind = SeatRowKind::Bot;
        }
        if row.kind == SeatRowKind::Bot {
            row.name = bot_name(&bot);
        }
        row.bot = Some(bot);
        Ok(self.seats_changed(Some(person), &[seat]))
    }

    /// Takes a seat back from its bot: for its owner, or opens it again if it is nobody's.
    pub fn take_back(&mut self, person: &str, seat: Seat) -> Result<Change, Trouble> {
        let is_host = self.is_host(person);
        let row = self.seats.get_mut(seat.index()).ok_or(Trouble::Missing("seat"))?;
        let is_owner = row.person.as_deref() == Some(person);
        if !is_host && !is_owner {
            return Err(Trouble::Forbidden("that is not your seat".to_owned()));
        }
        if row.bot.is_none() {
            return Err(Trouble::Conflict("no bot plays this seat".to_owned()));
        }
        row.bot = None;
        if row.person.is_none() {
            row.kind = SeatRowKind::Open;
            "open seat".clone_into(&mut row.name);
        }
        Ok(self.seats_changed(Some(person), &[seat]))
    }

    /// The same table once more, with the person as its host: the seats of others are open again.
    pub fn once_more(&self, person: &str) -> Result<NewTable, Trouble> {
        let seat = |row: &SeatRow| match (row.kind, &row.bot) {
            (SeatRowKind::Bot, Some(level)) => format!("bot:{level}"),
            (SeatRowKind::Human, _) if row.person.as_deref() == Some(person) => "me".to_owned(),
            (SeatRowKind::Friend, _) if row.person.as_deref() == Some(person) => format!("friend:{}", row.name),
            (SeatRowKind::Bot | SeatRowKind::Human | SeatRowKind::Friend | SeatRowKind::Open, _) => "open".to_owned(),
        };
        Ok(NewTable {
            game: self.row.game.clone(),
            options: self.row.options.clone(),
            seats: self.seats.iter().map(seat).collect(),
            listed: self.row.listed,
            pace: self.row.pace,
            hints: self.row.hints,
        })
    }

    /// Changes how much time a decision may take.
    pub fn set_pace(&mut self, person: &str, seconds: Option<u32>) -> Result<Change, Trouble> {
        if !self.is_host(person) {
            return Err(Trouble::Forbidden("only the host may change the pace".to_owned()));
        }
        self.row.pace = crate::people::pace(seconds)?;
        self.since = crate::store::now();
        let mut change = self.seats_changed(None, &[]);
        change.commit.pace = Some(self.row.pace);
        Ok(change)
    }

    /// Takes over what is stored about the seats: somebody changed their name, or was forgotten.
    pub fn reseat(&mut self, person: &str, seats: Vec<SeatRow>) -> Change {
        self.seats = seats;
        for said in self.said.iter_mut().filter(|said| said.person.as_deref() == Some(person)) {
            let row =
                self.seats.iter().find(|row| row.person.as_deref() == Some(person) && row.kind == SeatRowKind::Human);
            match row {
                Some(row) => said.name.clone_from(&row.name),
                None if said.seat.is_some() => "someone".clone_into(&mut said.name),
                None => {}
            }
        }
        self.seats_changed(None, &[])
    }

    fn seats_changed(&mut self, person: Option<&str>, seats: &[Seat]) -> Change {
        let mut change = self.entry(EntryKind::Seats, seats.first().copied(), person, String::new());
        change.commit.seats = seats.iter().map(|seat| self.seats[seat.index()].clone()).collect();
        change.commit.summary = Some(self.summary());
        change
    }
}

/// What a bot of this level is called at the table.
pub(crate) fn bot_name(level: &str) -> String {
    let base = level.split(':').next().unwrap_or(level);
    let mut letters = base.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// A seat as the visitor sees it.
pub fn card_of(row: &SeatRow, asked: SeatSet, visitor: Option<&str>, is_online: bool) -> SeatCard {
    let settings: Settings =
        row.settings.as_deref().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    let level = || row.bot.clone().unwrap_or_else(|| STAND_IN.to_owned());
    let kind = match row.kind {
        SeatRowKind::Human => SeatKind::Human,
        SeatRowKind::Open => SeatKind::Open,
        SeatRowKind::Bot => SeatKind::Bot(level()),
        SeatRowKind::Friend => SeatKind::Friend,
    };
    SeatCard {
        seat: row.seat,
        name: row.name.clone(),
        driver: row.bot.clone().filter(|_| row.kind != SeatRowKind::Bot),
        is_you: visitor.is_some() && row.person.as_deref() == visitor,
        is_online: is_online || row.kind == SeatRowKind::Bot,
        asked: asked.contains(row.seat),
        symbol: Some(settings.symbol).filter(|symbol| !symbol.is_empty()),
        colour: settings.colour,
        kind,
    }
}
