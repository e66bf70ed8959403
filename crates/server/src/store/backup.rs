//! A consistent copy of the database while the server runs.

use super::FILE;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;
use thiserror::Error;

/// Why there is no backup.
#[derive(Debug, Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no database in {0}")]
    NoDatabase(PathBuf),
    /// Something is there already.
    #[error("{0} exists already; a backup never writes over a file")]
    Exists(PathBuf),
    /// The database or the disk refuses.
    #[error("cannot copy the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The copy cannot be put in its place.
    #[error("cannot write {0}: {1}")]
    File(PathBuf, std::io::Error),
}

/// Copies the database of the data folder to `file`: all that was committed when the copy began, and nothing half.
///
/// SQLite reads one snapshot and writes it packed to a new file, so the server can go on meanwhile. The file appears
/// under its name only when it is whole.
pub async fn backup(data: &Path, file: &Path) -> Result<(), BackupError> {
    let source = data.join(FILE);
    if !source.is_file() {
        return Err(BackupError::NoDatabase(data.to_owned()));
    }
    if file.exists() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let wrong = |error| BackupError::File(file.to_owned(), error);
    let mut partial = file.as_os_str().to_owned();
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    if partial.exists() {
        std::fs::remove_file(&partial).map_err(wrong)?;
    }
    let options = SqliteConnectOptions::new().filename(&source).busy_timeout(Duration::from_secs(30));
    let mut connection = options.connect().await?;
    let target = partial.to_string_lossy().into_owned();
    sqlx::query("vacuum into ?").bind(target).execute(&mut connection).await?;
    connection.close().await?;
    std::fs::File::open(&partial).and_then(|copy| copy.sync_all()).map_err(wrong)?;
    std::fs::rename(&partial, file).map_err(wrong)
}
