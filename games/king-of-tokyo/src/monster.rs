//! A monster: its dials, its cubes, its cards, and where it stands.

use serde::{Deserialize, Serialize};

use crate::cards::CardSet;

/// Life at the start, and the most without a card that says otherwise.
pub const LIFE: u8 = 10;
/// The points that win.
pub const GOAL: u8 = 20;

/// Where a monster stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// Not in Tokyo.
    #[default]
    Outside,
    /// In Tokyo City.
    City,
    /// In Tokyo Bay.
    Bay,
}

/// One monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Life left; none means eliminated.
    pub life: u8,
    /// Victory points.
    pub points: u8,
    /// Energy cubes.
    pub energy: u16,
    /// Poison counters.
    pub poison: u8,
    /// Shrink counters.
    pub shrink: u8,
    /// Where it stands.
    pub place: Zone,
    /// The moment at which it reached the goal; taken back if it falls below.
    pub reached: Option<u32>,
    /// Its Keep cards.
    pub cards: CardSet,
}

impl Monster {
    /// A monster before its first turn.
    pub fn new() -> Monster {
        Monster {
            life: LIFE,
            points: 0,
            energy: 0,
            poison: 0,
            shrink: 0,
            place: Zone::Outside,
            reached: None,
            cards: CardSet::EMPTY,
        }
    }

    /// Whether it is still in the game.
    pub fn lives(&self) -> bool {
        self.life > 0
    }

    /// Whether it is in Tokyo, City or Bay.
    pub fn in_tokyo(&self) -> bool {
        self.place != Zone::Outside
    }
}

impl Default for Monster {
    fn default() -> Monster {
        Monster::new()
    }
}
