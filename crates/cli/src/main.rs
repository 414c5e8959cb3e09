//! `tokyo`: the tabletop on the command line.
//!
//! - [`args`], [`match_args`], [`ladder_args`]: what can be asked for
//! - [`options`]: setups from presets and `--option key=value`
//! - one module for each command: [`play`], [`learn`], [`simulate`], [`ladder`], [`selfplay`],
//!   [`engine`], [`replay`], [`analyse`], [`rules`], [`draw`], [`serve`], [`backup`], [`moving`],
//!   [`load`], [`leases`], [`admin`]
//! - [`entrant`], [`programs`]: bots of simulated games, also programs of one's own
//! - [`span`]: spans of time as people write them
//! - [`data_folder`], [`log`]: where the server keeps its data, and what it tells
//! - [`serving`]: options of `serve` about connections, encryption and the time of bots
//! - [`threads`]: how many threads wait for sockets
//! - [`open_files`]: how many files and sockets the program may have open
//! - [`failure`]: one clear sentence and exit code 2

mod admin;
mod analyse;
mod args;
mod backup;
mod data_folder;
mod draw;
mod engine;
mod entrant;
mod failure;
mod files;
mod ladder;
mod ladder_args;
mod learn;
mod leases;
mod load;
mod log;
mod match_args;
mod moving;
mod open_files;
mod options;
mod play;
mod programs;
mod replay;
mod rules;
mod selfplay;
mod serve;
mod serving;
mod simulate;
mod span;
mod threads;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

/// The server makes and drops many small things on several threads: this one does it faster than
/// the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let result = match Args::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Selfplay(args) => selfplay::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Leases(args) => leases::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Move(args) => moving::run(&args),
        Command::Admin(args) => admin::run(args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
