//! New tables: from nothing, from a position of a finished match, or once more.

use super::{Answer, Hall};
use crate::error::Trouble;
use crate::live::Live;
use crate::model::{Created, NewTable, Person};
use crate::people::{bot, name, pace, random_id, written};
use crate::store::{SeatRow, SeatRowKind, TableRow, WriteError, now};
use engine::Seat;

/// How many running tables one person may have.
const MOST_TABLES: usize = 60;

impl Hall {
    /// Makes a table; the person becomes its host.
    pub async fn create(&self, person: &Person, table: &NewTable) -> Answer<Created> {
        let game = hall::game(&table.game)?;
        let options = game.options(&table.options)?;
        let (seats, seed) = (read_seats(person, &table.seats)?, (self.0.config.seeds)());
        let play = game.begin(&options, seats.len(), None, seed)?;
        let row = TableRow {
            id: random_id(),
            game: game.name().to_owned(),
            rules_version: game.rules_version(),
            content: play.content().to_owned(),
            options,
            seed,
            invite: random_id(),
            host: Some(person.id.clone()),
            listed: table.listed,
            pace: pace(table.pace)?,
            hints: table.hints,
            forked_from: None,
            created_at: now(),
            since: now(),
            over: false,
            result: String::new(),
        };
        self.open(person, Live::with(row, seats, play)?).await
    }

    /// A new table from a position of a finished match; `seats` as for `create`. Its luck is fresh.
    pub async fn fork(
        &self,
        id: &str,
        person: &Person,
        step: usize,
        seats: &[String],
        listed: bool,
    ) -> Answer<Created> {
        let seed = (self.0.config.seeds)();
        let (row, play) = self.0.tables.look(id, move |live| live.forked(step, seed)).await?;
        if seats.len() != play.seats() {
            return Err(Trouble::Bad(format!("the match has {} seats, not {}", play.seats(), seats.len())));
        }
        let row = TableRow {
            id: random_id(),
            seed,
            invite: random_id(),
            host: Some(person.id.clone()),
            listed,
            pace: None,
            forked_from: Some((id.to_owned(), step)),
            created_at: now(),
            since: now(),
            over: false,
            result: String::new(),
            ..row
        };
        self.open(person, Live::with(row, read_seats(person, seats)?, play)?).await
    }

    /// A new table with the same game, options and seats; the person is its host, others' seats are open.
    pub async fn rematch(&self, id: &str, person: &Person) -> Answer<Created> {
        let who = person.id.clone();
        let table = self.0.tables.look(id, move |live| live.once_more(&who)).await?;
        self.create(person, &table).await
    }

    async fn open(&self, person: &Person, live: Live) -> Answer<Created> {
        if self.0.store.tables_of(&person.id).await?.len() >= MOST_TABLES {
            return Err(Trouble::TooMuch(format!(
                "{MOST_TABLES} running tables are enough for one; finish some first"
            )));
        }
        let created = live.about(|row, _| Created { id: row.id.clone(), invite: row.invite.clone() });
        self.0.store.commit(live.opening()).await.map_err(|error| match error {
            WriteError::Taken => Trouble::Conflict("that address is taken".to_owned()),
            WriteError::Database(_) => Trouble::Broken(error.to_string()),
        })?;
        self.0.tables.wake(&created.id).await;
        Ok(created)
    }
}

/// Who is to sit where: `me`, `open`, `bot:LEVEL`, `friend:NAME`.
fn read_seats(person: &Person, seats: &[String]) -> Answer<Vec<SeatRow>> {
    let mut rows = Vec::new();
    for (number, text) in seats.iter().enumerate() {
        let seat = Seat(u8::try_from(number).map_err(|_| Trouble::Bad("too many seats".to_owned()))?);
        let mine = || Some(person.id.clone());
        let (kind, person, name, bot) = match text.split_once(':') {
            None if text == "me" => (SeatRowKind::Human, mine(), person.name.clone(), None),
            None if text == "open" => (SeatRowKind::Open, None, "open seat".to_owned(), None),
            Some(("bot", level)) => {
                let level = written(bot(level)?);
                (SeatRowKind::Bot, None, crate::live::bot_name(&level), Some(level))
            }
            Some(("friend", friend)) => (SeatRowKind::Friend, mine(), name(friend)?, None),
            None | Some(_) => {
                let known = "\"me\", \"open\", \"bot:LEVEL\" and \"friend:NAME\"";
                return Err(Trouble::Bad(format!("there is no seat {text:?}; there are {known}")));
            }
        };
        rows.push(SeatRow { seat, kind, person, name, bot, settings: None, has_webhook: false });
    }
    if rows.iter().filter(|row| row.kind == SeatRowKind::Human).count() > 1 {
        return Err(Trouble::Bad("only one seat can be \"me\"; friends at your screen are \"friend:NAME\"".to_owned()));
    }
    number_bots(&mut rows);
    Ok(rows)
}

/// Bots of a level are told apart by number.
fn number_bots(rows: &mut [SeatRow]) {
    for index in 1..rows.len() {
        let (before, rest) = rows.split_at_mut(index);
        let row = &mut rest[0];
        if row.kind == SeatRowKind::Bot {
            let same = before.iter().filter(|other| other.kind == SeatRowKind::Bot && other.bot == row.bot).count();
            if same > 0 {
                row.name = format!("{} {}", row.name, same + 1);
            }
        }
    }
}
