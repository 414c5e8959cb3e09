//! What is wrong with a build, briefly; and at length, as a refusal.

use crate::geometry::Unbuildable;
use contract::{Phrase, Refusal};

use crate::pieces::Piece;
use crate::truth::Truth;

/// What is wrong with a build. Small and plain, because bots and offers run into thousands of
/// them; a refusal is made of it only when somebody is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// There is no such column.
    NoColumn(u8),
    /// The column belongs to somebody else.
    NotYours(u8),
    /// As many roads as can lead on from the column already.
    BaseClosed(u8),
    /// No road is left.
    NoRoad,
    /// Too few grey or yellow pieces are left.
    NoPieces {
        /// How many grey ones there are.
        grey: u8,
        /// How many yellow ones there are.
        yellow: u8,
    },
    /// An ordinary column is one higher or lower than its base, at least one high.
    Height {
        /// How high the base is.
        base: u8,
        /// How high the column would be.
        wanted: u8,
    },
    /// A junction has at least one grey piece under the yellow one.
    LowJunction,
    /// An exit leads down from another height.
    ExitHeight(u8),
    /// The road cannot lie so.
    Lie(Unbuildable),
    /// The road is too steep to hold on its columns.
    SteepRoad,
    /// The road does not rest well on its base.
    BaseTip,
    /// The road does not rest well on the new column.
    FarTip,
    /// The column is not wholly on the table.
    OffTable,
    /// The exit is not wholly on the table.
    ExitOffTable,
    /// The new column comes too near to something.
    ColumnTouches(Piece),
    /// The new column stands under a road, where that is forbidden.
    ColumnUnder(u8),
    /// The road hides part of a column.
    OverColumn(u8),
    /// The road comes too near to something.
    RoadTouches(Piece),
    /// More cars than were earned.
    NotEarned(u8),
    /// More cars than are left.
    NoCars(u8),
    /// A car is not wholly on the road.
    CarOff(u8),
    /// A car comes too near to something.
    CarTouches(u8, Piece),
    /// The road is too steep for cars.
    Slides,
}

/// Where faults go as they are found.
pub trait Faults {
    /// Takes a fault, so that the rest is looked at as well.
    ///
    /// # Errors
    /// The fault, if nothing more is to be looked at.
    fn found(&mut self, fault: Fault) -> Result<(), Fault>;
}

/// Looks no further than the first fault.
pub struct First;

impl Faults for First {
    fn found(&mut self, fault: Fault) -> Result<(), Fault> {
        Err(fault)
    }
}

/// Takes them all.
impl Faults for Vec<Fault> {
    fn found(&mut self, fault: Fault) -> Result<(), Fault> {
        self.push(fault);
        Ok(())
    }
}

impl Fault {
    /// The fault at length: its clause, its reason and the pieces in the way.
    pub fn refusal(self, truth: &Truth) -> Refusal {
        let about = |clause, key, piece: Piece| {
            Refusal::new(clause, key).with("piece", name(piece)).piece(piece.to_string())
        };
        match self {
            Fault::NoColumn(idx) => Refusal::new("4.2", "no-such-column").with("column", idx),
            Fault::NotYours(idx) => about("4.2", "not-your-column", Piece::Column(idx)),
            Fault::BaseClosed(idx) => self.closed(truth, idx),
            Fault::NoRoad => Refusal::new("4.4", "no-road-left"),
            Fault::NoPieces { grey, yellow } => {
                let refusal = Refusal::new("4.4", "too-few-pieces").with("grey", grey);
                refusal.with("yellow", yellow)
            }
            Fault::Height { base, wanted } => {
                Refusal::new("4.3", "wrong-height").with("base", base).with("wanted", wanted)
            }
            Fault::LowJunction => Refusal::new("7.1", "low-junction"),
            Fault::ExitHeight(height) => Refusal::new("8.1", "exit-height").with("height", height),
            Fault::Lie(why) => Refusal::new("5.1", "cannot-lie").with("why", lie(why)),
            Fault::SteepRoad => {
                let degrees = truth.setup.steepest.degrees();
                Refusal::new("5.6", "steep-road").with("degrees", degrees)
            }
            Fault::BaseTip => Refusal::new("5.1", "base-tip"),
            Fault::FarTip => Refusal::new("5.1", "far-tip"),
            Fault::OffTable => Refusal::new("4.5", "off-table"),
            Fault::ExitOffTable => Refusal::new("8.2", "off-table"),
            Fault::ColumnTouches(piece) => about("4.6", "column-touches", piece),
            Fault::ColumnUnder(idx) => about("4.7", "column-under-road", Piece::Road(idx)),
            Fault::OverColumn(idx) => about("5.3", "over-column", Piece::Column(idx)),
            Fault::RoadTouches(piece) => about("5.5", "road-touches", piece),
            Fault::NotEarned(earned) => {
                let refusal = Refusal::new("6.7", "not-earned").with("earned", earned);
                refusal.piece(Piece::NewCar(earned).to_string())
            }
            Fault::NoCars(left) => {
                let refusal = Refusal::new("6.7", "no-cars-left").with("left", left);
                refusal.piece(Piece::NewCar(left).to_string())
            }
            Fault::CarOff(idx) => {
                Refusal::new("6.8", "car-off").piece(Piece::NewCar(idx).to_string())
            }
            Fault::CarTouches(idx, piece) => {
                about("6.8", "car-touches", piece).piece(Piece::NewCar(idx).to_string())
            }
            Fault::Slides => Refusal::new("6.9", "too-steep").piece(Piece::NewCar(0).to_string()),
        }
    }

    /// Whether another place or another way for the ends to lie could put it right.
    pub fn may_move(self) -> bool {
        matches!(
            self,
            Fault::Lie(_)
                | Fault::SteepRoad
                | Fault::FarTip
                | Fault::OffTable
                | Fault::ExitOffTable
                | Fault::ColumnTouches(_)
                | Fault::ColumnUnder(_)
                | Fault::OverColumn(_)
                | Fault::RoadTouches(_)
        )
    }

    /// Whether the fault lies in how the build leads on from its base.
    pub fn is_at_base(self) -> bool {
        let height = matches!(self, Fault::Height { .. } | Fault::ExitHeight(_));
        height || matches!(self, Fault::BaseTip | Fault::Lie(_) | Fault::SteepRoad)
    }

    /// The column takes no more roads: an ordinary one one, a junction two.
    fn closed(self, truth: &Truth, idx: u8) -> Refusal {
        let junction = truth.columns.get(usize::from(idx)).is_some_and(|column| column.junction);
        let (clause, key) =
            if junction { ("7.2", "junction-closed") } else { ("4.2", "column-closed") };
        Refusal::new(clause, key).with("column", idx).piece(Piece::Column(idx).to_string())
    }
}

fn lie(why: Unbuildable) -> Phrase {
    Phrase::new(match why {
        Unbuildable::OffBase => "lie-off-base",
        Unbuildable::TooFar => "lie-too-far",
        Unbuildable::TooNear => "lie-too-near",
        Unbuildable::TooSteep => "lie-too-steep",
    })
}

/// A piece in words.
pub fn name(piece: Piece) -> Phrase {
    let (key, idx) = match piece {
        Piece::Column(idx) => ("piece-column", idx),
        Piece::Road(idx) => ("piece-road", idx),
        Piece::Car(idx) => ("piece-car", idx),
        Piece::Building(idx) => ("piece-building", idx),
        Piece::NewCar(idx) => ("piece-new-car", idx),
    };
    Phrase::new(key).with("number", idx)
}
