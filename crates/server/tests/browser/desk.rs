//! A desk to test at: a server with an empty data folder, and a driver that opens browsers.

use crate::browser::Browser;
use crate::child::{Server, free_port, wait_for};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Browsers are heavy: so many tests run at once.
static ROOM: Semaphore = Semaphore::const_new(2);

/// Tells pages that nothing should move.
const STILL: &str = "--force-prefers-reduced-motion";

/// How big the window is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1440 by 900.
    Desktop,
    /// 390 by 844, with touch.
    Phone,
}

impl Size {
    /// Its name in the names of screenshots.
    pub const fn name(self) -> &'static str {
        match self {
            Size::Desktop => "desktop",
            Size::Phone => "phone",
        }
    }
}

/// A server and a browser driver for one test.
pub struct Desk {
    server: Option<Server>,
    driver: Child,
    driver_port: u16,
    port: u16,
    folder: TempDir,
    browsers: AtomicU32,
    _room: SemaphorePermit<'static>,
}

impl Desk {
    /// Starts both.
    pub async fn open() -> Desk {
        let room = ROOM.acquire().await.expect("nobody closes the room");
        let folder = tempfile::tempdir().expect("a folder");
        let (port, driver_port) = (free_port(), free_port());
        let server = Server::start(&folder.path().join("data"), port);
        let driver = Command::new("chromedriver")
            .arg(format!("--port={driver_port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed");
        wait_for(driver_port, Duration::from_secs(60));
        Desk { server: Some(server), driver, driver_port, port, folder, browsers: AtomicU32::new(0), _room: room }
    }

    /// Opens a browser that nobody has used before.
    pub async fn browser(&self, size: Size) -> Browser {
        self.browser_with(size, json!({}), &[STILL]).await
    }

    /// Opens a browser whose owner likes to see things move.
    pub async fn browser_with_motion(&self, size: Size) -> Browser {
        self.browser_with(size, json!({}), &[]).await
    }

    /// Opens a browser that runs no script of any page.
    pub async fn browser_without_script(&self, size: Size) -> Browser {
        self.browser_with(size, json!({ "profile.managed_default_content_settings.javascript": 2 }), &[STILL]).await
    }

    async fn browser_with(&self, size: Size, preferences: Value, more: &[&str]) -> Browser {
        let number = self.browsers.fetch_add(1, Ordering::Relaxed);
        let profile = self.folder.path().join(format!("browser-{number}"));
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--window-size=1440,900",
        ];
        let mut args: Vec<String> = flags.iter().chain(more).map(|flag| (*flag).to_owned()).collect();
        args.push(format!("--user-data-dir={}", profile.display()));
        let mut options = json!({ "args": args, "prefs": preferences });
        if size == Size::Phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 1, "touch": true } });
        }
        let mut capabilities = Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        capabilities.insert("pageLoadStrategy".to_owned(), Value::String("normal".to_owned()));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.driver_port))
            .await
            .expect("Chromium starts");
        let browser = Browser::new(client, format!("http://127.0.0.1:{}", self.port), size);
        if size == Size::Desktop {
            browser.stretch(1440, 900).await;
        }
        browser
    }

    /// Kills the server with `SIGKILL` and starts it again on the same data and the same port.
    pub fn kill_and_restart(&mut self) {
        self.server.take().expect("the server runs").kill();
        self.server = Some(Server::start(&self.folder.path().join("data"), self.port));
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _is_gone = self.driver.kill();
        let _status = self.driver.wait();
    }
}
