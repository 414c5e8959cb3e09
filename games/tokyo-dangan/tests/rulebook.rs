//! Every clause of RULES.md, by name, and the test vectors of the rulings.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tokyo_dangan::TokyoDangan;

#[path = "rulebook/destinations.rs"]
mod destinations;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/moving.rs"]
mod moving;
#[path = "rulebook/opening.rs"]
mod opening;
#[path = "rulebook/puzzles.rs"]
mod puzzles;
#[path = "rulebook/secrets.rs"]
mod secrets;
#[path = "rulebook/table.rs"]
mod table;
#[path = "rulebook/tiles.rs"]
mod tiles;
#[path = "rulebook/turn.rs"]
mod turn;
#[path = "rulebook/vectors.rs"]
mod vectors;

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<TokyoDangan>(&[
        include_str!("rulebook/destinations.rs"),
        include_str!("rulebook/ending.rs"),
        include_str!("rulebook/moving.rs"),
        include_str!("rulebook/opening.rs"),
        include_str!("rulebook/puzzles.rs"),
        include_str!("rulebook/secrets.rs"),
        include_str!("rulebook/tiles.rs"),
        include_str!("rulebook/turn.rs"),
    ]);
}
