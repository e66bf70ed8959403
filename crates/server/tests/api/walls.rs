//! Walls: other sites, markup, floods, and things too long.

use crate::visitor::{Visitor, config, hall};
use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::json;
use server::{Config, Limits};

#[tokio::test]
async fn other_sites_cannot_make_a_browser_act() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let say = |name: &'static str, value: &'static str| {
        let request = host.request(Method::POST, &format!("/api/tables/{id}/chat"));
        let request = request.header(header::CONTENT_TYPE, "application/json").header(name, value);
        host.send(request.body(Body::from(json!({ "text": "hello" }).to_string())).unwrap())
    };
    assert_eq!(say("origin", "https://elsewhere.example").await.status, StatusCode::FORBIDDEN);
    assert_eq!(say("origin", "null").await.status, StatusCode::FORBIDDEN);
    assert_eq!(say("sec-fetch-site", "cross-site").await.status, StatusCode::FORBIDDEN);
    assert_eq!(say("sec-fetch-site", "same-site").await.status, StatusCode::FORBIDDEN);
    assert_eq!(say("sec-fetch-site", "same-origin").await.status, StatusCode::NO_CONTENT);
    assert_eq!(say("origin", "http://127.0.0.1:8080").await.status, StatusCode::NO_CONTENT);

    let request = host.request(Method::POST, &format!("/table/{id}")).header("origin", "https://elsewhere.example");
    let form = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    assert_eq!(host.send(form.body(Body::from("what=leave")).unwrap()).await.status, StatusCode::FORBIDDEN);
    // A form can send text/plain across sites without asking; it is not read as JSON.
    let request =
        host.request(Method::POST, &format!("/api/tables/{id}/chat")).header(header::CONTENT_TYPE, "text/plain");
    let plain = host.send(request.body(Body::from(json!({ "text": "hello" }).to_string())).unwrap()).await;
    assert_eq!(plain.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn every_answer_carries_its_guard() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let visitor = Visitor::stranger(&app);
    for path in ["/", "/api/games", "/api/tables/nothing", "/nowhere", "/new", "/rules", "/settings"] {
        let reply = visitor.get(path).await;
        let policy = reply.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(reply.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(reply.headers[header::CACHE_CONTROL], "no-store", "{path}");
    }
}

#[tokio::test]
async fn names_and_talk_are_escaped_everywhere() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let evil = "<img src=x onerror=a()>";
    let host = Visitor::named(&app, evil).await;
    let friend = "friend:\"><script>b()</script>";
    let (id, _) = host.table("mylla", &["me", friend], true).await;
    let talk = "</script><script>c()</script> \u{202e}turned &amp; 'quoted'";
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": talk })).await;
    host.play(&id, |_| 0).await;
    for path in [
        "/".to_owned(),
        format!("/table/{id}"),
        format!("/table/{id}/text"),
        format!("/replay/{id}"),
        "/settings".to_owned(),
    ] {
        let reply = host.get(&path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}");
        for raw in ["<img src=x", "<script>b", "<script>c", "\u{202e}"] {
            assert!(!reply.body.contains(raw), "{path} contains {raw}");
        }
        for inline in [" style=\"", " onclick=", "<style", "javascript:"] {
            assert!(!reply.body.contains(inline), "{path} contains {inline}, which the policy forbids");
        }
    }
    let parts = host.get(&format!("/table/{id}/parts?from=0")).await;
    assert_eq!(parts.headers[header::CONTENT_TYPE], "application/json");
    let html = parts.json()["parts"].to_string();
    assert!(!html.contains("<img src=x") && !html.contains("<script>"), "{html}");
    for page in ["/rules/mylla?q=<script>x", "/table/<script>", "/rules/<script>x"] {
        let body = host.get(&page.replace('<', "%3C").replace('>', "%3E")).await.body;
        assert!(!body.contains("<script>x") && !body.contains("<script>\""), "{page}");
    }
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let stranger = Visitor::stranger(&app);
    let long = stranger.post("/api/session", json!({ "name": "x".repeat(31) })).await;
    assert_eq!(long.status, StatusCode::BAD_REQUEST);
    let huge = stranger.post("/api/session", json!({ "name": "x".repeat(100_000) })).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    let host = Visitor::named(&app, "Ragna").await;
    for seats in [
        json!([]),
        json!(["me"]),
        json!(vec!["me"; 2]),
        json!(["me", "odin"]),
        json!(["me", "bot:odin"]),
        json!(["me", "bot:jarl:99999s"]),
        json!(vec!["open"; 300]),
    ] {
        let reply = host.post("/api/tables", json!({ "game": "mylla", "seats": seats })).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{seats}: {}", reply.body);
    }
    for body in [
        json!({ "game": "ludo", "seats": ["me", "open"] }),
        json!({ "game": "mylla", "options": "nope", "seats": ["me", "open"] }),
        json!({ "game": "mylla", "options": { "odd": 1 }, "seats": ["me", "open"] }),
        json!({ "seats": [] }),
        json!(7),
    ] {
        let reply = host.post("/api/tables", body.clone()).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}: {}", reply.body);
        assert!(reply.json()["error"].is_string());
    }
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    let long = host.act(&id, 0, &json!({ "place": { "to": "x".repeat(5000) } })).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
    for _ in 0..59 {
        host.table("mylla", &["me", "open"], false).await;
    }
    let one_more = host.post("/api/tables", json!({ "game": "mylla", "seats": ["me", "open"] })).await;
    assert_eq!(one_more.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn floods_are_answered_with_429() {
    let data = tempfile::tempdir().unwrap();
    let app = server::app(Config { limits: Limits::default(), ..config(data.path()) }).await.unwrap();
    let visitor = Visitor::stranger(&app);
    let mut last = visitor.post("/api/session", json!({ "name": "Ragna" })).await;
    for _ in 0..200 {
        if last.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        last = visitor.post("/api/session", json!({ "name": "Ragna" })).await;
    }
    assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(last.headers.contains_key(header::RETRY_AFTER));
    assert!(last.json()["error"].is_string());
    assert_eq!(visitor.get("/api/games").await.status, StatusCode::OK, "looking is cheaper");
}

#[tokio::test]
async fn webhooks_go_to_public_addresses_only() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let settle = |url: &str| {
        let request = host.request(Method::PUT, "/api/me").header(header::CONTENT_TYPE, "application/json");
        host.send(request.body(Body::from(json!({ "webhook": url }).to_string())).unwrap())
    };
    for url in [
        "http://127.0.0.1:1/",
        "http://localhost/",
        "ftp://example.org/",
        "http://10.0.0.1/",
        "http://[::1]/",
        "nonsense",
    ] {
        assert_eq!(settle(url).await.status, StatusCode::BAD_REQUEST, "{url}");
    }
    assert_eq!(settle("https://example.org/hook").await.status, StatusCode::OK);
    assert_eq!(settle("").await.json()["webhook"], json!(null));
}

#[tokio::test]
async fn a_webhook_hears_of_turns_and_the_end_and_is_tried_again() {
    use axum::{Router, routing::post};
    use std::sync::{Arc, Mutex};
    let heard: Arc<Mutex<Vec<serde_json::Value>>> = Arc::default();
    let ears = Arc::clone(&heard);
    let receiver = Router::new().route(
        "/hook",
        post(move |axum::Json(body): axum::Json<serde_json::Value>| {
            let ears = Arc::clone(&ears);
            async move {
                let mut heard = ears.lock().unwrap();
                heard.push(body);
                // The first one fails, so it comes again.
                if heard.len() == 1 { StatusCode::INTERNAL_SERVER_ERROR } else { StatusCode::OK }
            }
        }),
    );
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, receiver).await });

    let data = tempfile::tempdir().unwrap();
    let app = server::app(Config { allow_private_webhooks: true, ..config(data.path()) }).await.unwrap();
    let host = Visitor::named(&app, "Ragna").await;
    let request = host.request(Method::PUT, "/api/me").header(header::CONTENT_TYPE, "application/json");
    let url = format!("http://{address}/hook");
    let reply = host.send(request.body(Body::from(json!({ "webhook": url }).to_string())).unwrap()).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    let (id, _) = host.table("mylla", &["me", "bot:thrall"], false).await;
    let mut luck = crate::visitor::Luck(9);
    loop {
        let table = host.wait(&id).await;
        if table["stage"].get("over").is_some() {
            break;
        }
        host.play(&id, |count| luck.below(count)).await;
    }
    let all_arrived = async {
        loop {
            {
                let heard = heard.lock().unwrap();
                let again = heard.iter().skip(1).any(|body| *body == heard[0]);
                let over = heard.iter().any(|body| body["kind"] == "over");
                if over && again {
                    break;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), all_arrived).await.expect("all webhooks arrive");
    let heard = heard.lock().unwrap();
    assert_eq!((&heard[0]["kind"], &heard[0]["table"]), (&json!("your_turn"), &json!(id)));
    assert!(!heard.iter().any(|body| body.get("view").is_some() || body.get("seed").is_some()));
}
