//! Ending a turn that is won.
//!
//! Looks for answers of the active monster that win by the end of its turn, whatever the others
//! answer. What is bought, rerolled or turned is left to the judgement of positions; selling
//! cards and the order of what acts at the end are searched.

use contract::{Chance, Entry, Game, Seat, Silent};

use crate::command::Command;
use crate::frame::Frame;
use crate::monster::Monster;
use crate::state::KingOfTokyo;
use crate::steps::question;

/// Positions that are looked at before the search gives up.
const POSITIONS: u32 = 400;
/// How often a way to win is tried: dice that dodge damage may fall differently.
const TRIALS: u32 = 6;

/// The answer that wins this turn for certain, if there is one. Where ending the turn wins, that
/// is it.
pub fn winning(state: &KingOfTokyo, seat: Seat, chance: &mut Chance) -> Option<Command> {
    let (frame, asked) = state.question()?;
    if asked != seat || state.active != seat {
        return None;
    }
    let mut tries = |command: &Command| {
        (0..TRIALS).all(|_| Search::new(seat, chance).wins_by(state, seat, *command))
    };
    answers(state, frame, seat).into_iter().find(|command| tries(command))
}

/// The answers worth trying, those that end something first.
fn answers(state: &KingOfTokyo, frame: Frame, seat: Seat) -> Vec<Command> {
    match frame {
        Frame::Rolling | Frame::LastTouch => return vec![Command::Resolve],
        Frame::Buying => return vec![Command::Pass],
        _ => {}
    }
    let mut choices = Vec::new();
    question::choices(state, &frame, seat, &mut choices);
    choices.sort_by_key(|command| *command != Command::Pass);
    choices
}

struct Search<'a> {
    seat: Seat,
    chance: &'a mut Chance,
    /// Own positions that were found not to win.
    lost: Vec<(Monster, Frame)>,
    /// Positions that may still be looked at.
    left: u32,
}

impl Search<'_> {
    fn new(seat: Seat, chance: &mut Chance) -> Search<'_> {
        Search { seat, chance, lost: Vec::new(), left: POSITIONS }
    }

    fn wins_by(&mut self, state: &KingOfTokyo, by: Seat, command: Command) -> bool {
        let mut after = state.clone();
        let entry = Entry::new(by, state.now(), command);
        after.play(&entry, self.chance, &mut Silent).is_ok() && self.wins(&after)
    }

    fn wins(&mut self, state: &KingOfTokyo) -> bool {
        if state.over.is_some() {
            return state.winners().contains(self.seat);
        }
        let Some((frame, asked)) = state.question() else { return false };
        // Dice to be rolled are those of the next turn: this one did not win.
        if frame == Frame::Rolling || self.left == 0 {
            return false;
        }
        self.left -= 1;
        let answers = answers(state, frame, asked);
        if asked != self.seat {
            return answers.into_iter().all(|command| self.wins_by(state, asked, command));
        }
        let position = (state.monsters[asked], frame);
        if self.lost.contains(&position) {
            return false;
        }
        let wins = answers.into_iter().any(|command| self.wins_by(state, asked, command));
        if !wins {
            self.lost.push(position);
        }
        wins
    }
}

#[cfg(test)]
mod tests;
