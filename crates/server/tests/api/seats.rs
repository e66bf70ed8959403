//! Hot-seat, bots that take over, pace, chat, people.

use crate::visitor::{Luck, Visitor, hall};
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use server::model::TableState;
use std::time::Instant;

#[tokio::test]
async fn a_bot_answers_a_move() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "bot:jarl:20"], false).await;
    host.play(&id, |_| 0).await;
    let table = host.wait(&id).await;
    assert!(table["steps"].as_u64() >= Some(2));
    assert_eq!(table["seats"][1]["kind"], json!({ "bot": "jarl:20" }));
}

/// A level without a budget thinks by time, wherever it is named; what is forced is done at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_level_alone_thinks_by_time_and_not_about_what_is_forced() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "bot:jarl"], false).await;
    assert_eq!(host.look(&id).await["seats"][1]["kind"], json!({ "bot": "jarl:500ms" }));
    let start = Instant::now();
    host.play(&id, |_| 0).await;
    host.wait(&id).await;
    let thought = start.elapsed();
    assert!((450..5000).contains(&thought.as_millis()), "a jarl thought for {thought:?}");
    let give = |level: &str| json!({ "give_to_bot": { "seat": 1, "level": level } });
    for (level, kind) in [("konung", "konung:2000ms"), ("jarl:1000", "jarl:1000"), ("karl", "karl")] {
        host.post(&format!("/api/tables/{id}/seats"), give(level)).await;
        assert_eq!(host.look(&id).await["seats"][1]["kind"], json!({ "bot": kind }));
    }

    // Whoever has used up their cards in Bardagi can only end their turn; not every match comes to that.
    let mut luck = Luck(11);
    let id = 'tables: loop {
        let (id, _) = host.table("bardagi", &["me", "friend:Ulf"], false).await;
        loop {
            match host.look(&id).await["actions"].as_array().map(Vec::len) {
                Some(0) => break,
                Some(1) => break 'tables id,
                _ => host.play(&id, |count| luck.below(count)).await,
            };
        }
    };
    let start = Instant::now();
    let hint = host.post(&format!("/api/tables/{id}/hint"), json!({ "by": "konung" })).await.json();
    assert!(start.elapsed().as_millis() < 1900, "there was nothing to think about: {:?}", start.elapsed());
    assert_eq!((&hint["by"], &hint["actions"][0]["chance"]), (&json!("konung:2000ms"), &json!(null)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_thinking_tables_keep_nobody_waiting() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    for _ in 0..50 {
        host.table("mylla", &["bot:jarl", "bot:jarl"], false).await;
    }
    let (id, _) = host.table("mylla", &["me", "bot:thrall"], false).await;
    let start = std::time::Instant::now();
    host.play(&id, |_| 0).await;
    let answered = start.elapsed();
    host.wait(&id).await;
    let bot_answered = start.elapsed();
    println!("a move was answered after {answered:?}, the bot's reply came after {bot_answered:?}");
    assert!(answered.as_millis() < 1000, "a move took {answered:?}");
    assert!(bot_answered.as_secs() < 10, "whoever waits comes first: {bot_answered:?}");
}

#[tokio::test]
async fn only_the_owner_of_a_seat_acts_for_it() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let action = host.look(&id).await["actions"][0]["action"].clone();
    assert_eq!(guest.act(&id, 0, &action).await.status, StatusCode::FORBIDDEN, "a spectator");
    assert_eq!(guest.look(&id).await["actions"], json!([]));
    guest.post(&format!("/api/tables/{id}/join"), json!({})).await;
    assert_eq!(guest.act(&id, 0, &action).await.status, StatusCode::UNPROCESSABLE_ENTITY, "not their turn");
    let for_host = json!({ "version": 0, "action": action, "seat": 0 });
    assert_eq!(guest.post(&format!("/api/tables/{id}/act"), for_host).await.status, StatusCode::FORBIDDEN);
    assert_eq!(guest.get(&format!("/api/tables/{id}?seat=0")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(Visitor::stranger(&app).act(&id, 0, &action).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(host.act(&id, 0, &action).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_bot_takes_over_and_gives_back() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let arrange = format!("/api/tables/{id}/seats");
    guest.post(&format!("/api/tables/{id}/join"), json!({})).await;
    let stolen = guest.post(&arrange, json!({ "give_to_bot": { "seat": 0, "level": "karl" } })).await;
    assert_eq!(stolen.status, StatusCode::FORBIDDEN);

    assert_eq!(guest.post(&arrange, json!({ "leave": {} })).await.status, StatusCode::NO_CONTENT);
    host.play(&id, |_| 0).await;
    let table = host.wait(&id).await;
    assert_eq!(table["steps"], 2, "the bot moved for Ulf");
    assert_eq!((&table["seats"][1]["name"], &table["seats"][1]["driver"]), (&json!("Ulf"), &json!("karl")));

    assert_eq!(guest.post(&arrange, json!({ "take_back": { "seat": 1 } })).await.status, StatusCode::NO_CONTENT);
    host.play(&id, |_| 0).await;
    assert_eq!(guest.wait(&id).await["steps"], 3, "it is Ulf's turn, and no bot moves");
    guest.play(&id, |_| 0).await;

    let host_wish = json!({ "give_to_bot": { "seat": 1, "level": "thrall" } });
    assert_eq!(host.post(&arrange, host_wish).await.status, StatusCode::NO_CONTENT, "the host may");
    host.play(&id, |_| 0).await;
    host.wait(&id).await;
    let late = guest.act(&id, host.look(&id).await["version"].as_u64().unwrap(), &json!({})).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "a bot plays for Ulf: {}", late.body);
}

#[tokio::test]
async fn when_time_is_up_a_bot_moves() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let made = json!({ "game": "mylla", "seats": ["me", "friend:Ulf"], "pace": 5 });
    let id = host.post("/api/tables", made).await.json()["id"].as_str().unwrap().to_owned();
    assert!(host.look(&id).await["deadline"].is_number());
    let mut ear = host.listen(&id, 0).await;
    assert_eq!(ear.next().await["kind"], "move", "nobody moved, so a bot did");
    let bad = json!({ "game": "mylla", "seats": ["me", "open"], "pace": 1 });
    assert_eq!(host.post("/api/tables", bad).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_screen_is_passed_only_when_something_is_hidden() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let token = host.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    let person = app.hall.person(token).await.unwrap().unwrap();
    for game in hall::games() {
        let mut seats = vec!["friend:Ulf"; *game.seats().start()];
        seats[0] = "me";
        let (id, _) = host.table(game.name(), &seats, false).await;
        let mut luck = Luck(2);
        for _ in 0..12 {
            let state: TableState = app.hall.table_state(&id, Some(&person), None).await.unwrap();
            if let Some(seat) = state.curtain_for {
                assert_eq!(
                    state.viewer,
                    engine::Viewer::Spectator,
                    "{}: nothing shows behind the curtain",
                    game.name()
                );
                assert!(state.actions.is_empty());
                app.hall.face(&id, &person, seat).await.unwrap();
                let state = app.hall.table_state(&id, Some(&person), None).await.unwrap();
                assert_eq!((state.curtain_for, state.viewer), (None, engine::Viewer::Seat(seat)));
            } else {
                assert!(state.viewer.seat().is_some());
            }
            if host.look(&id).await["actions"].as_array().unwrap().is_empty() {
                break;
            }
            host.play(&id, |count| luck.below(count)).await;
        }
    }
}

#[tokio::test]
async fn seats_and_spectators_talk_apart() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, watcher) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Yrsa").await);
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let chat = format!("/api/tables/{id}/chat");
    host.post(&chat, json!({ "text": "who joins?" })).await;
    watcher.post(&chat, json!({ "text": "she should play the corner" })).await;
    let texts =
        |table: &Value| table["chat"].as_array().unwrap().iter().map(|line| line["text"].clone()).collect::<Vec<_>>();
    assert_eq!(texts(&host.look(&id).await), [json!("who joins?")], "no advice from around the table");
    assert_eq!(texts(&watcher.look(&id).await).len(), 2);
    assert_eq!(host.post(&chat, json!({ "text": "  \n" })).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(host.post(&chat, json!({ "text": "x".repeat(501) })).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_name_is_claimed_used_elsewhere_and_forgotten() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "bot:thrall"], true).await;
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": "skål" })).await;
    assert_eq!(host.post("/api/me/claim", json!({ "password": "short" })).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(
        host.post("/api/me/claim", json!({ "password": "mead and honey" })).await.status,
        StatusCode::NO_CONTENT
    );

    let stranger = Visitor::stranger(&app);
    assert_eq!(stranger.post("/api/session", json!({ "name": "ragna" })).await.status, StatusCode::CONFLICT);
    let wrong = json!({ "name": "Ragna", "password": "wrong password" });
    assert_eq!(stranger.post("/api/session", wrong).await.status, StatusCode::FORBIDDEN);
    let right = stranger.post("/api/session", json!({ "name": "RAGNA", "password": "mead and honey" })).await;
    assert_eq!(right.status, StatusCode::OK, "{}", right.body);
    let cookie = right.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let elsewhere = Visitor { router: app.router.clone(), cookie: Some(cookie) };
    assert_eq!(elsewhere.look(&id).await["your_seats"], json!([0]), "the same person");

    let all = elsewhere.get("/api/me/export").await.json();
    assert_eq!(
        (&all["name"], &all["said"][0]["text"], &all["tables"][0]["id"]),
        (&json!("Ragna"), &json!("skål"), &json!(id))
    );
    assert!(!all.to_string().contains("argon2"), "no password, not even hashed");

    let request = elsewhere.request(Method::DELETE, "/api/me").body(axum::body::Body::empty()).unwrap();
    assert_eq!(elsewhere.send(request).await.status, StatusCode::NO_CONTENT);
    assert_eq!(host.get("/api/session").await.status, StatusCode::UNAUTHORIZED, "all sessions end");
    let table = Visitor::stranger(&app).wait_over(&id).await;
    assert_eq!(table["seats"][0]["name"], "someone");
    assert!(!table.to_string().contains("Ragna"), "{table}");
}

#[tokio::test]
async fn name_and_likes_are_changed_and_shown() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "bot:thrall"], true).await;
    let put = async |body: Value| {
        let request = host.request(Method::PUT, "/api/me").header(header::CONTENT_TYPE, "application/json");
        host.send(request.body(axum::body::Body::from(body.to_string())).unwrap()).await
    };
    let likes = json!({ "theme": "light", "animation": "fast", "sound": true, "symbol": "bear", "colour": 3 });
    let told = put(json!({ "name": "Ragna the Red", "settings": likes })).await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.body);
    let person = host.get("/api/session").await.json();
    assert_eq!((&person["name"], &person["settings"]), (&json!("Ragna the Red"), &likes));
    assert_eq!(host.look(&id).await["seats"][0]["name"], "Ragna the Red", "at the table, too");
    let page = host.get("/").await.body;
    for likes in ["data-theme=\"light\"", "data-animation=\"fast\"", "data-sound"] {
        assert!(page.contains(likes), "{likes}");
    }
    let kept = put(json!({ "settings": { "theme": "plaid" } })).await.json();
    assert_eq!((&kept["name"], &kept["settings"]["theme"]), (&json!("Ragna the Red"), &json!("system")));
    assert_eq!(put(json!({ "name": " " })).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(put(json!({ "shoe": 43 })).await.status, StatusCode::BAD_REQUEST);
}
