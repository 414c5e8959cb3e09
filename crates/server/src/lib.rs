//! The game server: tables over WebSockets, durable before acknowledged.
//!
//! - [`server`]: starting, running, stopping
//! - [`config`]: what can be set
//! - [`clock`]: where time comes from
//! - [`mod@fault`]: what is answered when something is wrong, with keys to say it in any language
//! - [`house`]: what all parts share
//! - `live`: one task for each match in memory
//! - `node`: one server among those that share the store; `beat`: it says that it lives;
//!   `chores`: what is due after that; `pipe`: requests go to the server that holds their table
//! - `push`, `postman`: somebody who is away is told that it is their turn
//! - `socket`: one client's socket
//! - `serving`: connections, before and around requests
//! - `routes`: the HTTP interface
//! - `ring`: what audiences were told last, for people who come back
//! - `logs`: logs of matches that were asked for lately
//! - `readiness`: whether the store can be written to
//! - `head`: what the lobby knows of a table
//! - `seal`: how everybody adds to the seed of a match, bound by commitments
//! - `sitting`: who holds a seat, and until when
//! - `here`: who has a table open in a page
//! - `seen`: who has asked for anything lately
//! - `company`: what a guest has played, with whom, and who may know about it
//! - `workbenches`: where acts are worked out that take long; `priority`: their threads make way
//!   for all others
//! - `watchers`: who wants to know when a table in the lobby changes
//! - `last_used`, `sweep`: which waiting tables are used, and the others go
//! - `hands`: hands that others see moving
//! - `talk`: who may chat at a table
//! - `identity`, `clean`, `limits`, `proxy`: who asks, what they may be called, how often they may
//!   ask, and where from
//! - `metrics`, `cpu`, `memory`: what is measured
//! - [`admin`], `rulings`: the operator's own door, and what the operator has ruled
//!
//! **A command is acknowledged after its commit.**

pub mod admin;
mod beat;
mod census;
mod chores;
mod clean;
pub mod clock;
mod company;
pub mod config;
mod cpu;
pub mod date;
mod deadlines;
mod due;
pub mod fault;
mod feats;
mod hands;
mod head;
mod here;
pub mod house;
mod identity;
mod last_used;
mod limits;
mod live;
mod lobby;
mod logs;
mod matches;
mod memory;
mod metrics;
mod node;
mod outbox;
mod pipe;
mod postman;
mod priority;
mod proxy;
mod push;
mod readiness;
mod records;
mod ring;
mod routes;
mod rulings;
mod seen;
pub mod server;
mod serving;
mod sitting;
mod socket;
mod sweep;
mod talk;
mod thinkers;
mod voucher;
mod watchers;
mod workbenches;

pub use clock::{Clock, HandClock, RealClock};
pub use config::{Cluster, Config, Rate, Timeouts, TlsFiles};
pub use proxy::Net;
pub use server::{Server, StartError};
pub use serving::TlsError;
pub use thinkers::Budget;
