//! Cards that bring energy.

use super::{Hooks, Power, Title};
use crate::act::Act;
use crate::command::With;
use crate::setup::{Batteries, Setup};
use crate::state::KingOfTokyo;

/// Every gain is one more.
pub const FRIEND_OF_CHILDREN: Title = Title::keep(
    "friend-of-children",
    "Friend of Children",
    3,
    "Whenever you gain energy, gain 1 more.",
    Hooks { energy_gained: Some(()), ..Hooks::NONE },
);

/// What a battery gives each turn.
const CURRENT: u16 = 2;
/// What a charged battery holds in the later edition.
const CHARGE: u16 = 6;

/// Energy saved, and doubled.
pub const MONSTER_BATTERIES: Title = Title {
    other_cost: Some(battery_cost),
    ..Title::keep(
        "monster-batteries",
        "Monster Batteries",
        2,
        "When you buy this, put any amount of your energy on it; the bank adds the same amount. At \
         the start of each of your turns, take 2 from it. Discard it when it is empty.",
        Hooks {
            charges: Some(()),
            gained: Some(load),
            asks: Some(stakes),
            answered: Some(stake),
            turn_start: Some(drain),
            ..Hooks::NONE
        },
    )
};

fn battery_cost(setup: &Setup) -> u8 {
    match setup.batteries {
        Batteries::Staked => MONSTER_BATTERIES.cost,
        Batteries::Charged => 3,
    }
}

fn load(act: &mut Act<'_>, power: Power) {
    match act.state.setup.batteries {
        Batteries::Staked => act.ask(power, 0),
        Batteries::Charged => act.set_counters(power.card, CHARGE),
    }
}

fn stakes(state: &KingOfTokyo, power: Power, list: &mut Vec<With>) {
    list.extend((1..=state.monsters[power.seat].energy).map(With::Amount));
}

fn stake(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Amount(amount) = with {
        let paid = act.pay(power.seat, amount);
        act.set_counters(power.card, paid.saturating_mul(2));
    }
}

fn drain(act: &mut Act<'_>, power: Power) {
    let held = act.state.counters_on(power.card);
    let taken = held.min(CURRENT);
    act.set_counters(power.card, held - taken);
    act.move_energy(power.seat, taken);
    if held == taken {
        act.discard_card(power.seat, power.card);
    }
}

/// What does not kill it.
pub const WERE_ONLY_MAKING_IT_STRONGER: Title = Title::keep(
    "were-only-making-it-stronger",
    "We're Only Making It Stronger",
    3,
    "When you lose 2 or more life at once, gain 1 energy.",
    Hooks { hurt: Some(strengthen), ..Hooks::NONE },
);

fn strengthen(act: &mut Act<'_>, power: Power, lost: u8) {
    if lost >= 2 {
        act.gain_energy(power.seat, 1);
    }
}

#[cfg(test)]
mod tests;
