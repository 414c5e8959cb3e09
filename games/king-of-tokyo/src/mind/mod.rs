//! What bots know about the game, and answers to questions.
//!
//! - [`taste`]: how a position is judged; every bot judges by it
//! - [`dicing`]: what every outcome of a roll is worth, and how to roll on
//! - [`heuristic`]: plays the best command by that judgement
//! - [`finish`]: ends a turn that is won; [`quiet`]: how a turn ends if nobody does anything
//! - [`forecast`]: plays the best few commands out, and takes the one that did best
//! - [`judge`]: what a net thinks of a position; [`turn`]: how a turn ends if all answer by it;
//!   [`rolls`]: how to roll on by it; [`master`]: plays by it; [`training`]: how it is learnt
//! - [`levels`]: which bot sits down for which skill
//! - [`coach`]: what analyses of matches know
//! - [`ask`]: odds, previews and card facts for players

pub mod ask;
pub mod coach;
pub mod dicing;
pub mod finish;
pub mod forecast;
pub mod heuristic;
pub mod judge;
pub mod levels;
pub mod master;
pub mod quiet;
pub mod rolls;
pub mod taste;
pub mod training;
pub mod turn;

#[cfg(test)]
mod tests;

pub use heuristic::Heuristic;
pub use taste::Taste;
