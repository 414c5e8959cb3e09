//! How hard a puzzle is, as a number, and which numbers suit which day of the week.

use std::ops::RangeInclusive;

use crate::board::Board;
use crate::command::Command;
use crate::puzzle::search::{Found, count};
use crate::puzzle::{Answer, Position};

/// More answers that are nearly the best make nothing harder.
const MOST_NEAR: usize = 63;

/// What makes a puzzle hard, measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grade {
    /// Actions of the best answer.
    pub actions: u8,
    /// Squares that a search looks at before it is sure: how much there is to consider.
    pub effort: u32,
    /// Answers with just one action more: how easily one takes another for the best.
    pub near: usize,
    /// Stops short of a destination, tiles removed, and tiles turned twice: what one does not think
    /// of at once.
    pub tricks: u8,
}

impl Grade {
    /// Measures a puzzle with that one best answer; nothing where that is not within the band, or
    /// would take too long.
    pub fn within(
        band: &RangeInclusive<u32>,
        board: &Board,
        position: &Position,
        found: &Found,
        answer: &Answer,
    ) -> Option<Grade> {
        let tricks = tricks(position, answer);
        let least = Grade { actions: found.actions, effort: found.effort, near: 0, tricks };
        // Other answers are counted only where they can matter.
        let most = Grade { near: MOST_NEAR, ..least }.difficulty();
        if least.difficulty() > *band.end() || most < *band.start() {
            return None;
        }
        let near = count(board, position, found.actions + 1)?;
        let grade = Grade { near, ..least };
        band.contains(&grade.difficulty()).then_some(grade)
    }

    /// One number for all of it: ten for each action, eight for each trick, and up to about ten
    /// each for how much there is to consider and for answers that are nearly the best.
    pub fn difficulty(&self) -> u32 {
        let near = (self.near.min(MOST_NEAR) + 1).ilog2() * 2;
        u32::from(self.actions) * 10 + u32::from(self.tricks) * 8 + (self.effort + 1).ilog2() + near
    }
}

fn tricks(position: &Position, answer: &Answer) -> u8 {
    let is_trick = |idx: usize, action: &Command| match *action {
        Command::Move { to } => !position.goals.contains(to),
        Command::Remove { .. } => true,
        Command::Rotate { square, .. } => {
            let again = |other: &Command| match other {
                Command::Rotate { square: at, .. } => *at == square,
                _ => false,
            };
            answer.0.iter().take(idx).any(again)
        }
        _ => false,
    };
    answer.0.iter().enumerate().filter(|(idx, action)| is_trick(*idx, action)).count() as u8
}

/// A day of the week by its number since 1970: 0 is a Monday.
pub fn weekday(number: u32) -> usize {
    // The first day of 1970 was a Thursday.
    ((number + 3) % 7) as usize
}

/// From Monday to Sunday, how hard a puzzle is.
pub const BANDS: [RangeInclusive<u32>; 7] =
    [36..=47, 48..=57, 58..=67, 68..=77, 78..=87, 88..=97, 98..=125];
