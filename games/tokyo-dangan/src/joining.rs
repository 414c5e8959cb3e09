//! Whether the tiles that come with a board can ever join two of its cities.
//!
//! A road between two cities passes each of its tiles straight on or with a bend. A straight does
//! the one, a curve the other, a T-junction or a crossroads either; a dead end does neither. The
//! search walks out from every city tile by tile and keeps, for each way into a square, the numbers
//! of straight passes by which it can be reached. A road that meets itself has at least three bends
//! more than the shorter one without the loop, so nothing is lost by not looking for that.

use crate::board::{Board, Ground};
use crate::square::{Square, Way};
use crate::stock::Stock;

/// For each square and way of entering it, the numbers of straight passes before it, one bit each.
type Front = [[u64; 4]; 64];

/// Whether some road can join two cities with the tiles of the board.
pub fn can_join_two(board: &Board) -> bool {
    board.cities().iter().any(|city| joins(board, city.square))
}

/// Whether a road can lead from that city to another.
fn joins(board: &Board, city: Square) -> bool {
    let mut front: Front = [[0; 4]; 64];
    for way in Way::ALL {
        // A city on the bank is no tile: no road begins by crossing the river (clause 4.4).
        let first = city.step(way).filter(|square| board.open().contains(*square));
        if let Some(square) = first {
            front[square.bit() as usize][way as usize] = 1;
        }
    }
    (1..=board.open().len() as u32).any(|tiles| {
        let mut next: Front = [[0; 4]; 64];
        let mut joined = false;
        for square in board.open().iter() {
            for entered in Way::ALL {
                let before = front[square.bit() as usize][entered as usize];
                for left in Way::ALL.into_iter().filter(|left| *left != entered.back()) {
                    let straights = if left == entered { before << 1 } else { before };
                    match lands(board, square, left) {
                        _ if straights == 0 => {}
                        Some(other) if board.towns().contains(other) => {
                            let enough = || is_enough(&board.tiles(), straights, tiles);
                            joined |= other != city && enough();
                        }
                        Some(on) => next[on.bit() as usize][left as usize] |= straights,
                        None => {}
                    }
                }
            }
        }
        front = next;
        joined
    })
}

/// The tile or city where a road comes to that leaves a tile that way.
pub(crate) fn lands(board: &Board, from: Square, way: Way) -> Option<Square> {
    let mut square = from.step(way)?;
    let beside = board.ground(square);
    while board.ground(square) == Ground::River {
        square = square.step(way)?;
    }
    match board.ground(square) {
        Ground::Open => Some(square),
        Ground::City if beside == Ground::City => Some(square),
        _ => None,
    }
}

/// Whether there are tiles for a road of that length, by one of these numbers of straight passes.
fn is_enough(stock: &Stock, straights: u64, tiles: u32) -> bool {
    let spare = u32::from(stock.tee) + u32::from(stock.cross);
    let short = |straight: u32| {
        let bends = tiles - straight;
        straight.saturating_sub(u32::from(stock.straight))
            + bends.saturating_sub(u32::from(stock.curve))
    };
    (0..=tiles).any(|straight| straights >> straight & 1 != 0 && short(straight) <= spare)
}
