//! Putting the hall together, and opening its doors.

use crate::config::Config;
use crate::house::Hall;
use crate::live::{Context, Tables, Thinkers};
use crate::notices::Courier;
use crate::router::router;
use crate::store::{OpenError, Store};
use axum::Router;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// Why the hall does not open.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The storage.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// No threads for bots.
    #[error("cannot start the threads of the bots: {0}")]
    Threads(std::io::Error),
    /// The port.
    #[error("cannot listen on 127.0.0.1:{port}: {error}; choose another with --port")]
    Port {
        /// Which.
        port: u16,
        /// Why not.
        error: std::io::Error,
    },
    /// The network broke.
    #[error("the server broke down: {0}")]
    Broken(std::io::Error),
}

/// The hall without a socket. Dropping it ends its background work.
pub struct App {
    /// All routes.
    pub router: Router,
    /// The handle behind them.
    pub hall: Hall,
    store: Store,
    thinkers: Thinkers,
    courier: JoinHandle<()>,
}

impl App {
    /// Ends the background work and closes the database.
    pub async fn close(self) {
        self.store.close().await;
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.courier.abort();
        self.thinkers.close();
    }
}

/// Opens the storage and makes the hall, without a socket.
pub async fn app(config: Config) -> Result<App, ServeError> {
    let store = Store::open(&config.data).await?;
    let thinkers = Thinkers::start(config.bot_threads, config.seeds).map_err(ServeError::Threads)?;
    let bell = Arc::new(Notify::new());
    let tables = Tables::new(Context {
        store: store.clone(),
        thinkers: thinkers.clone(),
        bot_pause: config.bot_pause,
        idle: config.idle,
        bell: Arc::clone(&bell),
    });
    // Somebody else may have chosen a provider already; then it stays.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let courier = Courier { store: store.clone(), bell, allow_private: config.allow_private_webhooks };
    let courier = tokio::spawn(courier.run());
    let hall = Hall::new(config.clone(), store.clone(), tables);
    let resuming = hall.clone();
    tokio::spawn(async move {
        if let Err(trouble) = resuming.resume().await {
            tracing::error!("the tables cannot be woken: {trouble}");
        }
    });
    Ok(App { router: router(hall.clone(), &config), hall, store, thinkers, courier })
}

/// Runs the hall until the process is told to stop; says where it is and where its data are.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let (port, open, data) = (config.port, config.open, config.data.clone());
    let app = app(config).await?;
    let bound = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
    let listener = bound.map_err(|error| ServeError::Port { port, error })?;
    let address = listener.local_addr().map_err(ServeError::Broken)?;
    println!("The hall is open at http://{address}/");
    println!("Its data are in {}", data.display());
    if open {
        open_browser(&format!("http://{address}/"));
    }
    let service = app.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    // Streams never end by themselves, so the end does not wait for them: every move told is on disk already.
    tokio::select! {
        served = axum::serve(listener, service) => served.map_err(ServeError::Broken)?,
        () = told_to_stop() => {}
    }
    app.close().await;
    Ok(())
}

async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! { () = interrupted => {}, _ = terminated.recv() => {} }
            }
            Err(_) => interrupted.await,
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

fn open_browser(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    if let Err(error) = std::process::Command::new(program).args(first).arg(address).spawn() {
        tracing::info!("no browser opens: {error}");
    }
}
