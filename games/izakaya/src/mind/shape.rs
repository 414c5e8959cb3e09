//! The quarter as numbers: cards, corners and gaps of each size, worked out once.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::grid::{Address, Corner, Gap, Grid};

/// A quarter of one size.
#[derive(Debug, PartialEq)]
pub struct Shape {
    /// The places of its cards, row by row.
    pub addresses: Vec<Address>,
    /// The corners of each card, by index.
    pub corners: Vec<[u8; 4]>,
    /// The cards at each corner.
    pub around: Vec<ArrayVec<u8, 4>>,
    /// The corners between four cards, one bit each.
    pub green: u64,
    /// The corners between two cards, one bit each.
    pub red: u64,
    /// The gaps, with the cards beside them.
    pub gaps: Vec<(Gap, [u8; 2])>,
}

impl Shape {
    fn of(seats: usize) -> Shape {
        let grid = Grid::of(seats);
        let addresses: Vec<Address> = grid.addresses().collect();
        let idx = |card: Address| grid.idx(card).unwrap_or_default() as u8;
        let own = |card: &Address| card.corners().map(|corner| corner.idx() as u8);
        let corners: Vec<[u8; 4]> = addresses.iter().map(own).collect();
        let mut around = vec![ArrayVec::new(); Corner::COUNT];
        for (card, its) in corners.iter().enumerate() {
            its.iter().for_each(|corner| around[usize::from(*corner)].push(card as u8));
        }
        let mask =
            |meeting| grid.corners(meeting).fold(0, |mask, corner| mask | 1u64 << corner.idx());
        let gaps = grid.gaps().iter().map(|gap| (gap, gap.cards().map(idx))).collect();
        Shape { addresses, corners, around, green: mask(4), red: mask(2), gaps }
    }

    /// The quarter for that many players.
    pub fn for_seats(seats: usize) -> &'static Shape {
        &SHAPES[usize::from(Grid::of(seats).side()) - 3]
    }
}

static SHAPES: LazyLock<[Shape; 3]> = LazyLock::new(|| [3, 4, 5].map(Shape::of));

/// The corner of an index.
pub fn corner(idx: u8) -> Option<Corner> {
    let lines = crate::grid::WIDEST + 1;
    Corner::new(idx % lines, idx / lines)
}
