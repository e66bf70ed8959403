//! The queue of webhooks.

use super::{Store, now};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqliteConnection};

/// Something to be told by webhook.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// Its number.
    pub id: i64,
    /// Whom.
    pub person: String,
    /// Where, if they still want to hear.
    pub url: Option<String>,
    /// What.
    pub body: String,
    /// How often it was tried.
    pub attempts: i64,
}

impl FromRow<'_, SqliteRow> for Delivery {
    fn from_row(row: &SqliteRow) -> Result<Delivery, sqlx::Error> {
        Ok(Delivery {
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            url: row.try_get("url")?,
            body: row.try_get("body")?,
            attempts: row.try_get("attempts")?,
        })
    }
}

pub(super) async fn insert(connection: &mut SqliteConnection, person: &str, body: &str) -> Result<(), sqlx::Error> {
    let sql = "insert into deliveries (person, body, next_at) select ?1, ?2, ?3
        where exists (select 1 from people where id = ?1 and webhook is not null)";
    sqlx::query(sql).bind(person).bind(body).bind(now()).execute(connection).await?;
    Ok(())
}

impl Store {
    /// What is due now, the oldest first.
    pub async fn due(&self, limit: u32) -> Result<Vec<Delivery>, sqlx::Error> {
        let sql = "select deliveries.id, person, people.webhook as url, body, attempts
            from deliveries join people on people.id = deliveries.person
            where next_at <= ? order by next_at, deliveries.id limit ?";
        sqlx::query_as(sql).bind(now()).bind(limit).fetch_all(&self.reads).await
    }

    /// Strikes out a delivery that arrived or is given up.
    pub async fn strike(&self, id: i64) -> Result<(), sqlx::Error> {
        sqlx::query("delete from deliveries where id = ?").bind(id).execute(&self.writes).await?;
        Ok(())
    }

    /// Puts a delivery off.
    pub async fn put_off(&self, id: i64, seconds: i64) -> Result<(), sqlx::Error> {
        let sql = "update deliveries set attempts = attempts + 1, next_at = ? where id = ?";
        sqlx::query(sql).bind(now() + seconds).bind(id).execute(&self.writes).await?;
        Ok(())
    }
}
