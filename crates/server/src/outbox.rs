//! What waits to be sent to a client.
//!
//! **Nobody waits for a slow reader**: when its outbox is full, it misses what comes, and is told
//! to resynchronise as soon as it reads again.

use std::cell::RefCell;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;
use tokio::sync::mpsc;
use wire::Outbound;
use wire::outbound::Code;

/// A message, written once for everybody who gets it.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Its JSON form.
    pub text: Utf8Bytes,
    /// What it is, as `is` says in there.
    pub kind: &'static str,
    /// The version that its reader has reached then, if it says so.
    pub reached: Option<u64>,
    /// Whether the client has to connect again after it.
    pub is_last: bool,
}

thread_local! {
    /// Where messages are written before each gets the room that it needs: whatever grows while it
    /// is written is copied each time, and rings would keep room for more along with it.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

impl Letter {
    /// Writes a message.
    #[expect(clippy::expect_used, reason = "messages are plain data, whose keys are all strings")]
    pub fn write(message: &Outbound) -> Letter {
        let text = DRAFT.with_borrow_mut(|draft| {
            draft.clear();
            serde_json::to_writer(&mut *draft, message).expect("plain data has a JSON form");
            draft.to_vec()
        });
        let text = Utf8Bytes::try_from(text).expect("JSON is text");
        let reached = match message {
            Outbound::Welcome(welcome) => Some(welcome.standing.version),
            Outbound::Update(update) => Some(update.standing.version),
            // What was missed is still to come.
            _ => None,
        };
        let is_last = matches!(message, Outbound::Error { code: Code::Moved, .. });
        Letter { text, kind: message.kind(), reached, is_last }
    }
}

/// The way to a client. Letters are boxed, because a queue has room for many from the beginning.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Box<Letter>>,
    missed: Arc<Missed>,
}

/// The client's end.
#[derive(Debug)]
pub struct Mail {
    receiver: mpsc::Receiver<Box<Letter>>,
    missed: Arc<Missed>,
}

/// Whether something was missed. Who waits is woken: the reader may have emptied the box between
/// the writer finding it full and noting that.
#[derive(Debug, Default)]
struct Missed {
    is_true: AtomicBool,
    reader: AtomicWaker,
}

impl Missed {
    fn note(&self) {
        self.is_true.store(true, Ordering::Release);
        self.reader.wake();
    }
}

/// What there is to send.
pub enum Next {
    /// A message.
    Letter(Letter),
    /// Something was missed before.
    Missed,
}

impl Outbox {
    /// An outbox with room for that many messages.
    pub fn new(room: usize) -> (Outbox, Mail) {
        let (sender, receiver) = mpsc::channel(room.max(1));
        let missed = Arc::new(Missed::default());
        (Outbox { sender, missed: Arc::clone(&missed) }, Mail { receiver, missed })
    }

    /// Puts a message in, if there is room and nothing was missed before.
    pub fn push(&self, letter: Letter) {
        if self.missed.is_true.load(Ordering::Acquire) {
            return;
        }
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(Box::new(letter)) {
            self.missed.note();
        }
    }

    /// Whether the client has gone.
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// Writes a message and puts it in.
    pub fn tell(&self, message: &Outbound) {
        self.push(Letter::write(message));
    }
}

impl Mail {
    /// Whether nothing waits to be sent.
    pub fn is_empty(&self) -> bool {
        self.receiver.is_empty()
    }

    /// Something more to send, if it is there already.
    pub fn try_next(&mut self) -> Option<Next> {
        self.receiver.try_recv().ok().map(|letter| Next::Letter(*letter))
    }

    /// Waits for something to send.
    pub async fn next(&mut self) -> Option<Next> {
        poll_fn(|context| self.poll_next(context)).await
    }

    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Next>> {
        // Before it is looked at: what is noted from now on wakes the reader.
        self.missed.reader.register(context.waker());
        if self.receiver.is_empty() && self.missed.is_true.swap(false, Ordering::AcqRel) {
            return Poll::Ready(Some(Next::Missed));
        }
        let letter = ready!(self.receiver.poll_recv(context));
        Poll::Ready(letter.map(|letter| Next::Letter(*letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;

    fn letter(text: &'static str) -> Letter {
        Letter { text: text.into(), kind: "chat", reached: None, is_last: false }
    }

    #[test]
    fn a_letter_is_marked_as_its_text_says() {
        let error = Fault::Busy.told(None);
        let ack = Outbound::Ack { id: "a".into(), version: 3 };
        let resumed = Outbound::Resumed { seat: None, version: 9 };
        for message in [error, ack, resumed, Outbound::Resync {}, Outbound::Pong {}] {
            let Letter { text, kind, reached, .. } = Letter::write(&message);
            let json: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!((json["is"].as_str(), reached), (Some(kind), None));
        }
    }

    #[tokio::test]
    async fn who_reads_too_slowly_is_told_once_and_then_goes_on() {
        let (outbox, mut mail) = Outbox::new(2);
        ["a", "b", "c", "d"].into_iter().for_each(|text| outbox.push(letter(text)));
        for expected in ["a", "b"] {
            let Some(Next::Letter(Letter { text, .. })) = mail.next().await else {
                panic!("no text")
            };
            assert_eq!(text.as_str(), expected);
        }
        assert!(matches!(mail.next().await, Some(Next::Missed)), "c and d were missed");
        outbox.push(letter("e"));
        let Some(Next::Letter(Letter { text, .. })) = mail.next().await else { panic!("no text") };
        assert_eq!(text.as_str(), "e");
    }

    #[tokio::test]
    async fn who_waits_already_is_told_too() {
        let (outbox, mut mail) = Outbox::new(1);
        let (next, ()) = tokio::join!(mail.next(), async { outbox.missed.note() });
        assert!(matches!(next, Some(Next::Missed)), "although nothing more was put in");
    }
}
