//! What a seat knows, as numbers: the observer first, then the others in turn order.
//!
//! Squares are numbered row by row as one reads. What bots judge a position by is there, too: the
//! tiles that are missing on the way to each destination, and the actions everybody still needs.

use arrayvec::ArrayVec;
use contract::encode::size;
use contract::{Field, Seat};
use kit::Row;

use crate::board::Ground;
use crate::encode::slots::{SQUARES, number};
use crate::mind::digest::{self, Digest};
use crate::mind::route::Terrain;
use crate::mind::taste::{Rival, need};
use crate::puzzle::MOST_ACTIONS;
use crate::setup::MOST_ROUNDS;
use crate::square::{Square, SquareSet, Way};
use crate::state::{DESTINATIONS, HAND, SEATS, TokyoDangan, Traveller};
use crate::stock::Stock;
use crate::tile::Kind;

/// More rounds than are told apart.
const ROUNDS: i16 = 10_000;
/// More tiles of a kind than a board has.
const TILES: i16 = 255;
/// A destination that cannot be reached is this far, and nothing is farther.
const FARTHEST: i16 = 10;
/// More tenths of an action than anybody needs.
const MOST_NEED: i16 = 1_000;

/// One number for each player.
const fn each(name: &'static str, most: i16) -> Field {
    Field::new(name, SEATS, 0, most)
}

/// What an observation is made of.
pub const FIELDS: &[Field] = &[
    each("there", 1),
    each("active", 1),
    each("began", 1),
    each("arrivals", DESTINATIONS as i16),
    each("leads", 1),
    each("tiles-in-hand", HAND as i16),
    // Tenths of actions: what the observer needs, and what the others probably need.
    each("need", MOST_NEED),
    // Nearest first.
    Field::new("tiles-to-goals", DESTINATIONS, 0, FARTHEST),
    Field::flags("goals", SQUARES),
    Field::flags("stops", SQUARES),
    Field::flags("pieces", SEATS * SQUARES),
    Field::flags("reached", SEATS * SQUARES),
    Field::flags("may-be-goals", SEATS * SQUARES),
    Field::flags("roads-north", SQUARES),
    Field::flags("roads-east", SQUARES),
    Field::flags("roads-south", SQUARES),
    Field::flags("roads-west", SQUARES),
    Field::flags("cities", SQUARES),
    Field::flags("open-ground", SQUARES),
    Field::flags("river", SQUARES),
    Field::new("hand", Kind::ALL.len(), 0, TILES),
    Field::new("discard", Kind::ALL.len(), 0, TILES),
    Field::new("unseen", Kind::ALL.len(), 0, TILES),
    Field::new("pile", 1, 0, TILES),
    Field::new("taken", 1, 0, MOST_ACTIONS as i16),
    Field::new("actions-left", 1, 0, MOST_ACTIONS as i16),
    Field::new("round", 1, 0, ROUNDS),
    Field::new("rounds-left", 1, 0, MOST_ROUNDS as i16),
    // How often the position has come at the beginning of a turn.
    Field::new("repeated", 1, 0, 3),
    Field::flags("house-rules", 3),
    Field::flags("puzzle", 1),
    Field::flags("over", 1),
    each("winner", 1),
    digest::FIELD,
];

/// How many numbers there are.
pub const SIZE: usize = size(FIELDS);
/// Where the digest begins, the part that a net looks at.
pub const DIGEST: usize = SIZE - digest::SIZE;

/// Writes what a seat knows.
pub fn write(state: &TokyoDangan, seat: Seat, into: &mut [i16]) {
    into.fill(0);
    let order = kit::from(seat, state.travellers.len()).take(SEATS).collect();
    let scene = Scene { state, seat, order };
    let mut row = Row::new(into);
    scene.players(&mut row);
    scene.map(&mut row);
    scene.tiles(&mut row);
    scene.turn(&mut row);
    Digest::of(state, Some(seat)).write(seat, row.field(digest::SIZE));
}

/// A position as one seat looks at it.
struct Scene<'a> {
    state: &'a TokyoDangan,
    seat: Seat,
    order: ArrayVec<Seat, SEATS>,
}

impl Scene<'_> {
    fn own(&self) -> &Traveller {
        &self.state.travellers[self.seat]
    }

    /// A number for each player.
    fn each(&self, row: &mut Row<'_>, number: impl Fn(Seat) -> i16) {
        let field = row.field(SEATS);
        for (place, seat) in self.order.iter().enumerate() {
            field[place] = number(*seat);
        }
    }

    /// Squares of each player.
    fn squares(&self, row: &mut Row<'_>, of: impl Fn(&Traveller) -> SquareSet) {
        let field = row.field(SEATS * SQUARES);
        for (part, seat) in field.chunks_mut(SQUARES).zip(&self.order) {
            mark(part, of(&self.state.travellers[*seat]));
        }
    }

    fn players(&self, row: &mut Row<'_>) {
        let state = self.state;
        let flag = |holds: bool| i16::from(holds);
        self.each(row, |_| 1);
        self.each(row, |seat| flag(seat == state.active));
        self.each(row, |seat| flag(seat == state.first));
        self.each(row, |seat| state.travellers[seat].reached.len() as i16);
        let leaders = state.leaders();
        self.each(row, |seat| flag(leaders.contains(seat)));
        self.each(row, |seat| state.travellers[seat].hand.total() as i16);
        let terrain = Terrain::new(&state.board, &state.roads, state.pieces(), state.house.removal);
        self.each(row, |seat| self.need(&terrain, seat));
        self.distances(&terrain, row);
    }

    /// The actions somebody needs, in tenths.
    fn need(&self, terrain: &Terrain<'_>, seat: Seat) -> i16 {
        let traveller = &self.state.travellers[seat];
        let actions = if seat == self.seat {
            need(terrain, traveller.piece, traveller.open)
        } else {
            let left = DESTINATIONS - traveller.reached.len();
            let candidates = traveller.candidates(&self.state.board);
            Rival::unknown(traveller.piece, left, candidates).need(terrain)
        };
        ((actions * 10.0) as i16).clamp(0, MOST_NEED)
    }

    /// How many tiles are missing on the way to each destination of one's own.
    fn distances(&self, terrain: &Terrain<'_>, row: &mut Row<'_>) {
        let own = self.own();
        let away = terrain.distances(SquareSet::only(own.piece));
        let mut tiles: ArrayVec<i16, DESTINATIONS> =
            own.open.iter().map(|goal| i16::from(away.to(goal)).min(FARTHEST)).collect();
        tiles.sort_unstable();
        row.field(DESTINATIONS)[..tiles.len()].copy_from_slice(&tiles);
    }

    fn map(&self, row: &mut Row<'_>) {
        let (state, own) = (self.state, self.own());
        let board = &state.board;
        let reach = state.roads.reach(board, own.piece);
        mark(row.field(SQUARES), own.open);
        mark(row.field(SQUARES), reach.without(SquareSet::only(own.piece)));
        self.squares(row, |traveller| SquareSet::only(traveller.piece));
        self.squares(row, reached);
        self.squares(row, |traveller| traveller.candidates(board));
        for way in Way::ALL {
            mark(row.field(SQUARES), state.roads.opening(way));
        }
        let ground = |kind| Square::all().filter(|square| board.ground(*square) == kind).collect();
        for kind in [Ground::City, Ground::Open, Ground::River] {
            mark(row.field(SQUARES), ground(kind));
        }
    }

    fn tiles(&self, row: &mut Row<'_>) {
        let (state, hand) = (self.state, self.own().hand);
        let known = [hand, state.discard, state.roads.stock()];
        let unseen = known.iter().fold(state.board.tiles(), |left, stock| left.minus(stock));
        for stock in [hand, state.discard, unseen] {
            row.field(Kind::ALL.len()).copy_from_slice(&by_kind(&stock));
        }
        row.one(state.pile.total().min(TILES as u32) as i16);
    }

    fn turn(&self, row: &mut Row<'_>) {
        let state = self.state;
        row.one(state.taken);
        row.one(state.allowed().saturating_sub(state.taken));
        row.one(state.round.min(ROUNDS as u32) as i16);
        let rounds = u32::from(state.house.round_cap).saturating_sub(state.round);
        row.one(rounds as i16);
        let here = state.position();
        let repeated = state.past.iter().filter(|position| **position == here).count();
        row.one(repeated.min(3) as i16);
        let house = state.house;
        let rules = [house.short_first_turn, house.removal, house.repetition];
        row.field(rules.len()).copy_from_slice(&rules.map(i16::from));
        row.one(state.puzzle.is_some());
        row.one(state.over.is_some());
        let winners = state.over.map(|_| state.leaders()).unwrap_or_default();
        self.each(row, |seat| i16::from(winners.contains(seat)));
    }
}

fn mark(field: &mut [i16], squares: SquareSet) {
    squares.iter().for_each(|square| field[number(square)] = 1);
}

fn reached(traveller: &Traveller) -> SquareSet {
    traveller.reached.iter().map(|arrival| arrival.square).collect()
}

fn by_kind(stock: &Stock) -> [i16; Kind::ALL.len()] {
    Kind::ALL.map(|kind| stock.of(kind).into())
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Game};

    use super::*;
    use crate::setup::Setup;

    /// The numbers of a field.
    fn field<'a>(numbers: &'a [i16], name: &str) -> &'a [i16] {
        let place = FIELDS.iter().position(|field| field.name == name).unwrap();
        &numbers[size(&FIELDS[..place])..][..FIELDS[place].length]
    }

    fn numbers(state: &TokyoDangan, seat: u8) -> Vec<i16> {
        let mut numbers = vec![7; SIZE];
        write(state, Seat(seat), &mut numbers);
        numbers
    }

    #[test]
    fn everybody_sees_their_own_goals_and_what_the_others_may_have() {
        let mut chance = Chance::from_number(3);
        let state = TokyoDangan::open(&Setup::default(), 3, &mut chance).unwrap();
        for seat in Seat::all(3) {
            let seen = numbers(&state, seat.0);
            let own = &state.travellers[seat];
            let goals = field(&seen, "goals");
            let marked = Square::all().filter(|square| goals[number(*square)] == 1);
            assert_eq!(marked.collect::<SquareSet>(), own.open);
            let pieces = field(&seen, "pieces");
            assert_eq!(pieces[number(own.piece)], 1, "the observer comes first");
            let next = &state.travellers[Seat((seat.0 + 1) % 3)];
            assert_eq!(pieces[SQUARES + number(next.piece)], 1);
            let may = &field(&seen, "may-be-goals")[SQUARES..2 * SQUARES];
            assert!(next.open.iter().all(|goal| may[number(goal)] == 1));
            assert_eq!(may[number(next.start)], 0, "nobody has to go where they start");
        }
    }

    #[test]
    fn distances_are_those_of_the_routes_nearest_first() {
        let mut chance = Chance::from_number(3);
        let state = TokyoDangan::open(&Setup::default(), 2, &mut chance).unwrap();
        let seen = numbers(&state, 0);
        let tiles = field(&seen, "tiles-to-goals");
        assert!(tiles.is_sorted() && tiles[0] > 0, "nothing is laid yet: {tiles:?}");
        let need = field(&seen, "need");
        let sum: i16 = tiles.iter().sum();
        let moves = 10 * DESTINATIONS as i16;
        assert!(need[0] >= moves && need[0] <= 10 * sum + moves, "{} of {sum}", need[0]);
    }
}
