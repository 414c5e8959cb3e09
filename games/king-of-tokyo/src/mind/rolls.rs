//! How to roll on, where every final handful of dice is worth what the judge thinks of the
//! position at the end of the turn.

use contract::{BySeat, Chance, Seat};

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
    let mut outcomes =
        Outcomes::new(state, chance, |after, judge: &mut Judge| judge.share(after, seat));
    let size = state.turn.dice.len();
    Plan::new(size, rerolls.min(AHEAD), |counts| outcomes.of(counts, judge))
}

/// The same, with what everyone may expect of each final handful, in the order of the lattice.
pub fn plan_for_all(
    state: &KingOfTokyo,
    rerolls: u8,
    judge: &mut Judge,
    chance: &Chance,
) -> (Plan, Vec<BySeat<f64>>) {
    let mut outcomes = Outcomes::new(state, chance, |after, judge: &mut Judge| judge.shares(after));
    let size = state.turn.dice.len();
    let hands = lattice::hands(usize::from(size)).iter();
    let shares: Vec<BySeat<f64>> = hands.map(|counts| outcomes.of(counts, judge)).collect();
    let mut own = shares.iter().map(|shares| shares[state.active]);
    let plan = Plan::new(size, rerolls.min(AHEAD), |_| own.next().unwrap_or(0.0));
    (plan, shares)
}

/// What final handfuls bring: read off the position at the end of the turn.
struct Outcomes<'a, T, R> {
    base: KingOfTokyo,
    seat: Seat,
    /// Whether cards look at the dice.
    is_picky: bool,
    known: Known<T>,
    chance: &'a Chance,
    read: R,
}

impl<'a, T: Clone, R: FnMut(&KingOfTokyo, &mut Judge) -> T> Outcomes<'a, T, R> {
    fn new(state: &KingOfTokyo, chance: &'a Chance, read: R) -> Outcomes<'a, T, R> {
        let (base, seat) = (resolving(state), state.active);
        let is_picky = state.has_power(seat, hook::DICE_KEPT.or(hook::DAMAGE));
        let known = Known::new(state.turn.dice.len(), useful_hearts(&base));
        Outcomes { base, seat, is_picky, known, chance, read }
    }

    fn of(&mut self, counts: &Counts, judge: &mut Judge) -> T {
        let Outcomes { base, seat, is_picky, known, chance, read } = self;
        let mut worth = || {
            let mut chance = (*chance).clone();
            read(&ended(base, *seat, counts, judge, &mut chance), judge)
        };
        match known.entry(counts) {
            Some(known) if !*is_picky => known.get_or_insert_with(worth).clone(),
            _ => worth(),
        }
    }
}

/// What handfuls are worth that bring the same as others: the same points, energy, claws and
/// hearts of use.
struct Known<T> {
    /// How many different counts of a face there can be.
    wide: usize,
    useful_hearts: u8,
    worth: Vec<Option<T>>,
}

impl<T: Clone> Known<T> {
    fn new(dice: u8, useful_hearts: u8) -> Known<T> {
        let wide = usize::from(dice) + 1;
        Known { wide, useful_hearts, worth: vec![None; wide.pow(3) * POINTS] }
    }

    fn entry(&mut self, counts: &Counts) -> Option<&mut Option<T>> {
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

/// The end of the turn with these dice.
fn ended(
    base: &KingOfTokyo,
    seat: Seat,
    counts: &Counts,
    judge: &mut Judge,
    chance: &mut Chance,
) -> KingOfTokyo {
    let mut after = base.clone();
    after.turn.dice = lattice::dice(counts);
    reply_leaving_gaps(&mut after, seat, Command::Resolve, chance);
    turn::finish(&mut after, judge, chance);
    after
}
