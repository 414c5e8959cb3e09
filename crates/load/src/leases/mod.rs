//! Many nodes, their leases and what goes wrong, on simulated time.
//!
//! - `plan`: how many nodes, under which rules, on which database, and the failures
//! - `database`: how long a statement takes; house time
//! - `world`: nodes, matches, and what is still to happen
//! - `beats`: leases are renewed, owners fall silent and speak again
//! - `claims`: clients ask for their match, polls find what is due
//! - `run`: one failure from beginning to end
//! - `outcome`, `tables`: what came of it, and how it is printed
//!
//! **The same plan gives the same outcome.** Everything that takes time here takes it from the
//! database's distribution or from a rule; the work inside a node is taken to cost nothing.

mod beats;
mod claims;
mod database;
mod outcome;
mod plan;
mod run;
mod tables;
#[cfg(test)]
mod tests;
mod world;

pub use outcome::{Outcome, Spread};
pub use plan::{Failure, MILLI, Micros, Plan, Rules, SECOND, Size, Speed};
pub use run::{run, upkeep_a_second};
pub use tables::{failures, house_row, rules, sweep};
