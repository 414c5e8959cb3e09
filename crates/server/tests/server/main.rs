//! The real server, from outside. One program: linking it is what takes time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod api;
mod bots;
mod common;
mod company;
mod days;
mod disk;
mod faults;
mod figures;
mod garbage;
mod guests;
mod lists;
mod lobby;
mod play;
mod push;
mod tls;
