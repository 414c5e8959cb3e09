//! Many games between bots.
//!
//! - [`bout`]: one game between bots, on virtual time
//! - [`seating`]: who plays: bots of the house, and those that somebody else wrote
//! - [`fixture`]: one game of many, with its bots seated
//! - [`tally`]: what many games add up to; sums of whole numbers, so their order does not matter
//! - [`contest`]: many games on all cores, reproducible from one seed
//! - [`selfplay`]: games to learn from, as rows of numbers
//! - [`report`]: win rates with intervals, lengths, rates
//! - [`ladder`]: how strong bots are, one above the other

pub mod bout;
pub mod contest;
pub mod fixture;
pub mod ladder;
pub mod report;
pub mod seating;
pub mod selfplay;
pub mod tally;

pub use bout::{Bout, End, play_out};
pub use contest::{Contest, ContestError, Played, Watch};
pub use fixture::Fixture;
pub use report::{Rate, Report};
pub use seating::{House, Outsider, Place, Seated, Seater};
pub use selfplay::{LessonError, Lessons};
pub use tally::Tally;
