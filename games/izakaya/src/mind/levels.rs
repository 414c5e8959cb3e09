//! Which bot sits down for which skill.
//!
//! The levels are all one player, which judges positions with the net in the game's folder. The
//! lower ones look less far, and choose more often what is a little worse, so that they lose by
//! playing plausibly. At tables for which nothing has been learnt they only look less far.

use contract::{Bot, Levels, Skill};

use crate::mind::ahead::Looking;
use crate::mind::greedy::Greedy;
use crate::mind::judge::Judge;
use crate::mind::master::Master;
use crate::mind::search::Search;
use crate::mind::thinker::Thinker;
use crate::state::Izakaya;

const NET: &[u8] = include_bytes!("../../izakaya.net");
/// How often hard played on with two seats before anything was learnt.
const HARD_BEFORE: u32 = 15_000;

/// How well a level plays.
struct Level {
    /// How often it looks ahead to the end of the phase.
    iterations: u32,
    /// How readily it plays what is a little worse: see [`Master::new`].
    whim: f64,
    /// How often it plays to the end, where nothing has been learnt.
    elsewhere: u32,
}

const EASY: Level = Level { iterations: 40, whim: 0.13, elsewhere: 60 };
const NORMAL: Level = Level { iterations: 80, whim: 0.045, elsewhere: 300 };
const HARD: Level = Level { iterations: 120, whim: 0.025, elsewhere: 1_800 };
const EXPERT: Level = Level { iterations: 300, whim: 0.01, elsewhere: 8_000 };
const MASTER: Level = Level { iterations: 30_000, whim: 0.0, elsewhere: 20_000 };

impl Levels for Izakaya {
    fn bot(skill: Skill) -> Box<dyn Bot<Izakaya>> {
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy => Box::new(Greedy),
            Skill::Easy => player(&EASY),
            Skill::Normal => player(&NORMAL),
            Skill::Hard => player(&HARD),
            Skill::Expert => player(&EXPERT),
            Skill::Master => player(&MASTER),
            Skill::HardBefore => Box::new(Looking(thinker(HARD_BEFORE, true))),
            Skill::Search(iterations) => Box::new(Looking(thinker(iterations, false))),
        }
    }
}

/// The net in the game's folder, as it judges.
#[expect(clippy::expect_used, reason = "a test holds the net to these rules and this encoding")]
pub fn judge() -> Judge {
    Judge::new(NET).expect("the net is for this game")
}

fn search(iterations: u32) -> Search {
    Search { iterations, width: 40, curiosity: 1.0 }
}

fn thinker(iterations: u32, hurried: bool) -> Thinker {
    Thinker { search: search(iterations), hurried }
}

#[expect(clippy::expect_used, reason = "a test holds the net to these rules and this encoding")]
fn player(level: &Level) -> Box<dyn Bot<Izakaya>> {
    let elsewhere = thinker(level.elsewhere, true);
    let mind = Master::new(NET, search(level.iterations), level.whim, elsewhere);
    Box::new(Looking(mind.expect("the net is for this game")))
}

#[cfg(test)]
mod tests;
