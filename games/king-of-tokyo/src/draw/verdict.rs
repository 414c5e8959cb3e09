//! How a game ended, as its viewer reads it.

use contract::{Phrase, Seat, SeatSet};

use super::Show;
use crate::state::End;

/// Who has won; nobody before the end.
pub fn winners(view: &Show<'_>) -> SeatSet {
    match view.over {
        Some(End::Points { winners }) => winners,
        Some(End::LastStanding { seat }) => SeatSet::only(seat),
        Some(End::AllFell) | None => SeatSet::EMPTY,
    }
}

/// Whether a seat has won.
pub fn has_won(view: &Show<'_>, seat: Seat) -> bool {
    winners(view).contains(seat)
}

/// Who has won, and how.
pub fn headline(view: &Show<'_>, end: End) -> (String, String) {
    let winners = winners(view);
    let who = match winners.len() {
        0 => Phrase::new("draw-nobody-rules"),
        count => Phrase::new("draw-rules")
            .with("seats", Phrase::list(winners.iter()))
            .with("count", count),
    };
    let how = match end {
        End::Points { .. } => "draw-by-points",
        End::LastStanding { .. } => "draw-by-standing",
        End::AllFell => "draw-by-falling",
    };
    (view.say(&who), view.word(how))
}
