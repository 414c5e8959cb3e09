//! Messages between a browser or bot and the server.
//!
//! - [`inbound`]: what a client says on its socket
//! - [`outbound`]: what the server says
//! - [`lobby`]: tables, seats and games, as the HTTP interface speaks of them
//!
//! Every message is one JSON object with a `"do"` (inbound) or `"is"` (outbound) that names it.
//! Field and message names are kebab-case words. What comes in is read strictly: a field that
//! nobody knows is an error.

pub mod inbound;
pub mod lobby;
pub mod outbound;

pub use inbound::Inbound;
pub use outbound::Outbound;

/// A command's id is at most so long.
pub const LONGEST_ID: usize = 64;
