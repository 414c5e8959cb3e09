//! Cards that make attacks worse for others.

use contract::Seat;

use super::{Hooks, Power, Title};
use crate::act::Act;
use crate::cards::title::Harm;
use crate::command::Event;
use crate::face::Face;
use crate::setup::{Burrowing, ExtraDamage};
use crate::state::KingOfTokyo;

/// Each turn your dice deal 1 more damage to everyone your claws could hit, claws or not.
pub const ACID_ATTACK: Title = Title::keep(
    "acid-attack",
    "Acid Attack",
    6,
    "On each of your turns your dice deal 1 more damage to every monster your claws could hit, \
     even if you rolled no claw. Without a claw this doesn’t count as an attack.",
    Hooks { damage: Some(|_, _, _| 1), ..Hooks::NONE },
);

/// Attacking earns a point.
pub const ALPHA_MONSTER: Title = Title::keep(
    "alpha-monster",
    "Alpha Monster",
    5,
    "Gain 1 point on any turn in which your attack damages a monster.",
    Hooks { attacked: Some(|act, power| act.gain_points(power.seat, 1)), ..Hooks::NONE },
);

/// Hits Tokyo harder, and hurts the monster that takes its place.
pub const BURROWING: Title = Title::keep(
    "burrowing",
    "Burrowing",
    5,
    "Your attacks deal 1 more damage to monsters in Tokyo. When you yield Tokyo City or Tokyo Bay, \
     the attacker takes 1 damage before it enters, whichever of the two it takes.",
    Hooks { damage: Some(burrow), yielded: Some(collapse_tunnel), ..Hooks::NONE },
);

fn burrow(state: &KingOfTokyo, power: Power, harm: &Harm) -> u8 {
    let by_claws = harm.claws > 0 || state.setup.extra_damage == ExtraDamage::Claws;
    let inside = |seat: Seat| state.monsters[seat].in_tokyo();
    let there = match state.setup.burrowing {
        Burrowing::OnTokyo => harm.target.map_or(!inside(power.seat), inside),
        Burrowing::FromTokyo => inside(power.seat),
    };
    u8::from(by_claws && there)
}

fn collapse_tunnel(act: &mut Act<'_>, power: Power, attacker: Seat) {
    act.push_blow(attacker, 1, Some(power.seat));
}

/// The neighbours are burnt.
pub const FIRE_BREATHING: Title = Title::keep(
    "fire-breathing",
    "Fire Breathing",
    4,
    "When your attack damages a monster, the monsters to your left and right each take 1 damage, \
     wherever they are. This doesn’t count as an attack.",
    Hooks { attacked: Some(breathe), blasted: Some(breathe_after_cards), ..Hooks::NONE },
);

fn breathe(act: &mut Act<'_>, power: Power) {
    let left = act.state.others(power.seat).next();
    let right = act.state.others(power.seat).last();
    if right != left
        && let Some(right) = right
    {
        act.push_blow(right, 1, Some(power.seat));
    }
    if let Some(left) = left {
        act.push_blow(left, 1, Some(power.seat));
    }
}

fn breathe_after_cards(act: &mut Act<'_>, power: Power) {
    if act.state.setup.fire_on_cards {
        breathe(act, power);
    }
}

/// Attacks hit everybody.
pub const NOVA_BREATH: Title = Title::keep(
    "nova-breath",
    "Nova Breath",
    7,
    "Your attacks hit all other monsters, wherever they are.",
    Hooks { hits_all: Some(()), ..Hooks::NONE },
);

/// Three twos hurt.
pub const POISON_QUILLS: Title = Title::keep(
    "poison-quills",
    "Poison Quills",
    3,
    "When you score three or more 2s, your dice deal 2 more damage. Without a claw this doesn’t \
     count as an attack.",
    Hooks { damage: Some(quills), ..Hooks::NONE },
);

fn quills(_: &KingOfTokyo, _: Power, harm: &Harm) -> u8 {
    if harm.dice.count(Face::Two) >= 3 { 2 } else { 0 }
}

/// Attacks leave poison.
pub const POISON_SPIT: Title = Title::keep(
    "poison-spit",
    "Poison Spit",
    4,
    "Give a poison counter to each monster your attack damages. At the end of its turn, a monster \
     takes 1 damage for each of them; a heart removes one instead of healing.",
    Hooks { wounds: Some(poison), ..Hooks::NONE },
);

fn poison(act: &mut Act<'_>, _: Power, victim: Seat) {
    let monster = act.monster(victim);
    monster.poison = monster.poison.saturating_add(1);
    act.tell(Event::CounterGiven { seat: victim, poison: true });
}

/// Attacks make small.
pub const SHRINK_RAY: Title = Title::keep(
    "shrink-ray",
    "Shrink Ray",
    6,
    "Give a shrink counter to each monster your attack damages. A monster rolls one die fewer for \
     each of them; a heart removes one instead of healing.",
    Hooks { wounds: Some(shrink), ..Hooks::NONE },
);

fn shrink(act: &mut Act<'_>, _: Power, victim: Seat) {
    let monster = act.monster(victim);
    monster.shrink = monster.shrink.saturating_add(1);
    act.tell(Event::CounterGiven { seat: victim, poison: false });
}

/// Attacks hit harder.
pub const SPIKED_TAIL: Title = Title::keep(
    "spiked-tail",
    "Spiked Tail",
    5,
    "Your attacks deal 1 more damage.",
    Hooks { damage: Some(|_, _, harm| u8::from(harm.claws > 0)), ..Hooks::NONE },
);

/// At home in Tokyo.
pub const URBAVORE: Title = Title::keep(
    "urbavore",
    "Urbavore",
    4,
    "Gain 1 more point when you start your turn in Tokyo. Any damage you deal from Tokyo is 1 \
     more.",
    Hooks {
        start_in_tokyo: Some(|act, power| act.gain_points(power.seat, 1)),
        amplifies: Some(devour),
        ..Hooks::NONE
    },
);

fn devour(state: &KingOfTokyo, power: Power, by_dice: bool) -> u8 {
    let counts = by_dice || state.setup.extra_damage == ExtraDamage::Damage;
    u8::from(counts && state.monsters[power.seat].in_tokyo())
}

#[cfg(test)]
mod tests;
