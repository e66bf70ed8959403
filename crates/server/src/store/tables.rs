//! Tables, their seats and their logs.

use super::{Store, Summary};
use engine::{Seat, Seed};
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqliteConnection};

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its address.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was begun under.
    pub rules_version: u32,
    /// The hash of the content.
    pub content: String,
    /// What was agreed on.
    pub options: Value,
    /// The seed.
    pub seed: Seed,
    /// What a link needs to invite.
    pub invite: String,
    /// Whose table it is.
    pub host: Option<String>,
    /// Whether everybody sees it in the hall.
    pub listed: bool,
    /// Seconds per decision.
    pub pace: Option<u32>,
    /// Whether a bot may be asked for advice.
    pub hints: bool,
    /// The match this one goes on from, and after which of its steps.
    pub forked_from: Option<(String, usize)>,
    /// When it was made.
    pub created_at: i64,
    /// Since when it stands as it does.
    pub since: i64,
    /// Whether it is over or closed.
    pub over: bool,
    /// How it ended, with `{0}` for the name of seat 0.
    pub result: String,
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRowKind {
    /// A visitor.
    Human,
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// Somebody at the host's screen.
    Friend,
}

impl SeatRowKind {
    fn name(self) -> &'static str {
        match self {
            SeatRowKind::Human => "human",
            SeatRowKind::Open => "open",
            SeatRowKind::Bot => "bot",
            SeatRowKind::Friend => "friend",
        }
    }

    pub(super) fn read(name: &str) -> SeatRowKind {
        match name {
            "human" => SeatRowKind::Human,
            "bot" => SeatRowKind::Bot,
            "friend" => SeatRowKind::Friend,
            _ => SeatRowKind::Open,
        }
    }
}

/// A seat as it is stored.
#[derive(Clone, Debug)]
pub struct SeatRow {
    /// Its number.
    pub seat: Seat,
    /// What sits there.
    pub kind: SeatRowKind,
    /// Whose it is: a visitor's, or the host's for a friend at their screen.
    pub person: Option<String>,
    /// What they are called.
    pub name: String,
    /// The level of the bot that sits there or plays for whoever does.
    pub bot: Option<String>,
    /// What its person likes, as JSON.
    pub settings: Option<String>,
    /// Whether its person wants to hear by webhook.
    pub has_webhook: bool,
}

/// What kind of entry it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An action.
    Move,
    /// The last action was taken back.
    Undo,
    /// Seats changed.
    Seats,
    /// Something was said.
    Chat,
    /// The match ended.
    Over,
}

impl EntryKind {
    fn name(self) -> &'static str {
        match self {
            EntryKind::Move => "move",
            EntryKind::Undo => "undo",
            EntryKind::Seats => "seats",
            EntryKind::Chat => "chat",
            EntryKind::Over => "over",
        }
    }

    fn read(name: &str) -> EntryKind {
        match name {
            "move" => EntryKind::Move,
            "undo" => EntryKind::Undo,
            "chat" => EntryKind::Chat,
            "over" => EntryKind::Over,
            _ => EntryKind::Seats,
        }
    }
}

/// An entry of a table's log.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number: 1, 2, 3 and so on.
    pub number: u64,
    /// What kind it is.
    pub kind: EntryKind,
    /// Which seat did it.
    pub seat: Option<Seat>,
    /// Who did it.
    pub person: Option<String>,
    /// The action, or what was said, as JSON.
    pub body: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
        let bad = |what: &str| sqlx::Error::Decode(format!("a table with a bad {what}").into());
        let forked_from: Option<String> = row.try_get("forked_from")?;
        let forked_step: Option<i64> = row.try_get("forked_step")?;
        Ok(TableRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules_version: row.try_get::<i64, _>("rules_version")? as u32,
            content: row.try_get("content")?,
            options: serde_json::from_str(row.try_get("options")?).map_err(|_| bad("set of options"))?,
            seed: Seed(row.try_get::<&[u8], _>("seed")?.try_into().map_err(|_| bad("seed"))?),
            invite: row.try_get("invite")?,
            host: row.try_get("host")?,
            listed: row.try_get("listed")?,
            pace: row.try_get::<Option<i64>, _>("pace")?.map(|seconds| seconds as u32),
            hints: row.try_get("hints")?,
            forked_from: forked_from.zip(forked_step.map(|step| step as usize)),
            created_at: row.try_get("created_at")?,
            since: row.try_get("since")?,
            over: row.try_get("over")?,
            result: row.try_get("result")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
        Ok(SeatRow {
            seat: Seat(row.try_get::<i64, _>("seat")? as u8),
            kind: SeatRowKind::read(row.try_get("kind")?),
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            bot: row.try_get("bot")?,
            settings: row.try_get("settings")?,
            has_webhook: row.try_get("has_webhook")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Entry {
    fn from_row(row: &SqliteRow) -> Result<Entry, sqlx::Error> {
        Ok(Entry {
            number: row.try_get::<i64, _>("number")? as u64,
            kind: EntryKind::read(row.try_get("kind")?),
            seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| Seat(seat as u8)),
            person: row.try_get("person")?,
            body: row.try_get("body")?,
            at: row.try_get("at")?,
        })
    }
}

impl Store {
    /// A table with its seats and its log.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>, Vec<Entry>)>, sqlx::Error> {
        let mut connection = self.reads.acquire().await?;
        let table: Option<TableRow> =
            sqlx::query_as("select * from tables where id = ?").bind(id).fetch_optional(&mut *connection).await?;
        let Some(table) = table else { return Ok(None) };
        let seats = sqlx::query_as(SEATS).bind(id).fetch_all(&mut *connection).await?;
        let entries = sqlx::query_as("select * from entries where table_id = ? order by number");
        let entries = entries.bind(id).fetch_all(&mut *connection).await?;
        Ok(Some((table, seats, entries)))
    }

    /// The seats of a table, as they are stored now.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
        sqlx::query_as(SEATS).bind(id).fetch_all(&self.reads).await
    }

    /// The tables where a bot or a clock has to act.
    pub async fn sleepers(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("select id from tables where wakes = 1 and over = 0").fetch_all(&self.reads).await
    }

    /// The names of the people whose entries are in a table's log.
    pub async fn speakers(&self, id: &str) -> Result<Vec<(String, String)>, sqlx::Error> {
        let sql = "select distinct people.id, people.name from entries join people on people.id = entries.person
            where entries.table_id = ? and entries.kind = 'chat'";
        sqlx::query_as(sql).bind(id).fetch_all(&self.reads).await
    }
}

const SEATS: &str = "select seats.*, people.settings, people.webhook is not null as has_webhook
    from seats left join people on people.id = seats.person and seats.kind = 'human'
    where table_id = ? order by seat";

pub(super) async fn insert_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), sqlx::Error> {
    let sql = "insert into tables (id, game, rules_version, content, options, seed, invite, host, listed, pace, hints,
            forked_from, forked_step, created_at, since) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let (forked_from, forked_step) = table.forked_from.clone().unzip();
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules_version)
        .bind(&table.content)
        .bind(table.options.to_string())
        .bind(&table.seed.0[..])
        .bind(&table.invite)
        .bind(&table.host)
        .bind(table.listed)
        .bind(table.pace)
        .bind(table.hints)
        .bind(forked_from)
        .bind(forked_step.map(|step| step as i64))
        .bind(table.created_at)
        .bind(table.since)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn insert_entry(
    connection: &mut SqliteConnection,
    table: &str,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    sqlx::query("insert into entries (table_id, number, kind, seat, person, body, at) values (?, ?, ?, ?, ?, ?, ?)")
        .bind(table)
        .bind(entry.number as i64)
        .bind(entry.kind.name())
        .bind(entry.seat.map(|seat| seat.0))
        .bind(&entry.person)
        .bind(&entry.body)
        .bind(entry.at)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn put_seat(
    connection: &mut SqliteConnection,
    table: &str,
    seat: &SeatRow,
) -> Result<(), sqlx::Error> {
    let sql = "insert or replace into seats (table_id, seat, kind, person, name, bot) values (?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(table)
        .bind(seat.seat.0)
        .bind(seat.kind.name())
        .bind(&seat.person)
        .bind(&seat.name)
        .bind(&seat.bot)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn put_summary(
    connection: &mut SqliteConnection,
    table: &str,
    summary: &Summary,
) -> Result<(), sqlx::Error> {
    let sql =
        "update tables set version = ?, steps = ?, asked = ?, since = ?, wakes = ?, over = ?, result = ? where id = ?";
    sqlx::query(sql)
        .bind(summary.version as i64)
        .bind(summary.steps as i64)
        .bind(summary.asked)
        .bind(summary.since)
        .bind(summary.wakes)
        .bind(summary.over)
        .bind(&summary.result)
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn put_pace(
    connection: &mut SqliteConnection,
    table: &str,
    pace: Option<u32>,
) -> Result<(), sqlx::Error> {
    sqlx::query("update tables set pace = ? where id = ?").bind(pace).bind(table).execute(connection).await?;
    Ok(())
}
