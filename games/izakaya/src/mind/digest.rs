//! What a position between two action phases comes to, in a few dozen numbers for a net.
//!
//! The numbers are sums and best cases over cards, corners and colours, so that it does not matter
//! which card or which colour it is. They are worked out from the [`Model`] alone, once for all
//! seats; each seat then reads them with itself first.

use contract::Field;
use contract::encode::size;
use kit::Row;

use crate::mind::model::{FREE, Lot, Model};
use crate::state::{CLAIMS, PLAYERS};

/// No number is larger, up or down.
const MOST: i16 = 127;
/// How many of the best corners and cards are told one by one.
const BEST: usize = 3;
/// Numbers of each player.
const FACTS: usize = 27;
/// Numbers of the table.
const TABLE: usize = 15;

/// What a digest is made of: a name each for the players, observer first, and for the table.
pub const FIELDS: [Field; 2] =
    [Field::new("standings", PLAYERS * FACTS, -MOST, MOST), Field::new("outlook", TABLE, 0, MOST)];

/// How many numbers there are.
pub const SIZE: usize = size(&FIELDS);

/// What a player has and could do next, in coins, floors and corners.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    score: i32,
    cards: i32,
    floors: i32,
    /// Floors that could still be built, three a card at most.
    room: i32,
    /// Open corners round the cards, once for each floor.
    open_floors: i32,
    /// The same, once for each floor that could still be built.
    open_room: i32,
    /// The drinks round cards with room.
    growing: i32,
    /// The drinks round the best cards with room: what a floor brings.
    builds: [i32; BEST],
    /// The floors at the bottles of each colour.
    colours: [i32; 6],
    /// The floors at the best open corners, less those of the best rival.
    corners: [i32; BEST],
    /// The worst of them, which is good for the rival.
    worst_corner: i32,
    /// The floors at the best of all open corners, those between two cards as well.
    later_corner: i32,
    /// What moving a coin to the best colour, and from the worst, brings against that rival.
    swing: [i32; 2],
    rival: usize,
}

/// What cards that nobody owns hold.
#[derive(Clone, Copy, Debug, Default)]
struct Free {
    cards: i32,
    floors: i32,
    /// Floors times drinks of the best of them.
    claims: [i32; BEST],
    /// The drinks round the best of them with room.
    drinks: [i32; BEST],
}

/// What a position comes to.
#[derive(Clone, Debug)]
pub struct Digest<'a> {
    model: &'a Model,
    seats: [Standing; PLAYERS],
    free: Free,
}

impl<'a> Digest<'a> {
    /// Looks at a position.
    pub fn of(model: &'a Model) -> Digest<'a> {
        let (seats, free) = ([Standing::default(); PLAYERS], Free::default());
        let mut digest = Digest { model, seats, free };
        let open = (model.shape.green | model.shape.red) & !model.filled;
        for (card, lot) in model.cards() {
            let corners = model.shape.corners[card].iter();
            let corners = corners.filter(|corner| open >> **corner & 1 != 0).count() as i32;
            digest.add_card(lot, model.drinks(card) / crate::colour::COIN, corners);
        }
        digest.add_bottles();
        digest.find_rivals();
        digest.add_corners(open);
        digest.add_swings();
        digest
    }

    fn add_card(&mut self, lot: &Lot, drinks: i32, corners: i32) {
        let (floors, room) = (i32::from(lot.floors), i32::from(lot.room).min(3));
        if lot.owner == FREE {
            if lot.live {
                self.free.cards += 1;
                self.free.floors += floors;
                rank(&mut self.free.claims, floors * drinks);
                if room > 0 {
                    rank(&mut self.free.drinks, drinks);
                }
            }
            return;
        }
        let Some(own) = self.seats.get_mut(usize::from(lot.owner)) else { return };
        own.score += floors * drinks;
        own.cards += 1;
        own.floors += floors;
        own.room += room;
        own.open_floors += floors * corners;
        own.open_room += room * corners;
        if room > 0 {
            own.growing += drinks;
            rank(&mut own.builds, drinks);
        }
    }

    /// The floors of each player round a corner.
    fn floors_at(&self, corner: usize) -> [i32; PLAYERS] {
        let mut floors = [0; PLAYERS];
        for card in &self.model.shape.around[corner] {
            let lot = &self.model.lots[usize::from(*card)];
            if let Some(sum) = floors.get_mut(usize::from(lot.owner)) {
                *sum += i32::from(lot.floors);
            }
        }
        floors
    }

    fn add_bottles(&mut self) {
        for (corner, colour) in self.model.bottles.iter().enumerate() {
            let Some(colour) = colour else { continue };
            let floors = self.floors_at(corner);
            for (seat, floors) in self.seats.iter_mut().zip(floors) {
                seat.colours[usize::from(*colour)] += floors;
            }
        }
    }

    /// The best rival of each seat: the one that scores most.
    fn find_rivals(&mut self) {
        let scores = self.seats.map(|seat| seat.score);
        for seat in 0..self.model.seats {
            let others = (0..self.model.seats).filter(|other| *other != seat).rev();
            self.seats[seat].rival = others.max_by_key(|other| scores[*other]).unwrap_or(seat);
        }
    }

    fn add_corners(&mut self, open: u64) {
        let now = self.model.open_corners();
        for seat in &mut self.seats {
            seat.corners = [-i32::from(MOST); BEST];
        }
        for corner in (0..64).filter(|corner| open >> corner & 1 != 0) {
            let floors = self.floors_at(corner);
            for (idx, seat) in self.seats.iter_mut().enumerate().take(self.model.seats) {
                let gain = floors[idx] - floors[seat.rival];
                seat.later_corner = seat.later_corner.max(gain);
                if now >> corner & 1 != 0 {
                    rank(&mut seat.corners, gain);
                    seat.worst_corner = seat.worst_corner.min(gain);
                }
            }
        }
        for best in self.seats.iter_mut().flat_map(|seat| &mut seat.corners) {
            *best = if *best == -i32::from(MOST) { 0 } else { *best };
        }
    }

    fn add_swings(&mut self) {
        let colours = self.seats.map(|seat| seat.colours);
        for (idx, seat) in self.seats.iter_mut().enumerate().take(self.model.seats) {
            let gain = |colour: usize| colours[idx][colour] - colours[seat.rival][colour];
            let best = (0..6).map(gain).max().unwrap_or(0);
            let givers = (0..6).filter(|colour| self.model.coins[*colour] > 0);
            let worst = givers.map(gain).min().unwrap_or(0);
            seat.swing = [best, worst];
        }
    }

    /// Writes the digest as a seat sees it, in the order of [`FIELDS`].
    pub fn write(&self, seat: usize, into: &mut [i16]) {
        into.fill(0);
        let mut row = Row::new(into);
        let players = row.field(PLAYERS * FACTS);
        for (place, facts) in players.chunks_exact_mut(FACTS).enumerate().take(self.model.seats) {
            self.write_player((seat + place) % self.model.seats, facts);
        }
        self.write_table(row.field(TABLE));
    }

    fn write_player(&self, seat: usize, into: &mut [i16]) {
        let (model, own) = (self.model, &self.seats[seat]);
        let order = &model.order[..model.seats];
        let place = order.iter().position(|other| usize::from(*other) == seat).unwrap_or(0);
        let lead = own.score - self.seats[own.rival].score;
        let facts: [i32; FACTS] = [
            1,
            place as i32,
            model.cash[seat].into(),
            own.score / 4,
            // A lead is told finely where it is small, and coarsely where it is large.
            lead.clamp(-12, 12),
            lead / 6,
            own.cards,
            own.floors,
            own.room,
            CLAIMS as i32 - model.discs[seat].len() as i32,
            own.open_floors,
            own.open_room / 2,
            own.growing / 2,
            own.builds[0],
            own.builds[1],
            own.builds[2],
            own.corners[0],
            own.corners[1],
            own.corners[2],
            own.worst_corner,
            own.later_corner,
            own.swing[0],
            own.swing[1],
            own.colours.iter().copied().max().unwrap_or(0),
            self.worth_of_best_colours(own),
            i32::from(model.cash[seat] >= model.missing()),
            i32::from(own.rival == usize::from(order[0])),
        ];
        fill(into, &facts);
    }

    /// The floors at bottles of the two colours with most coins: what a rival may take away.
    fn worth_of_best_colours(&self, own: &Standing) -> i32 {
        let mut best = [(0, 0); 2];
        for (coins, floors) in self.model.coins.iter().zip(own.colours) {
            let found = (*coins, floors);
            if found > best[0] {
                best = [found, best[0]];
            } else if found > best[1] {
                best[1] = found;
            }
        }
        best[0].1 + best[1].1
    }

    fn write_table(&self, into: &mut [i16]) {
        let (model, free) = (self.model, &self.free);
        let open = |corners: u64| (corners & !model.filled).count_ones() as i32;
        let most = model.coins.iter().copied().max().unwrap_or(0);
        let facts: [i32; TABLE] = [
            model.seats as i32,
            model.missing().into(),
            model.rounds.into(),
            model.still.into(),
            open(model.shape.green),
            open(model.shape.red),
            most.into(),
            free.cards,
            free.floors,
            free.claims[0],
            free.claims[1],
            free.claims[2],
            free.drinks[0],
            free.drinks[1],
            free.drinks[2],
        ];
        fill(into, &facts);
    }
}

/// Puts a number among the best, in order.
fn rank(best: &mut [i32; BEST], mut number: i32) {
    for place in best {
        if number > *place {
            std::mem::swap(place, &mut number);
        }
    }
}

fn fill(into: &mut [i16], facts: &[i32]) {
    let most = i32::from(MOST);
    for (place, fact) in into.iter_mut().zip(facts) {
        *place = (*fact).clamp(-most, most) as i16;
    }
}
