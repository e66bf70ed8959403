//! The stream of a table: a word about each thing that happens, with its number.

use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use crate::live::Watching;
use crate::model::{Notice, Person};
use crate::people::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use utoipa::IntoParams;

/// Where to begin.
#[derive(Deserialize, IntoParams)]
pub struct From {
    /// The number of the last word the listener knows; 0 for all.
    #[serde(default)]
    from: u64,
}

/// Tells what happens at a table, from a number on: server-sent events whose `id` is the number and whose `data` is
/// `{seq, version, kind}`. Nothing hidden is in them.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "tables", params(("id" = String, Path), From), responses(
    (status = 200, description = "text/event-stream", body = Notice), (status = 404, body = ErrorBody)))]
pub async fn events(
    State(hall): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    // A browser that reconnects by itself says what it heard last.
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(|text| text.parse().ok());
    let from = last.unwrap_or(from);
    let watching = hall.watch(&id, person.as_ref(), from).await?;
    let told = tell(Listener { hall, id, person, last: from, waiting: VecDeque::new(), watching });
    let mut response = Sse::new(told).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response();
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

struct Listener {
    hall: Hall,
    id: String,
    person: Option<Person>,
    /// The number of the last word that was sent.
    last: u64,
    waiting: VecDeque<Notice>,
    watching: Watching,
}

fn tell(listener: Listener) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        let notice = listener.next().await?;
        let event = Event::default().id(notice.seq.to_string()).json_data(notice).ok()?;
        Some((Ok(event), listener))
    })
}

impl Listener {
    async fn next(&mut self) -> Option<Notice> {
        self.waiting.extend(std::mem::take(&mut self.watching.missed));
        loop {
            if let Some(notice) = self.waiting.pop_front() {
                if notice.seq > self.last {
                    self.last = notice.seq;
                    return Some(notice);
                }
                continue;
            }
            match self.watching.news.recv().await {
                Ok(notice) => self.waiting.push_back(notice),
                // Too slow: ask for the rest.
                Err(RecvError::Lagged(_)) => {
                    self.watching = self.hall.watch(&self.id, self.person.as_ref(), self.last).await.ok()?;
                    self.waiting.extend(std::mem::take(&mut self.watching.missed));
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }
}
