//! What is noticed on the way: the yes-or-no facts that reasons are made of.

use contract::{Seat, Terms};

use crate::truth::{Builder, End, TokyoHighway};

/// The facts, by number. Of those that explain as much, the first one is said.
pub const TERMS: &[&str] = &[
    "wins",
    "rival-wins",
    "stuck",
    "stuck-later",
    "runs-out",
    "rival-car",
    "rivals-two",
    "next-car",
    "places-three",
    "places-two",
    "places-car",
];
const WINS: usize = 0;
const RIVAL_WINS: usize = 1;
const STUCK: usize = 2;
const STUCK_LATER: usize = 3;
const RUNS_OUT: usize = 4;
const RIVAL_CAR: usize = 5;
const RIVALS_TWO: usize = 6;
const NEXT_CAR: usize = 7;
/// The first of those about how many cars a road places, the most cars first.
const PLACES: usize = 8;
/// Facts that are good for the seat. About cars that are placed at once nothing is known: more of
/// them may lead to less.
const GOOD: [usize; 2] = [WINS, NEXT_CAR];
/// One, two or three cars with a road.
const COUNTED: u8 = 3;

/// Whether it is good for the seat where a fact comes true, where that is known.
pub fn is_good(term: usize) -> Option<bool> {
    (term < PLACES).then(|| GOOD.contains(&term))
}

/// Watches what happens to one seat after its decision.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    seat: Seat,
    terms: Terms,
    /// Cars that others placed since the decision, while the seat has not had another turn.
    rivals: u8,
    has_acted: bool,
}

impl Watch {
    /// Begins with a decision of a seat: the tables before and after it.
    pub fn of(world: &TokyoHighway, seat: Seat, after: &TokyoHighway) -> Watch {
        let mut terms = Terms::NONE;
        let (had, has) = (cars(world, seat), cars(after, seat));
        let placed = had.saturating_sub(has);
        for count in 1..=COUNTED {
            terms.note(PLACES + usize::from(COUNTED - count), placed >= count);
        }
        terms.note(WINS, placed > 0 && is_first(after, seat));
        Watch { seat, terms, rivals: 0, has_acted: false }
    }

    /// Sees one turn, from the table before it to the one after it.
    pub fn notice(&mut self, before: &TokyoHighway, after: &TokyoHighway) {
        if self.has_acted {
            return;
        }
        if before.asked() == self.seat {
            self.has_acted = true;
            self.terms.note(STUCK, before.blocked);
            self.terms.note(NEXT_CAR, cars(after, self.seat) < cars(before, self.seat));
            return;
        }
        let rivals = Seat::all(after.count()).filter(|seat| *seat != self.seat);
        for rival in rivals {
            let placed = cars(before, rival).saturating_sub(cars(after, rival));
            self.rivals = self.rivals.saturating_add(placed);
            self.terms.note(RIVAL_WINS, placed > 0 && is_first(after, rival));
        }
        self.terms.note(RIVAL_CAR, self.rivals >= 1);
        self.terms.note(RIVALS_TWO, self.rivals >= 2);
        self.terms.note(STUCK, is_out(after, self.seat));
    }

    /// What came true, with the table that it all ended with.
    pub fn terms(self, last: &TokyoHighway) -> Terms {
        let mut terms = self.terms;
        let is_stuck = last.builders.get(self.seat).is_some_and(|builder| builder.stuck);
        let is_out = is_out(last, self.seat);
        // Whoever has won by then needs no way on.
        let has_won = last.over.is_some() && is_at_top(last, self.seat);
        terms.note(RUNS_OUT, is_out && !is_stuck);
        terms.note(STUCK_LATER, cars(last, self.seat) > 0 && !has_won && (is_stuck || is_out));
        terms
    }
}

fn cars(state: &TokyoHighway, seat: Seat) -> u8 {
    state.builders.get(seat).map_or(0, |builder| builder.cars)
}

/// Whether the seat has placed all its cars before everybody else.
fn is_first(state: &TokyoHighway, seat: Seat) -> bool {
    cars(state, seat) == 0 && is_at_top(state, seat)
}

fn is_at_top(state: &TokyoHighway, seat: Seat) -> bool {
    state.builders.get(seat).is_some_and(|builder| builder.place == Some(1))
}

/// Whether the seat has run out of materials: others go on, or have won by it.
fn is_out(state: &TokyoHighway, seat: Seat) -> bool {
    let counts = matches!(state.over, None | Some(End::Materials));
    let is_out = |own: &Builder| !own.building && own.cars > 0 && own.place != Some(1);
    counts && state.builders.get(seat).is_some_and(is_out)
}
