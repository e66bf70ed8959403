//! Pointing at things on the table.

use crate::visitor::{Visitor, hall};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn those_who_sit_at_the_table_point_and_everybody_sees_it() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let (host, guest) = (Visitor::named(&app, "Ragna").await, Visitor::named(&app, "Ulf").await);
    let watcher = Visitor::named(&app, "Yrsa").await;
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    guest.post(&format!("/api/tables/{id}/join"), json!({})).await;
    let path = format!("/api/tables/{id}/point");
    let seq = host.look(&id).await["seq"].as_u64().unwrap();
    let mut ear = watcher.listen(&id, seq).await;
    let shown =
        async |visitor: &Visitor| visitor.get(&format!("/table/{id}/parts?from=0")).await.json()["pointed"].clone();

    assert_eq!(host.post(&path, json!({ "targets": ["point-a7"] })).await.status, StatusCode::NO_CONTENT);
    let ping = ear.next().await;
    assert_eq!((&ping["seat"], &ping["targets"]), (&json!(0), &json!(["point-a7"])));
    assert!(ping["left"].as_u64() > Some(10_000), "a ping fades: {ping}");
    guest.post(&path, json!({ "targets": ["point-a1", "point-d1"] })).await;
    let plan = ear.next().await;
    assert_eq!((&plan["seat"], &plan["left"]), (&json!(1), &json!(null)), "a plan stands");
    for visitor in [&host, &guest, &watcher] {
        assert_eq!(shown(visitor).await.as_array().unwrap().len(), 2);
    }
    assert_eq!(host.look(&id).await["seq"], seq, "nothing is written down");

    host.play(&id, |_| 0).await;
    assert_eq!(ear.next().await["seq"], seq + 1, "events are counted as if nobody had pointed");
    assert_eq!(shown(&watcher).await[0]["targets"], json!(["point-a7"]), "a move ends the plan, not the ping");
    host.post(&path, json!({ "targets": [] })).await;
    assert_eq!(ear.next().await["targets"], json!([]));
    assert_eq!(shown(&watcher).await, json!([]));

    assert_eq!(watcher.post(&path, json!({ "targets": ["point-a7"] })).await.status, StatusCode::FORBIDDEN);
    assert_eq!(Visitor::stranger(&app).post(&path, json!({ "targets": [] })).await.status, StatusCode::UNAUTHORIZED);
    let long = "x".repeat(65);
    for bad in [json!(["<b>"]), json!([""]), json!([long]), json!(["point a"]), json!(vec!["point-a7"; 13])] {
        assert_eq!(host.post(&path, json!({ "targets": bad })).await.status, StatusCode::BAD_REQUEST, "{bad}");
    }
}
