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
