//! The eight architects to choose from (clause 2.5).

use contract::Phrase;
use serde::{Deserialize, Serialize};

/// The round token of an architect. The names are ours: a given name, and a part of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    Kawara,
    Yaneura,
    Mado,
    Hashira,
    Engawa,
    Shoji,
    Tokonoma,
    Noren,
}

impl Token {
    /// All of them, in the order of the seats that get them unless somebody chooses otherwise.
    pub const ALL: [Token; 8] = [
        Token::Kawara,
        Token::Yaneura,
        Token::Mado,
        Token::Hashira,
        Token::Engawa,
        Token::Shoji,
        Token::Tokonoma,
        Token::Noren,
    ];

    /// The architect's name.
    pub fn called(self) -> Phrase {
        Phrase::new(match self {
            Token::Kawara => "architect-kawara",
            Token::Yaneura => "architect-yaneura",
            Token::Mado => "architect-mado",
            Token::Hashira => "architect-hashira",
            Token::Engawa => "architect-engawa",
            Token::Shoji => "architect-shoji",
            Token::Tokonoma => "architect-tokonoma",
            Token::Noren => "architect-noren",
        })
    }

    /// The colour of the token.
    pub fn colour(self) -> &'static str {
        match self {
            Token::Kawara => "#4a5a68",
            Token::Yaneura => "#b3122f",
            Token::Mado => "#7cc4e8",
            Token::Hashira => "#7a4a21",
            Token::Engawa => "#d9a441",
            Token::Shoji => "#f4efe2",
            Token::Tokonoma => "#3f7d4e",
            Token::Noren => "#2b3990",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_architects_with_names_and_colours_of_their_own() {
        for (idx, token) in Token::ALL.iter().enumerate() {
            let others = Token::ALL[idx + 1..].iter();
            let alike = |other: &&Token| {
                other.called() == token.called() || other.colour() == token.colour()
            };
            assert_eq!(others.clone().find(alike), None, "{token:?}");
        }
    }
}
