//! What everything is drawn with: the colours, and whole units.

pub use pens::Pen;

/// A rectangle in whole units.
pub type Area = pens::Area<i32>;
/// Letters in whole units.
pub type Type = pens::Type<i32>;

/// Dark lines and letters.
pub const INK: &str = "#22293b";
/// Letters of less weight.
pub const SOFT: &str = "#6d6a66";
/// The ground of plates and plaques.
pub const CREAM: &str = "#fdf8ec";
/// Gold, for the player whose turn it is and for the viewer's own destinations.
pub const GOLD: &str = "#f2b31b";
/// Letters on dark ground that matter less.
pub const MIST: &str = "#aab4cf";
