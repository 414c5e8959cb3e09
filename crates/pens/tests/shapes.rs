//! A seat has one colour and one shape, in pictures, in the page and in the terminal.
#![allow(clippy::unwrap_used, reason = "the helpers of tests may fail a test")]

use std::path::PathBuf;

use contract::Seat;
use contract::picture::{SEAT_COLOURS, SEAT_GLYPHS};
use pens::Shape;

fn client(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../client/src").join(file)
}

/// The shapes as the page draws them: in a square of 20, room for an edge included.
fn shapes() -> String {
    let path = |shape: Shape| format!("  \"{}\",\n", shape.path((10.0, 10.0), 7.0));
    let paths: String = Shape::ALL.into_iter().map(path).collect();
    let head =
        "/** The shapes of seats in a square of 20, as pictures draw them. Written by a test";
    let more = "of\n * crates/pens: TOKYO_REFRESH=1 cargo test -p pens --test shapes */";
    format!("{head} {more}\nexport const SHAPES = [\n{paths}];\n")
}

#[test]
fn the_page_draws_the_shapes_of_the_pictures() {
    let file = client("parts/shapes.ts");
    if std::env::var_os("TOKYO_REFRESH").is_some() {
        std::fs::write(&file, shapes()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), shapes(), "{}", file.display());
}

#[test]
fn the_page_has_the_colours_of_the_pictures() {
    let tokens = std::fs::read_to_string(client("styles/tokens.css")).unwrap();
    for (seat, colour) in SEAT_COLOURS.iter().enumerate() {
        assert!(tokens.contains(&format!("--seat-{seat}: {colour};")), "seat {seat}: {colour}");
    }
}

#[test]
fn the_terminal_has_a_letter_for_each_shape() {
    let wanted = ['●', '■', '⬢', '▲', '◆', '✚', '⬟', '★'];
    let named = [
        Shape::Circle,
        Shape::Square,
        Shape::Hexagon,
        Shape::Triangle,
        Shape::Diamond,
        Shape::Cross,
        Shape::Pentagon,
        Shape::Star,
    ];
    assert_eq!(SEAT_GLYPHS, wanted);
    assert!(Seat::all(8).zip(named).all(|(seat, shape)| Shape::of(seat) == shape));
}
