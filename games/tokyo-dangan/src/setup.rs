//! What the lobby chooses.

use contract::{Day, Malformed};
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::board::{Board, Layout};

/// The highest round cap.
pub const MOST_ROUNDS: u8 = 200;

/// What the lobby chooses. The default is the rulebook's game on the house's map of Tokyo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The board (clause 1.1).
    pub board: Map,
    /// Who begins (clause 1.6).
    pub start: Start,
    /// Everybody starts in the same city (clause 1.3).
    pub common_start: bool,
    /// The first turn of the game has two actions instead of three (clause 2.2).
    pub short_first_turn: bool,
    /// Tiles can be removed (clause 3.5).
    pub removal: bool,
    /// The game ends after this many rounds; 0 for never (clause 6.2).
    pub round_cap: u8,
    /// The game ends when the same position comes for the third time (clause 6.3).
    pub repetition: bool,
    /// The day whose puzzle one player alone gets; nothing for one that chance draws (clause 8.1).
    /// Left out where there is none, so that records from before there were days keep their
    /// digests.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<String>", optional))]
    pub day: Option<Day>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            board: Map::default(),
            start: Start::default(),
            common_start: false,
            short_first_turn: false,
            removal: true,
            round_cap: 0,
            repetition: false,
            day: None,
        }
    }
}

impl Setup {
    /// With the two house rules that end every game.
    pub fn limited() -> Setup {
        Setup { round_cap: 60, repetition: true, ..Setup::default() }
    }

    /// After the sister game about Kyoto: everybody leaves from one place, and tiles stay.
    pub fn kyoto_style() -> Setup {
        Setup { common_start: true, removal: false, ..Setup::default() }
    }

    /// What the rules have to remember of it.
    pub fn house(&self) -> House {
        House {
            short_first_turn: self.short_first_turn,
            removal: self.removal,
            round_cap: self.round_cap,
            repetition: self.repetition,
        }
    }
}

/// The house rules in force while a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The first turn of the game has two actions instead of three (clause 2.2).
    pub short_first_turn: bool,
    /// Tiles can be removed (clause 3.5).
    pub removal: bool,
    /// The game ends after this many rounds; 0 for never (clause 6.2).
    pub round_cap: u8,
    /// The game ends when the same position comes for the third time (clause 6.3).
    pub repetition: bool,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Chance decides.
    #[default]
    Random,
    /// Seat 0: the youngest sits there.
    #[serde(rename = "seat-0")]
    Seat0,
}

/// The boards that come with the game: names and files. One more file here is one more board.
pub const SHIPPED: &[(&str, &str)] = &[
    ("tokyo", include_str!("../boards/tokyo.json")),
    ("yokohama", include_str!("../boards/yokohama.json")),
];

/// Their names, for the lobby.
pub const NAMES: &[&str] = &{
    let mut names = [""; SHIPPED.len()];
    let mut idx = 0;
    while idx < names.len() {
        names[idx] = SHIPPED[idx].0;
        idx += 1;
    }
    names
};

/// Which board: one that comes with the game, by name, or a whole one of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(untagged, rename = "BoardChoice"))]
pub enum Map {
    /// One of [`SHIPPED`], by its place there.
    Shipped(#[cfg_attr(feature = "types", ts(as = "contract::types::OneOf<Map>"))] usize),
    /// Another, as a board file says it.
    Own(Box<Layout>),
}

impl Map {
    /// The board, if it is a good one.
    ///
    /// # Errors
    /// One sentence that says what is wrong with it.
    pub fn board(&self) -> Result<Board, Malformed> {
        match self {
            Map::Shipped(idx) => match SHIPPED.get(*idx) {
                Some((_, file)) => Board::read(file),
                None => Err(format!("there is no board number {idx}").into()),
            },
            Map::Own(layout) => Board::try_from(Layout::clone(layout)),
        }
    }
}

impl Default for Map {
    fn default() -> Map {
        Map::Shipped(0)
    }
}

#[cfg(feature = "types")]
impl contract::types::Worded for Map {
    fn words() -> Vec<String> {
        NAMES.iter().map(|name| (*name).to_owned()).collect()
    }
}

impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Map::Shipped(idx) => NAMES.get(*idx).unwrap_or(&NAMES[0]).serialize(serializer),
            Map::Own(layout) => layout.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Map {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Map, D::Error> {
        deserializer.deserialize_any(MapVisitor)
    }
}

struct MapVisitor;

impl<'de> Visitor<'de> for MapVisitor {
    type Value = Map;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a board ({}) or a whole board", NAMES.join(", "))
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Map, E> {
        let idx = NAMES.iter().position(|shipped| *shipped == name);
        idx.map(Map::Shipped).ok_or_else(|| {
            let names = NAMES.join(", ");
            E::custom(format!("there is no board '{name}': choose {names}, or give a whole board"))
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Map, A::Error> {
        Layout::deserialize(MapAccessDeserializer::new(map)).map(|own| Map::Own(Box::new(own)))
    }
}
