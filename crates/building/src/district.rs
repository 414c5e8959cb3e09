//! The nine districts, and what the cards of each require.

use contract::Phrase;
use serde::{Deserialize, Serialize};

/// A district of Tokyo with four cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum District {
    Shinjuku,
    Shibuya,
    Shinagawa,
    Ginza,
    Ueno,
    Asakusa,
    Akihabara,
    Ikebukuro,
    Roppongi,
}

use District::{
    Akihabara, Asakusa, Ginza, Ikebukuro, Roppongi, Shibuya, Shinagawa, Shinjuku, Ueno,
};

/// One of the two sides of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Easy, printed with a grid.
    Blue,
    /// Hard, without one.
    White,
}

/// What one side of a card requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub floors: u8,
    pub pieces: u8,
    /// How many borders it has.
    pub borders: usize,
}

/// Cards of a district.
pub const CARDS: usize = 4;

impl District {
    /// All districts, in the order of their cards. The last one replaces any other.
    pub const ALL: [District; 9] =
        [Shinjuku, Shibuya, Shinagawa, Ginza, Ueno, Asakusa, Akihabara, Ikebukuro, Roppongi];

    /// The name in data and file names.
    pub fn id(self) -> &'static str {
        match self {
            Shinjuku => "shinjuku",
            Shibuya => "shibuya",
            Shinagawa => "shinagawa",
            Ginza => "ginza",
            Ueno => "ueno",
            Asakusa => "asakusa",
            Akihabara => "akihabara",
            Ikebukuro => "ikebukuro",
            Roppongi => "roppongi",
        }
    }

    /// The name in words: a message `district-<id>` of the game's word list.
    pub fn called(self) -> Phrase {
        Phrase::new(format!("district-{}", self.id()))
    }

    /// The name in Latin letters, for messages to developers and for narrow columns.
    pub fn name(self) -> &'static str {
        match self {
            Shinjuku => "Shinjuku",
            Shibuya => "Shibuya",
            Shinagawa => "Shinagawa",
            Ginza => "Ginza",
            Ueno => "Ueno",
            Asakusa => "Asakusa",
            Akihabara => "Akihabara",
            Ikebukuro => "Ikebukuro",
            Roppongi => "Roppongi",
        }
    }

    /// What a side of one of its cards, counted from 0, requires.
    pub fn requirement(self, card: usize, side: Side) -> Option<Requirement> {
        let pairs = match side {
            Side::White => self.white(),
            Side::Blue => self.blue(),
        };
        let (floors, pieces) = *pairs.get(card)?;
        let double = side == Side::White && self.double() == Some(card);
        Some(Requirement { floors, pieces, borders: 1 + usize::from(double) })
    }

    /// The card whose white side has two borders.
    fn double(self) -> Option<usize> {
        match self {
            Shinjuku | Ueno | Asakusa => Some(1),
            Shibuya | Shinagawa | Ginza | Akihabara | Ikebukuro => Some(0),
            Roppongi => None,
        }
    }

    fn white(self) -> [(u8, u8); CARDS] {
        match self {
            Shinjuku => [(5, 6), (3, 5), (3, 6), (3, 8)],
            Shibuya => [(4, 5), (4, 6), (4, 7), (2, 6)],
            Shinagawa => [(2, 4), (3, 5), (2, 5), (4, 8)],
            Ginza => [(5, 6), (4, 6), (3, 6), (3, 7)],
            Ueno => [(4, 5), (2, 4), (4, 7), (3, 8)],
            Asakusa => [(2, 4), (3, 5), (2, 5), (2, 6)],
            Akihabara => [(5, 6), (4, 6), (3, 6), (4, 8)],
            Ikebukuro => [(4, 5), (2, 5), (4, 7), (3, 7)],
            Roppongi => [(2, 6), (3, 7), (3, 8), (4, 8)],
        }
    }

    fn blue(self) -> [(u8, u8); CARDS] {
        match self {
            Shinjuku => [(1, 2), (1, 3), (3, 4), (2, 5)],
            Shibuya => [(2, 3), (2, 2), (3, 3), (1, 4)],
            Shinagawa => [(2, 3), (1, 3), (1, 3), (3, 5)],
            Ginza => [(1, 2), (2, 2), (3, 4), (2, 4)],
            Ueno => [(2, 3), (1, 3), (3, 3), (2, 5)],
            Asakusa => [(2, 3), (2, 3), (1, 3), (1, 4)],
            Akihabara => [(1, 2), (2, 2), (3, 4), (3, 5)],
            Ikebukuro => [(2, 3), (1, 3), (3, 3), (2, 4)],
            Roppongi => [(1, 4), (3, 5), (2, 4), (2, 5)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardId;

    #[test]
    fn names_are_what_data_says_with_a_capital() {
        for district in District::ALL {
            assert_eq!(district.name().to_lowercase(), district.id());
            assert!(district.name().starts_with(char::is_uppercase));
        }
        let called = Phrase::new("site-name").with("district", Phrase::new("district-shinjuku"));
        assert_eq!(CardId::new(1).map(CardId::called), Some(called.with("number", 2)));
    }
}
