//! The game server: tables over WebSockets, durable before acknowledged.
//!
//! - [`server`]: starting, running, stopping
//! - [`config`]: what can be set
//! - [`clock`]: where time comes from
//! - [`house`]: what all parts share
//! - `live`: one task for each match in memory
//! - `socket`: one client's socket
//! - `routes`: the HTTP interface
//! - `head`: what the lobby knows of a table, and how its seed is made
//! - `watchers`: who wants to know when a table in the lobby changes
//! - `presence`, `sweep`: which waiting tables are used, and the others go
//! - `talk`: who may chat at a table
//! - `identity`, `clean`, `limits`, `proxy`: who asks, what they may be called, how often they may
//!   ask, and where from
//! - `metrics`: what is measured
//!
//! **A command is acknowledged after its commit.**

mod clean;
pub mod clock;
pub mod config;
mod head;
pub mod house;
mod identity;
mod limits;
mod live;
mod metrics;
mod presence;
mod proxy;
mod routes;
pub mod server;
mod socket;
mod sweep;
mod talk;
mod watchers;

pub use clock::{Clock, HandClock, RealClock};
pub use config::{Config, Rate};
pub use proxy::Net;
pub use server::{Server, StartError};
