//! A visitor who talks to the router, and remembers their cookie.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Method, Request, Response, StatusCode, header};
use engine::Seed;
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{App, Config, Limits};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tower::ServiceExt;

/// A hall for a test: no limits, no pauses.
pub async fn hall(data: &Path) -> App {
    server::app(config(data)).await.expect("the hall opens")
}

/// How a test's hall runs: its luck is the same every time, so that a test that fails fails again.
pub fn config(data: &Path) -> Config {
    Config { limits: Limits::none(), bot_pause: Duration::ZERO, bot_threads: 1, seeds: next_seed, ..Config::new(data) }
}

fn next_seed() -> Seed {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Seed::from_number(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Somebody with a browser.
pub struct Visitor {
    pub router: Router,
    pub cookie: Option<String>,
}

/// An answer, read to its end.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub body: String,
    pub headers: axum::http::HeaderMap,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl Visitor {
    /// Somebody without a session.
    pub fn stranger(app: &App) -> Visitor {
        Visitor { router: app.router.clone(), cookie: None }
    }

    /// Somebody with a name.
    pub async fn named(app: &App, name: &str) -> Visitor {
        let mut visitor = Visitor::stranger(app);
        let reply = visitor.post("/api/session", json!({ "name": name })).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
        visitor.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        visitor
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:8080");
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Reply { status: parts.status, headers: parts.headers, body: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// Makes a table; gives its id and its invitation.
    pub async fn table(&self, game: &str, seats: &[&str], listed: bool) -> (String, String) {
        let reply = self.post("/api/tables", json!({ "game": game, "seats": seats, "listed": listed })).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        let created = reply.json();
        (created["id"].as_str().unwrap().to_owned(), created["invite"].as_str().unwrap().to_owned())
    }

    /// The table as the visitor may know it.
    pub async fn look(&self, id: &str) -> Value {
        let reply = self.get(&format!("/api/tables/{id}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        reply.json()
    }

    pub async fn act(&self, id: &str, version: u64, action: &Value) -> Reply {
        self.post(&format!("/api/tables/{id}/act"), json!({ "version": version, "action": action })).await
    }

    /// Plays the offered action that `choose` picks by number; gives the new version.
    pub async fn play(&self, id: &str, choose: impl FnOnce(usize) -> usize) -> u64 {
        let table = self.look(id).await;
        let actions = table["actions"].as_array().unwrap();
        assert!(!actions.is_empty(), "nothing to do: {}", table["stage"]);
        let action = &actions[choose(actions.len())]["action"];
        let reply = self.act(id, table["version"].as_u64().unwrap(), action).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        reply.json()["version"].as_u64().unwrap()
    }

    /// Opens the stream of a table.
    pub async fn listen(&self, id: &str, from: u64) -> Ear {
        let request = self.request(Method::GET, &format!("/api/tables/{id}/events?from={from}"));
        let response: Response<Body> = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Ear { stream: Box::pin(response.into_body().into_data_stream()), heard: String::new() }
    }

    /// Waits until it is the visitor's turn or the match is over; gives the table.
    pub async fn wait(&self, id: &str) -> Value {
        let mut ear = self.listen(id, 0).await;
        loop {
            let table = self.look(id).await;
            let is_asked = !table["actions"].as_array().unwrap().is_empty();
            if is_asked || table["stage"].get("over").is_some() {
                return table;
            }
            ear.next().await;
        }
    }
}

impl Visitor {
    /// Waits until the match is over; gives the table.
    pub async fn wait_over(&self, id: &str) -> Value {
        let mut ear = self.listen(id, 0).await;
        while ear.next().await["kind"] != "over" {}
        self.look(id).await
    }
}

/// Somebody who listens to a table.
pub struct Ear {
    stream: std::pin::Pin<Box<dyn futures_util::Stream<Item = Result<Bytes, axum::Error>> + Send>>,
    pub heard: String,
}

impl Ear {
    /// The next event.
    pub async fn next(&mut self) -> Value {
        loop {
            if let Some(end) = self.heard.find("\n\n") {
                let rest = self.heard.split_off(end + 2);
                let event = std::mem::replace(&mut self.heard, rest);
                let data = event.lines().find_map(|line| line.strip_prefix("data: ")).map(str::to_owned);
                let id = event.lines().find_map(|line| line.strip_prefix("id: ")).map(str::to_owned);
                if let Some(data) = data {
                    let told: Value = serde_json::from_str(&data).unwrap();
                    let number = told.get("seq").map(Value::to_string);
                    assert_eq!(id, number, "the id is the number; what has none is not counted");
                    assert_eq!(event.contains("event: point"), number.is_none(), "{event}");
                    return told;
                }
                continue;
            }
            let chunk = tokio::time::timeout(Duration::from_secs(60), self.stream.next()).await;
            let bytes = chunk.expect("the table goes on").expect("the stream goes on").unwrap();
            self.heard.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
}

/// Numbers that look random and are the same every time.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides as u64) as usize
    }
}
