//! How a match was played: win chances, graded decisions, luck and skill, and why.
//!
//! - `analyst`: who analyses a match; `study`: all of it, in small steps; `agenda`: in
//!   which order
//! - `history`: the match as its game knows it: states, acts, decisions
//! - `worth`: what a position is worth; `weighing`: what the courses of a decision are worth,
//!   in pairs; `grading`: how good that makes the one that was played
//! - `reasons`: which of the game's terms explains what was lost
//! - `fortune`: what chance gave; `account`: luck, errors and the rest of a result
//! - `counsel`: hints during play
//! - `forecast`: chances at one moment, to hold them to what came of them
//! - `report`, `saying`: all of it as messages tell it, and in words
//! - `timing`: where time went, in games without win chances
//!
//! What a game supplies is in `contract::coach`. **Results never depend on time**: patience ends a
//! step of work, never a measurement, and everything random is drawn from streams that follow from
//! the line and the purpose. **Grades never depend on what the player could not see.**
#![warn(missing_docs)]

mod account;
mod agenda;
pub mod analyst;
mod coach_error;
pub mod counsel;
pub mod forecast;
mod fortune;
mod grading;
mod history;
mod reasons;
mod report;
mod saying;
pub mod study;
mod timing;
mod weighing;
mod worth;

pub use analyst::Analyst;
pub use coach_error::CoachError;
pub use counsel::advise;
pub use forecast::{Forecast, forecast};
pub use study::study;
