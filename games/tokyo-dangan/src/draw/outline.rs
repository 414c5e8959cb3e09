//! Outlines round sets of squares, with round corners.

use std::fmt::Write;

use super::{BOARD, SIDE};
use crate::square::{HEIGHT, Square, WIDTH};

/// A corner of the grid.
type Corner = (i32, i32);

/// East, south, west, north: clockwise, as outlines run round what is inside.
const STEPS: [Corner; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The outline as the data of an SVG path: so far inside the squares' own edges, with corners of
/// that radius. Where `beyond` is set, squares at the edge of the board go on outside of it.
pub fn path(inside: impl Fn(Square) -> bool, inset: i32, radius: i32, beyond: bool) -> String {
    let cell = |x: i32, y: i32| cell(&inside, x, y, beyond);
    let mut data = String::new();
    for ring in rings(&mut edges(cell)) {
        for (idx, (corner, dir)) in ring.iter().enumerate() {
            let (_, before) = ring[(idx + ring.len() - 1) % ring.len()];
            let (into, out) = (STEPS[before], STEPS[*dir]);
            // What is inside lies to the right of the way an outline runs.
            let (dx, dy) = (-into.1 - out.1, into.0 + out.0);
            let x = BOARD.x + corner.0 * SIDE + inset * dx;
            let y = BOARD.y + corner.1 * SIDE + inset * dy;
            let letter = if idx == 0 { 'M' } else { 'L' };
            let (from_x, from_y) = (x - radius * into.0, y - radius * into.1);
            let (to_x, to_y) = (x + radius * out.0, y + radius * out.1);
            // Writing to a string cannot fail.
            let _ = write!(data, "{letter}{from_x} {from_y}Q{x} {y} {to_x} {to_y}");
        }
        data.push('Z');
    }
    data
}

fn cell(inside: &impl Fn(Square) -> bool, x: i32, y: i32, beyond: bool) -> bool {
    let (wide, high) = (i32::from(WIDTH), i32::from(HEIGHT));
    let (x, y) = match beyond && (-1..=wide).contains(&x) && (-1..=high).contains(&y) {
        true => (x.clamp(0, wide - 1), y.clamp(0, high - 1)),
        false => (x, y),
    };
    let at = |x, y| Square::at(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
    at(x, y).is_some_and(inside)
}

/// Where an inside square meets an outside one, each from corner to corner.
fn edges(cell: impl Fn(i32, i32) -> bool) -> Vec<(Corner, usize)> {
    let mut edges = Vec::new();
    for y in -1..=i32::from(HEIGHT) {
        for x in (-1..=i32::from(WIDTH)).filter(|x| cell(*x, y)) {
            let sides = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
            let outside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
            for (dir, (from, (x, y))) in sides.into_iter().zip(outside).enumerate() {
                if !cell(x, y) {
                    edges.push((from, dir));
                }
            }
        }
    }
    edges
}

/// Joins edges to closed rings; each ring lists its corners with the direction that follows.
fn rings(edges: &mut Vec<(Corner, usize)>) -> Vec<Vec<(Corner, usize)>> {
    let mut rings = Vec::new();
    while let Some(start) = edges.pop() {
        let mut ring = vec![start];
        let (mut at, mut dir) = start;
        loop {
            at = (at.0 + STEPS[dir].0, at.1 + STEPS[dir].1);
            // Squares that touch only in a corner keep outlines of their own: right turns first.
            let next = [dir + 1, dir, dir + 3]
                .into_iter()
                .find_map(|turn| edges.iter().position(|edge| *edge == (at, turn % 4)));
            let Some(next) = next else { break };
            let (_, turned) = edges.swap_remove(next);
            if turned != dir {
                ring.push((at, turned));
            }
            dir = turned;
        }
        // The ring may have begun in the middle of a side.
        if dir == start.1 {
            ring.remove(0);
        }
        rings.push(ring);
    }
    rings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(squares: &[&str], beyond: bool) -> (usize, usize) {
        let inside = |square: Square| squares.contains(&square.to_string().as_str());
        let data = path(inside, 5, 20, beyond);
        (data.matches('Z').count(), data.matches('Q').count())
    }

    #[test]
    fn outlines_close_and_turn_where_the_squares_do() {
        assert_eq!(corners(&[], false), (0, 0));
        assert_eq!(corners(&["c4"], false), (1, 4));
        assert_eq!(corners(&["c4", "c5"], false), (1, 4));
        assert_eq!(corners(&["c4", "c5", "d5"], false), (1, 6));
        assert_eq!(corners(&["c4", "d5"], false), (2, 8));
        let ring = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"];
        assert_eq!(corners(&ring, false), (2, 8));
        assert_eq!(corners(&["f9"], true), (1, 4));
    }

    #[test]
    fn a_square_is_outlined_inside_its_edges() {
        let inside = |square: Square| square == Square::at(0, 0).unwrap_or(square);
        let (near, far) = (BOARD.x + 5, BOARD.x + SIDE - 5);
        let data = path(|square| square.x() == 0 && square.y() == 0 && inside(square), 5, 0, false);
        for x in [near, far] {
            assert!(data.contains(&format!("Q{x} {near} ")), "{data}");
        }
    }
}
