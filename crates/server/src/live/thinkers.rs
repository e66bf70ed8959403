//! Threads for bots, apart from everything else: however long they think, nobody else waits.

use engine::Seed;
use hall::{Answer, Bot, Question};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many questions may wait; a table whose question finds no place asks again later.
const QUEUE: usize = 4096;

/// The threads, and what waits for them.
#[derive(Clone)]
pub struct Thinkers(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Somebody waits for the answer.
    urgent: VecDeque<Task>,
    /// Bots among themselves.
    patient: VecDeque<Task>,
    is_closed: bool,
}

struct Task {
    question: Box<dyn Question>,
    bot: Bot,
    answer: oneshot::Sender<Option<Answer>>,
}

impl Thinkers {
    /// Starts so many threads; each thought has a seed of its own.
    pub fn start(threads: usize, seeds: fn() -> Seed) -> std::io::Result<Thinkers> {
        let shared = Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new() });
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&shared, seeds))?;
        }
        Ok(Thinkers(shared))
    }

    /// Asks a bot; nothing if too many questions wait. The answer is nothing if the bot broke down.
    pub fn ask(
        &self,
        question: Box<dyn Question>,
        bot: Bot,
        is_urgent: bool,
    ) -> Option<oneshot::Receiver<Option<Answer>>> {
        let mut queue = self.0.lock();
        if queue.urgent.len() + queue.patient.len() >= QUEUE {
            return None;
        }
        let (answer, receiver) = oneshot::channel();
        let task = Task { question, bot, answer };
        if is_urgent {
            queue.urgent.push_back(task);
        } else {
            queue.patient.push_back(task);
        }
        drop(queue);
        self.0.changed.notify_one();
        Some(receiver)
    }

    /// Lets the threads end when they have finished their thought.
    pub fn close(&self) {
        self.0.lock().is_closed = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Task> {
        let mut queue = self.lock();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(task) = queue.urgent.pop_front().or_else(|| queue.patient.pop_front()) {
                return Some(task);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn work(shared: &Shared, seeds: fn() -> Seed) {
    while let Some(Task { question, bot, answer }) = shared.next() {
        if answer.is_closed() {
            continue;
        }
        let seed = seeds();
        let ask = |bot: Bot, seed: Seed| catch_unwind(AssertUnwindSafe(|| question.ask(bot, seed))).ok();
        let thought = ask(bot, seed).or_else(|| ask(Bot::Thrall, seed));
        let _table_went_on = answer.send(thought);
    }
}
