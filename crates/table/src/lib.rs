//! One match as a pure machine.
//!
//! - [`table`]: seats, the game, versions, who may act; every act becomes a line
//! - [`denial`]: why a table says no, with keys to say it in any language
//! - [`undoing`]: taking back; [`way`]: whether that is free, by consent, or barred; [`undo`]: what
//!   is known of an undo
//! - [`work`]: what is worked out before an act is played
//! - [`practice`]: one person may take back anything
//! - [`mod@line`]: what a line of the log holds; `compact`: in little room
//! - [`deciding`]: what the people decide together: a pause, an end without a result; [`motion`]:
//!   what can be proposed
//! - [`sitter`]: who sits in a seat; [`seating`]: how that changes while a match runs
//! - [`mod@outcome`]: how a match ended for the people who played it
//! - [`clock`]: how long players may think
//! - [`position`]: everything that the next line may depend on, besides the game's own state
//! - [`checkpoint`]: the match as it stands, to go on from without its history
//! - [`recall`]: what a bot that sits down in the middle has to know
//! - [`record`]: the match as one readable file; replay and verification; [`record_error`]: what
//!   can be wrong with one; [`mod@follow`]: a line done again
//!
//! **Setup, seed and lines rebuild any match, bit for bit.** Line number n draws its chance from
//! stream n of the seed (the opening from stream 0), so an act that is played again after an undo
//! meets other dice.

pub mod cast;
pub mod checkpoint;
pub mod clock;
mod compact;
pub mod deciding;
pub mod denial;
pub mod follow;
pub mod line;
pub mod motion;
pub mod outcome;
pub mod position;
pub mod practice;
pub mod recall;
pub mod record;
pub mod record_error;
pub mod seating;
pub mod sitter;
pub mod table;
pub mod undo;
pub mod undoing;
pub mod way;
pub mod work;

pub use checkpoint::Checkpoint;
pub use clock::{ClockRule, Clocks, SeatClock};
pub use denial::{Denial, Reason};
pub use line::{Deed, InEffect, Line};
pub use motion::{Decided, Motion, Paused, Proposed};
pub use outcome::NO_RESULT;
pub use position::{Base, Position, Start};
pub use record::{Record, Steps, Verified};
pub use record_error::RecordError;
pub use sitter::{GaveUp, SeatChange, Sitter, players};
pub use table::Table;
pub use undo::{Taken, UndoAsked, Undone, hidden_by_undos};
pub use way::{NoUndo, Way};
pub use work::Work;
