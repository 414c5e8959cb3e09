//! A site prepared for building: its borders, and what is required.

use crate::Bounds;
use crate::CARD_UM;
use crate::Laid;
use crate::Point;
use crate::TOLERANCES;
use crate::convex::{disc, grown};
use crate::polygon::{convex_parts, double_area, fault_of};
use crate::region::{Cell, Region};
use contract::Malformed;

/// The most floors that can be required.
pub const MAX_FLOORS: u8 = 8;

/// The most pieces that can be required.
pub const MAX_PIECES: u8 = 16;

/// A site prepared for building.
#[derive(Clone, Debug)]
pub struct Plot {
    borders: Vec<Border>,
    floors: u8,
    pieces: u8,
}

/// One border of a plot.
#[derive(Clone, Debug)]
pub struct Border {
    outline: Vec<Point>,
    bounds: Bounds,
    region: Region,
}

impl Border {
    /// The line as it is printed, counter-clockwise.
    pub fn outline(&self) -> &[Point] {
        &self.outline
    }

    /// The box round the line.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Whether a piece lies inside, give or take the tolerance.
    pub fn holds(&self, laid: &Laid) -> bool {
        let holds = |part: &[Point]| self.region.holds(part, laid.bounds());
        laid.parts().iter().all(|part| holds(part))
    }

    /// Whether all corners of an outline lie inside, give or take the tolerance.
    pub fn holds_corners(&self, outline: &[Point]) -> bool {
        self.region.holds_corners(outline)
    }

    /// Whether some of a piece lies inside.
    pub fn meets(&self, laid: &Laid) -> bool {
        let parts = laid.parts();
        let meets = |cell: &Cell| parts.iter().any(|part| cell.meets(part, laid.bounds()));
        self.region.cells().iter().any(meets)
    }

    /// The cells that it is made of, the tolerance included.
    pub fn cells(&self) -> &[Cell] {
        self.region.cells()
    }
}

impl Plot {
    /// A plot with one border or two, and a building of that many floors and pieces on it.
    ///
    /// # Errors
    ///
    /// Says in words what is wrong with an outline or a number.
    pub fn new(outlines: &[Vec<Point>], floors: u8, pieces: u8) -> Result<Plot, Malformed> {
        if outlines.is_empty() || outlines.len() > 2 {
            return Err(format!("a site has one border or two, not {}", outlines.len()).into());
        }
        if floors == 0 || floors > pieces || floors > MAX_FLOORS || pieces > MAX_PIECES {
            return Err(format!("{floors} floors of {pieces} pieces cannot be built").into());
        }
        let borders = outlines.iter().map(|outline| border(outline));
        Ok(Plot { borders: borders.collect::<Result<_, _>>()?, floors, pieces })
    }

    pub fn borders(&self) -> &[Border] {
        &self.borders
    }

    /// The required floors.
    pub fn floors(&self) -> u8 {
        self.floors
    }

    /// The required pieces.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }
}

fn border(outline: &[Point]) -> Result<Border, Malformed> {
    if let Some(why) = fault_of(outline) {
        return Err(format!("a border is no outline: {why}").into());
    }
    let room = TOLERANCES.border_um * 2;
    let card = Bounds { low: Point::new(0, 0), high: Point::new(CARD_UM, CARD_UM) }.grown(-room);
    if !card.holds(&Bounds::of(outline)) {
        return Err("a border leaves the card".to_string().into());
    }
    let by = disc(TOLERANCES.border_um);
    let part = |part: &Vec<usize>| -> Vec<Point> { part.iter().map(|idx| outline[*idx]).collect() };
    let parts = convex_parts(outline);
    let area: i64 = parts.iter().map(|each| double_area(&part(each))).sum();
    let convex = |ring: Vec<Point>| {
        let corner = |idx: usize| ring[idx % ring.len()];
        let way = |idx: usize| corner(idx + 1) - corner(idx);
        (0..ring.len()).all(|idx| way(idx).cross(way(idx + 1)) > 0)
    };
    if area != double_area(outline) || !parts.iter().all(|each| convex(part(each))) {
        return Err("a border cannot be cut into convex parts".to_string().into());
    }
    let cells = parts.iter().map(|each| Cell::new(grown(&part(each), &by)));
    let region = Region::new(cells);
    Ok(Border { outline: outline.to_vec(), bounds: Bounds::of(outline), region })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(low: i32, high: i32) -> Vec<Point> {
        [(low, low), (high, low), (high, high), (low, high)].map(|(x, y)| Point::new(x, y)).to_vec()
    }

    fn told(outlines: &[Vec<Point>], floors: u8, pieces: u8) -> String {
        Plot::new(outlines, floors, pieces).err().map(|why| why.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_plot_has_one_border_or_two() {
        let borders = |count: usize| told(&vec![rectangle(10_000, 30_000); count], 1, 1);
        assert_eq!(borders(0), "a site has one border or two, not 0");
        assert_eq!([borders(1), borders(2)], ["", ""]);
        assert_eq!(borders(3), "a site has one border or two, not 3");
    }

    #[test]
    fn floors_and_pieces_have_their_limits_and_no_floor_is_empty() {
        let asks = |floors: u8, pieces: u8| told(&[rectangle(10_000, 30_000)], floors, pieces);
        for (floors, pieces) in [(1, 1), (8, 8), (8, 16), (1, 16)] {
            assert_eq!(asks(floors, pieces), "");
        }
        for (floors, pieces) in [(0, 1), (2, 1), (9, 16), (8, 17)] {
            let said = asks(floors, pieces);
            assert_eq!(said, format!("{floors} floors of {pieces} pieces cannot be built"));
        }
    }

    #[test]
    fn a_border_keeps_half_a_millimetre_from_the_rim_of_the_card() {
        let within = |low: i32, high: i32| told(&[rectangle(low, high)], 1, 1);
        assert_eq!(within(500, 69_500), "");
        assert_eq!(within(499, 69_500), "a border leaves the card");
        assert_eq!(within(500, 69_501), "a border leaves the card");
    }
}
