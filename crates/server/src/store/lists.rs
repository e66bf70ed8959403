//! Lists of tables for the front page.

use super::{SeatRow, Store};
use engine::SeatSet;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};
use std::collections::HashMap;

/// A table as lists need it.
#[derive(Clone, Debug)]
pub struct ListedTable {
    /// Its address.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The number of its last move or undo.
    pub version: u64,
    /// How many actions were played.
    pub steps: usize,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// Since when.
    pub since: i64,
    /// Whether everybody sees it.
    pub listed: bool,
    /// Whether it is over.
    pub over: bool,
    /// How it ended, with `{0}` for the name of seat 0.
    pub result: String,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

/// A seat of a listed table.
#[derive(Clone, Debug)]
pub struct ListedSeat {
    table_id: String,
    seat: SeatRow,
}

impl FromRow<'_, SqliteRow> for ListedTable {
    fn from_row(row: &SqliteRow) -> Result<ListedTable, sqlx::Error> {
        let asked = row.try_get::<i64, _>("asked")?;
        Ok(ListedTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            version: row.try_get::<i64, _>("version")? as u64,
            steps: row.try_get::<i64, _>("steps")? as usize,
            asked: engine::Seat::all(engine::MAX_SEATS).filter(|seat| asked & (1 << seat.0) != 0).collect(),
            since: row.try_get("since")?,
            listed: row.try_get("listed")?,
            over: row.try_get("over")?,
            result: row.try_get("result")?,
            seats: Vec::new(),
        })
    }
}

impl FromRow<'_, SqliteRow> for ListedSeat {
    fn from_row(row: &SqliteRow) -> Result<ListedSeat, sqlx::Error> {
        Ok(ListedSeat { table_id: row.try_get("table_id")?, seat: SeatRow::from_row(row)? })
    }
}

impl Store {
    /// The running tables where the person has a seat, or which they host; their turn first, then the latest first.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql = "select * from tables where over = 0
                and (id in (select table_id from seats where person = ?1) or host = ?1)
            order by exists (select 1 from seats where table_id = tables.id and person = ?1 and bot is null
                and (tables.asked >> seat) & 1) desc, since desc limit 60";
        self.with_seats(sqlx::query_as(sql).bind(person).fetch_all(&self.reads).await?).await
    }

    /// Listed running tables, with an open seat or without, the latest first.
    pub async fn listed(&self, has_open_seat: bool) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql = "select * from tables where over = 0 and listed = 1
                and exists (select 1 from seats where table_id = tables.id and kind = 'open') = ?
            order by since desc limit 40";
        self.with_seats(sqlx::query_as(sql).bind(has_open_seat).fetch_all(&self.reads).await?).await
    }

    /// Finished tables that are listed or the person's, the latest first.
    pub async fn finished(&self, person: Option<&str>) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql = "select * from tables where over = 1
                and (listed = 1 or id in (select table_id from seats where person = ?1))
            order by since desc limit 20";
        self.with_seats(sqlx::query_as(sql).bind(person).fetch_all(&self.reads).await?).await
    }

    /// Every table where the person has or had a seat, for the export of their data.
    pub async fn all_tables_of(&self, person: &str) -> Result<Vec<ListedTable>, sqlx::Error> {
        let sql = "select * from tables where id in (select table_id from seats where person = ?1) or host = ?1
            order by created_at";
        self.with_seats(sqlx::query_as(sql).bind(person).fetch_all(&self.reads).await?).await
    }

    async fn with_seats(&self, mut tables: Vec<ListedTable>) -> Result<Vec<ListedTable>, sqlx::Error> {
        let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let sql = "select seats.*, people.settings, people.webhook is not null as has_webhook
            from seats left join people on people.id = seats.person and seats.kind = 'human'
            where table_id in (select value from json_each(?)) order by table_id, seat";
        let ids = serde_json::Value::from(ids).to_string();
        let seats: Vec<ListedSeat> = sqlx::query_as(sql).bind(ids).fetch_all(&self.reads).await?;
        let mut of_table: HashMap<String, Vec<SeatRow>> = HashMap::new();
        for ListedSeat { table_id, seat } in seats {
            of_table.entry(table_id).or_default().push(seat);
        }
        for table in &mut tables {
            table.seats = of_table.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }
}
