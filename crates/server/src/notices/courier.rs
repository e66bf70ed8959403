//! The task that delivers webhooks, again and again until they arrive or are given up.

use super::address::{address, is_public};
use crate::store::{Delivery, Store};
use futures_util::{StreamExt, stream};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use url::Url;

/// How many are delivered at the same time.
const AT_ONCE: usize = 8;
/// How many are taken from the queue at a time.
const BATCH: u32 = 64;
/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait after each failure, in seconds; after the last it is given up.
const PAUSES: [i64; 6] = [5, 30, 120, 600, 3600, 6 * 3600];
/// How often the queue is looked at without being told.
const ROUND: Duration = Duration::from_secs(5);

/// Carries webhooks out of the house.
pub struct Courier {
    /// Where the queue is.
    pub store: Store,
    /// Rung when something was queued.
    pub bell: Arc<Notify>,
    /// Whether private addresses are allowed.
    pub allow_private: bool,
}

impl Courier {
    /// Delivers for ever.
    pub async fn run(self) {
        loop {
            match self.store.due(BATCH).await {
                Ok(due) if due.is_empty() => {
                    let _rung_or_round = tokio::time::timeout(ROUND, self.bell.notified()).await;
                }
                Ok(due) => stream::iter(due).for_each_concurrent(AT_ONCE, |delivery| self.deliver(delivery)).await,
                Err(error) => {
                    tracing::error!("the queue of webhooks cannot be read: {error}");
                    tokio::time::sleep(ROUND).await;
                }
            }
        }
    }

    async fn deliver(&self, delivery: Delivery) {
        let result = match &delivery.url {
            Some(url) => self.send(url, &delivery.body).await,
            None => Ok(()),
        };
        let pause = PAUSES.get(delivery.attempts as usize);
        let written = match (result, pause) {
            (Ok(()), _) => self.store.strike(delivery.id).await,
            (Err(why), Some(seconds)) => {
                tracing::info!("webhook {} failed, again in {seconds} s: {why}", delivery.id);
                self.store.put_off(delivery.id, *seconds).await
            }
            (Err(why), None) => {
                tracing::info!("webhook {} is given up: {why}", delivery.id);
                self.store.strike(delivery.id).await
            }
        };
        if let Err(error) = written {
            tracing::error!("the queue of webhooks cannot be written: {error}");
        }
    }

    /// Sends to exactly the addresses that were checked: no second look-up, no redirect, no proxy.
    async fn send(&self, url: &str, body: &str) -> Result<(), String> {
        let url = address(url, self.allow_private).map_err(|trouble| trouble.to_string())?;
        let (host, addresses) = self.resolve(&url).await?;
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .resolve_to_addrs(&host, &addresses)
            .build()
            .map_err(|error| error.to_string())?;
        let request = client.post(url).header("content-type", "application/json").body(body.to_owned());
        let response = request.send().await.map_err(|error| error.to_string())?;
        if response.status().is_success() { Ok(()) } else { Err(format!("answered {}", response.status())) }
    }

    async fn resolve(&self, url: &Url) -> Result<(String, Vec<SocketAddr>), String> {
        let host = url.host_str().unwrap_or_default().to_owned();
        let port = url.port_or_known_default().unwrap_or(80);
        let name = host.trim_start_matches('[').trim_end_matches(']');
        let found = tokio::net::lookup_host((name, port)).await.map_err(|error| error.to_string())?;
        let addresses: Vec<SocketAddr> = found.collect();
        let is_fine = addresses.iter().all(|address| self.allow_private || is_public(address.ip()));
        if addresses.is_empty() || !is_fine {
            return Err("the name leads to no public address".to_owned());
        }
        Ok((host, addresses))
    }
}
