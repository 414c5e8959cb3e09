//! One task for each match in memory.
//!
//! - [`task`]: what the task waits for, and when it ends
//! - [`load`]: a match from the store
//! - [`acts`]: what a player asks for, from arrival to acknowledgement
//! - [`commit`]: lines become durable
//! - [`thinking`]: bots, beside the match
//! - [`takeover`]: somebody new takes a seat that a bot keeps
//! - [`seats`]: who holds which seat, by the newest head
//! - [`thinkers`], [`queue`], [`budget`]: the threads they think on, whose turn it is there, and
//!   how much each client may ask of them
//! - [`presence`]: whether anybody attends a match; its bots sleep where nobody does
//! - [`aside`]: stepping aside while somebody else writes to the match's rows
//! - [`audience`]: who is told, each message written once for all who see the same
//! - [`standing`]: what one viewer is told
//!
//! **The task does one thing after the other: judge and play in memory, append, wait for the
//! commit, then acknowledge and tell everybody.** Where the append fails, what was played is
//! forgotten and the match is read from the store again.

mod acts;
mod aside;
mod audience;
mod budget;
mod commit;
pub mod load;
mod presence;
mod queue;
mod seats;
mod standing;
mod takeover;
mod task;
mod thinkers;
mod thinking;

use std::time::Instant;

use serde_json::Value;
use tokio::sync::mpsc;
use wire::outbound::Chat;

pub use aside::{After, Aside};
pub use budget::Budget;
pub use commit::{awaited, wake};
pub use takeover::TakeOver;
pub use task::run;
pub use thinkers::{Thinkers, tidy as tidy_thinkers};

use crate::sitting::Claim;
use crate::socket::Outbox;

/// The way to a match's task.
#[derive(Clone, Debug)]
pub struct Handle(mpsc::Sender<Message>);

impl Handle {
    /// The way to whoever holds the other end.
    pub fn new(sender: mpsc::Sender<Message>) -> Handle {
        Handle(sender)
    }

    /// Whether the task has ended.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// How many messages wait.
    pub fn queued(&self) -> usize {
        self.0.max_capacity() - self.0.capacity()
    }

    /// Sends a message as soon as there is room; gives it back if the task has ended.
    ///
    /// # Errors
    /// If the task has ended.
    pub async fn deliver(&self, message: Message) -> Result<(), Message> {
        self.0.send(message).await.map_err(|error| error.0)
    }

    /// Sends a message, if there is room.
    ///
    /// # Errors
    /// If the queue is full or the task has ended.
    pub fn send(&self, message: Message) -> Result<(), Unsent> {
        self.0.try_send(message).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Unsent::Busy,
            mpsc::error::TrySendError::Closed(_) => Unsent::Gone,
        })
    }
}

/// Why a message did not reach a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsent {
    /// Too many messages wait already.
    Busy,
    /// The match left memory: open it again.
    Gone,
}

/// A message to a match.
#[derive(Debug)]
pub enum Message {
    /// Somebody wants to be told what happens.
    Join(Box<Join>),
    /// A socket has gone.
    Left(u64),
    /// A player asks for something. Boxed, because a queue has room for many messages.
    Act(Box<Act>),
    /// Something was said, and is in the store.
    Chat(Chat),
    /// The match has just begun.
    Begun,
    /// A clock may have run out, or bots that play on alone may have to act.
    Wake,
    /// Somebody new wants a seat that a bot keeps.
    TakeOver(Box<TakeOver>),
    /// Somebody else has to write to the match's rows.
    Aside(Box<Aside>),
}

/// Somebody wants to be told what happens.
#[derive(Debug)]
pub struct Join {
    /// The socket's number.
    pub socket: u64,
    /// What their seat, if they have one, is based on.
    pub claim: Claim,
    /// Their language.
    pub lang: &'static str,
    /// Whether offers come with labels.
    pub labels: bool,
    /// The version they have seen.
    pub seen: Option<u64>,
    /// The way to them.
    pub outbox: Outbox,
}

/// A player asks for something.
#[derive(Debug)]
pub struct Act {
    /// What their seat is based on.
    pub claim: Claim,
    /// The command's id.
    pub id: String,
    /// What.
    pub what: What,
    /// How much later than meant it arrived.
    pub lag_ms: u32,
    /// When it came.
    pub arrived: Instant,
    /// Their language.
    pub lang: String,
    /// The way to them.
    pub outbox: Outbox,
}

/// What a player can ask for.
#[derive(Clone, Debug)]
pub enum What {
    /// A command of the game.
    Command {
        /// The decision it answers.
        decision: u32,
        /// The command.
        command: Value,
    },
    /// Taking back.
    Undo,
    /// Letting another take back, or not.
    AnswerUndo(bool),
    /// Proposing something to everybody else who sits there.
    Propose(table::Motion),
    /// Agreeing to what was proposed, or not.
    Answer(bool),
    /// Giving up.
    Resign,
    /// Leaving the seat to a bot.
    Leave,
    /// Taking the seat back from the bot.
    TakeBack,
}
