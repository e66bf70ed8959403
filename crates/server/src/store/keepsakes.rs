//! What is kept of finished matches.

use super::{Store, now};
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};
use sqlx::SqliteConnection;
use std::io::{Error, Read};

impl Store {
    /// What was kept of a match, if it ended.
    pub async fn keepsake(&self, table: &str) -> Result<Option<String>, sqlx::Error> {
        let sql = "select body from keepsakes where table_id = ? order by at desc limit 1";
        let packed: Option<Vec<u8>> = sqlx::query_scalar(sql).bind(table).fetch_optional(&self.reads).await?;
        packed.map(|packed| unpack(&packed)).transpose().map_err(sqlx::Error::Io)
    }
}

/// A picture says the same things often: packed, it takes a tenth of the room.
fn pack(body: &str) -> Result<Vec<u8>, Error> {
    let mut packed = Vec::new();
    GzEncoder::new(body.as_bytes(), Compression::default()).read_to_end(&mut packed)?;
    Ok(packed)
}

fn unpack(packed: &[u8]) -> Result<String, Error> {
    let mut body = String::new();
    GzDecoder::new(packed).read_to_string(&mut body)?;
    Ok(body)
}

pub(super) async fn put(
    connection: &mut SqliteConnection,
    table: &str,
    rules_version: u32,
    body: &str,
) -> Result<(), sqlx::Error> {
    let sql = "insert or replace into keepsakes (table_id, rules_version, body, at) values (?, ?, ?, ?)";
    sqlx::query(sql).bind(table).bind(rules_version).bind(pack(body)?).bind(now()).execute(connection).await?;
    Ok(())
}
