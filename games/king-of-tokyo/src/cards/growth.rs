//! Cards about life.

use super::{Hooks, Moment, Power, Title, hook};
use crate::act::{Act, Healing};
use crate::command::{Event, With};
use crate::frame::Frame;
use crate::monster::LIFE;
use crate::setup::Regeneration;
use crate::state::KingOfTokyo;
use crate::steps::blow;

/// How much a monster grows.
const GROWTH: u8 = 2;

/// More life than others.
pub const EVEN_BIGGER: Title = Title::keep(
    "even-bigger",
    "Even Bigger",
    4,
    "Your maximum life is 2 higher, and you gain 2 life when you get this card. You lose both if \
     you lose it.",
    Hooks { growth: Some(()), gained: Some(grow), lost: Some(dwindle), ..Hooks::NONE },
);

fn grow(act: &mut Act<'_>, power: Power) {
    if act.state.setup.regeneration == Regeneration::EveryHealing {
        act.heal(power.seat, GROWTH, Healing::Card);
    } else {
        act.add_life(power.seat, GROWTH);
    }
}

/// Loses the life that came with the card, which can be deadly.
fn dwindle(act: &mut Act<'_>, power: Power) {
    let seat = power.seat;
    let setup = &act.state.setup;
    let (doubles, kills) = (setup.double_growth, setup.shrinking_kills);
    let still_grown = !doubles && act.state.has_power(seat, hook::GROWTH);
    if !act.lives(seat) || still_grown {
        return;
    }
    let monster = act.monster(seat);
    let left = monster.life.saturating_sub(GROWTH).max(u8::from(!kills));
    let life = monster.life - left;
    monster.life = left;
    act.tell(Event::LifeLost { seat, life });
    if left == 0 {
        act.push(Frame::Settle);
        blow::collapse(act, seat);
    }
}

/// Hearts for others, who pay.
pub const HEALING_RAY: Title = Title::keep(
    "healing-ray",
    "Healing Ray",
    4,
    "You may heal other monsters with your hearts. They pay you 2 energy for each life, or what \
     they have if it is less.",
    Hooks { heals_others: Some(()), ..Hooks::NONE },
);

/// A second life.
pub const IT_HAS_A_CHILD: Title = Title::keep(
    "it-has-a-child",
    "It Has a Child",
    7,
    "If you are eliminated, discard all your cards, lose all your points, and play on with 10 \
     life outside Tokyo.",
    Hooks { rebirth: Some(bear), ..Hooks::NONE },
);

fn bear(act: &mut Act<'_>, power: Power) {
    let seat = power.seat;
    act.tell(Event::Reborn { seat });
    act.leave_tokyo(seat);
    blow::strip(act, seat);
    act.lose_points(seat, u8::MAX);
    let keeps = act.state.setup.counters_after_rebirth;
    let monster = act.monster(seat);
    monster.life = LIFE;
    if !keeps {
        (monster.poison, monster.shrink) = (0, 0);
    }
}

/// What quick healing costs.
const CURE: u16 = 2;

/// Life for energy, at any time.
pub const RAPID_HEALING: Title = Title::keep(
    "rapid-healing",
    "Rapid Healing",
    3,
    "At any time, pay 2 energy to heal 1 damage.",
    Hooks { any_time: Some(()), uses: Some(can_cure), used: Some(cure), ..Hooks::NONE },
);

fn can_cure(state: &KingOfTokyo, power: Power, moment: Moment, list: &mut Vec<With>) {
    let monster = &state.monsters[power.seat];
    let ill = monster.lives() && monster.life < state.most_life(power.seat);
    if matches!(moment, Moment::AnyTime) && ill && monster.energy >= CURE {
        list.push(With::Nothing);
    }
}

fn cure(act: &mut Act<'_>, power: Power, _: With) {
    act.pay(power.seat, CURE);
    act.heal(power.seat, 1, Healing::Card);
}

/// Healing heals more.
pub const REGENERATION: Title = Title::keep(
    "regeneration",
    "Regeneration",
    4,
    "When you heal, heal 1 more damage.",
    Hooks { heals_more: Some(()), ..Hooks::NONE },
);

#[cfg(test)]
mod tests;
