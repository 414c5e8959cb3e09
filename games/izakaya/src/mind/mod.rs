//! What bots know about the game, and answers to questions.
//!
//! - [`eye`]: what can be seen of pieces and buildings at a glance, before a piece is taken
//! - [`shape`], [`model`]: the game in a few numbers, to be played on quickly
//! - [`gains`]: what moves gain at first sight; [`quick`]: the player who goes by that
//! - [`search`]: looks ahead in a tree over guessed bids and sampled builds
//! - [`hands`]: from a move to a command: which piece to take, and where to put it
//! - [`greedy`]: the next score only
//! - [`ahead`]: players that look ahead; [`thinker`]: by playing games to their end; [`finish`]:
//!   the last disc of a match
//! - [`digest`], [`judge`]: what a net sees between two action phases, and thinks of it;
//!   [`bids`]: bids that nobody can foresee; [`master`]: plays by them; [`training`]: how the net
//!   is learnt
//! - [`levels`]: which bot sits down for which skill
//! - [`judgement`]: how a position is judged, for the bots of the house
//! - [`ask`]: scores, what would change them, lines and the pot for players; [`wood`]: places and
//!   the magnet for the piece in hand

pub mod ahead;
pub mod ask;
pub mod bids;
pub mod digest;
pub mod eye;
pub mod finish;
pub mod gains;
pub mod greedy;
pub mod hands;
pub mod judge;
pub mod judgement;
pub mod levels;
pub mod master;
pub mod model;
pub mod quick;
pub mod search;
pub mod shape;
pub mod thinker;
pub mod training;
pub mod wood;

#[cfg(test)]
mod ask_tests;
#[cfg(test)]
mod tests;
