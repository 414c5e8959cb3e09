//! What a position comes to, in a few dozen numbers for a net.
//!
//! The roads are looked at once for all seats; each seat then reads what it may know: its own
//! destinations and hand, and of the others where they may have to go.

use arrayvec::ArrayVec;
use contract::encode::size;
use contract::{Field, Seat};
use kit::Row;

use crate::mind::route::Terrain;
use crate::mind::taste::{Rival, legs};
use crate::square::SquareSet;
use crate::state::{DESTINATIONS, SEATS, TokyoDangan, Traveller};
use crate::tile::Kind;

/// No number is larger, up or down.
const MOST: i16 = 127;
/// A destination that cannot be reached is this far, and nothing is farther.
const FARTHEST: u8 = 10;
/// Numbers of the observer, of each other player, and of the table.
const OWN: usize = 26;
const OTHER: usize = 11;
const TABLE: usize = 5;
/// How near the cities are that are counted as near, each nearer than the next, in tiles.
const NEAR: usize = 4;

/// What a digest is made of.
pub const FIELD: Field = Field::new("outlook", OWN + (SEATS - 1) * OTHER + TABLE, -MOST, MOST);

/// How many numbers there are.
pub const SIZE: usize = size(&[FIELD]);

/// What the owner of a seat knows of its own journey.
#[derive(Clone, Debug, Default)]
struct Journey {
    /// The actions it needs, in quarters.
    need: i32,
    /// The tiles to the nearest destination, from there on to the next, and so on.
    legs: ArrayVec<u8, DESTINATIONS>,
    /// The tiles to each destination, nearest first.
    distances: ArrayVec<u8, DESTINATIONS>,
    /// The tiles to the nearest, as far as the hand fits.
    in_hand: u8,
}

/// What everybody knows of a seat's journey.
#[derive(Clone, Debug, Default)]
struct Rumour {
    /// The actions it probably needs, in quarters.
    need: i32,
    /// How many destinations it probably has within so many tiles, in eighths.
    near: [i32; NEAR],
    /// The cities that may be its destinations.
    cities: i32,
}

/// What a position comes to.
#[derive(Clone, Debug)]
pub struct Digest<'a> {
    state: &'a TokyoDangan,
    journeys: ArrayVec<Journey, SEATS>,
    rumours: ArrayVec<Rumour, SEATS>,
}

impl<'a> Digest<'a> {
    /// Looks at a position, through the eyes of all seats or of one.
    pub fn of(state: &'a TokyoDangan, observer: Option<Seat>) -> Digest<'a> {
        let terrain = Terrain::new(&state.board, &state.roads, state.pieces(), state.house.removal);
        let seats = || state.travellers.iter().take(SEATS);
        let alone = observer.is_some();
        let journey = |(seat, traveller): (Seat, &Traveller)| match observer {
            Some(observer) if observer != seat => Journey::default(),
            _ => Journey::of(&terrain, traveller),
        };
        let rumour = |(seat, traveller): (Seat, &Traveller)| {
            let own = alone && observer == Some(seat);
            if own { Rumour::default() } else { Rumour::of(state, &terrain, traveller) }
        };
        let (journeys, rumours) = (seats().map(journey).collect(), seats().map(rumour).collect());
        Digest { state, journeys, rumours }
    }

    /// Writes the digest as a seat sees it.
    pub fn write(&self, seat: Seat, into: &mut [i16]) {
        into.fill(0);
        let mut row = Row::new(into);
        self.write_own(seat, row.field(OWN));
        let others = row.field((SEATS - 1) * OTHER);
        let order = kit::from(seat, self.journeys.len()).skip(1);
        for (other, facts) in order.zip(others.chunks_exact_mut(OTHER)) {
            self.write_other(seat, other, facts);
        }
        self.write_table(row.field(TABLE));
    }

    /// How many destinations a seat has reached.
    fn reached(&self, seat: Seat) -> i32 {
        self.state.travellers[seat].reached.len() as i32
    }

    fn write_own(&self, seat: Seat, into: &mut [i16]) {
        let (state, journey) = (self.state, &self.journeys[seat.idx()]);
        let (own, seats) = (&state.travellers[seat], self.journeys.len());
        let within = |most: u8| journey.distances.iter().filter(|tiles| **tiles <= most).count();
        let others = Seat::all(seats).filter(|other| *other != seat);
        let best = others.map(|other| self.reached(other)).max().unwrap_or(0);
        let at = |tiles: &[u8], idx: usize| tiles.get(idx).copied().unwrap_or(0).into();
        let mut facts: ArrayVec<i32, OWN> = ArrayVec::new();
        facts.push(i32::from(seat == state.active));
        facts.push(((seat.idx() + seats - state.active.idx()) % seats) as i32);
        facts.push(own.open.len() as i32);
        facts.push(journey.need);
        facts.extend((0..DESTINATIONS).map(|idx| at(&journey.legs, idx)));
        facts.extend((0..DESTINATIONS).map(|idx| at(&journey.distances, idx)));
        facts.extend(Kind::ALL.map(|kind| i32::from(own.hand.of(kind))));
        facts.extend([0, 1, 2].map(|most| within(most) as i32));
        facts.push(journey.in_hand.into());
        facts.push(journey.legs.iter().map(|tiles| i32::from(*tiles)).sum());
        facts.push(i32::from(state.roads.at(own.piece).is_some()));
        facts.push(self.reached(seat) - best);
        fill(into, &facts);
    }

    fn write_other(&self, seat: Seat, other: Seat, into: &mut [i16]) {
        let (state, rumour) = (self.state, &self.rumours[other.idx()]);
        let its = &state.travellers[other];
        let [here, one, two, three] = rumour.near;
        let facts: [i32; OTHER] = [
            1,
            i32::from(other == state.active),
            DESTINATIONS as i32 - self.reached(other),
            rumour.need,
            its.hand.total() as i32,
            here,
            one,
            two,
            three,
            rumour.cities,
            self.reached(other) - self.reached(seat),
        ];
        fill(into, &facts);
    }

    fn write_table(&self, into: &mut [i16]) {
        let state = self.state;
        let facts: [i32; TABLE] = [
            self.journeys.len() as i32,
            state.roads.squares().len() as i32 / 2,
            state.pile.total() as i32 / 2,
            state.round.min(60) as i32,
            state.taken.into(),
        ];
        fill(into, &facts);
    }
}

impl Journey {
    fn of(terrain: &Terrain<'_>, own: &Traveller) -> Journey {
        let (legs, need) = legs(terrain, own.piece, own.open);
        let mut distances = ArrayVec::<u8, DESTINATIONS>::new();
        let here = SquareSet::only(own.piece);
        terrain.ladder(here, own.open, &mut |_, tiles| distances.push(tiles.min(FARTHEST)));
        let (_, in_hand) = terrain.clone().with_hand(&own.hand).nearest(here, own.open);
        let legs = legs.iter().map(|tiles| (*tiles).min(FARTHEST)).collect();
        Journey { need: quarters(need), legs, distances, in_hand: in_hand.min(FARTHEST) }
    }
}

impl Rumour {
    fn of(state: &TokyoDangan, terrain: &Terrain<'_>, its: &Traveller) -> Rumour {
        let left = DESTINATIONS - its.reached.len().min(DESTINATIONS);
        let candidates = its.candidates(&state.board);
        let rival = Rival::unknown(its.piece, left, candidates);
        let cities = candidates.len() as i32;
        let mut near = [0; NEAR];
        terrain.ladder(SquareSet::only(its.piece), candidates, &mut |_, tiles| {
            near.iter_mut().skip(usize::from(tiles)).for_each(|count| *count += 1);
        });
        let near = near.map(|count| 8 * count * left as i32 / cities.max(1));
        Rumour { need: quarters(rival.need(terrain)), near, cities }
    }
}

fn quarters(actions: f64) -> i32 {
    (actions * 4.0) as i32
}

fn fill(into: &mut [i16], facts: &[i32]) {
    let most = i32::from(MOST);
    for (place, fact) in into.iter_mut().zip(facts) {
        *place = (*fact).clamp(-most, most) as i16;
    }
}
