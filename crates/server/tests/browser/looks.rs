//! Every page in both themes and both sizes, as pictures to look at; and what must hold on all of them.

use crate::clicking::play_on;
use crate::desk::{Desk, Size};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_its_picture() {
    let desk = Desk::open().await;
    for size in [Size::Desktop, Size::Phone] {
        let browser = desk.browser(size).await;
        browser.enter("Ragna").await;
        let (finished, _) = browser.open_table("mylla", &json!("default"), &["me", "bot:thrall"]).await;
        play_on(&browser, "looks", 6).await;
        let (running, _) = browser.open_table("mylla", &json!("tournament"), &["me", "bot:karl"]).await;
        browser.api("POST", "/api/tables", json!({ "game": "mylla", "seats": ["me", "open"], "listed": true })).await;
        let pages = [
            ("front", "/".to_owned()),
            ("new", "/new?game=mylla".to_owned()),
            ("rules-shelf", "/rules".to_owned()),
            ("rules-mylla", "/rules/mylla".to_owned()),
            ("rules-search", "/rules/mylla?q=mill".to_owned()),
            ("settings", "/settings".to_owned()),
            ("about", "/about".to_owned()),
            ("nowhere", "/no/such/page".to_owned()),
            ("table", format!("/table/{running}")),
            ("text", format!("/table/{running}/text")),
            ("over", format!("/table/{finished}")),
            ("replay", format!("/replay/{finished}?step=20")),
        ];
        for theme in ["dark", "light"] {
            let settings = json!({ "name": "Ragna", "settings": { "theme": theme, "animation": "off" } });
            let (status, answer) = browser.api("PUT", "/api/me", settings).await;
            assert!(status < 300, "{answer}");
            for (name, path) in &pages {
                browser.go(path).await;
                browser.screen(&format!("page-{name}-{theme}")).await;
                let width = browser.run("return document.documentElement.scrollWidth - innerWidth", vec![]).await;
                assert!(width.as_i64().unwrap_or(0) <= 0, "{name} is {width} px too wide on a {}", size.name());
            }
        }
        browser.assert_calm().await;
        browser.close().await;
    }
}

/// On a phone a map comes near enough to be read, every part of it can be reached, and what can be clicked is in sight.
/// The dice of Dwarven Miner are seen whole.
#[tokio::test(flavor = "multi_thread")]
async fn maps_come_near_on_a_phone() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    for (game, seats) in [("norseheim", 3), ("the-dwarves", 2), ("freyas-folly", 3), ("dwarven-miner", 2)] {
        let chairs: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("bot:karl", seats - 1)).collect();
        browser.open_table(game, &json!(null), &chairs).await;
        browser.wait("my turn", "return document.title.startsWith('●')", vec![]).await;
        let near = browser.count(".board.near").await == 1;
        assert_eq!(near, game != "dwarven-miner", "{game}");
        if !near {
            continue;
        }
        let smallest = "return Math.min(...[...document.querySelectorAll('#board text')].filter((text) => text.textContent.trim())
            .map((text) => { const matrix = text.getScreenCTM(); return Math.hypot(matrix.a, matrix.b) * parseFloat(getComputedStyle(text).fontSize); }))";
        assert!(browser.run(smallest, vec![]).await.as_f64() >= Some(11.0), "{game}: words too small to read");
        let seen = "const around = document.querySelector('.board').getBoundingClientRect();
            const lit = [...document.querySelectorAll('#board .lit:not(.plaque)')].map((element) => element.getBoundingClientRect());
            return lit.length === 0 || lit.some((box) => box.right > around.left && box.left < around.right && box.bottom > around.top && box.top < around.bottom)";
        browser.wait("something to click in sight", seen, vec![]).await;
        let hidden = "const frame = document.querySelector('.board'), picture = document.querySelector('#board > svg');
            frame.scrollTo(0, 0);
            const [around, box] = [frame.getBoundingClientRect(), picture.getBoundingClientRect()];
            const before = Math.max(0, around.left - box.left) + Math.max(0, around.top - box.top);
            frame.scrollTo(9999, 9999);
            const end = picture.getBoundingClientRect();
            return Math.round(before + Math.max(0, end.right - around.right) + Math.max(0, end.bottom - around.bottom))";
        assert_eq!(browser.run(hidden, vec![]).await, json!(0), "{game}: no scrolling shows these pixels");
        browser.screen(&format!("near-{game}")).await;
    }
    browser.assert_calm().await;
    browser.close().await;
}

/// However much the sheet at the bottom of a phone has to say, the page can be scrolled out from under it.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_stays_under_the_sheet_on_a_phone() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.open_table("the-dwarves", &json!(null), &["me", "bot:karl"]).await;
    browser.wait("my turn", "return document.title.startsWith('●')", vec![]).await;
    for words in [0, 10, 60] {
        let script = "document.querySelector('#status .do').append(' and so on'.repeat(arguments[0]))";
        browser.run(script, vec![json!(words)]).await;
        let free = "scrollTo(0, 1e6);
            const [page, sheet] = ['main', 'status'].map((id) => document.getElementById(id));
            return [...page.querySelectorAll('.page.on-narrow')].every((part) => part.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().top)";
        browser.wait("the end of the page above the sheet", free, vec![]).await;
    }
    browser.close().await;
}

/// Whoever looks around on a near picture is not called back to what can be clicked by a word of chat.
#[tokio::test(flavor = "multi_thread")]
async fn chat_leaves_a_near_picture_where_it_is() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.open_table("norseheim", &json!(null), &["me", "bot:karl", "bot:karl"]).await;
    browser.wait("my turn", "return document.title.startsWith('●')", vec![]).await;
    browser.wait("a near picture", "return document.querySelector('.board.near') !== null", vec![]).await;
    // Nothing that glows is in sight there, whatever glows: the frame is only one pixel high.
    let away = "const frame = document.querySelector('.board'); frame.style.height = '1px'; frame.scrollTo(7, 9); return [frame.scrollLeft, frame.scrollTop]";
    let before = browser.run(away, vec![]).await;
    browser.click("[data-tab=chat]").await;
    browser.type_in(".say input[name=text]", "Skál!").await;
    browser.click(".say .btn").await;
    browser.wait_for_text("#chat", "Skál!").await;
    let after = "const frame = document.querySelector('.board'); return [frame.scrollLeft, frame.scrollTop]";
    assert_eq!(browser.run(after, vec![]).await, before);
    browser.close().await;
}
