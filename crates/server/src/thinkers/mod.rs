//! The threads on which bots think, shared by all clients.
//!
//! - [`queue`]: whose turn it is
//! - [`budget`]: how much each client may ask for
//! - [`thought`]: one bot, thinking

mod budget;
mod queue;
mod thought;

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use desk::Errand;
use tokio::sync::mpsc;

pub use budget::Budget;
pub use thought::{Returned, fresh_seed};

use crate::clock::HouseTime;
use queue::Queue;
use thought::think;

/// The threads on which bots think, and what waits for them.
pub struct Thinkers {
    queue: Mutex<Queue<Job>>,
    thinking: AtomicUsize,
    /// How many decisions were made.
    decisions: AtomicU64,
    longest: Duration,
    time: HouseTime,
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

/// How things stand, for those who watch over the server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Workload {
    /// How many bots wait for a thread.
    pub waiting: usize,
    /// How long the first of them has waited.
    pub oldest: Duration,
    pub thinking: usize,
    /// How many decisions were made since the start.
    pub decisions: u64,
}

impl Thinkers {
    /// With that many threads, each busy with one thought no longer than that.
    pub fn new(
        threads: usize,
        budget: Budget,
        longest: Duration,
        time: HouseTime,
    ) -> Arc<Thinkers> {
        Arc::new(Thinkers {
            queue: Mutex::new(Queue::new(threads, budget)),
            thinking: AtomicUsize::new(0),
            decisions: AtomicU64::new(0),
            longest,
            time,
        })
    }

    fn queue(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How things stand.
    pub fn workload(&self) -> Workload {
        let queue = self.queue();
        let wanted = || queue.waiting().filter(|job| job.is_wanted());
        let oldest = wanted().map(|job| job.since).min();
        Workload {
            waiting: wanted().count(),
            oldest: oldest.map_or(Duration::ZERO, |since| since.elapsed()),
            thinking: self.thinking.load(Ordering::Relaxed),
            decisions: self.decisions.load(Ordering::Relaxed),
        }
    }

    /// Lets a bot of that client wait for a thread; `attended` says whether anybody waits for it.
    pub fn ask(self: &Arc<Self>, client: &Arc<str>, attended: bool, job: Job) {
        self.queue().push(client, attended, job, self.time.now_ms());
        self.go_on();
    }

    /// Drops what nobody wants any more, and lets bots think whose clients can afford it again.
    pub fn tidy(self: &Arc<Self>) {
        self.queue().tidy(Job::is_wanted, self.time.now_ms());
        self.go_on();
    }

    /// Lets bots think while threads are free.
    fn go_on(self: &Arc<Self>) {
        loop {
            let mut queue = self.queue();
            let Some((client, job)) = queue.pop(self.time.now_ms()) else { return };
            if job.is_wanted() {
                drop(queue);
                self.thinking.fetch_add(1, Ordering::Relaxed);
                tokio::spawn(Arc::clone(self).think(client, job));
            } else {
                queue.done(&client, 0, self.time.now_ms());
            }
        }
    }

    /// Thinks on a thread, sends the thought, and makes room for the next.
    async fn think(self: Arc<Self>, client: Arc<str>, job: Job) {
        let Job { errand, wanted, sender, .. } = job;
        let begun = Instant::now();
        let (seat, longest) = (errand.seat, self.longest);
        let thought = tokio::task::spawn_blocking(move || think(errand, longest, wanted));
        let returned = thought.await.map(Box::new).map(Returned::With).unwrap_or_else(|error| {
            tracing::error!(%error, "a bot broke down");
            Returned::BrokeDown(seat)
        });
        // Even the quickest thought costs something, or a client could ask for any number of them.
        let cost_ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX).max(1);
        self.thinking.fetch_sub(1, Ordering::Relaxed);
        self.decisions.fetch_add(1, Ordering::Relaxed);
        // Nobody waits for it if the match has left memory.
        let _ = sender.send(returned);
        self.queue().done(&client, cost_ms, self.time.now_ms());
        self.go_on();
    }
}
