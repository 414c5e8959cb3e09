//! Where roads can lead on a board, whatever tiles lie there, and how many actions a way needs at
//! least.

use crate::board::Board;
use crate::joining;
use crate::puzzle::Position;
use crate::square::{Square, SquareSet, Way};
use crate::stock::Stock;
use crate::tile::{Kind, Tile};

/// More actions than any puzzle has.
pub const NEVER: u8 = 64;

/// Neighbours of each stop: over the river a tile's neighbour is the tile opposite.
#[derive(Clone, Debug)]
pub struct Net {
    next: [[Option<Square>; 4]; 64],
    towns: SquareSet,
}

impl Net {
    pub fn of(board: &Board) -> Net {
        let mut next = [[None; 4]; 64];
        for square in board.open().or(board.towns()).iter() {
            for way in Way::ALL {
                next[square.bit() as usize][way.idx()] = if board.towns().contains(square) {
                    square.step(way).filter(|beside| board.open().contains(*beside))
                } else {
                    joining::lands(board, square, way)
                };
            }
        }
        Net { next, towns: board.towns() }
    }

    /// The stop where a road comes to that leaves this one that way.
    pub fn next(&self, from: Square, way: Way) -> Option<Square> {
        self.next[from.bit() as usize][way.idx()]
    }

    pub fn is_town(&self, square: Square) -> bool {
        self.towns.contains(square)
    }
}

/// How many actions the way to one goal needs at least, moves that end at goals not counted: for
/// each stop, by the side from which it is entered.
///
/// A bound that holds for every way of playing on. A piece that passes a square from one side to
/// another needs a tile there that is open to both: if it does not lie so, that is an action. If
/// there is no other goal, even two where no turn makes it so: another tile has to be laid, or the
/// piece has to stop so that the tile can be turned meanwhile. On the way to several goals the
/// piece stops anyway, and comes by again; cutting out such loops leaves a way that needs no more.
#[derive(Clone)]
pub struct Far {
    steps: [[u8; 4]; 64],
    is_last: bool,
}

impl Far {
    /// Ways that need more than `most` actions count as none.
    pub fn to(net: &Net, position: &Position, goal: Square, most: u8) -> Far {
        let is_last = position.goals.len() == 1;
        let mut far = [[NEVER; 4]; 64];
        let mut waiting = Waiting::default();
        for side in Way::ALL {
            far[goal.bit() as usize][side.idx()] = 0;
            waiting.push(goal, side);
        }
        while let Some((square, side)) = waiting.pop() {
            let steps = far[square.bit() as usize][side.idx()];
            let Some(before) = net.next(square, side) else { continue };
            let left = side.back();
            let tile = position.roads.at(before);
            for entered in Way::ALL {
                let cost = match net.is_town(before) {
                    true => 0,
                    false => passing(tile, &position.hand, [entered, left], is_last),
                };
                let slot = &mut far[before.bit() as usize][entered.idx()];
                if steps + cost < *slot && steps + cost <= most {
                    *slot = steps + cost;
                    waiting.push(before, entered);
                }
            }
        }
        Far { steps: far, is_last }
    }

    /// From a stop that is about to be entered from that side.
    pub fn from(&self, net: &Net, position: &Position, square: Square, side: Way) -> u8 {
        if self.is_last || net.is_town(square) && self.at(square, side) == 0 {
            return self.at(square, side);
        }
        // It may turn back at the next stop, and come by here again.
        let tile = position.roads.at(square);
        let is_open = |way: Way| net.is_town(square) || tile.is_some_and(|tile| tile.opens(way));
        let enter = u8::from(!is_open(side));
        let ways = Way::ALL.into_iter().filter_map(|way| {
            let leave = u8::from(enter == 0 && !is_open(way));
            Some(self.at(net.next(square, way)?, way.back()).saturating_add(enter + leave))
        });
        ways.min().unwrap_or(NEVER)
    }

    fn at(&self, square: Square, side: Way) -> u8 {
        self.steps[square.bit() as usize][side.idx()]
    }

    /// From where a piece stands.
    pub fn standing(&self, net: &Net, position: &Position) -> u8 {
        let piece = position.piece;
        let ways = Way::ALL.into_iter().filter_map(|way| {
            let next = net.next(piece, way)?;
            let closed = position.roads.at(piece).is_some_and(|tile| !tile.opens(way));
            Some(self.at(next, way.back()).saturating_add(u8::from(closed)))
        });
        ways.min().unwrap_or(NEVER)
    }
}

/// Stops and the sides they are entered from that have to be looked at once more: each at most once
/// at a time, so that the ring never overflows.
struct Waiting {
    ring: [(Square, Way); 256],
    first: u8,
    next: u8,
    queued: [[bool; 4]; 64],
}

impl Default for Waiting {
    fn default() -> Waiting {
        let nowhere = (SquareSet::EMPTY.first(), Way::North);
        Waiting { ring: [nowhere; 256], first: 0, next: 0, queued: [[false; 4]; 64] }
    }
}

impl Waiting {
    fn push(&mut self, square: Square, side: Way) {
        let queued = &mut self.queued[square.bit() as usize][side.idx()];
        if !*queued {
            *queued = true;
            self.ring[usize::from(self.next)] = (square, side);
            self.next = self.next.wrapping_add(1);
        }
    }

    fn pop(&mut self) -> Option<(Square, Way)> {
        if self.first == self.next {
            return None;
        }
        let (square, side) = self.ring[usize::from(self.first)];
        self.first = self.first.wrapping_add(1);
        self.queued[square.bit() as usize][side.idx()] = false;
        Some((square, side))
    }
}

/// The least number of actions to pass open ground from one side to another; back to the same, one
/// of them is to stop there.
fn passing(tile: Option<Tile>, hand: &Stock, sides: [Way; 2], is_last: bool) -> u8 {
    let back = sides[0] == sides[1];
    match tile {
        Some(tile) if back => 1 + u8::from(!tile.opens(sides[0])),
        Some(tile) if sides.iter().all(|side| tile.opens(*side)) => 0,
        Some(tile) if !is_last || can_join(tile.kind(), sides) => 1,
        Some(_) => 2,
        None if hand.is_empty() => NEVER,
        None if back => 2,
        None if !is_last || hand.kinds().any(|kind| can_join(kind, sides)) => 1,
        // Laid, entered and turned on the way.
        None => 3,
    }
}

/// Whether a tile of that kind can lie open to both sides.
fn can_join(kind: Kind, [one, other]: [Way; 2]) -> bool {
    match kind {
        Kind::Straight => one.back() == other,
        Kind::Curve => one.back() != other,
        Kind::Tee | Kind::Cross => true,
        Kind::DeadEnd => false,
    }
}
