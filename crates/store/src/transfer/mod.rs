//! What is moved from one database into another.
//!
//! - `kinds`: what there is to move
//! - `row`: a row as both databases can hold it
//! - `side`: what a database has to be able to do

mod kinds;
mod row;
mod side;

pub use kinds::{Column, KINDS, Kind, MARK, PEOPLE, SETTINGS, TABLES};
pub use row::{Cell, Digest, Row};
pub use side::Side;
