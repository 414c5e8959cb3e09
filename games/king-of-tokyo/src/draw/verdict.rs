//! How a game ended, for whoever looks at it.

use contract::{Seat, SeatSet};

use crate::state::End;
use crate::view::View;

/// Who has won; nobody before the end.
pub fn winners(view: &View) -> SeatSet {
    match view.over {
        Some(End::Points { winners }) => winners,
        Some(End::LastStanding { seat }) => SeatSet::only(seat),
        Some(End::AllFell) | None => SeatSet::EMPTY,
    }
}

/// Whether a seat has won.
pub fn has_won(view: &View, seat: Seat) -> bool {
    winners(view).contains(seat)
}

/// Who has won, and how.
pub fn headline(view: &View, end: End) -> (String, &'static str) {
    let names: Vec<String> = winners(view).iter().map(|seat| format!("Seat {seat}")).collect();
    let who = match names.len() {
        0 => "Nobody rules Tokyo".to_owned(),
        1 => format!("{} rules Tokyo", names.concat()),
        _ => format!("{} rule Tokyo", names.join(" and ")),
    };
    let how = match end {
        End::Points { .. } => "with twenty victory points",
        End::LastStanding { .. } => "as the last monster standing",
        End::AllFell => "every monster has fallen",
    };
    (who, how)
}
