//! The matches in memory, and the way to each.
//!
//! - [`message`]: what can be said to a match
//! - [`missing`]: why a match is not there
//!
//! What a match does with a message is up to [`live`](crate::live).

mod message;
mod missing;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

pub use message::{Act, After, Answer, Aside, Join, Message, No, TakeOver, What};
pub use missing::Missing;

use crate::hands::Hands;

/// The matches in memory.
#[derive(Debug, Default)]
pub struct Matches {
    live: Mutex<HashMap<String, Handle>>,
    /// Matches that cannot go on: nobody wakes them in vain.
    frozen: Mutex<HashSet<String>>,
}

/// The way to a match, and its other end where the match has to be started.
pub enum Opened {
    Running(Handle),
    Fresh(Handle, mpsc::Receiver<Message>),
}

impl Matches {
    fn live(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn frozen(&self) -> MutexGuard<'_, HashSet<String>> {
        self.frozen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a match. A caller who gets a fresh one has to start the match.
    pub fn open(&self, key: &str, room: usize) -> Opened {
        let mut live = self.live();
        if let Some(handle) = live.get(key).filter(|handle| !handle.is_closed()) {
            return Opened::Running(handle.clone());
        }
        let (sender, inbox) = mpsc::channel(room.max(1));
        let handle = Handle { sender, hands: Arc::default() };
        live.insert(key.to_owned(), handle.clone());
        Opened::Fresh(handle, inbox)
    }

    /// Tells a match something, if it is in memory and has room.
    pub fn tell(&self, key: &str, message: Message) {
        if let Some(handle) = self.live().get(key) {
            // If there is no room, the match notices by the closed outbox.
            let _ = handle.send(message);
        }
    }

    /// Takes a match out of memory, unless somebody wants something of it.
    pub fn release(&self, key: &str, inbox: &mut mpsc::Receiver<Message>) -> bool {
        let mut live = self.live();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        live.remove(key);
        true
    }

    /// Whether a match is in memory.
    pub fn is_live(&self, key: &str) -> bool {
        self.live().contains_key(key)
    }

    /// How many are in memory.
    pub fn count(&self) -> usize {
        self.live().len()
    }

    /// How many messages wait for matches.
    pub fn queued(&self) -> usize {
        self.live().values().map(Handle::queued).sum()
    }

    /// Notes that a match cannot go on.
    pub fn freeze(&self, key: &str) {
        self.frozen().insert(key.to_owned());
    }

    /// Whether a match is known not to go on.
    pub fn is_frozen(&self, key: &str) -> bool {
        self.frozen().contains(key)
    }
}

/// The way to a match's task.
#[derive(Clone, Debug)]
pub struct Handle {
    sender: mpsc::Sender<Message>,
    hands: Arc<Hands>,
}

impl Handle {
    /// The hands at that match.
    pub fn hands(&self) -> &Arc<Hands> {
        &self.hands
    }

    /// Whether the task has ended.
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// How many messages wait.
    pub fn queued(&self) -> usize {
        self.sender.max_capacity() - self.sender.capacity()
    }

    /// Sends a message as soon as there is room; gives it back if the task has ended.
    ///
    /// # Errors
    /// If the task has ended.
    pub async fn deliver(&self, message: Message) -> Result<(), Message> {
        self.sender.send(message).await.map_err(|error| error.0)
    }

    /// Sends a message, if there is room.
    ///
    /// # Errors
    /// If the queue is full or the task has ended.
    pub fn send(&self, message: Message) -> Result<(), Unsent> {
        self.sender.try_send(message).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Unsent::Busy,
            mpsc::error::TrySendError::Closed(message) => Unsent::Gone(message),
        })
    }
}

/// Why a message did not reach a match.
#[derive(Debug)]
pub enum Unsent {
    /// Too many messages wait already.
    Busy,
    /// The match left memory: open it again.
    Gone(Message),
}
