//! The puzzle that a number stands for.

use std::ops::RangeInclusive;

use contract::Chance;

use crate::board::Board;
use crate::puzzle::grade::{BANDS, Grade, weekday};
use crate::puzzle::search;
use crate::puzzle::{Position, Puzzle};
use crate::roads::Roads;
use crate::rules::draw_from;
use crate::setup::SHIPPED;
use crate::square::{Square, SquareSet};
use crate::state::{DESTINATIONS, HAND};

/// Apart from the numbers that other chance is drawn from.
const SALT: u64 = 0x6461_6e67_616e;
/// Fewest tiles on the board, and how many more there can be.
const TILES: u32 = 12;
const MORE_TILES: u32 = 11;
/// By weekday, the numbers of destinations that are left.
const GOALS: [&[usize]; 7] =
    [&[1], &[1, 2], &[1, 1, 2], &[1, 1, 2], &[1, 1, 2], &[1, 1, 2], &[1, 1, 2]];
/// The longest answer that is looked for.
pub const LONGEST: u8 = 9;
/// Positions that are tried before a day would be left without a puzzle: far more than it takes.
const TRIES: u32 = 1 << 20;

/// The puzzle with that number: for a day, its number since 1970. Nothing only if a million
/// positions had no puzzle for that day of the week among them.
pub fn deal(number: u32) -> Option<Puzzle> {
    deal_within(number, TRIES).map(|(puzzle, _)| puzzle)
}

/// The same, and how many positions were tried.
pub fn deal_within(number: u32, tries: u32) -> Option<(Puzzle, u32)> {
    let mut chance = Chance::from_number(SALT ^ u64::from(number));
    let boards: Vec<Board> =
        SHIPPED.iter().filter_map(|(_, file)| Board::read(file).ok()).collect();
    let day = weekday(number);
    let (band, goals) = (BANDS.get(day)?, GOALS.get(day)?);
    (1..=tries).find_map(|nth| {
        let board = chance.pick(&boards)?;
        let goals = *chance.pick(goals)?;
        Some((candidate(board, goals, band, &mut chance)?, nth))
    })
}

/// A random position, if it has exactly one best answer, and is as hard as wanted.
pub fn candidate(
    board: &Board,
    goals: usize,
    band: &RangeInclusive<u32>,
    chance: &mut Chance,
) -> Option<Puzzle> {
    let mut pile = board.tiles();
    let mut roads = Roads::default();
    for _ in 0..TILES + chance.below(MORE_TILES) {
        let square = draw_from(board.open().without(roads.squares()), chance);
        let kind = pile.draw(chance)?;
        roads.lay(square.first(), *chance.pick(kind.lies())?);
    }
    let hand = (0..HAND).filter_map(|_| pile.draw(chance)).collect();
    let mut left = board.towns();
    let mut city = || {
        let city = draw_from(left, chance);
        left = left.without(city);
        city.first()
    };
    let start = city();
    let reached: Vec<Square> = (goals..DESTINATIONS).map(|_| city()).collect();
    let open: SquareSet = (0..goals).map(|_| city()).collect();
    let position = Position { roads, hand, piece: *reached.last()?, goals: open };
    // Every action counts ten: longer answers are too hard anyway.
    let most = LONGEST.min((band.end() / 10) as u8);
    let found = search::best(board, &position, most)?;
    let [answer] = found.answers.as_slice() else { return None };
    let grade = Grade::within(band, board, &position, &found, answer)?;
    Some(Puzzle { board: board.clone(), position, start, reached, answer: answer.clone(), grade })
}
