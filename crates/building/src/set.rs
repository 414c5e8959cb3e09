//! Sets of pieces: a supply, a hand, what a solution uses.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::PieceId;

/// A set of pieces, one bit each. Written as the list of their numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceSet(#[cfg_attr(feature = "types", ts(as = "Vec<PieceId>"))] u128);

impl PieceSet {
    /// No piece.
    pub const EMPTY: PieceSet = PieceSet(0);

    /// All pieces of the box.
    pub fn all() -> PieceSet {
        PieceId::all().collect()
    }

    /// Whether the piece is in the set.
    pub fn contains(self, piece: PieceId) -> bool {
        self.0 >> piece.get() & 1 != 0
    }

    /// Adds a piece.
    pub fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.get();
    }

    /// Takes a piece out; tells whether it was there.
    pub fn remove(&mut self, piece: PieceId) -> bool {
        let there = self.contains(piece);
        self.0 &= !(1 << piece.get());
        there
    }

    /// Whether it holds no piece.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces it holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The pieces in order.
    pub fn iter(self) -> impl Iterator<Item = PieceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            PieceId::new(number)
        })
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> PieceSet {
        let mut set = PieceSet::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl fmt::Debug for PieceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(PieceId::get)).finish()
    }
}

impl Serialize for PieceSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<PieceId>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PieceSet, D::Error> {
        Ok(Vec::<PieceId>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_takes_and_gives_back() {
        let mut set = PieceSet::all();
        assert_eq!(set.len(), 68);
        let last = PieceId::all().next_back().unwrap();
        assert!(set.remove(last) && !set.remove(last) && !set.contains(last));
        assert_eq!(set.iter().count(), 67);
        set.insert(last);
        assert_eq!(set, PieceSet::all());
        assert!(set.iter().eq(PieceId::all()));
    }
}
