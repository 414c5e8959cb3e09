use contract::{BySeat, Chance, Seat, Viewer};
use kit::{Bag, Pending};
use serde::{Deserialize, Serialize};

use super::Wrong;
use super::rules::{Ask, CARDS, Lanterns};

/// What one viewer may know: its own cards, how many the others hold, what has been laid openly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub challenges: bool,
    pub now: u64,
    pub round: u32,
    pub hand: Vec<u8>,
    pub counts: BySeat<usize>,
    pub laid: BySeat<Option<Laid>>,
    pub spent: Vec<u8>,
    pub tokens: BySeat<bool>,
    pub scores: BySeat<u8>,
    pub decisions: BySeat<u32>,
    pub pending: Pending<Ask>,
    pub over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    FaceDown,
    Open(u8),
}

impl View {
    pub fn new<const WRONG: u8>(state: &Lanterns<WRONG>, viewer: Viewer) -> View {
        let secret = matches!(state.pending.top(), Some(Ask::Lay { .. }));
        let seats = state.hands.len();
        let show = |seat: Seat| {
            let card = state.laid[seat]?;
            let hide = secret && !viewer.is(seat) && !Wrong::LeakedSecret.is(WRONG);
            Some(if hide { Laid::FaceDown } else { Laid::Open(card) })
        };
        View {
            viewer,
            challenges: state.challenges,
            now: if Wrong::HugeNumber.is(WRONG) { (1 << 53) + 1 } else { state.now },
            round: state.round,
            hand: viewer.seat().map(|seat| state.hands[seat].clone()).unwrap_or_default(),
            counts: BySeat::from_fn(seats, |seat| state.hands[seat].len()),
            laid: BySeat::from_fn(seats, show),
            spent: state.spent.clone(),
            tokens: state.tokens.clone(),
            scores: state.scores.clone(),
            decisions: state.decisions.clone(),
            pending: state.pending.clone(),
            over: state.over,
        }
    }

    pub fn guess<const WRONG: u8>(&self, chance: &mut Chance) -> Lanterns<WRONG> {
        let open = self.laid.values().filter_map(|laid| match laid {
            Some(Laid::Open(card)) => Some(*card),
            _ => None,
        });
        let known: Vec<u8> = open.chain(self.hand.clone()).chain(self.spent.clone()).collect();
        let mut unseen = Bag::new((1..=CARDS).filter(|card| !known.contains(card)));
        let laid = BySeat::from_fn(self.laid.len(), |seat| match self.laid[seat] {
            Some(Laid::Open(card)) => Some(card),
            Some(Laid::FaceDown) => unseen.draw(chance),
            None => None,
        });
        let hands = BySeat::from_fn(self.counts.len(), |seat| {
            if self.viewer.is(seat) {
                return self.hand.clone();
            }
            let drawn = (0..self.counts[seat]).map_while(|_| unseen.draw(chance));
            let mut hand: Vec<u8> = drawn.collect();
            hand.sort_unstable();
            hand
        });
        let mut scores = self.scores.clone();
        if Wrong::BadGuess.is(WRONG) {
            scores.values_mut().for_each(|score| *score = 0);
        }
        Lanterns {
            challenges: self.challenges,
            now: self.now,
            round: self.round,
            hands,
            laid,
            bag: unseen,
            spent: self.spent.clone(),
            tokens: self.tokens.clone(),
            scores,
            decisions: self.decisions.clone(),
            pending: self.pending.clone(),
            over: self.over,
        }
    }
}
