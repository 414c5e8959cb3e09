//! The grid of the board: its squares, sets of them, and the four ways from one to the next.

use contract::Malformed;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Squares from west to east.
pub const WIDTH: u8 = 6;
/// Squares from north to south.
pub const HEIGHT: u8 = 9;
/// Bits a column takes: its squares and an empty one below them, so that sets of squares can be
/// shifted north and south without running into the next column.
const STRIDE: u8 = HEIGHT + 1;

/// A square of the grid. Written like `c4`: third column from the west, fourth row from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Square>"))]
pub struct Square(u8);

impl Square {
    /// The square in that column and row, both counted from 0, if the grid has it.
    pub fn at(x: u8, y: u8) -> Option<Square> {
        (x < WIDTH && y < HEIGHT).then_some(Square(x * STRIDE + y))
    }

    /// Its column, from 0 in the west.
    pub fn x(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its row, from 0 in the north.
    pub fn y(self) -> u8 {
        self.0 % STRIDE
    }

    /// Every square, row by row as one reads.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..HEIGHT).flat_map(|y| (0..WIDTH).filter_map(move |x| Square::at(x, y)))
    }

    /// The next square that way, if the grid goes on.
    pub fn step(self, way: Way) -> Option<Square> {
        let (x, y) = (self.x(), self.y());
        match way {
            Way::North => Square::at(x, y.checked_sub(1)?),
            Way::East => Square::at(x + 1, y),
            Way::South => Square::at(x, y + 1),
            Way::West => Square::at(x.checked_sub(1)?, y),
        }
    }

    /// Its place among the bits of a set, below 64.
    pub fn bit(self) -> u32 {
        u32::from(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

#[cfg(feature = "types")]
impl contract::types::Worded for Square {
    fn words() -> Vec<String> {
        Square::all().map(|square| square.to_string()).collect()
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Square, Malformed> {
        let square = match text.as_bytes() {
            [x @ b'a'..=b'f', y @ b'1'..=b'9'] => Square::at(x - b'a', y - b'1'),
            _ => None,
        };
        Ok(square.ok_or_else(|| format!("'{text}' is no square: squares go from a1 to f9"))?)
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The way from a square to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    North,
    East,
    South,
    West,
}

impl Way {
    /// All four, clockwise.
    pub const ALL: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    /// The way back.
    #[must_use]
    pub fn back(self) -> Way {
        match self {
            Way::North => Way::South,
            Way::East => Way::West,
            Way::South => Way::North,
            Way::West => Way::East,
        }
    }

    /// Its place in [`Way::ALL`].
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Its letter: `N`, `E`, `S` or `W`.
    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.idx()]
    }
}

/// A set of squares, one bit each. Written as the list of its squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SquareSet(#[cfg_attr(feature = "types", ts(as = "Vec<Square>"))] pub u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Just this square.
    pub fn only(square: Square) -> SquareSet {
        SquareSet(1 << square.0)
    }

    /// Whether the square is in the set.
    pub fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// Whether it holds no square.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Squares of either set.
    #[must_use]
    pub fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// Squares of both sets.
    #[must_use]
    pub fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// Squares of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The squares that lie `steps` east of these.
    pub(crate) fn eastward(self, steps: u8) -> SquareSet {
        SquareSet(self.0 << (STRIDE * steps))
    }

    /// The squares that lie `steps` west of these.
    pub(crate) fn westward(self, steps: u8) -> SquareSet {
        SquareSet(self.0 >> (STRIDE * steps))
    }

    /// The squares that lie `steps` south of these, as long as that stays within the column.
    pub(crate) fn southward(self, steps: u8) -> SquareSet {
        SquareSet(self.0 << steps)
    }

    /// The squares that lie `steps` north of these, as long as that stays within the column.
    pub(crate) fn northward(self, steps: u8) -> SquareSet {
        SquareSet(self.0 >> steps)
    }

    /// The first of its squares; the north-western corner where there is none.
    pub fn first(self) -> Square {
        self.iter().next().unwrap_or(Square(0))
    }

    /// The square at that place in the order of [`SquareSet::iter`].
    pub fn nth(self, place: usize) -> Option<Square> {
        self.iter().nth(place)
    }

    /// The squares, column by column from the west.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| Square(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, |set, square| set.or(SquareSet::only(square)))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SquareSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<Square>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SquareSet, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_read_and_write() {
        assert_eq!(Square::all().count(), 54);
        for square in Square::all() {
            assert_eq!(square.to_string().parse::<Square>().unwrap(), square);
            assert_eq!(Square::at(square.x(), square.y()), Some(square));
        }
        assert_eq!("c4".parse::<Square>().unwrap(), Square::at(2, 3).unwrap());
        for wrong in ["", "c", "g1", "a0", "a10", "C4"] {
            assert!(
                wrong.parse::<Square>().unwrap_err().to_string().contains("from a1 to f9"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn steps_end_at_the_edge_and_lead_back() {
        for square in Square::all() {
            for way in Way::ALL {
                if let Some(next) = square.step(way) {
                    assert_eq!(next.step(way.back()), Some(square));
                }
            }
        }
        let steps = Square::all().flat_map(|square| Way::ALL.map(|way| square.step(way)));
        assert_eq!(steps.flatten().count(), 2 * (5 * 9 + 6 * 8));
    }

    #[test]
    fn shifts_agree_with_steps() {
        for square in Square::all() {
            let set = SquareSet::only(square);
            let shifted = [set.northward(1), set.eastward(1), set.southward(1), set.westward(1)];
            for (way, shifted) in Way::ALL.into_iter().zip(shifted) {
                if let Some(next) = square.step(way) {
                    assert_eq!(shifted, SquareSet::only(next));
                }
            }
        }
    }
}
