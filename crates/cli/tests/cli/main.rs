//! The program, as people and other programs use it. One program: linking it is what takes time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[cfg(unix)]
mod admin;
mod attacks;
mod commands;
mod data;
mod faults;
mod learn;
mod leaving;
mod load;
mod play;
mod serve;
mod served;
mod slow;
mod starving;
mod tokens;
mod undo;
