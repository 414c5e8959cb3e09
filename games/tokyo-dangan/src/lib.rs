//! Tokyo Dangan: bullet trips through a maze of tiles that everybody turns.
//!
//! - [`square`], [`tile`], [`stock`]: squares and sets of them, tiles as they lie, tiles by kind
//! - [`board`]: the printed board, read from a file; [`joining`]: whether its tiles join cities;
//!   [`setup`]: what the lobby chooses
//! - [`roads`]: the tiles on the board, and where they lead
//! - [`state`]: the whole truth; [`command`]: what seats ask and what happened
//! - [`rules`]: the `Game` itself; [`judging`]: what is allowed; [`menu`]: all of it;
//!   [`turn`]: what it does
//! - [`view`]: what one viewer may know; [`check`]: states from outside
//! - [`about`], [`words`], [`draw`]: facts, sentences, pictures
//! - [`encode`]: positions and actions as numbers, for programs that learn
//! - [`hint`]: what decisions are about, for newcomers
//! - [`coach`]: what decisions were worth, and why
//! - [`mind`]: routes, bots and answers to questions
//! - [`puzzle`]: route puzzles for one player, one for each day

pub mod about;
pub mod board;
pub mod check;
pub mod coach;
pub mod command;
pub mod draw;
pub mod encode;
pub mod hint;
pub mod joining;
pub mod judging;
mod lists;
pub mod menu;
pub mod mind;
pub mod puzzle;
pub mod roads;
pub mod rules;
pub mod setup;
pub mod square;
pub mod state;
pub mod stock;
pub mod tally;
pub mod tile;
pub mod turn;
pub mod view;
pub mod words;

pub use command::{Command, Event};
pub use setup::Setup;
pub use square::{Square, SquareSet};
pub use state::TokyoDangan;
pub use tile::{Kind, Tile};
pub use view::View;
