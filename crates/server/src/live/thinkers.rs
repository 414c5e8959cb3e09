//! The threads on which bots think, shared by all clients.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use desk::Errand;
use tokio::sync::mpsc;

use super::budget::Budget;
use super::queue::Queue;
use super::thinking::{self, Returned};
use crate::house::House;

/// The threads on which bots think, and what waits for them.
pub struct Thinkers {
    queue: Mutex<Queue<Job>>,
    /// How many think.
    thinking: AtomicUsize,
    /// How many decisions were made.
    decisions: AtomicU64,
}

/// A bot to be asked.
pub struct Job {
    pub errand: Errand,
    /// Gone once nobody wants the answer any more.
    pub wanted: Weak<()>,
    /// Where the answer goes.
    pub sender: mpsc::UnboundedSender<Returned>,
    /// Since when it waits.
    pub since: Instant,
}

impl Job {
    fn is_wanted(&self) -> bool {
        self.wanted.strong_count() > 0
    }
}

/// How things stand, for whoever watches over the server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// How many bots wait for a thread.
    pub waiting: usize,
    /// How long the first of them has waited.
    pub oldest: Duration,
    /// How many think.
    pub thinking: usize,
    /// How many decisions were made since the start.
    pub decisions: u64,
}

impl Thinkers {
    /// So many threads.
    pub fn new(threads: usize, budget: Budget) -> Thinkers {
        Thinkers {
            queue: Mutex::new(Queue::new(threads, budget)),
            thinking: AtomicUsize::new(0),
            decisions: AtomicU64::new(0),
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How things stand.
    pub fn standing(&self) -> Standing {
        let queue = self.queue();
        let wanted = || queue.waiting().filter(|job| job.is_wanted());
        let oldest = wanted().map(|job| job.since).min();
        Standing {
            waiting: wanted().count(),
            oldest: oldest.map_or(Duration::ZERO, |since| since.elapsed()),
            thinking: self.thinking.load(Ordering::Relaxed),
            decisions: self.decisions.load(Ordering::Relaxed),
        }
    }
}

/// Lets a bot of that client wait for a thread.
pub fn ask(house: &Arc<House>, client: &Arc<str>, attended: bool, job: Job) {
    house.thinkers.queue().push(client, attended, job, house.now_ms());
    go_on(house);
}

/// Drops what nobody wants any more, and lets bots think whose clients can afford it again.
pub fn tidy(house: &Arc<House>) {
    house.thinkers.queue().tidy(Job::is_wanted, house.now_ms());
    go_on(house);
}

/// Lets bots think while threads are free.
fn go_on(house: &Arc<House>) {
    loop {
        let mut queue = house.thinkers.queue();
        let Some((client, job)) = queue.pop(house.now_ms()) else { return };
        if job.is_wanted() {
            drop(queue);
            house.thinkers.thinking.fetch_add(1, Ordering::Relaxed);
            tokio::spawn(think(Arc::clone(house), client, job));
        } else {
            queue.done(&client, 0, house.now_ms());
        }
    }
}

/// Thinks on a thread, sends the thought, and makes room for the next.
async fn think(house: Arc<House>, client: Arc<str>, job: Job) {
    let Job { errand, wanted, sender, .. } = job;
    let begun = Instant::now();
    let seat = errand.seat;
    let longest = house.config.longest_thought;
    let thought = tokio::task::spawn_blocking(move || thinking::think(errand, longest, wanted));
    let returned = thought.await.map(Returned::With).unwrap_or_else(|error| {
        tracing::error!(%error, "a bot broke down");
        Returned::BrokeDown(seat)
    });
    // Even the quickest thought costs something, or a client could ask for any number of them.
    let cost_ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX).max(1);
    house.thinkers.thinking.fetch_sub(1, Ordering::Relaxed);
    house.thinkers.decisions.fetch_add(1, Ordering::Relaxed);
    // Nobody waits for it if the match has left memory.
    let _ = sender.send(returned);
    house.thinkers.queue().done(&client, cost_ms, house.now_ms());
    go_on(&house);
}
