//! A card of the quarter, with what stands on it.

use arrayvec::ArrayVec;
use building::{CardId, Fault, House, Laid, Placed, Pose, Side};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// Borders of a card at most.
pub const BORDERS: usize = 2;
/// Floors of a card at most that numbers tell apart: more than has ever been built.
pub const FLOORS: u8 = 20;

/// A card of the quarter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub card: CardId,
    /// A building in each border; none on the dead centre (clauses 1.3 and 8.8).
    pub houses: ArrayVec<House, BORDERS>,
    /// Whose pyramid stands there (clause 6.3).
    pub owner: Option<Seat>,
}

/// A piece where it fits on a card.
#[derive(Clone, Debug)]
pub struct Fitting {
    /// The border in which it lies.
    border: usize,
    laid: Laid,
    /// Where it comes to lie.
    pub placed: Placed,
}

impl Site {
    /// A card with its white side up and nothing on it.
    pub fn new(card: CardId, capped: bool) -> Site {
        let houses = (0..BORDERS as u8).filter_map(|border| {
            let house = House::within(card, Side::White, border)?;
            Some(if capped { house } else { house.uncapped() })
        });
        Site { card, houses: houses.collect(), owner: None }
    }

    /// A card with its blue side up: nothing can be built there (clause 1.3).
    pub fn dead(card: CardId) -> Site {
        Site { card, houses: ArrayVec::new(), owner: None }
    }

    /// Whether one can claim it and build there.
    pub fn is_live(&self) -> bool {
        !self.houses.is_empty()
    }

    /// The floors of its buildings together (clause 9.6).
    pub fn floors(&self) -> u8 {
        self.houses.iter().map(|house| house.building().height()).sum()
    }

    /// The piece where it comes to lie, if it may be placed like this.
    ///
    /// # Errors
    /// What is wrong with it, and in which border.
    pub fn judge(&self, pose: Pose) -> Result<Fitting, (usize, Fault)> {
        let laid = pose.lay();
        let fits = |(border, house): (usize, &House)| Some((border, house.building().fits(&laid)?));
        if let Some((border, placed)) = self.houses.iter().enumerate().find_map(fits) {
            return Ok(Fitting { border, laid, placed });
        }
        let mut wrong = (0, Fault::OutsideBorder { piece: 0 });
        for (border, house) in self.houses.iter().enumerate() {
            match house.building().judge_laid(&laid) {
                Ok(placed) => return Ok(Fitting { border, laid, placed }),
                Err(fault) if border == 0 || telling(&fault) > telling(&wrong.1) => {
                    wrong = (border, fault);
                }
                Err(_) => {}
            }
        }
        Err(wrong)
    }

    /// Places a piece by all rules; where it came to lie, if it may.
    pub(crate) fn place(&mut self, pose: Pose) -> Option<Placed> {
        let fitting = self.judge(pose).ok()?;
        let placed = fitting.placed;
        self.put(fitting);
        Some(placed)
    }

    /// Places a piece that has just been judged, without asking again.
    pub(crate) fn put(&mut self, Fitting { border, laid, placed }: Fitting) {
        self.houses[border].building_mut().put(laid, placed);
    }
}

/// How much a fault says about a piece that fits in none of the borders: each border calls a piece
/// that lies in the other one misplaced, and only the other knows what is really wrong.
fn telling(fault: &Fault) -> u8 {
    match fault {
        Fault::OtherBorder { .. } => 0,
        Fault::OutsideBorder { .. } => 1,
        _ => 2,
    }
}
