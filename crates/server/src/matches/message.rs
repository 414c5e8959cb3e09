//! What can be said to a match's task.

use std::time::Instant;

use contract::Seat;
use serde_json::Value;
use tokio::sync::oneshot;
use wire::Outbound;
use wire::outbound::Chat;

use super::missing::Missing;
use crate::fault::Fault;
use crate::head::{Head, Occupant};
use crate::outbox::Outbox;
use crate::sitting::Claim;

/// A message to a match.
#[derive(Debug)]
pub enum Message {
    /// Somebody wants to be told what happens.
    Join(Box<Join>),
    /// A socket has gone.
    Left(u64),
    /// A player asks for something, and is answered. Boxed, because a queue has room for many
    /// messages.
    Act(Box<Act>, Answer),
    /// Something was said, and is in the store.
    Chat(Box<Chat>),
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
    /// Whether offers come where they are only a selection.
    pub offers: bool,
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
    pub what: What,
    /// How much later than meant it arrived.
    pub lag_ms: u32,
    /// When it came.
    pub arrived: Instant,
    /// Their language.
    pub lang: &'static str,
}

/// What a player can ask for.
#[derive(Clone, Debug)]
pub enum What {
    /// A command of the game.
    Command {
        /// The decision it answers.
        decision: u32,
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
    Reclaim,
}

/// Where the answer to an act goes.
#[derive(Debug)]
pub enum Answer {
    /// To a socket, among everything else that it is told.
    Socket(Outbox),
    /// To a request that waits for nothing else.
    Request(oneshot::Sender<Result<Outbound, Fault>>),
}

/// Why an act was not done.
#[derive(Debug)]
pub enum No {
    /// It is not allowed: the message that says so.
    Refused(Outbound),
    /// Something else is wrong.
    Fault(Fault),
}

impl From<Fault> for No {
    fn from(fault: Fault) -> No {
        No::Fault(fault)
    }
}

impl Answer {
    /// Answers. The asker may have gone; what they asked for has been done all the same.
    pub fn send(self, message: Outbound) {
        match self {
            Answer::Socket(outbox) => outbox.tell(&message),
            Answer::Request(sender) => drop(sender.send(Ok(message))),
        }
    }

    /// Answers an act that was not done.
    pub fn no(self, id: String, no: No) {
        match (no, self) {
            (No::Refused(message), answer) => answer.send(message),
            (No::Fault(fault), Answer::Socket(outbox)) => outbox.tell(&fault.told(Some(id))),
            (No::Fault(fault), Answer::Request(sender)) => drop(sender.send(Err(fault))),
        }
    }
}

/// Somebody new wants a seat that a bot keeps.
#[derive(Debug)]
pub struct TakeOver {
    /// Who, with their name.
    pub occupant: Occupant,
    /// Which seat; the first that can be had if nothing is said.
    pub seat: Option<Seat>,
    /// Told what became of it.
    pub done: oneshot::Sender<Result<(), Fault>>,
}

/// Asks a match to step aside.
#[derive(Debug)]
pub struct Aside {
    /// Told when nothing of the match is under way any more.
    pub ready: oneshot::Sender<()>,
    /// Tells how it goes on; the match waits for it.
    pub after: oneshot::Receiver<After>,
}

/// How a match goes on that had stepped aside.
#[derive(Debug)]
pub enum After {
    /// It does not.
    Ended(Missing),
    /// Its rows have changed.
    Changed {
        /// What the lobby knows of it now.
        head: Box<Head>,
        /// A seat that a bot plays from now on.
        hand_over: Option<Seat>,
    },
}
