//! How to roll on, where every final handful of dice is worth what the judge thinks of the
//! position at the end of the turn.

use contract::{Chance, Seat};

use crate::cards::hook;
use crate::command::Command;
use crate::frame::Frame;
use crate::mind::judge::Judge;
use crate::mind::quiet::reply_leaving_gaps;
use crate::mind::turn;
use crate::monster::Monster;
use crate::odds::lattice::{self, Counts};
use crate::odds::{self, Plan};
use crate::state::KingOfTokyo;

/// Rerolls that are looked ahead.
const AHEAD: u8 = 4;
/// More than the points that nine dice can give: all of them threes.
const POINTS: usize = 10;

/// The plan with the greatest chance to win for the active monster, with that many rerolls left.
pub fn plan(state: &KingOfTokyo, rerolls: u8, judge: &mut Judge, chance: &Chance) -> Plan {
    let seat = state.active;
    let base = resolving(state);
    // Cards that look at the dice.
    let picky = state.has_power(seat, hook::DICE_KEPT.or(hook::DAMAGE));
    let size = state.turn.dice.len();
    let mut known = Known::new(size, useful_hearts(&base));
    Plan::new(size, rerolls.min(AHEAD), |counts| {
        let mut worth = || outcome(&base, seat, counts, judge, &mut chance.clone());
        match known.entry(counts) {
            Some(known) if !picky => *known.get_or_insert_with(worth),
            _ => worth(),
        }
    })
}

/// What handfuls are worth that bring the same as others: the same points, energy, claws and
/// hearts of use.
struct Known {
    /// How many different counts of a face there can be.
    wide: usize,
    useful_hearts: u8,
    worth: Vec<Option<f64>>,
}

impl Known {
    fn new(dice: u8, useful_hearts: u8) -> Known {
        let wide = usize::from(dice) + 1;
        Known { wide, useful_hearts, worth: vec![None; wide.pow(3) * POINTS] }
    }

    fn entry(&mut self, counts: &Counts) -> Option<&mut Option<f64>> {
        let [.., energy, hearts, claws] = *counts;
        let points = usize::from(odds::number_points(counts));
        let faces = [energy, hearts.min(self.useful_hearts), claws];
        let kind = faces.iter().fold(points, |kind, face| kind * self.wide + usize::from(*face));
        self.worth.get_mut(kind)
    }
}

/// How many hearts the active monster can use.
fn useful_hearts(state: &KingOfTokyo) -> u8 {
    let seat = state.active;
    let Monster { life, poison, shrink, .. } = state.monsters[seat];
    if state.has_power(seat, hook::HEALS_OTHERS) {
        u8::MAX
    } else if state.monsters[seat].in_tokyo() {
        0
    } else {
        (state.most_life(seat).saturating_sub(life)).saturating_add(poison).saturating_add(shrink)
    }
}

/// The state with its dice about to be resolved: whoever may meddle with them does not.
fn resolving(state: &KingOfTokyo) -> KingOfTokyo {
    let mut base = state.clone();
    while let Some(Frame::LastTouch | Frame::Meddle { .. } | Frame::Resolve) = base.stack.top() {
        base.stack.pop();
    }
    if base.stack.top() != Some(&Frame::Rolling) {
        base.stack.push(Frame::Rolling);
    }
    base
}

/// What the roller may expect at the end of the turn with these dice.
fn outcome(
    base: &KingOfTokyo,
    seat: Seat,
    counts: &Counts,
    judge: &mut Judge,
    chance: &mut Chance,
) -> f64 {
    let mut after = base.clone();
    after.turn.dice = lattice::dice(counts);
    reply_leaving_gaps(&mut after, seat, Command::Resolve, chance);
    turn::finish(&mut after, judge, chance);
    judge.share(&after, seat)
}
