//! Cards that act when a turn ends.

use contract::Seat;

use super::{Hooks, Power, Title, hook};
use crate::act::Act;
use crate::command::With;
use crate::setup::Underdog;
use crate::state::KingOfTokyo;

/// Energy that makes a point.
const HOARD: u16 = 6;

/// Saved energy earns points.
pub const ENERGY_HOARDER: Title = Title::keep(
    "energy-hoarder",
    "Energy Hoarder",
    3,
    "At the end of your turn, gain 1 point for every 6 energy you have.",
    Hooks { ends: Some(has_hoard), turn_end: Some(hoard), ..Hooks::NONE },
);

fn has_hoard(state: &KingOfTokyo, power: Power) -> bool {
    state.monsters[power.seat].energy >= HOARD
}

fn hoard(act: &mut Act<'_>, power: Power) {
    let heaps = act.state.monsters[power.seat].energy / HOARD;
    act.gain_points(power.seat, heaps.min(u16::from(u8::MAX)) as u8);
}

/// Peace earns a point.
pub const HERBIVORE: Title = Title::keep(
    "herbivore",
    "Herbivore",
    5,
    "At the end of your turn, gain 1 point if you damaged nobody during it.",
    Hooks {
        ends: Some(|state, power| !state.turn.hurters.contains(power.seat)),
        turn_end: Some(|act, power| act.gain_points(power.seat, 1)),
        ..Hooks::NONE
    },
);

/// Cards become energy.
pub const METAMORPH: Title = Title::keep(
    "metamorph",
    "Metamorph",
    3,
    "At the end of your turn, you may discard any of your Keep cards; gain the energy each one \
     costs.",
    Hooks {
        ends: Some(|_, _| true),
        turn_end: Some(|act, power| act.ask(power, 0)),
        asks: Some(sheddable),
        answered: Some(shed),
        ..Hooks::NONE
    },
);

fn sheddable(state: &KingOfTokyo, power: Power, list: &mut Vec<With>) {
    list.extend(state.monsters[power.seat].cards.iter().map(With::Card));
}

fn shed(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Card(card) = with {
        act.ask(power, 0);
        act.discard_card(power.seat, card);
        let cost = card.cost(&act.state.setup);
        act.move_energy(power.seat, u16::from(cost));
    }
}

/// The last shall be helped.
pub const ROOTING_FOR_THE_UNDERDOG: Title = Title::keep(
    "rooting-for-the-underdog",
    "Rooting for the Underdog",
    3,
    "At the end of a turn, gain 1 point if you alone have the fewest points.",
    Hooks {
        ends: Some(is_underdog),
        turn_end: Some(cheer),
        others_end: Some(cheer_in_others_turn),
        ..Hooks::NONE
    },
);

fn is_underdog(state: &KingOfTokyo, power: Power) -> bool {
    let points = |seat: Seat| state.monsters[seat].points;
    let alone = state.others(power.seat).all(|other| points(other) > points(power.seat));
    alone && !state.is_used(power.card)
}

/// Several cheers come together: the first does not silence the second.
fn cheer(act: &mut Act<'_>, power: Power) {
    for other in act.state.powers(power.seat, hook::OTHERS_END) {
        act.mark_used(other.card);
        act.gain_points(power.seat, 1);
    }
}

fn cheer_in_others_turn(act: &mut Act<'_>, power: Power) {
    if act.state.setup.underdog == Underdog::EveryTurn && is_underdog(act.state, power) {
        cheer(act, power);
    }
}

/// Energy for the penniless.
pub const SOLAR_POWERED: Title = Title::keep(
    "solar-powered",
    "Solar Powered",
    2,
    "At the end of your turn, gain 1 energy if you have none.",
    Hooks {
        ends: Some(|state, power| state.monsters[power.seat].energy == 0),
        turn_end: Some(|act, power| act.gain_energy(power.seat, 1)),
        ..Hooks::NONE
    },
);

#[cfg(test)]
mod tests;
