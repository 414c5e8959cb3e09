//! One socket of a seat or a watcher.

use std::future::poll_fn;
use std::io::{self, Read};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use flate2::read::DeflateDecoder;

use crate::address::Address;
use crate::chance::Chance;
use crate::fault::LoadError;
use crate::heard::{Awaiting, Heard, command};
use crate::socket::{Message, Socket};

/// A command that is not acknowledged yet.
#[derive(Debug)]
pub struct Pending {
    pub id: String,
    pub command: String,
    /// The whole message.
    text: String,
    /// When it was sent first, or should have been.
    pub sent: Instant,
    /// When it is to be sent again, if the server asked for that.
    pub again: Option<Instant>,
}

/// What the client would answer if it may.
#[derive(Debug)]
pub struct Choice {
    /// The decision that it answers.
    pub decision: u32,
    pub command: String,
}

/// One socket of a seat or a watcher.
#[derive(Debug)]
pub struct Client {
    address: Address,
    cookie: String,
    socket: Option<Socket>,
    pub table: String,
    /// The seat that the server says the client has.
    pub seat: Option<u8>,
    /// The newest version that a command of the client made.
    pub made: u64,
    /// The version that the client has seen.
    pub version: u64,
    /// The message that showed it.
    pub shown: String,
    /// Whom the game waits for.
    pub awaiting: Awaiting,
    /// What the client would answer if it may.
    pub choice: Option<Choice>,
    /// What is not acknowledged yet.
    pub pending: Option<Pending>,
    /// Whether the whole view, or what was missed, is still to come.
    pub greeting: bool,
    /// Whether the socket was cut on purpose.
    pub was_cut: bool,
    /// Whether the server is to say what can be done.
    offers: bool,
    /// Whether the whole view may come packed.
    packed: bool,
    /// How many bytes the last message had, as it came.
    pub bytes: usize,
    next_id: u64,
}

/// A pause before the next try to connect.
const BREATH: Duration = Duration::from_millis(5);

impl Client {
    /// A client with that cookie, not connected yet.
    pub fn new(address: Address, cookie: impl Into<String>, table: &str) -> Client {
        Client {
            address,
            cookie: cookie.into(),
            socket: None,
            table: table.to_owned(),
            seat: None,
            version: 0,
            made: 0,
            shown: String::new(),
            awaiting: Awaiting::default(),
            choice: None,
            pending: None,
            greeting: true,
            was_cut: false,
            offers: true,
            packed: false,
            bytes: 0,
            next_id: 0,
        }
    }

    /// A client that knows by itself what it wants to do.
    pub fn without_offers(address: Address, cookie: &str, table: &str) -> Client {
        Client { offers: false, ..Client::new(address, cookie, table) }
    }

    /// A client that can unpack what it is sent.
    pub fn unpacking(address: Address, cookie: &str, table: &str) -> Client {
        Client { packed: true, ..Client::new(address, cookie, table) }
    }

    /// Connects and says hello, trying as long as patience lasts.
    ///
    /// # Errors
    /// If that does not help.
    pub async fn connect(&mut self, patience: Duration) -> Result<(), LoadError> {
        let end = Instant::now() + patience;
        loop {
            match self.try_connect().await {
                Ok(()) => return Ok(()),
                Err(_) if Instant::now() < end => tokio::time::sleep(BREATH).await,
                Err(error) => {
                    return Err(LoadError::Unreachable(self.address.clone(), error.to_string()));
                }
            }
        }
    }

    async fn try_connect(&mut self) -> io::Result<()> {
        self.socket = None;
        let path = format!("/api/socket?table={}", self.table);
        self.socket = Some(Socket::open(&self.address, &path, &self.cookie).await?);
        self.hello().await
    }

    /// Says hello to the table, as somebody who was there before if that is so.
    async fn hello(&mut self) -> io::Result<()> {
        self.greeting = true;
        let seen = match self.shown.is_empty() {
            true => String::new(),
            false => format!(r#""seen":{},"#, self.version),
        };
        let Client { table, offers, packed, .. } = self;
        let wants = format!(r#""labels":false,"offers":{offers},"packed":{packed}"#);
        let hello = format!(r#"{{"do":"hello","table":"{table}",{seen}{wants}}}"#);
        self.say(&hello).await
    }

    /// Goes to another table. What is still said of the last one is not for us any more.
    pub async fn go_to(&mut self, table: &str) {
        self.table = table.to_owned();
        (self.version, self.made) = (0, 0);
        self.shown = String::new();
        self.awaiting = Awaiting::default();
        self.choice = None;
        self.pending = None;
        // If that fails, the broken socket is noticed when it is read.
        let _ = self.hello().await;
    }

    /// Asks for the whole view again.
    pub async fn resync(&mut self) {
        self.greeting = true;
        let _ = self.say(r#"{"do":"resync"}"#).await;
    }

    /// Says hello again, to a server that could not answer the last time.
    pub async fn hello_again(&mut self) {
        let _ = self.hello().await;
    }

    async fn say(&mut self, text: &str) -> io::Result<()> {
        match &mut self.socket {
            Some(socket) => socket.send(text).await,
            None => Err(io::ErrorKind::NotConnected.into()),
        }
    }

    /// Breaks the socket without a word.
    pub fn cut(&mut self) {
        self.was_cut = true;
        self.socket = None;
    }

    /// What comes next on the socket; nothing when it is broken.
    pub fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<String>> {
        let Some(socket) = &mut self.socket else { return Poll::Ready(None) };
        Poll::Ready(match ready!(socket.poll(context)) {
            Ok(Message::Text(text)) => {
                self.bytes = text.len();
                Some(text)
            }
            Ok(Message::Binary(bytes)) => {
                self.bytes = bytes.len();
                // What cannot be unpacked turns out not to be a message when it is read.
                Some(unpack(&bytes).unwrap_or_default())
            }
            Err(_) => {
                self.socket = None;
                None
            }
        })
    }

    /// Takes over what a message shows, and thinks about what to answer.
    pub fn note(&mut self, heard: Heard<'_>, chance: &mut Chance) {
        self.version = heard.version.unwrap_or(self.version);
        self.choice = choose(&heard, chance);
        self.awaiting = heard.awaiting.unwrap_or_default();
    }

    /// Keeps the message that showed what was noted.
    pub fn keep(&mut self, text: String) {
        let last = std::mem::replace(&mut self.shown, text);
        if let Some(socket) = &mut self.socket {
            socket.recycle(last);
        }
    }

    /// Thinks again about what to answer.
    pub fn think_again(&mut self, chance: &mut Chance) {
        let heard = Heard::read(&self.shown).ok();
        self.choice = heard.and_then(|heard| choose(&heard, chance));
    }

    /// Whether the match is over, as far as the client knows.
    pub fn is_over(&self) -> bool {
        !self.shown.is_empty() && self.awaiting.seats.is_none()
    }

    /// Whether the game waits for the client's seat.
    pub fn must_act(&self) -> bool {
        let must = self.awaiting.seats.as_ref().map_or(&[][..], |waiting| &waiting.must);
        self.seat.is_some_and(|seat| must.contains(&seat))
    }

    /// Sends the command that was chosen.
    pub async fn send_choice(&mut self, sent: Instant) {
        let Some(Choice { decision, command }) = self.choice.take() else { return };
        let id = format!("m{}", self.next_id);
        self.next_id += 1;
        let text =
            format!(r#"{{"do":"command","id":"{id}","decision":{decision},"command":{command}}}"#);
        let _ = self.say(&text).await;
        self.pending = Some(Pending { id, command, text, sent, again: None });
    }

    /// Shows the others how the hand is held.
    pub async fn wave(&mut self, gesture: &[i16]) {
        // If that fails, the broken socket is noticed when it is read.
        let _ = self.say(&format!(r#"{{"do":"wave","gesture":{gesture:?}}}"#)).await;
    }

    /// Sends what is not acknowledged once more, under the same id.
    pub async fn send_again(&mut self) {
        let Some(mut pending) = self.pending.take() else { return };
        pending.again = None;
        let _ = self.say(&pending.text).await;
        self.pending = Some(pending);
    }
}

fn unpack(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).read_to_string(&mut text)?;
    Ok(text)
}

fn choose(heard: &Heard<'_>, chance: &mut Chance) -> Option<Choice> {
    let ask = heard.ask.as_ref()?;
    let offer = chance.one_of(&ask.offers)?;
    Some(Choice { decision: ask.decision, command: command(offer)?.to_owned() })
}

/// The next message of any of the clients; nothing from one whose socket is broken.
pub async fn next(clients: &mut [Client], turn: &mut usize) -> (usize, Option<String>) {
    poll_fn(|context| {
        for step in 0..clients.len() {
            let idx = (*turn + step) % clients.len();
            if let Poll::Ready(text) = clients[idx].poll(context) {
                *turn = idx + 1;
                return Poll::Ready((idx, text));
            }
        }
        Poll::Pending
    })
    .await
}
