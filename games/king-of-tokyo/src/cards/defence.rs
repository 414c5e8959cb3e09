//! Cards against damage.

use super::{Hooks, Moment, Power, Title};
use crate::act::Act;
use crate::command::With;
use crate::state::KingOfTokyo;

/// Single points of damage bounce off.
pub const ARMOR_PLATING: Title = Title::keep(
    "armor-plating",
    "Armor Plating",
    4,
    "Ignore damage of exactly 1.",
    Hooks { blocks: Some(|amount| amount == 1), ..Hooks::NONE },
);

/// Hearts hide from damage.
pub const CAMOUFLAGE: Title = Title::keep(
    "camouflage",
    "Camouflage",
    3,
    "When you would take damage, roll a die for each point of it: every heart cancels one.",
    Hooks { softens: Some(()), ..Hooks::NONE },
);

/// Gone before the blow falls.
pub const JETS: Title = Title::keep(
    "jets",
    "Jets",
    5,
    "If you yield Tokyo, you take no damage from that attack.",
    Hooks { dodges: Some(()), ..Hooks::NONE },
);

/// What a flight costs.
const FLIGHT: u16 = 2;

/// Up and away.
pub const WINGS: Title = Title::keep(
    "wings",
    "Wings",
    6,
    "Pay 2 energy to cancel all damage to you for the rest of the turn.",
    Hooks { uses: Some(can_fly), used: Some(fly), ..Hooks::NONE },
);

fn can_fly(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    let pays = state.monsters[power.seat].energy >= FLIGHT;
    if pays && matches!(moment, Moment::Bracing) {
        list.push(With::Nothing);
    }
}

fn fly(act: &mut Act<'_>, power: Power, _: With) {
    act.pay(power.seat, FLIGHT);
    act.state.turn.shielded.insert(power.seat);
}

#[cfg(test)]
mod tests;
