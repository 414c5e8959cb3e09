//! Wooden pieces stacked on oddly shaped sites: what lies, fits, touches and holds.
//!
//! Lengths are whole micrometres, turns whole hundredths of a degree; every verdict is computed
//! in whole numbers and is the same on every machine.

pub mod align;
pub mod angle;
pub mod balance;
pub mod bounds;
mod building;
pub mod candidates;
pub mod convex;
pub mod deck;
pub mod district;
pub mod family;
pub mod fault;
pub mod flush;
#[rustfmt::skip]
pub mod outlines;
pub mod piece;
pub mod plot;
pub mod point;
pub mod polygon;
pub mod pose;
pub mod region;
pub mod set;
pub mod site;
pub mod snap;
pub mod solver;
pub mod tolerances;
pub mod verify;

pub use angle::Angle;
pub use bounds::Bounds;
pub use building::{Building, Placed, Standing};
pub use candidates::{Candidate, candidates};
pub use deck::{BadData, CardId, Deck, N_CARDS, deck};
pub use district::{District, Requirement, Side};
pub use family::{Family, N_PIECES};
pub use fault::Fault;
pub use piece::{Piece, PieceId, pieces};
pub use plot::{Border, Plot};
pub use point::Point;
pub use pose::{CARD_UM, Laid, POSE_REACH_UM, Pose};
pub use set::PieceSet;
pub use site::{Card, Certificate, Lot, Quarter, Site};
pub use snap::snap;
pub use solver::{Search, solve};
pub use tolerances::{TOLERANCES, Tolerances};
pub use verify::verify;
