//! What everything is drawn with: the colours, and whole units.

pub use pens::Pen;

/// A rectangle in whole units.
pub type Area = pens::Area<i32>;
/// Letters in whole units.
pub type Type = pens::Type<i32>;

/// Dark lines and letters.
pub const INK: &str = "#1d2030";
/// Letters of less weight on cards.
pub const SOFT: &str = "#5d5a66";
/// The ground of plates and cards.
pub const CREAM: &str = "#fbf4e4";
/// A darker cream.
pub const SAND: &str = "#ecdfc4";
/// Gold, for the player whose turn it is.
pub const GOLD: &str = "#ffce3d";
/// Victory points.
pub const STAR: &str = "#e5a100";
/// Life.
pub const BLOOD: &str = "#d7263d";
/// Energy.
pub const GREEN: &str = "#3fae49";
