//! How exact players have to be.
//!
//! Three readings that the numbers alone do not settle:
//!
//! - what a border or a floor holds is grown by a disc with sixteen corners, so that the margin is
//!   up to 2 % wider in some directions, and never narrower;
//! - pieces overlap if each of them, drawn in by the tolerance, meets the other: it does not
//!   matter which was there first, and a sharp tip may go a little deeper;
//! - drawn in, a piece keeps its corners sharp.

/// How exact players have to be. Records name the version; a version never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tolerances {
    /// The version of the rules of building, written into everything that was judged by it.
    pub version: u32,
    /// How far a piece may cross the line of the border, in micrometres.
    pub border_um: i32,
    /// How far it may stick out over the floor below.
    pub support_um: i32,
    /// How far two pieces may run into each other before one of them lies on the other.
    pub overlap_um: i32,
    /// The largest distance between sides that touch.
    pub touch_gap_um: i32,
    /// The tangent of the largest angle between sides that touch, in millionths: one degree.
    pub touch_tan_millionths: i64,
    /// The shortest stretch along which sides touch.
    pub touch_run_um: i32,
}

/// The tolerances in force.
pub const TOLERANCES: Tolerances = Tolerances {
    version: 1,
    border_um: 250,
    support_um: 250,
    overlap_um: 100,
    touch_gap_um: 300,
    touch_tan_millionths: 17_455,
    touch_run_um: 3_000,
};
