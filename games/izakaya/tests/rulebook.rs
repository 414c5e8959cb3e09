//! Every clause of RULES.md, by name.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use izakaya::Izakaya;

#[path = "rulebook/acting.rs"]
mod acting;
#[path = "rulebook/auction.rs"]
mod auction;
#[path = "rulebook/building.rs"]
mod building_rules;
#[path = "rulebook/claims.rs"]
mod claims;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/market.rs"]
mod market;
#[path = "rulebook/opening.rs"]
mod opening;
#[path = "rulebook/refusals.rs"]
mod refusals;
#[path = "rulebook/secrets.rs"]
mod secrets;
#[path = "rulebook/table.rs"]
mod table;

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<Izakaya>(&[
        include_str!("rulebook/acting.rs"),
        include_str!("rulebook/auction.rs"),
        include_str!("rulebook/building.rs"),
        include_str!("rulebook/claims.rs"),
        include_str!("rulebook/ending.rs"),
        include_str!("rulebook/market.rs"),
        include_str!("rulebook/opening.rs"),
        include_str!("rulebook/secrets.rs"),
    ]);
}
