//! The suite that every game passes, called in one line:
//!
//! ```ignore
//! #[test]
//! fn conforms() {
//!     conformance::conform::<ConnectFour>(&Plan::quick());
//! }
//! ```
//!
//! Random games are played with every number of seats and with random setups. Cheap checks run on
//! every step, expensive ones on sampled states. A fault names the check, the seed and the step.
//!
//! - [`plan`]: how much is played; [`finding`]: what was found; [`scene`]: one sampled state
//! - [`stroll`]: random play with the cheap checks; [`seen`]: what was seen on the way
//! - [`offering`], [`refusing`], [`secrecy`], [`guessing`], [`trips`], [`garbage`], [`showing`],
//!   [`thinking`]: the expensive checks
//! - [`mess`]: texts that are almost right, for tests that feed whatever comes in
//! - [`shelf`]: facts, options, words and rules; [`languages`]: those that a game speaks
//! - [`mod@encoding`]: positions and offers as numbers, for games that have them
//! - [`plays`]: golden games; [`walks`]: counts of command paths; [`coverage`]: clauses without a
//!   test
//!
//! The suite cannot catch a rule that is wrong but consistent with itself. That is what golden
//! games and the rulebook's examples are for.

pub mod coverage;
pub mod encoding;
pub mod finding;
pub mod garbage;
pub mod guessing;
pub mod languages;
pub mod mess;
pub mod offering;
pub mod plan;
pub mod plays;
pub mod refusing;
pub mod scene;
pub mod secrecy;
pub mod seen;
pub mod shelf;
pub mod showing;
pub mod stroll;
pub mod thinking;
pub mod trips;
pub mod walks;

use std::ops::RangeInclusive;

use contract::Tabletop;

pub use coverage::every_clause_is_tested;
pub use encoding::{compare_encodings, encodes, examine_encoding, golden_encodings};
pub use finding::Finding;
pub use plan::Plan;
pub use plays::golden_plays;
pub use walks::walk_counts;

/// Runs the whole suite on a game.
///
/// # Panics
/// With the first fault found.
#[allow(clippy::panic)]
pub fn conform<G: Tabletop>(plan: &Plan) {
    match examine::<G>(plan) {
        Ok(told) => println!("{told}"),
        Err(fault) => panic!("{} does not conform: {fault}", G::META.title),
    }
}

/// Runs the suite on a game with that many seats only: long plans are split into several tests,
/// which then run side by side.
///
/// # Panics
/// With the first fault found.
pub fn conform_with<G: Tabletop>(seats: usize, plan: &Plan) {
    conform_among::<G>(seats..=seats, plan);
}

/// The same for several numbers of seats.
///
/// # Panics
/// With the first fault found.
#[allow(clippy::panic)]
pub fn conform_among<G: Tabletop>(seats: RangeInclusive<usize>, plan: &Plan) {
    match examine_with::<G>(seats, plan) {
        Ok(told) => println!("{told}"),
        Err(fault) => panic!("{} does not conform: {fault}", G::META.title),
    }
}

/// Runs the whole suite on a game and tells what was looked at.
///
/// # Errors
/// The first fault found.
pub fn examine<G: Tabletop>(plan: &Plan) -> Result<String, Finding> {
    examine_with::<G>(G::META.seats, plan)
}

fn examine_with<G: Tabletop>(seats: RangeInclusive<usize>, plan: &Plan) -> Result<String, Finding> {
    shelf::check::<G>()?;
    let mut seen = seen::Seen::default();
    for seats in seats {
        for number in 0..plan.games {
            stroll::game::<G>(plan, seats, number, &mut seen)?;
        }
    }
    seen.check::<G>()?;
    Ok(seen.to_string())
}
