//! What is wrong with a piece or with a building.

use serde::{Deserialize, Serialize};

/// What is wrong. Pieces are counted in the order in which they were placed; a piece that was only
/// judged has the number that it would get. Floors count from 1, borders from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The piece is not wholly on the card.
    OffCard { piece: usize },
    /// The same piece of wood stands there already.
    Twice {
        /// The second.
        piece: usize,
        /// The first.
        other: usize,
    },
    /// The piece would fall: its centre of gravity is not over what it rests on.
    Falls {
        piece: usize,
        /// Those of the floor below that it lies on.
        below: Vec<usize>,
    },
    /// The piece crosses the border, or is outside of it.
    OutsideBorder { piece: usize },
    /// The piece sticks out over the floor below, or lies over a gap in it.
    Unsupported {
        piece: usize,
        /// Those of the floor below that it lies on.
        below: Vec<usize>,
    },
    /// Two pieces of one floor run into each other.
    Overlapping {
        /// The later one.
        piece: usize,
        /// The earlier one.
        other: usize,
    },
    /// The pieces of a floor do not hang together side by side.
    Apart {
        floor: u8,
        /// The pieces that no chain of touching sides joins to the floor's first.
        pieces: Vec<usize>,
    },
    /// There are more pieces than required.
    TooManyPieces {
        found: u8,
        /// As many as there have to be.
        required: u8,
    },
    /// There are fewer pieces than required.
    TooFewPieces {
        found: u8,
        /// As many as there have to be.
        required: u8,
    },
    /// The piece lies higher than allowed.
    TooHigh {
        piece: usize,
        floor: u8,
        /// The floors that are required.
        required: u8,
    },
    /// There are fewer floors than required.
    TooLow {
        found: u8,
        /// As many as there have to be.
        required: u8,
    },
    /// The piece lies in another border than the rest, or in two.
    OtherBorder { piece: usize },
}

impl Fault {
    /// The rule of building that is broken: 1 lying flat on the card, each piece once; 2 resting
    /// on something; 3 inside the border; 4 full support; 5 no overlap; 6 side contact; 7 exact
    /// counts; 8 one border.
    pub fn rule(&self) -> u8 {
        match self {
            Fault::OffCard { .. } | Fault::Twice { .. } => 1,
            Fault::Falls { .. } => 2,
            Fault::OutsideBorder { .. } => 3,
            Fault::Unsupported { .. } => 4,
            Fault::Overlapping { .. } => 5,
            Fault::Apart { .. } => 6,
            Fault::TooManyPieces { .. } | Fault::TooFewPieces { .. } => 7,
            Fault::TooHigh { .. } | Fault::TooLow { .. } => 7,
            Fault::OtherBorder { .. } => 8,
        }
    }

    /// Whether wood cannot lie so at all, rules or no rules.
    pub fn is_physical(&self) -> bool {
        self.rule() <= 2
    }

    /// The pieces that it is about, the guilty ones first.
    pub fn pieces(&self) -> Vec<usize> {
        match self {
            Fault::OffCard { piece }
            | Fault::OutsideBorder { piece }
            | Fault::OtherBorder { piece }
            | Fault::TooHigh { piece, .. } => vec![*piece],
            Fault::Twice { piece, other } | Fault::Overlapping { piece, other } => {
                vec![*piece, *other]
            }
            Fault::Falls { piece, below } | Fault::Unsupported { piece, below } => {
                [&[*piece], below.as_slice()].concat()
            }
            Fault::Apart { pieces, .. } => pieces.clone(),
            Fault::TooManyPieces { .. } | Fault::TooFewPieces { .. } | Fault::TooLow { .. } => {
                Vec::new()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_its_rule_and_its_pieces_the_guilty_first() {
        let (piece, other, below) = (7, 2, vec![3, 4]);
        let [found, required, floor] = [1, 2, 3];
        let all: [(Fault, u8, &[usize]); 12] = [
            (Fault::OffCard { piece }, 1, &[7]),
            (Fault::Twice { piece, other }, 1, &[7, 2]),
            (Fault::Falls { piece, below: below.clone() }, 2, &[7, 3, 4]),
            (Fault::OutsideBorder { piece }, 3, &[7]),
            (Fault::Unsupported { piece, below }, 4, &[7, 3, 4]),
            (Fault::Overlapping { piece, other }, 5, &[7, 2]),
            (Fault::Apart { floor, pieces: vec![5, 6] }, 6, &[5, 6]),
            (Fault::TooManyPieces { found, required }, 7, &[]),
            (Fault::TooFewPieces { found, required }, 7, &[]),
            (Fault::TooHigh { piece, floor, required }, 7, &[7]),
            (Fault::TooLow { found, required }, 7, &[]),
            (Fault::OtherBorder { piece }, 8, &[7]),
        ];
        for (fault, rule, pieces) in all {
            assert_eq!((fault.rule(), fault.pieces().as_slice()), (rule, pieces), "{fault:?}");
            assert_eq!(fault.is_physical(), rule <= 2, "{fault:?}");
        }
    }
}
