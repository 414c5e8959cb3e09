//! A grid of inked characters, and the table on it: north up, a cell twice as high as wide.

use crate::geometry::{Bounds, Point};
use contract::{Ink, Sketch};

/// A grid of inked characters.
#[derive(Clone, Debug)]
pub struct Grid {
    columns: usize,
    cells: Vec<(char, Ink)>,
}

impl Grid {
    /// An empty grid.
    pub fn new(columns: usize, rows: usize) -> Grid {
        Grid { columns, cells: vec![(' ', Ink::Plain); columns * rows] }
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    /// The rows from the first to the last with something in them.
    pub fn used(&self) -> std::ops::Range<usize> {
        let full = |(letter, _): &(char, Ink)| *letter != ' ';
        let first = self.cells.iter().position(full).unwrap_or(0);
        let last = self.cells.iter().rposition(full).map_or(0, |idx| idx + 1);
        let width = self.columns.max(1);
        first / width..last.div_ceil(width)
    }

    /// Puts a character into a cell; nothing happens outside of the grid.
    pub fn set(&mut self, cell: (i32, i32), ink: Ink, letter: char) {
        let (Ok(x), Ok(y)) = (usize::try_from(cell.0), usize::try_from(cell.1)) else { return };
        if x < self.columns
            && let Some(place) = self.cells.get_mut(y * self.columns + x)
        {
            *place = (letter, ink);
        }
    }

    /// The character in a cell; a space outside.
    pub fn get(&self, cell: (i32, i32)) -> char {
        let (Ok(x), Ok(y)) = (usize::try_from(cell.0), usize::try_from(cell.1)) else { return ' ' };
        if x >= self.columns {
            return ' ';
        }
        self.cells.get(y * self.columns + x).map_or(' ', |(letter, _)| *letter)
    }

    /// Writes a text from a cell to the right.
    pub fn write(&mut self, cell: (i32, i32), ink: Ink, text: &str) {
        for (x, letter) in (cell.0..).zip(text.chars()) {
            self.set((x, cell.1), ink, letter);
        }
    }

    /// Whether a text fits into the grid from a cell, over empty cells.
    pub fn has_room(&self, cell: (i32, i32), letters: i32) -> bool {
        let (first, last) = (cell.0, cell.0 + letters);
        let across = first >= 0 && last <= self.columns as i32;
        let inside = across && (0..self.rows() as i32).contains(&cell.1);
        inside && (first..last).all(|x| matches!(self.get((x, cell.1)), ' ' | '·'))
    }

    /// Draws a line of characters that lean the way it leads.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: Ink) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let steps = libm::ceil(dx.abs().max(dy.abs())).clamp(1.0, 400.0);
        let cell = |step: f64| {
            let part = step / steps;
            let round = |length: f64| libm::round(length) as i32;
            (round(from.0 + dx * part), round(from.1 + dy * part))
        };
        let letter = match (dx, dy) {
            _ if dy.abs() < 0.25 * dx.abs() => '─',
            _ if dx.abs() < 0.4 * dy.abs() => '│',
            _ if (dx > 0.0) == (dy > 0.0) => '╲',
            _ => '╱',
        };
        for step in 0..=steps as i32 {
            self.set(cell(f64::from(step)), ink, letter);
        }
    }

    /// Writes a row at the end of the last line of a sketch.
    pub fn put(&self, row: usize, sketch: &mut Sketch) {
        let start = row * self.columns;
        let Some(cells) = self.cells.get(start..start + self.columns) else { return };
        let mut run: Option<(Ink, String)> = None;
        for (letter, ink) in cells {
            match &mut run {
                Some((same, text)) if same == ink => text.push(*letter),
                _ => {
                    if let Some((ink, text)) = run.take() {
                        sketch.put(ink, text);
                    }
                    run = Some((*ink, letter.to_string()));
                }
            }
        }
        if let Some((ink, text)) = run {
            sketch.put(ink, text);
        }
    }
}

/// Which part of the table a grid shows.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    low: Point,
    high: Point,
    /// Millimetres for the width of a cell.
    cell: f64,
    size: (f64, f64),
}

/// The finest that a grid shows the table, in millimetres a cell.
const FINEST: f64 = 4.5;

impl Frame {
    /// The frame round what is built.
    pub fn around(built: Bounds, columns: usize, rows: usize) -> Frame {
        let empty = built.low.x > built.high.x;
        let Bounds { low, high } = if empty { Bounds::around(&[Point::ORIGIN]) } else { built };
        let size = (columns as f64 - 1.0, rows as f64 - 1.0);
        let wide = (high.x - low.x) / size.0;
        let high_cells = (high.y - low.y) / (2.0 * size.1);
        Frame { low, high, cell: wide.max(high_cells).max(FINEST), size }
    }

    /// Where a point of the table is on the grid.
    pub fn place(&self, at: Point) -> (f64, f64) {
        let middle = (self.low + self.high) * 0.5;
        let from = at - middle;
        (self.size.0 * 0.5 + from.x / self.cell, self.size.1 * 0.5 - from.y / (2.0 * self.cell))
    }

    /// The cell that a point of the table is in.
    pub fn cell(&self, at: Point) -> (i32, i32) {
        let (x, y) = self.place(at);
        (libm::round(x.clamp(-1e4, 1e4)) as i32, libm::round(y.clamp(-1e4, 1e4)) as i32)
    }

    /// Millimetres for the width of a cell.
    pub fn scale(&self) -> f64 {
        self.cell
    }
}
