//! Bots and answers to questions.
//!
//! - [`plan`]: a building thought out to its end, as long as the wood for it is there
//! - [`prospect`]: which card is worth its effort
//! - [`manner`]: how fast and how well somebody builds
//! - [`builder`]: plans and builds, at the pace of a person; [`aimless`]: what fits, at random
//! - [`levels`]: which bot sits down for which skill
//! - [`pace`]: how long that takes
//! - [`judgement`]: how good a state is for a seat
//! - [`ask`]: places, trials, verdicts and the magnet for players; [`solution`]: how a site could
//!   have been built

pub mod aimless;
pub mod ask;
pub mod builder;
pub mod judgement;
pub mod levels;
pub mod manner;
pub mod pace;
pub mod plan;
pub mod prospect;
pub mod solution;

#[cfg(test)]
mod ask_tests;
#[cfg(test)]
mod tests;

pub use ask::{Answer, Question};
