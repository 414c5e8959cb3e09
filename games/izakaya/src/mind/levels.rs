//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::greedy::Greedy;
use crate::mind::search::Search;
use crate::mind::thinker::Thinker;
use crate::state::Izakaya;

/// How often normal plays on.
const NORMAL: u32 = 150;
/// How often hard plays on.
const HARD: u32 = 8_000;

impl Levels for Izakaya {
    fn bot(skill: Skill) -> Box<dyn Bot<Izakaya>> {
        let thinker = |iterations: u32, width: usize| {
            Box::new(Thinker { search: Search { iterations, width, curiosity: 1.0 } })
        };
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy | Skill::Easy => Box::new(Greedy),
            Skill::Normal => thinker(NORMAL, 20),
            Skill::Hard => thinker(HARD, 40),
            Skill::Search(iterations) => thinker(iterations, 40),
        }
    }
}
