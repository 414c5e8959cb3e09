//! The site cards, as they are stored.

use contract::Malformed;
use serde::{Deserialize, Serialize};

use crate::Angle;
use crate::District;
use crate::PieceId;
use crate::Plot;
use crate::Point;
use crate::Pose;
use crate::Side;
use crate::Standing;

/// A finished building, floor by floor from the ground: the proof that a site can be built.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// The pieces of each floor.
    #[serde(with = "rows")]
    pub floors: Vec<Vec<Pose>>,
}

impl Certificate {
    /// The certificate of a finished building.
    pub fn of(standing: &[Standing]) -> Certificate {
        let highest = standing.iter().map(|each| each.floor).max().unwrap_or_default();
        let floor = |floor: u8| {
            standing.iter().filter(|each| each.floor == floor).map(|each| each.pose).collect()
        };
        Certificate { floors: (1..=highest).map(floor).collect() }
    }

    /// Its pieces with their floors, from the ground up.
    pub fn standing(&self) -> Vec<Standing> {
        let floors = self.floors.iter().zip(1..=u8::MAX);
        let each = |(poses, floor): (&Vec<Pose>, u8)| {
            poses.iter().map(move |pose| Standing { pose: *pose, floor }).collect::<Vec<_>>()
        };
        floors.flat_map(each).collect()
    }

    /// Its pieces, from the ground up.
    pub fn pieces(&self) -> impl Iterator<Item = PieceId> {
        self.floors.iter().flatten().map(|pose| pose.piece())
    }
}

/// Poses as short rows: piece, flip, rotation, x, y.
mod rows {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Angle, PieceId, Point, Pose};

    type Row = (PieceId, u8, Angle, i32, i32);

    pub fn serialize<S: Serializer>(floors: &[Vec<Pose>], to: S) -> Result<S::Ok, S::Error> {
        let row = |pose: &Pose| -> Row {
            let at = pose.at();
            (pose.piece(), u8::from(pose.flip()), pose.rotation(), at.x, at.y)
        };
        let floor = |floor: &Vec<Pose>| -> Vec<Row> { floor.iter().map(row).collect() };
        floors.iter().map(floor).collect::<Vec<_>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Vec<Pose>>, D::Error> {
        let pose = |(piece, flip, rotation, x, y): Row| {
            let flip = match flip {
                0 => Some(false),
                1 => Some(true),
                _ => None,
            };
            let pose = flip.and_then(|flip| Pose::new(piece, flip, rotation, Point::new(x, y)));
            pose.ok_or_else(|| D::Error::custom(format!("no pose of {piece} is at {x}, {y}")))
        };
        let floors: Vec<Vec<Row>> = Vec::deserialize(from)?;
        floors.into_iter().map(|floor| floor.into_iter().map(pose).collect()).collect()
    }
}

/// A border and the buildings that are known to fit into it, no piece in two of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// The line, counter-clockwise, in micrometres of the card.
    pub outline: Vec<Point>,
    /// The buildings.
    pub solutions: Vec<Certificate>,
}

/// One side of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// The floors that are required.
    pub floors: u8,
    /// The pieces that are required.
    pub pieces: u8,
    /// What it is worth.
    pub yen: u32,
    /// How hard it is: the binary logarithm of the placements that had to be judged for one
    /// solution, in hundredths; that of the easier border, if there are two.
    pub effort: u32,
    pub borders: Vec<Lot>,
}

impl Site {
    /// The site prepared for building.
    ///
    /// # Errors
    ///
    /// Says in words what is wrong with the data.
    pub fn plot(&self) -> Result<Plot, Malformed> {
        let outlines: Vec<Vec<Point>> =
            self.borders.iter().map(|lot| lot.outline.clone()).collect();
        Plot::new(&outlines, self.floors, self.pieces)
    }
}

/// A site card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The easy side, with a grid.
    pub blue: Site,
    /// The hard side, without one.
    pub white: Site,
}

impl Card {
    pub fn side(&self, side: Side) -> &Site {
        match side {
            Side::Blue => &self.blue,
            Side::White => &self.white,
        }
    }
}

/// The cards of a district, as one file holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarter {
    /// The version of the rules that the solutions were judged by.
    pub version: u32,
    pub district: District,
    pub cards: Vec<Card>,
}

impl Quarter {
    /// The cards with that side up.
    pub fn sides(&self, side: Side) -> impl Iterator<Item = &Site> {
        self.cards.iter().map(move |card| card.side(side))
    }
}
