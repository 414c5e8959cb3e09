//! Routes, bots and answers to questions.
//!
//! - [`route`]: how far cities are, and the way there; every bot judges by it
//! - [`taste`]: the actions that somebody still needs
//! - [`greedy`]: one action at a time; [`turns`], [`planner`]: whole turns
//! - [`rush`], [`belief`], [`forecast`]: whole turns played out in guessed worlds
//! - [`digest`], [`judge`]: what a net sees of a position, and thinks of it; [`training`]: how it
//!   is learnt
//! - [`reply`]: what a rival may do about a turn
//! - [`plan`], [`past`]: a turn thought out once, and no going round in circles
//! - [`recall`]: what a bot that sits down in the middle makes of the past
//! - [`levels`]: which bot sits down for which skill
//! - [`ask`]: stops and routes for players

pub mod ask;
pub mod belief;
pub mod digest;
pub mod forecast;
pub mod greedy;
pub mod judge;
pub mod levels;
pub mod past;
pub mod plan;
pub mod planner;
pub mod recall;
pub mod reply;
pub mod route;
pub mod rush;
pub mod taste;
pub mod training;
pub mod turns;

#[cfg(test)]
mod banking_tests;
#[cfg(test)]
mod recall_tests;
#[cfg(test)]
mod tests;
