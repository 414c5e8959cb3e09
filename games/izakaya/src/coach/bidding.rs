//! How often each bid should be made: what all sets of bids bring when quick players play on, and
//! what nobody can do better against. Follows from the position alone.

use contract::Chance;

use crate::coach::playing::play_on;
use crate::coach::shares;
use crate::mind::bids::{Payoffs, draw};
use crate::mind::model::Model;
use crate::mind::quick;
use crate::state::PLAYERS;

/// Bids beyond a careful stake that are thought of, in steps.
const MORE: u8 = 2;
/// Play-outs of one auction, together; and for each set of bids, at most and at least.
const PLAY_OUTS: usize = 1_600;
const MOST: usize = 32;
const LEAST: usize = 4;
/// Auctions that are remembered.
const MEMORY: usize = 24;

/// How often each seat should make each bid.
type Mixture = Vec<Vec<f64>>;

/// Knows how to bid, and remembers it for a few auctions.
#[derive(Clone, Debug, Default)]
pub struct Bookmaker {
    known: Vec<(Model, Option<Mixture>)>,
}

impl Bookmaker {
    /// A bid that a seat should make, in steps.
    pub fn bid(&mut self, model: &Model, seat: usize, chance: &mut Chance) -> u8 {
        let idx = match self.known.iter().position(|(known, _)| known == model) {
            Some(idx) => idx,
            None => {
                if self.known.len() >= MEMORY {
                    self.known.remove(0);
                }
                self.known.push((model.clone(), mixture(model)));
                self.known.len() - 1
            }
        };
        let mixture = self.known[idx].1.as_ref().and_then(|mixture| mixture.get(seat));
        match mixture {
            Some(mixture) => draw(mixture, chance).min(model.cash[seat]),
            None => quick::bid(model, seat, chance),
        }
    }
}

/// How often each seat should make each bid; nothing where there are too many sets of bids.
fn mixture(model: &Model) -> Option<Mixture> {
    let purses = 0..model.seats;
    let stake = |seat: usize| model.stake(seat).saturating_add(MORE).min(model.cash[seat]);
    let most: Vec<u8> = purses.map(stake).collect();
    let sets: usize = most.iter().map(|most| usize::from(*most) + 1).product();
    let count = (PLAY_OUTS / sets.max(1)).min(MOST);
    if count < LEAST {
        return None;
    }
    let payoffs = Payoffs::of(&most, |bids| {
        let mut sums = [0.0; PLAYERS];
        for number in 0..count {
            let mut after = model.clone();
            after.reveal(&bids);
            // All sets of bids meet the same luck.
            play_on(&mut after, &mut Chance::from_number(number as u64), &mut |_| {});
            let got = shares(&after);
            sums.iter_mut().zip(got.values()).for_each(|(sum, got)| *sum += got);
        }
        sums.map(|sum| sum / count as f64)
    });
    Some(payoffs.mixture())
}
