//! `tokyo admin`, retention and private files, with the real program.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(unix)]

mod erase;
mod files;
mod keep;
#[path = "../served/part.rs"]
mod part;
mod rule;
mod tables;
mod web;
