//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_with};
use tokyo_jutaku::TokyoJutaku;

/// One test for each number of players, so that they run side by side.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<TokyoJutaku>($seats, &Plan::of(20, 60));
        })*
    };
}

conforms! {
    conforms_alone: 1;
    conforms_with_two_players: 2;
    conforms_with_four_players: 4;
    conforms_with_eight_players: 8;
}
