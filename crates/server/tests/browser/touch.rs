//! One person at one table: opening it by the form, clicking the board, refusals, undo, looking back, the end.

use crate::clicking::play_on;
use crate::desk::{Desk, Size};
use serde_json::json;

/// From the front page to the board in two clicks, without an account.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_plays_within_two_clicks() {
    let desk = Desk::open().await;
    for size in [Size::Desktop, Size::Phone] {
        let browser = desk.browser(size).await;
        browser.go("/").await;
        browser.screen("front-newcomer").await;
        browser.click("#game-mylla .label .btn").await;
        browser.wait("the board", "return document.querySelector('#board svg') !== null", vec![]).await;
        browser.wait("something that glows", "return document.querySelectorAll('.lit').length", vec![]).await;
        browser.click("#point-d6").await;
        browser.wait_for_steps(1).await;
        browser.assert_calm().await;
        browser.close().await;
    }
}

/// The form makes the table that was asked for; the match is begun by clicking the board alone, and bots end it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_by_the_form_and_played_to_the_end() {
    let desk = Desk::open().await;
    for size in [Size::Desktop, Size::Phone] {
        let browser = desk.browser(size).await;
        browser.enter("Ragna").await;
        browser.go("/new?game=mylla&preset=tournament").await;
        browser.choose("[name='seat.1']", "bot:thrall").await;
        browser.screen("new-table").await;
        browser.click("form.new .btn.big").await;
        browser.wait("the table", "return location.pathname.startsWith('/table/')", vec![]).await;
        let id = browser.path().await.trim_start_matches("/table/").to_owned();
        let played = play_on(&browser, "mylla-by-form", 12).await;
        assert!(played.is_over && played.unreachable.is_empty(), "{played:?}");
        let (_, table) = browser.api("GET", &format!("/api/tables/{id}"), json!(null)).await;
        assert_eq!(table["options"]["draw"], "tournament", "the form's options are played: {table}");
        browser.go(&format!("/replay/{id}?check=dice")).await;
        browser.wait_for_text("#dice", "✓").await;
        browser.screen("replay-checked").await;
        browser.assert_calm().await;
        browser.close().await;
    }
}

/// What cannot be done says why, with a link to the rule; what was done can be taken back until the other acts.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_undo_takes_back() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Desktop).await;
    browser.enter("Ragna").await;
    browser.open_table("mylla", &json!("default"), &["me", "open"]).await;
    browser.click("#point-a7").await;
    browser.wait_for_steps(1).await;
    browser.wait("undo", "return document.querySelector('[data-do=undo]') !== null", vec![]).await;
    browser.click("[data-do=undo]").await;
    browser.wait("nothing on the board", "return document.querySelectorAll('#board .man').length === 0 && document.querySelectorAll('.lit').length === 24", vec![]).await;
    browser.click("#point-a7").await;
    browser.wait_for_steps(1).await;
    browser.press("z", true).await;
    browser
        .wait("nothing on the board again", "return document.querySelectorAll('#board .man').length === 0", vec![])
        .await;

    let (_, invite) = browser.open_table("mylla", &json!("default"), &["me", "bot:thrall"]).await;
    assert!(!invite.is_empty());
    browser.click("#point-a7").await;
    browser.wait_for_steps(2).await;
    browser.wait("my turn", "return document.querySelectorAll('.lit').length > 0", vec![]).await;
    browser.click("#man-a7").await;
    browser.wait("a refusal", "return document.querySelector('#note.refusal') !== null", vec![]).await;
    let link = browser.run("return document.querySelector('#note a.rule')?.getAttribute('href')", vec![]).await;
    assert!(link.as_str().is_some_and(|link| link.starts_with("/rules/mylla#MY-")), "{link}");
    browser.screen("refusal").await;
    browser.go(link.as_str().unwrap_or_default()).await;
    browser.wait("the rule", "return document.querySelector('.rule-text:target') !== null", vec![]).await;
    browser.screen("rules").await;
    browser.assert_calm().await;
    browser.close().await;
}

/// The table may show the next position before the answer to a move is there; a click on it counts.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_swallows_no_click() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.open_table("mylla", &json!("default"), &["me", "friend:Ulf"]).await;
    let late = "const real = window.fetch;
        window.fetch = async (...asked) => { const answer = await real(...asked);
          if (String(asked[0]).endsWith('/act')) await new Promise((done) => setTimeout(done, 3000));
          return answer; }";
    browser.run(late, vec![]).await;
    for (step, point) in ["a7", "d7", "g7", "a4", "d6"].iter().enumerate() {
        browser.click(&format!("#point-{point}")).await;
        browser.wait_for_steps(step as u64 + 1).await;
    }
    browser.assert_calm().await;
    browser.close().await;
}

/// What the hall could not show at first is asked for again, without a word from anybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_look_is_repeated() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.open_table("mylla", &json!("default"), &["me", "friend:Ulf"]).await;
    let lossy = "const real = window.fetch;
        let lost = 0;
        window.fetch = (...asked) => (String(asked[0]).includes('/parts') && lost++ < 3
          ? Promise.resolve(new Response('', { status: lost % 2 ? 503 : 429 })) : real(...asked))";
    browser.run(lossy, vec![]).await;
    browser.click("#point-a7").await;
    browser.wait_for_steps(1).await;
    browser.wait("the man", "return document.getElementById('man-a7') !== null", vec![]).await;
    browser.close().await;
}

/// A line of the log shows the board as it was then, arrow keys walk there too, and Esc comes back.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_looks_back() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Desktop).await;
    browser.enter("Ragna").await;
    browser.open_table("mylla", &json!("default"), &["me", "friend:Ulf"]).await;
    for (step, point) in ["a7", "d7", "g7"].iter().enumerate() {
        browser.click(&format!("#point-{point}")).await;
        browser.wait_for_steps(step as u64 + 1).await;
    }
    browser.click(".told[data-step='1']").await;
    browser.wait_for_text("#past", "after move 1 of 3").await;
    assert_eq!(browser.count("#board .man").await, 1);
    browser.screen("looking-back").await;
    browser.press("ArrowRight", false).await;
    browser.wait_for_text("#past", "after move 2 of 3").await;
    browser.press("Escape", false).await;
    browser
        .wait(
            "now",
            "return document.querySelectorAll('#board .man').length === 3 && document.getElementById('past').hidden",
            vec![],
        )
        .await;
    browser.close().await;
}

/// A man that is placed glides from the hand to its point; with motion off nothing moves.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_glide() {
    let desk = Desk::open().await;
    let watch = "window.gliding = [];
        setInterval(() => { for (const piece of document.querySelectorAll('#board [id]')) {
          const isGliding = (motion) => motion.playState === 'running' && motion.effect.getKeyframes().some((frame) => frame.translate);
          if (piece.getAnimations().some(isGliding)) window.gliding.push(piece.id);
        } }, 5)";
    for (browser, moves) in
        [(desk.browser_with_motion(Size::Desktop).await, true), (desk.browser(Size::Desktop).await, false)]
    {
        browser.enter("Ragna").await;
        browser.open_table("mylla", &json!("default"), &["me", "friend:Ulf"]).await;
        browser.run(watch, vec![]).await;
        browser.click("#point-a7").await;
        browser.wait_for_steps(1).await;
        if moves {
            browser.wait("a gliding man", "return window.gliding.includes('man-a7')", vec![]).await;
        } else {
            browser.wait("the man", "return document.getElementById('man-a7') !== null", vec![]).await;
            assert_eq!(browser.run("return window.gliding.length", vec![]).await, json!(0));
        }
        browser.close().await;
    }
}

/// The horn is a setting: off at first, and remembered.
#[tokio::test(flavor = "multi_thread")]
async fn the_sound_is_a_setting() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.go("/settings").await;
    assert_eq!(browser.count("html[data-sound]").await, 0);
    browser.click("input[name=sound]").await;
    browser.click("form:has(input[name=sound]) .btn").await;
    browser.wait("the page to know", "return document.querySelector('html[data-sound]') !== null", vec![]).await;
    assert_eq!(browser.count("input[name=sound]:checked").await, 1);
    browser.close().await;
}
