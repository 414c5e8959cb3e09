//! How to roll on, where every final handful of dice is worth what the judge thinks of the
//! position at the end of the turn.

use contract::{Chance, Seat};

use crate::cards::hook;
use crate::command::Command;
use crate::face::Dice;
use crate::frame::Frame;
use crate::mind::judge::Judge;
use crate::mind::quiet::reply_leaving_gaps;
use crate::mind::turn;
use crate::monster::Monster;
use crate::odds::lattice::{self, Counts};
use crate::odds::{self, Plan};
use crate::state::KingOfTokyo;

/// Dice of which there are few handfuls.
const FEW: u8 = 6;
/// Rerolls that are looked ahead.
const AHEAD: u8 = 4;
/// More than the points that nine dice can give: all of them threes.
const POINTS: usize = 10;

/// A seat's chance to win when the next turn is about to begin: what the judge thinks or, that
/// many turns deeper, what comes of the dice if their roller plays by a plan of its own. Looking
/// deeper takes two monsters, whose chances are each other's.
pub fn outlook(
    state: &KingOfTokyo,
    seat: Seat,
    turns: u8,
    judge: &mut Judge,
    chance: &mut Chance,
) -> f64 {
    let rolls = matches!(state.question(), Some((Frame::Rolling, _)));
    let living = state.living();
    let near = turns == 0 || !rolls || !is_plain(state);
    if near || living.len() != 2 || !living.contains(seat) {
        return judge.share(state, seat);
    }
    let rolls = state.turn.rerolls + 1;
    let plan = plan(state, rolls, turns - 1, judge, chance);
    let share = plan.worth_keeping(Dice::NONE, rolls);
    if state.active == seat { share } else { 1.0 - share }
}

/// The plan with the greatest chance to win for the active monster, with that many rerolls left;
/// final handfuls are judged that many turns ahead.
pub fn plan(
    state: &KingOfTokyo,
    rerolls: u8,
    turns: u8,
    judge: &mut Judge,
    chance: &mut Chance,
) -> Plan {
    let seat = state.active;
    let base = resolving(state);
    let picky = is_picky(state);
    let turns = if is_plain(state) { turns } else { 0 };
    let size = state.turn.dice.len();
    let mut known = Known::new(size, useful_hearts(&base));
    let luck = chance.clone();
    Plan::new(size, rerolls.min(AHEAD), |counts| {
        let mut worth = || outcome(&base, seat, counts, turns, judge, &mut luck.clone());
        match known.entry(counts) {
            Some(known) if !picky => *known.get_or_insert_with(worth),
            _ => worth(),
        }
    })
}

/// Whether the active monster has cards that look at the dice.
fn is_picky(state: &KingOfTokyo) -> bool {
    state.has_power(state.active, hook::DICE_KEPT.or(hook::DAMAGE))
}

/// Whether so few handfuls of the active monster differ that there is time to look beyond them.
fn is_plain(state: &KingOfTokyo) -> bool {
    !is_picky(state) && state.turn.dice.len() <= FEW
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
    turns: u8,
    judge: &mut Judge,
    chance: &mut Chance,
) -> f64 {
    let mut after = base.clone();
    after.turn.dice = lattice::dice(counts);
    reply_leaving_gaps(&mut after, seat, Command::Resolve, chance);
    turn::finish(&mut after, judge, chance);
    outlook(&after, seat, turns, judge, chance)
}
