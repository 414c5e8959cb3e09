//! `tokyo admin`, retention and private files, with the real program.

mod erase;
mod files;
mod keep;
mod rule;
mod tables;
mod web;
