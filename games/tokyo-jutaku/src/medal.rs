//! Medals for what was built against the clock, alone or together (clauses 9.7 and 9.8).

use building::Side;
use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::setup::{Mode, Setup};

/// A medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Medal {
    Bronze,
    Silver,
    Gold,
}

/// Medals from the least, as their names go.
const MEDALS: [(Medal, &str); 3] =
    [(Medal::Bronze, "bronze"), (Medal::Silver, "silver"), (Medal::Gold, "gold")];

impl Medal {
    /// Its name.
    pub fn id(self) -> &'static str {
        MEDALS[self as usize].1
    }

    /// What has to be built for it in ten minutes by one player, in yen: half of what the
    /// easy bot builds on average, as much, and what the normal bot builds, rounded; on blue sides
    /// less, because it is most of the map.
    pub fn price(self, side: Side) -> i32 {
        match (self, side) {
            (Medal::Bronze, Side::White) => 2_700,
            (Medal::Silver, Side::White) => 5_400,
            (Medal::Gold, Side::White) => 8_000,
            (Medal::Bronze, Side::Blue) => 1_400,
            (Medal::Silver, Side::Blue) => 2_800,
            (Medal::Gold, Side::Blue) => 3_900,
        }
    }

    /// The most that is ever asked for: this many hundredths of all yen on the map.
    pub fn share(self) -> i32 {
        match self {
            Medal::Bronze => 25,
            Medal::Silver => 50,
            Medal::Gold => 90,
        }
    }
}

/// The medal for what was built, if it deserves one and there are any to be had: alone against the
/// clock, or together. The prices of all players are added up and fit the minutes, but never ask
/// for more than a share of the whole map.
pub fn medal(setup: &Setup, seats: usize, map: &[Option<u8>], yen: i32) -> Option<Medal> {
    let honours = setup.mode == Mode::Team || (setup.mode == Mode::Attack && seats == 1);
    if !honours {
        return None;
    }
    // Where players build on different sides, anybody might complete a card: the mean counts.
    let sides = Seat::all(seats).map(|seat| setup.side_of(seat, seats));
    let on = |side: Side| -> i32 { map.iter().flatten().map(|card| cards::yen(*card, side)).sum() };
    let whole = sides.map(on).sum::<i32>() / i32::try_from(seats.max(1)).unwrap_or(1);
    let price = |medal: Medal| -> i32 {
        let each = Seat::all(seats).map(|seat| medal.price(setup.side_of(seat, seats)));
        let most = whole * medal.share() / 100;
        (each.sum::<i32>() * i32::from(setup.attack.max(1)) / 10).min(most)
    };
    let mut best = MEDALS.iter().rev().map(|(medal, _)| *medal);
    best.find(|medal| yen >= price(*medal))
}
