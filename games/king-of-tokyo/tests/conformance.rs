//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_with};
use king_of_tokyo::KingOfTokyo;

/// One test for each number of monsters, so that they run side by side. The first and the last
/// state of every game are looked at closely, so four hundred games take ten seconds or more; a
/// deep run plays a hundred times as many.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<KingOfTokyo>($seats, &Plan::of(200, 60));
        })*
    };
}

conforms! {
    conforms_with_two_monsters: 2;
    conforms_with_three_monsters: 3;
    conforms_with_four_monsters: 4;
    conforms_with_five_monsters: 5;
    conforms_with_six_monsters: 6;
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<KingOfTokyo>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<KingOfTokyo>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<KingOfTokyo>("tests/encodings.txt", &Plan::of(40, 6));
}
