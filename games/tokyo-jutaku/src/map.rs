//! The map: six by six cells with the site cards, and how tokens move on it.

use contract::Malformed;
use serde::{Deserialize, Serialize};

/// Cells on a side.
pub const SIDE: u8 = 6;

/// A cell of the map, row by row from the north-west. Written like `c4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::OneOf<Cell>"))]
pub struct Cell(u8);

/// The four ways from a cell to the next: east, south, west, north.
const WAYS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

impl Cell {
    /// The cell in that column and row, both from 0, if the map has it.
    pub fn at(x: u8, y: u8) -> Option<Cell> {
        (x < SIDE && y < SIDE).then_some(Cell(y * SIDE + x))
    }

    /// Every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE * SIDE).map(Cell)
    }

    /// Its column, from 0 in the west.
    pub fn x(self) -> u8 {
        self.0 % SIDE
    }

    /// Its row, from 0 in the north.
    pub fn y(self) -> u8 {
        self.0 / SIDE
    }

    /// Its number, below 36.
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// Whether the pile of wood lies there instead of a card (clause 1.1).
    pub fn is_pile(self) -> bool {
        (2..4).contains(&self.x()) && (2..4).contains(&self.y())
    }

    /// Whether it is on the outer perimeter (clause 2.2).
    pub fn is_outer(self) -> bool {
        [0, SIDE - 1].contains(&self.x()) || [0, SIDE - 1].contains(&self.y())
    }

    /// The block of four that it belongs to: eight for the districts, the fifth for the wood.
    pub fn block(self) -> u8 {
        self.y() / 2 * 3 + self.x() / 2
    }

    /// Steps on the grid to another cell, whatever lies between.
    pub fn distance(self, other: Cell) -> u8 {
        self.x().abs_diff(other.x()) + self.y().abs_diff(other.y())
    }

    fn step(self, (dx, dy): (i8, i8)) -> Option<Cell> {
        Cell::at(self.x().checked_add_signed(dx)?, self.y().checked_add_signed(dy)?)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

impl std::str::FromStr for Cell {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Cell, Malformed> {
        let cell = match text.as_bytes() {
            [x @ b'a'..=b'f', y @ b'1'..=b'6'] => Cell::at(x - b'a', y - b'1'),
            _ => None,
        };
        Ok(cell.ok_or_else(|| format!("'{text}' is no cell: cells go from a1 to f6"))?)
    }
}

#[cfg(feature = "types")]
impl contract::types::Worded for Cell {
    fn words() -> Vec<String> {
        Cell::all().map(|cell| cell.to_string()).collect()
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cells, one bit each. Written as the list of its cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CellSet(#[cfg_attr(feature = "types", ts(as = "Vec<Cell>"))] u64);

impl CellSet {
    /// Whether the cell is in the set.
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// Whether it holds no cell.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| self.contains(*cell))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::default();
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl Serialize for CellSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<Cell>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The first space in a direction: gaps are passed over as if they were not there (clause 7.2).
fn next_space(from: Cell, way: (i8, i8), spaces: CellSet, hole_blocks: bool) -> Option<Cell> {
    let mut cell = from.step(way)?;
    loop {
        if spaces.contains(cell) {
            return Some(cell);
        }
        if hole_blocks && cell.is_pile() {
            return None;
        }
        cell = cell.step(way)?;
    }
}

/// Where a token can go with up to two steps over these spaces; never back to where it stands.
pub fn moves(from: Cell, spaces: CellSet, hole_blocks: bool) -> CellSet {
    let mut reached = CellSet::default();
    for way in WAYS {
        let Some(first) = next_space(from, way, spaces, hole_blocks) else { continue };
        reached.insert(first);
        let second = WAYS.into_iter().filter_map(|way| next_space(first, way, spaces, hole_blocks));
        second.for_each(|cell| reached.insert(cell));
    }
    reached.remove(from);
    reached
}

/// The spaces nearest to a cell, for a token that can reach none (clause 7.6).
pub fn nearest(from: Cell, spaces: CellSet) -> CellSet {
    let least = spaces.iter().map(|cell| cell.distance(from)).min();
    spaces.iter().filter(|cell| Some(cell.distance(from)) == least).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(words: &[&str]) -> CellSet {
        words.iter().map(|word| word.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn the_map_has_32_card_cells_and_20_of_them_outside() {
        assert_eq!(Cell::all().filter(|cell| !cell.is_pile()).count(), 32);
        assert_eq!(Cell::all().filter(|cell| cell.is_outer()).count(), 20);
        assert!(Cell::all().all(|cell| cell.is_pile() == (cell.block() == 4)));
        assert_eq!("c4".parse::<Cell>().unwrap().to_string(), "c4");
        assert!("g1".parse::<Cell>().unwrap_err().to_string().contains("a1 to f6"));
    }

    #[test]
    fn two_steps_without_diagonals() {
        let all: CellSet = Cell::all().filter(|cell| !cell.is_pile()).collect();
        let from = "a1".parse().unwrap();
        assert_eq!(moves(from, all, false), cells(&["b1", "c1", "a2", "a3", "b2"]));
    }

    #[test]
    fn gaps_cost_nothing_and_the_pile_is_one_unless_it_blocks() {
        let spaces = cells(&["b3", "e3", "f6"]);
        let from = "a3".parse().unwrap();
        assert_eq!(moves(from, spaces, false), cells(&["b3", "e3"]));
        assert_eq!(moves(from, spaces, true), cells(&["b3"]));
        let lonely = cells(&["f6", "c5"]);
        assert!(moves(from, lonely, false).is_empty());
        assert_eq!(nearest(from, lonely), cells(&["c5"]));
    }
}
