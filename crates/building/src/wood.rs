//! The box as a page shows it: the outlines of the pieces and of the sites.

use contract::Phrase;
use serde::{Deserialize, Serialize};

use crate::CardId;
use crate::Family;
use crate::Side;
use crate::deck;
use crate::family::Family::{
    Chamfered, Chevron, Ell, Hexagon, House, IsoscelesTrapezoid, IsoscelesTriangle, Kite,
    Parallelogram, Rectangle, RightTrapezoid, RightTriangle, Wedge, Zed,
};
use crate::pieces;

/// Pieces that look alike, for anybody looking for one in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kin {
    /// Squares and rectangles.
    Blocks,
    Triangles,
    /// Diamonds and slanted blocks.
    Slants,
    /// Ramps, lampshades and leaning blocks.
    Ramps,
    /// Corners, steps and arrows.
    Corners,
    /// Kites, houses, cut corners and hexagons.
    Gems,
}

impl Family {
    /// What it looks like.
    pub fn kin(self) -> Kin {
        match self {
            Rectangle(..) => Kin::Blocks,
            RightTriangle(..) | IsoscelesTriangle(..) => Kin::Triangles,
            Parallelogram(..) => Kin::Slants,
            RightTrapezoid(..) | IsoscelesTrapezoid(..) | Wedge(..) => Kin::Ramps,
            Ell(..) | Zed(..) | Chevron(..) => Kin::Corners,
            Kite(..) | House(..) | Chamfered(..) | Hexagon(..) => Kin::Gems,
        }
    }
}

/// A piece of wood, for the eye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Shape {
    /// The corners in micrometres, counter-clockwise, round the centre of gravity.
    #[cfg_attr(feature = "types", ts(as = "Vec<(i32, i32)>"))]
    pub outline: Vec<crate::Point>,
    /// Whether turning it over makes another piece of it.
    pub chiral: bool,
    /// What it looks like.
    pub kin: Kin,
    pub called: Phrase,
    pub measures: Phrase,
}

/// All pieces, in the order of their numbers.
pub fn shapes() -> Vec<Shape> {
    let shape = |piece: &crate::Piece| Shape {
        outline: piece.faces[0].outline.clone(),
        chiral: piece.chiral,
        kin: piece.family.kin(),
        called: piece.family.called(),
        measures: piece.family.measures(),
    };
    pieces().iter().map(shape).collect()
}

/// A side of a card, for the eye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ground {
    /// The lines of its borders in micrometres, counter-clockwise; the card's lower left corner is
    /// the origin.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<(i32, i32)>>"))]
    pub borders: Vec<Vec<crate::Point>>,
    /// The floors that are required.
    pub floors: u8,
    /// The pieces that are required.
    pub pieces: u8,
    /// What it is worth.
    pub yen: u32,
    /// Its name: the district, and the number there.
    pub called: Phrase,
}

pub fn ground(card: CardId, side: Side) -> Option<Ground> {
    let site = deck().site(card, side)?;
    Some(Ground {
        borders: site.borders.iter().map(|lot| lot.outline.clone()).collect(),
        floors: site.floors,
        pieces: site.pieces,
        yen: site.yen,
        called: card.called(),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn no_kin_is_so_large_that_nothing_is_found_in_it() {
        let mut kin: BTreeMap<Kin, usize> = BTreeMap::new();
        for shape in shapes() {
            *kin.entry(shape.kin).or_default() += 1;
        }
        assert_eq!(kin.len(), 6);
        assert!(kin.values().all(|count| (5..=18).contains(count)), "{kin:?}");
    }

    #[test]
    fn every_side_of_every_card_can_be_shown() {
        for card in CardId::all() {
            for side in [Side::Blue, Side::White] {
                let ground = ground(card, side).unwrap();
                assert!(ground.borders.iter().all(|border| border.len() >= 3));
                assert!(ground.pieces >= ground.floors && ground.yen > 0);
            }
        }
    }
}
