//! Which bot sits down for which skill.
//!
//! The two lowest levels judge builds one by one; the others look ahead, the higher ones at more
//! positions.

use contract::{Bot, Levels, Skill};

use crate::candidates::Sweep;
use crate::mind::foresight::Foresight;
use crate::mind::handy::Handy;
use crate::mind::planner::Planner;
use crate::mind::prospects::{HOUSE, NAIVE};
use crate::mind::search::Search;
use crate::truth::TokyoHighway;

/// What a beginner looks at.
const GLANCE: Sweep = Sweep { headings: 36, marks: 3, lies: 1, aimed_lies: 2, junctions: Some(1) };
/// What a careful player looks at.
const LOOK: Sweep = Sweep { headings: 72, marks: 5, lies: 2, aimed_lies: 7, junctions: Some(2) };

/// Who judges builds one by one.
const EASY: Planner = Planner { taste: NAIVE, sweep: GLANCE, doubt: 20 };
const NORMAL: Planner = Planner { taste: HOUSE, sweep: LOOK, doubt: 10 };
const GREEDY: Planner = Planner { doubt: 0, ..NORMAL };

/// How many positions are looked at.
const HARD: u32 = 8;
const EXPERT: u32 = 30;
const MASTER: u32 = 100;
/// How often hard played on before positions were swept closely and judged at once.
const HARD_BEFORE: u32 = 250;

impl Levels for TokyoHighway {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoHighway>> {
        let (mind, amiss): (Box<dyn Bot<TokyoHighway>>, u32) = match skill {
            Skill::Random => (Box::new(bots::Random), 60),
            Skill::Greedy => (Box::new(GREEDY), 60),
            Skill::Easy => (Box::new(EASY), 60),
            Skill::Normal => (Box::new(NORMAL), 35),
            Skill::Hard => (foresight(HARD), 15),
            Skill::Expert => (foresight(EXPERT), 15),
            Skill::Master => (foresight(MASTER), 15),
            Skill::HardBefore => (Box::new(Search::new(HARD_BEFORE)), 15),
            Skill::Search(iterations) => (foresight(iterations), 15),
        };
        Box::new(Handy::new(mind, amiss))
    }
}

fn foresight(iterations: u32) -> Box<dyn Bot<TokyoHighway>> {
    Box::new(Foresight { iterations })
}

#[cfg(test)]
mod tests;
