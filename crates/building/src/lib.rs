//! Wooden pieces stacked on oddly shaped sites: what lies, fits, touches and holds.
//!
//! Lengths are whole micrometres, turns whole hundredths of a degree. Every verdict is computed
//! exactly, in whole numbers, from the rounded corners of the pieces: it is the same on every
//! machine, and neither the order of placing nor any rounding on the way can change it.
//!
//! Things:
//!
//! - [`family`], [`piece`], [`outlines`]: the 68 pieces, from their notation to their outlines;
//!   [`called`]: what they are called
//! - [`pose`]: how a piece lies, and the piece where it lies; [`set`]: sets of pieces
//! - [`plot`]: a site prepared for building; [`plan`]: outlines as paths of a picture
//! - [`district`], [`site`], [`mod@deck`]: the 36 cards with two sides each; [`price`]: their worth
//!
//! Rules:
//!
//! - [`tolerances`]: how exact players have to be
//! - [`Building`]: a stack of pieces; what may be placed, loosely or by all rules
//! - [`House`]: a building on a side of a card, as a game keeps it
//! - [`mod@verify`]: the verdict on a whole building, in no order
//! - [`fault`]: what is wrong
//! - [`balance`]: what stays where it is put
//!
//! Help for players, bots and the makers of cards:
//!
//! - [`align`]: poses with a side laid along a line
//! - [`mod@candidates`]: legal placements of a piece
//! - [`mod@snap`]: the nearest legal pose, and the nearest with sides along edges
//! - [`hand`]: what a hand learns before it lets go
//! - [`wood`]: the box as a page shows it
//! - [`solver`]: the rest of a building
//!
//! Geometry:
//!
//! - [`point`], [`angle`], [`bounds`]: points, turns and boxes
//! - [`convex`]: convex rings, where they meet and how they grow
//! - [`polygon`]: simple outlines, cut into convex parts
//! - [`region`]: what many convex rings cover together
//! - [`flush`]: side contact
//!
//! # Examples
//!
//! ```
//! use building::{Building, CardId, Fault, PieceId, Side, candidates, deck};
//!
//! let card = CardId::new(3).ok_or("no such card")?;
//! let plot = deck().plot(card, Side::White).ok_or("no such card")?;
//! let mut building = Building::new(plot.clone());
//! let square = PieceId::new(4).ok_or("no such piece")?;
//! let first = candidates(&building, square).first().copied().ok_or("no place")?;
//! let placed = building.place(first.pose).map_err(|fault| format!("{fault:?}"))?;
//! assert_eq!(placed.floor, 1);
//! assert_eq!(building.judge(first.pose), Err(Fault::Twice { piece: 1, other: 0 }));
//! assert!(building.verdict().is_err(), "it is not finished");
//! # Ok::<(), String>(())
//! ```

pub mod align;
pub mod angle;
pub mod balance;
pub mod bounds;
mod building;
pub mod called;
pub mod candidates;
pub mod convex;
pub mod deck;
pub mod district;
pub mod family;
pub mod fault;
pub mod flush;
pub mod hand;
pub mod house;
#[rustfmt::skip]
pub mod outlines;
pub mod piece;
pub mod plan;
pub mod plot;
pub mod point;
pub mod polygon;
pub mod pose;
pub mod price;
pub mod region;
pub mod set;
pub mod site;
pub mod snap;
pub mod solver;
pub mod tolerances;
pub mod verify;
pub mod wood;

pub use angle::Angle;
pub use bounds::Bounds;
pub use building::{Building, Placed, Standing};
pub use candidates::{Candidate, candidates, loose};
pub use deck::{BadData, CardId, Deck, N_CARDS, deck};
pub use district::{District, Requirement, Side};
pub use family::{Family, N_PIECES};
pub use fault::Fault;
pub use hand::{Magnet, Trial, try_pose};
pub use house::House;
pub use piece::{Piece, PieceId, pieces};
pub use plot::{Border, Plot};
pub use point::Point;
pub use pose::{CARD_UM, Laid, POSE_REACH_UM, Pose};
pub use set::PieceSet;
pub use site::{Card, Certificate, Lot, Quarter, Site};
pub use snap::{edges, snap};
pub use solver::{Search, solve};
pub use tolerances::{TOLERANCES, Tolerances};
pub use verify::verify;
pub use wood::{Ground, Kin, Shape, ground, shapes};
