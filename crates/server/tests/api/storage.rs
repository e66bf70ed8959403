//! Nothing that was told is ever lost.

use crate::visitor::{Luck, Visitor, config, hall};
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_restart_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let mut luck = Luck(5);
    for _ in 0..9 {
        host.play(&id, |count| luck.below(count)).await;
    }
    let version = host.look(&id).await["version"].as_u64().unwrap();
    let undone = host.post(&format!("/api/tables/{id}/undo"), json!({ "version": version })).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.body);
    host.post(&format!("/api/tables/{id}/chat"), json!({ "text": "skål" })).await;
    host.play(&id, |_| 1).await;
    let before = host.look(&id).await;
    // As after SIGKILL: nobody closes anything, another process opens the same file.
    std::mem::forget(app);

    let app = hall(data.path()).await;
    let again = Visitor { router: app.router.clone(), cookie: host.cookie.clone() };
    assert_eq!(again.look(&id).await, before, "the table is rebuilt from its log");
    again.play(&id, |_| 0).await;
    assert_eq!(again.look(&id).await["steps"], before["steps"].as_u64().unwrap() + 1);
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let app =
        server::app(server::Config { bot_pause: Duration::from_secs(3600), ..config(data.path()) }).await.unwrap();
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "bot:thrall"], true).await;
    // Somebody listens, so the bot takes its time; meanwhile the server goes down.
    let ear = host.listen(&id, 0).await;
    host.play(&id, |_| 0).await;
    drop(ear);
    app.close().await;

    let app = hall(data.path()).await;
    let again = Visitor { router: app.router.clone(), cookie: host.cookie.clone() };
    let table = again.wait(&id).await;
    assert_eq!(table["steps"], 2, "the bot has moved");
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let data = tempfile::tempdir().unwrap();
    let app = server::app(server::Config { idle: Duration::from_millis(20), ..config(data.path()) }).await.unwrap();
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "open"], true).await;
    host.play(&id, |_| 0).await;
    let before = host.look(&id).await;
    for _ in 0..500 {
        if app.hall.tables_awake() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(app.hall.tables_awake(), 0, "it sleeps");
    assert_eq!(host.look(&id).await, before, "and wakes as it was");
}

#[tokio::test]
async fn a_log_never_has_two_entries_of_a_number() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    let action = host.look(&id).await["actions"][0]["action"].clone();
    let (one, two) = tokio::join!(host.act(&id, 0, &action), host.act(&id, 0, &action));
    let mut statuses = [one.status, two.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "two tabs, one move");

    // Somebody else writes to the log behind the table's back: the move is not told, and the table catches up.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("meadhall.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let sql = "insert into entries (table_id, number, kind, body, at) values (?, 2, 'seats', '', 0)";
    sqlx::query(sql).bind(&id).execute(&pool).await.unwrap();
    let table = host.look(&id).await;
    let action = &table["actions"][0]["action"];
    let version = table["version"].as_u64().unwrap();
    assert_eq!(host.act(&id, version, action).await.status, StatusCode::CONFLICT);
    assert_eq!(host.look(&id).await["seq"], 2);
    assert_eq!(host.act(&id, version, action).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_backup_is_whole_while_the_server_runs() {
    let data = tempfile::tempdir().unwrap();
    let app = hall(data.path()).await;
    let host = Visitor::named(&app, "Ragna").await;
    let (id, _) = host.table("mylla", &["me", "friend:Ulf"], true).await;
    for _ in 0..5 {
        host.play(&id, |_| 0).await;
    }
    let before = host.look(&id).await;
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("meadhall.sqlite");
    let (backed_up, _) = tokio::join!(server::backup(data.path(), &file), host.play(&id, |_| 0));
    backed_up.unwrap();
    assert!(server::backup(data.path(), &file).await.is_err(), "a backup never writes over a file");

    let restored = hall(copy.path()).await;
    let again = Visitor { router: restored.router.clone(), cookie: host.cookie.clone() };
    let table = again.look(&id).await;
    let steps = table["steps"].as_u64().unwrap() - before["steps"].as_u64().unwrap();
    assert!(steps <= 1, "all that was committed when it began, and nothing half");
}
