//! The discs in the grid, and the lines they form.

use contract::{Malformed, Seat};
use serde::{Deserialize, Serialize};

/// Columns, left to right.
pub const COLUMNS: u8 = 7;
/// Rows, bottom to top.
pub const ROWS: u8 = 6;

/// A place in the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cell {
    /// Counted from the left, from 0.
    pub column: u8,
    /// Counted from the bottom, from 0.
    pub row: u8,
}

impl Cell {
    /// Each column has seven bits: six rows and an empty one on top, so that lines cannot wrap.
    fn bit(self) -> u64 {
        1 << (self.column * (ROWS + 1) + self.row)
    }
}

/// Steps between neighbouring bits of a line: upright, level, and the two slants.
const STEPS: [u8; 4] = [1, ROWS + 1, ROWS, ROWS + 2];

/// The discs of both seats, one bit a cell. Written as seven strings of seat numbers from the
/// bottom up, such as `"0110"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "[String; 7]"))]
#[serde(into = "[String; 7]", try_from = "[String; 7]")]
pub struct Grid {
    discs: [u64; 2],
}

impl Grid {
    /// How many discs the column holds.
    pub fn height(&self, column: u8) -> u8 {
        let taken = self.discs[0] | self.discs[1];
        let ones = taken >> (column * (ROWS + 1)) & 0x3f;
        ones.trailing_ones() as u8
    }

    /// Whether the column takes no more.
    pub fn is_full(&self, column: u8) -> bool {
        let top = Cell { column, row: ROWS - 1 }.bit();
        (self.discs[0] | self.discs[1]) & top != 0
    }

    /// How many discs the grid holds.
    pub fn count(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_ones()
    }

    /// How many discs of that seat the grid holds.
    pub fn count_of(&self, seat: Seat) -> u32 {
        self.discs[usize::from(seat.0 & 1)].count_ones()
    }

    /// Drops a disc into a column that has room, and tells where it came to lie.
    pub fn drop(&mut self, seat: Seat, column: u8) -> Cell {
        let cell = Cell { column, row: self.height(column) };
        self.discs[usize::from(seat.0 & 1)] |= cell.bit();
        cell
    }

    /// The grids that a last disc of that seat could have been dropped into to make this one.
    pub fn without_top_of(&self, seat: Seat) -> Vec<Grid> {
        let tops = (0..COLUMNS).filter(|&column| self.height(column) > 0);
        let tops = tops.map(|column| Cell { column, row: self.height(column) - 1 });
        tops.filter(|&cell| self.at(cell) == Some(seat))
            .map(|cell| {
                let mut before = *self;
                before.discs[usize::from(seat.0 & 1)] &= !cell.bit();
                before
            })
            .collect()
    }

    /// Whose disc lies there.
    pub fn at(&self, cell: Cell) -> Option<Seat> {
        let lies = |discs: u64| discs & cell.bit() != 0;
        [Seat(0), Seat(1)].into_iter().find(|seat| lies(self.discs[seat.idx()]))
    }

    /// Whether the seat has four in line.
    pub fn has_line(&self, seat: Seat) -> bool {
        let discs = self.discs[usize::from(seat.0 & 1)];
        STEPS.iter().any(|&step| {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }

    /// Every cell of that seat that is part of four in line.
    pub fn line_cells(&self, seat: Seat) -> Vec<Cell> {
        let discs = self.discs[usize::from(seat.0 & 1)];
        let mut lit = 0;
        for step in STEPS {
            let pairs = discs & discs >> step;
            let starts = pairs & pairs >> (2 * step);
            lit |= starts | starts << step | starts << (2 * step) | starts << (3 * step);
        }
        cells().filter(|cell| lit & cell.bit() != 0).collect()
    }

    /// For each possible line of four that only one seat has discs in: the seat and how many.
    pub fn chances(&self) -> impl Iterator<Item = (Seat, u32)> {
        let [ours, theirs] = self.discs;
        lines().filter_map(move |line| {
            match ((line & ours).count_ones(), (line & theirs).count_ones()) {
                (0, 0) => None,
                (count, 0) => Some((Seat(0), count)),
                (0, count) => Some((Seat(1), count)),
                _ => None,
            }
        })
    }
}

/// All cells, column by column.
pub fn cells() -> impl Iterator<Item = Cell> {
    (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| Cell { column, row }))
}

/// The 69 possible lines of four.
fn lines() -> impl Iterator<Item = u64> {
    let inside = cells().fold(0, |all, cell| all | cell.bit());
    cells().flat_map(move |cell| {
        STEPS.into_iter().filter_map(move |step| {
            let line = (0..4).fold(0, |line, k| line | cell.bit() << (k * step));
            (line & !inside == 0).then_some(line)
        })
    })
}

impl From<Grid> for [String; 7] {
    fn from(grid: Grid) -> [String; 7] {
        std::array::from_fn(|column| {
            let column = column as u8;
            let seats = (0..ROWS).map_while(|row| grid.at(Cell { column, row }));
            seats.map(|seat| seat.to_string()).collect()
        })
    }
}

impl TryFrom<[String; 7]> for Grid {
    type Error = Malformed;

    fn try_from(columns: [String; 7]) -> Result<Grid, Malformed> {
        let mut grid = Grid::default();
        for (column, discs) in (0..COLUMNS).zip(&columns) {
            if discs.len() > usize::from(ROWS) || !discs.bytes().all(|disc| b"01".contains(&disc)) {
                return Err(format!("a column is up to six digits 0 or 1, not '{discs}'").into());
            }
            for disc in discs.bytes() {
                grid.drop(Seat(disc - b'0'), column);
            }
        }
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_69_lines() {
        assert_eq!(lines().count(), 69);
        assert!(lines().all(|line| line.count_ones() == 4));
    }

    #[test]
    fn every_line_is_found_with_exactly_its_own_cells() {
        for line in lines() {
            let grid = Grid { discs: [0, line] };
            assert!(grid.has_line(Seat(1)) && !grid.has_line(Seat(0)));
            let lit = grid.line_cells(Seat(1)).into_iter().fold(0, |lit, cell| lit | cell.bit());
            assert_eq!(lit, line, "{line:#x}");
        }
    }

    #[test]
    fn a_line_does_not_wrap_round_the_edge() {
        // Three discs on top of the first column and one at the foot of the next: their bits would
        // be neighbours if the columns had no empty row between them.
        let columns = ["111000", "0", "", "", "", "", ""].map(String::from);
        let grid = Grid::try_from(columns).unwrap();
        assert!(!grid.has_line(Seat(0)));
    }

    #[test]
    fn grids_read_and_write_column_by_column() {
        let columns = ["01", "", "111", "", "", "010101", "0"].map(String::from);
        let grid = Grid::try_from(columns.clone()).unwrap();
        assert_eq!(<[String; 7]>::from(grid), columns);
        assert!(grid.is_full(5) && !grid.is_full(0));
        assert!(Grid::try_from(["2", "", "", "", "", "", ""].map(String::from)).is_err());
        assert!(Grid::try_from(["0000000", "", "", "", "", "", ""].map(String::from)).is_err());
    }
}
