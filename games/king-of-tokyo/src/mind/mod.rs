//! What bots know about the game, and answers to questions.
//!
//! - [`taste`]: how a position is judged; every bot judges by it
//! - [`dicing`]: what every outcome of a roll is worth, and how to roll on
//! - [`heuristic`]: plays the best command by that judgement
//! - [`finish`]: ends a turn that is won; [`quiet`]: how a turn ends if nobody does anything
//! - [`forecast`]: plays the best few commands out, and takes the one that did best
//! - [`levels`]: which bot sits down for which skill
//! - [`ask`]: odds, previews and card facts for players

pub mod ask;
pub mod dicing;
pub mod finish;
pub mod forecast;
pub mod heuristic;
pub mod levels;
pub mod quiet;
pub mod taste;

#[cfg(test)]
mod tests;

pub use heuristic::Heuristic;
pub use taste::Taste;
