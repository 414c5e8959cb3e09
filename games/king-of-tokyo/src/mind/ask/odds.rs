//! What dice become.

use contract::{Chance, Malformed};
use serde::{Deserialize, Serialize};

use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::mind::ask::fate::Fates;
use crate::odds::{Holding, Outlook, best_hold};
use crate::view::View;

/// What the dice are rolled for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Victory points; a win is worth all the points that are missing.
    #[default]
    Points,
    Claws,
    Hearts,
    /// Energy faces.
    Energy,
    /// Winning the game with this turn.
    Win,
}

/// Every goal.
pub const GOALS: [Goal; 5] = [Goal::Points, Goal::Claws, Goal::Hearts, Goal::Energy, Goal::Win];

/// What the dice of the active monster become when some are held and the others are rolled now.
/// The held dice stay held at every later reroll, and the others are rolled for the goal. Cards
/// that change dice or give more rerolls are not counted in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// What the dice are rolled for.
    pub goal: Goal,
    /// The dice that are held.
    pub keep: Dice,
    /// The dice that are rolled again.
    pub reroll: Dice,
    /// Rerolls left, this one included.
    pub rerolls: u8,
    /// What comes of it on average.
    pub expected: Expected,
    /// How likely each count of a face is in the end, from none to all.
    pub faces: Faces,
    /// How likely each number of victory points is, from none up.
    pub points: Vec<f64>,
    /// How likely the roller wins with this turn, if nobody does anything else in it.
    pub wins: f64,
}

/// What dice give on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Expected {
    /// Victory points, those of cards that look at the dice included, up to the twentieth.
    pub points: f64,
    /// Energy faces.
    pub energy: f64,
    pub hearts: f64,
    pub claws: f64,
}

/// How likely each count of each face is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Faces {
    pub one: Vec<f64>,
    pub two: Vec<f64>,
    pub three: Vec<f64>,
    pub energy: Vec<f64>,
    pub heart: Vec<f64>,
    pub claw: Vec<f64>,
}

/// What comes of rolling these dice again, or of the best reroll for the goal.
pub fn of(view: &View, reroll: Option<Dice>, goal: Goal) -> Result<Odds, Malformed> {
    let (dice, rerolls) = (view.turn.dice, view.turn.rerolls);
    if !is_rolling(view) {
        return Err("there are odds only while dice are being rolled".into());
    }
    let fates = Fates::new(&view.guess(&mut Chance::from_number(0)));
    let worth = |counts: &_| fates.worth(goal, counts);
    let reroll = match reroll {
        None => dice.without(best_hold(dice, rerolls, worth)),
        Some(reroll) if !dice.contains(reroll) => {
            return Err(format!("{reroll} is not among the dice {dice}").into());
        }
        Some(reroll) if rerolls == 0 && !reroll.is_empty() => {
            return Err("there is no reroll left".into());
        }
        Some(reroll) => reroll,
    };
    let keep = dice.without(reroll);
    let outlook = Holding::new(keep, dice.len(), rerolls, worth).outlook();
    Ok(Odds {
        goal,
        keep,
        reroll,
        rerolls,
        expected: Expected {
            points: outlook.mean(|counts| f64::from(fates.points(counts))),
            energy: mean(&outlook, Face::Energy),
            hearts: mean(&outlook, Face::Heart),
            claws: mean(&outlook, Face::Claw),
        },
        faces: Faces {
            one: outlook.counts(Face::One),
            two: outlook.counts(Face::Two),
            three: outlook.counts(Face::Three),
            energy: outlook.counts(Face::Energy),
            heart: outlook.counts(Face::Heart),
            claw: outlook.counts(Face::Claw),
        },
        points: outlook.table(|counts| fates.points(counts), 0),
        wins: outlook.mean(|counts| fates.worth(Goal::Win, counts)),
    })
}

/// Whether the active monster may still decide about its dice.
pub fn is_rolling(view: &View) -> bool {
    view.over.is_none() && view.stack.top() == Some(&Frame::Rolling)
}

fn mean(outlook: &Outlook, face: Face) -> f64 {
    let chances = outlook.counts(face).into_iter().enumerate();
    chances.map(|(count, chance)| count as f64 * chance).sum()
}

#[cfg(test)]
mod tests;
