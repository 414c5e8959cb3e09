//! What dice can still become: exact expectations and distributions.
//!
//! A [`Plan`] says how to roll on when every final handful of dice is worth something: which dice
//! to keep at each roll, so that the expected worth is greatest. It is worked out backwards over
//! the [`lattice`] of handfuls: what a kept handful is worth is the mean over one more die, six
//! times, until all dice lie; which dice to keep is the best of all smaller handfuls. Both are one
//! pass over the lattice, so nothing is sampled and nothing enumerated twice.
//!
//! A [`Holding`] is a plan for somebody who holds some dice to the end and rolls only the others.
//!
//! Only the rerolls that are left count; cards that turn dice or give more rerolls do not.

pub mod lattice;

use crate::face::{Dice, FACES, Face};
use crate::steps::roll;
use lattice::{Counts, SIDES};

/// Two expectations closer than this are the same: then more dice are kept.
const NEAR: f64 = 1e-12;

/// How to roll on with the greatest expected worth of the final dice.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many dice there are.
    size: usize,
    /// By rerolls left, none first: what each handful of all dice is worth.
    worth: Vec<Vec<f64>>,
    /// By rerolls left, one first: what each kept handful is worth when the others are rolled.
    kept: Vec<Vec<f64>>,
    /// By rerolls left, one first: the number of the best handful to keep.
    keep: Vec<Vec<u16>>,
}

impl Plan {
    /// The plan for that many dice (at most nine) and rerolls, given what final counts are worth.
    pub fn new(dice: u8, rerolls: u8, worth: impl FnMut(&Counts) -> f64) -> Plan {
        let size = usize::from(dice.min(crate::face::MOST_DICE));
        let last = lattice::hands(size).iter().map(worth).collect();
        let mut plan = Plan { size, worth: vec![last], kept: Vec::new(), keep: Vec::new() };
        (0..rerolls).for_each(|_| plan.look_back());
        plan
    }

    /// Adds one reroll.
    fn look_back(&mut self) {
        let begin = lattice::below(self.size);
        let kept = self.keepable();
        // The best handful among those within another one: handed up from each to the larger.
        let mut best: Vec<(f64, u16)> = kept.iter().copied().zip(0..).collect();
        for (idx, more) in lattice::more(self.size).iter().enumerate() {
            let (worth, keep) = best[idx];
            for next in more {
                let larger = &mut best[usize::from(*next)];
                if worth > larger.0 + NEAR {
                    *larger = (worth, keep);
                }
            }
        }
        let all = best.split_off(begin);
        self.keep.push(all.iter().map(|(_, keep)| *keep).collect());
        self.worth.push(all.into_iter().map(|(worth, _)| worth).collect());
        self.kept.push(kept);
    }

    /// What each handful is worth that is kept before one more roll.
    fn keepable(&self) -> Vec<f64> {
        let mut kept = vec![0.0; lattice::below(self.size)];
        kept.extend(self.worth.last().into_iter().flatten());
        for (idx, more) in lattice::more(self.size).iter().enumerate().rev() {
            let sum: f64 = more.iter().map(|next| kept[usize::from(*next)]).sum();
            kept[idx] = sum / SIDES as f64;
        }
        kept
    }

    /// What something else about the final counts comes to for somebody who plays by this plan.
    pub fn along(&self, of: impl FnMut(&Counts) -> f64) -> Plan {
        let last = lattice::hands(self.size).iter().map(of).collect();
        let (worth, kept) = (vec![last], Vec::new());
        let mut other = Plan { size: self.size, worth, kept, keep: Vec::new() };
        for keep in &self.keep {
            let kept = other.keepable();
            other.worth.push(keep.iter().map(|keep| kept[usize::from(*keep)]).collect());
            other.kept.push(kept);
        }
        other.keep.clone_from(&self.keep);
        other
    }

    /// How many rerolls it plans for.
    pub fn rerolls(&self) -> u8 {
        self.kept.len() as u8
    }

    /// What dice are worth with that many rerolls left, played by the plan.
    pub fn worth(&self, dice: Dice, rerolls: u8) -> f64 {
        let stage = self.worth.get(usize::from(rerolls.min(self.rerolls())));
        let place = lattice::idx(dice).checked_sub(lattice::below(self.size));
        stage.zip(place).and_then(|(stage, place)| stage.get(place)).copied().unwrap_or(0.0)
    }

    /// What it is worth to keep these dice and roll the others now, played by the plan afterwards.
    pub fn worth_keeping(&self, keep: Dice, rerolls: u8) -> f64 {
        let stage = rerolls.min(self.rerolls()).checked_sub(1);
        match stage.and_then(|stage| self.kept.get(usize::from(stage))) {
            Some(kept) => kept.get(lattice::idx(keep)).copied().unwrap_or(0.0),
            None => self.worth(keep, 0),
        }
    }

    /// The dice to keep: all of them where rolling on does not help, or cannot.
    pub fn keep(&self, dice: Dice, rerolls: u8) -> Dice {
        let stage = rerolls.min(self.rerolls()).checked_sub(1);
        let place = lattice::idx(dice).checked_sub(lattice::below(self.size));
        let keep = stage
            .and_then(|stage| self.keep.get(usize::from(stage)))
            .zip(place)
            .and_then(|(stage, place)| stage.get(place));
        keep.map_or(dice, |idx| lattice::hand(usize::from(*idx)))
    }

    /// How likely each final handful is when these dice are kept and the others rolled now, and
    /// every later reroll is played by the plan.
    pub fn outlook(&self, keep: Dice, rerolls: u8) -> Outlook {
        let begin = lattice::below(self.size);
        let mut chances = vec![0.0; lattice::below(self.size + 1)];
        if let Some(chance) = chances.get_mut(lattice::idx(keep)) {
            *chance = 1.0;
        }
        self.roll_up(&mut chances);
        for left in (1..rerolls.min(self.rerolls())).rev() {
            let Some(keep) = self.keep.get(usize::from(left) - 1) else { break };
            let lying = chances.split_off(begin);
            chances.resize(lattice::below(self.size + 1), 0.0);
            for (chance, keep) in lying.into_iter().zip(keep) {
                chances[usize::from(*keep)] += chance;
            }
            self.roll_up(&mut chances);
        }
        Outlook { held: [0; SIDES], size: self.size, chances: chances.split_off(begin) }
    }

    /// Rolls, one after the other, the dice that are missing.
    fn roll_up(&self, chances: &mut [f64]) {
        for (idx, more) in lattice::more(self.size).iter().enumerate() {
            let chance = std::mem::take(&mut chances[idx]) / SIDES as f64;
            if chance > 0.0 {
                more.iter().for_each(|next| chances[usize::from(*next)] += chance);
            }
        }
    }
}

/// How to roll on when some dice are held to the end.
#[derive(Clone, Debug)]
pub struct Holding {
    held: Counts,
    /// How to roll the others.
    plan: Plan,
}

impl Holding {
    /// Holds some of that many dice; the others are rolled now if there is a reroll left.
    pub fn new(
        held: Dice,
        dice: u8,
        rerolls: u8,
        mut worth: impl FnMut(&Counts) -> f64,
    ) -> Holding {
        let free = dice.saturating_sub(held.len());
        let held = counts(held);
        Holding { held, plan: Plan::new(free, rerolls, |free| worth(&together(held, free))) }
    }

    /// What it is worth to roll the other dice now.
    pub fn worth(&self) -> f64 {
        self.plan.worth_keeping(Dice::NONE, self.plan.rerolls())
    }

    /// How likely each final handful is, the held dice included.
    pub fn outlook(&self) -> Outlook {
        Outlook { held: self.held, ..self.plan.outlook(Dice::NONE, self.plan.rerolls()) }
    }
}

fn together(held: Counts, free: &Counts) -> Counts {
    std::array::from_fn(|face| held[face] + free[face])
}

/// The dice to hold to the end, so that the expected worth is greatest; of equally good ones the
/// most. All of them where rolling on does not help, or cannot.
pub fn best_hold(dice: Dice, rerolls: u8, worth: impl Fn(&Counts) -> f64) -> Dice {
    let mut best = (worth(&counts(dice)), dice);
    if rerolls == 0 {
        return dice;
    }
    dice.each_pick(|reroll| {
        let held = dice.without(reroll);
        let rolled = Holding::new(held, dice.len(), rerolls, &worth).worth();
        let as_good = (rolled - best.0).abs() <= NEAR;
        if rolled > best.0 + NEAR || as_good && held.len() > best.1.len() {
            best = (rolled, held);
        }
    });
    best.1
}

/// How likely each final handful of dice is.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// Dice that are in every handful.
    held: Counts,
    /// How many the others are.
    size: usize,
    chances: Vec<f64>,
}

impl Outlook {
    /// Every handful that can come, with its probability.
    pub fn iter(&self) -> impl Iterator<Item = (Counts, f64)> {
        let all = lattice::hands(self.size).iter().zip(self.chances.iter().copied());
        let come = all.filter(|(_, chance)| *chance > 0.0);
        come.map(|(free, chance)| (together(self.held, free), chance))
    }

    /// The mean of something over all handfuls.
    pub fn mean(&self, mut of: impl FnMut(&Counts) -> f64) -> f64 {
        self.iter().map(|(counts, chance)| chance * of(&counts)).sum()
    }

    /// How likely each count of a face is, from none to all.
    pub fn counts(&self, face: Face) -> Vec<f64> {
        let all = self.size as u8 + self.held.iter().sum::<u8>();
        self.table(|counts| counts.get(face as usize).copied().unwrap_or(0), all)
    }

    /// How likely each value of something is, from 0 to a highest value that is always listed.
    pub fn table(&self, mut of: impl FnMut(&Counts) -> u8, highest: u8) -> Vec<f64> {
        let mut table = vec![0.0; usize::from(highest) + 1];
        for (counts, chance) in self.iter() {
            let value = usize::from(of(&counts));
            if value >= table.len() {
                table.resize(value + 1, 0.0);
            }
            table[value] += chance;
        }
        table
    }
}

/// The victory points of the numbers among the dice.
pub fn number_points(counts: &Counts) -> u8 {
    let [ones, twos, threes, ..] = *counts;
    roll::number_points(ones, 1) + roll::number_points(twos, 2) + roll::number_points(threes, 3)
}

/// The counts of some dice.
pub fn counts(dice: Dice) -> Counts {
    FACES.map(|face| dice.count(face))
}

#[cfg(test)]
mod tests;
