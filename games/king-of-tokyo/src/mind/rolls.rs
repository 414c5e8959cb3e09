//! How to roll on, where every final handful of dice is worth what the judge thinks of the
//! position at the end of the turn.

use contract::{Chance, Seat};

use crate::cards::hook;
use crate::command::Command;
use crate::face::Dice;
use crate::frame::Frame;
use crate::mind::judge::Judge;
use crate::mind::quiet::reply;
use crate::mind::turn;
use crate::odds::lattice::{self, Counts};
use crate::odds::{self, Plan};
use crate::state::KingOfTokyo;

/// Rerolls that are looked ahead.
const AHEAD: u8 = 4;
/// More than dice can show of anything, or give in points.
const WIDE: usize = 16;

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
    if turns == 0 || !rolls || living.len() != 2 || !living.contains(seat) {
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
    // Most handfuls bring the same as others: the same points, energy, hearts and claws.
    let picky = hook::DICE_KEPT.or(hook::DAMAGE);
    let picky = state.has_power(seat, picky);
    let mut known = vec![f64::NAN; if picky { 0 } else { WIDE.pow(4) }];
    let luck = chance.clone();
    Plan::new(state.turn.dice.len(), rerolls.min(AHEAD), |counts| {
        let mut worth = || outcome(&base, seat, counts, turns, judge, &mut luck.clone());
        match known.get_mut(kind(counts)) {
            Some(worth_of) => {
                if worth_of.is_nan() {
                    *worth_of = worth();
                }
                *worth_of
            }
            None => worth(),
        }
    })
}

/// The number of what a handful brings.
fn kind(counts: &Counts) -> usize {
    let [.., energy, hearts, claws] = counts.map(usize::from);
    let points = usize::from(odds::number_points(counts));
    [energy, hearts, claws].iter().fold(points, |kind, count| kind * WIDE + count)
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
    reply(&mut after, seat, Command::Resolve, chance);
    turn::finish(&mut after, judge, chance);
    outlook(&after, seat, turns, judge, chance)
}
