//! The tiles on the board, and where roads lead.

use arrayvec::ArrayVec;
use contract::Malformed;
use serde::{Deserialize, Serialize};

use crate::board::{Board, FORDS, Ford};
use crate::square::{Square, SquareSet, Way};
use crate::stock::Stock;
use crate::tile::Tile;

/// The tiles on the board: for each way, the squares whose tile opens that way. Written as a list
/// of squares with their tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "contract::types::List<Laid>"))]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub struct Roads {
    open: [SquareSet; 4],
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub square: Square,
    /// How it lies.
    pub tile: Tile,
}

impl Roads {
    /// The squares with tiles.
    pub fn squares(&self) -> SquareSet {
        let [north, east, south, west] = self.open;
        north.or(east).or(south).or(west)
    }

    /// The squares whose tile opens that way.
    pub fn opening(&self, way: Way) -> SquareSet {
        self.open[way.idx()]
    }

    pub fn at(&self, square: Square) -> Option<Tile> {
        let bit = |way: Way| u8::from(self.open[way.idx()].contains(square)) << way.idx();
        Tile::from_bits(Way::ALL.into_iter().fold(0, |bits, way| bits | bit(way)))
    }

    /// Lays a tile on a square, in place of what lies there.
    pub fn lay(&mut self, square: Square, tile: Tile) {
        for way in Way::ALL {
            let set = &mut self.open[way.idx()];
            if tile.opens(way) { set.insert(square) } else { set.remove(square) }
        }
    }

    /// Takes the tile off a square.
    pub fn lift(&mut self, square: Square) -> Option<Tile> {
        let tile = self.at(square);
        self.open.iter_mut().for_each(|set| set.remove(square));
        tile
    }

    /// Every tile with its square.
    pub fn iter(&self) -> impl Iterator<Item = Laid> {
        let roads = *self;
        let laid = move |square| Some(Laid { square, tile: roads.at(square)? });
        self.squares().iter().filter_map(laid)
    }

    /// How many ways there are to turn a tile of the board: see [`crate::Kind::turns`].
    pub fn turns(&self) -> usize {
        let [north, east, south, west] = self.open;
        let (upright, level) = (north.and(south), east.and(west));
        let crosses = upright.and(level);
        let bent = north.without(south).or(south.without(north));
        let bent = bent.or(east.without(west)).or(west.without(east));
        let straights = upright.or(level).without(crosses).without(bent);
        3 * self.squares().len() - straights.len() - 2 * crosses.len()
    }

    /// How many tiles of each kind lie on the board.
    pub fn stock(&self) -> Stock {
        self.iter().map(|laid| laid.tile.kind()).collect()
    }

    /// Every stop that can be reached from a square along connected roads, itself included.
    pub fn reach(&self, board: &Board, from: Square) -> SquareSet {
        self.links(board).flood(SquareSet::only(from))
    }

    /// The connections of the whole board (clauses 4.2 to 4.5).
    pub fn links(&self, board: &Board) -> Links {
        let [north, east, south, west] = self.open;
        let towns = board.towns();
        // Two tiles that open toward each other, or a tile that opens toward a city: a city is
        // open on all sides, but never toward another city.
        let across = east.and(west.or(towns).westward(1)).or(towns.and(west.westward(1)));
        let down = south.and(north.or(towns).northward(1)).or(towns.and(north.northward(1)));
        let fords = board.fords().iter().filter_map(|ford| {
            let (towards, back) = match ford.way {
                Way::South => (south, north.northward(ford.steps)),
                _ => (east, west.westward(ford.steps)),
            };
            let banks = ford.banks.and(towards).and(back);
            (!banks.is_empty()).then_some(Ford { banks, ..*ford })
        });
        Links { across, down, fords: fords.collect() }
    }

    /// The stops on a shortest way along connected roads, both ends included; empty if there is
    /// none. River squares are no stops.
    pub fn path(&self, board: &Board, from: Square, to: Square) -> Vec<Square> {
        let links = self.links(board);
        let mut rings = vec![SquareSet::only(from)];
        let mut seen = rings[0];
        while !seen.contains(to) {
            let Some(last) = rings.last() else { break };
            let ring = links.next_to(*last).without(seen);
            if ring.is_empty() {
                return Vec::new();
            }
            seen = seen.or(ring);
            rings.push(ring);
        }
        let mut path = vec![to];
        let mut at = to;
        for ring in rings.iter().rev().skip(1) {
            let back = links.next_to(SquareSet::only(at)).and(*ring);
            let Some(square) = back.iter().next() else { break };
            path.push(square);
            at = square;
        }
        path.reverse();
        path
    }
}

/// Which squares are connected with which. A connection stands at its western or northern end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    across: SquareSet,
    down: SquareSet,
    fords: ArrayVec<Ford, FORDS>,
}

impl Links {
    /// The squares one connection away from these.
    pub fn next_to(&self, from: SquareSet) -> SquareSet {
        let mut next = from
            .and(self.across)
            .eastward(1)
            .or(from.westward(1).and(self.across))
            .or(from.and(self.down).southward(1))
            .or(from.northward(1).and(self.down));
        for ford in &self.fords {
            next = next.or(match ford.way {
                Way::South => {
                    let (there, back) = (from.and(ford.banks), from.northward(ford.steps));
                    there.southward(ford.steps).or(back.and(ford.banks))
                }
                _ => {
                    let (there, back) = (from.and(ford.banks), from.westward(ford.steps));
                    there.eastward(ford.steps).or(back.and(ford.banks))
                }
            });
        }
        next
    }

    /// Every connection, from its western or northern end.
    pub fn pairs(&self) -> impl Iterator<Item = (Square, Square)> {
        let across = self.across.iter().map(|square| (square, Way::East, 1));
        let down = self.down.iter().map(|square| (square, Way::South, 1));
        let over = |ford: &Ford| {
            let (way, steps) = (ford.way, ford.steps);
            ford.banks.iter().map(move |bank| (bank, way, steps))
        };
        let ends = |(from, way, steps): (Square, Way, u8)| {
            let to = (0..steps).try_fold(from, |at, _| at.step(way))?;
            Some((from, to))
        };
        across.chain(down).chain(self.fords.iter().flat_map(over)).filter_map(ends)
    }

    /// Everything connected with these squares, themselves included.
    pub fn flood(&self, from: SquareSet) -> SquareSet {
        let mut all = from;
        loop {
            let more = all.or(self.next_to(all));
            if more == all {
                return all;
            }
            all = more;
        }
    }
}

impl From<Roads> for Vec<Laid> {
    fn from(roads: Roads) -> Vec<Laid> {
        roads.iter().collect()
    }
}

impl TryFrom<Vec<Laid>> for Roads {
    type Error = Malformed;

    fn try_from(tiles: Vec<Laid>) -> Result<Roads, Malformed> {
        let mut roads = Roads::default();
        for Laid { square, tile } in tiles {
            if roads.at(square).is_some() {
                return Err(format!("two tiles lie on {square}").into());
            }
            roads.lay(square, tile);
        }
        Ok(roads)
    }
}
