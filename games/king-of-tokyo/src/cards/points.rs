//! Cards that earn points.

use super::{Hooks, Power, Title};
use crate::act::Act;
use crate::command::With;
use crate::face::{Dice, FACES, Face};
use crate::setup::ExtraDamage;
use crate::state::KingOfTokyo;
use crate::steps::attack;

pub const COMPLETE_DESTRUCTION: Title = Title::keep(
    "complete-destruction",
    "Complete Destruction",
    3,
    "If your dice show all six faces, gain 9 points in addition to everything else.",
    Hooks { dice_kept: Some(destroy), ..Hooks::NONE },
);

fn destroy(act: &mut Act<'_>, power: Power, dice: Dice) {
    // In the later edition a claw that a card adds is as good as a rolled one.
    let adds = act.state.setup.extra_damage == ExtraDamage::Claws;
    let claw = adds && attack::counted_claws(act.state) > 0;
    let shows = |face: Face| dice.count(face) > 0 || face == Face::Claw && claw;
    if FACES.into_iter().all(shows) {
        act.gain_points(power.seat, 9);
    }
}

/// Feeds on the fallen.
pub const EATER_OF_THE_DEAD: Title = Title::keep(
    "eater-of-the-dead",
    "Eater of the Dead",
    4,
    "Gain 3 points whenever another monster’s life drops to 0.",
    Hooks { other_fell: Some(|act, power| act.gain_points(power.seat, 3)), ..Hooks::NONE },
);

/// How many of a number count.
const TRIPLE: u8 = 3;

/// Another turn for three ones.
pub const FREEZE_TIME: Title = Title::keep(
    "freeze-time",
    "Freeze Time",
    5,
    "If you score three or more 1s, you may take another turn after this one with one die fewer.",
    Hooks {
        dice_kept: Some(freeze),
        asks: Some(|_: &KingOfTokyo, _, list| list.push(With::Nothing)),
        answered: Some(frozen),
        ..Hooks::NONE
    },
);

fn freeze(act: &mut Act<'_>, power: Power, dice: Dice) {
    if dice.count(Face::One) >= TRIPLE {
        act.ask(power, 0);
    }
}

fn frozen(act: &mut Act<'_>, power: Power, _: With) {
    act.earn_turn(power.seat, act.state.turn.fewer.saturating_add(1));
}

/// More for three ones.
pub const GOURMET: Title = Title::keep(
    "gourmet",
    "Gourmet",
    4,
    "When you score three or more 1s, gain 2 more points.",
    Hooks { dice_kept: Some(dine), ..Hooks::NONE },
);

fn dine(act: &mut Act<'_>, power: Power, dice: Dice) {
    if dice.count(Face::One) >= TRIPLE {
        act.gain_points(power.seat, 2);
    }
}

/// A bit of everything.
pub const OMNIVORE: Title = Title::keep(
    "omnivore",
    "Omnivore",
    4,
    "Once each turn, if your dice show a 1, a 2 and a 3, gain 2 points. The dice still count for \
     everything else.",
    Hooks { dice_kept: Some(taste), ..Hooks::NONE },
);

fn taste(act: &mut Act<'_>, power: Power, dice: Dice) {
    if [Face::One, Face::Two, Face::Three].into_iter().all(|face| dice.count(face) > 0) {
        act.gain_points(power.seat, 2);
    }
}

#[cfg(test)]
mod tests;
