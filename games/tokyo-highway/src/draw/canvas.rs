//! One picture of the table: what all brushes need.

use crate::geometry::{Point, Slab};
use contract::Seat;

use super::camera::Camera;
use super::pen::Pen;
use crate::truth::TokyoHighway;

/// One picture of the table.
pub struct Canvas<'a> {
    /// What it is drawn with.
    pub pen: &'a mut Pen,
    /// Where it is seen from.
    pub camera: Camera,
    /// What is drawn.
    pub state: &'a TokyoHighway,
    /// What the names of its gradients begin with.
    pub name: &'static str,
    /// Whose open bases are shown, if anybody's.
    pub builder: Option<Seat>,
}

impl Canvas<'_> {
    /// Where a point so high above the table appears.
    pub fn seen(&self, at: Point, height: f64) -> Point {
        self.camera.seen(at, height)
    }

    /// Where some points of the table appear.
    pub fn flat(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|point| self.seen(*point, 0.0)).collect()
    }

    /// Where a point of a slab appears, by how far along and across it is and by which part of
    /// its thickness it is above the underside.
    pub fn on(&self, slab: &Slab, along: f64, across: f64, part: f64) -> Point {
        let height = slab.under_at(along) + slab.thickness() * part;
        self.seen(slab.strip().at(along, across), height)
    }

    /// Millimetres as an attribute's value: units of the picture.
    pub fn mm(&self, length: f64) -> super::pen::Num {
        super::pen::Num(self.camera.across(length))
    }
}
