//! What a guest has played, with whom, and who may know about it.
//!
//! - [`played`]: finished matches, as one of their players tells them
//! - [`career`]: all of them in numbers
//! - [`people`]: who was met there, and who of them is here now
//! - [`invite`]: somebody is asked to come to a table
//! - [`carry`]: a guest goes on on another device
//! - [`presence`]: when those who agreed were here
//! - [`strangers`]: who of them may be seen by people they never met
//!
//! Nobody is known to anybody else by the id in their cookie: what is told is the public id.

mod career;
mod carry;
mod invite;
mod people;
mod played;
mod presence;
mod strangers;

pub use career::career;
pub use carry::{Arrival, carry, look, make_carry};
pub use invite::{decline, invite, is_welcome};
pub use people::{block, playmates};
pub use played::page;
pub use presence::note_seen;
pub use strangers::{here_now, known};
