//! `tokyo play`: a game in the terminal against bots.
//!
//! - [`begin`]: from the command line to a seat at a table
//! - [`session`]: the match and what should happen next; [`thinker`]: bots that think beside it
//! - [`choices`], [`log`], [`ending`], [`save`], [`pages`]: what both front ends show and do
//! - [`screen`]: the front end for a terminal; [`plain`]: the one for pipes and screen readers

mod begin;
mod choices;
mod ending;
mod log;
mod pages;
mod plain;
mod save;
mod screen;
mod session;
#[cfg(test)]
mod tests;
mod thinker;
#[cfg(test)]
mod toy;

pub use begin::own_name;

use std::io::{self, IsTerminal};

use crate::args;
use crate::failure::{Failure, Outcome};

pub fn run(args: &args::Play) -> Outcome {
    let session = begin::begin(args)?;
    if args.plain {
        return plain::run(session, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let why = "playing needs a terminal: add --plain to play line by line over pipes";
        return Err(Failure(why.into()));
    }
    screen::run(session, args.instant)
}
