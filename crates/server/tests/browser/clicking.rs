//! Whole matches of any game by clicking: no game is known here. A karl is asked for a hint over the API, and what it
//! advises is done by hand, one click after the other.

use crate::browser::Browser;
use crate::desk::{Desk, Size};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long a match may go without anything to click before it counts as stuck.
const STUCK: Duration = Duration::from_secs(90);

/// What a hand does next, in one visit to the page: it waits until the last click has shown, waits for its turn, asks
/// for a hint, and finds the point of the screen to touch.
const NEXT: &str = include_str!("hand.js");

/// How a match went.
#[derive(Debug, Default)]
pub struct Played {
    /// How many moves the match had.
    pub steps: u64,
    /// Whether it came to its end.
    pub is_over: bool,
    /// How many clicks it took on glowing things and on buttons.
    pub clicks: u32,
    /// What should be clicked but no finger could reach, and what lay above it.
    pub unreachable: BTreeMap<String, String>,
    /// What was clicked without any answer, or with another answer than the click on it should have.
    pub misread: BTreeMap<String, String>,
    /// Things to click that are smaller than a fingertip on a wide screen.
    pub small: BTreeMap<String, String>,
    /// How long it took.
    pub time: Duration,
}

/// Plays a whole match of any game by clicks against such bots, and takes screenshots: `GAME-SEATS-start`, `-early`,
/// `-middle` and `-end`. The person has the first seat; after so many clicks a karl takes it over, so that the end of a
/// long match is looked at, too.
pub async fn play_by_clicks(game: &str, agreed: (&Value, &str), seats: usize, size: Size, most: u32) -> Played {
    let (options, rival) = agreed;
    let desk = Desk::open().await;
    let browser = desk.browser(size).await;
    browser.enter("Ragna").await;
    browser
        .api("PUT", "/api/me", json!({ "name": "Ragna", "settings": { "theme": "dark", "animation": "off" } }))
        .await;
    let chairs: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n(rival, seats - 1)).collect();
    browser.open_table(game, options, &chairs).await;
    let played = play_on(&browser, &format!("{game}-{seats}"), most).await;
    assert_eq!(browser.count(".verdict .score").await, seats as u64, "{game}: the score of every seat is explained");
    browser.assert_calm().await;
    browser.close().await;
    played
}

/// Plays on at the table that is open until the match is over.
pub async fn play_on(browser: &Browser, name: &str, most: u32) -> Played {
    let (start, mut played) = (Instant::now(), Played::default());
    let (mut last_click, mut is_given) = (Instant::now(), false);
    let mut shots = vec![("middle", 60), ("early", 14), ("start", 0)];
    loop {
        let now = browser.run_async(NEXT, vec![]).await;
        played.steps = now["steps"].as_u64().unwrap_or(0);
        played.is_over = now["do"] == "over";
        played.time = start.elapsed();
        let text = |field: &str| now[field].as_str().unwrap_or_default().to_owned();
        if let Some(id) = now["misread"].as_str() {
            played.misread.insert(id.to_owned(), text("how"));
        }
        if played.is_over {
            browser.run("scrollTo(0, 0)", vec![]).await;
            browser.screen(&format!("{name}-end")).await;
            return played;
        }
        assert!(last_click.elapsed() < STUCK, "{name}: stuck at {now:#}\n{}", browser.text("#status").await);
        if now["do"] != "wait" && shots.last().is_some_and(|(_, step)| played.steps >= *step) {
            let (moment, _) = shots.pop().expect("one is left");
            // The page is scrolled: what to touch is elsewhere now, and no click is to be answered.
            browser.run("scrollTo(0, 0); hand.before = null", vec![]).await;
            browser.screen(&format!("{name}-{moment}")).await;
            continue;
        }
        if played.clicks >= most && !is_given {
            is_given = true;
            last_click = Instant::now();
            give_to_karl(browser).await;
            continue;
        }
        match now["do"].as_str() {
            Some("click") => touch(browser, &now, &mut played).await,
            Some("pressed") => {
                browser.screen(&format!("{name}-unreachable")).await;
                played.unreachable.insert(text("id"), text("how"));
            }
            Some("curtain") => browser.click(".curtain button").await,
            _ => continue,
        }
        played.clicks += 1;
        last_click = Instant::now();
    }
}

async fn touch(browser: &Browser, now: &Value, played: &mut Played) {
    let side = |name: &str| now[name].as_f64().unwrap_or(0.0);
    if browser.size() == Size::Desktop && side("width").max(side("height")) < 24.0 {
        let size = format!("{} by {}", side("width"), side("height"));
        played.small.insert(now["id"].as_str().unwrap_or_default().to_owned(), size);
    }
    browser.touch(side("x"), side("y")).await;
}

/// Lets a bot play the person's seat to the end, waits elsewhere for it, and comes back.
async fn give_to_karl(browser: &Browser) {
    let path = browser.path().await;
    let table = format!("/api{}", path.replace("/table/", "/tables/"));
    let wish = json!({ "give_to_bot": { "seat": 0, "level": "karl" } });
    let (status, answer) = browser.api("POST", &format!("{table}/seats"), wish).await;
    assert_eq!(status, 204, "{answer}");
    browser.go("/about").await;
    let start = Instant::now();
    while browser.api("GET", &table, Value::Null).await.1["stage"].get("over").is_none() {
        assert!(start.elapsed() < STUCK, "{table}: the bots do not come to an end");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    browser.go(&path).await;
}

/// The same choices every time.
pub struct Luck(pub u64);

impl Luck {
    /// A number below another.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}
