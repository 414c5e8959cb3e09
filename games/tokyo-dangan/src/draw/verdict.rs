//! How a game ended, as its viewer reads it.

use contract::{Phrase, Seat, SeatSet};

use super::Show;
use crate::state::End;
use crate::view::Seen;

/// Who has won: most destinations, among equals the one who reached that number first. Nobody
/// before the end.
pub fn winners(view: &Show<'_>) -> SeatSet {
    let worth = |seen: &Seen| {
        let last = seen.reached.last().map_or(0, |arrival| arrival.order);
        (seen.reached.len(), u8::MAX - last)
    };
    let best = view.travellers.values().map(worth).max();
    let over = view.over.is_some_and(|end| end != End::OutOfActions);
    let won = |seen: &Seen| over && Some(worth(seen)) == best;
    view.travellers.iter().filter(|(_, seen)| won(seen)).map(|(seat, _)| seat).collect()
}

/// Whether a seat has won.
pub fn has_won(view: &Show<'_>, seat: Seat) -> bool {
    winners(view).contains(seat)
}

/// Who has won, and how.
pub fn headline(view: &Show<'_>, end: End) -> (String, String) {
    let winners = winners(view);
    let who = match winners.len() {
        0 => Phrase::new("draw-nobody-wins"),
        1 => Phrase::new("draw-wins").with("seat", Phrase::list(winners.iter())),
        count if count == view.travellers.len() => Phrase::new("draw-all-win"),
        _ => Phrase::new("draw-share").with("seats", Phrase::list(winners.iter())),
    };
    let how = match end {
        End::FifthDestination if view.puzzle.is_some() => "draw-by-solving",
        End::FifthDestination => "draw-by-fifth",
        End::RoundCap => "draw-by-rounds",
        End::Repetition => "draw-by-repetition",
        End::OutOfActions => "draw-by-actions",
    };
    (view.say(&who), view.word(how))
}
