//! The whole truth, and questions about it.

use arrayvec::ArrayVec;
use building::{CardId, PieceId, PieceSet};
use contract::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::colour::{ByColour, Colour};
use crate::grid::{Address, Corner, Gap, GapSet, Grid};
use crate::setup::Setup;
use crate::site::Site;

/// Most players.
pub const PLAYERS: usize = 5;
/// Most cards in the quarter.
pub const SITES: usize = 25;
/// Action discs of each player, so turns of each in an action phase (clause 1.7).
pub const DISCS: u8 = 3;
/// Most discs that can lie on one place in an action phase.
pub const TURNS: usize = PLAYERS * DISCS as usize;
/// Claim discs of each player, and as many pyramids (clause 1.7).
pub const CLAIMS: usize = 6;
/// What each player begins with, in yen (clause 1.7).
pub const PURSE: u16 = 1_000;
/// Bids are multiples of this, in yen (clause 2.1).
pub const STEP: u16 = 100;

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Izakaya {
    /// The rules that were chosen.
    pub setup: Setup,
    /// The cards of the quarter, row by row.
    pub sites: ArrayVec<Site, SITES>,
    /// The card beside the quarter, its blue side up: claims are made there.
    pub claim_card: CardId,
    /// The wood.
    pub supply: PieceSet,
    /// The drinks and their prices.
    pub market: Market,
    /// The bottles at the corners.
    pub bottles: Bottles,
    /// Where action discs lie in this phase.
    pub slots: Slots,
    pub players: BySeat<Player>,
    /// The order of play.
    pub order: ArrayVec<Seat, PLAYERS>,
    /// What has been bid so far, in yen.
    pub pot: u16,
    /// The bids of every auction so far.
    pub auctions: Vec<BySeat<u16>>,
    /// Auctions in a row that left the pot as it was.
    pub still: u8,
    /// Why the current or next action phase is the last, if it is.
    pub last: Option<End>,
    /// What is going on.
    pub phase: Phase,
    /// The match time reached.
    pub now: u64,
}

/// The drinks and their prices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// The colour cards from left to right.
    pub row: [Colour; 6],
    /// The coins on each colour's card, of 100 yen each.
    pub coins: ByColour<u8>,
    /// The bottles left in each colour's crate.
    pub crates: ByColour<u8>,
}

/// The bottles at the corners of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(from = "Vec<(Corner, Colour)>", into = "Vec<(Corner, Colour)>")]
pub struct Bottles(
    #[cfg_attr(feature = "types", ts(as = "Vec<(Corner, Colour)>"))]
    [Option<Colour>; Corner::COUNT],
);

impl Bottles {
    /// The bottle at a corner.
    pub fn at(&self, corner: Corner) -> Option<Colour> {
        self.0[corner.idx()]
    }

    /// Puts a bottle down.
    pub fn put(&mut self, corner: Corner, colour: Colour) {
        self.0[corner.idx()] = Some(colour);
    }

    /// All bottles.
    pub fn iter(&self) -> impl Iterator<Item = (Corner, Colour)> {
        let lines = 0..=crate::grid::WIDEST;
        let corners = lines.clone().flat_map(move |y| lines.clone().map(move |x| (x, y)));
        let corners = corners.filter_map(|(x, y)| Corner::new(x, y));
        corners.filter_map(|corner| Some((corner, self.at(corner)?)))
    }
}

impl Default for Bottles {
    fn default() -> Bottles {
        Bottles([None; Corner::COUNT])
    }
}

impl From<Vec<(Corner, Colour)>> for Bottles {
    fn from(list: Vec<(Corner, Colour)>) -> Bottles {
        let mut bottles = Bottles::default();
        list.into_iter().for_each(|(corner, colour)| bottles.put(corner, colour));
        bottles
    }
}

impl From<Bottles> for Vec<(Corner, Colour)> {
    fn from(bottles: Bottles) -> Vec<(Corner, Colour)> {
        bottles.iter().collect()
    }
}

/// Where action discs lie in this phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Slots {
    /// On the colour cards.
    pub colours: ByColour<Option<Seat>>,
    /// On the price card.
    pub price: Option<Seat>,
    /// On the claim card.
    pub claims: ArrayVec<Seat, TURNS>,
    /// On the architect.
    pub builds: ArrayVec<Seat, TURNS>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What is left of the starting yen.
    pub cash: u16,
    /// The secret bid of this auction, in yen.
    pub bid: Option<u16>,
    /// The claim discs between cards.
    pub discs: GapSet,
    /// The number of the decision that the next command answers.
    pub decision: u32,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Everybody bids in secret (clause 2.1).
    Bidding {
        /// When players who have not bid bid nothing.
        until: Option<u64>,
    },
    /// Somebody places an action disc (clause 3.1).
    Acting {
        /// Which turn of the phase it is, from 0.
        turn: u8,
    },
    /// Three in line: somebody takes a free piece (clause 6.6).
    Gift {
        /// Which turn of the phase it is.
        turn: u8,
    },
    /// Somebody places the piece taken (clause 7.2).
    Placing {
        /// Which turn of the phase it is.
        turn: u8,
        piece: PieceId,
        /// When it goes to the first legal place (clause 7.4).
        until: Option<u64>,
    },
    /// The match is over.
    Over {
        /// Why.
        end: End,
    },
}

/// Why the last action phase was the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The pot reached the sum for that many players (clause 9.1).
    Pot,
    /// Nobody bid anything in three auctions in a row (clause 9.3).
    Stalled,
    /// The fifteenth round was played (clause 9.4).
    Rounds,
}

impl Izakaya {
    /// How many seats the table has.
    pub fn count(&self) -> usize {
        self.players.len()
    }

    /// The shape of the quarter.
    pub fn grid(&self) -> Grid {
        Grid::of(self.count())
    }

    /// The card at an address.
    pub fn site(&self, address: Address) -> Option<&Site> {
        self.sites.get(self.grid().idx(address)?)
    }

    pub(crate) fn site_mut(&mut self, address: Address) -> Option<&mut Site> {
        let idx = self.grid().idx(address)?;
        self.sites.get_mut(idx)
    }

    /// Whose turn a turn of the action phase is.
    pub fn seat_of(&self, turn: u8) -> Option<Seat> {
        self.order.get(usize::from(turn) % self.order.len().max(1)).copied()
    }

    /// Who is asked to act; nobody while everybody bids.
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Acting { turn } | Phase::Gift { turn } | Phase::Placing { turn, .. } => {
                self.seat_of(turn)
            }
            Phase::Bidding { .. } | Phase::Over { .. } => None,
        }
    }

    /// The seats the game waits for.
    pub fn must(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding { .. } => {
                let open = self.players.iter().filter(|(_, player)| player.bid.is_none());
                open.map(|(seat, _)| seat).collect()
            }
            _ => self.active().into_iter().collect(),
        }
    }

    /// The seats that may withdraw a bid.
    pub fn may(&self) -> SeatSet {
        match self.phase {
            Phase::Bidding { .. } => {
                let done = self.players.iter().filter(|(_, player)| player.bid.is_some());
                done.map(|(seat, _)| seat).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// How many pyramids a seat has on cards.
    pub fn pyramids(&self, seat: Seat) -> usize {
        self.sites.iter().filter(|site| site.owner == Some(seat)).count()
    }

    /// The gaps where a disc lies.
    pub fn discs(&self) -> GapSet {
        self.players.values().fold(GapSet::default(), |all, player| all.union(player.discs))
    }

    /// Whether somebody could claim that card.
    pub fn is_free(&self, address: Address) -> bool {
        self.site(address).is_some_and(|site| site.is_live() && site.owner.is_none())
    }

    /// Whether the corners between four cards all have their bottles (clause 4.4).
    pub fn is_green_full(&self) -> bool {
        self.grid().corners(4).all(|corner| self.bottles.at(corner).is_some())
    }

    /// The corners that can take a bottle now.
    pub fn open_corners(&self) -> impl Iterator<Item = Corner> {
        let meeting = if self.is_green_full() { 2 } else { 4 };
        self.grid().corners(meeting).filter(|corner| self.bottles.at(*corner).is_none())
    }

    /// The colours whose card and crate are open to a disc.
    pub fn open_colours(&self) -> impl Iterator<Item = Colour> {
        let open = |colour: &Colour| {
            self.slots.colours[*colour].is_none() && self.market.crates[*colour] > 0
        };
        self.market.row.into_iter().filter(open)
    }

    /// The gaps that a seat could claim, with the card that its pyramid would stand on.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = (Gap, Address)> {
        let able = self.players.get(seat).is_some_and(|own| own.discs.len() < CLAIMS);
        let taken = self.discs();
        let gaps = self.grid().gaps().iter().filter(move |gap| able && !taken.contains(*gap));
        let both = gaps.flat_map(|gap| gap.cards().map(|card| (gap, card)));
        both.filter(|(_, card)| self.is_free(*card))
    }
}
