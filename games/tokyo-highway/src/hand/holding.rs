//! What a hand holds, and what it has put up in this turn.

use serde::{Deserialize, Serialize};

use crate::command::{Build, Goal};
use crate::geometry::Spot;

/// How far the active player has come with the build of this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// A build that was announced: its pieces are carried for the player (clause 11.7).
    pub plan: Option<Build>,
    /// The pieces of the new column that stand already. They have left the supply.
    pub rising: Option<Rising>,
    /// The road that lies already, with the cars on it so far. It is in the supply until the turn
    /// ends.
    pub laid: Option<Build>,
    /// The piece in the air.
    pub lifted: Option<Lifted>,
    /// How many pieces could not stay in this turn.
    pub missed: u8,
    /// How many turns in a row have ended without a build.
    pub idle: u8,
}

/// After this many pieces that could not stay, a player may give the turn up (clause 11.9).
pub const MISSES: u8 = 5;
/// After this many rounds without a build the game is over (clause 11.9).
pub const IDLE_ROUNDS: usize = 2;

/// A column that is being put up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rising {
    /// Its centre.
    pub at: Spot,
    /// How many grey pieces it has.
    pub grey: u8,
    /// Whether a yellow piece lies on top.
    pub yellow: bool,
}

impl Rising {
    /// How many pieces it has.
    pub fn height(&self) -> u8 {
        self.grey.saturating_add(u8::from(self.yellow))
    }
}

/// A piece in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lifted {
    pub piece: Held,
    /// How this hand trembles. Everybody may know it, so that every page shows the same hand.
    pub seed: u32,
}

/// What can be lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    Grey,
    Yellow,
    Road,
    Car,
}

impl Held {
    /// Its name in word lists.
    pub fn key(self) -> &'static str {
        ["grey", "yellow", "road", "car"][self as usize]
    }

    /// Whether it is a piece of a column.
    pub fn is_disc(self) -> bool {
        matches!(self, Held::Grey | Held::Yellow)
    }
}

impl Hand {
    /// Whether nothing is held, put up or announced.
    pub fn is_empty(&self) -> bool {
        let Hand { plan, rising, laid, lifted, missed: _, idle: _ } = self;
        plan.is_none() && rising.is_none() && laid.is_none() && lifted.is_none()
    }

    /// How many pieces of the new column stand.
    pub fn height(&self) -> u8 {
        self.rising.map_or(0, |rising| rising.height())
    }

    /// The piece that the plan needs next; none without a plan, or when it is finished.
    pub fn next_of_plan(&self) -> Option<Held> {
        let plan = self.plan.as_ref()?;
        if let Some(laid) = &self.laid {
            return (laid.cars.len() < plan.cars.len()).then_some(Held::Car);
        }
        Some(match plan.to {
            Goal::Column { height, junction, .. } if self.height() < height => {
                let last = self.height() + 1 == height;
                if junction && last { Held::Yellow } else { Held::Grey }
            }
            _ => Held::Road,
        })
    }
}
