//! What everything is drawn with: the colours, and lines between points.

use crate::geometry::Point;
pub use pens::{Area, Num, Pen, Type, bold, book, colour, ring};

/// Dark lines and letters.
pub const INK: &str = "#262a31";
/// Letters of less weight.
pub const SOFT: &str = "#6d6a64";
/// The ground of cards.
pub const CARD: &str = "#fffdf7";
/// Thin lines between things.
pub const LINE: &str = "#d8cfbd";
/// Yellow column pieces.
pub const YELLOW: &str = "#f4c430";
/// The sign of roads that nobody has crossed over.
pub const ABOVE: &str = "#ffd84d";
/// The sign of roads that nobody has crossed under.
pub const BELOW: &str = "#7fdcff";

/// The edge of the newest road.
pub const NEWEST: &str = "#ffe600";

/// About how much room a text needs: never less than viewers make it.
pub fn room(kind: Type, text: &str) -> f64 {
    let narrower = if kind.bold { 1.0 } else { 0.92 };
    let letter = |letter: char| match letter {
        'i' | 'l' | 'j' | 't' | 'f' | 'r' | 'I' | ' ' | '.' | ',' | ':' | '·' | '(' | ')' => 0.42,
        'm' | 'w' | 'M' | 'W' => 1.05,
        _ => 0.7,
    };
    // Letters of Japanese are square, whatever their weight.
    let ems = |sign: char| if sign >= '\u{2e80}' { 1.0 } else { letter(sign) * narrower };
    text.chars().map(ems).sum::<f64>() * kind.size
}

/// The path of a line from point to point.
pub fn line(from: Point, to: Point) -> String {
    format!("M{} {}L{} {}", Num(from.x), Num(from.y), Num(to.x), Num(to.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_japanese_are_square() {
        for kind in [book(10.0), bold(10.0)] {
            assert!(room(kind, "東京の道") >= 40.0);
            assert!(room(kind, "iiii") < 20.0);
        }
    }
}
