//! How much the hall can take: many tables, each with a client that plays random legal moves over loopback.
//!
//! Server and clients share the process and the machine, so the figures are what is left after the clients took theirs.

mod wire;

use crate::{Config, Limits, ServeError, app};
use serde::Serialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::{Instant, sleep_until, timeout};
use wire::Wire;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub game: String,
    /// How many tables are played at.
    pub tables: usize,
    /// How many moves a second all of them together aim at.
    pub moves_per_second: u32,
    /// For how long.
    pub time: Duration,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { game: "mylla".to_owned(), tables: 2000, moves_per_second: 2000, time: Duration::from_secs(20) }
    }
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many tables were live.
    pub tables: usize,
    /// How many moves were made.
    pub moves: usize,
    /// Moves a second.
    pub moves_per_second: f64,
    /// From sending an action to hearing of it, in milliseconds: half are faster.
    pub p50: f64,
    /// Ninety-nine of a hundred are faster.
    pub p99: f64,
    /// The slowest.
    pub slowest: f64,
    /// Memory for each table that nobody looks at, in bytes, where the system tells it.
    pub idle_table: Option<usize>,
    /// What went wrong, if anything.
    pub errors: usize,
}

/// People share the tables, so that nobody has too many.
const TABLES_PER_PERSON: usize = 50;
/// How many connections act; each event stream has one of its own.
const ACTING: usize = 64;

/// One table and how to reach it.
#[derive(Clone)]
struct Bench {
    server: SocketAddr,
    cookie: String,
    table: String,
}

/// Connections that many tables share.
struct Wires {
    free: Mutex<Vec<Wire>>,
    places: Semaphore,
}

/// Opens a hall in the folder and measures it.
pub async fn bench(config: Config, plan: Plan) -> Result<Report, ServeError> {
    let config = Config { limits: Limits::none(), ..config };
    let app = app(config).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(ServeError::Broken)?;
    let server = listener.local_addr().map_err(ServeError::Broken)?;
    let service = app.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });

    let wires = Arc::new(Wires::open(server).await.map_err(ServeError::Broken)?);
    // A first table pays for what all of them share.
    sit_down(server, &wires, &plan, 1).await.map_err(ServeError::Broken)?;
    let before = memory();
    let benches = sit_down(server, &wires, &plan, plan.tables).await.map_err(ServeError::Broken)?;
    let idle_table = before.zip(memory()).map(|(before, after)| after.saturating_sub(before) / plan.tables.max(1));

    let pause = Duration::from_secs_f64(plan.tables as f64 / f64::from(plan.moves_per_second.max(1)));
    let begin = Instant::now() + Duration::from_secs(2);
    let mut clients = Vec::new();
    for (number, bench) in benches.into_iter().enumerate() {
        let first = begin + pause.mul_f64(number as f64 / plan.tables as f64);
        clients.push(tokio::spawn(play(bench, Arc::clone(&wires), first, pause, begin + plan.time, number as u64)));
    }
    let (mut waits, mut errors) = (Vec::new(), 0);
    for client in clients {
        match client.await {
            Ok(Ok(mut took)) => waits.append(&mut took),
            Ok(Err(_)) | Err(_) => errors += 1,
        }
    }
    let lasted = begin.elapsed().as_secs_f64().max(plan.time.as_secs_f64());
    serving.abort();
    app.close().await;
    waits.sort_unstable();
    let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
    let milliseconds = |share: f64| at(share).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0);
    Ok(Report {
        tables: plan.tables,
        moves: waits.len(),
        moves_per_second: waits.len() as f64 / lasted,
        p50: milliseconds(0.5),
        p99: milliseconds(0.99),
        slowest: milliseconds(1.0),
        idle_table,
        errors,
    })
}

/// Makes tables where one person plays all seats, and makes a few moves at each.
async fn sit_down(server: SocketAddr, wires: &Wires, plan: &Plan, tables: usize) -> std::io::Result<Vec<Bench>> {
    let seats = hall::game(&plan.game).map_or(2, |game| *game.seats().start());
    let seats: Vec<String> =
        (0..seats).map(|seat| if seat == 0 { "me".to_owned() } else { format!("friend:F{seat}") }).collect();
    let mut benches = Vec::new();
    let mut cookie = String::new();
    for number in 0..tables {
        if number % TABLES_PER_PERSON == 0 {
            let body = json!({ "name": format!("P{number}") });
            cookie =
                wires.ask(async |wire| wire.post("/api/session", "", &body).await).await?.cookie.unwrap_or_default();
        }
        let body = json!({ "game": plan.game, "seats": seats });
        let made = wires.ask(async |wire| wire.post("/api/tables", &cookie, &body).await).await?;
        let table = made.body["id"].as_str().unwrap_or_default().to_owned();
        benches.push(Bench { server, cookie: cookie.clone(), table });
    }
    Ok(benches)
}

/// Plays at one table, a move each `pause`; gives how long it took to hear of each.
async fn play(
    mut bench: Bench,
    wires: Arc<Wires>,
    first: Instant,
    pause: Duration,
    end: Instant,
    mut luck: u64,
) -> std::io::Result<Vec<Duration>> {
    let mut ear = Wire::open(bench.server).await?;
    ear.listen(&bench.table, &bench.cookie).await?;
    let (mut due, mut waits) = (first, Vec::new());
    while due < end {
        sleep_until(due).await;
        due = (due + pause).max(Instant::now());
        let path = format!("/api/tables/{}?log_from=1000000", bench.table);
        let table = wires.ask(async |wire| wire.get(&path, &bench.cookie).await).await?.body;
        let actions = table["actions"].as_array().map_or(&[][..], Vec::as_slice);
        if actions.is_empty() {
            bench = again(&bench, &wires).await?;
            ear = Wire::open(bench.server).await?;
            ear.listen(&bench.table, &bench.cookie).await?;
            continue;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &actions[(luck >> 33) as usize % actions.len()]["action"];
        let body = json!({ "version": table["version"], "action": action });
        let path = format!("/api/tables/{}/act", bench.table);
        let mut sent = Instant::now();
        let acted = wires
            .ask(async |wire| {
                sent = Instant::now();
                wire.post(&path, &bench.cookie, &body).await
            })
            .await?;
        let version = acted.body["version"].as_u64().filter(|_| acted.status == 200);
        let version =
            version.ok_or_else(|| std::io::Error::other(format!("answered {}: {}", acted.status, acted.body)))?;
        let heard = async {
            while ear.heard().await? < version {}
            std::io::Result::Ok(())
        };
        timeout(Duration::from_secs(30), heard).await??;
        waits.push(sent.elapsed());
    }
    Ok(waits)
}

async fn again(bench: &Bench, wires: &Wires) -> std::io::Result<Bench> {
    let path = format!("/api/tables/{}/rematch", bench.table);
    let made = wires.ask(async |wire| wire.post(&path, &bench.cookie, &Value::Null).await).await?;
    let table = made.body["id"].as_str().unwrap_or_default().to_owned();
    Ok(Bench { table, ..bench.clone() })
}

impl Wires {
    async fn open(server: SocketAddr) -> std::io::Result<Wires> {
        let mut free = Vec::new();
        for _ in 0..ACTING {
            free.push(Wire::open(server).await?);
        }
        Ok(Wires { free: Mutex::new(free), places: Semaphore::new(ACTING) })
    }

    async fn ask<T>(&self, ask: impl AsyncFnOnce(&mut Wire) -> std::io::Result<T>) -> std::io::Result<T> {
        let _place = self.places.acquire().await.map_err(std::io::Error::other)?;
        let mut wire = self.free.lock().await.pop().ok_or_else(|| std::io::Error::other("no connection is free"))?;
        let answer = ask(&mut wire).await;
        self.free.lock().await.push(wire);
        answer
    }
}

/// How much memory the process uses, in bytes, where the system tells it.
fn memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}
