//! One packet of damage, from falling to landing.

use contract::Seat;

use crate::act::Act;
use crate::cards::Moment;
use crate::cards::hook::{self, fire};
use crate::command::Event;
use crate::face::{Dice, Face, MOST_READ};
use crate::frame::{Blow, Frame, Stage};
use crate::state::KingOfTokyo;
use crate::steps::question::has_uses;

/// Whether the victim can avoid the packet by yielding.
pub fn can_dodge(state: &KingOfTokyo, blow: &Blow) -> bool {
    let Blow { victim, attack, stage, .. } = *blow;
    let asked = state.turn.attack.asked.contains(victim);
    // The card comes first: hardly anybody has it.
    state.has_power(victim, hook::DODGES)
        && attack
        && stage == Stage::Falling
        && !asked
        && !is_shielded(state, blow)
        && !is_blocked(state, blow)
        && state.monsters[victim].in_tokyo()
}

/// Whether the packet comes to nothing.
pub fn is_shielded(state: &KingOfTokyo, blow: &Blow) -> bool {
    blow.amount == 0
        || !state.monsters[blow.victim].lives()
        || state.turn.shielded.contains(blow.victim)
}

/// Whether the victim has a card to use before the packet lands. What it can do at any time is
/// worth a question only before a deadly one.
pub fn can_brace(state: &KingOfTokyo, blow: &Blow) -> bool {
    let victim = blow.victim;
    if blow.stage != Stage::Softened || is_shielded(state, blow) {
        return false;
    }
    let deadly = blow.amount >= state.monsters[victim].life;
    has_uses(state, victim, Moment::Bracing) || deadly && has_uses(state, victim, Moment::AnyTime)
}

/// Takes the packet on to the next stage at which its victim could be asked. A moment passes at
/// each stage.
pub fn fall(act: &mut Act<'_>, blow: Blow) {
    let victim = blow.victim;
    if is_shielded(act.state, &blow) {
        if blow.amount > 0 && act.lives(victim) {
            act.tell(Event::DamagePrevented { seat: victim });
        }
        return;
    }
    match blow.stage {
        Stage::Falling => {
            act.state.beat += 1;
            soften(act, Blow { stage: Stage::Standing, ..blow });
        }
        Stage::Standing => soften(act, blow),
        Stage::Softened => {
            act.state.beat += 1;
            land(act, blow);
        }
        Stage::Landing => land(act, blow),
    }
}

/// Cards that ignore or soften the packet.
fn soften(act: &mut Act<'_>, blow: Blow) {
    if is_blocked(act.state, &blow) {
        act.tell(Event::DamagePrevented { seat: blow.victim });
        return;
    }
    let softeners = usize::from(act.state.count_powers(blow.victim, hook::SOFTENS));
    if softeners == 0 {
        act.push(Frame::Blow(Blow { stage: Stage::Softened, ..blow }));
        return;
    }
    // A copy of the card gives each point a second die.
    let count = usize::from(blow.amount) * softeners;
    let dice = act.roll(count.min(usize::from(MOST_READ)) as u8);
    act.tell(Event::Softened { seat: blow.victim, dice });
    act.push(Frame::Soften { blow, dice });
}

fn is_blocked(state: &KingOfTokyo, blow: &Blow) -> bool {
    if !state.has_power(blow.victim, hook::BLOCKS) {
        return false;
    }
    let mut powers = state.powers(blow.victim, hook::BLOCKS);
    powers.any(|power| power.hooks().blocks.is_some_and(|blocks| blocks(blow.amount)))
}

/// Hearts among the dice cancel damage; what is left goes on.
pub fn softened(act: &mut Act<'_>, blow: Blow, dice: Dice) {
    let amount = blow.amount.saturating_sub(dice.count(Face::Heart));
    let blow = Blow { amount, stage: Stage::Softened, ..blow };
    if amount == 0 || is_blocked(act.state, &blow) {
        act.tell(Event::DamagePrevented { seat: blow.victim });
        return;
    }
    act.push(Frame::Blow(blow));
}

/// The packet costs life.
fn land(act: &mut Act<'_>, blow: Blow) {
    let Blow { victim, amount, by, attack, .. } = blow;
    let monster = act.monster(victim);
    let lost = amount.min(monster.life);
    monster.life -= lost;
    act.tell(Event::LifeLost { seat: victim, life: lost });
    if let Some(by) = by.filter(|by| *by != victim) {
        act.state.turn.hurters.insert(by);
        if attack {
            act.state.turn.attack.hurt.insert(victim);
            wound(act, by, victim);
        } else {
            act.state.turn.blasters.insert(by);
        }
    }
    fire!(act, victim, HURT.hurt, lost);
    if !act.lives(victim) {
        collapse(act, victim);
    }
}

/// Cards of the attacker that do more than damage.
fn wound(act: &mut Act<'_>, by: Seat, victim: Seat) {
    fire!(act, by, WOUNDS.wounds, victim);
}

/// A monster's life has come to nothing.
pub fn collapse(act: &mut Act<'_>, seat: Seat) {
    if act.state.in_play(hook::OTHER_FELL) {
        for other in act.state.others(seat) {
            fire!(act, other, OTHER_FELL.other_fell);
        }
    }
    let savior = act.state.powers(seat, hook::REBIRTH).next();
    if let Some(power) = savior
        && let Some(rebirth) = power.hooks().rebirth
    {
        rebirth(act, power);
        return;
    }
    act.tell(Event::Eliminated { seat });
    act.leave_tokyo(seat);
    strip(act, seat);
    act.monster(seat).energy = 0;
}

/// All cards of a monster are discarded.
pub fn strip(act: &mut Act<'_>, seat: Seat) {
    for card in act.state.monsters[seat].cards.iter() {
        act.discard_card(seat, card);
    }
}
