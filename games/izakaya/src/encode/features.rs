//! What a seat knows, as numbers: the observer first, then the others in turn order.
//!
//! They are made from the [`Model`] that bots search on. Cards, corners and gaps are numbered as in
//! the widest quarter, whatever its size; money is counted in coins of 100 yen.

use arrayvec::ArrayVec;
use building::N_PIECES;
use contract::encode::size;
use contract::{Field, Seat};
use kit::Row;

use crate::auction::{STILL, threshold};
use crate::colour::{BOTTLES, COINS};
use crate::encode::slots::{BIDS, COLOURS};
use crate::grid::{Address, Corner, Gap, WIDEST};
use crate::mind::digest::{self, Digest};
use crate::mind::model::{FREE, Lot, Model};
use crate::setup::{Lines, Passing, Ties};
use crate::site::FLOORS;
use crate::state::{CLAIMS, Izakaya, PLAYERS, Phase, SITES, STEP, TURNS};

/// Coins in the game.
const ALL_COINS: i16 = {
    let (mut sum, mut idx) = (0, 0);
    while idx < COINS.len() {
        sum += COINS[idx] as i16;
        idx += 1;
    }
    sum
};
/// More than the bottles round a card can be worth, in coins.
pub const MOST_DRINKS: i16 = 4 * ALL_COINS;
/// More than a player can score, in coins.
const MOST_SCORE: i16 = 10_000;
/// More than can be in the pot, in steps of a bid.
const MOST_POT: i16 = (PLAYERS * (BIDS - 1)) as i16;
/// Options of the setup.
const OPTIONS: usize = 6;

/// One number for each player.
const fn each(name: &'static str, most: i16) -> Field {
    Field::new(name, PLAYERS, 0, most)
}

/// One number for each card.
const fn by_card(name: &'static str, most: i16) -> Field {
    Field::new(name, SITES, 0, most)
}

/// What an observation is made of.
pub const FIELDS: &[Field] = &[
    each("there", 1),
    each("asked", 1),
    each("has-bid", 1),
    each("place-in-order", PLAYERS as i16 - 1),
    each("cash", BIDS as i16 - 1),
    each("last-bid", BIDS as i16 - 1),
    each("score", MOST_SCORE),
    each("pyramids", CLAIMS as i16),
    Field::flags("discs", PLAYERS * Gap::COUNT),
    Field::flags("owned", PLAYERS * SITES),
    by_card("live", 1),
    by_card("floors", FLOORS as i16),
    // Floors that look as if they could follow.
    by_card("room", FLOORS as i16),
    by_card("drinks", MOST_DRINKS),
    Field::flags("bottles", COLOURS * Corner::COUNT),
    Field::flags("open-corners", Corner::COUNT),
    Field::new("coins", COLOURS, 0, ALL_COINS),
    Field::new("crates", COLOURS, 0, BOTTLES as i16),
    Field::flags("colours-used", COLOURS),
    Field::flags("price-used", 1),
    Field::new("claims-made", 1, 0, TURNS as i16),
    Field::new("builds-made", 1, 0, TURNS as i16),
    Field::flags("supply", N_PIECES),
    Field::flags("piece-taken", N_PIECES),
    // The observer's own bid, as flags: none has been made where all are 0.
    Field::flags("own-bid", BIDS),
    Field::new("pot", 1, 0, MOST_POT),
    Field::new("pot-goal", 1, 0, MOST_POT),
    Field::new("auctions", 1, 0, 1_000),
    Field::new("auctions-without-bids", 1, 0, STILL as i16),
    Field::flags("last-phase", 1),
    Field::new("turn", 1, 0, TURNS as i16),
    // Bidding, a disc, a free piece, a place for a piece, over.
    Field::flags("phase", 5),
    Field::flags("options", OPTIONS),
    each("winner", 1),
    digest::FIELDS[0],
    digest::FIELDS[1],
];

/// How many numbers there are.
pub const SIZE: usize = size(FIELDS);
/// Where the digest begins, the part that a net looks at.
pub const DIGEST: usize = SIZE - digest::SIZE;

/// The bottles round a card, in coins.
pub fn drinks(state: &Izakaya, card: Address) -> i16 {
    coins(state.drinks(card)).min(MOST_DRINKS)
}

/// Yen as coins.
fn coins(yen: i32) -> i16 {
    i16::try_from(yen / i32::from(STEP)).unwrap_or(i16::MAX)
}

/// The number of a card in the widest quarter.
fn number(card: Address) -> usize {
    usize::from(card.row() * WIDEST + card.col())
}

/// Writes what a seat knows.
pub fn write(state: &Izakaya, seat: Seat, into: &mut [i16]) {
    into.fill(0);
    let order = kit::from(seat, state.count()).take(PLAYERS).collect();
    let scene = Scene { state, model: Model::of(state), seat, order };
    let mut row = Row::new(into);
    scene.players(&mut row);
    scene.cards(&mut row);
    scene.market(&mut row);
    scene.auction(&mut row);
    scene.phase(&mut row);
    Digest::of(&scene.model).write(seat.idx(), row.field(digest::SIZE));
}

/// A position as one seat looks at it.
struct Scene<'a> {
    state: &'a Izakaya,
    model: Model,
    seat: Seat,
    order: ArrayVec<Seat, PLAYERS>,
}

impl Scene<'_> {
    /// A number for each player.
    fn each(&self, row: &mut Row<'_>, number: impl Fn(Seat) -> i16) {
        let field = row.field(PLAYERS);
        for (place, seat) in self.order.iter().enumerate() {
            field[place] = number(*seat);
        }
    }

    /// A number for each card.
    fn by_card(&self, row: &mut Row<'_>, of: impl Fn(Address, &Lot) -> i16) {
        let field = row.field(SITES);
        let cards = self.model.shape.addresses.iter().zip(&self.model.lots);
        cards.for_each(|(card, lot)| field[number(*card)] = of(*card, lot));
    }

    fn players(&self, row: &mut Row<'_>) {
        let (state, model) = (self.state, &self.model);
        let asked = state.must();
        self.each(row, |_| 1);
        self.each(row, |seat| i16::from(asked.contains(seat)));
        self.each(row, |seat| i16::from(state.players[seat].bid.is_some()));
        let place = |seat: Seat| state.order.iter().position(|other| *other == seat);
        self.each(row, |seat| place(seat).unwrap_or_default() as i16);
        self.each(row, |seat| model.cash[seat.idx()].into());
        let last = state.auctions.last();
        self.each(row, |seat| last.map_or(0, |bids| (bids[seat] / STEP) as i16));
        self.each(row, |seat| coins(state.score(seat)).min(MOST_SCORE));
        self.each(row, |seat| state.pyramids(seat) as i16);
        let field = row.field(PLAYERS * Gap::COUNT);
        for (part, seat) in field.chunks_mut(Gap::COUNT).zip(&self.order) {
            state.players[*seat].discs.iter().for_each(|gap| part[gap.idx()] = 1);
        }
    }

    fn cards(&self, row: &mut Row<'_>) {
        for place in 0..PLAYERS {
            let owner = self.order.get(place).map_or(FREE, |seat| seat.0);
            self.by_card(row, |_, lot| i16::from(owner != FREE && lot.owner == owner));
        }
        self.by_card(row, |_, lot| lot.live.into());
        self.by_card(row, |_, lot| lot.floors.min(FLOORS).into());
        self.by_card(row, |_, lot| lot.room.min(FLOORS).into());
        self.by_card(row, |card, _| drinks(self.state, card));
        let field = row.field(COLOURS * Corner::COUNT);
        for (corner, colour) in self.state.bottles.iter() {
            field[colour.idx() * Corner::COUNT + corner.idx()] = 1;
        }
        let field = row.field(Corner::COUNT);
        self.state.open_corners().for_each(|corner| field[corner.idx()] = 1);
    }

    fn market(&self, row: &mut Row<'_>) {
        let (state, model) = (self.state, &self.model);
        row.field(COLOURS).copy_from_slice(&model.coins.map(i16::from));
        row.field(COLOURS).copy_from_slice(&model.crates.map(i16::from));
        let used = state.slots.colours.0.map(|disc| i16::from(disc.is_some()));
        row.field(COLOURS).copy_from_slice(&used);
        row.one(model.priced);
        row.one(state.slots.claims.len() as i16);
        row.one(state.slots.builds.len() as i16);
        let field = row.field(N_PIECES);
        state.supply.iter().for_each(|piece| field[piece.idx()] = 1);
        let field = row.field(N_PIECES);
        if let Phase::Placing { piece, .. } = state.phase {
            field[piece.idx()] = 1;
        }
    }

    fn auction(&self, row: &mut Row<'_>) {
        let (state, model) = (self.state, &self.model);
        let field = row.field(BIDS);
        if let Some(yen) = state.players[self.seat].bid {
            field[usize::from(yen / STEP)] = 1;
        }
        row.one(i16::from(model.pot).min(MOST_POT));
        row.one((threshold(state.count()) / STEP) as i16);
        row.one(state.auctions.len().min(1_000) as i16);
        row.one(state.still.min(STILL));
    }

    fn phase(&self, row: &mut Row<'_>) {
        let state = self.state;
        row.one(state.last.is_some());
        row.one(self.model.turn.min(TURNS as u8));
        let (number, end) = match state.phase {
            Phase::Bidding { .. } => (0, None),
            Phase::Acting { .. } => (1, None),
            Phase::Gift { .. } => (2, None),
            Phase::Placing { .. } => (3, None),
            Phase::Over { end } => (4, Some(end)),
        };
        row.field(5)[number] = 1;
        let setup = state.setup;
        let options: [bool; OPTIONS] = [
            setup.ties == Ties::Rotate,
            setup.passing == Passing::Free,
            setup.lines != Lines::Along,
            setup.lines != Lines::Across,
            setup.caps,
            setup.stall,
        ];
        row.field(OPTIONS).copy_from_slice(&options.map(i16::from));
        let winners = end.map(|end| state.outcome(end).winners).unwrap_or_default();
        self.each(row, |seat| i16::from(winners.contains(seat)));
    }
}

#[cfg(test)]
mod tests {
    use contract::{Chance, Entry, Game};

    use super::*;
    use crate::command::Command;
    use crate::setup::Setup;

    /// The numbers of a field.
    fn field<'a>(numbers: &'a [i16], name: &str) -> &'a [i16] {
        let place = FIELDS.iter().position(|field| field.name == name).unwrap();
        &numbers[size(&FIELDS[..place])..][..FIELDS[place].length]
    }

    fn numbers(state: &Izakaya, seat: u8) -> Vec<i16> {
        let mut numbers = vec![7; SIZE];
        write(state, Seat(seat), &mut numbers);
        numbers
    }

    #[test]
    fn a_bid_is_known_to_its_owner_and_to_the_others_only_that_there_is_one() {
        let mut chance = Chance::from_number(3);
        let mut state = Izakaya::open(&Setup::default(), 3, &mut chance).unwrap();
        let entry = Entry::new(Seat(1), 0, Command::Bid { yen: 300 });
        state.play(&entry, &mut chance, &mut Vec::new()).unwrap();
        let (own, other) = (numbers(&state, 1), numbers(&state, 0));
        assert_eq!(field(&own, "own-bid")[..5], [0, 0, 0, 1, 0]);
        assert_eq!(field(&other, "own-bid"), [0; BIDS]);
        assert_eq!(field(&other, "has-bid"), [0, 1, 0, 0, 0]);
        assert_eq!(field(&own, "has-bid"), [1, 0, 0, 0, 0], "the observer comes first");
        assert_eq!(field(&own, "asked"), [0, 1, 1, 0, 0]);
    }

    #[test]
    fn cards_keep_their_numbers_in_smaller_quarters() {
        let mut chance = Chance::from_number(3);
        let state = Izakaya::open(&Setup::default(), 2, &mut chance).unwrap();
        let seen = numbers(&state, 0);
        let live = field(&seen, "live");
        let rows: Vec<i16> = live.chunks(usize::from(WIDEST)).map(|row| row.iter().sum()).collect();
        assert_eq!(rows, [3, 2, 3, 0, 0], "the centre is dead");
    }
}
