//! What each viewer of a table is told, in words; and a whole match for one person and bots.
//!
//! - [`mod@standing`]: how things stand for one viewer, and what happened; [`sayings`]: what
//!   several viewers are told in the same words
//! - [`sitter`]: who sits where
//! - [`bots`]: the bots at a table
//! - [`clock`]: the players' clocks
//! - [`mod@motion`]: what the people decide together
//! - [`answer`]: why something was not done
//! - [`shelf`]: a game with its options, as a lobby shows it
//! - [`desk`]: one person against bots, spoken to with the messages of the server; [`desk_error`]:
//!   why it cannot be
//! - [`shared`]: several people on one device, who take turns with a curtain between them
//! - [`lesson`]: a scripted match that teaches a game
//! - [`replay`]: a match that was played, step by step, as anybody at the table saw it; [`eyes`]:
//!   through whose eyes
//! - [`mod@log`]: the log of a whole match
//! - [`mod@statistics`]: a match in numbers
//!
//! Pure: time comes in with every call, so that the same desk runs in a page and in tests.

pub mod answer;
pub mod bots;
pub mod clock;
pub mod desk;
pub mod desk_error;
pub mod eyes;
pub mod lesson;
pub mod log;
pub mod motion;
pub mod replay;
pub mod sayings;
pub mod shared;
pub mod shelf;
pub mod sitter;
pub mod standing;
pub mod statistics;

pub use answer::denied;
pub use bots::{Bots, Errand, Stuck, Thought};
pub use clock::clock_rule;
pub use desk::{Desk, NewDesk, Unfit};
pub use desk_error::DeskError;
pub use eyes::Eyes;
pub use lesson::{Bookmark, Later, Lesson};
pub use log::{log, page};
pub use motion::motion;
pub use replay::Replay;
pub use sayings::Sayings;
pub use shared::{Shared, in_turns};
pub use shelf::game;
pub use sitter::sitters;
pub use standing::Narrator;
pub use statistics::{statistics, tally};
