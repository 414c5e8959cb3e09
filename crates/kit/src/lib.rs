//! Parts that games share.
//!
//! - [`dice`]: handfuls of dice
//! - [`bag`]: face-down piles, drawn from when drawn
//! - [`turns`]: turn order round the table
//! - [`pending`]: decisions that interrupt each other
//! - [`mod@choice`]: options that are one of a few words
//! - [`row`]: numbers that are written one field after the other

pub mod bag;
pub mod choice;
pub mod dice;
pub mod pending;
pub mod row;
pub mod turns;

pub use bag::Bag;
pub use dice::roll;
pub use pending::Pending;
pub use row::Row;
pub use turns::{clockwise, from};
