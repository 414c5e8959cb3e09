//! Who is told, each message written once for all who see the same.

use std::collections::HashMap;
use std::sync::Arc;

use contract::{Happened, Seat, Viewer};
use desk::Sayings;
use wire::Outbound;
use wire::outbound::Chat;

use super::seats::viewer;
use super::task::Live;
use crate::fault::Fault;
use crate::head::Head;
use crate::matches::Join;
use crate::outbox::{Letter, Outbox};
use crate::ring::{Ring, Rings, Sent};
use crate::sitting::Claim;

/// Everybody who sees the same in the same words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Audience {
    /// From where they look.
    pub viewer: Viewer,
    /// Their language.
    pub lang: &'static str,
    /// Whether offers come with labels.
    pub labels: bool,
    /// Whether offers come where they are only a selection.
    pub offers: bool,
}

/// The audiences of a match.
pub struct Audiences {
    all: HashMap<Audience, Channel>,
    rings: Arc<Rings>,
    linger_ms: u64,
}

/// The sockets of an audience, and the last updates it was given.
struct Channel {
    sockets: Vec<Listener>,
    ring: Ring,
    /// House time since which no socket is there.
    empty_ms: u64,
}

/// A socket that is told.
pub struct Listener {
    socket: u64,
    /// Looked up again whenever the head changes.
    pub claim: Claim,
    pub outbox: Outbox,
}

/// What an audience is still to be told.
pub struct NewUpdate {
    audience: Audience,
    sent: Sent,
}

impl Audiences {
    pub fn new(rings: &Arc<Rings>, linger_ms: u64) -> Audiences {
        Audiences { all: HashMap::new(), rings: Arc::clone(rings), linger_ms }
    }

    /// Whether any socket is there.
    pub fn is_watched(&self) -> bool {
        let mut sockets = self.all.values().flat_map(|channel| &channel.sockets);
        sockets.any(|listener| !listener.outbox.is_closed())
    }

    /// Whether anybody looks from a seat.
    pub fn looks_from(&self, seat: Seat) -> bool {
        let is_there = |listener: &Listener| !listener.outbox.is_closed();
        let mut channels = self.all.iter().filter(|(one, _)| one.viewer.seat() == Some(seat));
        channels.any(|(_, channel)| channel.sockets.iter().any(is_there))
    }

    /// Forgets a socket. Its audience is told on for a while, in case it comes back.
    pub fn leave(&mut self, socket: u64, now_ms: u64) {
        for channel in self.all.values_mut() {
            channel.sockets.retain(|listener| listener.socket != socket);
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
        let letter = Letter::write(message);
        let sockets = self.all.values().flat_map(|channel| &channel.sockets);
        sockets.for_each(|listener| listener.outbox.push(letter.clone()));
    }

    /// What was told so far may not be what is in the store: nobody resumes from it, and everybody
    /// is told to ask how the match stands.
    pub fn start_over(&mut self) {
        for channel in self.all.values_mut() {
            channel.ring.clear();
        }
        self.tell(&Outbound::Resync {});
    }

    /// Lets a socket be told.
    pub fn add(&mut self, audience: Audience, listener: Listener) {
        let silent = || Channel { sockets: Vec::new(), ring: Ring::new(&self.rings), empty_ms: 0 };
        let channel = self.all.entry(audience).or_insert_with(silent);
        channel.sockets.retain(|other| other.socket != listener.socket);
        channel.sockets.push(listener);
    }

    /// Takes out the sockets that may no longer see what their audience sees, or see more now.
    pub fn take_displaced(&mut self, head: &Head) -> Vec<(Audience, Listener)> {
        let mut displaced = Vec::new();
        for (audience, channel) in &mut self.all {
            let stays = |listener: &Listener| viewer(&listener.claim, head) == audience.viewer;
            let (stay, go) = std::mem::take(&mut channel.sockets).into_iter().partition(stays);
            channel.sockets = stay;
            displaced.extend(Vec::into_iter(go).map(|listener| (*audience, listener)));
        }
        displaced
    }

    /// What an audience has been told since that version, if it is still known.
    fn since(&self, audience: &Audience, seen: u64, version: u64) -> Option<Vec<Letter>> {
        if seen == version {
            return Some(Vec::new());
        }
        self.all.get(audience)?.ring.since(seen)
    }
}

impl Live {
    /// Lets somebody be told, and tells them what they do not know.
    pub async fn join(&mut self, join: Join) {
        self.refresh().await;
        let Join { socket, claim, lang, labels, offers, seen, outbox } = join;
        if let Some(why) = &self.broken {
            return outbox.tell(&why.fault().told(None));
        }
        let audience = Audience { viewer: viewer(&claim, &self.head), lang, labels, offers };
        let is_lost = claim.is_lost(&self.head);
        if is_lost {
            self.house.metrics.error(Fault::SeatGone.code());
            outbox.tell(&Fault::SeatGone.told(None));
        }
        let version = self.table.version() as u64;
        // Somebody who lost a seat has seen another view than the one that goes on from here.
        let seen = seen.filter(|_| !is_lost);
        match seen.and_then(|seen| self.audiences.since(&audience, seen, version)) {
            Some(missed) => {
                let seat = audience.viewer.seat();
                outbox.tell(&Outbound::Resumed { seat, version });
                missed.into_iter().for_each(|letter| outbox.push(letter));
            }
            None => {
                let welcome = self.welcome(&audience).await;
                outbox.tell(&Outbound::Welcome(Box::new(welcome)));
            }
        }
        self.audiences.add(audience, Listener { socket, claim, outbox });
    }

    /// Writes down for every audience what happened since version `before`. Nothing is made for
    /// audiences where nobody has been for a while.
    pub fn write_updates(&mut self, before: usize, happened: &[Happened]) -> Vec<NewUpdate> {
        if self.broken.is_some() {
            // Who may see what is unknown: everybody is told to come back.
            return Vec::new();
        }
        let now_ms = self.house.now_ms();
        let linger_ms = self.audiences.linger_ms;
        self.audiences.all.retain(|_, channel| {
            channel.sockets.retain(|listener| !listener.outbox.is_closed());
            !channel.sockets.is_empty() || now_ms < channel.empty_ms.saturating_add(linger_ms)
        });
        let after = before as u64;
        let mut sayings: HashMap<&'static str, Sayings> = HashMap::new();
        let write = |audience: &Audience| {
            let sayings = sayings.entry(audience.lang).or_default();
            let update = self.update(audience, after, happened, sayings);
            let letter = Letter::write(&Outbound::Update(Box::new(update)));
            NewUpdate { audience: *audience, sent: Sent { after, letter } }
        };
        self.audiences.all.keys().map(write).collect()
    }

    /// Sends what was written for every audience.
    pub fn send_updates(&mut self, updates: Vec<NewUpdate>) {
        for NewUpdate { audience, sent } in updates {
            let Some(channel) = self.audiences.all.get_mut(&audience) else { continue };
            channel.sockets.iter().for_each(|listener| listener.outbox.push(sent.letter.clone()));
            channel.ring.keep(sent);
        }
    }
}
