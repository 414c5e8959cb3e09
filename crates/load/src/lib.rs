//! Plays many matches at once over real sockets, measures, and compares.
//!
//! - [`plan`]: what is to be done
//! - [`address`]: where the server is
//! - [`reins`]: what holds a run from outside: how many moves, stopping, cutting sockets
//! - [`run()`]: all matches of a run, from the first request to the report
//! - `course`: one match after the other at one set of sockets
//! - `client`: one socket of a seat or a watcher, which comes back when it breaks
//! - `socket`: the bytes of such a socket
//! - `heard`: what the server says, read no further than needed; `json`: text that is passed over
//! - [`rush()`], `spread`: tables at which everybody acts at once, and how soon all others have it
//! - `sightings`: when a move was sent, acknowledged, and seen by somebody else
//! - `lobby`, `http`: guests and tables, through the HTTP interface; `part`: of a match's seed
//! - `idle`: matches where nothing happens; `crowd`: many people who watch the same match
//! - [`meter`]: what a run costs the servers and their database
//! - [`report`], `tally`: what came of it
//! - `chance`: numbers that look random
//! - [`leases`]: many nodes and what goes wrong with them, simulated
//!
//! **Clients are as real ones are**: they know only what they are told, come back when their
//! socket breaks, and send again what was not acknowledged, under the same id.

pub mod address;
mod chance;
mod client;
mod course;
mod crowd;
pub mod fault;
mod heard;
mod http;
mod idle;
mod json;
pub mod latency;
pub mod leases;
mod lobby;
pub mod meter;
mod part;
pub mod plan;
pub mod reins;
pub mod report;
pub mod run;
pub mod rush;
mod sightings;
mod socket;
mod spread;
mod tally;

pub use address::Address;
pub use crowd::CrowdReport;
pub use fault::LoadError;
pub use latency::Latency;
pub use plan::{Plan, Rush};
pub use reins::Reins;
pub use report::{Acked, Joins, Received, Report, RushReport};
pub use run::run;
pub use rush::rush;
