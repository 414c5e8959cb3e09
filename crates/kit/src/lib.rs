//! Parts that games share.
//!
//! - [`dice`]: handfuls of dice
//! - [`bag`]: face-down piles, drawn from when drawn
//! - [`turns`]: turn order round the table
//! - [`pending`]: decisions that interrupt each other
//! - [`mod@choice`]: options that are one of a few words

pub mod bag;
pub mod choice;
pub mod dice;
pub mod pending;
pub mod turns;

pub use bag::Bag;
pub use dice::roll;
pub use pending::Pending;
pub use turns::{after, from};
