//! Two people point at things.

use crate::desk::Desk;
use crate::together::two;
use serde_json::json;
use std::time::Duration;

/// A ping is a ring, several clicks are a line; a move ends the plan, Esc clears it.
#[tokio::test(flavor = "multi_thread")]
async fn one_points_and_the_other_sees_it() {
    let desk = Desk::open().await;
    let (ragna, ulf) = two(&desk).await;
    let seen = |what: &str| format!("return document.querySelectorAll('#pointing .raven {what}').length === 1");
    ragna.shift_click(&["#point-a7"]).await;
    for browser in [&ragna, &ulf] {
        browser.wait("a ring", &seen(".halo"), vec![]).await;
        browser.wait("the crest beside it", &seen(".badge"), vec![]).await;
        browser.screen("ping").await;
    }
    assert_eq!(ragna.steps().await, 0, "pointing is not moving");
    ragna.shift_click(&["#point-d6", "#point-g7", "#point-g4"]).await;
    for browser in [&ragna, &ulf] {
        browser.wait("a way", &seen(".way"), vec![]).await;
        browser.screen("plan").await;
    }
    let path = ulf.path().await;
    ulf.go(&path).await;
    ulf.wait("the way after a reload", &seen(".way"), vec![]).await;
    ragna.click("#point-d6").await;
    for browser in [&ragna, &ulf] {
        browser.wait_for_steps(1).await;
        browser.wait("the plan to end", "return document.getElementById('pointing') === null", vec![]).await;
    }
    ragna.shift_click(&["#point-a1"]).await;
    ulf.wait("another ring", &seen(".halo"), vec![]).await;
    ragna.press("Escape", false).await;
    ulf.wait("nothing", "return document.getElementById('pointing') === null", vec![]).await;
    let id = path.split(['/', '?']).nth(2).unwrap_or_default().to_owned();
    let (status, _) = ulf.api("POST", &format!("/api/tables/{id}/point"), json!({ "targets": ["point-d5"] })).await;
    assert_eq!(status, 204);
    ragna.wait("Ulf's ring", "return document.querySelector('#pointing .wolf .halo') !== null", vec![]).await;
    ragna.assert_calm().await;
    ulf.assert_calm().await;
    ragna.close().await;
    ulf.close().await;
}

/// On a phone a long press points and does not move, a second one draws a way; a short touch moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_points() {
    let desk = Desk::open().await;
    let (ragna, ulf) = two(&desk).await;
    let seen = |what: &str| format!("return document.querySelectorAll('#pointing .wolf {what}').length === 1");
    ulf.hold("#point-a7", Duration::from_millis(900)).await;
    for browser in [&ragna, &ulf] {
        browser.wait("a ring", &seen(".halo"), vec![]).await;
    }
    ulf.screen("long-press").await;
    ragna.click("#point-d6").await;
    ulf.wait_for_steps(1).await;
    ulf.wait("my turn", "return document.querySelectorAll('.lit').length > 0", vec![]).await;
    ulf.hold("#point-g7", Duration::from_millis(900)).await;
    ragna.wait("a way from the first to the second", &seen(".way"), vec![]).await;
    assert_eq!(ulf.steps().await, 1, "pointing is not moving, though it is Ulf's turn");
    ulf.hold("#point-g7", Duration::from_millis(60)).await;
    ulf.wait_for_steps(2).await;
    ulf.assert_calm().await;
    ragna.close().await;
    ulf.close().await;
}
