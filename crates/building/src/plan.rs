//! Outlines seen from above, as the path data of SVG: no styles, and whole numbers only.
//!
//! A unit of a plan is a tenth of a millimetre. Cards count upwards from their lower edge, plans
//! downwards from a corner, so a picture only has to move and scale them.

use std::fmt::Write;

use crate::Bounds;
use crate::CARD_UM;
use crate::Point;

/// Micrometres in a unit of a plan.
const UNIT_UM: i32 = 100;

/// The side of a card in units of its plan.
pub const SIDE: i32 = CARD_UM / UNIT_UM;

/// The upper left corner of a card, where its plan begins.
pub const CORNER: Point = Point { x: 0, y: CARD_UM };

/// Where a point lies in the plan that begins at that corner: to the right and down.
pub fn seen(point: Point, corner: Point) -> (i32, i32) {
    let unit = |um: i32| (um + UNIT_UM / 2).div_euclid(UNIT_UM);
    (unit(point.x - corner.x), unit(corner.y - point.y))
}

/// The closed path of an outline in the plan that begins at that corner.
pub fn path(outline: &[Point], corner: Point) -> String {
    let mut path = String::new();
    for (idx, point) in outline.iter().enumerate() {
        let (x, y) = seen(*point, corner);
        let letter = if idx == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{letter}{x} {y}");
    }
    if !path.is_empty() {
        path.push('Z');
    }
    path
}

/// The path of an outline alone, how wide and how high it is: its plan begins at the upper left
/// corner of the box round it.
pub fn alone(outline: &[Point]) -> (String, i32, i32) {
    if outline.is_empty() {
        return (String::new(), 0, 0);
    }
    let bounds = Bounds::of(outline);
    let corner = Point::new(bounds.low.x, bounds.high.y);
    let (wide, high) = seen(Point::new(bounds.high.x, bounds.low.y), corner);
    (path(outline, corner), wide, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces;

    #[test]
    fn plans_begin_at_the_upper_left() {
        let square = [(0, 0), (10_000, 0), (10_000, 10_040), (0, 10_040)];
        let square = square.map(|(x, y)| Point::new(x, y));
        assert_eq!(path(&square, CORNER), "M0 700L100 700L100 600L0 600Z");
        assert_eq!(alone(&square), ("M0 100L100 100L100 0L0 0Z".to_owned(), 100, 100));
        assert_eq!(alone(&[]), (String::new(), 0, 0));
    }

    #[test]
    fn every_piece_has_a_plan_without_negative_numbers() {
        for piece in pieces() {
            let (path, wide, high) = alone(&piece.faces[0].outline);
            assert!(!path.contains('-') && wide > 0 && high > 0, "{path}");
        }
    }
}
