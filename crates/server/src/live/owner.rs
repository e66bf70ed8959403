//! The task that owns a table: it answers looks and carries out changes, one after the other.

use super::registry::{Done, News, Shared};
use super::seats::STAND_IN;
use super::table::{Change, Live};
use crate::error::Trouble;
use crate::model::{Notice, Pointed};
use crate::store::{WriteError, now};
use engine::Seat;
use hall::Bot;
use serde_json::Value;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// How many words a listener may be behind before it is told to catch up.
const NEWS: usize = 32;
/// How long to wait when no thinker has time.
const AGAIN: Duration = Duration::from_millis(250);
/// How often a quiet table looks whether it may sleep.
const NAP: Duration = Duration::from_secs(30);

type Look = Box<dyn FnOnce(Result<&mut Live, Trouble>) + Send>;
type Wish = Box<dyn FnOnce(&mut Live) -> Result<Change, Trouble> + Send>;
type Pointing = Box<dyn FnOnce(&mut Live) -> Result<Pointed, Trouble> + Send>;
type Heard = (Vec<Notice>, broadcast::Receiver<News>);
type Thought = Pin<Box<dyn Future<Output = Option<Value>> + Send>>;

/// What a table's owner is asked.
pub(super) enum Message {
    Look(Look),
    Change(Wish, oneshot::Sender<Result<Done, Trouble>>),
    Point(Pointing, oneshot::Sender<Result<(), Trouble>>),
    Watch(u64, oneshot::Sender<Result<Heard, Trouble>>),
}

/// A bot thinks for a seat of the table as it stood at a version.
struct Thinking {
    version: u64,
    seat: Seat,
    thought: Thought,
}

struct Owner {
    shared: Arc<Shared>,
    id: String,
    live: Result<Live, Trouble>,
    news: broadcast::Sender<News>,
    thinking: Option<Thinking>,
    /// When to look again whether a bot must be asked.
    retry: Option<Instant>,
    touched: Instant,
}

/// Takes the table out of the list when its owner leaves, even if it breaks down: the next visitor wakes another.
struct Leaving(Arc<Shared>, String);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.asleep(&self.1);
    }
}

pub(super) async fn run(shared: Arc<Shared>, id: String, mut inbox: mpsc::Receiver<Message>) {
    let _leaving = Leaving(Arc::clone(&shared), id.clone());
    let live = Live::load(&shared.context.store, &id).await;
    let (news, _) = broadcast::channel(NEWS);
    let mut owner = Owner { shared, id, live, news, thinking: None, retry: None, touched: Instant::now() };
    owner.drive();
    loop {
        let wake = owner.wakes_at();
        tokio::select! {
            message = inbox.recv() => match message {
                Some(message) => owner.answer(message).await,
                None => break,
            },
            action = thought(&mut owner.thinking) => owner.bot_moves(action).await,
            () = sleep_until(wake) => {
                owner.retry = None;
                if owner.may_sleep() {
                    break;
                }
            }
        }
        owner.drive();
    }
    // Whoever has sent already is answered; whoever comes later finds the door closed and wakes another owner.
    inbox.close();
    while let Some(message) = inbox.recv().await {
        owner.answer(message).await;
    }
}

async fn thought(thinking: &mut Option<Thinking>) -> Option<Value> {
    match thinking {
        Some(thinking) => thinking.thought.as_mut().await,
        None => std::future::pending().await,
    }
}

impl Owner {
    async fn answer(&mut self, message: Message) {
        self.touched = Instant::now();
        match message {
            Message::Look(look) => look(self.live.as_mut().map_err(|trouble| trouble.clone())),
            Message::Point(point, reply) => {
                let pointed = match &mut self.live {
                    Ok(live) => point(live),
                    Err(trouble) => Err(trouble.clone()),
                };
                let told = pointed.map(|pointed| {
                    let _nobody_listens = self.news.send(News::Pointed(pointed));
                });
                let _visitor_left = reply.send(told);
            }
            Message::Watch(from, reply) => {
                let heard = match &self.live {
                    Ok(live) => Ok((live.notices.iter().skip(from as usize).copied().collect(), self.news.subscribe())),
                    Err(trouble) => Err(trouble.clone()),
                };
                let _visitor_left = reply.send(heard);
            }
            Message::Change(wish, reply) => {
                let change = match &mut self.live {
                    Ok(live) => wish(live),
                    Err(trouble) => Err(trouble.clone()),
                };
                let done = match change {
                    Ok(change) => self.carry_out(change).await,
                    Err(trouble) => Err(trouble),
                };
                let _visitor_left = reply.send(done);
            }
        }
    }

    /// Writes what happened, and only then tells of it. If it cannot be written, it has not happened.
    async fn carry_out(&mut self, change: Change) -> Result<Done, Trouble> {
        let Change { commit, notices, seat } = change;
        let rings = !commit.deliveries.is_empty();
        if let Err(error) = self.shared.context.store.commit(commit).await {
            self.thinking = None;
            self.live = Live::load(&self.shared.context.store, &self.id).await;
            return Err(match error {
                WriteError::Taken => Trouble::Conflict("the table has moved on".to_owned()),
                WriteError::Database(_) => Trouble::Broken(error.to_string()),
            });
        }
        for notice in notices {
            let _nobody_listens = self.news.send(News::Told(notice));
        }
        if rings {
            self.shared.context.bell.notify_one();
        }
        let version = self.live.as_ref().map_or(0, Live::version);
        Ok(Done { version, seat })
    }

    /// Asks a bot if one has to move: at the seat of a bot, or for somebody whose time is up.
    fn drive(&mut self) {
        let Ok(live) = &self.live else { return };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version != live.version()) {
            self.thinking = None;
        }
        if let Some(thinking) = &self.thinking {
            // The seat was taken back while its bot was thinking.
            if live.bot_of(thinking.seat).is_none() && live.deadline().is_none_or(|deadline| deadline > now()) {
                self.thinking = None;
            }
        }
        if self.thinking.is_some() || self.retry.is_some() || live.is_over() {
            return;
        }
        let of_bots = live.play.asked().iter().find_map(|seat| live.bot_of(seat).map(|bot| (seat, bot)));
        let stand_in = || STAND_IN.parse().unwrap_or(Bot::Karl);
        let is_late = live.deadline().is_some_and(|deadline| deadline <= now());
        let late = || live.waits_for_people().next().filter(|_| is_late).map(|seat| (seat, stand_in()));
        let Some((seat, bot)) = of_bots.or_else(late) else { return };
        let somebody_waits = self.news.receiver_count() > 0;
        let has_people = live.seats.iter().any(|row| row.person.is_some() && row.bot.is_none());
        let Some(answer) = self.shared.context.thinkers.ask(live.play.question(seat), bot, has_people) else {
            self.retry = Some(Instant::now() + AGAIN);
            return;
        };
        // Nobody wonders about what could not be otherwise.
        let is_forced = || live.play.offers(seat).len() == 1;
        let pause = if somebody_waits && !is_forced() { self.shared.context.bot_pause } else { Duration::ZERO };
        let not_before = Instant::now() + pause;
        let thought = async move {
            let action = answer.await.ok().flatten().map(|answer| answer.action);
            sleep_until(not_before).await;
            action
        };
        self.thinking = Some(Thinking { version: live.version(), seat, thought: Box::pin(thought) });
    }

    async fn bot_moves(&mut self, action: Option<Value>) {
        let (Some(thinking), Ok(live)) = (self.thinking.take(), &mut self.live) else { return };
        if thinking.version != live.version() {
            return;
        }
        let offers = live.play.offers(thinking.seat);
        let wishes = action.into_iter().chain(offers.into_iter().map(|offer| offer.action));
        for wish in wishes {
            match live.play_for(thinking.seat, None, &wish) {
                Ok(change) => {
                    if let Err(trouble) = self.carry_out(change).await {
                        tracing::error!("table {}: a bot's move was not written: {trouble}", self.id);
                        self.retry = Some(Instant::now() + AGAIN);
                    }
                    return;
                }
                Err(trouble) => tracing::error!("table {}: a bot's {wish} was refused: {trouble}", self.id),
            }
        }
        self.retry = Some(Instant::now() + Duration::from_secs(60));
    }

    fn wakes_at(&self) -> Instant {
        let rest = if self.live.is_ok() { NAP.min(self.shared.context.idle) } else { Duration::from_secs(1) };
        let nap = Instant::now() + rest;
        let clock = self.live.as_ref().ok().and_then(Live::deadline).filter(|_| self.thinking.is_none());
        let clock = clock
            .map(|at| Instant::now() + Duration::from_secs((at - now()).max(0) as u64) + Duration::from_millis(20));
        let clock = clock.filter(|_| self.retry.is_none());
        [Some(nap), self.retry, clock].into_iter().flatten().min().unwrap_or(nap)
    }

    /// A table sleeps when nobody listens, no bot thinks and no clock runs. What could not be loaded is tried again.
    fn may_sleep(&self) -> bool {
        let Ok(live) = &self.live else { return true };
        let is_quiet = self.news.receiver_count() == 0 && self.thinking.is_none() && live.deadline().is_none();
        is_quiet && self.touched.elapsed() >= self.shared.context.idle
    }
}
