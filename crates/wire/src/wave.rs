//! Hands that the others see moving, where a game lets them.

use contract::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "openapi")]
use utoipa::ToSchema;

/// A gesture has at most this many numbers.
pub const LONGEST_GESTURE: usize = 8;

/// How a hand is held: at most eight small whole numbers, whose meaning belongs to the game's page.
/// No number at all means that the hand is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "Vec<i16>")]
pub struct Gesture(Vec<i16>);

impl TryFrom<Vec<i16>> for Gesture {
    type Error = String;

    fn try_from(numbers: Vec<i16>) -> Result<Gesture, String> {
        match numbers.len() {
            0..=LONGEST_GESTURE => Ok(Gesture(numbers)),
            count => Err(format!("a gesture has at most {LONGEST_GESTURE} numbers, not {count}")),
        }
    }
}

/// How the hand of a seat is held now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(ToSchema))]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Wave {
    /// The seat whose hand it is.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Where the hand is and what it holds, in the game's own numbers; none for an empty hand.
    pub gesture: Gesture,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gesture_has_at_most_eight_small_numbers() {
        let read = |text: &str| serde_json::from_str::<Gesture>(text);
        assert!(read("[]").is_ok() && read("[1,-2,3,4,5,6,7,32767]").is_ok());
        let why = read("[1,2,3,4,5,6,7,8,9]").unwrap_err().to_string();
        assert!(why.contains("at most 8 numbers"), "{why}");
        assert!(read("[32768]").is_err() && read("[0.5]").is_err() && read("[\"a\"]").is_err());
    }
}
