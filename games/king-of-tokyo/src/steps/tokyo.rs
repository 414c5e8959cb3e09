//! Who is left, who yields, who enters.

use arrayvec::ArrayVec;
use contract::Seat;

use crate::act::Act;
use crate::cards::hook::fire;
use crate::command::Event;
use crate::frame::{Attack, Frame};
use crate::monster::Zone;
use crate::setup::{BayClosing, Entering};
use crate::state::{End, KingOfTokyo};
use crate::steps::turn;

/// Monsters that keep Bay open.
const BAY_NEEDS: usize = 5;

/// All packets of a batch are done: the last monster standing wins at once, and Bay closes when
/// fewer than five are left.
pub fn settle(act: &mut Act<'_>) {
    let living = act.state.living();
    let at_once = act.state.setup.last_standing_at_once;
    match (living.len(), living.sole()) {
        (0, _) => return turn::finish(act, End::AllFell),
        (1, Some(seat)) if at_once => return turn::finish(act, End::LastStanding { seat }),
        _ => {}
    }
    if act.state.bay_is_open() && living.len() < BAY_NEEDS {
        close_bay(act);
    }
}

fn close_bay(act: &mut Act<'_>) {
    let holder = act.state.holder(Zone::Bay);
    act.state.bay_closed = true;
    act.tell(Event::BayClosed);
    let Some(seat) = holder else { return };
    let slides = act.state.setup.bay_closing == BayClosing::Slides;
    if slides && act.state.holder(Zone::City).is_none() {
        act.monster(seat).place = Zone::City;
        return;
    }
    act.leave_tokyo(seat);
    if seat == act.state.active {
        act.state.turn.put_out = true;
    }
}

/// Whether a monster may yield to the attack that was just dealt.
pub fn may_yield(state: &KingOfTokyo, seat: Seat) -> bool {
    let Attack { claws, targets, hurt, asked, .. } = state.turn.attack;
    let monster = &state.monsters[seat];
    let felt = hurt.contains(seat) || state.setup.yield_when_blocked;
    let attacked = claws > 0 && targets.contains(seat) && felt;
    attacked && monster.lives() && monster.in_tokyo() && !asked.contains(seat)
}

/// Those attacked in Tokyo are asked, clockwise from the attacker.
pub fn ask_yields(act: &mut Act<'_>) {
    let state = &*act.state;
    if !state.monsters[state.active].lives() {
        return;
    }
    let attacked = kit::clockwise(state.active, state.turn.attack.targets);
    let seats: ArrayVec<Seat, 2> =
        attacked.filter(|seat| may_yield(state, *seat)).take(2).collect();
    for seat in &seats {
        act.state.turn.attack.asked.insert(*seat);
    }
    act.push_all(seats.into_iter().map(|seat| Frame::Yield { seat }));
}

/// A monster leaves Tokyo to the attacker.
pub fn give_way(act: &mut Act<'_>, seat: Seat) {
    act.tell(Event::Yielded { seat });
    act.monster(seat).place = Zone::Outside;
    act.state.turn.attack.gone.insert(seat);
}

/// Cards of those who have yielded to an attacker from outside, before it takes their place.
pub fn retreats(act: &mut Act<'_>) {
    let attacker = act.state.active;
    let Attack { outside, gone, .. } = act.state.turn.attack;
    if !outside || gone.is_empty() || !act.lives(attacker) {
        return;
    }
    act.push(Frame::Settle);
    for seat in gone.iter() {
        fire!(act, seat, YIELDED.yielded, attacker);
    }
}

/// A monster that attacked from outside must take a free space, City first.
pub fn enter(act: &mut Act<'_>) {
    let seat = act.state.active;
    if !must_enter(act.state, &act.state.turn.attack) {
        return;
    }
    if let Some(place) = act.state.free_space() {
        act.take_tokyo(seat, place);
    }
}

/// Whether the active monster has to enter Tokyo after an attack, if there is a free space.
pub fn must_enter(state: &KingOfTokyo, attack: &Attack) -> bool {
    let monster = &state.monsters[state.active];
    let must = attack.claws > 0 && attack.outside || state.setup.entry == Entering::Everybody;
    must && monster.lives() && !monster.in_tokyo() && !state.turn.put_out
}
