//! Who is told, each message written once for all who see the same.

use std::collections::{HashMap, VecDeque};

use axum::extract::ws::Utf8Bytes;
use contract::{Happened, Viewer};
use wire::Outbound;
use wire::outbound::Chat;

use super::Join;
use super::task::Live;
use crate::socket::{Outbox, encode};

/// Everybody who sees the same in the same words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Audience {
    /// From where they look.
    pub viewer: Viewer,
    /// Their language.
    pub lang: &'static str,
    /// Whether offers come with labels.
    pub labels: bool,
}

/// The audiences of a match.
pub struct Audiences {
    all: HashMap<Audience, Channel>,
    ring: usize,
    linger_ms: u64,
}

/// The sockets of an audience, and the last updates it was given.
#[derive(Default)]
struct Channel {
    sockets: Vec<(u64, Outbox)>,
    ring: VecDeque<Sent>,
    /// How many bytes that is.
    kept: usize,
    /// House time since which no socket is there.
    empty_ms: u64,
}

/// So many bytes of updates are kept for an audience: who missed more is better off with the
/// whole view.
const KEPT_BYTES: usize = 16 * 1024;

struct Sent {
    after: u64,
    text: Utf8Bytes,
}

impl Channel {
    /// Keeps an update for who comes back, and forgets the oldest.
    fn keep(&mut self, sent: Sent, most: usize) {
        self.kept += sent.text.len();
        self.ring.push_back(sent);
        while self.ring.len() > most || (self.kept > KEPT_BYTES && self.ring.len() > 1) {
            let Some(oldest) = self.ring.pop_front() else { return };
            self.kept -= oldest.text.len();
        }
    }
}

impl Audiences {
    pub fn new(ring: usize, linger_ms: u64) -> Audiences {
        Audiences { all: HashMap::new(), ring, linger_ms }
    }

    /// Whether any socket is there.
    pub fn is_watched(&self) -> bool {
        let mut sockets = self.all.values().flat_map(|channel| &channel.sockets);
        sockets.any(|(_, outbox)| !outbox.is_closed())
    }

    /// Forgets a socket. Its audience is told on for a while, in case it comes back.
    pub fn leave(&mut self, socket: u64, now_ms: u64) {
        for channel in self.all.values_mut() {
            channel.sockets.retain(|(number, _)| *number != socket);
            if channel.sockets.is_empty() {
                channel.empty_ms = channel.empty_ms.max(now_ms);
            }
        }
    }

    /// Says something to everybody.
    pub fn say(&self, chat: Chat) {
        self.tell(&Outbound::Chat(chat));
    }

    /// Tells everybody the same.
    pub fn tell(&self, message: &Outbound) {
        let text = encode(message);
        let sockets = self.all.values().flat_map(|channel| &channel.sockets);
        sockets.for_each(|(_, outbox)| outbox.push(text.clone()));
    }

    /// What an audience has been told since that version, if it is still known.
    fn since(&self, audience: &Audience, seen: u64, version: u64) -> Option<Vec<Utf8Bytes>> {
        if seen == version {
            return Some(Vec::new());
        }
        let ring = &self.all.get(audience)?.ring;
        let first = ring.iter().position(|sent| sent.after == seen)?;
        Some(ring.iter().skip(first).map(|sent| sent.text.clone()).collect())
    }
}

impl Live {
    /// Lets somebody be told, and tells them what they do not know.
    pub async fn join(&mut self, join: Join) {
        let Join { socket, audience, seen, outbox } = join;
        let version = self.table.version() as u64;
        match seen.and_then(|seen| self.audiences.since(&audience, seen, version)) {
            Some(missed) => {
                let seat = audience.viewer.seat();
                outbox.tell(&Outbound::Resumed { seat, version });
                missed.into_iter().for_each(|text| outbox.push(text));
            }
            None => {
                let welcome = self.welcome(&audience).await;
                outbox.tell(&Outbound::Welcome(Box::new(welcome)));
            }
        }
        let channel = self.audiences.all.entry(audience).or_default();
        channel.sockets.retain(|(number, _)| *number != socket);
        channel.sockets.push((socket, outbox));
    }

    /// Tells every audience what happened since version `before`. Nothing is made for audiences
    /// where nobody has been for a while.
    pub fn tell_all(&mut self, before: usize, happened: &[Happened]) {
        let now_ms = self.house.now_ms();
        let linger_ms = self.audiences.linger_ms;
        self.audiences.all.retain(|_, channel| {
            channel.sockets.retain(|(_, outbox)| !outbox.is_closed());
            !channel.sockets.is_empty() || now_ms < channel.empty_ms.saturating_add(linger_ms)
        });
        let after = before as u64;
        let audiences: Vec<Audience> = self.audiences.all.keys().copied().collect();
        for audience in audiences {
            let update = self.update(&audience, after, happened);
            let text = encode(&Outbound::Update(Box::new(update)));
            let most = self.audiences.ring;
            let Some(channel) = self.audiences.all.get_mut(&audience) else { continue };
            channel.sockets.iter().for_each(|(_, outbox)| outbox.push(text.clone()));
            channel.keep(Sent { after, text }, most);
        }
    }
}
