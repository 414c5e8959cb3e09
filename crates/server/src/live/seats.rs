//! Who holds which seat, by the newest head.
//!
//! The head of a running match can change: somebody leaves or comes back, and tokens of the seat
//! end. **Nobody acts or is told anything by an older head than the one in the store.**

use std::sync::Arc;

use contract::{Seat, Viewer};
use store::Phase;
use tokio::sync::watch;
use wire::Outbound;

use super::audience::Audience;
use super::task::Live;
use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;
use crate::lobby::{self, Along};
use crate::matches::{Act, Missing};
use crate::sitting::Claim;

/// Tells when a table's head has changed.
pub struct Changes {
    house: Arc<House>,
    key: String,
    /// There until it is dropped.
    receiver: Option<watch::Receiver<()>>,
    /// Whether there was a change that nobody has looked at.
    is_due: bool,
}

impl Changes {
    /// Watches a table. What was read of it before may be old already.
    pub fn new(house: &Arc<House>, key: &str) -> Changes {
        let receiver = Some(house.watchers.watch(key));
        Changes { house: Arc::clone(house), key: key.to_owned(), receiver, is_due: true }
    }

    /// Waits for a change, or for ever.
    pub async fn wait(&mut self) {
        let changed = match &mut self.receiver {
            Some(receiver) => receiver.changed().await.is_ok(),
            None => false,
        };
        if !changed {
            std::future::pending::<()>().await;
        }
        self.is_due = true;
    }

    /// Whether there was a change since this was last asked.
    fn take(&mut self) -> bool {
        if let Some(receiver) = &mut self.receiver
            && receiver.has_changed().unwrap_or(false)
        {
            // Noted before the head is read, so that a change meanwhile is seen the next time.
            receiver.mark_unchanged();
            self.is_due = true;
        }
        std::mem::take(&mut self.is_due)
    }
}

impl Drop for Changes {
    fn drop(&mut self) {
        if let Some(receiver) = self.receiver.take() {
            self.house.watchers.leave(&self.key, receiver);
        }
    }
}

/// From where somebody looks.
pub fn viewer(claim: &Claim, head: &Head) -> Viewer {
    claim.seat(head).map_or(Viewer::Public, Viewer::Seat)
}

impl Live {
    /// Reads the head again if it has changed, and moves everyone whose seat has changed.
    pub async fn refresh(&mut self) {
        if self.changes.take() {
            // Boxed, because it takes room in every match and is seldom needed.
            Box::pin(self.look_again()).await;
        }
    }

    async fn look_again(&mut self) {
        match self.read_head().await {
            Ok(head) => self.head = head,
            Err(why) => {
                tracing::error!(table = self.row.id.0, %why, "a head cannot be read");
                self.broken = Some(why);
                return;
            }
        }
        for (audience, listener) in self.audiences.take_displaced(&self.head) {
            let viewer = viewer(&listener.claim, &self.head);
            if viewer == Viewer::Public {
                self.house.metrics.error(Fault::SeatGone.code());
                listener.outbox.tell(&Fault::SeatGone.told(None));
            }
            let audience = Audience { viewer, ..audience };
            let welcome = self.welcome(&audience).await;
            listener.outbox.tell(&Outbound::Welcome(Box::new(welcome)));
            self.audiences.add(audience, listener);
        }
        self.settle_takeovers().await;
        self.note_vacancies().await;
    }

    async fn read_head(&self) -> Result<Head, Missing> {
        let row = self.house.store.table(&self.row.key).await?;
        let row = row.ok_or_else(|| Missing::Store("there is no such table".into()))?;
        serde_json::from_str(&row.head).map_err(|error| Missing::Store(error.to_string()))
    }

    /// The seat of the caller for something.
    ///
    /// # Errors
    /// If they have none, or the match cannot go on.
    pub async fn seat_of(&mut self, act: &Act) -> Result<Seat, Fault> {
        self.refresh().await;
        if let Some(why) = &self.broken {
            return Err(why.fault());
        }
        act.claim.seat(&self.head).ok_or_else(|| match act.claim.is_lost(&self.head) {
            true => Fault::SeatGone,
            false => Fault::NoSeat,
        })
    }

    /// Ends the sitting in a seat, durably, before its owner's leaving or coming back is written:
    /// a crash between the two ends tokens early, never late. What was played is forgotten if that
    /// fails. Who sees what changes with the next look at the head.
    pub async fn renew_sitting(&mut self, seat: Seat) -> bool {
        let renewed = lobby::change(&self.house, &self.row.key, |row, head| match row.phase {
            Phase::Live => {
                head.renew_sitting(seat);
                Ok(Along::default())
            }
            Phase::Open | Phase::Over => Err(Fault::NotRunning),
        });
        let Err(fault) = renewed.await else { return true };
        tracing::error!(table = self.row.id.0, %fault, "a sitting did not end");
        self.reload().await;
        false
    }
}
