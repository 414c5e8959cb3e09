//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::candidates::Sweep;
use crate::mind::handy::Handy;
use crate::mind::planner::Planner;
use crate::mind::prospects::{HOUSE, NAIVE};
use crate::mind::search::Search;
use crate::truth::TokyoHighway;

/// What a beginner looks at.
const GLANCE: Sweep = Sweep { headings: 36, marks: 3, lies: 1, aimed_lies: 2, junctions: Some(1) };
/// What a careful player looks at.
const LOOK: Sweep = Sweep { headings: 72, marks: 5, lies: 2, aimed_lies: 7, junctions: Some(2) };
/// Iterations of hard.
const HARD: u32 = 250;

impl Levels for TokyoHighway {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoHighway>> {
        let (mind, amiss): (Box<dyn Bot<TokyoHighway>>, u32) = match skill {
            Skill::Random => (Box::new(bots::Random), 60),
            Skill::Greedy | Skill::Easy => {
                (Box::new(Planner { taste: NAIVE, sweep: GLANCE, doubt: 20 }), 60)
            }
            Skill::Normal => (Box::new(Planner { taste: HOUSE, sweep: LOOK, doubt: 10 }), 35),
            Skill::Hard | Skill::HardBefore | Skill::Expert | Skill::Master => {
                (Box::new(Search::new(HARD)), 15)
            }
            Skill::Search(iterations) => (Box::new(Search::new(iterations)), 15),
        };
        Box::new(Handy::new(mind, amiss))
    }
}
