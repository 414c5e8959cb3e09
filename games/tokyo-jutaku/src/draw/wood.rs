//! Pieces of wood and borders of sites, seen through a lens.

use building::{PieceId, Point};

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

/// Wood by floor, from dark on the ground to light under the roof.
const SHADES: [&str; 6] = ["#b5824c", "#c7975f", "#d7ac75", "#e5c18e", "#efd4a9", "#f6e4c4"];

/// The shade of a floor, counted from 1.
pub fn shade(floor: u8) -> &'static str {
    let idx = usize::from(floor.saturating_sub(1)).min(SHADES.len() - 1);
    SHADES.get(idx).copied().unwrap_or("#c7975f")
}

/// The edge of a piece.
pub const EDGE: &str = "#4b3018";

impl Pen {
    /// A polygon.
    pub fn polygon(&mut self, lens: Lens, ring: &[Point], style: &str) {
        let points = lens.ring(ring);
        self.add(format_args!("<polygon points=\"{points}\" stroke-linejoin=\"round\" {style}/>"));
    }

    /// A piece of wood with its grain.
    pub fn wood(&mut self, lens: Lens, ring: &[Point], piece: PieceId, fill: &str, width: f64) {
        let points = lens.ring(ring);
        let (grain, width) = (piece.get() % 3, Num(width));
        self.add(format_args!(
            "<polygon points=\"{points}\" fill=\"{fill}\"/><polygon points=\"{points}\" \
             fill=\"url(#tj-grain-{grain})\" stroke=\"{EDGE}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\"/>"
        ));
    }
}
