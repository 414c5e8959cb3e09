//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::greedy::Greedy;
use crate::mind::search::Search;
use crate::mind::thinker::Thinker;
use crate::state::Izakaya;

/// How often normal plays on.
const NORMAL: u32 = 150;
/// How often hard plays on with two seats.
const HARD: u32 = 15_000;

impl Levels for Izakaya {
    fn bot(skill: Skill) -> Box<dyn Bot<Izakaya>> {
        let search = |iterations: u32, width: usize| Search { iterations, width, curiosity: 1.0 };
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy | Skill::Easy => Box::new(Greedy),
            Skill::Normal => Box::new(Thinker { search: search(NORMAL, 20), hurried: false }),
            Skill::Hard | Skill::HardBefore | Skill::Expert | Skill::Master => {
                Box::new(Thinker { search: search(HARD, 40), hurried: true })
            }
            Skill::Search(iterations) => {
                Box::new(Thinker { search: search(iterations, 40), hurried: false })
            }
        }
    }
}
