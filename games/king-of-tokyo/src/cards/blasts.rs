//! Discard cards that hurt: others, everybody, or their buyer.

use contract::SeatSet;

use super::{Power, Title};
use crate::act::Act;

/// All others, as a set.
fn all_others(act: &Act<'_>, power: Power) -> SeatSet {
    act.state.others(power.seat).collect()
}

/// Damage to all other monsters.
fn blast(act: &mut Act<'_>, power: Power, amount: u8) {
    let victims = all_others(act, power);
    act.strike(Some(power.seat), victims, amount);
}

/// Points first, then damage to the buyer.
fn boast(act: &mut Act<'_>, power: Power, points: u8, amount: u8) {
    act.gain_points(power.seat, points);
    act.strike(Some(power.seat), SeatSet::only(power.seat), amount);
}

/// All others lose points.
pub const EVACUATION_ORDERS: Title = Title::discard(
    "evacuation-orders",
    "Evacuation Orders",
    7,
    "All other monsters lose 5 points.",
    |act, power| {
        for seat in all_others(act, power).iter() {
            act.lose_points(seat, 5);
        }
    },
)
.twice();

/// All others are hurt.
pub const FIRE_BLAST: Title = Title::discard(
    "fire-blast",
    "Fire Blast",
    3,
    "Deal 2 damage to all other monsters.",
    |act, power| blast(act, power, 2),
);

/// Points, and all others are hurt.
pub const GAS_REFINERY: Title = Title::discard(
    "gas-refinery",
    "Gas Refinery",
    6,
    "Gain 2 points and deal 3 damage to all other monsters.",
    |act, power| {
        act.gain_points(power.seat, 2);
        blast(act, power, 3);
    },
);

/// Everybody is hurt.
pub const HIGH_ALTITUDE_BOMBING: Title = Title::discard(
    "high-altitude-bombing",
    "High Altitude Bombing",
    4,
    "Every monster takes 3 damage, including you.",
    |act, power| {
        let mut victims = all_others(act, power);
        victims.insert(power.seat);
        act.strike(Some(power.seat), victims, 3);
    },
);

/// Points for pain.
pub const JET_FIGHTERS: Title = Title::discard(
    "jet-fighters",
    "Jet Fighters",
    5,
    "Gain 5 points and take 4 damage.",
    |act, power| boast(act, power, 5, 4),
);

/// Points for pain.
pub const NATIONAL_GUARD: Title = Title::discard(
    "national-guard",
    "National Guard",
    3,
    "Gain 2 points and take 2 damage.",
    |act, power| boast(act, power, 2, 2),
);

/// Points for pain.
pub const TANKS: Title =
    Title::discard("tanks", "Tanks", 4, "Gain 4 points and take 3 damage.", |act, power| {
        boast(act, power, 4, 3);
    });

/// Points, and all others lose half their energy.
pub const VAST_STORM: Title = Title::discard(
    "vast-storm",
    "Vast Storm",
    6,
    "Gain 2 points. Every other monster loses 1 energy for every 2 it has.",
    |act, power| {
        act.gain_points(power.seat, 2);
        for seat in all_others(act, power).iter() {
            let half = act.state.monsters[seat].energy / 2;
            act.pay(seat, half);
        }
    },
);

#[cfg(test)]
mod tests;
