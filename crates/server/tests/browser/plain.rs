//! The text page without script, and several people at one screen.

use crate::clicking::Luck;
use crate::desk::{Desk, Size};
use serde_json::{Value, json};

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
    assert!(browser.source().await.contains("O Yrsa: 0 on the board"), "names, not numbers of seats");
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
        browser.wait_for_another(&page).await;
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

/// Where something is hidden, a curtain falls before the next one's turn; nothing of their hand is in the page behind it.
#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_falls_between_friends() {
    curtain_between_friends(&Desk::open().await).await;
}

async fn curtain_between_friends(desk: &Desk) {
    let browser = desk.browser(Size::Desktop).await;
    browser.enter("Ragna").await;
    let (id, _) = browser.open_table("dwarven-miner", &json!("first seat begins"), &["me", "friend:Ulf"]).await;
    let hand = async |seat: u8| {
        let (_, table) = browser.api("GET", &format!("/api/tables/{id}?seat={seat}"), json!(null)).await;
        let log = table["log"].as_array().expect("a log").clone();
        let name = ["Ragna", "Ulf"][usize::from(seat)];
        let drawn = |line: &Value| line["text"].as_str()?.strip_prefix(&format!("{name} draws ")).map(str::to_owned);
        let drawn: Vec<String> = log.iter().filter_map(drawn).collect();
        drawn.join(", ").split(", ").map(str::to_owned).collect::<Vec<String>>()
    };
    let (ragnas, mut ulfs) = (hand(0).await, hand(1).await);
    // Some Patrons are named on the table for everybody, whoever holds them: a spectator of the setup reads those, too.
    let (_, public) = browser.api("GET", &format!("/replay/{id}/step?step=0&view=spectator"), json!(null)).await;
    let public = public["parts"].to_string();
    ulfs.retain(|patron| !ragnas.contains(patron) && !public.contains(patron.as_str()));
    if ulfs.is_empty() {
        // All three are such Patrons, once in many matches: deal again.
        browser.close().await;
        return Box::pin(curtain_between_friends(desk)).await;
    }
    assert!(browser.source().await.contains(&ragnas[0]) && browser.count(".curtain").await == 0);
    browser.click("#done").await;
    browser.wait("the curtain", "return document.querySelector('.curtain') !== null", vec![]).await;
    browser.screen("curtain").await;
    let behind = browser.source().await;
    let path = browser.path().await;
    browser.go(&path).await;
    for page in [behind, browser.source().await] {
        assert!(page.contains("Pass the screen to"), "the curtain is still there");
        for patron in &ulfs {
            assert!(!page.contains(patron.as_str()), "{patron} shows behind the curtain");
        }
    }
    browser.click(".curtain button").await;
    browser.wait("the table", "return document.querySelector('.curtain') === null", vec![]).await;
    let lifted = browser.source().await;
    assert!(ulfs.iter().all(|patron| lifted.contains(patron.as_str())), "Ulf sees his hand");
    browser.assert_calm().await;
    browser.close().await;
}
