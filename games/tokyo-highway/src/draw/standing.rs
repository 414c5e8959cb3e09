//! Who builds, who is out, who has won.

use contract::{Phrase, Seat, Viewer};

use super::Show;
use crate::truth::TokyoHighway;

/// Whose open bases a viewer is interested in: their own, or those of the player to move.
pub fn builder(state: &TokyoHighway, viewer: Viewer) -> Option<Seat> {
    match viewer.seat() {
        Some(seat) if state.builders.get(seat).is_some_and(|builder| builder.building) => {
            Some(seat)
        }
        Some(_) => None,
        None => (state.over.is_none() && !state.raising).then_some(state.active),
    }
}

/// Who has the best place, once the match is over.
pub fn winners(state: &TokyoHighway) -> Vec<Seat> {
    if state.over.is_none() {
        return Vec::new();
    }
    let place = |seat: Seat| state.builders.get(seat).and_then(|builder| builder.place);
    let best = Seat::all(state.count()).filter_map(place).min();
    Seat::all(state.count()).filter(|seat| best.is_some() && place(*seat) == best).collect()
}

/// What is going on, in a few words.
pub fn headline(state: &Show<'_>) -> String {
    let winners = winners(state);
    if state.over.is_some() {
        let key = if winners.len() == 1 { "draw-won" } else { "draw-shared" };
        return state.say(&Phrase::new(key).with("seats", Phrase::list(winners)));
    }
    let (key, seat) = match (&state.debt, state.raising, state.blocked) {
        (Some(debt), _, _) => ("draw-pays", debt.payer),
        (None, true, _) => ("draw-raises", state.active),
        (None, false, true) => ("draw-is-blocked", state.active),
        (None, false, false) => ("draw-builds", state.active),
    };
    state.say(&Phrase::new(key).with("round", state.round).with("seat", seat))
}

/// How a seat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It has the best place.
    Wins,
    /// It has a place.
    Place {
        place: u8,
        /// Whether others go on while it has cars left.
        out: bool,
    },
    /// It builds no more.
    Out,
    /// It has a penalty to pay.
    Pays,
    /// It cannot build.
    Blocked,
    /// It is its turn.
    ToMove,
    Waits,
}

impl Stand {
    /// The same in a word; nothing for players who wait.
    pub fn phrase(self) -> Option<Phrase> {
        Some(match self {
            Stand::Wins => Phrase::new("draw-stand-wins"),
            Stand::Place { place, out: false } => {
                Phrase::new("draw-stand-place").with("place", place)
            }
            Stand::Place { place, out: true } => {
                Phrase::new("draw-stand-out-place").with("place", place)
            }
            Stand::Out => Phrase::new("draw-stand-out"),
            Stand::Pays => Phrase::new("draw-stand-pays"),
            Stand::Blocked => Phrase::new("draw-stand-blocked"),
            Stand::ToMove => Phrase::new("draw-stand-to-move"),
            Stand::Waits => return None,
        })
    }
}

pub fn of(state: &TokyoHighway, seat: Seat) -> Stand {
    let Some(builder) = state.builders.get(seat) else { return Stand::Waits };
    if winners(state).contains(&seat) {
        return Stand::Wins;
    }
    match builder.place {
        Some(place) => Stand::Place { place, out: builder.cars > 0 && state.over.is_none() },
        None if !builder.building => Stand::Out,
        None if state.over.is_some() => Stand::Waits,
        None if state.debt.as_ref().is_some_and(|debt| debt.payer == seat) => Stand::Pays,
        None if builder.stuck || (state.blocked && state.active == seat) => Stand::Blocked,
        None if state.active == seat => Stand::ToMove,
        None => Stand::Waits,
    }
}

/// What a seat can hope for: roads of others to cross; or the cars it has placed, once it does
/// not build any more.
pub fn prospect(state: &Show<'_>, seat: Seat) -> String {
    let building = state.builders.get(seat).is_some_and(|builder| builder.building);
    if state.over.is_some() || !building {
        let placed = state.cars.iter().filter(|car| car.owner == seat).count();
        return state.say(&Phrase::new("draw-placed").with("count", placed));
    }
    let others = || state.roads.iter().filter(|road| road.owner != seat);
    let over = others().filter(|road| !road.over).count();
    let under = others().filter(|road| !road.under).count();
    state.say(&Phrase::new("draw-can-cross").with("over", over).with("under", under))
}

/// The road that was built last, once somebody has built.
pub fn newest(state: &TokyoHighway) -> Option<u8> {
    let entrances = state.count();
    (state.roads.len() > entrances).then(|| (state.roads.len() - 1) as u8)
}
