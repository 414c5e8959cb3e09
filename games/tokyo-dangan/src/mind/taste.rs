//! How a position is judged: by the actions everybody still needs.

use arrayvec::ArrayVec;
use contract::{Evaluate, Seat};

use crate::mind::route::{FAR, Terrain};
use crate::square::{Square, SquareSet};
use crate::state::{ACTIONS, TokyoDangan};

/// How much the distance of the nearest destination counts, of the next, and so on.
const RANKS: [f64; 6] = [1.0, 0.55, 0.4, 0.3, 0.25, 0.25];
/// How much each tile counts on the way to the nearest destination, then on to the next.
const LEGS: [f64; 5] = [1.0, 0.95, 0.9, 0.85, 0.8];
/// What is out of reach counts like this many tiles.
const LOST: f64 = 9.0;
/// Most cities of a board.
pub const CITIES: usize = 16;

/// Tiles still missing, as a number.
fn tiles(cost: u8) -> f64 {
    if cost >= FAR { LOST } else { f64::from(cost).min(LOST) }
}

/// The actions that reaching all these destinations takes, one after another: a move each, and
/// the tiles from wherever one has been to the next.
pub fn need(terrain: &Terrain<'_>, piece: Square, open: SquareSet) -> f64 {
    legs(terrain, piece, open).1
}

/// The tiles on the way to the nearest destination, from wherever one has been to the next, and so
/// on, and the actions that all of them take together. A leg that cannot be travelled is the last.
pub fn legs(
    terrain: &Terrain<'_>,
    piece: Square,
    open: SquareSet,
) -> (ArrayVec<u8, { LEGS.len() }>, f64) {
    let mut legs = ArrayVec::new();
    let mut from = SquareSet::only(piece);
    let mut left = open;
    let mut sum = open.len() as f64;
    for leg in LEGS {
        let (mut hits, mut cost) = terrain.nearest(from, left);
        if cost == 0 {
            left = left.without(hits);
            from = from.or(hits);
            (hits, cost) = terrain.nearest(from, left);
        }
        if left.is_empty() {
            break;
        }
        legs.push(cost);
        if hits.is_empty() {
            sum += leg * LOST * left.len() as f64;
            break;
        }
        sum += leg * tiles(cost);
        let next = SquareSet::only(hits.first());
        left = left.without(next);
        from = from.or(next);
    }
    (legs, sum)
}

/// The distances of destinations, the nearest counting most.
pub fn spread(terrain: &Terrain<'_>, piece: Square, open: SquareSet) -> f64 {
    let mut sum = 0.0;
    let mut rank = 0;
    terrain.ladder(SquareSet::only(piece), open, &mut |_, cost| {
        sum += RANKS[rank] * tiles(cost);
        rank = (rank + 1).min(RANKS.len() - 1);
    });
    sum
}

/// What is believed about a rival.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    /// Where the piece stands.
    pub piece: Square,
    /// Destinations still to be reached.
    pub left: usize,
    /// The cities that may be among them, and how likely each is.
    pub cities: ArrayVec<(Square, f64), CITIES>,
}

impl Rival {
    /// A rival of whom nothing more is known than where it may have to go.
    pub fn unknown(piece: Square, left: usize, candidates: SquareSet) -> Rival {
        let chance = left as f64 / candidates.len().max(1) as f64;
        let cities = candidates.iter().take(CITIES).map(|city| (city, chance.min(1.0)));
        Rival { piece, left, cities: cities.collect() }
    }

    /// The actions it probably needs.
    pub fn need(&self, terrain: &Terrain<'_>) -> f64 {
        let mut sum = self.left as f64;
        let mut before = 0.0;
        let candidates = self.cities.iter().map(|(city, _)| *city).collect();
        terrain.ladder(SquareSet::only(self.piece), candidates, &mut |city, cost| {
            let chance = self.cities.iter().find(|(other, _)| *other == city);
            let chance = chance.map_or(0.0, |(_, chance)| *chance);
            sum += chance * rank(before + chance / 2.0) * tiles(cost);
            before += chance;
        });
        sum
    }
}

/// The weight of a distance when that many destinations are probably nearer.
fn rank(before: f64) -> f64 {
    let idx = (before as usize).min(RANKS.len() - 2);
    let part = (before - idx as f64).min(1.0);
    RANKS[idx] + (RANKS[idx + 1] - RANKS[idx]) * part
}

impl Evaluate for TokyoDangan {
    fn evaluate(&self, seat: Seat) -> f64 {
        if self.over.is_some() {
            let winners = self.leaders();
            return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        let removal = self.house.removal;
        let terrain = Terrain::new(&self.board, &self.roads, self.pieces(), removal);
        let seats = self.travellers.len();
        let (mut mine, mut all) = (0.0, 0.0);
        for (other, traveller) in self.travellers.iter() {
            let turns = (other.idx() + seats - self.active.idx()) % seats;
            let waits = f64::from(ACTIONS) * turns as f64 / seats as f64;
            let spent = if turns == 0 { f64::from(self.taken) } else { 0.0 };
            let time = 1.0 + need(&terrain, traveller.piece, traveller.open) + waits + spent;
            let strength = 1.0 / (time * time * time);
            all += strength;
            if other == seat {
                mine = strength;
            }
        }
        mine / all
    }
}
