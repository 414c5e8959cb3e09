//! Which bot sits down for which skill.
//!
//! The levels for people are all one player, which judges positions with the net in the game's
//! folder. Every level below the top one chooses more often what is a little worse, so that it
//! loses by playing plausibly.

use contract::{Bot, Coach, Levels, Skill};

use crate::mind::coach::Reckoner;
use crate::mind::forecast::Forecast;
use crate::mind::heuristic::Heuristic;
use crate::mind::master::Master;
use crate::state::KingOfTokyo;

const NET: &[u8] = include_bytes!("../../king-of-tokyo.net");
/// How many games the best bot that had not learnt plays out for a decision.
const PLAYOUTS: u32 = 400;

/// How readily each level chooses what is a little worse: see [`Master::new`].
const MASTER: f64 = 0.0;
const EXPERT: f64 = 0.021;
const HARD: f64 = 0.047;
const NORMAL: f64 = 0.095;
const EASY: f64 = 0.2;

impl Levels for KingOfTokyo {
    fn bot(skill: Skill) -> Box<dyn Bot<KingOfTokyo>> {
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy => Box::new(Heuristic::default()),
            Skill::Easy => player(EASY),
            Skill::Normal => player(NORMAL),
            Skill::Hard => player(HARD),
            Skill::Expert => player(EXPERT),
            Skill::Master => player(MASTER),
            Skill::HardBefore => Box::new(Forecast::new(PLAYOUTS)),
            Skill::Search(iterations) => Box::new(Forecast::new(iterations)),
        }
    }
}

#[expect(clippy::expect_used, reason = "a test holds the net to these rules and this encoding")]
fn player(warmth: f64) -> Box<dyn Bot<KingOfTokyo>> {
    Box::new(Master::new(NET, warmth).expect("the net is for this game"))
}

/// Who analyses matches.
#[expect(clippy::expect_used, reason = "a test holds the net to these rules and this encoding")]
pub fn coach() -> Box<dyn Coach<KingOfTokyo>> {
    Box::new(Reckoner::new(NET).expect("the net is for this game"))
}

#[cfg(test)]
mod tests;
