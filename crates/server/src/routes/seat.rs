//! A guest's way to a running match.

use std::sync::Arc;

use contract::Viewer;
use store::{Phase, TableRow};

use super::Fault;
use crate::head::Head;
use crate::house::House;
use crate::live;
use crate::lobby::{find, title};
use crate::logs::Which;
use crate::matches::{Message, Unsent};
use crate::sitting::Claim;

/// A guest at a running match.
pub struct AtMatch {
    house: Arc<House>,
    row: TableRow,
    head: Head,
    /// What their seat, if they have one, is based on.
    pub claim: Claim,
    /// Their language.
    pub lang: &'static str,
    /// Whether offers come with labels.
    pub labels: bool,
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
        if let Some(reason) = house.rulings.closed(row.id) {
            return Err(Fault::Closed { reason });
        }
        if row.phase == Phase::Open {
            return Err(Fault::NotBegun);
        }
        let lang = title(&head)?.meta().language(lang);
        let claim = Claim::of_guest(guest);
        Ok(AtMatch { house: Arc::clone(house), row, head, claim, lang, labels })
    }

    /// Bases the seat on a seat token, which comes before the guest's own seat.
    ///
    /// # Errors
    /// If the seat's owner is banned.
    pub fn show_token(&mut self, key: &str, guest: &str, token: &str) -> Result<(), Fault> {
        self.claim = self.house.claim(key, &self.head, guest, Some(token))?;
        Ok(())
    }

    /// The log of the match as it stands in the store, for this caller.
    pub fn which_log(&self) -> Which {
        Which {
            table: self.row.id,
            revision: self.row.revision,
            version: self.row.version,
            viewer: self.claim.seat(&self.head).map_or(Viewer::Public, Viewer::Seat),
            lang: self.lang,
        }
    }

    /// What the lobby knows of the table.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Turns away callers without a seat; the match checks again when their act arrives.
    pub fn must_sit(&self) -> Result<(), Fault> {
        self.claim.seat(&self.head).map(drop).ok_or(Fault::NoSeat)
    }

    /// Sends the match a message, and once more where it left memory between two breaths.
    pub fn send(&self, message: Message) -> Result<(), Fault> {
        let way = || live::open(&self.house, &self.row, self.head.clone());
        let sent = way().send(message).or_else(|unsent| match unsent {
            Unsent::Gone(message) => way().send(message),
            Unsent::Busy => Err(Unsent::Busy),
        });
        sent.map_err(|_| Fault::Busy)
    }

    /// Is told nothing more. A match that has left memory needs not be told.
    pub fn depart(&self, socket: u64) {
        self.house.matches.tell(&self.row.key, Message::Left(socket));
    }
}
