//! Whole matches of any game by clicking what glows: no game is known here.

use crate::browser::Browser;
use crate::desk::{Desk, Size};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// How long a match may go without anything to click before it counts as stuck.
const STUCK: Duration = Duration::from_secs(30);

/// What the page offers at the moment: what glows, which buttons there are, and where the table stands.
const LOOK: &str = "
    const main = document.getElementById('main');
    const has = (selector) => document.querySelector(selector) !== null;
    return {
      version: Number(main.dataset.version), steps: Number(main.dataset.steps),
      over: has('.verdict'), curtain: has('.curtain'), picked: document.querySelectorAll('.picked').length,
      turn: document.title.startsWith('●'),
      lit: [...document.querySelectorAll('.lit')].map((element) => element.id),
      buttons: [...document.querySelectorAll('#choices .btn:not(.quiet)')].map((button) => button.innerText),
      listed: document.querySelectorAll('#actions [data-offer]').length,
    };";

/// Brings an element into reach: opens its tab, scrolls to it.
const REACH: &str = "
    const element = document.getElementById(arguments[0]);
    const page = element.closest('.page[data-page]');
    const tab = page && getComputedStyle(page).display === 'none' && document.querySelector(`[data-tab='${page.dataset.page}']`);
    if (tab) tab.click();
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return true;";

/// Where on the screen a hand would touch an element: a point of its own that nothing covers, middle first.
const SPOT: &str = "
    const element = document.getElementById(arguments[0]);
    const box = element.getBoundingClientRect();
    const owns = (x, y) => document.elementsFromPoint(x, y).some((other) => other === element || element.contains(other))
      && !document.elementFromPoint(x, y)?.closest('.status, .beam, .tabs');
    for (const [across, down] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5], [.25, .25], [.75, .75], [.25, .75], [.75, .25], [.5, .1], [.5, .9], [.1, .5], [.9, .5]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (owns(x, y)) return [x, y, box.width, box.height];
    }
    return null;";

/// How a match went.
#[derive(Debug, Default)]
pub struct Played {
    /// How many moves the match had.
    pub steps: u64,
    /// Whether it came to its end.
    pub is_over: bool,
    /// How many clicks it took on glowing things and on buttons.
    pub clicks: u32,
    /// Glowing things that no finger could reach: their buttons were used instead.
    pub unreachable: BTreeSet<String>,
    /// Glowing things smaller than a fingertip on a wide screen.
    pub small: BTreeSet<String>,
}

/// Plays a whole match of any game against thralls by clicking what glows and what is offered, and takes screenshots:
/// `GAME-SEATS-start`, `-early`, `-middle` and `-end`. The person has the first seat and plays for as long as `patience`
/// lasts: random hands need thousands of clicks for some games.
pub async fn play_by_clicks(game: &str, options: &Value, seats: usize, size: Size, patience: Duration) -> Played {
    let desk = Desk::open().await;
    let browser = desk.browser(size).await;
    browser.enter("Ragna").await;
    browser
        .api("PUT", "/api/me", json!({ "name": "Ragna", "settings": { "theme": "dark", "animation": "off" } }))
        .await;
    let chairs: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot:thrall", seats - 1)).collect();
    browser.open_table(game, options, &chairs).await;
    let played = play_on(&browser, &format!("{game}-{seats}"), patience).await;
    browser.assert_calm().await;
    browser.close().await;
    played
}

/// Plays on at the table that is open until the match is over or patience ends.
pub async fn play_on(browser: &Browser, name: &str, patience: Duration) -> Played {
    let (start, mut luck, mut played) = (Instant::now(), Luck(7), Played::default());
    let mut last_click = Instant::now();
    let mut shots = vec![("middle", 60), ("early", 14), ("start", 0)];
    loop {
        let now = browser.run(LOOK, vec![]).await;
        played.steps = now["steps"].as_u64().unwrap_or(0);
        played.is_over = now["over"] == true;
        if played.is_over || start.elapsed() > patience {
            browser.run("scrollTo(0, 0)", vec![]).await;
            browser.screen(&format!("{name}-end")).await;
            return played;
        }
        if now["turn"] == true && shots.last().is_some_and(|(_, step)| played.steps >= *step) {
            let (moment, _) = shots.pop().expect("one is left");
            browser.run("scrollTo(0, 0)", vec![]).await;
            browser.screen(&format!("{name}-{moment}")).await;
        }
        if last_click.elapsed() > STUCK {
            browser.screen(&format!("{name}-stuck")).await;
            panic!("{name}: nothing to click for {STUCK:?}: {now:#}\n{}", browser.text("#status").await);
        }
        if now["curtain"] == true {
            browser.click(".curtain button").await;
        } else if !choose(browser, &now, &mut luck, &mut played).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        played.clicks += 1;
        last_click = Instant::now();
        settle(browser, &now).await;
    }
}

/// Clicks one of the glowing things or buttons; says whether there was one.
async fn choose(browser: &Browser, now: &Value, luck: &mut Luck, played: &mut Played) -> bool {
    let list = |name: &str| now[name].as_array().map_or(&[][..], Vec::as_slice);
    let (lit, buttons) = (list("lit"), list("buttons"));
    let all = lit.len() + buttons.len();
    if all == 0 {
        // Something may be offered in the list alone, if the picture has no element for it.
        let listed = now["listed"].as_u64().unwrap_or(0) as usize;
        return listed > 0
            && browser
                .run(
                    "document.querySelectorAll('#actions [data-offer]')[arguments[0]]?.click(); return true",
                    vec![json!(luck.below(listed))],
                )
                .await
                == true;
    }
    let index = luck.below(all);
    if let Some(button) = index.checked_sub(lit.len()) {
        let selector = format!("#choices .btn:not(.quiet):nth-child({})", button + 1);
        return browser.try_click(&selector).await;
    }
    let id = lit[index].as_str().unwrap_or_default();
    browser.run(REACH, vec![json!(id)]).await;
    let spot = browser.run(SPOT, vec![json!(id)]).await;
    let Some(spot) = spot.as_array().filter(|spot| spot.len() == 4) else {
        played.unreachable.insert(id.to_owned());
        let press = "document.getElementById(arguments[0]).dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true })); return true";
        return browser.run(press, vec![json!(id)]).await == true;
    };
    let side = |index: usize| spot[index].as_f64().unwrap_or(0.0);
    if browser.size() == Size::Desktop && side(2).max(side(3)) < 24.0 {
        played.small.insert(id.to_owned());
    }
    browser.touch(side(0), side(1)).await;
    true
}

/// Waits until the click has shown: another version, another choice, or other things that glow.
async fn settle(browser: &Browser, before: &Value) {
    for _ in 0..400 {
        let now = browser.run(LOOK, vec![]).await;
        if now != *before {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
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
