//! Three servers on one PostgreSQL database, behind a proxy, under load. Whatever can fail does,
//! and in the end everything that clients were told is held against the log (`history`).
//!
//! - `stage`: database, nodes, proxy, and people who play
//! - `nodes`: the servers, as processes of their own
//! - `proxy`: hands connections to whichever of them answers, in turn
//! - `relay`: stands between nodes and a service, and fails when it is told to
//! - `database`: a schema of a test's own; `postgres`: a server of its own, which can be restarted
//!
//! What fails:
//!
//! - `kills`: nodes are killed, or stand still for longer than their lease
//! - `rolling`: nodes are replaced one after the other
//! - `moving`: sockets break, and come back to another node
//! - `outages`: the database is restarted, or stands still, while clocks run
//! - `answers`: connections to the database break between a commit and its answer
//! - `hints`: NATS is away
//! - `dates`: the clocks of nodes are wrong by an hour
//! - `beginnings`: nodes start at the same moment on an empty database
//! - `erasure`: a guest deletes everything at one node, and comes to another with the old cookie
//! - `last_leave`: the last guest leaves a table while another sits down
//! - `rematches`: two nodes open a rematch of the same match at once
//! - `forged`: somebody pretends to be another node
//!
//! And what `tokyo load` tells of several nodes: `figures`.
//!
//! `cargo xtask test --deep` runs the long version, which takes about an hour.

mod answers;
mod beginnings;
pub mod database;
mod dates;
mod erasure;
mod figures;
mod forged;
mod hints;
mod kills;
mod last_leave;
mod moving;
mod nodes;
mod outages;
mod postgres;
mod proxy;
mod relay;
mod rematches;
mod rolling;
mod stage;

/// How often something is done in the short version, and in the long one.
fn times(short: usize, deep: usize) -> usize {
    if std::env::var_os("TOKYO_DEEP").is_some() { deep } else { short }
}
