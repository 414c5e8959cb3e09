//! One client's socket.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::{Message, WebSocket};
use contract::{Seat, Viewer};
use store::{Phase, TableId};
use wire::outbound::{Chat, Code};
use wire::{Inbound, LONGEST_ID, Outbound};

use super::outbox::{Mail, Next, Outbox};
use crate::clean;
use crate::head::Head;
use crate::house::{House, count, language, until_closing};
use crate::limits::Bucket;
use crate::live::{self, Act, Audience, Handle, Join, Unsent, What};

/// How long a client is sent what is left when the server shuts down.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Talks with a client until either side has enough.
pub async fn run(house: Arc<House>, guest: String, socket: WebSocket) {
    let (outbox, mail) = Outbox::new(house.config.outbox);
    let number = house.counts.next_socket.fetch_add(1, Ordering::Relaxed);
    count(&house.counts.sockets);
    let bucket = Bucket::new(house.config.rate, house.now_ms());
    let mut session = Session { house, guest, number, outbox, bucket, place: None };
    session.talk(socket, mail).await;
    session.depart();
    session.house.counts.sockets.fetch_sub(1, Ordering::Relaxed);
}

struct Session {
    house: Arc<House>,
    guest: String,
    number: u64,
    outbox: Outbox,
    bucket: Bucket,
    /// The table that the client takes part in.
    place: Option<Place>,
}

struct Place {
    table: TableId,
    match_task: Handle,
    audience: Audience,
    name: String,
}

/// Why a message got an error instead of an effect.
struct Trouble {
    id: Option<String>,
    code: Code,
    message: String,
}

impl Trouble {
    fn new(code: Code, message: impl Into<String>) -> Trouble {
        Trouble { id: None, code, message: message.into() }
    }
}

impl Session {
    async fn talk(&mut self, mut socket: WebSocket, mut mail: Mail) {
        let mut closing = self.house.closing.subscribe();
        loop {
            let sent = tokio::select! {
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        self.hear(text.as_str()).await;
                        Ok(())
                    }
                    Some(Ok(Message::Binary(_))) => {
                        let why = "messages are JSON text, not bytes";
                        self.complain(Trouble::new(Code::Malformed, why));
                        Ok(())
                    }
                    // The library answers pings by itself.
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
                Some(next) = mail.next() => {
                    let text = match next {
                        Next::Text(text) => text,
                        Next::Missed => {
                            count(&self.house.counts.resyncs);
                            super::encode(&Outbound::Resync {})
                        }
                    };
                    socket.send(Message::Text(text)).await
                }
                () = until_closing(&mut closing) => return self.close(socket, mail).await,
            };
            if sent.is_err() {
                return;
            }
        }
    }

    /// The server shuts down. What was made durable is still acknowledged: a match lets go of its
    /// outboxes when it has ended, and then nothing more can come.
    async fn close(&mut self, mut socket: WebSocket, mut mail: Mail) {
        self.place = None;
        self.outbox = Outbox::new(1).0;
        let rest = async {
            while let Some(Next::Text(text)) = mail.next().await {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, rest).await;
        let message = "the server shuts down: connect again later".to_owned();
        let error = Outbound::Error { id: None, code: Code::Closing, message };
        let _ = socket.send(Message::Text(super::encode(&error))).await;
    }

    async fn hear(&mut self, text: &str) {
        if let Err(trouble) = self.do_it(text).await {
            self.complain(trouble);
        }
    }

    fn complain(&self, trouble: Trouble) {
        let Trouble { id, code, message } = trouble;
        self.house.metrics.error(code);
        self.outbox.tell(&Outbound::Error { id, code, message });
    }

    async fn do_it(&mut self, text: &str) -> Result<(), Trouble> {
        if !self.bucket.take(self.house.config.rate, self.house.now_ms()) {
            return Err(Trouble::new(Code::TooFast, "too many messages: wait a moment"));
        }
        let inbound: Inbound = serde_json::from_str(text).map_err(|error| {
            Trouble::new(Code::Malformed, format!("this message cannot be read: {error}"))
        })?;
        let (id, what) = match inbound {
            Inbound::Ping {} => {
                self.outbox.tell(&Outbound::Pong {});
                return Ok(());
            }
            Inbound::Hello { table, seen, lang, token, labels } => {
                let lang = lang.unwrap_or_else(|| "en".into());
                return self.hello(&table, seen, &lang, token.as_deref(), labels).await;
            }
            Inbound::Resync {} => return self.join(None),
            Inbound::Chat { text } => return self.chat(&text).await,
            Inbound::Command { id, decision, command } => (id, What::Command { decision, command }),
            Inbound::Undo { id } => (id, What::Undo),
            Inbound::AnswerUndo { id, agree } => (id, What::AnswerUndo(agree)),
            Inbound::Resign { id } => (id, What::Resign),
            Inbound::Leave { id } => (id, What::Leave),
            Inbound::TakeBack { id } => (id, What::TakeBack),
        };
        self.act(id.clone(), what).map_err(|trouble| Trouble { id: Some(id), ..trouble })
    }

    /// Takes part in a table.
    async fn hello(
        &mut self,
        key: &str,
        seen: Option<u64>,
        lang: &str,
        token: Option<&str>,
        labels: bool,
    ) -> Result<(), Trouble> {
        let failed = |error: store::StoreError| Trouble::new(Code::NotStored, error.to_string());
        let nothing = || Trouble::new(Code::NoTable, "there is no such table");
        let row = self.house.store.table(key).await.map_err(failed)?.ok_or_else(nothing)?;
        if row.phase == Phase::Open {
            let why = "the match has not begun: ask again when the host has started it";
            return Err(Trouble::new(Code::NoTable, why));
        }
        let head: Head = serde_json::from_str(&row.head).map_err(|_| nothing())?;
        let title = catalogue::find(&head.game).map_err(|why| Trouble::new(Code::NoTable, why))?;
        let by_token = token.and_then(|token| self.house.signer.seat(key, token));
        let seat = by_token.or_else(|| head.seat_of(&self.guest));
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let person = self.house.store.person(&self.guest).await.map_err(failed)?;
        let seated = seat.and_then(|seat| head.names().into_iter().nth(seat.idx()));
        let name = seated.or(person.map(|person| person.name)).unwrap_or_else(|| "Guest".into());
        self.depart();
        let audience = Audience { viewer, lang: language(title, lang), labels };
        let match_task = self.house.open(&row, head.clone());
        self.place = Some(Place { table: row.id, match_task, audience, name });
        let gone = self.place.as_ref().is_some_and(|place| place.match_task.is_closed());
        if let (true, Some(place)) = (gone, &mut self.place) {
            // It left memory between two breaths.
            place.match_task = self.house.open(&row, head);
        }
        self.join(seen)
    }

    fn join(&self, seen: Option<u64>) -> Result<(), Trouble> {
        let place = self.place()?;
        let (socket, outbox) = (self.number, self.outbox.clone());
        let join = Join { socket, audience: place.audience, seen, outbox };
        place.match_task.send(live::Message::Join(join)).map_err(unsent)
    }

    fn act(&self, id: String, what: What) -> Result<(), Trouble> {
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            let why = format!("a command's id has 1 to {LONGEST_ID} characters");
            return Err(Trouble::new(Code::Malformed, why));
        }
        let place = self.place()?;
        let Some(seat) = place.audience.viewer.seat() else {
            return Err(Trouble::new(Code::NoSeat, "only who sits in a seat may do that"));
        };
        let (lang, outbox) = (place.audience.lang.to_owned(), self.outbox.clone());
        let act = Act { seat, id, what, arrived: Instant::now(), lang, outbox };
        place.match_task.send(live::Message::Act(act)).map_err(unsent)
    }

    async fn chat(&self, text: &str) -> Result<(), Trouble> {
        let place = self.place()?;
        let Some(text) = clean::chat(text) else {
            return Err(Trouble::new(Code::Malformed, "there is nothing in this to be read"));
        };
        let seat = place.audience.viewer.seat().map(|Seat(number)| number);
        let (name, number) = (place.name.clone(), 0);
        let said = store::Chat { number, name: name.clone(), seat, text: text.clone() };
        let failed = |error: store::StoreError| Trouble::new(Code::NotStored, error.to_string());
        let number = self.house.store.say(place.table, said).await.map_err(failed)?;
        let chat = Chat { number, name, seat, text };
        place.match_task.send(live::Message::Chat(chat)).map_err(unsent)
    }

    fn place(&self) -> Result<&Place, Trouble> {
        let first = || Trouble::new(Code::HelloFirst, "say hello to a table first");
        self.place.as_ref().ok_or_else(first)
    }

    /// Is told nothing more of the table so far.
    fn depart(&mut self) {
        if let Some(place) = self.place.take() {
            // If there is no room, the match notices by the closed outbox.
            let _ = place.match_task.send(live::Message::Left(self.number));
        }
    }
}

fn unsent(unsent: Unsent) -> Trouble {
    match unsent {
        Unsent::Busy => Trouble::new(Code::Busy, "this table has too much to do: try again"),
        Unsent::Gone => Trouble::new(Code::Closing, "the match left memory: say hello again"),
    }
}
