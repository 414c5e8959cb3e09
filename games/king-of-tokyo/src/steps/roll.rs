//! Rolling and resolving dice.

use crate::act::Act;
use crate::cards::hook::{self, fire};
use crate::command::Event;
use crate::face::{Dice, Face};
use crate::frame::{Frame, Hearts};

/// Rerolls without cards.
const REROLLS: u8 = 2;
/// How many of a number score.
const TRIPLE: u8 = 3;

/// All dice are rolled.
pub fn first(act: &mut Act<'_>) {
    let seat = act.state.active;
    if !act.lives(seat) {
        return;
    }
    let dice = act.roll(act.state.dice_count());
    act.state.turn.dice = dice;
    act.state.turn.rerolls = REROLLS + act.state.count_powers(seat, hook::REROLLS);
    act.tell(Event::Rolled { seat, dice });
    act.push(Frame::Rolling);
}

/// Some dice are rolled again; tells into what.
pub fn again(act: &mut Act<'_>, dice: Dice) -> Dice {
    let seat = act.state.active;
    let into = act.roll(dice.len());
    act.state.turn.dice = act.state.turn.dice.without(dice).with(into);
    act.tell(Event::Rerolled { seat, dice, into });
    into
}

/// A die is turned to another face.
pub fn turn_die(act: &mut Act<'_>, from: Face, to: Face) {
    if act.state.turn.dice.take(from) {
        act.state.turn.dice.add(to);
        let seat = act.state.active;
        act.tell(Event::DieTurned { seat, from, to });
    }
}

/// The roller is content: others may meddle, then the dice are resolved.
pub fn keep(act: &mut Act<'_>) {
    let seat = act.state.active;
    act.push(Frame::Resolve);
    let state = &*act.state;
    if !state.in_play(hook::MEDDLES) {
        return;
    }
    let meddlers = state.others(seat).flat_map(|other| {
        let powers = state.powers(other, hook::MEDDLES);
        powers.map(move |power| Frame::Meddle { seat: other, card: power.card })
    });
    let meddlers: Vec<Frame> = meddlers.collect();
    act.push_all(meddlers.into_iter());
}

/// The dice are resolved: numbers at once, then hearts, energy and claws.
pub fn resolve(act: &mut Act<'_>) {
    let seat = act.state.active;
    let dice = act.state.turn.dice;
    act.tell(Event::DiceKept { seat, dice });
    let left = dice.count(Face::Heart);
    let hearts = Frame::Hearts(Hearts { left, ..Hearts::default() });
    let steps = [hearts, Frame::Energy, Frame::Claws];
    act.push_all(steps.into_iter());
    let points: u8 = [(Face::One, 1), (Face::Two, 2), (Face::Three, 3)]
        .into_iter()
        .map(|(face, worth)| number_points(dice.count(face), worth))
        .sum();
    act.gain_points(seat, points);
    fire!(act, seat, DICE_KEPT.dice_kept, dice);
}

/// What that many of a number are worth: the number for three, and one more for each further die.
pub fn number_points(count: u8, worth: u8) -> u8 {
    if count < TRIPLE { 0 } else { worth + count - TRIPLE }
}

/// Energy faces are taken.
pub fn take_energy(act: &mut Act<'_>) {
    let energy = act.state.turn.dice.count(Face::Energy);
    act.gain_energy(act.state.active, u16::from(energy));
}
