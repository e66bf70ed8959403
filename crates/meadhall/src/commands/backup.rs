//! `meadhall backup`: a consistent copy of the hall's database.

use super::data_folder;
use crate::cli::Backup;
use anyhow::{Context, Result};
use tokio::runtime::Runtime;

/// Copies the database, also while the hall is running.
pub fn run(command: &Backup) -> Result<()> {
    let data = data_folder(command.data.as_deref())?;
    let runtime = Runtime::new().context("cannot start")?;
    runtime.block_on(server::backup(&data, &command.file))?;
    println!("copied to {}", command.file.display());
    Ok(())
}
