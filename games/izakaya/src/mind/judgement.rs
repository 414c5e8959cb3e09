//! How a position is judged, for the bots of the house.

use contract::{Evaluate, Game, Seat};

use crate::mind::greedy::lead;
use crate::mind::model::Model;
use crate::state::Izakaya;

/// The lead that is half as good as any could be, in yen.
const LEAD: f64 = 2_000.0;

impl Evaluate for Izakaya {
    fn evaluate(&self, seat: Seat) -> f64 {
        if let Some(outcome) = self.awaiting().outcome() {
            return outcome.share(seat);
        }
        if seat.idx() >= self.count() {
            return 0.0;
        }
        let lead = lead(&Model::of(self), seat.idx());
        0.5 + 0.5 * lead / (LEAD + lead.abs())
    }
}
