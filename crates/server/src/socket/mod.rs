//! Sockets, from the first message to the last.
//!
//! - [`session`]: one client's socket
//! - [`lag`]: how long its messages travel
//! - [`quiet`]: whether anybody is left when none come
//! - `fairness`: tests of what a slow connection costs, and a lie about one brings

#[cfg(test)]
mod fairness;
mod lag;
mod quiet;
mod session;

pub use session::run;
