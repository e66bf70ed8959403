//! The text page without script, and several people at one screen.

use crate::clicking::Luck;
use crate::desk::{Desk, Size};

/// A whole match by forms alone, in a browser that runs no script of the page.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_on_the_text_page() {
    let desk = Desk::open().await;
    let browser = desk.browser_without_script(Size::Desktop).await;
    browser.go("/settings").await;
    browser.type_in("form[action='/enter'] input[name=name]", "Yrsa").await;
    browser.click("form[action='/enter'] .btn").await;
    browser.click("#game-mylla .label .btn").await;
    let path = browser.wait_for_path("/table/").await;
    let text = format!("{path}/text");
    let (mut luck, mut forms) = (Luck(3), 0);
    browser.go(&text).await;
    browser.screen("text-page").await;
    loop {
        let page = browser.source().await;
        if page.contains("<title>Over:") {
            break;
        }
        let offers = page.matches("data-offer=").count();
        if offers == 0 {
            browser.go(&text).await;
            continue;
        }
        browser.click(&format!("[data-offer='{}']", luck.below(offers))).await;
        forms += 1;
        assert!(forms < 400, "the match does not end");
    }
    assert!(forms > 5, "only {forms} forms were sent");
    browser.screen("text-page-end").await;
    browser.close().await;
}

/// At one screen the page is whoever's turn it is; nothing is hidden in mylla, so no curtain falls.
#[tokio::test(flavor = "multi_thread")]
async fn friends_share_a_screen() {
    let desk = Desk::open().await;
    let browser = desk.browser(Size::Phone).await;
    browser.enter("Ragna").await;
    browser.go("/new?game=mylla").await;
    browser.choose("[name='seat.1']", "friend").await;
    browser.type_in("[name='friend.1']", "Ulf").await;
    browser.click("form.new .btn.big").await;
    browser.wait_for_text("#prompt", "Ragna").await;
    browser.click("#point-d6").await;
    browser.wait_for_text("#prompt", "Ulf").await;
    assert_eq!(browser.count(".curtain").await, 0);
    browser.click("#point-d7").await;
    browser.wait_for_text("#prompt", "Ragna").await;
    browser.wait_for_steps(2).await;
    browser.screen("hot-seat").await;
    browser.close().await;
}
