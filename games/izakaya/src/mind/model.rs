//! The game in a few numbers, to be played on by the ten thousand.
//!
//! Everything is as in the rules but building, which is one move: a floor is added to a card that
//! looks as if it had room for one, and now and then the piece turns out not to fit.

use contract::{BySeat, Chance, Seat};

use crate::acting::is_lined;
use crate::auction::{ROUNDS, STILL, new_order, threshold};
use crate::colour::{COIN, Colour};
use crate::grid::{Corner, Gap, GapSet};
use crate::mind::eye;
use crate::mind::shape::Shape;
use crate::setup::Setup;
use crate::state::{CLAIMS, DISCS, Izakaya, PLAYERS, Phase, SITES, STEP};

/// Nobody.
pub const FREE: u8 = u8::MAX;
/// Auctions that a purse is meant to last for.
const AUCTIONS: u8 = 4;
/// One in this many pieces that look as if they would fit does not.
const MISFITS: u32 = 20;
/// How often such a piece fits.
pub const FITS: f64 = 1.0 - 1.0 / MISFITS as f64;

/// A card of the quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// Whose it is; [`FREE`] if nobody's.
    pub owner: u8,
    /// Whether it can be claimed and built on.
    pub live: bool,
    /// The floors built.
    pub floors: u8,
    /// The floors that could follow.
    pub room: u8,
}

/// What a seat does with a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Bottle { colour: u8, corner: u8 },
    Price { from: u8, to: u8 },
    Claim { gap: Gap, card: u8 },
    Build { card: u8 },
    Idle,
}

/// What is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Everybody bids.
    Bidding,
    /// A seat places a disc.
    Acting,
    /// A seat has a piece to place, without a disc.
    Gift,
    /// Nothing.
    Over,
}

/// The game in a few numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The size of the quarter.
    pub shape: &'static Shape,
    /// The rules that were chosen.
    pub setup: Setup,
    /// How many play.
    pub seats: usize,
    /// The cards.
    pub lots: [Lot; SITES],
    /// The bottle at each corner: the colour's index.
    pub bottles: [Option<u8>; Corner::COUNT],
    /// The corners with bottles, one bit each.
    pub filled: u64,
    /// The coins on the colours.
    pub coins: [u8; 6],
    /// The bottles left.
    pub crates: [u8; 6],
    /// The colours with a disc, one bit each.
    pub used: u8,
    /// Whether there is a disc on the price card.
    pub priced: bool,
    /// The claim discs of each seat.
    pub discs: [GapSet; PLAYERS],
    /// The purses, in steps of a bid.
    pub cash: [u8; PLAYERS],
    /// The order of play.
    pub order: [u8; PLAYERS],
    /// The pot, in steps of a bid.
    pub pot: u8,
    /// Auctions in a row without a bid.
    pub still: u8,
    /// Auctions held.
    pub rounds: u8,
    /// Whether this action phase is the last.
    pub last: bool,
    /// The turn of the action phase.
    pub turn: u8,
    /// What is asked next.
    pub stage: Stage,
}

impl Model {
    /// What a state comes to. Secret bids are not read.
    pub fn of(state: &Izakaya) -> Model {
        let seats = state.count();
        let mut lots = [Lot { owner: FREE, live: false, floors: 0, room: 0 }; SITES];
        for (lot, site) in lots.iter_mut().zip(&state.sites) {
            *lot = Lot {
                owner: site.owner.map_or(FREE, |owner| owner.0),
                live: site.is_live(),
                floors: site.floors(),
                room: eye::site_room(site, state.supply),
            };
        }
        let (mut bottles, mut filled) = ([None; Corner::COUNT], 0);
        for (corner, colour) in state.bottles.iter() {
            bottles[corner.idx()] = Some(colour.idx() as u8);
            filled |= 1 << corner.idx();
        }
        let used = |mask: u8, colour: Colour| {
            mask | u8::from(state.slots.colours[colour].is_some()) << colour.idx()
        };
        let steps = |yen: u16| u8::try_from(yen / STEP).unwrap_or(u8::MAX);
        let mut model = Model {
            shape: Shape::for_seats(seats),
            setup: state.setup,
            seats,
            lots,
            bottles,
            filled,
            coins: state.market.coins.0,
            crates: state.market.crates.0,
            used: Colour::ALL.into_iter().fold(0, used),
            priced: state.slots.price.is_some(),
            discs: [GapSet::default(); PLAYERS],
            cash: [0; PLAYERS],
            order: [0; PLAYERS],
            pot: steps(state.pot),
            still: state.still,
            rounds: u8::try_from(state.auctions.len()).unwrap_or(u8::MAX),
            last: state.last.is_some(),
            turn: 0,
            stage: Stage::Over,
        };
        for (seat, player) in state.players.iter() {
            model.discs[seat.idx()] = player.discs;
            model.cash[seat.idx()] = steps(player.cash);
        }
        model.order.iter_mut().zip(&state.order).for_each(|(place, seat)| *place = seat.0);
        (model.stage, model.turn) = match state.phase {
            Phase::Bidding { .. } => (Stage::Bidding, 0),
            Phase::Acting { turn } => (Stage::Acting, turn),
            Phase::Gift { turn } | Phase::Placing { turn, .. } => (Stage::Gift, turn),
            Phase::Over { .. } => (Stage::Over, 0),
        };
        model
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        usize::from(self.order[usize::from(self.turn) % self.seats])
    }

    /// Whether the disc of the active seat is the last of the phase.
    pub fn is_last_turn(&self) -> bool {
        usize::from(self.turn) + 1 >= self.seats * usize::from(DISCS)
    }

    /// The cards of the quarter.
    pub fn cards(&self) -> impl Iterator<Item = (usize, &Lot)> {
        self.lots[..self.shape.addresses.len()].iter().enumerate()
    }

    /// What a bottle of a colour is worth, in yen.
    pub fn price_of(&self, colour: u8) -> i32 {
        i32::from(self.coins[usize::from(colour)]) * COIN
    }

    /// What the bottles at a card are worth, in yen.
    pub fn drinks(&self, card: usize) -> i32 {
        let corners = self.shape.corners[card].iter();
        corners
            .filter_map(|corner| self.bottles[usize::from(*corner)])
            .map(|colour| self.price_of(colour))
            .sum()
    }

    /// The scores as things stand.
    pub fn scores(&self) -> [i32; PLAYERS] {
        let mut scores = [0; PLAYERS];
        for (card, lot) in self.cards() {
            if lot.floors > 0
                && let Some(score) = scores.get_mut(usize::from(lot.owner))
            {
                *score += i32::from(lot.floors) * self.drinks(card);
            }
        }
        scores
    }

    /// The corners that can take a bottle, one bit each.
    pub fn open_corners(&self) -> u64 {
        let green = self.shape.green & !self.filled;
        if green != 0 { green } else { self.shape.red & !self.filled }
    }

    /// Whether a colour can be had.
    pub fn is_open(&self, colour: u8) -> bool {
        self.used >> colour & 1 == 0 && self.crates[usize::from(colour)] > 0
    }

    /// The claims that a seat could make.
    pub fn claims(&self, seat: usize) -> impl Iterator<Item = (Gap, u8)> {
        let taken = self.discs.iter().fold(GapSet::default(), |all, discs| all.union(*discs));
        let able = self.discs[seat].len() < CLAIMS;
        let gaps = self.shape.gaps.iter().filter(move |(gap, _)| able && !taken.contains(*gap));
        let both = gaps.flat_map(|(gap, cards)| cards.map(|card| (*gap, card)));
        both.filter(|(_, card)| {
            let lot = &self.lots[usize::from(*card)];
            lot.live && lot.owner == FREE
        })
    }

    /// Whether a claim would bring a free piece.
    pub fn lines(&self, seat: usize, gap: Gap) -> bool {
        let mut discs = self.discs[seat];
        discs.insert(gap);
        self.seats >= crate::acting::LINES_FROM && is_lined(discs, gap, self.setup.lines)
    }

    /// Plays a move of the active seat.
    pub fn play(&mut self, step: Move, chance: &mut Chance) {
        match step {
            Move::Bottle { colour, corner } => {
                self.used |= 1 << colour;
                let crates = &mut self.crates[usize::from(colour)];
                *crates = crates.saturating_sub(1);
                self.bottles[usize::from(corner)] = Some(colour);
                self.filled |= 1 << corner;
            }
            Move::Price { from, to } => {
                self.priced = true;
                let coins = &mut self.coins;
                coins[usize::from(from)] = coins[usize::from(from)].saturating_sub(1);
                coins[usize::from(to)] = coins[usize::from(to)].saturating_add(1);
            }
            Move::Claim { gap, card } => {
                let seat = self.active();
                let gift = self.lines(seat, gap);
                self.discs[seat].insert(gap);
                self.lots[usize::from(card)].owner = seat as u8;
                if gift {
                    self.stage = Stage::Gift;
                    return;
                }
            }
            Move::Build { card } => {
                let lot = &mut self.lots[usize::from(card)];
                if lot.room > 0 && chance.below(MISFITS) > 0 {
                    lot.floors += 1;
                    lot.room -= 1;
                }
            }
            Move::Idle => {}
        }
        self.next_turn();
    }

    fn next_turn(&mut self) {
        self.turn += 1;
        let over = usize::from(self.turn) >= self.seats * usize::from(DISCS);
        self.stage = match (over, self.last) {
            (false, _) => Stage::Acting,
            (true, true) => Stage::Over,
            (true, false) => Stage::Bidding,
        };
        if over {
            (self.turn, self.used, self.priced) = (0, 0, false);
        }
    }

    /// Opens the bids of all seats, in steps.
    pub fn reveal(&mut self, bids: &[u8; PLAYERS]) {
        let paid = bids[..self.seats].iter().fold(0u8, |sum, bid| sum.saturating_add(*bid));
        self.cash.iter_mut().zip(bids).for_each(|(cash, bid)| *cash = cash.saturating_sub(*bid));
        self.pot = self.pot.saturating_add(paid);
        self.still = if paid == 0 { self.still.saturating_add(1) } else { 0 };
        self.rounds = self.rounds.saturating_add(1);
        let before = self.order.map(Seat);
        let all = BySeat::from_fn(self.seats, |seat| u16::from(bids[seat.idx()]));
        let order = new_order(&before[..self.seats], &all, self.setup.ties);
        self.order.iter_mut().zip(&order).for_each(|(place, seat)| *place = seat.0);
        let stalled = self.still >= STILL || usize::from(self.rounds) >= ROUNDS;
        let full = u16::from(self.pot) * STEP >= threshold(self.seats);
        self.last = full || self.setup.stall && stalled;
        (self.stage, self.turn) = (Stage::Acting, 0);
    }

    /// The most that a seat bids, in steps: a part of the purse, so that something is left for
    /// later rounds; all of it where this auction is likely to be the last.
    pub fn stake(&self, seat: usize) -> u8 {
        let part = |seat: usize| self.cash[seat].div_ceil(AUCTIONS);
        let parts = (0..self.seats).map(part).fold(0, u8::saturating_add);
        let final_round = self.setup.stall && usize::from(self.rounds) + 1 >= ROUNDS;
        if final_round || parts >= self.missing() { self.cash[seat] } else { part(seat) }
    }

    /// What is missing to the pot that ends the game, in steps.
    pub fn missing(&self) -> u8 {
        (threshold(self.seats) / STEP).saturating_sub(u16::from(self.pot)) as u8
    }
}
