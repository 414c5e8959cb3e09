//! One client's socket.

mod arrival;
mod chat;
mod waves;

use std::io::Write;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::http::StatusCode;
use contract::Seat;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::SinkExt;
use store::TableId;
use tokio::sync::watch;
use wire::{Inbound, LONGEST_ID, Outbound};

use super::lag::Lag;
use super::quiet::{Quiet, Step};
use crate::fault::Fault;
use crate::hands::Watching;
use crate::house::{House, count, until_closing};
use crate::limits::Bucket;
use crate::matches::{self, Act, Answer, Handle, Unsent, What};
use crate::outbox::{Letter, Mail, Next, Outbox};
use crate::sitting::Claim;

/// The whole view, as a letter calls it.
const WELCOME: &str = "welcome";

/// How long a client is sent what is left when the server shuts down.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Talks with a client until either side has enough.
pub async fn run(
    house: Arc<House>,
    guest: String,
    address: IpAddr,
    client: IpAddr,
    socket: WebSocket,
) {
    let (outbox, mail) = Outbox::new(house.config.outbox);
    let number = house.counts.next_socket.fetch_add(1, Ordering::Relaxed);
    count(&house.counts.sockets);
    let lag = Lag::default();
    let waving = Bucket::new(waves::RATE, house.now_ms());
    let mut session = Session {
        house,
        guest,
        address,
        client,
        number,
        outbox,
        lag,
        waving,
        watched: None,
        waits: None,
        joined: None,
    };
    session.talk(socket, mail).await;
    session.depart();
    session.house.counts.sockets.fetch_sub(1, Ordering::Relaxed);
}

struct Session {
    house: Arc<House>,
    guest: String,
    /// Where it comes from, for bans.
    address: IpAddr,
    /// What is counted as one client, for limits.
    client: IpAddr,
    number: u64,
    outbox: Outbox,
    lag: Lag,
    /// How much may still be waved here.
    waving: Bucket,
    /// The table whose changes the client is told of.
    watched: Option<Watched>,
    /// The client's greeting, while the match has not begun.
    waits: Option<Hello>,
    /// The table that the client takes part in.
    joined: Option<Joined>,
}

struct Watched {
    key: String,
    changes: watch::Receiver<()>,
    /// Who is there by this socket: its guest, or the owner of the seat that a token gives it.
    present: String,
    /// Whether that is somebody who sits at the table, so that the others are told.
    sits: bool,
    /// Whether it waits, and this server holds it because of that.
    holds: bool,
}

/// What a client said when it came to a table.
struct Hello {
    key: String,
    seen: Option<u64>,
    lang: Option<String>,
    token: Option<String>,
    labels: bool,
    offers: bool,
    packed: bool,
}

struct Joined {
    key: String,
    table: TableId,
    match_task: Handle,
    claim: Claim,
    /// Whether that gave a seat when the client came; the match looks again every time.
    sits: bool,
    /// Which, as far as is known.
    seat: Option<Seat>,
    hands: Watching,
    lang: &'static str,
    labels: bool,
    offers: bool,
    packed: bool,
}

/// The error that a message is answered with.
struct ErrorReply {
    id: Option<String>,
    fault: Fault,
}

impl<F: Into<Fault>> From<F> for ErrorReply {
    fn from(fault: F) -> ErrorReply {
        ErrorReply { id: None, fault: fault.into() }
    }
}

impl Session {
    async fn talk(&mut self, mut socket: WebSocket, mut mail: Mail) {
        let mut closing = self.house.closing.subscribe();
        // One future for all messages, instead of a new one for each.
        let mut closing = pin!(until_closing(&mut closing));
        let mut ruling = pin!(next_ruling(self.house.rulings.subscribe()));
        let mut quiet = Quiet::new(self.house.config.timeouts.quiet);
        if !self.house.announcements().is_empty() {
            self.announce();
        }
        loop {
            let sent = tokio::select! {
                // What ends a socket is looked at first, whatever its client does; what comes most
                // often next, so that the rest is mostly not looked at.
                biased;
                () = &mut closing => {
                    return Box::pin(self.close(socket, mail)).await;
                }
                rulings = &mut ruling => {
                    ruling.set(next_ruling(rulings));
                    if let Some(fault) = self.eviction() {
                        return farewell(&mut socket, &fault).await;
                    }
                    self.announce();
                    Ok(())
                }
                Some(next) = mail.next() => {
                    match self.send_all(&mut socket, next, &mut mail).await {
                        // The client finds the way to the other server itself.
                        Ok(true) => return,
                        sent => sent.map(drop),
                    }
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Close(_))) | None => return,
                    Some(Err(error)) => {
                        let why = format!("this cannot be read, so the socket is closed: {error}");
                        return farewell(&mut socket, &unreadable(why)).await;
                    }
                    Some(Ok(message)) => {
                        quiet.heard();
                        self.receive(message, &mut socket).await
                    }
                },
                step = quiet.next() => match step {
                    Step::Wait => Ok(()),
                    Step::Ask => socket.send(Message::Ping(Vec::new().into())).await,
                    Step::GiveUp => return,
                },
                () = change(&mut self.watched) => {
                    Box::pin(self.look_again()).await;
                    Ok(())
                }
                () = waves::due(&self.house, &mut self.joined) => {
                    self.send_waves(&mut socket, &mail).await
                }
            };
            if sent.is_err() {
                return;
            }
        }
    }

    /// Why the client has to go, if so: its guest, or the owner of the seat that its token gives.
    fn eviction(&self) -> Option<Fault> {
        let own = self.house.eviction(&self.guest, self.address);
        let present = self.watched.as_ref().map(|watched| watched.present.as_str());
        own.or_else(|| self.house.guest_ban(present?))
    }

    /// Tells the client what is announced now.
    fn announce(&self) {
        let announcements = self.house.announcements();
        self.outbox.tell(&Outbound::Announcements { announcements });
    }

    async fn receive(
        &mut self,
        message: Message,
        socket: &mut WebSocket,
    ) -> Result<(), axum::Error> {
        match message {
            Message::Text(text) => self.hear_text(text.as_str()).await,
            Message::Binary(_) => {
                let fault = match self.spends_request() {
                    true => unreadable("messages are JSON text, not bytes"),
                    false => Fault::TooFast,
                };
                self.complain(fault.into());
            }
            Message::Pong(answer) => {
                self.lag.pong(&answer, self.house.now_ms());
                return Ok(());
            }
            // The library answers pings by itself; they count like anything else that is asked.
            Message::Ping(_) => {
                self.spends_request();
                return Ok(());
            }
            Message::Close(_) => return Ok(()),
        }
        match self.lag.ping(self.house.now_ms()) {
            Some(ping) => socket.send(Message::Ping(ping.to_vec().into())).await,
            None => Ok(()),
        }
    }

    /// Sends what there is, all of it in one go: an acknowledgement mostly comes with its update.
    /// Tells whether that was the last.
    async fn send_all(
        &self,
        socket: &mut WebSocket,
        first: Next,
        mail: &mut Mail,
    ) -> Result<bool, axum::Error> {
        let mut next = Some(first);
        let mut is_over = false;
        while let Some(what) = next {
            let letter = match what {
                Next::Letter(letter) => letter,
                Next::Missed => {
                    count(&self.house.counts.resyncs);
                    Letter::write(&Outbound::Resync {})
                }
            };
            is_over |= letter.is_last;
            socket.feed(self.message(letter)).await?;
            next = mail.try_next();
        }
        socket.flush().await?;
        Ok(is_over)
    }

    /// A letter as the client wants it. A player's view is never packed: how small secrets get
    /// beside what others wrote would tell something about them.
    fn message(&self, letter: Letter) -> Message {
        let packs = |joined: &Joined| joined.packed && !joined.sits;
        match letter.kind {
            WELCOME if self.joined.as_ref().is_some_and(packs) => packed(&letter.text),
            _ => Message::Text(letter.text),
        }
    }

    /// The server shuts down. What was made durable is still acknowledged: a match lets go of its
    /// outboxes when it has ended, and then nothing more can come.
    async fn close(&mut self, mut socket: WebSocket, mut mail: Mail) {
        self.joined = None;
        self.outbox = Outbox::new(1).0;
        let rest = async {
            while let Some(Next::Letter(Letter { text, .. })) = mail.next().await {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, rest).await;
        farewell(&mut socket, &Fault::Closing).await;
    }

    async fn hear_text(&mut self, text: &str) {
        if self.takes_wave(text) {
            return;
        }
        if let Err(reply) = self.dispatch(text).await {
            self.complain(reply);
        }
    }

    fn complain(&self, reply: ErrorReply) {
        let ErrorReply { id, fault } = reply;
        self.house.metrics.error(fault.code());
        self.outbox.tell(&fault.told(id));
    }

    /// Whether the client may ask for something more, on whichever of its sockets.
    fn spends_request(&self) -> bool {
        let House { buckets, config, .. } = &*self.house;
        buckets.take(self.client, config.rate, self.house.now_ms())
    }

    /// Boxed is what is seldom asked for: it takes room in every socket.
    async fn dispatch(&mut self, text: &str) -> Result<(), ErrorReply> {
        if !self.spends_request() {
            return Err(Fault::TooFast.into());
        }
        let inbound = Inbound::read(text)
            .map_err(|error| unreadable(format!("this message cannot be read: {error}")))?;
        let (id, what) = match inbound {
            Inbound::Ping {} => {
                self.outbox.tell(&Outbound::Pong {});
                return Ok(());
            }
            Inbound::Hello { table: key, seen, lang, token, labels, offers, packed } => {
                let hello = Hello { key, seen, lang, token, labels, offers, packed };
                return Box::pin(self.hello(hello)).await;
            }
            Inbound::Resync {} if self.waits.is_some() => {
                Box::pin(self.look_again()).await;
                return Ok(());
            }
            Inbound::Resync {} => return Ok(self.join(None)?),
            Inbound::Chat { text } => return Box::pin(self.chat(&text)).await,
            // The waves of everybody who sits there were taken before.
            Inbound::Wave { .. } => {
                self.joined()?;
                return Err(Fault::NoSeat.into());
            }
            Inbound::Command { id, decision, command } => (id, What::Command { decision, command }),
            Inbound::Undo { id } => (id, What::Undo),
            Inbound::AnswerUndo { id, agree } => (id, What::AnswerUndo(agree)),
            Inbound::Propose { id, motion } => (id, What::Propose(desk::motion(motion))),
            Inbound::AnswerProposal { id, agree } => (id, What::Answer(agree)),
            Inbound::Resign { id } => (id, What::Resign),
            Inbound::Leave { id } => (id, What::Leave),
            Inbound::Reclaim { id } => (id, What::Reclaim),
        };
        self.forward(id.clone(), what).map_err(|fault| ErrorReply { id: Some(id), fault })
    }

    /// Hands what the player asks for on to the match.
    fn forward(&self, id: String, what: What) -> Result<(), Fault> {
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            return Err(Fault::IdLength { most: LONGEST_ID });
        }
        let joined = self.joined()?;
        if !joined.sits {
            return Err(Fault::NoSeat);
        }
        let claim = joined.claim.clone();
        let (lag_ms, arrived, lang) = (self.lag.credit_ms(), Instant::now(), joined.lang);
        let act = Box::new(Act { claim, id, what, lag_ms, arrived, lang });
        let answer = Answer::Socket(self.outbox.clone());
        joined.match_task.send(matches::Message::Act(act, answer)).map_err(unsent)
    }

    fn joined(&self) -> Result<&Joined, Fault> {
        let missing = || match self.waits {
            Some(_) => Fault::NotBegun,
            None => Fault::HelloFirst,
        };
        self.joined.as_ref().ok_or_else(missing)
    }

    /// Is told nothing more of the table so far.
    fn depart(&mut self) {
        if let Some(hello) = self.waits.take() {
            self.house.last_used.note(&hello.key, self.house.now_ms());
        }
        if let Some(Watched { key, changes, present, sits, holds }) = self.watched.take() {
            if holds {
                self.stop_holding(&key);
            }
            self.house.watchers.leave(&key, changes);
            if self.house.here.leave(&key, &present) && sits {
                self.house.watchers.changed(&key);
            }
        }
        if let Some(joined) = self.joined.take() {
            // If there is no room, the match notices by the closed outbox.
            let _ = joined.match_task.send(matches::Message::Left(self.number));
        }
    }
}

fn packed(text: &Utf8Bytes) -> Message {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    // Writing into memory does not fail.
    written.map_or_else(|_| Message::Text(text.clone()), |bytes| Message::Binary(bytes.into()))
}

/// Waits until the operator rules something new, or for ever.
async fn next_ruling(mut rulings: watch::Receiver<()>) -> watch::Receiver<()> {
    if rulings.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
    rulings
}

/// Waits until the watched table changes, or for ever.
async fn change(watched: &mut Option<Watched>) {
    let changed = match watched {
        Some(watched) => watched.changes.changed().await.is_ok(),
        None => false,
    };
    if !changed {
        std::future::pending::<()>().await;
    }
}

/// A client that sends what is too large or no message at all, or is banned, loses the socket. It
/// is told why if it still reads.
async fn farewell(socket: &mut WebSocket, fault: &Fault) {
    let _ = socket.send(Message::Text(Letter::write(&fault.told(None)).text)).await;
}

fn unreadable(why: impl Into<String>) -> Fault {
    Fault::malformed(StatusCode::BAD_REQUEST, why)
}

fn unsent(unsent: Unsent) -> Fault {
    match unsent {
        Unsent::Busy => Fault::Busy,
        // What was meant for it has gone with it.
        Unsent::Gone(message) => {
            drop(message);
            Fault::LeftMemory
        }
    }
}
