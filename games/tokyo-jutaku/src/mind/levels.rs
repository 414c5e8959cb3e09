//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::aimless::Aimless;
use crate::mind::builder::Builder;
use crate::mind::manner::{EASY, HARD, Manner, NORMAL};
use crate::state::TokyoJutaku;

impl Levels for TokyoJutaku {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoJutaku>> {
        Box::new(Builder::new(match skill {
            Skill::Random => return Box::new(Aimless),
            Skill::Greedy | Skill::Easy => EASY,
            Skill::Normal => NORMAL,
            Skill::Hard | Skill::HardBefore | Skill::Expert | Skill::Master => HARD,
            Skill::Search(nodes) => Manner { nodes, ..HARD },
        }))
    }
}
