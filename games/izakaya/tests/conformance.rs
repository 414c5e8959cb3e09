//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_with};
use izakaya::Izakaya;

/// One test for each number of players, so that they run side by side.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<Izakaya>($seats, &Plan::of(25, 150));
        })*
    };
}

conforms! {
    conforms_with_two_players: 2;
    conforms_with_three_players: 3;
    conforms_with_four_players: 4;
    conforms_with_five_players: 5;
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<Izakaya>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<Izakaya>(include_str!("walks.txt"));
}
