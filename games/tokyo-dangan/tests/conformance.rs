//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_with};
use tokyo_dangan::TokyoDangan;

#[test]
fn conforms_with_one_player_and_a_puzzle() {
    conform_with::<TokyoDangan>(1, &Plan::of(40, 60));
}

/// One test for each number of players, so that they run side by side.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<TokyoDangan>($seats, &Plan::of(60, 150));
        })*
    };
}

conforms! {
    conforms_with_two_players: 2;
    conforms_with_three_players: 3;
    conforms_with_four_players: 4;
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<TokyoDangan>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<TokyoDangan>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<TokyoDangan>("tests/encodings.txt", &Plan::of(10, 40));
}
