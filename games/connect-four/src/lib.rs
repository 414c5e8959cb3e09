//! Connect Four: the template of the house.
//!
//! - [`grid`]: the discs, and the lines they form
//! - [`rules`]: the `Game` itself: commands, events, turns, the end
//! - [`about`]: facts for lobby and statistics
//! - [`words`]: commands and events in words
//! - [`draw`]: a view as a picture and as text
//! - [`encode`]: positions and columns as numbers, for programs that learn
//! - [`mind`]: what bots know about the game, and answers to questions; [`coach`]: what analyses
//!   know
//!
//! `cargo xtask new-game NAME` copies this folder.

pub mod about;
pub mod coach;
pub mod draw;
pub mod encode;
pub mod grid;
mod lists;
pub mod mind;
pub mod rules;
pub mod words;

pub use rules::{Command, ConnectFour, Event, Setup, Start, View};
