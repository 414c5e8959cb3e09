//! The suite that every game passes, the golden games and the walk counts.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use conformance::{Plan, conform_with};
use izakaya::Izakaya;

/// One test for each number of players, so that they run side by side.
macro_rules! conforms {
    ($($name:ident: $seats:literal;)*) => {
        $(#[test]
        fn $name() {
            conform_with::<Izakaya>($seats, &Plan::of(60, 40));
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
fn golden_plays_show_every_number_of_players() {
    let listed = std::fs::read_dir("tests/plays").unwrap();
    let texts = listed.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let heads: Vec<String> = texts.map(|text| text.lines().next().unwrap().to_owned()).collect();
    for seats in 2..=5 {
        let shown = heads.iter().any(|head| head.contains(&format!("seats {seats},")));
        assert!(shown, "no golden game of {seats}");
    }
}

#[test]
fn walk_counts() {
    conformance::walk_counts::<Izakaya>(include_str!("walks.txt"));
}

#[test]
fn encodes() {
    conformance::encodes::<Izakaya>("tests/encodings.txt", &Plan::of(10, 40));
}
