//! What all parts of the server share.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use contract::AnyTitle;
use store::{Store, TableRow};
use tokio::sync::{Semaphore, mpsc, watch};
use words::Words;

use crate::admin::Numbers;
use crate::config::Config;
use crate::head::Head;
use crate::here::Here;
use crate::identity::Signer;
use crate::limits::{Buckets, Connections, Turns};
use crate::live::{self, Handle, Thinkers};
use crate::logs::Logs;
use crate::metrics::Metrics;
use crate::presence::Presence;
use crate::readiness::Readiness;
use crate::rulings::Rulings;
use crate::seal::Deadlines;
use crate::watchers::Watchers;

/// What all parts of the server share.
pub struct House {
    /// What was set.
    pub config: Config,
    /// What outlives the process.
    pub store: Arc<dyn Store>,
    /// Signs cookies and tokens.
    pub signer: Signer,
    /// How much each client may still ask for, over HTTP and all its sockets together.
    pub buckets: Buckets<IpAddr>,
    /// What the operator has ruled.
    pub rulings: Rulings,
    /// How many tables there are.
    pub numbers: Numbers,
    /// Who wants to know when a table changes.
    pub watchers: Watchers,
    /// Who has which table open in a page.
    pub here: Here,
    /// Which waiting tables were used lately.
    pub presence: Presence,
    /// The tables whose players are revealing their parts of the seed.
    pub deadlines: Deadlines,
    /// How many tables each client may still open.
    pub new_tables: Buckets<IpAddr>,
    /// How much each client may still say.
    pub client_chat: Buckets<IpAddr>,
    /// How much each guest may still say.
    pub guest_chat: Buckets<String>,
    /// Lets a guest sit down at one table after the other.
    pub turns: Turns,
    /// The sockets and event streams of each address.
    pub connections: Arc<Connections>,
    /// What is measured.
    pub metrics: Metrics,
    /// The threads on which bots think.
    pub thinkers: Thinkers,
    /// Lets only so many records be replayed at the same time.
    pub replays: Arc<Semaphore>,
    /// Logs of matches that were asked for lately.
    pub logs: Logs,
    /// Whether the store can be written to.
    pub readiness: Readiness,
    /// What is counted.
    pub counts: Counts,
    /// Says when the server shuts down.
    pub closing: watch::Sender<bool>,
    /// House time when this server began.
    base_ms: u64,
    live: Mutex<HashMap<String, Handle>>,
    /// Matches that cannot go on: nobody wakes them in vain.
    frozen: Mutex<HashSet<String>>,
    words: Mutex<HashMap<(&'static str, &'static str), Arc<Words>>>,
}

/// What is counted since the start.
#[derive(Debug, Default)]
pub struct Counts {
    /// Commands made durable.
    pub acknowledged: AtomicU64,
    /// Commands refused.
    pub refused: AtomicU64,
    /// Clients that read too slowly.
    pub resyncs: AtomicU64,
    /// Sockets open now.
    pub sockets: AtomicU64,
    /// A number for each socket.
    pub next_socket: AtomicU64,
}

impl House {
    /// A house with nobody in it.
    pub fn new(config: Config, store: Arc<dyn Store>, signer: Signer, base_ms: u64) -> House {
        House {
            thinkers: Thinkers::new(config.bots, config.bot_budget),
            replays: Arc::new(Semaphore::new(config.bots.max(1))),
            logs: Logs::default(),
            config,
            store,
            signer,
            buckets: Buckets::default(),
            rulings: Rulings::default(),
            numbers: Numbers::default(),
            watchers: Watchers::default(),
            here: Here::default(),
            presence: Presence::default(),
            deadlines: Deadlines::default(),
            new_tables: Buckets::default(),
            client_chat: Buckets::default(),
            guest_chat: Buckets::default(),
            turns: Turns::default(),
            connections: Arc::default(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            counts: Counts::default(),
            closing: watch::Sender::new(false),
            base_ms,
            live: Mutex::default(),
            frozen: Mutex::default(),
            words: Mutex::default(),
        }
    }

    /// House time: how long servers of this store have been up, altogether.
    pub fn now_ms(&self) -> u64 {
        self.base_ms + self.config.clock.now_ms()
    }

    /// Waits until then, or for ever.
    pub async fn sleep_until(&self, at_ms: Option<u64>) {
        match at_ms {
            Some(at_ms) => {
                self.config.clock.sleep_until(at_ms.saturating_sub(self.base_ms)).await;
            }
            None => std::future::pending().await,
        }
    }

    /// The task of a match that has begun; it is started where there is none.
    pub fn open(self: &Arc<House>, row: &TableRow, head: Head) -> Handle {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = live.get(&row.key).filter(|handle| !handle.is_closed()) {
            return handle.clone();
        }
        let (sender, inbox) = mpsc::channel(self.config.inbox.max(1));
        let handle = Handle::new(sender);
        live.insert(row.key.clone(), handle.clone());
        drop(live);
        tokio::spawn(live::run(Arc::clone(self), row.clone(), head, inbox));
        handle
    }

    /// Tells a match something, if it is in memory and has room.
    pub fn tell(&self, key: &str, message: live::Message) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = live.get(key) {
            // If there is no room, the match notices by the closed outbox.
            let _ = handle.send(message);
        }
    }

    /// Takes a match out of memory, unless somebody wants something of it.
    pub fn release(&self, key: &str, inbox: &mut mpsc::Receiver<live::Message>) -> bool {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        live.remove(key);
        true
    }

    /// Whether a match is in memory.
    pub fn is_live(&self, key: &str) -> bool {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).contains_key(key)
    }

    /// Notes that a match cannot go on.
    pub fn freeze(&self, key: &str) {
        let mut frozen = self.frozen.lock().unwrap_or_else(PoisonError::into_inner);
        frozen.insert(key.to_owned());
    }

    /// Whether a match is known not to go on.
    pub fn is_frozen(&self, key: &str) -> bool {
        self.frozen.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }

    /// How many matches are in memory.
    pub fn in_memory(&self) -> usize {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How many messages wait for matches.
    pub fn queued(&self) -> usize {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.values().map(Handle::queued).sum()
    }

    /// The words of a game in the wanted language, or in its first one. Read once for all tables.
    pub fn words(&self, title: &'static dyn AnyTitle, lang: &str) -> Arc<Words> {
        let meta = title.meta();
        let lang = language(title, lang);
        let mut all = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || Arc::new(Words::new(meta, lang).unwrap_or_default());
        Arc::clone(all.entry((meta.id, lang)).or_insert_with(read))
    }
}

/// The language that a game speaks with who wants that one.
pub fn language(title: &'static dyn AnyTitle, wanted: &str) -> &'static str {
    let known = || title.meta().words.iter().map(|(language, _)| *language);
    let short = wanted.get(..2).unwrap_or("en");
    known().find(|language| *language == short).or_else(|| known().next()).unwrap_or("en")
}

/// Waits until the server shuts down.
pub async fn until_closing(closing: &mut watch::Receiver<bool>) {
    // If the sender has gone, so has the server.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Adds one.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}
