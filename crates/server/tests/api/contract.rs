//! The API to the letter.

use crate::visitor::{Luck, Visitor, hall};
use axum::http::{StatusCode, header};
use serde_json::json;

#[tokio::test]
async fn a_session_sets_a_cookie_that_scripts_cannot_read() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let reply = Visitor::stranger(&app).post("/api/session", json!({ "name": "Ragna" })).await;
    assert_eq!(reply.status, StatusCode::OK);
    let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(token.len(), 64, "256 bits");
    assert_eq!(reply.json()["name"], "Ragna");
}

#[tokio::test]
async fn the_games_are_listed_with_their_options() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let games = Visitor::stranger(&app).get("/api/games").await.json();
    let names: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    let known: Vec<&str> = ::hall::games().iter().map(|game| game.name()).collect();
    assert_eq!(names, known);
    assert!(games[0]["schema"].is_object() && games[0]["presets"].is_array());
}

#[tokio::test]
async fn two_people_play_a_match_to_its_end() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let (id, invite) = host.table("mylla", &["me", "open"], false).await;

    let without = guest.post(&format!("/api/tables/{id}/join"), json!({ "seat": 1 })).await;
    assert_eq!(without.status, StatusCode::FORBIDDEN, "a private table needs its invitation");
    let joined = guest.post(&format!("/api/tables/{id}/join"), json!({ "seat": 1, "invite": invite })).await;
    assert_eq!((joined.status, joined.json()["seat"].as_u64()), (StatusCode::OK, Some(1)));
    let twice = guest.post(&format!("/api/tables/{id}/join"), json!({ "invite": invite })).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);

    let record = host.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, StatusCode::CONFLICT, "no record while hidden things may be in it: {}", record.body);

    let mut luck = Luck(1);
    loop {
        let table = host.look(&id).await;
        for field in ["version", "stage", "seats", "view", "actions", "log"] {
            assert!(table.get(field).is_some(), "{field} is missing");
        }
        let Some(asked) = table["stage"]["decide"][0].as_u64() else { break };
        let actor = if asked == 0 { &host } else { &guest };
        actor.play(&id, |count| luck.below(count)).await;
    }
    let table = guest.look(&id).await;
    assert!(table["stage"]["over"]["winners"].is_array());
    assert_eq!(table["seed"].as_str().unwrap().len(), 64, "the seed is shown at the end");
    let record = Visitor::stranger(&app).get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record = engine::Record::from_json(&record.body).unwrap();
    ::hall::game("mylla").unwrap().verify(&record).expect("the record holds");
    assert_eq!(record.seats, ["Ragna", "Ulf"]);
    let dice = host.get(&format!("/api/tables/{id}/dice")).await.json();
    assert_eq!(dice["holds"], true, "{dice}");
    let late = host.act(&id, table["version"].as_u64().unwrap(), &json!({})).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "the match is over");
}

#[tokio::test]
async fn an_action_is_taken_refused_or_late() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let table = host.look(&id).await;
    let action = table["actions"][0]["action"].clone();
    for field in ["action", "label", "rule", "targets"] {
        assert!(table["actions"][0].get(field).is_some(), "{field} is missing");
    }
    assert!(table["actions"][0]["label"].is_string());
    let version = table["version"].as_u64().unwrap();

    let taken = host.act(&id, version, &action).await;
    assert_eq!(taken.status, StatusCode::OK);
    let next = taken.json()["version"].as_u64().unwrap();
    assert!(next > version);

    let late = host.act(&id, version, &action).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.body);
    let refused = host.act(&id, next, &action).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.json()["rule"].as_str().unwrap().starts_with("MY-"), "{}", refused.body);
    assert!(refused.json()["reason"].is_string());
    let nonsense = host.act(&id, next, &json!({ "dance": true })).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nonsense.json()["reason"].is_string());
    assert_eq!(host.look(&id).await["version"], next, "nothing happened since");

    let target = table["actions"][0]["targets"][0].as_str().unwrap();
    let why = host.get(&format!("/api/tables/{id}/why?target={target}")).await.json();
    assert!(why["rule"].is_string() && why["reason"].is_string(), "{why}");
}

#[tokio::test]
async fn events_are_numbered_and_whoever_missed_some_gets_the_rest() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let mut ear = host.listen(&id, 0).await;
    let first = host.play(&id, |_| 0).await;
    let event = ear.next().await;
    assert_eq!(event, json!({ "seq": 1, "version": first, "kind": "move" }));
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": "skål" })).await;
    assert_eq!(ear.next().await["kind"], "chat");
    host.play(&id, |_| 0).await;
    assert_eq!(ear.next().await["seq"], 3);

    let mut later = host.listen(&id, 1).await;
    assert_eq!(later.next().await, json!({ "seq": 2, "version": first, "kind": "chat" }));
    assert_eq!(later.next().await["seq"], 3);
}

#[tokio::test]
async fn undo_takes_back_what_showed_nothing() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let before = host.look(&id).await;
    let version = host.play(&id, |_| 0).await;
    let undone = host.post(&format!("/api/tables/{id}/undo"), json!({ "version": version })).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.body);
    let after = host.look(&id).await;
    assert_eq!((&after["view"], &after["log"], after["steps"].as_u64()), (&before["view"], &before["log"], Some(0)));
    assert!(after["version"].as_u64() > Some(version), "an undo is an entry of the log too");
    let nothing = host.post(&format!("/api/tables/{id}/undo"), json!({ "version": after["version"] })).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn the_whole_turn_is_taken_back_at_once() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let token = host.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    let person = app.hall.person(token).await.unwrap().unwrap();
    let mut restarted = 0;
    for game in ::hall::games() {
        let mut seats = vec!["friend:Ulf"; *game.seats().start()];
        seats[0] = "me";
        let (id, _) = host.table(game.name(), &seats, false).await;
        let mut luck = Luck(6);
        for _ in 0..60 {
            let state = app.hall.table_state(&id, Some(&person), None).await.unwrap();
            if let Some(seat) = state.curtain_for {
                app.hall.face(&id, &person, seat).await.unwrap();
            }
            if state.may_restart {
                let wish = json!({ "version": state.card.version, "whole_turn": true, "seat": state.viewer.seat() });
                let undone = host.post(&format!("/api/tables/{id}/undo"), wish).await;
                assert_eq!(undone.status, StatusCode::OK, "{}: {}", game.name(), undone.body);
                let after = host.look(&id).await;
                let back = state.card.steps - after["steps"].as_u64().unwrap() as usize;
                assert!(back > 1, "{}: only {back} taken back", game.name());
                assert_eq!(after["version"], undone.json()["version"]);
                assert_eq!(after["seq"].as_u64(), Some(state.seq + back as u64), "an entry for each");
                restarted += 1;
                break;
            }
            if host.look(&id).await["actions"].as_array().unwrap().is_empty() {
                break;
            }
            host.play(&id, |count| luck.below(count)).await;
        }
    }
    assert!(restarted > 1, "in several games a turn has several steps");
}

#[tokio::test]
async fn several_moves_are_shown_in_order_whatever_is_said_between() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let frames = async |from: u64| {
        let parts = host.get(&format!("/table/{id}/parts?from={from}")).await.json();
        parts["frames"].as_array().unwrap().len()
    };
    let first = host.play(&id, |_| 0).await;
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": "skål" })).await;
    host.play(&id, |_| 0).await;
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": "well met" })).await;
    let third = host.play(&id, |_| 0).await;
    assert_eq!((frames(0).await, frames(first).await, frames(third).await), (2, 1, 0));
    let still = host.get(&format!("/table/{id}/parts?from=0&still=true")).await.json();
    assert_eq!(still["frames"], json!([]), "who moves nothing needs none");
    host.post(&format!("/api/tables/{id}/undo"), json!({ "version": third })).await;
    assert_eq!(frames(0).await, 0, "what was taken back is not shown again");
}

#[tokio::test]
async fn the_host_acts_for_the_table() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let made = json!({ "game": "bardagi", "options": { "length": "time" }, "seats": ["me", "open"], "listed": true });
    let id = host.post("/api/tables", made).await.json()["id"].as_str().unwrap().to_owned();
    guest.post(&format!("/api/tables/{id}/join"), json!({})).await;
    let table = host.look(&id).await;
    let call = &table["table_actions"][0];
    assert!(call["label"].as_str().unwrap().contains("last"), "{table}");
    assert_eq!(guest.look(&id).await["table_actions"], json!([]), "only the host is offered it");
    assert!(host.get(&format!("/table/{id}")).await.body.contains("this round is the last"));
    assert!(!guest.get(&format!("/table/{id}")).await.body.contains("this round is the last"));
    let wish = json!({ "version": table["version"], "action": call["action"], "seat": 7 });
    let act = format!("/api/tables/{id}/act");
    assert_eq!(guest.post(&act, wish.clone()).await.status, StatusCode::FORBIDDEN);
    let own = json!({ "version": table["version"], "action": call["action"], "seat": 0 });
    assert_eq!(host.post(&act, own).await.status, StatusCode::UNPROCESSABLE_ENTITY, "no player calls time");
    let called = host.post(&act, wish.clone()).await;
    assert_eq!(called.status, StatusCode::OK, "{}", called.body);
    let table = host.look(&id).await;
    assert_eq!((&table["steps"], &table["table_actions"]), (&json!(1), &json!([])), "once is enough");
    assert_eq!(table["log"].as_array().unwrap().last().unwrap()["seat"], 7);
    let undo = host.post(&format!("/api/tables/{id}/undo"), json!({ "version": table["version"] })).await;
    assert_eq!(undo.status, StatusCode::CONFLICT, "the call stands");
    let reasons = host.post(&format!("/api/tables/{id}/reasons"), json!({ "step": 0 })).await;
    assert_eq!(reasons.status, StatusCode::CONFLICT, "the table has no reasons");

    // Bots play it to its end; the call is in the record like any move.
    for seat in [0, 1] {
        let wish = json!({ "give_to_bot": { "seat": seat, "level": "thrall" } });
        host.post(&format!("/api/tables/{id}/seats"), wish).await;
    }
    let end = host.wait_over(&id).await;
    let record = host.get(&format!("/api/tables/{id}/record")).await;
    let record = engine::Record::from_json(&record.body).unwrap();
    ::hall::game("bardagi").unwrap().verify(&record).expect("the record holds");
    assert_eq!(host.get(&format!("/replay/{id}?step=1")).await.status, StatusCode::OK);
    app.close().await;
    let app = hall(data.path()).await;
    let again = Visitor { router: app.router.clone(), cookie: host.cookie.clone() };
    let after = again.look(&id).await;
    for field in ["log", "view", "scores", "version"] {
        assert_eq!(after[field], end[field], "the call is in the log: {field}");
    }
}

#[tokio::test]
async fn a_finished_match_goes_on_from_any_position() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["bot:thrall", "bot:thrall"], true).await;
    let over = host.wait(&id).await;
    assert!(over["stage"].get("over").is_some());
    let seats = json!(["me", "bot:thrall"]);
    let fork = host.post(&format!("/api/tables/{id}/fork"), json!({ "step": 6, "seats": seats })).await;
    assert_eq!(fork.status, StatusCode::OK, "{}", fork.body);
    let forked = fork.json()["id"].as_str().unwrap().to_owned();
    let table = host.look(&forked).await;
    assert_eq!((table["steps"].as_u64(), table["stage"]["decide"][0].as_u64()), (Some(6), Some(0)));
    host.play(&forked, |_| 0).await;

    let end = over["steps"].as_u64().unwrap();
    let late = host.post(&format!("/api/tables/{id}/fork"), json!({ "step": end, "seats": ["me", "open"] })).await;
    assert_eq!(late.status, StatusCode::BAD_REQUEST);
    let running = host.post(&format!("/api/tables/{forked}/fork"), json!({ "step": 1, "seats": ["me", "open"] })).await;
    assert_eq!(running.status, StatusCode::CONFLICT, "only finished matches are open to all");
    let again = host.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.body);
}

#[tokio::test]
async fn a_fork_has_fresh_luck_survives_a_restart_and_can_be_checked() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let fork = async |id: &str, step: u64| {
        let bots = json!(["bot:thrall", "bot:thrall"]);
        let reply = host.post(&format!("/api/tables/{id}/fork"), json!({ "step": step, "seats": bots })).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        reply.json()["id"].as_str().unwrap().to_owned()
    };
    let (first, _) = host.table("mylla", &["bot:thrall", "bot:thrall"], true).await;
    let origin = host.wait_over(&first).await;
    let second = fork(&first, 8).await;
    host.wait_over(&second).await;
    let third = fork(&second, 12).await;
    let end = host.wait_over(&third).await;
    assert_ne!(end["commitment"], origin["commitment"]);
    app.close().await;

    let app = hall(data.path()).await;
    let again = Visitor { router: app.router.clone(), cookie: host.cookie.clone() };
    assert_eq!(again.look(&third).await, end, "a fork of a fork is rebuilt from three logs");
    let record = again.get(&format!("/api/tables/{third}/record")).await;
    let record = engine::Record::from_json(&record.body).unwrap();
    ::hall::game("mylla").unwrap().verify(&record).expect("the record holds");
    assert_eq!(record.actions.len() as u64, end["steps"].as_u64().unwrap());
    assert_eq!(again.get(&format!("/api/tables/{third}/dice")).await.json()["holds"], true);
}

#[tokio::test]
async fn the_api_describes_itself() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let visitor = Visitor::stranger(&app);
    let docs = visitor.get("/api").await.json();
    for path in [
        "/api/session",
        "/api/games",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/join",
        "/api/tables/{id}/act",
        "/api/tables/{id}/hint",
        "/api/tables/{id}/reasons",
        "/api/tables/{id}/point",
        "/api/tables/{id}/events",
        "/api/tables/{id}/record",
        "/healthz",
    ] {
        assert!(docs["paths"].get(path).is_some(), "{path} is not described");
    }
    assert_eq!(visitor.get("/healthz").await.json()["status"], "ok");
    assert_eq!(visitor.get("/api/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/api/tables/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        visitor.post("/api/tables", json!({ "game": "mylla", "seats": ["me", "open"] })).await.status,
        StatusCode::UNAUTHORIZED
    );
}
