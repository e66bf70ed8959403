//! The stream of a table: a word about each thing that happens, with its number.

use crate::error::{ErrorBody, Trouble};
use crate::house::Hall;
use crate::live::{News, Watching};
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
/// `{seq, version, kind}`. Nothing hidden is in them. Events called `point` have no number: somebody points at something.
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
    waiting: VecDeque<News>,
    watching: Watching,
}

fn tell(listener: Listener) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        let event = match listener.next().await? {
            News::Told(notice) => Event::default().id(notice.seq.to_string()).json_data(notice),
            News::Pointed(pointed) => Event::default().event("point").json_data(pointed),
        };
        Some((Ok(event.ok()?), listener))
    })
}

impl Listener {
    async fn next(&mut self) -> Option<News> {
        self.catch_up();
        loop {
            match self.waiting.pop_front() {
                Some(News::Told(notice)) if notice.seq <= self.last => continue,
                Some(News::Told(notice)) => {
                    self.last = notice.seq;
                    return Some(News::Told(notice));
                }
                Some(pointed) => return Some(pointed),
                None => {}
            }
            match self.watching.news.recv().await {
                Ok(news) => self.waiting.push_back(news),
                // Too slow: ask for the rest.
                Err(RecvError::Lagged(_)) => {
                    self.watching = self.hall.watch(&self.id, self.person.as_ref(), self.last).await.ok()?;
                    self.catch_up();
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// What was missed comes first.
    fn catch_up(&mut self) {
        self.waiting.extend(std::mem::take(&mut self.watching.missed).into_iter().map(News::Told));
    }
}
