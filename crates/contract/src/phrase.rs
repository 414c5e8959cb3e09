//! Something to be said, before it is said in some language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A message of the game's word lists with its arguments; `crates/words` turns it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message's name in `words/*.ftl`.
    pub key: Cow<'static, str>,
    /// What the message's placeables stand for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What a placeable stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(i64),
    /// A name or another bit of text that is the same in every language.
    Text(String),
    /// Another message, said first.
    Phrase(Phrase),
    /// The player in a seat, by name.
    Seat {
        /// The seat whose player is named.
        seat: Seat,
    },
}

impl Phrase {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name.into(), arg.into()));
        self
    }
    /// The players in those seats, in a row: "Ann, Bob and Cleo". The words around the names are
    /// the house's.
    pub fn list(seats: impl IntoIterator<Item = Seat>) -> Phrase {
        let mut seats: Vec<Seat> = seats.into_iter().collect();
        let Some(last) = seats.pop() else { return Phrase::new("house-nobody") };
        let Some(other) = seats.pop() else { return Phrase::new("house-one").with("one", last) };
        let pair = Phrase::new("house-pair").with("one", other).with("other", last);
        let longer = |rest: Phrase, seat: Seat| {
            Phrase::new("house-more").with("one", seat).with("rest", rest)
        };
        seats.into_iter().rev().fold(pair, longer)
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })*
    };
}
arg_from_numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
