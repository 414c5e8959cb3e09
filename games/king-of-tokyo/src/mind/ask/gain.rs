//! What dice give if they are resolved as they lie.

use contract::{Chance, Malformed, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::hook;
use crate::face::Face;
use crate::frame::Frame;
use crate::mind::{dicing, quiet};
use crate::monster::Zone;
use crate::odds;
use crate::state::KingOfTokyo;
use crate::steps::{attack, tokyo};
use crate::view::View;

/// What the dice give, before anybody answers: who dodges or yields is not foreseen, and hearts
/// heal their owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    /// Victory points, those of cards that look at the dice included, up to the twentieth.
    pub points: u8,
    pub energy: u16,
    /// Lives that hearts heal.
    pub life: u8,
    /// Hearts that are of no use to their owner's life: it is in Tokyo, or whole.
    pub idle_hearts: u8,
    /// Whether the dice attack.
    pub attacks: bool,
    /// Whom the dice damage, and how much.
    pub blows: Vec<Harmed>,
    /// The free space that the attacker takes.
    pub enters: Option<Zone>,
    /// Who wins when the turn ends, if nobody does anything else in it.
    pub winners: SeatSet,
}

/// A monster that the dice damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Harmed {
    pub seat: Seat,
    pub amount: u8,
}

/// Whether there are dice that have not been resolved.
pub fn is_open(view: &View) -> bool {
    let waits =
        matches!(view.stack.top(), Some(Frame::Rolling | Frame::LastTouch | Frame::Meddle { .. }));
    view.over.is_none() && waits
}

/// What the dice give.
pub fn of(view: &View) -> Result<Gain, Malformed> {
    if !is_open(view) {
        return Err("there are no dice to be resolved".into());
    }
    let state = view.guess(&mut Chance::from_number(0));
    let (attack, blows) = attack::planned(&state);
    let counts = odds::counts(state.turn.dice);
    let hearts = state.turn.dice.count(Face::Heart);
    let healing = healing(&state, hearts);
    Ok(Gain {
        points: dicing::points_of(&state, &counts),
        energy: energy(&state),
        life: healing,
        idle_hearts: hearts.saturating_sub(healing),
        attacks: attack.claws > 0,
        blows: blows.iter().map(|blow| Harmed { seat: blow.victim, amount: blow.amount }).collect(),
        enters: if tokyo::must_enter(&state, &attack) { state.free_space() } else { None },
        winners: winners(state),
    })
}

/// Who wins if the dice are resolved and damage lands in full.
fn winners(mut state: KingOfTokyo) -> SeatSet {
    state.forget_dodging();
    quiet::resolve(&mut state, &mut Chance::from_number(0));
    state.winners()
}

/// Energy faces, and what cards add to a gain.
fn energy(state: &KingOfTokyo) -> u16 {
    let rolled = u16::from(state.turn.dice.count(Face::Energy));
    let more = state.powers(state.active, hook::ENERGY_GAINED).count() as u16;
    if rolled > 0 { rolled + more } else { 0 }
}

/// The lives that this many hearts give back.
fn healing(state: &KingOfTokyo, hearts: u8) -> u8 {
    let (seat, monster) = (state.active, &state.monsters[state.active]);
    let lost = state.most_life(seat).saturating_sub(monster.life);
    if hearts == 0 || lost == 0 || monster.in_tokyo() {
        return 0;
    }
    let more = state.powers(seat, hook::HEALS_MORE).count() as u8;
    hearts.saturating_add(more).min(lost)
}
