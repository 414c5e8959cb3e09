//! A match steps aside while somebody else writes to its rows.

use contract::Seat;
use table::SeatChange;
use tokio::sync::oneshot;
use wire::Outbound;

use super::load::Missing;
use super::task::Live;
use crate::head::Head;

/// Asks a match to step aside.
#[derive(Debug)]
pub struct Aside {
    /// Told when nothing of the match is under way any more.
    pub ready: oneshot::Sender<()>,
    /// Tells how it goes on; the match waits for it.
    pub after: oneshot::Receiver<After>,
}

/// How a match goes on that had stepped aside.
#[derive(Debug)]
pub enum After {
    /// It does not.
    Ended(Missing),
    /// Its rows have changed.
    Changed {
        /// What the lobby knows of it now.
        head: Box<Head>,
        /// A seat that a bot plays from now on.
        hand_over: Option<Seat>,
    },
}

impl Live {
    /// Steps aside, and goes on as it is told.
    pub async fn step_aside(&mut self, aside: Aside) {
        // If nobody waits any more, the match just goes on.
        let _ = aside.ready.send(());
        match aside.after.await {
            Ok(After::Ended(why)) => {
                let (code, message) = (why.code(), why.to_string());
                self.audiences.tell(&Outbound::Error { id: None, code, message });
                self.broken = Some(why);
            }
            Ok(After::Changed { head, hand_over }) => {
                self.head = *head;
                self.reload().await;
                if let Some(seat) = hand_over {
                    self.hand_over(seat).await;
                }
                self.audiences.tell(&Outbound::Resync {});
            }
            Err(_) => self.reload().await,
        }
    }

    /// Lets a bot play a seat from now on.
    async fn hand_over(&mut self, seat: Seat) {
        let before = self.table.version();
        let Some(sits) = self.table.sitters().get(seat.idx()) else { return };
        let is_over = self.table.outcome().is_some();
        if self.broken.is_some() || sits.bot.is_some() || is_over {
            return;
        }
        let stand_in = sits.stand_in(self.house.config.stand_in);
        match self.table.seat(seat, stand_in, SeatChange::Left, self.now_ms()) {
            Ok(()) => {
                self.commit(before, Vec::new(), None).await;
            }
            Err(denial) => {
                tracing::error!(table = self.row.id.0, %denial, "a seat was not handed over");
            }
        }
    }
}
