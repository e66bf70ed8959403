//! A finished match is still shown when its rules or its content are no longer known.

use crate::visitor::{Visitor, hall};
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn what_cannot_be_played_again_is_shown_as_it_ended() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna <the Red>").await;
    let (finished, _) = host.table("mylla", &["me", "bot:thrall"], true).await;
    let (running, _) = host.table("mylla", &["me", "open"], true).await;
    host.post(&format!("/api/tables/{finished}/seats"), json!({ "leave": {} })).await;
    let table = host.wait_over(&finished).await;
    let last = table["log"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap().to_owned();
    app.close().await;

    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("meadhall.sqlite"));
    let database = sqlx::SqlitePool::connect_with(options).await.unwrap();
    for change in ["update tables set rules_version = 99", "update tables set rules_version = 1, content = 'lost'"] {
        sqlx::query(change).execute(&database).await.unwrap();
        let app = hall(data.path()).await;
        let again = Visitor { router: app.router.clone(), cookie: host.cookie.clone() };
        for path in [format!("/table/{finished}"), format!("/replay/{finished}")] {
            let page = again.get(&path).await;
            assert_eq!(page.status, StatusCode::OK, "{change}, {path}: {}", page.body);
            assert!(page.body.contains("viewBox") && page.body.contains("data-kept"), "the last picture is there");
            assert!(page.body.contains("Ragna &lt;the Red&gt;") && !page.body.contains("{0}"), "with today's names");
            assert!(page.body.contains("This is how it ended"), "it says why it does not move");
            let words = last.rsplit_once(' ').map_or(last.as_str(), |(words, _)| words);
            let words = words.split(": ").last().unwrap_or_default();
            assert!(page.body.contains(words), "the log is there: {words:?}");
            assert!(page.body.contains("class=\"score\""), "and the points");
        }
        assert_eq!(again.get(&format!("/api/tables/{finished}")).await.status, StatusCode::CONFLICT);
        assert_eq!(
            again.get(&format!("/table/{running}")).await.status,
            StatusCode::CONFLICT,
            "nothing was kept of it"
        );
        app.close().await;
    }
}
