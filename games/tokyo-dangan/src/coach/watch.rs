//! What happens to a seat in a play-out, in the terms of the game.

use contract::{Seat, Terms};

use crate::square::SquareSet;
use crate::state::TokyoDangan;

/// What reasons are made of. This turn is the one of the decision, unless somebody else decides.
/// What is nearest comes first: of terms that explain as much, the first is said.
pub const TERMS: &[&str] = &[
    "wins-now",
    "rival-wins",
    "wins",
    "rival-arrives",
    "cut-off",
    "in-reach",
    "arrives",
    "arrives-twice",
    "arrives-thrice",
    "finishes",
    "rival-finishes",
];
/// It wins with this turn.
pub const WINS_NOW: usize = 0;
/// Somebody else wins before its next turn.
pub const RIVAL_WINS: usize = 1;
/// It wins with this turn or the next.
pub const WINS: usize = 2;
/// Somebody else reaches a destination before its next turn.
pub const RIVAL_ARRIVES: usize = 3;
/// A destination is one move away at the end of this turn, and no longer at the next.
pub const CUT_OFF: usize = 4;
/// A destination is one move away when its next turn begins.
pub const IN_REACH: usize = 5;
/// It reaches a destination with this turn or the next.
pub const ARRIVES: usize = 6;
/// It reaches two destinations with this turn or the next.
pub const ARRIVES_TWICE: usize = 7;
/// It reaches three destinations with this turn or the next two.
pub const ARRIVES_THRICE: usize = 8;
/// It wins with this turn or one of the next three.
pub const FINISHES: usize = 9;
/// Somebody else wins before this turn and the next three are over.
pub const RIVAL_FINISHES: usize = 10;

/// Those that are bad for it; the others are good.
const BAD: [usize; 4] = [RIVAL_WINS, RIVAL_ARRIVES, CUT_OFF, RIVAL_FINISHES];

/// Whether it is good for the seat where a term comes true.
pub fn is_good(term: usize) -> bool {
    !BAD.contains(&term)
}

/// The next turn, the one after it, and those that are soon.
const NEXT: u32 = 1;
const THEN: u32 = 2;
const SOON: u32 = 3;

/// Looks on for one seat.
#[derive(Clone, Debug)]
pub struct Watch {
    seat: Seat,
    /// What it and the others together had reached at the decision.
    own: usize,
    others: usize,
    /// Whose turn it was last, and how many turns of the seat have begun since the decision.
    active: Seat,
    begun: u32,
    /// Destinations in reach when this turn ended.
    left: SquareSet,
    terms: Terms,
}

impl Watch {
    /// Looks on from a decision, and what came of it.
    pub fn begun(world: &TokyoDangan, after: &TokyoDangan, seat: Seat) -> Watch {
        let (own, others) = reached(world, seat);
        let (active, left, terms) = (world.active, SquareSet::EMPTY, Terms::NONE);
        let mut watch = Watch { seat, own, others, active, begun: 0, left, terms };
        watch.look(after);
        watch
    }

    /// Looks at what has come of one more action.
    pub fn look(&mut self, state: &TokyoDangan) {
        if state.active != self.active {
            self.turn_over(state);
        }
        let (own, others) = reached(state, self.seat);
        let (own, others) = (own.saturating_sub(self.own), others.saturating_sub(self.others));
        if self.begun <= NEXT {
            self.terms.note(ARRIVES, own >= 1);
            self.terms.note(ARRIVES_TWICE, own >= 2);
        }
        self.terms.note(ARRIVES_THRICE, own >= 3 && self.begun <= THEN);
        if self.begun < NEXT {
            self.terms.note(RIVAL_ARRIVES, others >= 1);
        }
        if state.over.is_some() {
            self.end(state);
        }
    }

    /// What came true.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    fn turn_over(&mut self, state: &TokyoDangan) {
        if self.active == self.seat && self.begun == 0 {
            self.left = in_reach(state, self.seat);
        }
        self.active = state.active;
        if self.active != self.seat || state.over.is_some() {
            return;
        }
        self.begun += 1;
        if self.begun == NEXT {
            let now = in_reach(state, self.seat);
            self.terms.note(IN_REACH, !now.is_empty());
            self.terms.note(CUT_OFF, !self.left.without(now).is_empty());
        }
    }

    fn end(&mut self, state: &TokyoDangan) {
        let winners = state.leaders();
        let won = winners.contains(self.seat);
        let lost = !won && !winners.is_empty();
        self.terms.note(WINS, won && self.begun <= NEXT);
        self.terms.note(RIVAL_WINS, lost && self.begun < NEXT);
        self.terms.note(FINISHES, won && self.begun <= SOON);
        self.terms.note(RIVAL_FINISHES, lost && self.begun <= SOON);
        self.terms.note(WINS_NOW, won && self.begun == 0);
    }
}

/// Destinations reached by a seat, and by all others together.
fn reached(state: &TokyoDangan, seat: Seat) -> (usize, usize) {
    let own = state.travellers.get(seat).map_or(0, |own| own.reached.len());
    (own, usize::from(state.arrivals).saturating_sub(own))
}

/// The destinations of a seat that one move would reach.
fn in_reach(state: &TokyoDangan, seat: Seat) -> SquareSet {
    let Some(own) = state.travellers.get(seat) else { return SquareSet::EMPTY };
    state.roads.reach(&state.board, own.piece).and(own.open)
}
