//! Every clause of RULES.md, by name, and the worked examples of the rulebook.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use king_of_tokyo::KingOfTokyo;

#[path = "rulebook/bay.rs"]
mod bay;
#[path = "rulebook/cards.rs"]
mod cards;
#[path = "rulebook/counters.rs"]
mod counters;
#[path = "rulebook/dice.rs"]
mod dice;
#[path = "rulebook/ending.rs"]
mod ending;
#[path = "rulebook/examples.rs"]
mod examples;
#[path = "rulebook/market.rs"]
mod market;
#[path = "rulebook/opening.rs"]
mod opening;
#[path = "rulebook/options.rs"]
mod options;
#[path = "rulebook/table.rs"]
mod table;
#[path = "rulebook/tokyo.rs"]
mod tokyo;
#[path = "rulebook/turn.rs"]
mod turn;

#[test]
fn every_clause_is_tested() {
    conformance::every_clause_is_tested::<KingOfTokyo>(&[
        include_str!("rulebook/bay.rs"),
        include_str!("rulebook/cards.rs"),
        include_str!("rulebook/counters.rs"),
        include_str!("rulebook/dice.rs"),
        include_str!("rulebook/ending.rs"),
        include_str!("rulebook/market.rs"),
        include_str!("rulebook/opening.rs"),
        include_str!("rulebook/options.rs"),
        include_str!("rulebook/tokyo.rs"),
        include_str!("rulebook/turn.rs"),
    ]);
}
