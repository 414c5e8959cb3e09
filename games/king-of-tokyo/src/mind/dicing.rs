//! What every outcome of a roll is worth, and how to roll on.

use contract::{Chance, Seat};

use crate::act::Act;
use crate::cards::hook::{self, fire};
use crate::command::Command;
use crate::face::Face;
use crate::frame::Frame;
use crate::mind::quiet::reply;
use crate::mind::taste::Taste;
use crate::monster::GOAL;
use crate::odds::{self, Plan, lattice::Counts};
use crate::state::KingOfTokyo;
use crate::steps::run;

/// More faces of a kind than can lie there.
const MOST: usize = crate::face::MOST_DICE as usize + 1;
/// More points than dice can give.
const POINTS: usize = 24;
/// Rerolls that are looked ahead.
const AHEAD: u8 = 4;
/// Questions that are answered on the way to the end of an attack.
const ANSWERS: usize = 12;

/// What the roller gains by its dice, face by face, as a part of the win.
#[derive(Clone, Debug)]
pub struct Dicing {
    points: [f64; POINTS],
    energy: [f64; MOST],
    hearts: [f64; MOST],
    claws: [f64; MOST],
    /// A state to try cards on that look at the dice, if there are any.
    extra: Option<KingOfTokyo>,
    seat: Seat,
    size: u8,
}

impl Dicing {
    /// Judges the dice of the active monster.
    pub fn new(state: &KingOfTokyo, taste: &Taste, chance: &mut Chance) -> Dicing {
        let seat = state.active;
        let size = state.turn.dice.len();
        let before = taste.share(state, seat);
        let mut changed = state.clone();
        let mut gain = |change: &dyn Fn(&mut KingOfTokyo)| {
            let kept = changed.monsters[seat];
            change(&mut changed);
            let gain = taste.share(&changed, seat) - before;
            changed.monsters[seat] = kept;
            gain
        };
        let points = std::array::from_fn(|points| {
            gain(&|state| state.monsters[seat].points += capped(state, points as u8))
        });
        let more = u16::from(state.has_power(seat, hook::ENERGY_GAINED));
        let energy = std::array::from_fn(|cubes| {
            let cubes = if cubes > 0 { cubes as u16 + more } else { 0 };
            gain(&|state| state.monsters[seat].energy += cubes)
        });
        let hearts = std::array::from_fn(|hearts| gain(&|state| heal(state, seat, hearts as u8)));
        let claws = claws(state, taste, chance);
        let extra = state.powers(seat, hook::DICE_KEPT).next().map(|_| scratch(state, seat));
        Dicing { points, energy, hearts, claws, extra, seat, size }
    }

    /// What final dice are worth.
    pub fn worth(&mut self, counts: &Counts, chance: &mut Chance) -> f64 {
        let [.., energy, hearts, claws] = *counts;
        let mut points = odds::number_points(counts);
        let mut more = 0.0;
        if let Some(state) = &mut self.extra {
            let (earned, asked) = card_points(state, self.seat, counts, chance);
            points += earned;
            // A question is a chance that need not be taken; it is worth about two points.
            more = if asked { self.points[2] } else { 0.0 };
        }
        let at = |table: &[f64], idx: u8| table.get(usize::from(idx)).copied().unwrap_or(0.0);
        more + self.points[usize::from(points).min(POINTS - 1)]
            + at(&self.energy, energy)
            + at(&self.hearts, hearts)
            + at(&self.claws, claws)
    }

    /// How to roll on with that many rerolls left.
    pub fn plan(&mut self, rerolls: u8, chance: &mut Chance) -> Plan {
        Plan::new(self.size, rerolls.min(AHEAD), |counts| self.worth(counts, chance))
    }
}

/// Hearts do outside Tokyo what helps most, roughly: life while it is short, then counters.
fn heal(state: &mut KingOfTokyo, seat: Seat, hearts: u8) {
    let most = state.most_life(seat);
    let more = state.has_power(seat, hook::HEALS_MORE);
    let monster = &mut state.monsters[seat];
    if monster.in_tokyo() || hearts == 0 {
        return;
    }
    let mut left = hearts;
    if monster.life > 3 {
        let off = left.min(monster.shrink);
        monster.shrink -= off;
        left -= off;
        let off = left.min(monster.poison);
        monster.poison -= off;
        left -= off;
    }
    if left > 0 && monster.life < most {
        monster.life = (monster.life + left + u8::from(more)).min(most);
    }
}

/// What each number of claws is worth: the attack is carried out, and those attacked answer.
fn claws(state: &KingOfTokyo, taste: &Taste, chance: &mut Chance) -> [f64; MOST] {
    let seat = state.active;
    let mut base = state.clone();
    // The step in which cards are bought stops the turn, so that all attacks are judged there.
    let energy = &mut base.monsters[seat].energy;
    *energy = (*energy).max(2);
    while let Some(Frame::Rolling | Frame::LastTouch | Frame::Meddle { .. } | Frame::Resolve) =
        base.stack.top()
    {
        base.stack.pop();
    }
    base.stack.push(Frame::Claws);
    let size = usize::from(state.turn.dice.len());
    let mut worth = [0.0; MOST];
    for (claws, worth) in worth.iter_mut().enumerate().take(size + 1) {
        let mut after = base.clone();
        after.turn.dice = std::iter::repeat_n(Face::Claw, claws).collect();
        attack(&mut after, taste, chance);
        *worth = taste.share(&after, seat);
    }
    // All are compared with no claw at all.
    let [none, ..] = worth;
    worth.iter_mut().take(size + 1).for_each(|worth| *worth -= none);
    worth
}

/// Carries an attack out until its dealer goes on to buy.
fn attack(state: &mut KingOfTokyo, taste: &Taste, chance: &mut Chance) {
    go_on(state, chance);
    for _ in 0..ANSWERS {
        let Some((frame, seat)) = state.question() else { return };
        match frame {
            Frame::Yield { .. } | Frame::Blow(_) | Frame::Soften { .. } => {}
            _ => return,
        }
        let answers = match frame {
            Frame::Yield { .. } => [Command::Stay, Command::Yield],
            Frame::Blow(blow) if blow.stage == crate::frame::Stage::Falling => {
                [Command::Stay, Command::Yield]
            }
            _ => {
                reply(state, seat, Command::Pass, chance);
                continue;
            }
        };
        let [stays, yields] = answers.map(|command| {
            let mut after = state.clone();
            reply(&mut after, seat, command, chance);
            after
        });
        let leaves = taste.share(&yields, seat) > taste.share(&stays, seat);
        *state = if leaves { yields } else { stays };
    }
}

fn go_on(state: &mut KingOfTokyo, chance: &mut Chance) {
    run(&mut Act { state, chance, listens: false, told: Vec::new(), chanced: false });
}

/// A state to try cards on.
fn scratch(state: &KingOfTokyo, seat: Seat) -> KingOfTokyo {
    let mut scratch = state.clone();
    scratch.stack = kit::Pending::new();
    scratch.monsters[seat].points = 0;
    scratch
}

/// The points that cards of the roller give for dice, and whether one asks a question.
fn card_points(
    scratch: &mut KingOfTokyo,
    seat: Seat,
    counts: &Counts,
    chance: &mut Chance,
) -> (u8, bool) {
    let dice = odds::lattice::dice(counts);
    let mut act = Act { state: scratch, chance, listens: false, told: Vec::new(), chanced: false };
    fire!(&mut act, seat, DICE_KEPT.dice_kept, dice);
    let earned = std::mem::take(&mut act.state.monsters[seat].points);
    let asked = act.state.stack.pop().is_some();
    while act.state.stack.pop().is_some() {}
    (earned, asked)
}

/// The victory points that dice give a monster: numbers, and cards that look at the dice, up to
/// the twentieth point.
pub fn points_of(state: &KingOfTokyo, counts: &Counts) -> u8 {
    let seat = state.active;
    let points = odds::number_points(counts);
    if !state.has_power(seat, hook::DICE_KEPT) {
        return capped(state, points);
    }
    let mut chance = Chance::from_number(0);
    capped(state, points + card_points(&mut scratch(state, seat), seat, counts, &mut chance).0)
}

/// How many points of a gain count for the active monster: points may stop at twenty.
fn capped(state: &KingOfTokyo, points: u8) -> u8 {
    let missing = GOAL.saturating_sub(state.monsters[state.active].points);
    if state.setup.cap_points { points.min(missing) } else { points }
}
