//! `meadhall serve`: the web hall.

use super::data_folder;
use crate::cli::Serve;
use anyhow::{Context, Result};
use server::Config;
use tokio::runtime::Runtime;

/// Runs the hall until it is told to stop.
pub fn run(command: &Serve) -> Result<()> {
    let config = Config {
        port: command.port,
        open: command.open,
        allow_private_webhooks: command.allow_private_webhooks,
        ..Config::new(data_folder(command.data.as_deref())?)
    };
    let runtime = Runtime::new().context("cannot start")?;
    Ok(runtime.block_on(server::serve(config))?)
}
