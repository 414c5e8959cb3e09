//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::forecast::Forecast;
use crate::mind::heuristic::Heuristic;
use crate::state::KingOfTokyo;

impl Levels for KingOfTokyo {
    fn bot(skill: Skill) -> Box<dyn Bot<KingOfTokyo>> {
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy => Box::new(Heuristic::default()),
            Skill::Easy => Box::new(Heuristic { doubt: 0.09, ..Heuristic::default() }),
            Skill::Normal => Box::new(Heuristic { doubt: 0.025, ..Heuristic::default() }),
            Skill::Hard | Skill::HardBefore | Skill::Expert | Skill::Master => {
                Box::new(Forecast::new(400))
            }
            Skill::Search(iterations) => Box::new(Forecast::new(iterations)),
        }
    }
}
