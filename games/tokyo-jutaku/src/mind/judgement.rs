//! How good a state is for a seat.

use contract::{Awaiting, Evaluate, Game, Seat};

use crate::state::{Architect, TokyoJutaku};

impl Evaluate for TokyoJutaku {
    /// The share of all yen, where what stands on a site counts for half of its part of the card;
    /// after the end the share of the win.
    fn evaluate(&self, seat: Seat) -> f64 {
        if let Awaiting::Over(outcome) = self.awaiting() {
            let winners = outcome.winners;
            return if winners.contains(seat) { 1.0 / winners.len().max(1) as f64 } else { 0.0 };
        }
        let all: i64 = self.architects.values().map(worth).sum();
        let own = self.architects.get(seat).map_or(0, worth);
        own as f64 / all.max(1) as f64
    }
}

/// What somebody has achieved, in yen, and a little for being there.
fn worth(own: &Architect) -> i64 {
    let begun = own.site.as_ref().map_or(0, |site| {
        let (placed, pieces) = (site.building().len(), site.building().plot().pieces().max(1));
        let placed = placed.min(usize::from(pieces)) as i64;
        i64::from(site.yen()) * placed / (2 * i64::from(pieces))
    });
    i64::from(own.yen.max(0)) + begun + 100
}
