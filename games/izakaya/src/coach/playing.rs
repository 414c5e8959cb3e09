//! A match is played on by quick players.

use contract::Chance;

use crate::mind::model::{Model, Stage};
use crate::mind::quick;

/// Steps after which a game is judged as it stands.
const LONGEST: u32 = 300;

/// Plays on to the end, and shows every position on the way.
pub fn play_on(model: &mut Model, chance: &mut Chance, look: &mut impl FnMut(&Model)) {
    for _ in 0..LONGEST {
        if model.stage == Stage::Over {
            return;
        }
        quick::step(model, chance);
        look(model);
    }
}
