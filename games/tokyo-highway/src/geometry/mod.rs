//! Flat and sloping things on a table: where they rest, touch, clear and cross each other.
//!
//! All lengths are millimetres in `f64`; stored poses are whole hundredths and become `f64` at
//! this door ([`pose`]). Only the basic operations, square roots and comparisons are used, and
//! `libm` for the rest, so that every machine computes the same bits.
//!
//! Plan shapes:
//!
//! - [`pose`]: whole hundredths of a millimetre and of a degree
//! - [`point`]: points and vectors of the plane
//! - [`bounds`]: upright boxes, for cheap refusals
//! - [`disc`]: discs, and what lies inside of a round table
//! - [`strip`]: rectangles with a direction
//! - [`convex`]: small convex polygons, clipped and measured
//!
//! Solids:
//!
//! - [`slab`]: a box on a slope: a deck, or a car on one
//! - [`deck`]: decks laid from disc to disc, or from a disc to the table, on others if need be
//! - [`pillar`]: upright cylinders
//! - [`block`]: upright blocks with a round or convex outline
//! - [`tip`]: how the end of a deck may rest on a disc
//!
//! Verdicts on pairs:
//!
//! - [`meeting`]: what two solids are to each other: apart, over, under, or touching
//! - [`overlap`]: slab against slab
//! - [`passing`]: slab against pillar and block
//! - [`shared`]: slabs that rest on the same disc, outside of it
//! - [`mod@crossing`]: one slab crossing another from side to side
//!
//! # Examples
//!
//! A level deck and one that climbs across it:
//!
//! ```
//! use tokyo_highway::geometry::{Deck, Footing, Level, Meeting, Point, Sizes, Tip, crossing};
//!
//! let sizes = Sizes { length: 114.0, width: 10.0, thickness: 2.0, radius: 9.5 };
//! let middle = Tip { past: 2.0, aside: 0.0 };
//! let lay = |x: f64, y: f64, from: f64, to_x: f64, to_y: f64, to: f64| {
//!     let base = Footing { centre: Point::new(x, y), height: from };
//!     let far = Footing { centre: Point::new(to_x, to_y), height: to };
//!     Deck::between(&sizes, base, far, middle, 0.0, &[]).map(|deck| deck.slab)
//! };
//! let old = lay(-55.0, 0.0, 10.0, 55.0, 0.0, 10.0)?;
//! let new = lay(0.0, -55.0, 20.0, 0.0, 55.0, 30.0)?;
//! assert!(matches!(new.against(&old, 0.3), Meeting::Over(gap) if gap > 12.0));
//! assert_eq!(crossing(&new, &old), Some(Level::Over));
//! # Ok::<(), tokyo_highway::geometry::Unbuildable>(())
//! ```

pub mod block;
pub mod bounds;
pub mod convex;
pub mod crossing;
pub mod deck;
pub mod disc;
mod fall;
pub mod meeting;
pub mod overlap;
pub mod passing;
pub mod pillar;
pub mod point;
pub mod pose;
pub mod shared;
pub mod slab;
mod stack;
pub mod strip;
pub mod tip;

pub use block::{Block, Outline};
pub use bounds::Bounds;
pub use convex::Convex;
pub use crossing::{Level, crossing};
pub use deck::{Deck, Footing, Sizes, Unbuildable};
pub use disc::Disc;
pub use meeting::Meeting;
pub use pillar::Pillar;
pub use point::Point;
pub use pose::{Heading, Hundredths, Spot};
pub use slab::{Footprint, Slab};
pub use strip::Strip;
pub use tip::{Rest, Tip};

/// Lengths below this are rounding, not geometry: a ten-thousandth of the finest stored step.
pub const DUST: f64 = 1e-6;
