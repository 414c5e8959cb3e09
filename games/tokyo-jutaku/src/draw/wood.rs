//! Pieces of wood and borders of sites, seen through a lens.

use building::{Bounds, PieceId, Plot, Point};

use super::pen::{Num, Pen};

/// Where points of the card go in the picture: straight from above or aslant.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// Where the card's lower left corner is.
    pub origin: (f64, f64),
    /// Where a millimetre to the right goes.
    pub right: (f64, f64),
    /// Where a millimetre up goes.
    pub up: (f64, f64),
}

/// The side of a card in millimetres.
pub const CARD_MM: f64 = building::CARD_UM as f64 / 1_000.0;

impl Lens {
    /// From straight above, a millimetre so long.
    pub fn flat(origin: (f64, f64), scale: f64) -> Lens {
        Lens { origin, right: (scale, 0.0), up: (0.0, -scale) }
    }

    /// From straight above, so that the square shows in a square of that side.
    pub fn onto(square: Square, (left, bottom): (f64, f64), side: f64) -> Lens {
        let scale = side / square.side;
        let origin = (left - square.left * scale, bottom + square.low * scale);
        Lens::flat(origin, scale)
    }

    /// The same, moved.
    #[must_use]
    pub fn moved(self, x: f64, y: f64) -> Lens {
        Lens { origin: (self.origin.0 + x, self.origin.1 + y), ..self }
    }

    /// Where a point goes.
    pub fn see(self, point: Point) -> (f64, f64) {
        let (x, y) = (f64::from(point.x) / 1_000.0, f64::from(point.y) / 1_000.0);
        let across = self.origin.0 + x * self.right.0 + y * self.up.0;
        (across, self.origin.1 + x * self.right.1 + y * self.up.1)
    }

    /// A ring as the points of a polygon.
    pub fn ring(self, ring: &[Point]) -> String {
        let one = |corner: &Point| {
            let (x, y) = self.see(*corner);
            format!("{},{}", Num(x), Num(y))
        };
        ring.iter().map(one).collect::<Vec<_>>().join(" ")
    }
}

/// The part of a card that matters, in millimetres.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    pub left: f64,
    pub low: f64,
    pub side: f64,
}

impl Square {
    /// The square round the borders of a plot and what lies beyond, with some room.
    pub fn round<'a>(plot: &'a Plot, laid: impl Iterator<Item = &'a [Point]>) -> Square {
        let rings = plot.borders().iter().map(|border| border.outline()).chain(laid);
        let all: Vec<Point> = rings.flatten().copied().collect();
        let Bounds { low, high } = Bounds::of(&all);
        let mm = |um: i32| f64::from(um) / 1_000.0;
        let side = (mm(high.x) - mm(low.x)).max(mm(high.y) - mm(low.y)) + 2.0 * ROOM;
        let side = side.clamp(1.0, CARD_MM);
        // Centred, but never beyond the card.
        let start = |low: i32, high: i32| {
            ((mm(low) + mm(high) - side) / 2.0).clamp(0.0, (CARD_MM - side).max(0.0))
        };
        Square { left: start(low.x, high.x), low: start(low.y, high.y), side }
    }

    /// Its corners, counter-clockwise.
    pub fn corners(self) -> [Point; 4] {
        let um = |mm: f64| (mm * 1_000.0) as i32;
        let (left, low) = (um(self.left), um(self.low));
        let (right, high) = (um(self.left + self.side), um(self.low + self.side));
        [(left, low), (right, low), (right, high), (left, high)].map(|(x, y)| Point::new(x, y))
    }
}

/// Millimetres round the borders.
const ROOM: f64 = 3.5;

/// Wood by floor, from dark on the ground to light under the roof.
const SHADES: [&str; 6] = ["#b5824c", "#c7975f", "#d7ac75", "#e5c18e", "#efd4a9", "#f6e4c4"];

/// The shade of a floor, counted from 1.
pub fn shade(floor: u8) -> &'static str {
    let idx = usize::from(floor.saturating_sub(1)).min(SHADES.len() - 1);
    SHADES.get(idx).copied().unwrap_or("#c7975f")
}

/// The edge of a piece.
pub const EDGE: &str = "#4b3018";

/// Pieces and outlines, drawn with a pen.
pub trait Carving {
    /// A polygon.
    fn polygon(&mut self, lens: Lens, ring: &[Point], style: &str);

    /// A piece of wood with its grain.
    fn wood(&mut self, lens: Lens, ring: &[Point], piece: PieceId, fill: &str, width: f64);
}

impl Carving for Pen {
    fn polygon(&mut self, lens: Lens, ring: &[Point], style: &str) {
        let points = lens.ring(ring);
        self.add(format_args!("<polygon points=\"{points}\" stroke-linejoin=\"round\" {style}/>"));
    }

    fn wood(&mut self, lens: Lens, ring: &[Point], piece: PieceId, fill: &str, width: f64) {
        let points = lens.ring(ring);
        let (grain, width) = (piece.get() % 3, Num(width));
        self.add(format_args!(
            "<polygon points=\"{points}\" fill=\"{fill}\"/><polygon points=\"{points}\" \
             fill=\"url(#tj-grain-{grain})\" stroke=\"{EDGE}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\"/>"
        ));
    }
}
