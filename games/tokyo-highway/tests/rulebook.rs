//! Every clause of RULES.md, by name, the seven crossings and the examples of the rulebook.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tokyo_highway::TokyoHighway;

#[path = "rulebook/by_hand.rs"]
mod by_hand;
#[path = "rulebook/cars.rs"]
mod cars;
#[path = "rulebook/crossings.rs"]
mod crossings;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/junctions.rs"]
mod junctions;
#[path = "rulebook/opening.rs"]
mod opening;
#[path = "rulebook/penalties.rs"]
mod penalties;
#[path = "rulebook/roads.rs"]
mod roads;
#[path = "rulebook/table.rs"]
mod table;
#[path = "rulebook/turn.rs"]
mod turn;

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<TokyoHighway>(&[
        include_str!("rulebook/by_hand.rs"),
        include_str!("rulebook/cars.rs"),
        include_str!("rulebook/crossings.rs"),
        include_str!("rulebook/ending.rs"),
        include_str!("rulebook/junctions.rs"),
        include_str!("rulebook/opening.rs"),
        include_str!("rulebook/penalties.rs"),
        include_str!("rulebook/roads.rs"),
        include_str!("rulebook/turn.rs"),
    ]);
}
