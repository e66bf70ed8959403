//! Finding a table's owner, or waking it.

use super::Thinkers;
use super::owner::{self, Message};
use super::table::{Change, Live};
use crate::error::Trouble;
use crate::model::{Notice, Pointed};
use crate::store::Store;
use engine::Seat;
use hall::{Answer as Thought, Bot, Question};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many messages may wait at one table.
const INBOX: usize = 64;

/// What every table's owner needs.
pub struct Context {
    /// Where logs are kept.
    pub store: Store,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// How long a bot waits before it moves while somebody watches: long enough to see what happened, and to take back.
    pub bot_pause: Duration,
    /// After how long a table nobody asks about leaves memory.
    pub idle: Duration,
    /// Called when a webhook was queued.
    pub bell: Arc<tokio::sync::Notify>,
}

/// All tables in memory.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

pub(super) struct Shared {
    pub(super) context: Context,
    awake: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    /// How many streams each person has open at each table.
    present: Mutex<HashMap<String, HashMap<String, usize>>>,
}

/// What those who listen to a table hear.
#[derive(Clone, Debug)]
pub enum News {
    /// Something happened: an entry of the log, with its number.
    Told(Notice),
    /// Somebody points at something: nothing happened, and nothing is numbered.
    Pointed(Pointed),
}

/// What a change came to.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The number of the last move or undo.
    pub version: u64,
    /// Which seat it was about.
    pub seat: Option<Seat>,
}

/// Somebody listens to a table as long as this lives.
pub struct Watching {
    /// What was told since the number they named.
    pub missed: Vec<Notice>,
    /// What will be told.
    pub news: broadcast::Receiver<News>,
    presence: Option<(Arc<Shared>, String, String)>,
}

impl Tables {
    /// No table is awake yet.
    pub fn new(context: Context) -> Tables {
        Tables(Arc::new(Shared { context, awake: Mutex::default(), present: Mutex::default() }))
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Live) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |live: Result<&mut Live, Trouble>| {
            let _visitor_left = reply.send(live.and_then(look));
        });
        self.send(id, Message::Look(look)).await?;
        answer.await.map_err(|_| gone(id))?
    }

    /// Changes something at a table; comes back when it is written.
    pub async fn change(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<Change, Trouble> + Send + 'static,
    ) -> Result<Done, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Change(Box::new(change), reply)).await?;
        answer.await.map_err(|_| gone(id))?
    }

    /// Points at something on a table: told to whoever listens, and not written down.
    pub async fn point(
        &self,
        id: &str,
        point: impl FnOnce(&mut Live) -> Result<Pointed, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Point(Box::new(point), reply)).await?;
        answer.await.map_err(|_| gone(id))?
    }

    /// Asks a bot something on behalf of somebody who waits. No table waits for the answer.
    pub async fn think(&self, question: Box<dyn Question>, bot: Bot) -> Result<Thought, Trouble> {
        let busy = || Trouble::TooMuch("too many bots think at the moment; ask again".to_owned());
        let answer = self.0.context.thinkers.ask(question, bot, true).ok_or_else(busy)?;
        answer.await.ok().flatten().ok_or_else(|| Trouble::Broken(format!("{bot} broke down over a question")))
    }

    /// Listens to a table: what was told after `from`, and what will be.
    pub async fn watch(&self, id: &str, person: Option<&str>, from: u64) -> Result<Watching, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(id, Message::Watch(from, reply)).await?;
        let (missed, news) = answer.await.map_err(|_| gone(id))??;
        let presence = person.map(|person| (Arc::clone(&self.0), id.to_owned(), person.to_owned()));
        if let Some((shared, id, person)) = &presence {
            *shared.present().entry(id.clone()).or_default().entry(person.clone()).or_default() += 1;
        }
        Ok(Watching { missed, news, presence })
    }

    /// Who has the table open.
    pub fn online(&self, id: &str) -> HashSet<String> {
        self.0.present().get(id).map(|people| people.keys().cloned().collect()).unwrap_or_default()
    }

    /// Wakes a table so that its bots and clocks go on.
    pub async fn wake(&self, id: &str) {
        if let Err(trouble) = self.look(id, |_| Ok(())).await {
            tracing::warn!("table {id} cannot be woken: {trouble}");
        }
    }

    /// Whether the table is in memory; those which are not need not hear of changes to the stored seats.
    pub fn is_awake(&self, id: &str) -> bool {
        self.0.awake().contains_key(id)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.0.awake().len()
    }

    async fn send(&self, id: &str, mut message: Message) -> Result<(), Trouble> {
        loop {
            let owner = self.owner(id);
            match owner.send(message).await {
                Ok(()) => return Ok(()),
                // The owner was just going to sleep: wait until it has left, then wake another.
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    fn owner(&self, id: &str) -> mpsc::Sender<Message> {
        let mut awake = self.0.awake();
        if let Some(owner) = awake.get(id) {
            return owner.clone();
        }
        let (send, receive) = mpsc::channel(INBOX);
        awake.insert(id.to_owned(), send.clone());
        tokio::spawn(owner::run(Arc::clone(&self.0), id.to_owned(), receive));
        send
    }
}

impl Shared {
    fn awake(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn present(&self) -> MutexGuard<'_, HashMap<String, HashMap<String, usize>>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn asleep(&self, id: &str) {
        self.awake().remove(id);
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let Some((shared, id, person)) = &self.presence else { return };
        let mut present = shared.present();
        if let Some(people) = present.get_mut(id) {
            if let Some(streams) = people.get_mut(person) {
                *streams -= 1;
                if *streams == 0 {
                    people.remove(person);
                }
            }
            if people.is_empty() {
                present.remove(id);
            }
        }
    }
}

fn gone(id: &str) -> Trouble {
    Trouble::Broken(format!("the owner of table {id} broke down"))
}
