//! Messages between a browser or bot and the server.
//!
//! - [`inbound`]: what a client says on its socket
//! - [`outbound`]: what the server says
//! - [`sitter`]: who sits in a seat, and why
//! - [`clock`]: how long players may think
//! - [`motion`]: what the people at a table decide together
//! - [`seal`]: what everybody adds to the seed, committed to and revealed
//! - [`chat`]: who may chat at a table
//! - [`figure`]: what players play with, where a game has several to choose from
//! - [`listing`]: lists of tables; [`days`]: the best of a day
//! - [`lobby`]: tables, seats and games, as the HTTP interface speaks of them
//! - [`me`]: a guest's own page
//! - [`log`]: what happened in a match, in pages
//! - [`after`]: matches that are over; [`coach`]: how they were played, and hints
//! - [`page`]: what the module in a page answers
//! - [`status`]: how the server does
//! - [`house`]: what the house tells everybody
//! - [`push`]: telling a browser that it is somebody's turn
//! - [`wave`]: hands that the others see moving
//! - [`bots`]: what programs that play send and get over plain HTTP
//!
//! Every message is one JSON object with a `"do"` (inbound) or `"is"` (outbound) that names it.
//! Messages and codes are named in kebab-case, fields in snake_case. What comes in is read
//! strictly: a field that nobody knows is an error. With the feature `openapi` every type can
//! describe itself, which only the server needs; with the feature `types` it can describe itself in
//! TypeScript, of which the client's file of messages is made.
#![warn(missing_docs)]

pub mod after;
pub mod bots;
pub mod chat;
pub mod clock;
pub mod coach;
pub mod days;
pub mod figure;
pub mod house;
pub mod inbound;
pub mod listing;
pub mod lobby;
pub mod log;
pub mod me;
pub mod motion;
pub mod outbound;
pub mod page;
pub mod push;
pub mod seal;
pub mod sitter;
pub mod status;
pub mod wave;

pub use inbound::Inbound;
pub use outbound::Outbound;

/// A command's id is at most this long.
pub const LONGEST_ID: usize = 64;
