//! What bots think, on the page: hints, and why something was done.

use crate::desk::{Desk, Size};
use serde_json::json;

/// The best action has a halo and a sentence; both are gone when something has happened. The bot's answer says why.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_shown_and_a_bot_says_why() {
    let desk = Desk::open().await;
    for size in [Size::Desktop, Size::Phone] {
        let browser = desk.browser(size).await;
        browser.enter("Ragna").await;
        let (id, _) = browser.open_table("mylla", &json!("default"), &["me", "bot:karl"]).await;
        browser.click("[data-hint]").await;
        browser.wait_for_text("#note", "A jarl would:").await;
        assert!(browser.text("#note").await.contains(" %); or "), "{}", browser.text("#note").await);
        assert_eq!(browser.count(".hinted.lit").await, 1, "the point to place on");
        browser.screen("hint").await;
        browser.click(".hinted").await;
        browser.wait_for_steps(2).await;
        browser.wait("the halo to go", "return document.querySelectorAll('.hinted').length === 0", vec![]).await;
        browser.press("h", false).await;
        browser.wait_for_text("#note", "A jarl would:").await;
        browser.click("[data-tab=log]").await;
        browser.click(".told .why").await;
        browser.wait_for_text("#note", "Karl, a karl, thought: ").await;
        let told = browser.text("#note").await;
        assert_eq!(told.matches("(to win: ").count(), 3, "the best three, with their chances in words: {told}");
        browser.screen("why").await;

        let quiet = json!({ "game": "mylla", "seats": ["me", "open"], "hints": false });
        let (_, made) = browser.api("POST", "/api/tables", quiet).await;
        browser.go(&format!("/table/{}", made["id"].as_str().unwrap_or_default())).await;
        assert_eq!(browser.count("[data-hint]").await, 0, "agreed to play without");
        assert_eq!(browser.count(".lit").await, 24);
        assert!(!id.is_empty());
        browser.assert_calm().await;
        browser.close().await;
    }
}

/// In the replay of a finished match any decision can be asked about, and the match goes on from any position.
#[tokio::test(flavor = "multi_thread")]
async fn the_replay_says_what_a_jarl_would_do_and_forks_by_click() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Desktop).await;
    browser.enter("Ragna").await;
    let (id, _) = browser.open_table("mylla", &json!("default"), &["bot:thrall", "bot:thrall"]).await;
    browser.wait("the end", "return document.querySelector('.verdict') !== null", vec![]).await;
    browser.go(&format!("/replay/{id}?step=6")).await;
    browser.click("[data-tab=host]").await;
    browser.click("[data-why]").await;
    browser.wait_for_text(".reasons", "A jarl would:").await;
    assert!(browser.text(".reasons").await.contains("Thrall chose: "), "{}", browser.text(".reasons").await);
    browser.screen("replay-reasons").await;
    browser.click(".fork summary").await;
    browser.click(".fork .btn").await;
    browser.wait_for_path("/table/").await;
    assert_eq!(browser.steps().await, 6, "the match goes on from there");
    browser.wait("my turn", "return document.querySelectorAll('.lit').length > 0", vec![]).await;
    browser.click("#board .lit").await;
    browser.wait_for_steps(7).await;
    browser.assert_calm().await;
    browser.close().await;
}
