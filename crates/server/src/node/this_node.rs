//! Whether this node may still speak for what it holds.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::TableId;
use tokio::sync::watch;

/// What a node holds, by what the store said.
#[derive(Clone, Debug, Default)]
pub struct Confirmed {
    /// Grows each time the store is asked.
    pub round: u64,
    /// The epoch of each table.
    pub held: Arc<HashMap<TableId, u64>>,
}

/// This node, as the others know it.
#[derive(Debug)]
pub struct ThisNode {
    /// What it is called; new at every start.
    pub id: String,
    /// Where others reach it; empty where there are none.
    pub address: String,
    /// Whether what it held at its last beat is known to be its own still.
    is_sure: watch::Sender<bool>,
    /// What was its own when it last had to ask.
    confirmed: Mutex<Confirmed>,
    /// Whether it is about to leave.
    is_leaving: AtomicBool,
    /// What it could not let go of: tried again with the next beat.
    unreleased: Mutex<HashMap<TableId, u64>>,
    pub claims: AtomicU64,
    /// How often it found that somebody else had taken what it held.
    pub fences: AtomicU64,
    /// Requests and sockets that it hands to others right now.
    pub piped: AtomicU64,
}

impl ThisNode {
    pub fn new(id: String, address: String) -> ThisNode {
        ThisNode {
            id,
            address,
            is_sure: watch::Sender::new(true),
            confirmed: Mutex::default(),
            is_leaving: AtomicBool::new(false),
            unreleased: Mutex::default(),
            claims: AtomicU64::new(0),
            fences: AtomicU64::new(0),
            piped: AtomicU64::new(0),
        }
    }

    /// Whether others share the store.
    pub fn is_one_of_many(&self) -> bool {
        !self.address.is_empty()
    }

    pub fn is_sure(&self) -> bool {
        *self.is_sure.borrow()
    }

    /// From now on it is known, or not, what this node holds.
    pub fn set_sure(&self, is_sure: bool) {
        self.is_sure.send_if_modified(|was| std::mem::replace(was, is_sure) != is_sure);
    }

    /// Waits until it is known what this node holds.
    pub async fn until_sure(&self) {
        // The sender lives as long as this does.
        let _ = self.is_sure.subscribe().wait_for(|is_sure| *is_sure).await;
    }

    /// The store has told what this node holds: everything else was taken by others.
    pub fn confirm(&self, held: HashMap<TableId, u64>) {
        let mut confirmed = self.confirmed.lock().unwrap_or_else(PoisonError::into_inner);
        *confirmed = Confirmed { round: confirmed.round + 1, held: Arc::new(held) };
        drop(confirmed);
        self.set_sure(true);
    }

    /// What the store told last.
    pub fn confirmed(&self) -> Confirmed {
        self.confirmed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How often the store was asked what this node holds.
    pub fn round(&self) -> u64 {
        self.confirmed.lock().unwrap_or_else(PoisonError::into_inner).round
    }

    /// Says that this node is about to leave: nobody new is sent here.
    pub fn begin_to_leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
    }

    pub fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed)
    }

    /// Notes a table that could not be let go of.
    pub fn note_unreleased(&self, table: TableId, epoch: u64) {
        let mut unreleased = self.unreleased.lock().unwrap_or_else(PoisonError::into_inner);
        unreleased.insert(table, epoch);
    }

    /// What could not be let go of so far.
    pub fn take_unreleased(&self) -> Vec<(TableId, u64)> {
        let mut unreleased = self.unreleased.lock().unwrap_or_else(PoisonError::into_inner);
        unreleased.drain().collect()
    }

    /// Counts a claim that succeeded.
    pub fn note_claim(&self) {
        self.claims.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a table that somebody else has taken.
    pub fn note_fence(&self) {
        self.fences.fetch_add(1, Ordering::Relaxed);
    }
}
