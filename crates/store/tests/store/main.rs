//! The promises of the store, kept by every backend.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod database;
mod moving;
mod postgres;
mod scratch;
mod sqlite;
mod suite;
