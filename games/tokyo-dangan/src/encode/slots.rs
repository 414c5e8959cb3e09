//! A place for each action: moves, the end of a turn, then tiles by square and by how they lie.

use crate::command::Command;
use crate::square::{HEIGHT, Square, WIDTH};
use crate::tile::Tile;

/// Squares of the grid.
pub const SQUARES: usize = WIDTH as usize * HEIGHT as usize;
/// Ways in which tiles can lie.
const LIES: usize = 15;

const END: usize = SQUARES;
const PLACE: usize = END + 1;
const ROTATE: usize = PLACE + SQUARES * LIES;
const REMOVE: usize = ROTATE + SQUARES * LIES;
/// How many places there are.
pub const COUNT: usize = REMOVE + SQUARES;

/// The number of a square, row by row as one reads.
pub fn number(square: Square) -> usize {
    usize::from(square.y()) * usize::from(WIDTH) + usize::from(square.x())
}

/// The place of a command.
pub fn of(command: Command) -> usize {
    let lie = |square: Square, tile: Tile| number(square) * LIES + usize::from(tile.bits()) - 1;
    match command {
        Command::Move { to } => number(to),
        Command::End => END,
        Command::Place { square, tile } => PLACE + lie(square, tile),
        Command::Rotate { square, tile } => ROTATE + lie(square, tile),
        Command::Remove { square } => REMOVE + number(square),
    }
}

/// The command in a place, if there is such a place.
pub fn command(slot: usize) -> Option<Command> {
    let square = |number: usize| {
        let (y, x) = (number / usize::from(WIDTH), number % usize::from(WIDTH));
        Square::at(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
    };
    let lie = |place: usize| {
        let tile = Tile::from_bits((place % LIES) as u8 + 1)?;
        Some((square(place / LIES)?, tile))
    };
    Some(match slot {
        ..END => Command::Move { to: square(slot)? },
        END => Command::End,
        PLACE..ROTATE => {
            let (square, tile) = lie(slot - PLACE)?;
            Command::Place { square, tile }
        }
        ROTATE..REMOVE => {
            let (square, tile) = lie(slot - ROTATE)?;
            Command::Rotate { square, tile }
        }
        _ => Command::Remove { square: square(slot - REMOVE)? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_a_place_of_its_own() {
        let tiles = || (1..=15).filter_map(Tile::from_bits);
        let mut all: Vec<usize> = vec![of(Command::End)];
        for square in Square::all() {
            all.push(of(Command::Move { to: square }));
            all.push(of(Command::Remove { square }));
            for tile in tiles() {
                all.push(of(Command::Place { square, tile }));
                all.push(of(Command::Rotate { square, tile }));
            }
        }
        all.sort_unstable();
        assert_eq!(all, (0..COUNT).collect::<Vec<_>>());
        for slot in all {
            assert_eq!(command(slot).map(of), Some(slot));
        }
        assert_eq!([COUNT, usize::MAX].map(command), [None, None]);
    }
}
