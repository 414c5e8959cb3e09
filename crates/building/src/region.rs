//! What a set of convex cells covers together, holes and hairlines included. Exact: what is left
//! bare of the cells' sides is worked out in fractions, so that neither the order in which cells
//! arrive nor any rounding can change an answer.

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

    /// Whether a point lies in it, the sides included.
    fn contains(&self, point: Point) -> bool {
        let is_left = |(from, to): (Point, Point)| (to - from).cross(point - from) >= 0;
        self.bounds.holds(&Bounds { low: point, high: point }) && sides(&self.ring).all(is_left)
    }
}

/// Cells, and what they cover together.
#[derive(Clone, Debug, Default)]
pub struct Region {
    cells: Vec<Cell>,
}

impl Region {
    /// The region of these cells.
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Region {
        Region { cells: cells.into_iter().collect() }
    }

    /// Whether there are no cells.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Adds cells.
    pub fn extend(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.cells.extend(cells);
    }

    /// Takes back that many cells, those that were added last.
    pub fn take_back(&mut self, count: usize) {
        self.cells.truncate(self.cells.len().saturating_sub(count));
    }

    /// Whether all corners of a ring lie within. Where one does not, neither does the ring.
    pub fn holds_corners(&self, ring: &[Point]) -> bool {
        ring.iter().all(|corner| self.cells.iter().any(|cell| cell.contains(*corner)))
    }

    /// Whether a convex ring with a positive area lies wholly within: most of the time in a single
    /// cell.
    pub fn holds(&self, ring: &[Point], bounds: &Bounds) -> bool {
        let in_one = |cell: &Cell| ring.iter().all(|corner| cell.contains(*corner));
        self.cells.iter().any(in_one) || covered(ring, bounds, &self.cells)
    }
}

/// Whether cells cover all of a convex ring with a positive area, in any case and from nothing but
/// their sides: if none of these is a rim within the ring, all of it is inside or all of it
/// outside.
pub fn covered(ring: &[Point], bounds: &Bounds, cells: &[Cell]) -> bool {
    let near: Vec<&Cell> = cells.iter().filter(|cell| cell.bounds.meets(bounds)).collect();
    let comes_near = |(from, to): &(Point, Point)| Bounds::of(&[*from, *to]).meets(bounds);
    let bare = |idx: usize| {
        let mut sides = sides(&near[idx].ring).filter(comes_near);
        sides.any(|side| is_bare(ring, side, idx, &near))
    };
    near.iter().any(|cell| cell.meets(ring, bounds)) && !(0..near.len()).any(bare)
}

/// Whether a side of a cell is a rim somewhere inside of the ring: no other cell goes on there.
fn is_bare(ring: &[Point], (from, to): (Point, Point), own: usize, cells: &[&Cell]) -> bool {
    let Some((enters, leaves)) = inside_part(from, to, ring, false) else { return false };
    let others = cells.iter().enumerate().filter(|(idx, _)| *idx != own);
    let mut covered: Vec<(Ratio, Ratio)> =
        others.filter_map(|(_, cell)| inside_part(from, to, &cell.ring, true)).collect();
    covered.sort();
    let reached =
        covered.into_iter().fold(
            enters,
            |reached, (start, end)| {
                if start <= reached { reached.max(end) } else { reached }
            },
        );
    reached < leaves
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
        region.extend([Cell::new(block(5, 0, 10, 10))]);
        assert!(holds(&region, &block(0, 0, 15, 10)));
        region.take_back(1);
        assert!(!holds(&region, &block(0, 0, 15, 10)));
        assert!(holds(&region, &block(0, 0, 10, 10)));
    }
}
