//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::aimless::Aimless;
use crate::mind::builder::Builder;
use crate::mind::manner::{EASY, EXPERT, HARD, MASTER, Manner, NORMAL};
use crate::state::TokyoJutaku;

impl Levels for TokyoJutaku {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoJutaku>> {
        Box::new(Builder::new(match skill {
            Skill::Random => return Box::new(Aimless),
            Skill::Greedy | Skill::Easy => EASY,
            Skill::Normal => NORMAL,
            Skill::Hard | Skill::HardBefore => HARD,
            Skill::Expert => EXPERT,
            Skill::Master => MASTER,
            Skill::Search(nodes) => Manner { nodes, ..HARD },
        }))
    }
}
