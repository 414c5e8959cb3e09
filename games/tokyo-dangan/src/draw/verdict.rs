//! How a game ended, for whoever looks at it.

use contract::{Seat, SeatSet};

use crate::state::End;
use crate::view::{Seen, View};

/// Who has won: most destinations, among equals whoever came to that number first. Nobody before
/// the end.
pub fn winners(view: &View) -> SeatSet {
    let worth = |seen: &Seen| {
        let last = seen.reached.last().map_or(0, |arrival| arrival.order);
        (seen.reached.len(), u8::MAX - last)
    };
    let best = view.travellers.values().map(worth).max();
    let won = |seen: &Seen| view.over.is_some() && Some(worth(seen)) == best;
    view.travellers.iter().filter(|(_, seen)| won(seen)).map(|(seat, _)| seat).collect()
}

/// Whether a seat has won.
pub fn has_won(view: &View, seat: Seat) -> bool {
    winners(view).contains(seat)
}

/// Who has won, and how.
pub fn headline(view: &View, end: End) -> (String, &'static str) {
    let names: Vec<String> = winners(view).iter().map(|seat| seat.to_string()).collect();
    let who = match names.len() {
        0 => "Nobody wins".to_owned(),
        1 => format!("Seat {} wins", names.concat()),
        count if count == view.travellers.len() => "All win".to_owned(),
        _ => format!("Seats {} win", names.join(", ")),
    };
    let how = match end {
        End::FifthDestination => "at the fifth destination",
        End::RoundCap => "after the last round",
        End::Repetition => "at the third repetition",
    };
    (who, how)
}
