//! What happens at a table, as a stream of server-sent events.
//!
//! Each event is a message of the socket; its id is the version that it brings, so that a client
//! that comes back with `Last-Event-ID` gets what it missed, or the whole view.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::body::{Asked, Key};
use super::connection::connection;
use super::faults::AskingTable;
use super::guest::{Address, Client};
use super::seat::AtMatch;
use super::{Fault, Guest};
use crate::house::{House, count, until_closing};
use crate::limits::Connection;
use crate::matches::{Join, Message};
use crate::outbox::{Letter, Mail, Next, Outbox};

/// How to be told.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wish {
    /// The language of labels, such as `fr`; English if left out.
    lang: Option<String>,
    /// Whether offers come with labels in words; they do not if left out.
    #[serde(default)]
    labels: bool,
}

/// Streams what happens at a table: the view first, then every update.
///
/// With the header `Last-Event-ID`, what was missed since that version, or the whole view again.
#[utoipa::path(
    get,
    path = "/tables/{key}/events",
    tag = "bots",
    params(
        ("key" = String, Path, description = "The table's key."),
        ("Last-Event-ID" = Option<String>, Header, description = "The version seen last."),
        Wish,
    ),
    responses((status = 200, body = String, content_type = "text/event-stream"), AskingTable),
)]
pub async fn stream(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
    Extension(Client(client)): Extension<Client>,
    Extension(Address(address)): Extension<Address>,
    Key(key): Key,
    Asked(Wish { lang, labels }): Asked<Wish>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Fault> {
    let at_match = AtMatch::new(&house, &key, &guest, lang.as_deref(), labels).await?;
    let connection = connection(&house, client)?;
    let seen = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (outbox, mail) = Outbox::new(house.config.outbox);
    let number = house.counts.next_socket.fetch_add(1, Ordering::Relaxed);
    count(&house.counts.sockets);
    let closing = house.closing.subscribe();
    let rulings = house.rulings.subscribe();
    let listener = Listener {
        house,
        guest,
        address,
        at_match,
        number,
        outbox,
        mail,
        closing,
        rulings,
        _held: connection,
    };
    listener.join(seen)?;
    let events = stream::unfold(Some(listener), |listener| async {
        let mut listener = listener?;
        let (event, goes_on) = listener.next().await?;
        Some((Ok(event), goes_on.then_some(listener)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Somebody who listens; when the stream is dropped, the match is told.
struct Listener {
    house: Arc<House>,
    guest: String,
    address: IpAddr,
    at_match: AtMatch,
    number: u64,
    outbox: Outbox,
    mail: Mail,
    closing: watch::Receiver<bool>,
    rulings: watch::Receiver<()>,
    _held: Connection,
}

impl Listener {
    fn join(&self, seen: Option<u64>) -> Result<(), Fault> {
        let AtMatch { claim, lang, labels, .. } = &self.at_match;
        self.at_match.send(Message::Join(Box::new(Join {
            socket: self.number,
            claim: claim.clone(),
            lang,
            labels: *labels,
            offers: true,
            seen,
            outbox: self.outbox.clone(),
        })))
    }

    /// The next event, and whether another may follow.
    async fn next(&mut self) -> Option<(Event, bool)> {
        loop {
            let next = tokio::select! {
                next = self.mail.next() => next?,
                () = until_closing(&mut self.closing) => {
                    return Some(last(&Fault::Closing));
                }
                Ok(()) = self.rulings.changed() => {
                    match self.house.eviction(&self.guest, self.address) {
                        Some(fault) => return Some(last(&fault)),
                        None => continue,
                    }
                }
            };
            let Letter { text, kind, reached, .. } = match next {
                Next::Letter(letter) => letter,
                Next::Missed => {
                    // Nobody can ask for the whole view on a stream, so it comes by itself.
                    count(&self.house.counts.resyncs);
                    self.join(None).ok()?;
                    continue;
                }
            };
            // The match is opened again for a client that comes back with its last id.
            let goes_on = !matches!(kind, "resync" | "error");
            let event = Event::default().event(kind).data(text.as_str());
            let event = match reached {
                Some(version) => event.id(version.to_string()),
                None => event,
            };
            return Some((event, goes_on));
        }
    }
}

/// The last event of a stream.
fn last(fault: &Fault) -> (Event, bool) {
    let text = Letter::write(&fault.told(None)).text;
    (Event::default().event("error").data(text.as_str()), false)
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.house.counts.sockets.fetch_sub(1, Ordering::Relaxed);
        self.at_match.depart(self.number);
    }
}
