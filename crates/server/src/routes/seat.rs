//! A guest's way to a running match.

use std::sync::Arc;

use axum::http::StatusCode;
use contract::{Seat, Viewer};
use store::{Phase, TableRow};

use super::Fault;
use super::tables::{find, title};
use crate::head::Head;
use crate::house::{House, language};
use crate::live::{Audience, Message, Unsent};

/// A guest at a running match.
pub struct AtMatch {
    house: Arc<House>,
    row: TableRow,
    head: Head,
    /// What they see.
    pub audience: Audience,
}

impl AtMatch {
    /// Finds the match.
    pub async fn new(
        house: &Arc<House>,
        key: &str,
        guest: &str,
        lang: Option<&str>,
        labels: bool,
    ) -> Result<AtMatch, Fault> {
        let (row, head) = find(house, key).await?;
        if let Some(why) = house.rulings.closed(row.id) {
            let why = format!("the operator closed this table: {why}");
            return Err(Fault::new(StatusCode::CONFLICT, "closed", why));
        }
        if row.phase == Phase::Open {
            let why = "the match has not begun: ask again when the host has started it";
            return Err(Fault::conflict(why));
        }
        let viewer = head.seat_of(guest).map_or(Viewer::Public, Viewer::Seat);
        let lang = language(title(&head)?, lang.unwrap_or("en"));
        let audience = Audience { viewer, lang, labels };
        Ok(AtMatch { house: Arc::clone(house), row, head, audience })
    }

    /// The guest's seat.
    pub fn seat(&self) -> Result<Seat, Fault> {
        let none = || Fault::forbidden("only who sits in a seat may do that");
        self.audience.viewer.seat().ok_or_else(none)
    }

    /// Sends the match a message, made again where it left memory between two breaths.
    pub fn send(&self, message: impl Fn() -> Message) -> Result<(), Fault> {
        let mut sent = Err(Unsent::Gone);
        for _ in 0..2 {
            if sent != Err(Unsent::Gone) {
                break;
            }
            sent = self.house.open(&self.row, self.head.clone()).send(message());
        }
        sent.map_err(|_| {
            let why = "this table has too much to do: try again";
            Fault::new(StatusCode::SERVICE_UNAVAILABLE, "busy", why)
        })
    }

    /// Is told nothing more. A match that has left memory needs not be told.
    pub fn depart(&self, socket: u64) {
        self.house.tell(&self.row.key, Message::Left(socket));
    }
}
