//! The quick player, by whom positions are played on.

use contract::Chance;

use crate::mind::gains::Gains;
use crate::mind::model::{Model, Stage};
use crate::state::PLAYERS;

/// Plays one step: the bids of all, or what gains most at once. Nothing where the match is over.
pub fn step(model: &mut Model, chance: &mut Chance) {
    match model.stage {
        Stage::Over => {}
        Stage::Bidding => {
            let mut bids = [0; PLAYERS];
            for (seat, yen) in bids.iter_mut().enumerate().take(model.seats) {
                *yen = bid(model, seat, chance);
            }
            model.reveal(&bids);
        }
        Stage::Acting | Stage::Gift => {
            let seat = model.active();
            let step = Gains::of(model, seat).quick(model, seat, chance);
            model.play(step, chance);
        }
    }
}

/// Any bid that leaves something for later, in steps.
pub fn bid(model: &Model, seat: usize, chance: &mut Chance) -> u8 {
    chance.below(u32::from(model.stake(seat)) + 1) as u8
}
