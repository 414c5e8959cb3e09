//! Upright blocks with a round or convex outline.

use crate::geometry::{Bounds, Convex, Disc, Pillar};

/// The plan of a block.
#[allow(clippy::large_enum_variant, reason = "blocks are few, and nothing here goes to the heap")]
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// Round.
    Disc(Disc),
    /// Straight sides.
    Convex(Convex),
}

/// A prism that stands on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    outline: Outline,
    top: f64,
    bounds: Bounds,
}

impl Block {
    /// The block over an outline, from the table up to a height.
    pub fn new(outline: Outline, top: f64) -> Block {
        let bounds = match &outline {
            Outline::Disc(disc) => disc.bounds(),
            Outline::Convex(convex) => convex.bounds(),
        };
        Block { outline, top, bounds }
    }

    /// The plan.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The height of its top.
    pub fn top(&self) -> f64 {
        self.top
    }

    /// The box round the plan.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Whether a pillar keeps the margin. Both stand on the table, so heights do not matter.
    pub fn clears_pillar(&self, pillar: &Pillar, margin: f64) -> bool {
        self.bounds.apart(&pillar.disc.bounds(), margin) || self.gap_to_disc(&pillar.disc) >= margin
    }

    /// Whether another block keeps the margin.
    pub fn clears(&self, other: &Block, margin: f64) -> bool {
        if self.bounds.apart(&other.bounds, margin) {
            return true;
        }
        match (&self.outline, &other.outline) {
            (Outline::Disc(disc), _) => other.gap_to_disc(disc) >= margin,
            (_, Outline::Disc(disc)) => self.gap_to_disc(disc) >= margin,
            (Outline::Convex(mine), Outline::Convex(its)) => mine.distance_to(its) >= margin,
        }
    }

    /// Whether the block stands wholly on a round table.
    pub fn lies_in(&self, table: &Disc) -> bool {
        match &self.outline {
            Outline::Disc(disc) => table.contains_disc(disc),
            Outline::Convex(convex) => table.contains_convex(convex),
        }
    }

    /// The gap to a disc; negative if they overlap.
    fn gap_to_disc(&self, disc: &Disc) -> f64 {
        match &self.outline {
            Outline::Disc(mine) => mine.gap(disc),
            Outline::Convex(convex) => disc.gap_to_convex(convex),
        }
    }
}
