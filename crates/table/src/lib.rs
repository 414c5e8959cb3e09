//! One match as a pure machine.
//!
//! - [`table`]: seats, the game, versions, who may act; every act becomes a line
//! - [`undo`]: taking back, freely or by consent
//! - [`mod@line`]: what a line of the log holds
//! - [`record`]: the match as one readable file; replay and verification
//!
//! **Setup, seed and lines rebuild any match, bit for bit.** Line number n draws its chance from
//! stream n of the seed (the opening from stream 0), so an act that is played again after an undo
//! meets other dice.

pub mod line;
pub mod record;
pub mod table;
pub mod undo;

pub use line::{Deed, Line};
pub use record::{Record, Verified};
pub use table::{Denial, Sitter, Table};
pub use undo::{Taken, UndoAsked};
