//! What all parts of the server share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use contract::AnyTitle;
use store::{Erased, Store, StoreError};
use tokio::sync::{Semaphore, watch};
use wire::house::Announcement;
use words::Words;

use crate::census::Numbers;
use crate::clock::HouseTime;
use crate::config::Config;
use crate::deadlines::Deadlines;
use crate::fault::Fault;
use crate::head::Head;
use crate::here::Here;
use crate::identity::Signer;
use crate::last_used::LastUsed;
use crate::limits::{Buckets, Connections};
use crate::logs::Logs;
use crate::matches::Matches;
use crate::metrics::Metrics;
use crate::node::{Hint, Hints, ThisNode, Waiting};
use crate::push::Push;
use crate::readiness::Readiness;
use crate::ring::Rings;
use crate::rulings::Rulings;
use crate::seen::Seen;
use crate::sitting::Claim;
use crate::thinkers::Thinkers;
use crate::watchers::Watchers;
use crate::workbenches::Workbenches;

/// What all parts of the server share.
pub struct House {
    /// What was set.
    pub config: Config,
    /// What outlives the process.
    pub store: Arc<dyn Store>,
    /// Signs cookies and tokens.
    pub signer: Signer,
    /// This server, among those that share the store.
    pub this_node: ThisNode,
    /// What the others are told.
    pub hints: Hints,
    /// The waiting tables that this server holds.
    pub waiting: Waiting,
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
    /// Who has asked for anything lately.
    pub seen: Seen,
    /// Which waiting tables were used lately.
    pub last_used: LastUsed,
    /// The tables whose players are revealing their parts of the seed.
    pub deadlines: Deadlines,
    /// Who waits to be told that it is their turn.
    pub push: Push,
    /// How many tables each client may still open.
    pub new_tables: Buckets<IpAddr>,
    /// How much each client may still say.
    pub client_chat: Buckets<IpAddr>,
    /// How much each client may still wave.
    pub client_waves: Buckets<IpAddr>,
    /// How much each guest may still say.
    pub guest_chat: Buckets<String>,
    /// The sockets and event streams of each address.
    pub connections: Arc<Connections>,
    /// What is measured.
    pub metrics: Metrics,
    /// The threads on which bots think.
    pub thinkers: Arc<Thinkers>,
    /// Where acts are worked out that take long.
    pub workbenches: Workbenches,
    /// The matches in memory.
    pub matches: Matches,
    /// How much is kept of what audiences were told.
    pub rings: Arc<Rings>,
    /// Lets only that many records be replayed at the same time.
    pub replays: Arc<Semaphore>,
    /// Logs of matches that were asked for lately.
    pub logs: Logs,
    /// Whether the store can be written to.
    pub readiness: Readiness,
    pub counts: Counts,
    /// Says when the server shuts down.
    pub closing: watch::Sender<bool>,
    time: HouseTime,
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
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        signer: Signer,
        node: String,
        base_ms: u64,
    ) -> House {
        let time = HouseTime::new(Arc::clone(&config.clock), base_ms, config.longest_silence_ms());
        let address = config.cluster.as_ref().map(|cluster| cluster.advertise.clone());
        let Config { bots, bot_budget, longest_thought, .. } = config;
        House {
            thinkers: Thinkers::new(bots, bot_budget, longest_thought, time.clone()),
            workbenches: Workbenches::new(),
            matches: Matches::default(),
            rings: Rings::new(config.ring, config.rings),
            replays: Arc::new(Semaphore::new(config.bots.max(1))),
            logs: Logs::default(),
            config,
            store,
            signer,
            this_node: ThisNode::new(node, address.unwrap_or_default()),
            hints: Hints::default(),
            waiting: Waiting::default(),
            buckets: Buckets::default(),
            rulings: Rulings::default(),
            numbers: Numbers::default(),
            watchers: Watchers::default(),
            here: Here::default(),
            seen: Seen::default(),
            last_used: LastUsed::default(),
            deadlines: Deadlines::default(),
            push: Push::default(),
            new_tables: Buckets::default(),
            client_chat: Buckets::default(),
            client_waves: Buckets::default(),
            guest_chat: Buckets::default(),
            connections: Arc::default(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            counts: Counts::default(),
            closing: watch::Sender::new(false),
            time,
            words: Mutex::default(),
        }
    }

    /// House time: how long servers of this store have been up, altogether.
    pub fn now_ms(&self) -> u64 {
        self.time.now_ms()
    }

    /// Where house time comes from.
    pub fn time(&self) -> &HouseTime {
        &self.time
    }

    /// Whether this server may speak for what it holds: it has said that it lives a moment ago, and
    /// nobody has taken anything from it that it does not know of.
    pub fn is_sure(&self) -> bool {
        self.this_node.is_sure() && !self.time.stands_still()
    }

    /// Waits until this server may speak for what it holds, or shuts down.
    pub async fn until_sure(&self) {
        if self.is_sure() {
            return;
        }
        let mut closing = self.closing.subscribe();
        while !self.is_sure() {
            tokio::select! {
                () = self.this_node.until_sure() => {}
                () = until_closing(&mut closing) => return,
            }
            tokio::select! {
                () = self.time.until_it_goes_on() => {}
                () = until_closing(&mut closing) => return,
            }
        }
    }

    /// What the lobby knows of a table has changed: everybody watching is told, here and elsewhere.
    pub fn table_changed(&self, key: &str) {
        self.watchers.changed(key);
        self.hints.give(Hint::Changed { mark: self.signer.hint_mark(key) });
    }

    /// Waits until then, or for ever.
    pub async fn sleep_until(&self, at_ms: Option<u64>) {
        self.time.sleep_until(at_ms).await;
    }

    /// Reads the rulings from the store, and tells everybody who keeps to them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn read_rulings(&self) -> Result<(), StoreError> {
        self.rulings.replace(self.store.rulings().await?);
        let now_ms = self.now_ms();
        let erased = self.store.erased_since(self.rulings.erased_since_ms()).await?;
        self.rulings.note_erased(erased, now_ms);
        Ok(())
    }

    /// A guest's data is deleted, or is not after all: their cookie is good for nothing from now
    /// on, here and elsewhere.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn note_erased(&self, guest: &str, holds: bool) -> Result<(), StoreError> {
        let erased = Erased { mark: self.signer.erased_mark(guest), holds };
        self.store.note_erased(erased.clone()).await?;
        self.rulings.note_erased(vec![erased], 0);
        self.hints.give(Hint::Ruled);
        Ok(())
    }

    /// Whether a guest's data was deleted.
    pub fn is_erased(&self, guest: &str) -> bool {
        self.rulings.is_erased(|| self.signer.erased_mark(guest))
    }

    /// The operator has ruled: this server keeps to it at once, and the others are told.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rulings_changed(&self) -> Result<(), StoreError> {
        self.hints.give(Hint::Ruled);
        self.read_rulings().await
    }

    /// Why somebody is shut out, if they are.
    pub fn ban(&self, guest: &str, address: IpAddr) -> Option<Fault> {
        let public_id = || self.signer.public_id(guest);
        self.rulings.ban(public_id, address, self.config.clock.date_s())
    }

    /// Why a guest is shut out wherever they come from, if they are.
    pub fn guest_ban(&self, guest: &str) -> Option<Fault> {
        self.rulings.guest_ban(|| self.signer.public_id(guest), self.config.clock.date_s())
    }

    /// What somebody bases a seat on, with the seat token that they may show.
    ///
    /// # Errors
    /// If the seat belongs to somebody who is banned: a link to it is no way round that.
    pub fn claim(
        &self,
        table: &str,
        head: &Head,
        guest: &str,
        token: Option<&str>,
    ) -> Result<Claim, Fault> {
        let Some(token) = token else { return Ok(Claim::of_guest(guest)) };
        let claim = Claim::with_token(&self.signer, table, head, guest, token);
        match claim.owner(head).and_then(|owner| self.guest_ban(owner)) {
            Some(banned) => Err(banned),
            None => Ok(claim),
        }
    }

    /// Why a connected guest has to go, if so.
    pub fn eviction(&self, guest: &str, address: IpAddr) -> Option<Fault> {
        if self.is_erased(guest) {
            return Some(Fault::Erased);
        }
        self.ban(guest, address)
    }

    /// Why a guest may not chat, if so.
    pub fn mute(&self, guest: &str) -> Option<Fault> {
        self.rulings.mute(|| self.signer.public_id(guest), self.config.clock.date_s())
    }

    /// What is announced now.
    pub fn announcements(&self) -> Vec<Announcement> {
        self.rulings.announcements(self.config.clock.date_s())
    }

    /// The words of a game in the wanted language, or in its first one. Read once for all tables.
    #[expect(clippy::expect_used, reason = "conformance reads every list of every game")]
    pub fn words(&self, title: &'static dyn AnyTitle, lang: &str) -> Arc<Words> {
        let meta = title.meta();
        let lang = meta.language(Some(lang));
        let mut all = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || Arc::new(Words::new(meta, lang).expect("the list can be read"));
        Arc::clone(all.entry((meta.id, lang)).or_insert_with(read))
    }
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
