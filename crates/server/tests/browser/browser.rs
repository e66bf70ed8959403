//! What a person does in a window.

use crate::desk::Size;
use axum::http::Method;
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// A browser window.
pub struct Browser {
    client: Client,
    base: String,
    size: Size,
}

impl Browser {
    /// A window at the hall's address.
    pub fn new(client: Client, base: String, size: Size) -> Browser {
        Browser { client, base, size }
    }

    /// How big it is.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Makes the page itself this big, whatever the window around it takes.
    pub async fn stretch(&self, width: u32, height: u32) {
        let frame = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]", vec![]).await;
        let more = |index: usize| frame[index].as_u64().unwrap_or(0) as u32;
        self.client.set_window_size(width + more(0), height + more(1)).await.expect("the window stretches");
    }

    /// Goes to a page of the hall.
    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.base)).await.expect("the page loads");
    }

    /// Where it is: the address without the host.
    pub async fn path(&self) -> String {
        let url = self.client.current_url().await.expect("an address");
        url.as_str().trim_start_matches(&self.base).to_owned()
    }

    /// Waits until it is somewhere below this address, and says where. Needs no script.
    pub async fn wait_for_path(&self, beginning: &str) -> String {
        let start = Instant::now();
        loop {
            let path = self.path().await;
            if path.starts_with(beginning) {
                return path;
            }
            assert!(start.elapsed() < PATIENCE, "still at {path}, not at {beginning}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Runs a script in the page and gives what it returns.
    pub async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute(script, args).await.expect("the script runs")
    }

    /// Runs a script that is asynchronous: its last argument is called with the answer.
    pub async fn run_async(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute_async(script, args).await.expect("the script runs")
    }

    /// The text of the first element that fits, or nothing.
    pub async fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.run(script, vec![json!(selector)]).await.as_str().unwrap_or_default().trim().to_owned()
    }

    /// How many elements fit.
    pub async fn count(&self, selector: &str) -> u64 {
        self.run("return document.querySelectorAll(arguments[0]).length", vec![json!(selector)])
            .await
            .as_u64()
            .unwrap_or(0)
    }

    /// Waits until the script returns something that counts as true.
    pub async fn wait(&self, what: &str, script: &str, args: Vec<Value>) -> Value {
        let start = Instant::now();
        loop {
            let found = self.client.execute(script, args.clone()).await.unwrap_or(Value::Null);
            if !matches!(found, Value::Null | Value::Bool(false)) && found != json!(0) && found != json!("") {
                return found;
            }
            if start.elapsed() > PATIENCE {
                self.screen("failure").await;
                panic!("waited in vain for {what} at {}\n{}", self.path().await, self.text("#status").await);
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until an element shows this text.
    pub async fn wait_for_text(&self, selector: &str, text: &str) {
        let script = "return (document.querySelector(arguments[0])?.innerText ?? '').includes(arguments[1])";
        self.wait(&format!("{text:?} in {selector}"), script, vec![json!(selector), json!(text)]).await;
    }

    /// Waits until the table has at least so many moves.
    pub async fn wait_for_steps(&self, steps: u64) {
        let script = "return Number(document.getElementById('main').dataset.steps) >= arguments[0]";
        self.wait(&format!("move {steps}"), script, vec![json!(steps)]).await;
    }

    /// How many moves the table shows.
    pub async fn steps(&self) -> u64 {
        let script = "return Number(document.getElementById('main').dataset.steps)";
        self.run(script, vec![]).await.as_u64().unwrap_or(0)
    }

    /// Clicks the first element that fits, as a hand would: in its middle, if nothing lies above it.
    pub async fn click(&self, selector: &str) {
        let mut tries = 0;
        loop {
            let element = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
            let element = element.unwrap_or_else(|error| panic!("no {selector}: {error}"));
            match element.click().await {
                Ok(()) => return,
                // The part of the page was swapped between looking and clicking; a person would click again.
                Err(error) if tries < 5 && is_gone(&error.to_string()) => tries += 1,
                // A bar lies over it; a person would scroll it clear.
                Err(error) if tries < 5 && error.to_string().contains("intercepted") => {
                    tries += 1;
                    let clear =
                        "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' }); return true";
                    self.run(clear, vec![serde_json::json!(selector)]).await;
                }
                Err(error) => panic!("cannot click {selector}: {error}"),
            }
        }
    }

    /// Types into a field.
    pub async fn type_in(&self, selector: &str, text: &str) {
        let element =
            self.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("no {selector}: {error}"));
        element.send_keys(text).await.expect("the field takes text");
    }

    /// Presses a key on the page.
    pub async fn press(&self, key: &str, ctrl: bool) {
        let script = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], ctrlKey: arguments[1], bubbles: true }))";
        self.run(script, vec![json!(key), json!(ctrl)]).await;
    }

    /// Chooses in a list.
    pub async fn choose(&self, selector: &str, value: &str) {
        let element =
            self.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("no {selector}: {error}"));
        element.select_by_value(value).await.expect("the list has it");
    }

    /// Sends JSON to the hall with the browser's own cookie: status and answer.
    pub async fn api(&self, method: &str, path: &str, body: Value) -> (u64, Value) {
        let script = "const [method, path, body, done] = arguments;
            fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body === null ? undefined : JSON.stringify(body) })
              .then(async (answer) => done([answer.status, await answer.json().catch(() => null)]), (error) => done([0, String(error)]))";
        let answer = self.run_async(script, vec![json!(method), json!(path), body]).await;
        (answer[0].as_u64().unwrap_or(0), answer[1].clone())
    }

    /// Comes in under a name.
    pub async fn enter(&self, name: &str) {
        self.go("/about").await;
        let (status, answer) = self.api("POST", "/api/session", json!({ "name": name })).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Opens a table over the API and goes there; gives its id and its invitation.
    pub async fn open_table(&self, game: &str, options: &Value, seats: &[&str]) -> (String, String) {
        let table = json!({ "game": game, "options": options, "seats": seats, "listed": false });
        let (status, answer) = self.api("POST", "/api/tables", table).await;
        assert_eq!(status, 200, "{answer}");
        let part = |name: &str| answer[name].as_str().expect("an id and an invitation").to_owned();
        let (id, invite) = (part("id"), part("invite"));
        self.go(&format!("/table/{id}")).await;
        (id, invite)
    }

    /// The page as it is.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("a page")
    }

    /// Waits until the page is another than this one. Needs no script.
    pub async fn wait_for_another(&self, page: &str) {
        let start = Instant::now();
        while self.source().await == page {
            assert!(start.elapsed() < PATIENCE, "the form leads nowhere");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Presses and lets go where the finger is.
    pub async fn touch(&self, x: f64, y: f64) {
        let hand = MouseActions::new("hand".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(hand).await.expect("the hand moves");
    }

    /// The middle of an element on the screen.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]";
        let spot = self.run(script, vec![json!(selector)]).await;
        (spot[0].as_f64().unwrap_or(0.0), spot[1].as_f64().unwrap_or(0.0))
    }

    /// Lays a finger on the middle of an element for so long.
    pub async fn hold(&self, selector: &str, time: Duration) {
        let (x, y) = self.middle(selector).await;
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .pause(time)
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(finger).await.expect("the finger moves");
    }

    /// Holds Shift and clicks the middles of these elements, one after the other.
    pub async fn shift_click(&self, selectors: &[&str]) {
        let tick = Duration::ZERO;
        let mut keys = KeyActions::new("keys".to_owned()).then(KeyAction::Down { value: Key::Shift.into() });
        let mut hand = MouseActions::new("hand".to_owned()).pause(tick);
        for selector in selectors {
            let (x, y) = self.middle(selector).await;
            keys = keys.pause(tick).pause(tick).pause(tick);
            hand = hand
                .then(PointerAction::MoveTo { duration: None, x, y })
                .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        }
        let keys = keys.then(KeyAction::Up { value: Key::Shift.into() });
        self.client.perform_actions(Actions::from(keys).and(hand)).await.expect("both hands move");
    }

    /// Takes a screenshot into `target/screens/`.
    pub async fn screen(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/screens");
        std::fs::create_dir_all(&folder).expect("a folder for screenshots");
        let picture = self.client.screenshot().await.expect("a screenshot");
        std::fs::write(folder.join(format!("{name}-{}.png", self.size.name())), picture)
            .expect("the screenshot is kept");
    }

    /// Fails if a script broke in the page, or its policy forbade something.
    pub async fn assert_calm(&self) {
        let told = self.client.issue_cmd(Complaints).await.expect("the browser keeps a log");
        let told = told.as_array().cloned().unwrap_or_default();
        let is_bad = |line: &&Value| {
            let text = line["message"].as_str().unwrap_or_default();
            line["level"] == "SEVERE"
                && !text.contains("/why?")
                && !text.contains("status of 4")
                && !text.contains("ERR_CONNECTION")
        };
        let bad: Vec<&Value> = told.iter().filter(is_bad).collect();
        assert!(bad.is_empty(), "the page complained: {bad:#?}");
    }

    /// Closes the window.
    pub async fn close(self) {
        self.client.close().await.expect("the window closes");
    }
}

/// Whether the element went away between looking and clicking.
fn is_gone(error: &str) -> bool {
    error.contains("stale") || error.contains("does not belong to the document")
}

/// Asks chromedriver for what the browser's console said.
#[derive(Debug)]
struct Complaints;

impl WebDriverCompatibleCommand for Complaints {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}
