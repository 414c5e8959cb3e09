//! The suite that every game passes, the golden games and the walk counts.

use conformance::{Plan, conform_among};
use tokyo_jutaku::TokyoJutaku;

/// Random builders seldom finish a white site, and eight of them do a lot in a minute: matches
/// last for ever without a limit, and for ages with the longest ones.
const SHORT: &[(&str, i64, i64)] = &[("limit", 1, 4), ("attack", 1, 3)];

/// One test for some numbers of players, so that they run side by side. Few players take few steps,
/// and in fewer still does anybody hide a choice, so that more of theirs are looked at.
macro_rules! conforms {
    ($($name:ident: $seats:expr, $games:literal, one step in $one_in:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_among::<TokyoJutaku>($seats, &Plan::of($games, $one_in).within(SHORT));
        })*
    };
}

conforms! {
    conforms_with_one_to_three_players: 1..=3, 30, one step in 50;
    conforms_with_four_and_five_players: 4..=5, 30, one step in 150;
    conforms_with_six_players: 6..=6, 20, one step in 150;
    conforms_with_seven_players: 7..=7, 15, one step in 150;
    conforms_with_eight_players: 8..=8, 15, one step in 150;
}

#[test]
fn golden_plays() {
    conformance::golden_plays::<TokyoJutaku>("tests/plays");
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<TokyoJutaku>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<TokyoJutaku>("tests/encodings.txt", &Plan::of(4, 200).within(SHORT));
}
