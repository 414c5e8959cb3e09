//! How far cities are: what still has to be laid, turned or removed on the way.
//!
//! Passing an empty square costs 1 (a tile), a tile that opens both ways nothing, one that a
//! quarter turn or two would open 1, a misfit 2 (remove it, lay another), a misfit under a piece
//! 4. Cities are free. The river is passed where two open squares face each other over it.
//!
//! The search works on whole sets: a state is a square and the way by which it was entered, so
//! four sets hold all states of one cost.

use crate::board::Board;
use crate::roads::Roads;
use crate::square::{Square, SquareSet, Way};
use crate::stock::Stock;
use crate::tile::{Kind, Tile};

/// The price of what cannot be reached, or only at this price or a higher one.
pub const FAR: u8 = 24;
/// What passing a square can cost, other than nothing, with the places in [`Ground`]'s tables.
const PRICES: [(u8, usize); 3] = [(1, 0), (2, 1), (4, 2)];

/// For each way, the squares entered by going that way.
type Entered = [u64; 4];

/// What passing each square costs at the moment.
#[derive(Clone, Debug)]
pub struct Terrain<'a> {
    board: &'a Board,
    /// Squares that can be entered.
    ground: u64,
    /// Squares open that way, cities included.
    open: [u64; 4],
    /// Squares that can be passed straight on for 1, 2 and 4; a cheaper way may exist.
    ahead: [u64; 3],
    /// Squares that can be passed with a bend for 1, 2 and 4.
    bend: [u64; 3],
    /// Squares with tiles.
    laid: u64,
}

/// How far each square is, in tiles still missing; [`FAR`] for those out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distances([u8; 64]);

impl Distances {
    /// How far that square is.
    pub fn to(&self, square: Square) -> u8 {
        self.0[square.bit() as usize]
    }
}

/// A square on a route, and how the route passes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    pub square: Square,
    /// The way by which it is entered; nothing where the route begins.
    pub entered: Option<Way>,
    /// The way by which it is left; nothing where the route ends.
    pub left: Option<Way>,
    /// What passing it costs.
    pub cost: u8,
}

impl Pass {
    /// Whether a tile that lies so can be passed like this.
    pub fn fits(&self, tile: Tile) -> bool {
        let enters = self.entered.is_none_or(|way| tile.opens(way.back()));
        enters && self.left.is_none_or(|way| tile.opens(way))
    }
}

impl<'a> Terrain<'a> {
    /// The terrain with these tiles; pieces keep tiles from being removed, and so does a house
    /// without removal.
    pub fn new(board: &'a Board, roads: &Roads, pieces: SquareSet, removal: bool) -> Terrain<'a> {
        let [north, east, south, west] = Way::ALL.map(|way| roads.opening(way).0);
        let towns = board.towns().0;
        let (upright, level) = (north & south, east & west);
        let laid = north | east | south | west;
        let three = upright & (east | west) | level & (north | south);
        let two = (north | south) & (east | west) | upright | level;
        let straight = (upright | level) & !three;
        let curve = two & !three & !straight;
        let empty = board.open().0 & !laid;
        let price = |fitting: u64| {
            let misfit = if removal { laid & !fitting } else { 0 };
            [empty | fitting, misfit & !pieces.0, misfit & pieces.0]
        };
        Terrain {
            board,
            ground: board.open().0 | towns,
            open: [north | towns, east | towns, south | towns, west | towns],
            ahead: price(three | straight),
            bend: price(three | curve),
            laid,
        }
    }

    /// The same terrain for somebody with these tiles in hand: where none of them fits, an empty
    /// square costs 2.
    #[must_use]
    pub fn with_hand(mut self, hand: &Stock) -> Terrain<'a> {
        let any = hand.has(Kind::Tee) || hand.has(Kind::Cross);
        let empty = self.board.open().0 & !self.laid;
        for (table, kind) in [(&mut self.ahead, Kind::Straight), (&mut self.bend, Kind::Curve)] {
            if !any && !hand.has(kind) {
                table[0] &= !empty;
                table[1] |= empty;
            }
        }
        self
    }

    /// How far everything is from these squares.
    pub fn distances(&self, from: SquareSet) -> Distances {
        let mut all = [FAR; 64];
        let mut seen = from.0;
        from.iter().for_each(|square| all[square.bit() as usize] = 0);
        self.sweep(from, |cost, entered| {
            let mut fresh = union(entered) & !seen;
            seen |= fresh;
            while fresh != 0 {
                all[fresh.trailing_zeros() as usize] = cost;
                fresh &= fresh - 1;
            }
            seen & self.ground != self.ground
        });
        Distances(all)
    }

    /// Those of the targets that are nearest to these squares, and how far they are.
    pub fn nearest(&self, from: SquareSet, targets: SquareSet) -> (SquareSet, u8) {
        let here = from.and(targets);
        if !here.is_empty() {
            return (here, 0);
        }
        let mut found = (0, FAR);
        self.sweep(from, |cost, entered| {
            // All waves of one cost belong together.
            if found.0 != 0 && cost > found.1 {
                return false;
            }
            let hit = union(entered) & targets.0;
            if hit != 0 {
                found = (found.0 | hit, cost);
            }
            found.0 & targets.0 != targets.0
        });
        (SquareSet(found.0), found.1)
    }

    /// How far each of the targets is.
    pub fn ladder(&self, from: SquareSet, targets: SquareSet, into: &mut impl FnMut(Square, u8)) {
        let mut left = targets.0 & !from.0;
        from.and(targets).iter().for_each(|square| into(square, 0));
        if left != 0 {
            self.sweep(from, |cost, entered| {
                let hit = union(entered) & left;
                left &= !hit;
                SquareSet(hit).iter().for_each(|square| into(square, cost));
                left != 0
            });
        }
        SquareSet(left).iter().for_each(|square| into(square, FAR));
    }

    /// A cheapest route to the nearest of the targets, from its beginning to its end; empty if
    /// there is none.
    pub fn route(&self, from: SquareSet, targets: SquareSet) -> Vec<Pass> {
        let mut waves: Vec<(u8, Entered)> = Vec::with_capacity(32);
        let mut there = None;
        self.sweep(from, |cost, entered| {
            waves.push((cost, *entered));
            let hit = union(entered) & targets.0;
            if hit != 0 {
                let square = SquareSet(hit).first();
                let way = Way::ALL.into_iter().find(|way| holds(entered, *way, square));
                there = way.map(|way| (square, way));
            }
            there.is_none()
        });
        let Some((mut square, mut way)) = there else { return Vec::new() };
        let mut route = vec![Pass { square, entered: Some(way), left: None, cost: 0 }];
        while let Some((cost, _)) = waves.pop() {
            let last = self.before(square, way);
            let step = last.and_then(|last| self.came_from(last, way, cost, &mut waves, from));
            let Some(step) = step else { return Vec::new() };
            route.push(step);
            match step.entered {
                Some(entered) => (square, way) = (step.square, entered),
                None => break,
            }
        }
        route.reverse();
        route
    }

    /// How the square before the last one on a route was passed: by a wave that is paid for, if
    /// it was not the beginning.
    fn came_from(
        &self,
        square: Square,
        left: Way,
        cost: u8,
        waves: &mut Vec<(u8, Entered)>,
        from: SquareSet,
    ) -> Option<Pass> {
        let begins = u8::from(self.open[left.idx()] >> square.bit() & 1 == 0);
        if from.contains(square) && begins == cost {
            waves.clear();
            return Some(Pass { square, entered: None, left: Some(left), cost });
        }
        for idx in (0..waves.len()).rev() {
            let (paid, entered) = &waves[idx];
            for way in Way::ALL.into_iter().filter(|way| *way != left.back()) {
                let price = self.price(square, way, left);
                if holds(entered, way, square) && price.is_some_and(|price| paid + price == cost) {
                    let cost = cost - paid;
                    waves.truncate(idx + 1);
                    return Some(Pass { square, entered: Some(way), left: Some(left), cost });
                }
            }
        }
        None
    }

    /// What passing a square costs, if it can be passed like that.
    fn price(&self, square: Square, entered: Way, left: Way) -> Option<u8> {
        let bit = 1 << square.bit();
        if self.open[entered.back().idx()] & self.open[left.idx()] & bit != 0 {
            return Some(0);
        }
        let table = if entered == left { &self.ahead } else { &self.bend };
        PRICES.into_iter().find(|(_, idx)| table[*idx] & bit != 0).map(|(price, _)| price)
    }

    /// The square from which one comes by going that way, over the river too.
    fn before(&self, square: Square, way: Way) -> Option<Square> {
        let next = square.step(way.back())?;
        if self.ground >> next.bit() & 1 != 0 {
            return Some(next);
        }
        let here = SquareSet::only(square);
        let banks = self.board.fords().iter().map(|ford| {
            let (steps, banks) = (ford.steps, ford.banks);
            match (ford.way, way) {
                (Way::South, Way::South) => here.northward(steps).and(banks),
                (Way::South, Way::North) => here.and(banks).southward(steps),
                (Way::East, Way::East) => here.westward(steps).and(banks),
                (Way::East, Way::West) => here.and(banks).eastward(steps),
                _ => SquareSet::EMPTY,
            }
        });
        banks.into_iter().find(|bank| !bank.is_empty()).map(SquareSet::first)
    }

    /// Visits all states in the order of their cost, as long as the visitor wants more.
    fn sweep(&self, from: SquareSet, mut visit: impl FnMut(u8, &Entered) -> bool) {
        let mut done: Entered = [0; 4];
        // The states that cost 1, 2, 3 and 4 less than those being looked for.
        let mut past: [Entered; 4] = [[0; 4]; 4];
        let on_tile = from.0 & self.laid;
        for cost in 0..FAR {
            let mut out = match cost {
                0 => self.open.map(|open| open & from.0),
                // Where a piece stands on a tile, that can be turned to open any way.
                1 => [on_tile; 4],
                _ => [0; 4],
            };
            for (price, idx) in PRICES {
                let states = &past[usize::from(price) - 1];
                if union(states) != 0 {
                    paid(states, self.ahead[idx], self.bend[idx], &mut out);
                }
            }
            let mut level: Entered = [0; 4];
            loop {
                let fresh = self.enter(&out, &done);
                if union(&fresh) == 0 {
                    break;
                }
                if !visit(cost, &fresh) {
                    return;
                }
                for idx in 0..4 {
                    done[idx] |= fresh[idx];
                    level[idx] |= fresh[idx];
                }
                out = self.free(&fresh);
            }
            past = [level, past[0], past[1], past[2]];
            if cost > 0 && past.iter().all(|states| union(states) == 0) {
                return;
            }
        }
    }

    /// Where states can leave their squares for nothing.
    fn free(&self, entered: &Entered) -> Entered {
        let [north, east, south, west] = self.open;
        let [n, e, s, w] = *entered;
        // A piece that goes north comes in from the south.
        let inside = [n & south, e & west, s & north, w & east];
        [
            (inside[0] | inside[1] | inside[3]) & north,
            (inside[1] | inside[0] | inside[2]) & east,
            (inside[2] | inside[1] | inside[3]) & south,
            (inside[3] | inside[0] | inside[2]) & west,
        ]
    }

    /// The states that are new when squares are left like that.
    fn enter(&self, out: &Entered, done: &Entered) -> Entered {
        let ground = self.ground;
        let mut fresh = [
            out[0] >> 1 & ground,
            SquareSet(out[1]).eastward(1).0 & ground,
            out[2] << 1 & ground,
            SquareSet(out[3]).westward(1).0 & ground,
        ];
        for ford in self.board.fords() {
            let (steps, banks) = (ford.steps, ford.banks.0);
            if ford.way == Way::South {
                fresh[2] |= SquareSet(out[2] & banks).southward(steps).0;
                fresh[0] |= SquareSet(out[0]).northward(steps).0 & banks;
            } else {
                fresh[1] |= SquareSet(out[1] & banks).eastward(steps).0;
                fresh[3] |= SquareSet(out[3]).westward(steps).0 & banks;
            }
        }
        std::array::from_fn(|idx| fresh[idx] & !done[idx])
    }
}

/// Adds where states can leave their squares for a price.
fn paid(entered: &Entered, ahead: u64, bend: u64, out: &mut Entered) {
    let [n, e, s, w] = *entered;
    let (upright, level) = ((n | s) & bend, (e | w) & bend);
    out[0] |= n & ahead | level;
    out[1] |= e & ahead | upright;
    out[2] |= s & ahead | level;
    out[3] |= w & ahead | upright;
}

fn union(entered: &Entered) -> u64 {
    entered[0] | entered[1] | entered[2] | entered[3]
}

fn holds(entered: &Entered, way: Way, square: Square) -> bool {
    entered[way.idx()] >> square.bit() & 1 != 0
}

#[cfg(test)]
mod tests {
    use contract::Chance;

    use super::*;
    use crate::setup::Map;

    /// The least tiles between the cities of Tokyo, row by row: found by another program.
    const MATRIX: [(&str, [u8; 12]); 12] = [
        ("IKE", [0, 1, 2, 1, 4, 3, 3, 5, 6, 5, 7, 6]),
        ("UEN", [1, 0, 1, 2, 3, 2, 4, 4, 5, 5, 6, 7]),
        ("ASA", [2, 1, 0, 3, 3, 2, 5, 3, 4, 4, 5, 6]),
        ("SJK", [1, 2, 3, 0, 4, 2, 2, 4, 5, 4, 6, 5]),
        ("SKY", [4, 3, 3, 4, 0, 2, 5, 3, 2, 4, 4, 6]),
        ("AKI", [3, 2, 2, 2, 2, 0, 3, 2, 3, 3, 4, 5]),
        ("SHB", [3, 4, 5, 2, 5, 3, 0, 3, 5, 2, 4, 3]),
        ("GNZ", [5, 4, 3, 4, 3, 2, 3, 0, 2, 1, 2, 3]),
        ("TOY", [6, 5, 4, 5, 2, 3, 5, 2, 0, 3, 2, 5]),
        ("ROP", [5, 5, 4, 4, 4, 3, 2, 1, 3, 0, 2, 2]),
        ("ODA", [7, 6, 5, 6, 4, 4, 4, 2, 2, 2, 0, 3]),
        ("SNG", [6, 7, 6, 5, 6, 5, 3, 3, 5, 2, 3, 0]),
    ];

    fn boards() -> Vec<Board> {
        (0..2).map(|idx| Map::Shipped(idx).board().unwrap()).collect()
    }

    #[test]
    fn on_the_empty_board_of_tokyo_cities_are_as_far_as_they_should_be() {
        let board = Map::Shipped(0).board().unwrap();
        let square = |key: &str| {
            board.cities().iter().find(|city| city.name.key == key).map(|city| city.square).unwrap()
        };
        let terrain = Terrain::new(&board, &Roads::default(), SquareSet::EMPTY, true);
        for (from, row) in MATRIX {
            let distances = terrain.distances(SquareSet::only(square(from)));
            let found = MATRIX.map(|(to, _)| distances.to(square(to)));
            assert_eq!(found, row, "from {from}");
        }
    }

    /// A board with random tiles, some pieces, and removal or not.
    fn random(board: &Board, chance: &mut Chance) -> (Roads, SquareSet, bool) {
        let mut roads = Roads::default();
        let share = chance.below(101);
        for square in board.open().iter() {
            if chance.below(100) < share {
                roads.lay(square, Tile::from_bits(1 + chance.below(15) as u8).unwrap());
            }
        }
        let stops: Vec<Square> = roads.squares().or(board.towns()).iter().collect();
        let pieces = (0..3).filter_map(|_| chance.pick(&stops).copied()).collect();
        (roads, pieces, chance.below(4) > 0)
    }

    /// The price of passing a square, in words.
    fn slow_price(
        board: &Board,
        roads: &Roads,
        pieces: SquareSet,
        removal: bool,
        square: Square,
        (one, other): (Way, Way),
    ) -> Option<u8> {
        if board.towns().contains(square) {
            return Some(0);
        }
        let Some(tile) = roads.at(square) else { return Some(1) };
        let fits = |tile: Tile| tile.opens(one) && tile.opens(other);
        if fits(tile) {
            Some(0)
        } else if (1..4).any(|quarters| fits(tile.turned(quarters))) {
            Some(1)
        } else if !removal {
            None
        } else if pieces.contains(square) {
            Some(4)
        } else {
            Some(2)
        }
    }

    /// Where one comes by leaving a square that way: the next one, or the bank over the river.
    fn slow_next(board: &Board, square: Square, way: Way) -> Option<Square> {
        use crate::board::Ground;
        let mut next = square.step(way)?;
        let from_bank = board.ground(square) == Ground::Open;
        let mut wet = false;
        while board.ground(next) == Ground::River {
            wet = true;
            next = next.step(way)?;
        }
        match board.ground(next) {
            Ground::Open if !wet || from_bank => Some(next),
            Ground::City if !wet => Some(next),
            _ => None,
        }
    }

    /// The same distances by going over all states until nothing changes.
    fn slow(
        board: &Board,
        roads: &Roads,
        pieces: SquareSet,
        removal: bool,
        from: Square,
    ) -> Vec<(Square, u8)> {
        let far = u8::MAX / 2;
        let mut cost = [[far; 4]; 64];
        for way in Way::ALL {
            let opens = roads.at(from).is_none_or(|tile| tile.opens(way));
            if let Some(next) = slow_next(board, from, way) {
                cost[next.bit() as usize][way.idx()] = u8::from(!opens);
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for square in board.open().or(board.towns()).iter() {
                for (way, out) in Way::ALL.into_iter().flat_map(|way| Way::ALL.map(|o| (way, o))) {
                    let sides = (way.back(), out);
                    if out == way.back() {
                        continue;
                    }
                    let price = slow_price(board, roads, pieces, removal, square, sides);
                    let (Some(price), Some(next)) = (price, slow_next(board, square, out)) else {
                        continue;
                    };
                    let sum = cost[square.bit() as usize][way.idx()].saturating_add(price);
                    let old = &mut cost[next.bit() as usize][out.idx()];
                    if sum < *old && sum < far {
                        *old = sum;
                        changed = true;
                    }
                }
            }
        }
        let least = |square: Square| cost[square.bit() as usize].into_iter().min().unwrap_or(far);
        let cost = |square| if square == from { 0 } else { least(square).min(FAR) };
        Square::all().map(|square| (square, cost(square))).collect()
    }

    #[test]
    fn distances_agree_with_a_slow_search_on_random_boards() {
        let mut chance = Chance::from_number(5);
        let mut crossed = 0;
        for board in boards() {
            for _ in 0..300 {
                let (roads, pieces, removal) = random(&board, &mut chance);
                let from = pieces.first();
                let terrain = Terrain::new(&board, &roads, pieces, removal);
                let distances = terrain.distances(SquareSet::only(from));
                for (square, cost) in slow(&board, &roads, pieces, removal, from) {
                    assert_eq!(distances.to(square), cost, "{from} to {square}: {roads:?}");
                    let (hits, nearest) =
                        terrain.nearest(SquareSet::only(from), SquareSet::only(square));
                    assert_eq!((nearest, hits.is_empty()), (cost, cost == FAR));
                    crossed += usize::from(cost < FAR && square.x() == 5);
                }
            }
        }
        assert!(crossed > 100, "the river was never crossed");
    }

    #[test]
    fn routes_cost_what_the_distance_says_and_hang_together() {
        let mut chance = Chance::from_number(6);
        for board in boards() {
            for _ in 0..200 {
                let (roads, pieces, removal) = random(&board, &mut chance);
                let from = pieces.first();
                let terrain = Terrain::new(&board, &roads, pieces, removal);
                let distances = terrain.distances(SquareSet::only(from));
                for city in board.towns().without(SquareSet::only(from)).iter() {
                    let route = terrain.route(SquareSet::only(from), SquareSet::only(city));
                    let cost = route.iter().map(|pass| pass.cost).sum::<u8>();
                    if distances.to(city) == FAR {
                        assert!(route.is_empty());
                        continue;
                    }
                    assert_eq!(cost, distances.to(city), "{from} to {city}: {route:?} {roads:?}");
                    assert_eq!(route.first().map(|pass| pass.square), Some(from));
                    assert_eq!(route.last().map(|pass| pass.square), Some(city));
                    for pair in route.windows(2) {
                        let way = pair[0].left.unwrap();
                        assert_eq!(pair[1].entered, Some(way));
                        assert_eq!(slow_next(&board, pair[0].square, way), Some(pair[1].square));
                    }
                }
            }
        }
    }

    #[test]
    fn a_hand_without_a_fitting_tile_makes_empty_squares_dearer() {
        let board = Map::Shipped(0).board().unwrap();
        let terrain = Terrain::new(&board, &Roads::default(), SquareSet::EMPTY, true);
        let [ikebukuro, ueno] = ["a1", "c1"].map(|name| name.parse::<Square>().unwrap());
        let cost = |hand: &[Kind]| {
            let terrain = terrain.clone().with_hand(&hand.iter().copied().collect());
            terrain.distances(SquareSet::only(ikebukuro)).to(ueno)
        };
        assert_eq!(cost(&[Kind::Straight]), 1);
        assert_eq!(cost(&[Kind::Curve, Kind::DeadEnd]), 2);
        assert_eq!(cost(&[Kind::Tee]), 1);
    }
}
