//! A row as both databases can hold it.

use super::kinds::Kind;

/// One value. What is true or false is 1 or 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    Null,
    Int(i64),
    Text(String),
}

impl Cell {
    pub fn int(value: Option<i64>) -> Cell {
        value.map_or(Cell::Null, Cell::Int)
    }

    /// PostgreSQL cannot hold the character with the number 0, and nobody can read it either.
    pub fn text(value: Option<String>) -> Cell {
        value.map_or(Cell::Null, |text| Cell::Text(text.replace('\0', "\u{fffd}")))
    }
}

/// The values of a row, in the order of its kind's columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row(pub Vec<Cell>);

impl Row {
    /// The part that orders the rows of a kind.
    pub fn key(&self, kind: &Kind) -> Row {
        Row(self.0[..kind.keys].to_vec())
    }
}

/// A digest of many rows.
#[derive(Default)]
pub struct Digest {
    hasher: blake3::Hasher,
    rows: u64,
}

impl Digest {
    pub fn add(&mut self, row: &Row) {
        self.rows += 1;
        for cell in &row.0 {
            match cell {
                Cell::Null => self.hasher.update(&[0]),
                Cell::Int(value) => self.hasher.update(&[1]).update(&value.to_le_bytes()),
                Cell::Text(text) => {
                    let length = (text.len() as u64).to_le_bytes();
                    self.hasher.update(&[2]).update(&length).update(text.as_bytes())
                }
            };
        }
    }

    /// The number of rows, and 32 hex digits.
    pub fn done(self) -> (u64, String) {
        let digits = self.hasher.finalize().to_hex();
        (self.rows, digits[..32].to_owned())
    }
}
