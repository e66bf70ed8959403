//! Two browsers at one table, and a server that dies in the middle.

use crate::browser::Browser;
use crate::desk::{Desk, Size};
use serde_json::json;

/// The points of the board in an order that closes no mill for a while.
const POINTS: [&str; 8] = ["a7", "d7", "g4", "a1", "b6", "d6", "f4", "b2"];

/// Ragna at a desktop opens a table and sends the link; Ulf with a phone sits down by it.
pub async fn two(desk: &Desk) -> (Browser, Browser) {
    let ragna = desk.browser(Size::Desktop).await;
    ragna.enter("Ragna").await;
    let (id, invite) = ragna.open_table("mylla", &json!("default"), &["me", "open"]).await;
    let ulf = desk.browser(Size::Phone).await;
    ulf.go(&format!("/table/{id}?invite={invite}")).await;
    ulf.type_in("#status input[name=name]", "Ulf").await;
    ulf.screen("invited").await;
    ulf.click("#status form .btn").await;
    ulf.wait_for_text("#seats", "Ulf").await;
    ragna.wait_for_text("#seats", "Ulf").await;
    (ragna, ulf)
}

async fn place(who: &Browser, other: &Browser, step: usize) {
    who.wait("my turn", "return document.querySelectorAll('.lit').length > 0", vec![]).await;
    who.click(&format!("#point-{}", POINTS[step])).await;
    for browser in [who, other] {
        browser.wait_for_steps(step as u64 + 1).await;
        let seen = format!("return document.getElementById('man-{}') !== null", POINTS[step]);
        browser.wait("the man on the board", &seen, vec![]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_browser_joins_by_link_and_both_see_each_move() {
    let desk = Desk::open().await;
    let (ragna, ulf) = two(&desk).await;
    for step in 0..POINTS.len() {
        let (who, other) = if step % 2 == 0 { (&ragna, &ulf) } else { (&ulf, &ragna) };
        place(who, other, step).await;
    }
    assert!(
        ragna.run("return document.title", vec![]).await.as_str().is_some_and(|title| title.starts_with("● Your turn"))
    );
    let icon = ragna.run("return document.querySelector('link[rel=icon]').href", vec![]).await;
    assert!(icon.as_str().is_some_and(|icon| icon.contains("favicon-turn")), "{icon}");
    ragna.screen("together").await;
    ulf.screen("together").await;
    for browser in [ragna, ulf] {
        browser.assert_calm().await;
        browser.close().await;
    }
}

/// Nothing is lost: what was told before the server died is there after it, and both pages go on without a reload.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_is_killed_and_the_match_goes_on() {
    let mut desk = Desk::open().await;
    let (ragna, ulf) = two(&desk).await;
    for step in 0..3 {
        let (who, other) = if step % 2 == 0 { (&ragna, &ulf) } else { (&ulf, &ragna) };
        place(who, other, step).await;
    }
    desk.kill_and_restart();
    for step in 3..6 {
        let (who, other) = if step % 2 == 0 { (&ragna, &ulf) } else { (&ulf, &ragna) };
        place(who, other, step).await;
    }
    for browser in [&ragna, &ulf] {
        assert_eq!(browser.steps().await, 6);
        assert_eq!(browser.count("#board .man").await, 6, "no man is lost");
        let path = browser.path().await;
        browser.go(&path).await;
        assert_eq!(browser.count("#board .man").await, 6, "nor after a reload");
    }
    ragna.close().await;
    ulf.close().await;
}

/// Markup, marks that turn the line around and the like stay what they are: text.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_stays_text_and_reaches_the_other() {
    let desk = Desk::open().await;
    let (ragna, ulf) = two(&desk).await;
    let nasty = "<img src=x onerror=\"document.title='owned'\"> & \u{202e}gnol <b>";
    ragna.click("[data-tab=chat]").await;
    ragna.type_in(".say input[name=text]", nasty).await;
    ragna.click(".say .btn").await;
    ulf.click("[data-tab=chat]").await;
    ulf.wait_for_text("#chat", "<img src=x").await;
    assert_eq!(ulf.count("#chat img").await + ulf.count("#chat .said b").await, 0, "markup stays text");
    assert_ne!(ulf.run("return document.title", vec![]).await, "owned");
    ulf.screen("chat").await;
    ragna.wait_for_text("#chat", "<img src=x").await;
    ragna.screen("chat").await;
    ragna.assert_calm().await;
    ulf.assert_calm().await;
    ragna.close().await;
    ulf.close().await;
}
