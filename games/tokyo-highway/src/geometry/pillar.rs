//! Upright cylinders.

use crate::geometry::Disc;

/// A cylinder that stands on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pillar {
    /// Its plan.
    pub disc: Disc,
    /// The height of its top.
    pub top: f64,
}

impl Pillar {
    /// Whether two pillars keep the margin. Both stand on the table, so heights do not matter.
    pub fn clears(&self, other: &Pillar, margin: f64) -> bool {
        let reach = self.disc.radius + other.disc.radius + margin;
        (self.disc.centre - other.disc.centre).square() >= reach * reach
    }
}
