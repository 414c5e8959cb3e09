//! Which bot sits down for which skill.
//!
//! The levels for people are all one player, which judges positions with the net in the game's
//! folder. Every level below the top one chooses more often what is a little worse, so that it
//! loses by playing plausibly.

use contract::{Bot, Levels, Skill};

use crate::mind::forecast::Forecast;
use crate::mind::heuristic::Heuristic;
use crate::mind::master::{Manner, Master};
use crate::state::KingOfTokyo;

const NET: &[u8] = include_bytes!("../../king-of-tokyo.net");
/// How many games the best bot that had not learnt plays out for a decision.
const PLAYOUTS: u32 = 400;

const MASTER: Manner = Manner { turns: 0, warmth: 0.0 };
const EXPERT: Manner = Manner { warmth: 0.021, ..MASTER };
const HARD: Manner = Manner { warmth: 0.047, ..EXPERT };
const NORMAL: Manner = Manner { warmth: 0.095, ..EXPERT };
const EASY: Manner = Manner { warmth: 0.2, ..EXPERT };

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
fn player(manner: Manner) -> Box<dyn Bot<KingOfTokyo>> {
    Box::new(Master::new(NET, manner).expect("the net is for this game"))
}

#[cfg(test)]
mod tests;
