//! Every clause of RULES.md, by name.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use tokyo_jutaku::TokyoJutaku;

#[path = "rulebook/building.rs"]
mod building_rules;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/moving.rs"]
mod moving;
#[path = "rulebook/opening.rs"]
mod opening;
#[path = "rulebook/races.rs"]
mod races;
#[path = "rulebook/stop.rs"]
mod stop;
#[path = "rulebook/table.rs"]
mod table;
#[path = "rulebook/variants.rs"]
mod variants;
#[path = "rulebook/wood.rs"]
mod wood;

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<TokyoJutaku>(&[
        include_str!("rulebook/building.rs"),
        include_str!("rulebook/ending.rs"),
        include_str!("rulebook/moving.rs"),
        include_str!("rulebook/opening.rs"),
        include_str!("rulebook/races.rs"),
        include_str!("rulebook/stop.rs"),
        include_str!("rulebook/variants.rs"),
        include_str!("rulebook/wood.rs"),
    ]);
}
