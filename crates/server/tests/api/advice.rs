//! Hints and reasons: what bots think, and whom it is told.

use crate::visitor::{Luck, Visitor, hall};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_hint_tells_what_a_bot_would_do_and_changes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    for game in hall::games() {
        let mut seats = vec!["friend:Ulf"; *game.seats().start()];
        seats[0] = "me";
        let (id, _) = host.table(game.name(), &seats, false).await;
        let mut luck = Luck(4);
        for _ in 0..8 {
            let before = host.look(&id).await;
            let hint = host.post(&format!("/api/tables/{id}/hint"), json!({ "by": "jarl:60" })).await;
            assert_eq!(hint.status, StatusCode::OK, "{}", hint.body);
            let hint = hint.json();
            assert_eq!((&hint["version"], &hint["by"]), (&before["version"], &json!("jarl:60")));
            let offered = before["actions"].as_array().unwrap();
            let advised = hint["actions"].as_array().unwrap();
            assert!((1..=3).contains(&advised.len()), "{hint}");
            for action in advised {
                let offer = offered.iter().find(|offer| offer["action"] == action["action"]).expect("it is offered");
                for field in ["label", "rule", "targets"] {
                    assert_eq!(action[field], offer[field], "{}", game.name());
                }
                match action["chance"].as_f64() {
                    Some(chance) => assert!((0.0..=1.0).contains(&chance), "{action}"),
                    None => assert_eq!((offered.len(), advised.len()), (1, 1), "whoever can choose thinks"),
                }
            }
            assert_eq!(host.look(&id).await, before, "{}: nothing happened", game.name());
            host.play(&id, |count| luck.below(count)).await;
        }
    }
}

#[tokio::test]
async fn a_hint_is_for_those_who_are_asked_at_tables_that_allow_it() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let path = format!("/api/tables/{id}/hint");
    assert_eq!(Visitor::stranger(&app).post(&path, json!({})).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(guest.post(&path, json!({})).await.status, StatusCode::FORBIDDEN, "a spectator");
    guest.post(&format!("/api/tables/{id}/join"), json!({})).await;
    assert_eq!(guest.post(&path, json!({ "seat": 0 })).await.status, StatusCode::FORBIDDEN, "another's seat");
    assert_eq!(guest.post(&path, json!({})).await.status, StatusCode::CONFLICT, "not asked");
    assert_eq!(host.post(&path, json!({ "seat": 7 })).await.status, StatusCode::CONFLICT, "the table is never asked");
    for by in ["thrall", "odin", "jarl:3s", "jarl:4001"] {
        assert_eq!(host.post(&path, json!({ "by": by })).await.status, StatusCode::BAD_REQUEST, "{by}");
    }
    let usual = host.post(&path, json!({})).await;
    assert_eq!((usual.status, &usual.json()["by"]), (StatusCode::OK, &json!("jarl:500ms")));
    host.post(&format!("/api/tables/{id}/seats"), json!({ "give_to_bot": { "seat": 1, "level": "karl" } })).await;
    host.wait(&id).await;

    let quiet = json!({ "game": "mylla", "seats": ["me", "bot:thrall"], "hints": false });
    let quiet = host.post("/api/tables", quiet).await.json()["id"].as_str().unwrap().to_owned();
    let refused = host.post(&format!("/api/tables/{quiet}/hint"), json!({ "by": "karl" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    assert!(!host.get(&format!("/table/{quiet}")).await.body.contains("data-hint"));
    assert!(host.get(&format!("/table/{id}")).await.body.contains("data-hint"));
    let again = host.post(&format!("/api/tables/{quiet}/rematch"), json!({})).await.json();
    let again = host.look(again["id"].as_str().unwrap()).await;
    assert_eq!(
        (&again["hints"], &host.look(&id).await["hints"]),
        (&json!(false), &json!(true)),
        "a rematch agrees, too"
    );
}

#[tokio::test]
async fn reasons_are_given_when_nothing_is_hidden_any_more() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let ask = async |id: &str, step: u64| {
        host.post(&format!("/api/tables/{id}/reasons"), json!({ "step": step, "by": "jarl:60" })).await
    };
    // In mylla everybody knows everything: a bot may say at once why it did what it did; a person need not.
    let (open, _) = host.table("mylla", &["me", "bot:karl"], false).await;
    host.play(&open, |_| 0).await;
    host.wait(&open).await;
    let told = ask(&open, 1).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.body);
    let told = told.json();
    assert_eq!((&told["seat"], &told["by"]), (&json!(1), &json!("karl")), "the bot itself answers");
    let label = told["played_label"].as_str().unwrap();
    assert!(told["played"].is_object() && label.starts_with("Place"), "what the bot did: {told}");
    assert_eq!(ask(&open, 0).await.status, StatusCode::FORBIDDEN, "that was Ragna's own decision");
    assert_eq!(ask(&open, 99).await.status, StatusCode::BAD_REQUEST);
    assert!(host.get(&format!("/table/{open}")).await.body.contains("data-why=\"1\""), "the page offers it");

    // In Dwarven Miner hands are hidden: nothing is told before the end.
    let made = json!({ "game": "dwarven-miner", "seats": ["bot:karl", "bot:thrall"], "options": { "max_rounds": 2 } });
    let hidden = host.post("/api/tables", made).await.json()["id"].as_str().unwrap().to_owned();
    let over = host.wait_over(&hidden).await;
    let steps = over["steps"].as_u64().unwrap();
    let told = ask(&hidden, steps / 2).await;
    assert_eq!((told.status, &told.json()["by"]), (StatusCode::OK, &json!("jarl:60")), "{}", told.body);
    let (running, _) = host.table("dwarven-miner", &["me", "bot:karl"], false).await;
    let mut luck = Luck(1);
    let table = loop {
        let table = host.wait(&running).await;
        let is_bots = |line: &Value| line["seat"] == 1 && line["step"].as_u64() > Some(0);
        if let Some(line) = table["log"].as_array().unwrap().iter().find(|line| is_bots(line)) {
            break line["step"].as_u64().unwrap();
        }
        host.play(&running, |count| luck.below(count)).await;
    };
    assert_eq!(ask(&running, table - 1).await.status, StatusCode::FORBIDDEN, "its hand is its own");
    assert!(!host.get(&format!("/table/{running}")).await.body.contains("data-why"));
}
