//! What a seat may not know never leaves the server, whatever the game.
//!
//! The tests know the seed (from the database), so they play a shadow of each match and know what each viewer may see.

use crate::visitor::{Luck, Reply, Visitor, hall};
use axum::http::StatusCode;
use engine::{Seat, Seed, Viewer};
use hall::{AnyGame, AnyMatch};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// How many actions of each match are looked at.
const STEPS: usize = 40;

/// Every seat is somebody else's; the last visitor only watches.
struct Round {
    people: Vec<Visitor>,
    seats: usize,
}

impl Round {
    async fn sit(app: &server::App, seats: usize) -> Round {
        let mut people = Vec::new();
        for number in 0..=seats {
            people.push(Visitor::named(app, &format!("Visitor{number}")).await);
        }
        Round { people, seats }
    }

    async fn table(&self, game: &dyn AnyGame) -> String {
        let mut seats = vec!["open"; self.seats];
        seats[0] = "me";
        let (id, invite) = self.people[0].table(game.name(), &seats, false).await;
        for seat in 1..self.seats {
            let join = json!({ "seat": seat, "invite": invite });
            let reply = self.people[seat].post(&format!("/api/tables/{id}/join"), join).await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
        }
        id
    }

    fn viewers(&self) -> impl Iterator<Item = (&Visitor, Viewer)> {
        self.people.iter().zip(Viewer::all(self.seats))
    }
}

async fn database(data: &Path) -> sqlx::SqlitePool {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.join("meadhall.sqlite"));
    sqlx::SqlitePool::connect_with(options).await.unwrap()
}

/// The match behind a table, begun again.
async fn shadow(data: &Path, game: &dyn AnyGame, seats: usize, id: &str) -> Box<dyn AnyMatch> {
    let database = database(data).await;
    let query = sqlx::query_as("select seed, content, options from tables where id = ?").bind(id);
    let (seed, content, options): (Vec<u8>, String, String) = query.fetch_one(&database).await.unwrap();
    let seed = Seed(seed.try_into().unwrap());
    game.begin(&serde_json::from_str(&options).unwrap(), seats, Some(&content), seed).unwrap()
}

/// All the ways in which the server tells a visitor about a running table.
async fn all_told(visitor: &Visitor, id: &str, step: usize) -> Vec<(String, Reply)> {
    let mut told = Vec::new();
    for path in [
        format!("/api/tables/{id}"),
        format!("/table/{id}"),
        format!("/table/{id}/parts?from=0"),
        format!("/table/{id}/text"),
        format!("/replay/{id}"),
        format!("/replay/{id}/step?step={}", step / 2),
        format!("/api/tables/{id}/record"),
        format!("/api/tables/{id}/dice"),
        format!("/api/tables/{id}/why?target=nothing"),
        "/".to_owned(),
        "/api/tables".to_owned(),
        "/api/me/export".to_owned(),
    ] {
        let reply = visitor.get(&path).await;
        assert!(reply.status != StatusCode::INTERNAL_SERVER_ERROR, "{path}: {}", reply.body);
        told.push((path, reply));
    }
    told
}

/// What pages say whatever the game: the pages of a table where nothing is hidden.
async fn chrome(visitor: &Visitor) -> String {
    let (id, _) = visitor.table("mylla", &["me", "open"], false).await;
    all_told(visitor, &id, 0).await.into_iter().map(|(_, reply)| reply.body).collect()
}

/// Whether a text has the word, not as a part of another.
fn has_word(text: &str, word: &str) -> bool {
    let ends = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(word)
        .any(|(at, _)| ends(text[..at].chars().next_back()) && ends(text[at + word.len()..].chars().next()))
}

/// The words in a JSON value that could be the names of things.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(word) if word.len() >= 4 => drop(found.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, found)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// What other seats know and the viewer does not: words of their views that nothing made for the viewer contains.
fn secrets(play: &dyn AnyMatch, viewer: Viewer) -> BTreeSet<String> {
    let mut known_to_others = BTreeSet::new();
    Viewer::all(play.seats())
        .filter(|other| *other != viewer)
        .for_each(|other| words(&play.view(other), &mut known_to_others));
    let scene = play.scene(viewer);
    let mut known = format!("{}{}{}", play.view(viewer), play.text(viewer), scene.board.into_string());
    scene.seats.into_iter().for_each(|seat| known.push_str(&seat.into_string()));
    scene.panels.into_iter().for_each(|panel| known.push_str(&panel.body.into_string()));
    for step in 0..=play.steps() {
        play.log(viewer, step).iter().for_each(|line| known.push_str(&line.words.plain(&[])));
    }
    if let Some(seat) = viewer.seat() {
        play.offers(seat).iter().for_each(|offer| known.push_str(&json!(offer).to_string()));
    }
    known_to_others.into_iter().filter(|word| !known.contains(word.as_str())).collect()
}

#[tokio::test]
async fn nobody_is_told_what_they_may_not_know() {
    for game in hall::games() {
        for seats in BTreeSet::from([*game.seats().start(), *game.seats().end()]) {
            let data = tempfile::tempdir().unwrap();
            let app = hall(data.path()).await;
            let round = Round::sit(&app, seats).await;
            let id = round.table(*game).await;
            let mut play = shadow(data.path(), *game, seats, &id).await;
            let chrome = chrome(&round.people[0]).await;
            let mut luck = Luck(seats as u64);
            for step in 0..STEPS {
                if play.outcome().is_some() {
                    break;
                }
                for (visitor, viewer) in round.viewers() {
                    let told = visitor.look(&id).await;
                    assert_as_computed(&*play, viewer, &told, game.name());
                    if step % 8 == 0 {
                        let secrets = secrets(&*play, viewer);
                        let seed = hex::encode(play.seed().0);
                        for (path, reply) in all_told(visitor, &id, step).await {
                            let body = &reply.body;
                            assert!(!body.contains(&seed), "{}: {path} shows the seed", game.name());
                            let leak =
                                secrets.iter().find(|secret| has_word(body, secret) && !has_word(&chrome, secret));
                            assert_eq!(leak, None, "{}: {path} shows {viewer:?} what others know", game.name());
                        }
                        let record = visitor.get(&format!("/api/tables/{id}/record")).await;
                        assert_eq!(record.status, StatusCode::CONFLICT);
                    }
                }
                let asked: Vec<Seat> = play.asked().iter().collect();
                let seat = asked[luck.below(asked.len())];
                let offers = play.offers(seat);
                let action = offers[luck.below(offers.len())].action.clone();
                let actor = &round.people[seat.index()];
                let version = actor.look(&id).await["version"].as_u64().unwrap();
                let reply = actor.act(&id, version, &action).await;
                assert_eq!(reply.status, StatusCode::OK, "{}: {}", game.name(), reply.body);
                play.act(seat, &action).unwrap();
            }
        }
    }
}

/// What a viewer is told is what follows from their view, and nothing else.
fn assert_as_computed(play: &dyn AnyMatch, viewer: Viewer, told: &Value, game: &str) {
    let names: Vec<String> = (0..play.seats()).map(|seat| format!("Visitor{seat}")).collect();
    assert_eq!(told["viewer"], json!(viewer.seat()), "{game}");
    assert_eq!(told["view"], play.view(viewer), "{game}: the view of {viewer:?}");
    assert_eq!(told["prompt"], play.prompt(viewer).plain(&names), "{game}");
    let actions = |seat: Seat| -> Vec<Value> {
        let offers = play.offers(seat).into_iter();
        offers
            .map(|offer| {
                json!({ "action": offer.action, "label": offer.label.plain(&names), "group": offer.group,
                    "rule": offer.rule, "targets": offer.targets, "is_final": offer.is_final })
            })
            .collect()
    };
    let own = viewer.seat().map_or_else(Vec::new, actions);
    assert_eq!(told["actions"], json!(own), "{game}: the actions of {viewer:?}");
    let of_host = if viewer == Viewer::Seat(Seat(0)) { actions(Seat::TABLE) } else { Vec::new() };
    assert_eq!(told["table_actions"], json!(of_host), "{game}: the table's own actions for {viewer:?}");
    let lines = (0..=play.steps()).flat_map(|step| play.log(viewer, step));
    let log: Vec<Value> = lines
        .map(|line| {
            json!({ "step": line.step, "seat": line.seat, "depth": line.depth, "automatic": line.automatic,
                "text": line.words.plain(&names) })
        })
        .collect();
    assert_eq!(told["log"], json!(log), "{game}: the log of {viewer:?}");
    assert_eq!((told.get("seed"), &told["scores"]), (None, &json!([])), "{game}: not before the end");
    let fields: BTreeSet<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
    let known = BTreeSet::from([
        "id",
        "game",
        "version",
        "seq",
        "steps",
        "stage",
        "seats",
        "viewer",
        "your_seats",
        "prompt",
        "view",
        "actions",
        "table_actions",
        "hints",
        "may_undo",
        "log",
        "chat",
        "options",
        "pace",
        "deadline",
        "commitment",
        "scores",
    ]);
    assert_eq!(fields, known, "a new field must be held against the views here");
}

/// Two tables with the same seed, where a seat makes choices that look alike to somebody else: every byte they get is
/// the same.
#[tokio::test]
async fn what_is_hidden_changes_no_byte() {
    for game in hall::games() {
        let seats = *game.seats().start();
        let data = tempfile::tempdir().unwrap();
        let app = hall(data.path()).await;
        let round = Round::sit(&app, seats).await;
        let ids = [round.table(*game).await, round.table(*game).await];
        app.close().await;
        let database = database(data.path()).await;
        let same = "update tables set seed = ?, invite = 'same'";
        sqlx::query(same).bind(&Seed::from_number(7).0[..]).execute(&database).await.unwrap();

        let app = hall(data.path()).await;
        let people: Vec<Visitor> = round
            .people
            .into_iter()
            .map(|visitor| Visitor { router: app.router.clone(), cookie: visitor.cookie })
            .collect();
        let round = Round { people, seats };
        let mut play = shadow(data.path(), *game, seats, &ids[0]).await;
        let mut luck = Luck(3);
        for _ in 0..STEPS * 2 {
            let Some(seat) = play.asked().first() else { break };
            let offers: Vec<Value> = play.offers(seat).into_iter().map(|offer| offer.action).collect();
            let action = offers[luck.below(offers.len())].clone();
            let after = then(&*play, seat, &action);
            let pair = offers.iter().filter(|other| **other != action).take(6).find_map(|other| {
                let instead = then(&*play, seat, other);
                let alike: Vec<_> =
                    round.viewers().filter(|(_, viewer)| is_alike(&*after, &*instead, *viewer)).collect();
                (!alike.is_empty()).then_some((other.clone(), alike))
            });
            let (other, alike) = pair.unwrap_or_else(|| (action.clone(), Vec::new()));
            for (id, action) in ids.iter().zip([&action, &other]) {
                let actor = &round.people[seat.index()];
                let version = actor.look(id).await["version"].as_u64().unwrap();
                let reply = actor.act(id, version, action).await;
                assert_eq!(reply.status, StatusCode::OK, "{}: {}", game.name(), reply.body);
            }
            if !alike.is_empty() {
                for (visitor, viewer) in alike {
                    assert_same_bytes(visitor, &ids, game.name(), viewer).await;
                }
                break;
            }
            play = after;
        }
    }
}

fn then(play: &dyn AnyMatch, seat: Seat, action: &Value) -> Box<dyn AnyMatch> {
    let mut next = play.at(play.steps());
    next.act(seat, action).unwrap();
    next
}

async fn assert_same_bytes(visitor: &Visitor, ids: &[String; 2], game: &str, viewer: Viewer) {
    for path in ["/api/tables/ID", "/table/ID", "/table/ID/parts?from=0", "/table/ID/text", "/replay/ID"] {
        // Pages say how long the table has waited: a second may pass between the two.
        let mut tries = 0;
        loop {
            let mut told = Vec::new();
            for id in ids {
                let reply = visitor.get(&path.replace("ID", id)).await;
                assert_eq!(reply.status, StatusCode::OK, "{game}: {path}");
                told.push(reply.body.replace(id.as_str(), "ID"));
            }
            if told[0] == told[1] {
                break;
            }
            tries += 1;
            assert!(tries < 5, "{game}: {path} differs for {viewer:?}:\n{}\n{}", told[0], told[1]);
        }
    }
}

fn is_alike(one: &dyn AnyMatch, other: &dyn AnyMatch, viewer: Viewer) -> bool {
    let told = |play: &dyn AnyMatch| {
        (play.view(viewer), play.log(viewer, play.steps()), play.asked(), play.motions(viewer, play.steps()))
    };
    told(one) == told(other)
}
