//! Which bot sits down for which skill.
//!
//! The levels are all one player, which judges positions with the net in the game's folder. The
//! lower ones look less far, and choose more often what is a little worse, so that they lose by
//! playing plausibly. At tables for which nothing has been learnt, turns are played on further, and
//! judged without the net.

use contract::{Bot, Levels, Skill};

use crate::mind::forecast::{Depth, Forecast};
use crate::mind::greedy::Greedy;
use crate::mind::turns::Style;
use crate::state::TokyoDangan;

const NET: &[u8] = include_bytes!("../../tokyo-dangan.net");

/// What tiles kept in hand are worth: crossroads most, dead ends less than nothing.
pub const HAND: [f64; 5] = [0.0, 0.0, 0.1, 0.2, -0.3];
/// How the bot judges turns that plays the first games to learn from.
pub const FIRST: Style = Style { beam: 12, calm: 10.0, bank: 0.6, hand: HAND };
/// How turns to try are found: a friendly way and a spiteful one.
pub const STYLES: [Style; 2] = [
    Style { beam: 20, calm: 12.0, bank: 0.6, hand: HAND },
    Style { beam: 20, calm: 1.0, bank: 0.6, hand: HAND },
];
/// How often hard played on for one turn before anything was learnt.
const HARD_BEFORE: u32 = 1_500;

/// How well a level plays.
struct Level {
    /// How it asks the net.
    depth: Depth,
    /// How often it plays on where nothing has been learnt.
    elsewhere: u32,
    /// How readily it plays what is a little worse: see [`Forecast::whim`].
    whim: f64,
}

const fn level(iterations: u32, elsewhere: u32, whim: f64) -> Level {
    let depth = Depth { iterations, turns: 2, finalists: 0, worlds: 0 };
    Level { depth, elsewhere, whim }
}

const EASY: Level = level(100, 30, 1.0);
const NORMAL: Level = level(100, 100, 0.2);
const HARD: Level = level(100, 400, 0.06);
const EXPERT: Level = level(300, 2_000, 0.0);
const MASTER: Level = Level {
    depth: Depth { iterations: 1_500, turns: 0, finalists: 6, worlds: 60 },
    ..level(0, 12_000, 0.0)
};

impl Levels for TokyoDangan {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoDangan>> {
        match skill {
            Skill::Random => Box::new(bots::Random),
            Skill::Greedy => Box::new(Greedy),
            Skill::Easy => player(&EASY),
            Skill::Normal => player(&NORMAL),
            Skill::Hard => player(&HARD),
            Skill::Expert => player(&EXPERT),
            Skill::Master => player(&MASTER),
            Skill::HardBefore => Box::new(Forecast::new(HARD_BEFORE, STYLES)),
            Skill::Search(iterations) => Box::new(Forecast::new(iterations, STYLES)),
        }
    }
}

#[expect(clippy::expect_used, reason = "a test holds the net to these rules and this encoding")]
fn player(level: &Level) -> Box<dyn Bot<TokyoDangan>> {
    let mut forecast = Forecast::new(level.elsewhere, STYLES);
    forecast.whim = level.whim;
    Box::new(forecast.judged(NET, level.depth).expect("the net is for this game"))
}

#[cfg(test)]
mod tests;
