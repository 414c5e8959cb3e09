//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_with};
use tokyo_highway::TokyoHighway;

/// One test for each number of players, so that they run side by side.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<TokyoHighway>($seats, &Plan::of(200, 60).always(BLUEPRINT));
        })*
    };
}

conforms! {
    conforms_with_two_players: 2;
    conforms_with_three_players: 3;
    conforms_with_four_players: 4;
}

/// What falls takes long to work out, so most games are played with blueprints.
const BLUEPRINT: &[(&str, &str)] = &[("mode", "blueprint")];
const BY_HAND: &[(&str, &str)] = &[("mode", "hand-built"), ("steepest", "0.6"), ("grip", "wood")];

#[test]
fn conforms_by_hand() {
    let plan = Plan { games: 2, ..Plan::of(2, 400).always(BY_HAND) };
    conform_with::<TokyoHighway>(2, &plan);
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<TokyoHighway>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<TokyoHighway>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<TokyoHighway>("tests/encodings.txt", &Plan::of(6, 20).always(BLUEPRINT));
}
