//! Discard cards that do their buyer good.

use contract::Seat;

use super::{Hooks, Power, Title};
use crate::act::{Act, Healing};
use crate::command::With;
use crate::frame::Frame;
use crate::monster::Zone;
use crate::setup::{Frenzy, HighDrop};
use crate::state::KingOfTokyo;

/// Points.
pub const APARTMENT_BUILDING: Title = Title::discard(
    "apartment-building",
    "Apartment Building",
    5,
    "Gain 3 points.",
    |act, power| {
        act.gain_points(power.seat, 3);
    },
);

/// Points.
pub const COMMUTER_TRAIN: Title =
    Title::discard("commuter-train", "Commuter Train", 4, "Gain 2 points.", |act, power| {
        act.gain_points(power.seat, 2);
    });

/// A point.
pub const CORNER_STORE: Title =
    Title::discard("corner-store", "Corner Store", 3, "Gain 1 point.", |act, power| {
        act.gain_points(power.seat, 1);
    });

/// Points, and Tokyo.
pub const DROP_FROM_HIGH_ALTITUDE: Title = Title {
    hooks: Hooks {
        gained: Some(drop_in),
        insists: Some(()),
        asks: Some(landing_places),
        answered: Some(land),
        ..Hooks::NONE
    },
    ..Title::discard(
        "drop-from-high-altitude",
        "Drop from High Altitude",
        5,
        "Gain 2 points and take control of Tokyo if you are not already there. If it is full, the \
         monster in Tokyo City has to leave.",
        drop_in,
    )
};

fn drop_in(act: &mut Act<'_>, power: Power) {
    let seat = power.seat;
    act.gain_points(seat, 2);
    if act.state.monsters[seat].in_tokyo() {
        return;
    }
    if let Some(place) = act.state.free_space() {
        act.take_tokyo(seat, place);
    } else if act.state.setup.high_drop == HighDrop::Choose && act.state.holder(Zone::Bay).is_some()
    {
        act.ask(power, 0);
    } else {
        displace(act, seat, Zone::City);
    }
}

fn displace(act: &mut Act<'_>, seat: Seat, place: Zone) {
    if let Some(holder) = act.state.holder(place) {
        act.leave_tokyo(holder);
    }
    act.take_tokyo(seat, place);
}

fn landing_places(state: &KingOfTokyo, _: Power, list: &mut Vec<With>) {
    let holders = [Zone::City, Zone::Bay].into_iter().filter_map(|place| state.holder(place));
    list.extend(holders.map(With::Monster));
}

fn land(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Monster(holder) = with {
        displace(act, power.seat, act.state.monsters[holder].place);
    }
}

/// A heap of energy.
pub const ENERGIZE: Title =
    Title::discard("energize", "Energize", 8, "Gain 9 energy.", |act, power| {
        act.gain_energy(power.seat, 9);
    });

/// Another turn.
pub const FRENZY: Title = Title::discard(
    "frenzy",
    "Frenzy",
    7,
    "Take another turn right after this one.",
    |act, power| {
        act.earn_turn(power.seat, 0);
        if act.state.setup.frenzy == Frenzy::AtOnce && power.seat == act.state.active {
            let ends =
                |frame: &Frame| matches!(frame, Frame::Buying | Frame::EndTurn | Frame::OthersEnd);
            act.state.stack.retain(|frame| !ends(frame));
        }
    },
);

/// Life.
pub const HEAL: Title = Title::discard("heal", "Heal", 3, "Heal 2 damage.", |act, power| {
    act.heal(power.seat, 2, Healing::Card);
});

/// Points and life.
pub const NUCLEAR_POWER_PLANT: Title = Title::discard(
    "nuclear-power-plant",
    "Nuclear Power Plant",
    6,
    "Gain 2 points and heal 3 damage.",
    |act, power| {
        act.gain_points(power.seat, 2);
        act.heal(power.seat, 3, Healing::Card);
    },
);

/// Points.
pub const SKYSCRAPER: Title =
    Title::discard("skyscraper", "Skyscraper", 6, "Gain 4 points.", |act, power| {
        act.gain_points(power.seat, 4);
    });

#[cfg(test)]
mod tests;
