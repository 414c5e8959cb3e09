//! Claws: whom they hit, and how hard.

use arrayvec::ArrayVec;
use contract::{MAX_SEATS, Seat, SeatSet};

use crate::act::Act;
use crate::cards::Power;
use crate::cards::hook::{self, fire};
use crate::cards::title::Harm;
use crate::command::Event;
use crate::face::Face;
use crate::frame::{Attack, Blow, Frame, Stage};
use crate::monster::{Monster, Zone};
use crate::setup::ExtraDamage;
use crate::state::KingOfTokyo;

/// Claws are dealt. Targets, amounts and where the attacker stands are fixed here.
pub fn deal(act: &mut Act<'_>) {
    let seat = act.state.active;
    if !act.lives(seat) {
        return;
    }
    let (attack, blows) = planned(act.state);
    act.state.turn.attack = attack;
    let steps = [Frame::AfterAttack, Frame::Settle, Frame::Yields, Frame::Retreats, Frame::Enter];
    if attack.claws > 0 {
        act.tell(Event::Attacked { seat, claws: attack.claws });
        act.push_all(steps.into_iter());
    } else {
        act.push_all([Frame::Settle, Frame::Enter].into_iter());
    }
    act.push_all(blows.into_iter().map(Frame::Blow));
}

/// What the dice on the table would deal now, in the order in which it falls.
pub fn planned(state: &KingOfTokyo) -> (Attack, ArrayVec<Blow, MAX_SEATS>) {
    let seat = state.active;
    let claws = counted_claws(state);
    let outside = !state.monsters[seat].in_tokyo();
    let takes_city = claws > 0 && outside && state.holder(Zone::City).is_none();
    let targets = if takes_city { hit_on_entry(state) } else { targets(state, outside) };
    // Most rolls harm nobody.
    let harms = claws > 0 || state.has_power(seat, hook::DAMAGE);
    let victims = if harms { targets } else { SeatSet::EMPTY };
    let mut blows = ArrayVec::new();
    for victim in kit::clockwise(seat, victims) {
        let amount = amount(state, seat, victim, claws);
        if amount > 0 {
            let (by, attack, stage) = (Some(seat), claws > 0, Stage::Falling);
            blows.push(Blow { victim, amount, by, attack, stage });
        }
    }
    (Attack { claws, outside, targets, ..Attack::default() }, blows)
}

/// Claws rolled, and in the later edition those that cards add.
pub fn counted_claws(state: &KingOfTokyo) -> u8 {
    let rolled = state.turn.dice.count(Face::Claw);
    match state.setup.extra_damage {
        ExtraDamage::Damage => rolled,
        ExtraDamage::Claws => raised(state, state.active, None, rolled),
    }
}

/// Whom the claws can hit.
fn targets(state: &KingOfTokyo, outside: bool) -> SeatSet {
    let all = state.has_power(state.active, hook::HITS_ALL);
    let hit = |(seat, monster): &(Seat, &Monster)| {
        *seat != state.active && monster.lives() && (all || monster.in_tokyo() == outside)
    };
    state.monsters.iter().filter(hit).map(|(seat, _)| seat).collect()
}

/// Whom claws hit that take an empty City: nobody, unless an option says so.
fn hit_on_entry(state: &KingOfTokyo) -> SeatSet {
    let by_card = state.has_power(state.active, hook::HITS_ALL);
    if by_card && state.setup.card_hits_on_entry {
        targets(state, true)
    } else if state.setup.bay_hit_on_entry {
        state.holder(Zone::Bay).into_iter().collect()
    } else {
        SeatSet::EMPTY
    }
}

/// How much a target takes.
fn amount(state: &KingOfTokyo, seat: Seat, target: Seat, claws: u8) -> u8 {
    match state.setup.extra_damage {
        ExtraDamage::Damage => raised(state, seat, Some(target), claws),
        ExtraDamage::Claws => claws,
    }
}

/// Claws and what cards add to them.
fn raised(state: &KingOfTokyo, seat: Seat, target: Option<Seat>, claws: u8) -> u8 {
    let harm = Harm { target, claws, dice: state.turn.dice };
    let more = |power: Power| power.hooks().damage.map_or(0, |damage| damage(state, power, &harm));
    let added = if state.has_power(seat, hook::DAMAGE) {
        state.powers(seat, hook::DAMAGE).map(more).sum()
    } else {
        0
    };
    let sum = claws + added;
    if sum > 0 { sum + amplified(state, seat, true) } else { 0 }
}

/// What cards add to any damage of a seat.
pub fn amplified(state: &KingOfTokyo, seat: Seat, by_dice: bool) -> u8 {
    if !state.has_power(seat, hook::AMPLIFIES) {
        return 0;
    }
    let more = |power: Power| {
        let amplifies = power.hooks().amplifies;
        amplifies.map_or(0, |amplifies| amplifies(state, power, by_dice))
    };
    state.powers(seat, hook::AMPLIFIES).map(more).sum()
}

/// The attack has been dealt: cards that follow it, if it damaged anybody.
pub fn follow(act: &mut Act<'_>) {
    let seat = act.state.active;
    if act.state.turn.attack.hurt.is_empty() || !act.lives(seat) {
        return;
    }
    fire!(act, seat, ATTACKED.attacked);
}

/// The damage of a card has been dealt: cards that follow it, if it damaged anybody.
pub fn follow_card(act: &mut Act<'_>, seat: Seat) {
    if !act.state.turn.blasters.contains(seat) || !act.lives(seat) {
        return;
    }
    fire!(act, seat, BLASTED.blasted);
}
