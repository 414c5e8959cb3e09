//! Where acts are worked out that take long: those of games with physics.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::thread;

use contract::Entry;
use serde_json::Value;
use table::Work;
use tokio::sync::oneshot;

use crate::priority::make_way;

/// Threads of their own, fewer than there are cores, which make way for all others: other matches
/// go on meanwhile.
/// Clients take turns, and each has one act on a bench at a time: a client that asks for a hundred
/// acts at once keeps nobody waiting who asks for one.
pub struct Workbenches {
    room: Arc<Room>,
    count: usize,
    /// Most servers never need them, so they are put up for the first act.
    up: Once,
}

type Job = Box<dyn FnOnce() + Send>;

/// What everybody at the benches can see.
#[derive(Default)]
struct Room {
    lines: Mutex<Lines>,
    /// Called when there is something to do, or nothing ever again.
    called: Condvar,
}

/// Acts that wait, in one line for each client.
#[derive(Default)]
struct Lines {
    /// A client whose act is on a bench has a line, too, which may be empty.
    waiting: HashMap<Arc<str>, VecDeque<Job>>,
    /// Clients with something waiting and nothing on a bench; the first is next.
    turns: VecDeque<Arc<str>>,
    closed: bool,
}

impl Workbenches {
    /// One core is left to everything else, where there are several.
    pub fn new() -> Workbenches {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        Workbenches::with(cores.saturating_sub(1).max(1))
    }

    fn with(count: usize) -> Workbenches {
        Workbenches { room: Arc::default(), count, up: Once::new() }
    }

    /// The act with what comes of it, worked out for that client; nothing if it is refused anyway.
    pub async fn run(&self, client: &Arc<str>, work: Work) -> Option<Entry<Value>> {
        self.queue(client, || work.run()).await.ok().flatten()
    }

    /// Lets something be worked out when it is that client's turn; dropping the receiver gives up
    /// waiting for it.
    fn queue<T: Send + 'static>(
        &self,
        client: &Arc<str>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        self.up.call_once(|| self.put_up());
        let (sender, receiver) = oneshot::channel();
        let job = move || {
            if !sender.is_closed() {
                let _ = sender.send(work());
            }
        };
        self.room.lines().push(client, Box::new(job));
        self.room.called.notify_one();
        receiver
    }

    fn put_up(&self) {
        for _ in 0..self.count {
            let room = Arc::clone(&self.room);
            let bench = thread::Builder::new().name("workbench".to_owned());
            if let Err(error) = bench.spawn(move || room.work()) {
                tracing::error!(%error, "a workbench could not be put up");
            }
        }
    }
}

impl Drop for Workbenches {
    fn drop(&mut self) {
        self.room.lines().closed = true;
        self.room.called.notify_all();
    }
}

impl Room {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works on one job after the other, until the room is closed.
    fn work(&self) {
        make_way();
        while let Some((client, job)) = self.next() {
            if catch_unwind(AssertUnwindSafe(job)).is_err() {
                tracing::error!("working an act out broke down");
            }
            self.lines().done(client);
            self.called.notify_one();
        }
    }

    /// Waits for the next job.
    fn next(&self) -> Option<(Arc<str>, Job)> {
        let idle = |lines: &mut Lines| !lines.closed && lines.turns.is_empty();
        let lines = self.called.wait_while(self.lines(), idle);
        let mut lines = lines.unwrap_or_else(PoisonError::into_inner);
        if lines.closed { None } else { lines.pop() }
    }
}

impl Lines {
    fn push(&mut self, client: &Arc<str>, job: Job) {
        if !self.waiting.contains_key(client) {
            self.turns.push_back(Arc::clone(client));
        }
        self.waiting.entry(Arc::clone(client)).or_default().push_back(job);
    }

    fn pop(&mut self) -> Option<(Arc<str>, Job)> {
        let client = self.turns.pop_front()?;
        let job = self.waiting.get_mut(&client)?.pop_front()?;
        Some((client, job))
    }

    /// Notes that a client's act has left its bench: with more of them, it is last in turn.
    fn done(&mut self, client: Arc<str>) {
        if self.waiting.get(&client).is_some_and(|line| !line.is_empty()) {
            self.turns.push_back(client);
        } else {
            self.waiting.remove(&client);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::mpsc;

    use super::*;

    fn name(text: &str) -> Arc<str> {
        Arc::from(text)
    }

    /// Something to do that says that it has begun, and waits until the gate is opened (dropped).
    fn gated() -> (impl FnOnce() + Send + 'static, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let (begin, begun) = mpsc::channel();
        let (gate, shut) = mpsc::channel::<()>();
        let wait = move || {
            let _ = begin.send(());
            let _ = shut.recv();
        };
        (wait, begun, gate)
    }

    /// None of them is ever free before all fifty wait, so with a thread for each there would be
    /// fifty.
    #[test]
    fn there_are_no_more_threads_than_benches() {
        let benches = Workbenches::with(2);
        let gates = Arc::new(std::sync::RwLock::new(()));
        let shut = gates.write().unwrap();
        let waiting: Vec<_> = (0..50)
            .map(|number| {
                let gates = Arc::clone(&gates);
                benches.queue(&name(&format!("client {number}")), move || {
                    let _open = gates.read();
                    let thread = thread::current();
                    (thread.id(), thread.name().map(str::to_owned))
                })
            })
            .collect();
        drop(shut);
        let threads: HashSet<_> =
            waiting.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        assert!(threads.len() <= 2, "{threads:?}");
        assert!(threads.iter().all(|(_, name)| name.as_deref() == Some("workbench")));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn benches_make_way_and_the_threads_that_put_them_up_do_not() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let (benches, own) = (Workbenches::with(1), priority());
        assert_eq!(benches.queue(&name("ada"), priority).blocking_recv().unwrap(), 19);
        assert_eq!(priority(), own);
    }

    #[test]
    fn a_hundred_acts_of_one_client_wait_behind_one_of_another() {
        let benches = Workbenches::with(1);
        let (done, order) = mpsc::channel();
        let act = |client: &'static str| {
            let done = done.clone();
            benches.queue(&name(client), move || done.send(client).unwrap())
        };
        let (wait, begun, gate) = gated();
        let _first = benches.queue(&name("many"), wait);
        begun.recv().unwrap();
        let _many: Vec<_> = (0..100).map(|_| act("many")).collect();
        let _others = [act("one"), act("two"), act("two")];
        drop((gate, done));
        let order: Vec<_> = order.iter().take(103).collect();
        assert_eq!(order[..6], ["one", "two", "many", "two", "many", "many"]);
        assert_eq!(order.len(), 103);
    }

    #[test]
    fn a_client_has_one_act_on_a_bench_at_a_time() {
        let benches = Workbenches::with(2);
        let (done, order) = mpsc::channel();
        let act = |client: &'static str| {
            let done = done.clone();
            benches.queue(&name(client), move || done.send(client).unwrap())
        };
        let (wait, begun, gate) = gated();
        let _first = benches.queue(&name("many"), wait);
        begun.recv().unwrap();
        let _answers = [act("many"), act("one")];
        assert_eq!(order.recv().unwrap(), "one", "on the other bench, which is free for it");
        drop(gate);
        assert_eq!(order.recv().unwrap(), "many");
    }

    #[test]
    fn nothing_is_kept_of_clients_with_nothing_to_do() {
        let mut lines = Lines::default();
        (0..2).for_each(|_| lines.push(&name("ada"), Box::new(|| ())));
        for _ in 0..2 {
            let (client, _) = lines.pop().unwrap();
            assert!(lines.pop().is_none(), "one at a time");
            lines.done(client);
        }
        assert!(lines.waiting.is_empty() && lines.turns.is_empty());
    }

    #[test]
    fn what_breaks_down_takes_nothing_with_it() {
        let benches = Workbenches::with(1);
        let broken = benches.queue(&name("ada"), || panic!("it breaks down"));
        let whole = benches.queue(&name("ada"), || 7);
        assert!(broken.blocking_recv().is_err());
        assert_eq!(whole.blocking_recv().unwrap(), 7);
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_left_undone() {
        let benches = Workbenches::with(1);
        let (wait, begun, gate) = gated();
        let _first = benches.queue(&name("ada"), wait);
        begun.recv().unwrap();
        let (done, order) = mpsc::channel();
        let later = done.clone();
        drop(benches.queue(&name("ada"), move || done.send("dropped").unwrap()));
        let _answer = benches.queue(&name("ada"), move || later.send("wanted").unwrap());
        drop(gate);
        assert_eq!(order.iter().collect::<Vec<_>>(), ["wanted"]);
    }
}
