//! Spending hearts.

use arrayvec::ArrayVec;
use contract::{MAX_SEATS, Seat};

use crate::act::Act;
use crate::cards::hook;
use crate::command::{Event, HeartUse};
use crate::frame::{Frame, Hearts};
use crate::setup::Regeneration;
use crate::state::KingOfTokyo;

/// Energy that a patient pays for each life.
const FEE: u16 = 2;

/// The most that a heart can be spent on: one's own life and tokens, and every other monster.
const MOST_USES: usize = 3 + MAX_SEATS;

/// What a heart can be spent on.
pub fn uses(state: &KingOfTokyo) -> ArrayVec<HeartUse, MOST_USES> {
    let seat = state.active;
    let monster = &state.monsters[seat];
    let mut uses = ArrayVec::new();
    if !monster.in_tokyo() {
        if monster.life < state.most_life(seat) {
            uses.push(HeartUse::Life);
        }
        if monster.poison > 0 {
            uses.push(HeartUse::Poison);
        }
        if monster.shrink > 0 {
            uses.push(HeartUse::Shrink);
        }
    }
    let may_treat = !monster.in_tokyo() || state.setup.healing_ray_in_tokyo;
    if may_treat && state.has_power(seat, hook::HEALS_OTHERS) {
        let ill = |other: &Seat| state.monsters[*other].life < state.most_life(*other);
        uses.extend(state.others(seat).filter(ill).map(HeartUse::Patient));
    }
    uses
}

/// Whether there is something to choose: healing oneself alone needs no question.
pub fn is_choice(state: &KingOfTokyo) -> bool {
    uses(state).iter().any(|on| *on != HeartUse::Life)
}

/// Spends the hearts that are left without asking: they heal their owner, as far as they can.
/// Healing by dice is one healing, however many hearts it took: cards that heal more do so once.
pub fn spend_all(act: &mut Act<'_>, left: u8, healed: u8) {
    let seat = act.state.active;
    if !act.lives(seat) {
        return;
    }
    let heals = !act.state.monsters[seat].in_tokyo();
    let more = if heals { act.add_life(seat, left) } else { 0 };
    if healed > 0 || more > 0 {
        let growth = act.state.count_powers(seat, hook::HEALS_MORE);
        act.add_life(seat, growth);
    }
}

/// Spends one heart; what is left comes after it.
pub fn spend(act: &mut Act<'_>, on: HeartUse, hearts: Hearts) {
    let Hearts { left, mut healed, mut patients } = hearts;
    let seat = act.state.active;
    match on {
        HeartUse::Life => healed = healed.saturating_add(act.add_life(seat, 1)),
        HeartUse::Poison => {
            act.monster(seat).poison -= 1;
            act.tell(Event::CounterRemoved { seat, poison: true });
        }
        HeartUse::Shrink => {
            act.monster(seat).shrink -= 1;
            act.tell(Event::CounterRemoved { seat, poison: false });
        }
        HeartUse::Patient(patient) => {
            treat(act, patient, !patients.contains(patient));
            patients.insert(patient);
        }
    }
    act.push(Frame::Hearts(Hearts { left: left - 1, healed, patients }));
}

/// Heals another monster, which pays for every life that the healer gives it. A card of the
/// healer that heals more does so once for each patient, and is paid for; by an option it is a
/// card of the patient instead, which costs nothing.
fn treat(act: &mut Act<'_>, patient: Seat, first: bool) {
    let seat = act.state.active;
    let mut given = act.add_life(patient, 1);
    let own = act.state.setup.regeneration == Regeneration::EveryHealing;
    if first {
        let whose = if own { patient } else { seat };
        let more = act.state.count_powers(whose, hook::HEALS_MORE);
        let more = act.add_life(patient, more);
        given += if own { 0 } else { more };
    }
    let fee = act.pay(patient, FEE * u16::from(given));
    act.move_energy(seat, fee);
}
