//! What a set of convex cells covers together, holes and hairlines included. Exact: the rim is
//! kept as fractions of the cells' sides, so that neither the order in which cells arrive nor
//! any rounding can change an answer.

use crate::Bounds;
use crate::Point;
use crate::convex::{Ratio, inside_part, insides_meet, sides};

/// One convex ring of a region, counter-clockwise.
#[derive(Clone, Debug)]
pub struct Cell {
    ring: Vec<Point>,
    bounds: Bounds,
}

impl Cell {
    /// The cell with that ring.
    pub fn new(ring: Vec<Point>) -> Cell {
        let bounds = Bounds::of(&ring);
        Cell { ring, bounds }
    }

    pub fn ring(&self) -> &[Point] {
        &self.ring
    }

    /// The box round it.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Whether its inside meets that of a convex ring.
    pub fn meets(&self, ring: &[Point], bounds: &Bounds) -> bool {
        self.bounds.meets(bounds) && insides_meet(&self.ring, ring)
    }
}

/// A part of a side of a cell that no other cell covers.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    from: Point,
    to: Point,
    part: (Ratio, Ratio),
    bounds: Bounds,
}

/// Cells and the rim of what they cover together.
#[derive(Clone, Debug, Default)]
pub struct Region {
    cells: Vec<Cell>,
    rim: Vec<Stretch>,
}

/// What a region was before some cells were added.
#[derive(Clone, Debug)]
pub struct Before {
    n_cells: usize,
    rim: Vec<Stretch>,
}

impl Region {
    /// The region of these cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Region {
        let mut region = Region::default();
        cells.into_iter().for_each(|cell| region.add(cell));
        region
    }

    /// Whether there are no cells.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Adds cells, and remembers what was before.
    pub fn extend(&mut self, cells: &[Cell]) -> Before {
        let before = Before { n_cells: self.cells.len(), rim: self.rim.clone() };
        cells.iter().for_each(|cell| self.add(cell.clone()));
        before
    }

    /// Makes the region what it was. Later additions are to be taken back first.
    pub fn restore(&mut self, before: Before) {
        self.cells.truncate(before.n_cells);
        self.rim = before.rim;
    }

    /// Whether a convex ring with a positive area lies wholly within.
    pub fn holds(&self, ring: &[Point], bounds: &Bounds) -> bool {
        let crosses = |stretch: &Stretch| {
            stretch.bounds.meets(bounds)
                && inside_part(stretch.from, stretch.to, ring, false)
                    .is_some_and(|part| overlap(part, stretch.part).is_some())
        };
        // If no part of the rim runs through the ring, all of it is inside or all of it outside.
        self.cells.iter().any(|cell| cell.meets(ring, bounds)) && !self.rim.iter().any(crosses)
    }

    fn add(&mut self, cell: Cell) {
        let mut rim = Vec::with_capacity(self.rim.len() + cell.ring.len());
        self.rim.iter().for_each(|stretch| uncovered(stretch, &cell, &mut rim));
        let (mut left, mut rest) = (Vec::new(), Vec::new());
        for (from, to) in sides(&cell.ring) {
            let bounds = Bounds::of(&[from, to]);
            left.push(Stretch { from, to, part: (Ratio::ZERO, Ratio::ONE), bounds });
            for other in self.cells.iter().filter(|other| other.bounds.meets(&bounds)) {
                left.drain(..).for_each(|stretch| uncovered(&stretch, other, &mut rest));
                std::mem::swap(&mut left, &mut rest);
            }
            rim.append(&mut left);
        }
        self.rim = rim;
        self.cells.push(cell);
    }
}

/// What two parts of the same way share, if more than a point.
fn overlap(part: (Ratio, Ratio), other: (Ratio, Ratio)) -> Option<(Ratio, Ratio)> {
    let (from, to) = (part.0.max(other.0), part.1.min(other.1));
    (from < to).then_some((from, to))
}

/// Adds those parts of a stretch that a cell leaves uncovered.
fn uncovered(stretch: &Stretch, cell: &Cell, into: &mut Vec<Stretch>) {
    let inside = if stretch.bounds.meets(&cell.bounds) {
        inside_part(stretch.from, stretch.to, &cell.ring, true)
    } else {
        None
    };
    let Some((enters, leaves)) = inside else {
        into.push(*stretch);
        return;
    };
    let (from, to) = stretch.part;
    let keep = [overlap((from, to), (from, enters)), overlap((from, to), (leaves, to))];
    into.extend(keep.into_iter().flatten().map(|part| Stretch { part, ..*stretch }));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(x: i32, y: i32, width: i32, height: i32) -> Vec<Point> {
        [(0, 0), (width, 0), (width, height), (0, height)]
            .map(|(right, up)| Point::new(x + right, y + up))
            .to_vec()
    }

    fn holds(region: &Region, ring: &[Point]) -> bool {
        region.holds(ring, &Bounds::of(ring))
    }

    #[test]
    fn a_seam_is_covered_and_a_hairline_is_not() {
        let left = Cell::new(block(0, 0, 10, 10));
        let flush = Region::new([left.clone(), Cell::new(block(10, 0, 10, 10))]);
        assert!(holds(&flush, &block(0, 0, 20, 10)));
        assert!(!holds(&flush, &block(0, 0, 20, 11)));
        let apart = Region::new([left, Cell::new(block(11, 0, 10, 10))]);
        assert!(!holds(&apart, &block(5, 1, 10, 2)));
        assert!(holds(&apart, &block(12, 1, 8, 2)));
    }

    #[test]
    fn a_hole_is_no_part_of_the_region() {
        let around = [
            block(0, 0, 30, 10),
            block(20, 10, 10, 10),
            block(0, 20, 30, 10),
            block(0, 10, 10, 10),
        ];
        let region = Region::new(around.into_iter().map(Cell::new));
        assert!(!holds(&region, &block(5, 5, 20, 20)));
        assert!(!holds(&region, &block(12, 12, 4, 4)), "within the hole");
        assert!(!holds(&region, &block(10, 10, 10, 10)), "exactly the hole");
        assert!(holds(&region, &block(0, 5, 10, 25)));
    }

    #[test]
    fn cells_added_last_are_taken_back() {
        let mut region = Region::new([Cell::new(block(0, 0, 10, 10))]);
        let before = region.extend(&[Cell::new(block(5, 0, 10, 10))]);
        assert!(holds(&region, &block(0, 0, 15, 10)));
        region.restore(before);
        assert!(!holds(&region, &block(0, 0, 15, 10)));
        assert!(holds(&region, &block(0, 0, 10, 10)));
    }
}
