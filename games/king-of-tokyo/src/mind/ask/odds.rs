//! What dice become.

use contract::Chance;
use serde::{Deserialize, Serialize};

use crate::face::{Dice, Face};
use crate::frame::Frame;
use crate::mind::dicing;
use crate::odds::{Outlook, Plan};
use crate::view::View;

/// What the dice of the active monster become when some are kept and the others are rolled now,
/// if every later reroll is played for the most victory points. Cards that change dice or give
/// more rerolls are not counted in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// The dice that are kept.
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
}

/// What dice give on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Expected {
    /// Victory points, those of cards that look at the dice included.
    pub points: f64,
    /// Energy faces.
    pub energy: f64,
    /// Hearts.
    pub hearts: f64,
    /// Claws.
    pub claws: f64,
}

/// How likely each count of each face is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Faces {
    pub one: Vec<f64>,
    pub two: Vec<f64>,
    pub three: Vec<f64>,
    pub energy: Vec<f64>,
    pub heart: Vec<f64>,
    pub claw: Vec<f64>,
}

/// What comes of rolling these dice again, or of the reroll for the most victory points.
pub fn of(view: &View, reroll: Option<Dice>) -> Result<Odds, String> {
    let (dice, rerolls) = (view.turn.dice, view.turn.rerolls);
    if !is_rolling(view) {
        return Err("there are odds only while dice are being rolled".to_owned());
    }
    let state = view.guess(&mut Chance::from_number(0));
    let points = |counts: &_| dicing::points_of(&state, counts);
    let plan = Plan::new(dice.len(), rerolls, |counts| f64::from(points(counts)));
    let reroll = match reroll {
        None => dice.without(plan.keep(dice, rerolls)),
        Some(reroll) if !dice.contains(reroll) => {
            return Err(format!("{reroll} is not among the dice {dice}"));
        }
        Some(reroll) if rerolls == 0 && !reroll.is_empty() => {
            return Err("there is no reroll left".to_owned());
        }
        Some(reroll) => reroll,
    };
    let keep = dice.without(reroll);
    // Dice that are all kept are resolved.
    let ahead = if reroll.is_empty() { 0 } else { rerolls };
    let outlook = plan.outlook(keep, ahead);
    Ok(Odds {
        keep,
        reroll,
        rerolls,
        expected: Expected {
            points: outlook.mean(|counts| f64::from(points(counts))),
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
        points: outlook.table(points, 0),
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
