//! What the picture and the sketch say.

use std::collections::BTreeSet;

use building::{House, PieceId, candidates};
use contract::{Chance, Outcome, Phrase, Seat, Speaker};

use crate::auction::{ROUNDS, STILL, threshold};
use crate::site::Site;
use crate::state::{CLAIMS, DISCS, End, Izakaya, Phase};
use crate::view::{self, View};

/// A view, and a state that looks like it: the rules answer what is open and what it is worth.
/// Hidden bids of that state are guesses and never shown.
pub struct Facts<'a> {
    /// What is shown.
    pub view: &'a View,
    /// A state that looks like it.
    pub table: Izakaya,
    /// Who says the words.
    pub speaker: &'a dyn Speaker,
}

impl<'a> Facts<'a> {
    pub fn of(view: &'a View, speaker: &'a dyn Speaker) -> Facts<'a> {
        Facts { view, table: view::guess(view, &mut Chance::from_number(0)), speaker }
    }

    /// The phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    /// A message that takes no arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.speaker.say(&Phrase::new(key))
    }

    /// Cards in a row.
    pub fn side(&self) -> usize {
        usize::from(self.table.grid().side())
    }

    /// The players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.count())
    }

    /// How a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.speaker.name(seat)
    }

    /// The player being asked, if there is only one.
    pub fn active(&self) -> Option<Seat> {
        self.table.active()
    }

    /// Whether the game waits for a player.
    pub fn awaits(&self, seat: Seat) -> bool {
        match self.view.phase {
            Phase::Bidding { .. } => self.view.players.get(seat).is_some_and(|own| !own.has_bid),
            _ => self.active() == Some(seat),
        }
    }

    /// The round, from 1: an auction and the action phase after it.
    pub fn round(&self) -> usize {
        let begun = matches!(self.view.phase, Phase::Bidding { .. });
        (self.view.auctions.len() + usize::from(begun)).max(1)
    }

    /// The piece taken.
    pub fn hand(&self) -> Option<PieceId> {
        match self.view.phase {
            Phase::Placing { piece, .. } => Some(piece),
            _ => None,
        }
    }

    /// The floors of a card where the piece in hand is known to fit; it may fit elsewhere too.
    pub fn fits(&self, site: &Site) -> Vec<u8> {
        let Some(piece) = self.hand() else { return Vec::new() };
        let places = |house: &House| candidates(house.building(), piece);
        let floors = site.houses.iter().flat_map(places).map(|place| place.placed.floor);
        floors.collect::<BTreeSet<u8>>().into_iter().collect()
    }

    /// The pot that ends the game.
    pub fn threshold(&self) -> u16 {
        threshold(self.table.count())
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.view.phase {
            Phase::Over { end } => Some(self.table.outcome(end)),
            _ => None,
        }
    }

    /// Whether a player has won.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.outcome().is_some_and(|outcome| outcome.winners.contains(seat))
    }

    /// Action discs that a player has still to place in this phase.
    pub fn discs_left(&self, seat: Seat) -> u8 {
        let slots = &self.view.slots;
        let colours = slots.colours.0.iter().flatten();
        let placed = colours.chain(&slots.price).chain(&slots.claims).chain(&slots.builds);
        let placed = placed.filter(|owner| **owner == seat).count();
        DISCS.saturating_sub(u8::try_from(placed).unwrap_or(DISCS))
    }

    /// Claim discs that a player has left.
    pub fn claims_left(&self, seat: Seat) -> usize {
        CLAIMS.saturating_sub(self.table.players.get(seat).map_or(0, |own| own.discs.len()))
    }

    /// What is asked of whom, and something to know about it.
    pub fn headline(&self) -> (String, String) {
        let who = |seat: Option<Seat>| match seat {
            Some(seat) if self.view.viewer.is(seat) => self.word("draw-your-turn"),
            Some(seat) => self.say(&Phrase::new("draw-turn").with("seat", seat)),
            None => self.word("draw-nobodys-turn"),
        };
        match self.view.phase {
            Phase::Bidding { .. } => self.bidding(),
            Phase::Acting { turn } => {
                let count = self.table.count().max(1);
                let round = usize::from(turn) / count + 1;
                let next = Phrase::new("draw-place-disc").with("turn", round);
                (who(self.active()), self.say(&next.with("turns", DISCS)))
            }
            Phase::Gift { .. } => (who(self.active()), self.word("draw-gift")),
            Phase::Placing { piece, .. } => {
                let next = Phrase::new("draw-place-piece").with("piece", piece.get());
                (who(self.active()), self.say(&next))
            }
            Phase::Over { end } => self.verdict(end),
        }
    }

    fn bidding(&self) -> (String, String) {
        let open = Phrase::list(self.seats().filter(|seat| self.awaits(*seat)));
        let own = self.view.viewer.seat().filter(|seat| self.awaits(*seat));
        let head = if own.is_some() { "draw-own-bid" } else { "draw-bids" };
        (self.word(head), self.say(&Phrase::new("draw-waiting").with("seats", open)))
    }

    fn verdict(&self, end: End) -> (String, String) {
        let outcome = self.table.outcome(end);
        let won: Vec<Seat> = outcome.winners.iter().collect();
        let head = match won[..] {
            [seat] if self.view.viewer.is(seat) => Phrase::new("draw-won-you"),
            [seat] => Phrase::new("draw-won").with("seat", seat),
            _ => Phrase::new("draw-shared").with("seats", Phrase::list(won.iter().copied())),
        };
        let most = outcome.scores.values().max();
        let level = outcome.scores.values().filter(|score| Some(*score) == most).count();
        let key = if level > won.len() { "draw-over-level" } else { "draw-over" };
        (self.say(&head), self.say(&Phrase::new(key).with("why", why(end))))
    }

    /// How near the end is.
    pub fn ending(&self) -> String {
        self.say(&match (&self.view.phase, self.view.last) {
            (Phase::Over { .. }, _) => Phrase::new("draw-closed"),
            (_, Some(end)) => Phrase::new("draw-last-phase").with("why", why(end)),
            _ if self.view.setup.stall && self.view.still > 0 => {
                Phrase::new("draw-still").with("still", self.view.still).with("most", STILL)
            }
            _ if self.view.setup.stall && self.round() + 3 > ROUNDS => {
                Phrase::new("draw-last-round").with("round", ROUNDS)
            }
            _ => {
                let missing = self.threshold().saturating_sub(self.view.pot);
                Phrase::new("draw-missing").with("yen", yen(missing.into()))
            }
        })
    }
}

/// Why the last action phase is the last.
fn why(end: End) -> Phrase {
    match end {
        End::Pot => Phrase::new("draw-why-pot"),
        End::Stalled => Phrase::new("draw-why-stalled"),
        End::Rounds => Phrase::new("draw-why-rounds").with("rounds", ROUNDS),
    }
}

/// A sum of money.
pub fn yen(sum: i32) -> String {
    let digits = sum.unsigned_abs().to_string();
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{}¥{text}", if sum < 0 { "-" } else { "" })
}
