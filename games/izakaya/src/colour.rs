//! The drinks: six colours, six bottles of each, and what they are worth.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The colour of a drink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    White,
    Blue,
    Red,
    Yellow,
    Green,
    Black,
}

/// Bottles of each colour (clause 1.6).
pub const BOTTLES: u8 = 6;
/// Coins on the six colour cards, from left to right (clause 1.6).
pub const COINS: [u8; 6] = [1, 1, 2, 2, 3, 3];
/// What a coin is worth, in yen.
pub const COIN: i32 = 100;

impl Colour {
    /// All six.
    pub const ALL: [Colour; 6] =
        [Colour::White, Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green, Colour::Black];

    /// The colour as an index.
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Its name in word lists and pictures.
    pub fn id(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Black => "black",
        }
    }
}

/// One thing for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ByColour<T>(pub [T; 6]);

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        &self.0[colour.idx()]
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        &mut self.0[colour.idx()]
    }
}
