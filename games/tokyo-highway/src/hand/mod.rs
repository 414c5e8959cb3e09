//! Building by hand: pieces are carried one after the other, and what falls, falls (chapter 11).
//!
//! **The world is never state.** What is stored are whole numbers, as with blueprints; for each
//! piece that is carried a world of rigid bodies is made from them, run, asked and thrown away
//! (`flight`). What came of it is a [`Settled`], which the line of the match keeps, so a replay
//! needs no physics; a build that stands is a [`crate::Build`] that the same rules judge.
//!
//! - [`holding`]: what a hand holds, and what it has put up in this turn
//! - [`path`]: how a piece is carried; [`tremor`]: how the hand shakes
//! - [`settled`]: what came of it
//! - [`show`]: a piece on its way, for pages
//! - [`acts`]: what players do by hand; [`may`]: what is refused
//! - [`simulated`]: what needs the feature `hand`, and what stands in for it without
//! - `bodies`, `pads`, `flight`, `landing`, `route` (with the feature `hand` alone): the table as
//!   bodies, what beds the ends of roads, a piece on its way and what it knocks over, where it came
//!   to rest, and ways to carry it

pub mod acts;
#[cfg(feature = "hand")]
pub mod bodies;
#[cfg(feature = "hand")]
pub mod flight;
pub mod holding;
#[cfg(feature = "hand")]
pub mod landing;
pub mod may;
#[cfg(feature = "hand")]
mod pads;
pub mod path;
#[cfg(feature = "hand")]
pub mod route;
pub mod settled;
pub mod show;
pub mod simulated;
pub mod tremor;

pub use holding::{Hand, Held, IDLE_ROUNDS, Lifted, Rising};
pub use path::{Path, Sample};
pub use settled::{Landing, Missed, Settled, Slip};
pub use tremor::Tremor;
