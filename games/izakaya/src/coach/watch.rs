//! What happens to a seat in a play-out, in the terms of the game.

use contract::{Seat, Terms};

use crate::mind::gains::Gains;
use crate::mind::model::{FREE, Lot, Model, Move, Stage};
use crate::state::{PLAYERS, SITES};

/// What reasons are made of. What is nearest comes first: of terms that explain as much, the first
/// is said.
pub const TERMS: &[&str] = &[
    "adds-floor",
    "gains",
    "helps-rival",
    "last-phase",
    "first",
    "overpays",
    "in-vain",
    "card-lost",
    "robbed",
    "poorer",
    "floors",
    "most-cards",
    "leads",
    "leads-later",
];
/// With what it does now it adds a floor to a card of its own.
pub const ADDS_FLOOR: usize = 0;
/// With what it does now its cards gain worth, and more than anybody else's.
pub const GAINS: usize = 1;
/// With what it does now somebody else gains more than it does.
pub const HELPS_RIVAL: usize = 2;
/// The action phase after the auction is the last.
pub const LAST_PHASE: usize = 3;
/// It goes first after the auction.
pub const FIRST: usize = 4;
/// It pays more than a step beyond what going first takes.
pub const OVERPAYS: usize = 5;
/// It pays something and does not go first. Like the three before it, this is about bids.
pub const IN_VAIN: usize = 6;
/// The free card that it could claim best is claimed by somebody else before its next action.
pub const CARD_LOST: usize = 7;
/// Before its next action its cards lose worth.
pub const ROBBED: usize = 8;
/// It has less yen than anybody else when this action phase is over.
pub const POORER: usize = 9;
/// It adds a floor to a card of its own before this action phase is over.
pub const FLOORS: usize = 10;
/// It owns more cards than anybody else when this action phase is over.
pub const MOST_CARDS: usize = 11;
/// Its cards are worth more than anybody else's when this action phase is over.
pub const LEADS: usize = 12;
/// The same one action phase later, or at the end of the match if that comes before.
pub const LEADS_LATER: usize = 13;

/// Those that are bad for it.
const BAD: [usize; 6] = [HELPS_RIVAL, OVERPAYS, IN_VAIN, CARD_LOST, ROBBED, POORER];
/// Those that are good for one and bad for another.
const EITHER: [usize; 2] = [LAST_PHASE, FIRST];

/// Whether it is good for the seat where a term comes true, where that is known.
pub fn is_good(term: usize) -> Option<bool> {
    (!EITHER.contains(&term)).then(|| !BAD.contains(&term))
}

/// Looks on for one seat.
#[derive(Clone, Debug)]
pub struct Watch {
    seat: usize,
    /// The cards at the decision.
    before: [Lot; SITES],
    /// What its cards were worth right after it.
    score: i32,
    /// The card that it could claim best.
    wanted: Option<u8>,
    /// Whether the decision is a bid.
    bids: bool,
    /// Whether its next action is still to come, in this action phase.
    waits: bool,
    /// Action phases that are over.
    phases: u32,
    was: Stage,
    terms: Terms,
}

impl Watch {
    /// Looks on from a decision, and what came of it.
    pub fn begun(before: &Model, after: &Model, seat: Seat) -> Watch {
        let seat = seat.idx().min(PLAYERS - 1);
        let mut terms = Terms::NONE;
        let (was, is) = (before.scores(), after.scores());
        let gain = |seat: usize| is[seat] - was[seat];
        let others = (0..after.seats).filter(|other| *other != seat);
        let most = others.map(gain).max().unwrap_or_default();
        let wanted = wanted(before, seat);
        terms.note(ADDS_FLOOR, adds_floor(&before.lots, after, seat));
        terms.note(GAINS, gain(seat) > most.max(0));
        terms.note(HELPS_RIVAL, most > gain(seat).max(0));
        let mut watch = Watch {
            seat,
            before: before.lots,
            score: is[seat],
            wanted,
            bids: before.stage == Stage::Bidding,
            waits: before.stage != Stage::Bidding,
            phases: 0,
            was: after.stage,
            terms,
        };
        // The phase may have ended with the decision itself.
        if after.stage == Stage::Over
            || before.stage != after.stage && after.stage == Stage::Bidding
        {
            watch.phase_over(after);
        }
        watch
    }

    /// Looks at the auction that comes right after the decision, or that it was part of.
    pub fn revealed(&mut self, model: &Model, bids: &[u8; PLAYERS]) {
        self.was = model.stage;
        if !self.bids {
            return;
        }
        let own = bids[self.seat];
        let others = bids.iter().enumerate().filter(|(seat, _)| *seat != self.seat);
        let most = others.map(|(_, bid)| *bid).max().unwrap_or_default();
        let first = usize::from(model.order[0]) == self.seat;
        self.terms.note(FIRST, first);
        self.terms.note(OVERPAYS, first && own > most.saturating_add(1));
        self.terms.note(IN_VAIN, !first && own > 0);
        self.terms.note(LAST_PHASE, model.last);
    }

    /// Looks at what has come of one more step.
    pub fn look(&mut self, model: &Model) {
        let was = std::mem::replace(&mut self.was, model.stage);
        if self.waits {
            let lost = self.wanted.is_some_and(|card| {
                let owner = model.lots[usize::from(card)].owner;
                owner != FREE && usize::from(owner) != self.seat
            });
            self.terms.note(CARD_LOST, lost);
            self.terms.note(ROBBED, model.scores()[self.seat] < self.score);
            let acts = model.stage == Stage::Acting && model.active() == self.seat;
            self.waits = !acts && model.stage == Stage::Acting;
        }
        let over = matches!(model.stage, Stage::Bidding | Stage::Over);
        if over && matches!(was, Stage::Acting | Stage::Gift) {
            self.phase_over(model);
        }
    }

    /// What came true.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    fn phase_over(&mut self, model: &Model) {
        self.phases += 1;
        let others = || (0..model.seats).filter(|other| *other != self.seat);
        let scores = model.scores();
        let leads = others().all(|other| scores[other] < scores[self.seat]);
        if self.phases == 1 {
            self.terms.note(LEADS, leads);
            self.terms.note(FLOORS, adds_floor(&self.before, model, self.seat));
            let poorer = others().all(|other| model.cash[self.seat] < model.cash[other]);
            self.terms.note(POORER, poorer);
            let most = others().all(|other| cards(model, other) < cards(model, self.seat));
            self.terms.note(MOST_CARDS, most);
        }
        // Whoever leads at the end leads for good.
        if self.phases == 2 || self.phases == 1 && model.stage == Stage::Over {
            self.terms.note(LEADS_LATER, leads);
        }
    }
}

/// Whether a card that a seat owns has more floors than before.
fn adds_floor(before: &[Lot; SITES], model: &Model, seat: usize) -> bool {
    let mut own = model.cards().filter(|(_, lot)| usize::from(lot.owner) == seat);
    own.any(|(card, lot)| lot.floors > before[card].floors)
}

fn cards(model: &Model, seat: usize) -> usize {
    model.cards().filter(|(_, lot)| usize::from(lot.owner) == seat).count()
}

/// The card that a seat could claim best.
fn wanted(model: &Model, seat: usize) -> Option<u8> {
    let gains = Gains::of(model, seat);
    let claims = model.claims(seat).map(|(gap, card)| Move::Claim { gap, card });
    let gain = |step: &Move| gains.gain(model, seat, *step);
    let best = claims.max_by(|one, other| gain(one).total_cmp(&gain(other)))?;
    match best {
        Move::Claim { card, .. } => Some(card),
        _ => None,
    }
}
