//! Which bot sits down for which skill.

use contract::{Bot, Levels, Skill};

use crate::mind::forecast::Forecast;
use crate::mind::greedy::Greedy;
use crate::mind::planner::Planner;
use crate::mind::turns::Style;
use crate::state::TokyoDangan;

/// What tiles kept in hand are worth: crossroads most, dead ends less than nothing.
const HAND: [f64; 5] = [0.0, 0.0, 0.1, 0.2, -0.3];
/// How the normal level judges turns.
pub const NORMAL: Style = Style { beam: 12, calm: 10.0, bank: 0.6, hand: HAND };
/// How the hard level finds turns to try: a friendly way and a spiteful one.
pub const HARD: [Style; 2] = [
    Style { beam: 20, calm: 12.0, bank: 0.6, hand: HAND },
    Style { beam: 20, calm: 1.0, bank: 0.6, hand: HAND },
];
/// How often the hard level plays on for one turn.
pub const ITERATIONS: u32 = 1500;
/// How often the master level does.
const MASTER: u32 = 12_000;

impl Levels for TokyoDangan {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoDangan>> {
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy | Skill::Easy => Box::new(Greedy),
            Skill::Normal => Box::new(Planner::new(NORMAL)),
            Skill::Hard | Skill::HardBefore | Skill::Expert => {
                Box::new(Forecast::new(ITERATIONS, HARD))
            }
            Skill::Master => Box::new(Forecast::new(MASTER, HARD)),
            Skill::Search(iterations) => Box::new(Forecast::new(iterations, HARD)),
        }
    }
}
