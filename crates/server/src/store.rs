//! All SQL: people, tables, their logs, and the queue of webhooks, in one SQLite file.
//!
//! Reading goes through a pool. Writing goes through one connection: entries of logs by way of [`writer`], which commits
//! many tables' moves at once, the rest directly. So no write ever waits for another program's lock.

mod backup;
mod deliveries;
mod keepsakes;
mod lists;
mod people;
mod tables;
mod writer;

pub use backup::backup;
pub use deliveries::Delivery;
pub use lists::{ListedSeat, ListedTable};
pub use people::{Account, PersonRow};
pub use tables::{Entry, EntryKind, SeatRow, SeatRowKind, TableRow};
pub use writer::{Commit, Summary, WriteError};

use sqlx::SqlitePool;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use writer::Writer;

/// The file in the data folder.
pub const FILE: &str = "meadhall.sqlite";

/// The steps that bring a database up to date, in their order.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "hall", include_str!("../migrations/0001_hall.sql")),
    (2, "hints and keepsakes", include_str!("../migrations/0002_hints_keepsakes.sql")),
];

/// The storage of the hall.
#[derive(Clone)]
pub struct Store {
    reads: SqlitePool,
    writes: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the database in the folder, making both if they are missing, and brings it up to date.
    pub async fn open(data: &Path) -> Result<Store, OpenError> {
        std::fs::create_dir_all(data).map_err(|error| OpenError::Folder(data.to_owned(), error))?;
        let options = SqliteConnectOptions::new()
            .filename(data.join(FILE))
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let writes = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(Duration::from_secs(30))
            .connect_with(options.clone())
            .await?;
        migrator().run(&writes).await?;
        let reads = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let writer = Writer::start(writes.clone());
        Ok(Store { reads, writes, writer })
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("select 1").execute(&self.reads).await.is_ok()
    }

    /// Writes what is still under way and closes the file.
    pub async fn close(&self) {
        self.reads.close().await;
        self.writes.close().await;
    }
}

/// Why the storage cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made.
    #[error("cannot make the data folder {0}: {1}")]
    Folder(PathBuf, std::io::Error),
    /// The database cannot be opened.
    #[error("cannot open the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database is from a later program, or broken.
    #[error("cannot bring the database up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// Whether the database refused because something of the kind is there already.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Now, in seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sqlx::SqlStr::from_static(sql), false)
    });
    Migrator::with_migrations(migrations.collect())
}
