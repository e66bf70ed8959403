//! The one task that writes logs: whatever waits when a commit is done goes into the next one together.

use super::tables::{self, Entry, SeatRow};
use super::{TableRow, deliveries, keepsakes};
use sqlx::{SqliteConnection, SqlitePool};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// How many commits may wait.
const QUEUE: usize = 4096;
/// How many are written at once at most.
const TOGETHER: usize = 512;

/// What belongs together: all of it is written, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// A table to be made first.
    pub table: Option<TableRow>,
    /// The table that the rest is about.
    pub table_id: String,
    /// New entries of its log.
    pub entries: Vec<Entry>,
    /// Seats that changed.
    pub seats: Vec<SeatRow>,
    /// How it stands now.
    pub summary: Option<Summary>,
    /// The pace, if it changed.
    pub pace: Option<Option<u32>>,
    /// Whom to tell what by webhook.
    pub deliveries: Vec<(String, String)>,
    /// What is kept of a match that has ended, with the version of its rules.
    pub keepsake: Option<(u32, String)>,
}

/// How a table stands, for lists.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The number of the last move or undo.
    pub version: u64,
    /// How many actions were played.
    pub steps: usize,
    /// A bit per seat that is asked.
    pub asked: u8,
    /// Since when.
    pub since: i64,
    /// Whether a bot or a clock has to act.
    pub wakes: bool,
    /// Whether it is over.
    pub over: bool,
    /// How it ended.
    pub result: String,
}

/// Why nothing was written.
#[derive(Clone, Debug, Error)]
pub enum WriteError {
    /// Another entry has the number already.
    #[error("the log has moved on")]
    Taken,
    /// The database refuses.
    #[error("database: {0}")]
    Database(String),
}

impl From<sqlx::Error> for WriteError {
    fn from(error: sqlx::Error) -> WriteError {
        if super::is_taken(&error) { WriteError::Taken } else { WriteError::Database(error.to_string()) }
    }
}

struct Job {
    commit: Commit,
    done: oneshot::Sender<Result<(), WriteError>>,
}

/// Where commits are handed in.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Writer {
        let (send, receive) = mpsc::channel(QUEUE);
        tokio::spawn(run(pool, receive));
        Writer(send)
    }

    async fn commit(&self, commit: Commit) -> Result<(), WriteError> {
        let gone = || WriteError::Database("the writer has stopped".to_owned());
        let (done, answer) = oneshot::channel();
        self.0.send(Job { commit, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

impl super::Store {
    /// Writes what belongs together and comes back when it is safe on disk.
    pub async fn commit(&self, commit: Commit) -> Result<(), WriteError> {
        self.writer.commit(commit).await
    }
}

async fn run(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let together = write(&pool, &batch).await;
        let fails_alone = together.is_err() && batch.len() > 1;
        for job in batch.drain(..) {
            // One bad commit must not take the others with it.
            let result = if fails_alone { write(&pool, std::slice::from_ref(&job)).await } else { together.clone() };
            let _nobody_waits = job.done.send(result);
        }
    }
}

async fn write(pool: &SqlitePool, jobs: &[Job]) -> Result<(), WriteError> {
    let mut transaction = pool.begin_with("begin immediate").await?;
    for job in jobs {
        put(&mut transaction, &job.commit).await?;
    }
    Ok(transaction.commit().await?)
}

async fn put(connection: &mut SqliteConnection, commit: &Commit) -> Result<(), sqlx::Error> {
    if let Some(table) = &commit.table {
        tables::insert_table(connection, table).await?;
    }
    for entry in &commit.entries {
        tables::insert_entry(connection, &commit.table_id, entry).await?;
    }
    for seat in &commit.seats {
        tables::put_seat(connection, &commit.table_id, seat).await?;
    }
    if let Some(summary) = &commit.summary {
        tables::put_summary(connection, &commit.table_id, summary).await?;
    }
    if let Some(pace) = commit.pace {
        tables::put_pace(connection, &commit.table_id, pace).await?;
    }
    for (person, body) in &commit.deliveries {
        deliveries::insert(connection, person, body).await?;
    }
    if let Some((rules_version, body)) = &commit.keepsake {
        keepsakes::put(connection, &commit.table_id, *rules_version, body).await?;
    }
    Ok(())
}
