//! Which moves of a seat gain how much in a position, in yen.
//!
//! A card is judged by its floors and drinks as they are, and by what may still come: the more
//! turns are left, the more a card with room and open corners is worth.

use contract::Chance;

use crate::colour::COIN;
use crate::mind::model::{FREE, Model, Move, Stage};
use crate::state::{DISCS, SITES};

/// What an open corner may bring, in yen.
const CORNER: f64 = 70.0;
/// Floors that may still be hoped for on one card.
const FLOORS: f64 = 1.5;
/// Turns from which on there is time for everything.
const TIME: f64 = 6.0;
/// Phases that a full purse is thought to last.
const PHASES: f64 = 3.0;
/// What free cards are thought to be worth, as a part of one's own.
const ANYBODYS: f64 = 0.15;
/// How much taking a card away from the others counts.
const DENIED: f64 = 0.3;

/// What the moves of a seat gain.
#[derive(Clone, Debug)]
pub struct Gains {
    /// From 0 at the end to 1 while there is time.
    hope: f64,
    /// The floors of each card, hoped ones included: positive where the seat wants it worth much,
    /// negative where it is a rival's.
    pull: [f64; SITES],
    /// The drinks of each card, hoped ones included, in yen.
    drinks: [f64; SITES],
    /// How the seat feels about more floors on each card.
    side: [f64; SITES],
}

impl Gains {
    /// What the moves of a seat gain in a position.
    pub fn of(model: &Model, seat: usize) -> Gains {
        let hope = hope(model, seat);
        let mut gains =
            Gains { hope, pull: [0.0; SITES], drinks: [0.0; SITES], side: [0.0; SITES] };
        let rivals = (1.2 / (model.seats as f64 - 1.0)).min(1.0);
        let open = (model.shape.green | model.shape.red) & !model.filled;
        for (card, lot) in model.cards() {
            let corners = model.shape.corners[card].iter();
            let free = corners.filter(|corner| open >> **corner & 1 != 0).count();
            let side = match lot.owner {
                FREE => ANYBODYS * hope,
                owner if usize::from(owner) == seat => 1.0,
                _ => -rivals,
            };
            let floors = f64::from(lot.floors) + hope * f64::from(lot.room).min(FLOORS);
            gains.side[card] = side;
            gains.pull[card] = side * floors;
            gains.drinks[card] = f64::from(model.drinks(card)) + hope * CORNER * free as f64;
        }
        gains
    }

    /// What a bottle at a corner gains for each yen that it is worth.
    fn at_corner(&self, model: &Model, corner: u8) -> f64 {
        let around = model.shape.around[usize::from(corner)].iter();
        around.map(|card| self.pull[usize::from(*card)]).sum()
    }

    /// What a move of the seat gains.
    pub fn gain(&self, model: &Model, seat: usize, step: Move) -> f64 {
        match step {
            Move::Bottle { colour, corner } => {
                let price = f64::from(model.price_of(colour)) - self.hope * CORNER;
                self.at_corner(model, corner) * price
            }
            Move::Price { from, to } => {
                let sums = self.by_colour(model);
                (sums[usize::from(to)] - sums[usize::from(from)]) * f64::from(COIN)
            }
            Move::Claim { gap, card } => {
                self.of_claim(model, card) + self.of_line(model, seat, gap)
            }
            Move::Build { card } => self.of_floor(model, card),
            Move::Idle => 0.0,
        }
    }

    /// How many floors, for and against the seat, stand round the bottles of each colour.
    fn by_colour(&self, model: &Model) -> [f64; 6] {
        let mut sums = [0.0; 6];
        let mut left = model.filled;
        while left != 0 {
            let corner = left.trailing_zeros() as u8;
            left &= left - 1;
            if let Some(colour) = model.bottles[usize::from(corner)] {
                sums[usize::from(colour)] += self.at_corner(model, corner);
            }
        }
        sums
    }

    fn of_claim(&self, model: &Model, card: u8) -> f64 {
        let (card, lot) = (usize::from(card), &model.lots[usize::from(card)]);
        let floors = f64::from(lot.floors) + self.hope * f64::from(lot.room).min(FLOORS);
        floors * self.drinks[card] * (1.0 + DENIED - self.side[card])
    }

    /// What a free piece gains, if the claim brings one.
    fn of_line(&self, model: &Model, seat: usize, gap: crate::grid::Gap) -> f64 {
        if !model.lines(seat, gap) {
            return 0.0;
        }
        let floors = model.cards().map(|(card, _)| self.of_floor(model, card as u8));
        floors.fold(0.0, f64::max)
    }

    fn of_floor(&self, model: &Model, card: u8) -> f64 {
        let (card, lot) = (usize::from(card), &model.lots[usize::from(card)]);
        if lot.room == 0 {
            return 0.0;
        }
        let hoped = |room: u8| self.hope * f64::from(room).min(FLOORS);
        let grown = 1.0 + hoped(lot.room - 1) - hoped(lot.room);
        self.side[card] * self.drinks[card] * grown
    }

    /// The moves worth a thought, with what they gain.
    pub fn moves(&self, model: &Model, seat: usize) -> Vec<(f64, Move)> {
        let mut found = Vec::with_capacity(96);
        let mut add = |step: Move| found.push((self.gain(model, seat, step), step));
        let builds = model.cards().filter(|(card, lot)| lot.room > 0 && self.side[*card] > 0.0);
        builds.for_each(|(card, _)| add(Move::Build { card: card as u8 }));
        if model.stage == Stage::Acting {
            self.bottles(model).for_each(&mut add);
            if !model.priced {
                self.prices(model).for_each(&mut add);
            }
            model.claims(seat).for_each(|(gap, card)| add(Move::Claim { gap, card }));
        }
        if found.is_empty() {
            found.push((0.0, Move::Idle));
        }
        found
    }

    fn bottles<'a>(&self, model: &'a Model) -> impl Iterator<Item = Move> + 'a {
        let open = model.open_corners();
        let colours = (0..6).filter(|colour| model.is_open(*colour));
        colours
            .flat_map(move |colour| bits(open).map(move |corner| Move::Bottle { colour, corner }))
    }

    /// Every move of a coin.
    fn prices(&self, model: &Model) -> impl Iterator<Item = Move> + use<> {
        let coins = model.coins;
        let pairs = (0..6u8).flat_map(|from| (0..6u8).map(move |to| (from, to)));
        let pairs = pairs.filter(move |(from, to)| from != to && coins[usize::from(*from)] > 0);
        pairs.map(|(from, to)| Move::Price { from, to })
    }

    /// A good move, found quickly: the best of each kind, and then by gain and whim.
    pub fn quick(&self, model: &Model, seat: usize, chance: &mut Chance) -> Move {
        let mut best = (f64::NEG_INFINITY, Move::Idle);
        let mut whim = |found: Option<(f64, Move)>| {
            if let Some((gain, step)) = found {
                // Sometimes a kind of move is overlooked.
                let eyes = chance.below(64);
                let felt = if eyes < 6 { gain - 1_000.0 } else { gain * f64::from(32 + eyes) };
                if felt > best.0 {
                    best = (felt, step);
                }
            }
        };
        whim(self.best_build(model));
        if model.stage == Stage::Acting {
            whim(self.best_bottle(model));
            if !model.priced {
                whim(self.best_price(model));
            }
            whim(self.best_claim(model, seat));
        }
        best.1
    }

    fn best_build(&self, model: &Model) -> Option<(f64, Move)> {
        let open = model.cards().filter(|(_, lot)| lot.room > 0);
        let gains = open.map(|(card, _)| (self.of_floor(model, card as u8), card as u8));
        let best = gains.max_by(|one, other| one.0.total_cmp(&other.0))?;
        Some((best.0, Move::Build { card: best.1 }))
    }

    fn best_bottle(&self, model: &Model) -> Option<(f64, Move)> {
        let open = (0..6u8).filter(|colour| model.is_open(*colour));
        let dearest = open.clone().max_by_key(|colour| model.coins[usize::from(*colour)])?;
        let cheapest = open.min_by_key(|colour| model.coins[usize::from(*colour)])?;
        let corners = bits(model.open_corners()).flat_map(|corner| {
            [dearest, cheapest].map(|colour| {
                let price = f64::from(model.price_of(colour)) - self.hope * CORNER;
                (self.at_corner(model, corner) * price, Move::Bottle { colour, corner })
            })
        });
        corners.max_by(|one, other| one.0.total_cmp(&other.0))
    }

    fn best_price(&self, model: &Model) -> Option<(f64, Move)> {
        let sums = self.by_colour(model);
        let sum = |colour: &u8| sums[usize::from(*colour)];
        let to = (0..6u8).max_by(|one, other| sum(one).total_cmp(&sum(other)))?;
        let givers = (0..6u8).filter(|from| *from != to && model.coins[usize::from(*from)] > 0);
        let from = givers.min_by(|one, other| sum(one).total_cmp(&sum(other)))?;
        Some(((sum(&to) - sum(&from)) * f64::from(COIN), Move::Price { from, to }))
    }

    fn best_claim(&self, model: &Model, seat: usize) -> Option<(f64, Move)> {
        let gains = model.claims(seat).map(|(gap, card)| {
            let gain = self.of_claim(model, card) + self.of_line(model, seat, gap);
            (gain, Move::Claim { gap, card })
        });
        gains.max_by(|one, other| one.0.total_cmp(&other.0))
    }
}

/// How much time a seat has for what it hopes for, from 0 to 1.
fn hope(model: &Model, seat: usize) -> f64 {
    let left = match model.stage {
        Stage::Over => 0.0,
        Stage::Bidding => f64::from(DISCS),
        Stage::Acting | Stage::Gift => {
            let turns = usize::from(model.turn)..model.seats * usize::from(DISCS);
            let own = turns.filter(|turn| usize::from(model.order[turn % model.seats]) == seat);
            own.count() as f64
        }
    };
    let whole = f64::from(crate::auction::threshold(model.seats) / crate::state::STEP);
    let later = if model.last || model.stage == Stage::Over {
        0.0
    } else {
        (f64::from(model.missing()) / whole * PHASES).max(1.0) * f64::from(DISCS)
    };
    ((left + later - 1.0) / TIME).clamp(0.0, 1.0)
}

/// The numbers of the bits that are set.
fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(bit)
    })
}
