//! Many games between bots.
//!
//! - [`bout`]: one game between bots, on virtual time
//! - [`tally`]: what many games add up to; sums of whole numbers, so their order does not matter
//! - [`contest`]: many games on all cores, reproducible from one seed
//! - [`report`]: win rates with intervals, lengths, rates

pub mod bout;
pub mod contest;
pub mod report;
pub mod tally;

pub use bout::{Bout, End, play_out};
pub use contest::{Contest, ContestError, Watch};
pub use report::{Rate, Report};
pub use tally::Tally;
