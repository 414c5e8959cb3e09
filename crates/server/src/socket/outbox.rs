//! What waits to be sent to a client.
//!
//! **Nobody waits for a slow reader**: when its outbox is full, it misses what comes, and is told
//! to resynchronise as soon as it reads again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};
use wire::Outbound;

/// The way to a client.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    missed: Arc<Missed>,
}

/// The client's end.
#[derive(Debug)]
pub struct Mail {
    receiver: mpsc::Receiver<Utf8Bytes>,
    missed: Arc<Missed>,
}

/// Whether something was missed. Who waits is woken: the reader may have emptied the box between
/// the writer finding it full and noting that.
#[derive(Debug, Default)]
struct Missed {
    is_true: AtomicBool,
    noted: Notify,
}

impl Missed {
    fn note(&self) {
        self.is_true.store(true, Ordering::Release);
        self.noted.notify_one();
    }
}

/// What there is to send.
pub enum Next {
    /// A message.
    Text(Utf8Bytes),
    /// Something was missed before.
    Missed,
}

impl Outbox {
    /// An outbox with room for so many messages.
    pub fn new(room: usize) -> (Outbox, Mail) {
        let (sender, receiver) = mpsc::channel(room.max(1));
        let missed = Arc::new(Missed::default());
        (Outbox { sender, missed: Arc::clone(&missed) }, Mail { receiver, missed })
    }

    /// Puts a message in, if there is room and nothing was missed before.
    pub fn push(&self, text: Utf8Bytes) {
        if self.missed.is_true.load(Ordering::Acquire) {
            return;
        }
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(text) {
            self.missed.note();
        }
    }

    /// Whether the client has gone.
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// Writes a message and puts it in.
    pub fn tell(&self, message: &Outbound) {
        self.push(encode(message));
    }
}

impl Mail {
    /// Something more to send, if it is there already.
    pub fn try_next(&mut self) -> Option<Next> {
        self.receiver.try_recv().ok().map(Next::Text)
    }

    /// Waits for something to send.
    pub async fn next(&mut self) -> Option<Next> {
        loop {
            let missed = &self.missed;
            if self.receiver.is_empty() && missed.is_true.swap(false, Ordering::AcqRel) {
                return Some(Next::Missed);
            }
            tokio::select! {
                text = self.receiver.recv() => return text.map(Next::Text),
                () = missed.noted.notified() => {}
            }
        }
    }
}

/// A message as text. Plain data always has a JSON form.
pub fn encode(message: &Outbound) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_reads_too_slowly_is_told_once_and_then_goes_on() {
        let (outbox, mut mail) = Outbox::new(2);
        ["a", "b", "c", "d"].into_iter().for_each(|text| outbox.push(text.into()));
        for expected in ["a", "b"] {
            let Some(Next::Text(text)) = mail.next().await else { panic!("no text") };
            assert_eq!(text.as_str(), expected);
        }
        assert!(matches!(mail.next().await, Some(Next::Missed)), "c and d were missed");
        outbox.push("e".into());
        let Some(Next::Text(text)) = mail.next().await else { panic!("no text") };
        assert_eq!(text.as_str(), "e");
    }

    #[tokio::test]
    async fn who_waits_already_is_told_too() {
        let (outbox, mut mail) = Outbox::new(1);
        let (next, ()) = tokio::join!(mail.next(), async { outbox.missed.note() });
        assert!(matches!(next, Some(Next::Missed)), "although nothing more was put in");
    }
}
