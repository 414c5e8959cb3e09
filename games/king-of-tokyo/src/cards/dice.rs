//! Cards about rolling dice.

use contract::Seat;

use super::{Hooks, Moment, Power, Title};
use crate::act::Act;
use crate::command::{Event, With};
use crate::face::{Dice, FACES, Face};
use crate::frame::Frame;
use crate::setup::CamouflageDice;
use crate::state::KingOfTokyo;
use crate::steps::roll;

/// Threes are rolled again.
pub const BACKGROUND_DWELLER: Title = Title::keep(
    "background-dweller",
    "Background Dweller",
    4,
    "You may reroll any of your dice that show 3, as often as you like.",
    Hooks { uses: Some(can_dwell), used: Some(dwell), ..Hooks::NONE },
);

fn can_dwell(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    let own_turn = power.seat == state.active;
    let dice = match (moment, state.setup.camouflage_dice) {
        (Moment::Rolling | Moment::LastTouch, _) => state.turn.dice,
        (Moment::Dodging(dice), CamouflageDice::All) => dice,
        (Moment::Dodging(dice), CamouflageDice::OwnTurnRerolls) if own_turn => dice,
        _ => return,
    };
    if dice.count(Face::Three) > 0 {
        list.push(With::Die(Face::Three));
    }
}

fn dwell(act: &mut Act<'_>, power: Power, _: With) {
    let three = Dice::one(Face::Three);
    if let Some(dice) = dodging_dice(act, power.seat) {
        let into = act.roll(1);
        set_dodging_dice(act, dice.without(three).with(into));
        act.tell(Event::Rerolled { seat: power.seat, dice: three, into });
    } else {
        roll::again(act, three);
    }
}

/// The dice with which a seat is dodging damage just now.
fn dodging_dice(act: &Act<'_>, seat: Seat) -> Option<Dice> {
    match act.state.stack.top() {
        Some(Frame::Soften { blow, dice }) if blow.victim == seat => Some(*dice),
        _ => None,
    }
}

fn set_dodging_dice(act: &mut Act<'_>, changed: Dice) {
    if let Some(Frame::Soften { dice, .. }) = act.state.stack.top_mut() {
        *dice = changed;
    }
}

/// One more die.
pub const EXTRA_HEAD: Title = Title::keep(
    "extra-head",
    "Extra Head",
    7,
    "You roll one more die.",
    Hooks { die: Some(()), ..Hooks::NONE },
)
.twice();

/// One more reroll.
pub const GIANT_BRAIN: Title = Title::keep(
    "giant-brain",
    "Giant Brain",
    5,
    "You have one more reroll each turn.",
    Hooks { reroll: Some(()), ..Hooks::NONE },
);

/// A die becomes a 1.
pub const HERD_CULLER: Title = Title::keep(
    "herd-culler",
    "Herd Culler",
    3,
    "Once each turn, you may turn one of your dice to 1.",
    Hooks { uses: Some(can_cull), used: Some(cull), ..Hooks::NONE },
);

fn can_cull(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    if matches!(moment, Moment::Rolling | Moment::LastTouch) && !state.is_used(power.card) {
        let others = state.turn.dice.faces().filter(|face| *face != Face::One);
        list.extend(others.map(With::Die));
    }
}

fn cull(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Die(face) = with {
        act.mark_used(power.card);
        roll::turn_die(act, face, Face::One);
    }
}

/// A die becomes anything, once.
pub const PLOT_TWIST: Title = Title::keep(
    "plot-twist",
    "Plot Twist",
    3,
    "Turn one of your dice to any face. Then discard this card.",
    Hooks { uses: Some(can_twist), used: Some(twist), ..Hooks::NONE },
);

fn can_twist(state: &KingOfTokyo, _: Power, moment: Moment, list: &mut Vec<With>) {
    if matches!(moment, Moment::Rolling | Moment::LastTouch) {
        list.extend(turns(state.turn.dice));
    }
}

/// Every way to turn one of the dice.
fn turns(dice: Dice) -> impl Iterator<Item = With> {
    let to = |from| FACES.into_iter().filter(move |to| *to != from);
    dice.faces().flat_map(move |from| to(from).map(move |to| With::Turn { from, to }))
}

fn twist(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Turn { from, to } = with {
        roll::turn_die(act, from, to);
        act.discard_card(power.seat, power.card);
    }
}

/// Meddles with the dice of others.
pub const PSYCHIC_PROBE: Title = Title::keep(
    "psychic-probe",
    "Psychic Probe",
    3,
    "Once during each other monster’s turn, you may reroll one of its dice after its last roll. If \
     it becomes a heart, discard this card.",
    Hooks { meddles: Some(()), used: Some(probe), ..Hooks::NONE },
);

fn probe(act: &mut Act<'_>, power: Power, with: With) {
    if let With::Die(face) = with {
        act.mark_used(power.card);
        let into = roll::again(act, Dice::one(face));
        if into.count(Face::Heart) > 0 {
            act.discard_card(power.seat, power.card);
        }
    }
}

/// How many rerolls the smoke gives.
const SMOKE: u16 = 3;

/// Three more rerolls.
pub const SMOKE_CLOUD: Title = Title::keep(
    "smoke-cloud",
    "Smoke Cloud",
    4,
    "Comes with 3 smoke counters. Remove one for one more reroll; discard this card when none are \
     left.",
    Hooks {
        charges: Some(()),
        gained: Some(|act, power| act.set_counters(power.card, SMOKE)),
        uses: Some(can_smoke),
        used: Some(smoke),
        ..Hooks::NONE
    },
);

/// Whether one more reroll is of use: as long as there are others, it can wait.
fn needs_reroll(state: &KingOfTokyo, moment: Moment) -> bool {
    let idle = state.turn.rerolls == 0 && !state.turn.dice.is_empty();
    matches!(moment, Moment::Rolling) && idle
}

fn can_smoke(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    if needs_reroll(state, moment) && state.counters_on(power.card) > 0 {
        list.push(With::Nothing);
    }
}

fn smoke(act: &mut Act<'_>, power: Power, _: With) {
    let left = act.state.counters_on(power.card).saturating_sub(1);
    act.state.turn.rerolls += 1;
    act.set_counters(power.card, left);
    if left == 0 {
        act.discard_card(power.seat, power.card);
    }
}

/// What stretching costs.
const STRETCH: u16 = 2;

/// A die becomes anything, for energy.
pub const STRETCHY: Title = Title::keep(
    "stretchy",
    "Stretchy",
    3,
    "Pay 2 energy to turn one of your dice to any face, as often as you like.",
    Hooks { uses: Some(can_stretch), used: Some(stretch), ..Hooks::NONE },
);

fn can_stretch(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    if state.monsters[power.seat].energy < STRETCH {
        return;
    }
    match moment {
        Moment::Rolling | Moment::LastTouch => list.extend(turns(state.turn.dice)),
        // Only hearts are of use against damage.
        Moment::Dodging(dice) if state.setup.camouflage_dice != CamouflageDice::None => {
            let to = Face::Heart;
            let others = dice.faces().filter(|from| *from != to);
            list.extend(others.map(|from| With::Turn { from, to }));
        }
        _ => {}
    }
}

fn stretch(act: &mut Act<'_>, power: Power, with: With) {
    let With::Turn { from, to } = with else { return };
    act.pay(power.seat, STRETCH);
    if let Some(dice) = dodging_dice(act, power.seat) {
        set_dodging_dice(act, dice.without(Dice::one(from)).with(Dice::one(to)));
        act.tell(Event::DieTurned { seat: power.seat, from, to });
    } else {
        roll::turn_die(act, from, to);
    }
}

/// What a thought costs.
const THOUGHT: u16 = 1;

/// Rerolls for energy.
pub const TELEPATH: Title = Title::keep(
    "telepath",
    "Telepath",
    4,
    "Pay 1 energy for one more reroll, as often as you like.",
    Hooks { uses: Some(can_think), used: Some(think), ..Hooks::NONE },
);

fn can_think(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    if needs_reroll(state, moment) && state.monsters[power.seat].energy >= THOUGHT {
        list.push(With::Nothing);
    }
}

fn think(act: &mut Act<'_>, power: Power, _: With) {
    act.pay(power.seat, THOUGHT);
    act.state.turn.rerolls += 1;
}

#[cfg(test)]
mod tests;
