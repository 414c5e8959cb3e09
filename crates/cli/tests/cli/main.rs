//! The program, as people and other programs use it. One program: linking it is what takes time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[cfg(unix)]
mod admin;
mod attacks;
#[cfg(unix)]
mod cluster;
mod commands;
mod data;
mod deploy;
mod exec;
mod faults;
mod history;
mod ladder;
mod learn;
mod leaving;
mod load;
#[cfg(unix)]
mod moving;
mod pipe;
mod play;
mod serve;
mod served;
mod slow;
mod starving;
mod tokens;
mod undo;
