//! A match of a puzzle: how it begins, and how it ended.

use contract::{
    BySeat, Chance, Class, Day, Explanation, Feat, Outcome, Phrase, Refusal, Seat, SeatSet,
};

use crate::puzzle::{Facts, Puzzle, deal};
use crate::setup::Setup;
use crate::state::{Arrival, End, TokyoDangan, Traveller};
use crate::stock::Stock;

/// Puzzles that chance draws from, where no day was chosen.
const DRAWN: u32 = 1 << 16;

/// The puzzle of a day, or one that chance draws (clause 8.1).
pub fn open(day: Option<Day>, chance: &mut Chance) -> Result<TokyoDangan, Refusal> {
    let number = day.map_or_else(|| chance.below(DRAWN), Day::number);
    let puzzle = deal(number).ok_or_else(|| Refusal::new("8.1", "no-puzzle"))?;
    Ok(begin(puzzle, day))
}

/// A match of that puzzle.
pub fn begin(puzzle: Puzzle, day: Option<Day>) -> TokyoDangan {
    let Puzzle { board, position, start, reached, grade, .. } = puzzle;
    let arrivals = reached.len() as u8;
    let reached = reached.into_iter().zip(1..).map(|(square, order)| Arrival { square, order });
    let traveller = Traveller {
        piece: position.piece,
        open: position.goals,
        reached: reached.collect(),
        hand: position.hand,
        ..Traveller::at(start)
    };
    TokyoDangan {
        house: Setup::default().house(),
        pile: board.tiles().minus(&position.roads.stock()).minus(&position.hand),
        board,
        roads: position.roads,
        travellers: BySeat::from_fn(1, |_| traveller.clone()),
        discard: Stock::default(),
        active: Seat(0),
        first: Seat(0),
        taken: 0,
        round: 1,
        arrivals,
        past: Vec::new(),
        over: None,
        puzzle: Some(Facts { day, best: grade.actions }),
    }
}

/// How a puzzle ended: the points are the actions that were used.
pub fn outcome(facts: Facts, end: End, actions: u8) -> Outcome {
    let solved = end == End::FifthDestination;
    Outcome {
        winners: if solved { SeatSet::all(1) } else { SeatSet::EMPTY },
        places: BySeat::from_fn(1, |_| 1),
        scores: BySeat::from_fn(1, |_| i32::from(actions)),
        ending: match solved {
            true if actions == facts.best => "solved-best",
            true => "solved",
            false => "out-of-actions",
        },
    }
}

/// The same in words.
pub fn explain(facts: Facts, over: Option<End>, actions: u8) -> Explanation {
    let key = match over {
        Some(End::OutOfActions) => "end-puzzle-unsolved",
        _ if actions == facts.best => "end-puzzle-best",
        _ => "end-puzzle-more",
    };
    let why = Phrase::new(key).with("actions", actions).with("best", facts.best);
    Explanation::new(vec![why, Phrase::new("end-puzzle-rule")], 1)
}

/// What solving the puzzle of a day is worth.
pub fn feat(state: &TokyoDangan) -> Option<Feat> {
    let Facts { day, best } = state.puzzle?;
    let solved = state.over == Some(End::FifthDestination);
    let (count, ideal) = (u32::from(state.taken), state.taken == best);
    let feat = Feat { day: day?, class: Class::Plain, count, ideal, ms: None, first: true };
    solved.then_some(feat)
}
