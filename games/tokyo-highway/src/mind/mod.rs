//! What bots know about the game, and answers to questions.
//!
//! - [`chances`]: which sides of which roads a base could cross next
//! - [`prospects`]: what each seat holds and may hope for; how positions and builds are judged
//! - [`choices`]: builds worth a thought, best first
//! - [`chores`]: buildings, payments and passing
//! - [`planner`]: plays the build that is judged best: easy and normal
//! - [`foresight`]: looks ahead in a [`tree`] of positions, each swept and judged once: hard and
//!   above
//! - [`search`]: looks ahead and plays on with quick builders, as hard did before
//! - [`handy`]: carries by hand what others have thought of
//! - [`levels`]: which bot sits down for which skill
//! - [`ask`]: open roads, supplies, and what is being dragged, for players

pub mod ask;
pub mod chances;
pub mod choices;
pub mod chores;
pub mod foresight;
pub mod handy;
pub mod levels;
pub mod planner;
pub mod prospects;
pub mod search;
pub mod tree;

#[cfg(test)]
mod tests;

pub use planner::Planner;
pub use prospects::Taste;
