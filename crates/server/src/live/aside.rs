//! A match steps aside while somebody else writes to its rows.

use contract::Seat;
use table::SeatChange;
use wire::Outbound;

use super::task::Live;
use crate::matches::{After, Aside};

impl Live {
    /// Steps aside, and goes on as it is told.
    pub async fn step_aside(&mut self, aside: Aside) {
        // If nobody waits any more, the match just goes on.
        let _ = aside.ready.send(());
        match aside.after.await {
            Ok(After::Ended(why)) => {
                self.audiences.tell(&why.fault().told(None));
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
