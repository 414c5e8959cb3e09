//! What a seat may do, in a list to choose from; and at random.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use building::candidates::stumble;
use building::{Candidate, PieceId, Pose, candidates};
use contract::{Chance, Offers, Seat};
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::grid::Address;
use crate::setup::Passing;
use crate::state::{Izakaya, Phase, STEP};

/// What lies beyond the list: every way that the piece taken can lie on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Region {
    /// The piece taken.
    pub piece: PieceId,
}

/// Placements that are listed at most: more than the largest quarter has borders.
const LISTED: usize = 40;
/// Placements that chance tries before it takes the first that there is.
const TRIES: u32 = 60;

impl Izakaya {
    /// Lists what an awaited seat may do.
    pub(crate) fn offer(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        match self.phase {
            Phase::Bidding { .. } => self.offer_bids(seat, &mut into.list),
            Phase::Acting { .. } => self.offer_actions(seat, &mut into.list),
            Phase::Gift { .. } => into.list.extend(self.takes()),
            Phase::Placing { piece, .. } => {
                into.list.extend(self.places(seat, piece));
                if into.list.is_empty() {
                    into.list.push(Command::GiveUp);
                }
                into.region = Some(Region { piece });
            }
            Phase::Over { .. } => {}
        }
    }

    fn offer_bids(&self, seat: Seat, list: &mut Vec<Command>) {
        let player = &self.players[seat];
        match player.bid {
            Some(_) => list.push(Command::Withdraw),
            None => {
                let steps = 0..=player.cash / STEP;
                list.extend(steps.map(|steps| Command::Bid { yen: steps * STEP }));
            }
        }
    }

    fn offer_actions(&self, seat: Seat, list: &mut Vec<Command>) {
        list.extend(self.claims(seat).map(|(gap, card)| Command::Claim { gap, card }));
        for colour in self.open_colours() {
            list.extend(self.open_corners().map(|corner| Command::Bottle { colour, corner }));
        }
        if self.slots.price.is_none() {
            let row = self.market.row;
            let givers = row.into_iter().filter(|from| self.market.coins[*from] > 0);
            let moves = givers.flat_map(|from| row.map(|to| (from, to)));
            let moves = moves.filter(|(from, to)| from != to);
            list.extend(moves.map(|(from, to)| Command::Price { from, to }));
        }
        list.extend(self.takes());
        if self.setup.passing == Passing::Free || self.is_stuck(seat) {
            list.push(Command::Pass);
        }
    }

    fn takes(&self) -> impl Iterator<Item = Command> {
        self.supply.iter().map(|piece| Command::Take { piece })
    }

    /// A varied selection of places for the piece taken: in each border, each floor that it can
    /// come to lie on; the seat's own cards first, high floors first. Where these are too many,
    /// low floors go before any border that has a place is left out.
    fn places(&self, seat: Seat, piece: PieceId) -> Vec<Command> {
        let mut found: Vec<Spot> = Vec::new();
        for (card, site) in self.grid().addresses().zip(&self.sites) {
            for house in &site.houses {
                let places = candidates(house.building(), piece);
                let floors =
                    places.chunk_by(|one, other| one.placed.floor == other.placed.floor).rev();
                // The middle of the list lies neither in one corner nor in the other.
                let middles = floors.filter_map(|same| same.get(same.len() / 2));
                found.extend(middles.enumerate().map(|(rank, Candidate { pose, placed })| Spot {
                    rank,
                    foreign: site.owner != Some(seat),
                    floor: placed.floor,
                    card,
                    pose: *pose,
                }));
            }
        }
        let order = |spot: &Spot| (spot.foreign, Reverse(spot.floor), spot.card);
        found.sort_by_key(|spot| (spot.rank, order(spot)));
        found.truncate(LISTED);
        found.sort_by_key(order);
        found.into_iter().map(|spot| Command::Place { card: spot.card, pose: spot.pose }).collect()
    }

    /// The first place for a piece: card by card along the rows, on each the lowest floor first
    /// (clauses 7.3 and 7.4).
    pub(crate) fn first_place(&self, piece: PieceId) -> Option<(Address, Pose)> {
        self.grid().addresses().zip(&self.sites).find_map(|(card, site)| {
            let mut houses = site.houses.iter();
            houses.find_map(|house| {
                let place = candidates(house.building(), piece).into_iter().next()?;
                Some((card, place.pose))
            })
        })
    }

    /// Something that an awaited seat may do, at random: first what kind of thing, then which.
    pub(crate) fn draw_command(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        match self.phase {
            Phase::Bidding { .. } if self.players[seat].bid.is_some() => Some(Command::Withdraw),
            Phase::Bidding { .. } => {
                let steps = self.players[seat].cash / STEP;
                Some(Command::Bid { yen: chance.below(u32::from(steps) + 1) as u16 * STEP })
            }
            Phase::Acting { .. } => self.draw_action(seat, chance),
            Phase::Gift { .. } => self.draw_take(chance),
            Phase::Placing { piece, .. } => {
                let drawn = self.draw_place(piece, chance);
                let first =
                    || self.first_place(piece).map(|(card, pose)| Command::Place { card, pose });
                Some(drawn.or_else(first).unwrap_or(Command::GiveUp))
            }
            Phase::Over { .. } => None,
        }
    }

    fn draw_action(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        let mut kinds = [Kind::Bottle, Kind::Price, Kind::Claim, Kind::Take, Kind::Pass];
        chance.shuffle(&mut kinds);
        kinds.into_iter().find_map(|kind| match kind {
            Kind::Bottle => self.draw_bottle(chance),
            Kind::Price => self.draw_price(chance),
            Kind::Claim => self.draw_claim(seat, chance),
            Kind::Take => self.draw_take(chance),
            Kind::Pass => {
                let may = self.setup.passing == Passing::Free || self.is_stuck(seat);
                may.then_some(Command::Pass)
            }
        })
    }

    fn draw_bottle(&self, chance: &mut Chance) -> Option<Command> {
        let colour = pick(self.open_colours(), chance)?;
        let corner = pick(self.open_corners(), chance)?;
        Some(Command::Bottle { colour, corner })
    }

    fn draw_price(&self, chance: &mut Chance) -> Option<Command> {
        let row = || self.market.row.into_iter();
        if self.slots.price.is_some() {
            return None;
        }
        let from = pick(row().filter(|from| self.market.coins[*from] > 0), chance)?;
        let to = pick(row().filter(|to| *to != from), chance)?;
        Some(Command::Price { from, to })
    }

    fn draw_claim(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        let (gap, card) = pick(self.claims(seat), chance)?;
        Some(Command::Claim { gap, card })
    }

    fn draw_take(&self, chance: &mut Chance) -> Option<Command> {
        let count = self.supply.len();
        let piece = if count == 0 { None } else { self.supply.iter().nth(chance.idx(count)) };
        piece.map(|piece| Command::Take { piece })
    }

    /// A legal place for the piece, if some tries find one.
    fn draw_place(&self, piece: PieceId, chance: &mut Chance) -> Option<Command> {
        let addresses = || self.grid().addresses().zip(&self.sites);
        let live: ArrayVec<_, 25> = addresses().filter(|(_, site)| site.is_live()).collect();
        for _ in 0..TRIES {
            let (card, site) = chance.pick(&live)?;
            let house = chance.pick(&site.houses)?;
            if let Some(place) = stumble(house.building(), piece, chance) {
                return Some(Command::Place { card: *card, pose: place.pose });
            }
        }
        None
    }
}

/// A place that could be listed.
struct Spot {
    /// How many higher floors of its border the piece could lie on.
    rank: usize,
    foreign: bool,
    floor: u8,
    card: Address,
    pose: Pose,
}

/// The kinds of action.
#[derive(Clone, Copy)]
enum Kind {
    Bottle,
    Price,
    Claim,
    Take,
    Pass,
}

/// The most things that are picked from: both cards beside each of forty gaps.
const MOST: usize = 80;

/// One of the things that an iterator gives, each equally likely.
fn pick<T: Copy>(things: impl Iterator<Item = T>, chance: &mut Chance) -> Option<T> {
    let mut list: ArrayVec<T, MOST> = ArrayVec::new();
    // Beyond the most there are none.
    things.for_each(|thing| list.extend((!list.is_full()).then_some(thing)));
    chance.pick(&list).copied()
}

#[cfg(test)]
mod tests {
    use contract::{Entry, Game};

    use super::*;
    use crate::setup::Setup;

    fn play(state: &mut Izakaya, seat: Seat, command: Command) {
        let entry = Entry::new(seat, state.now, command);
        state.play(&entry, &mut Chance::from_number(1), &mut Vec::new()).unwrap();
    }

    /// What chance makes of a state in some tries.
    fn drawn(state: &Izakaya) -> Vec<Command> {
        let seat = state.active().unwrap();
        let one = |number| state.draw_command(seat, &mut Chance::from_number(number)).unwrap();
        (0..100).map(one).collect()
    }

    #[test]
    fn chance_finds_every_kind_of_action_and_different_places() {
        let mut state = Izakaya::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
        Seat::all(2).for_each(|seat| play(&mut state, seat, Command::Bid { yen: 0 }));
        let actions = drawn(&state);
        let kinds: [fn(&Command) -> bool; 4] = [
            |action| matches!(action, Command::Bottle { .. }),
            |action| matches!(action, Command::Price { .. }),
            |action| matches!(action, Command::Claim { .. }),
            |action| matches!(action, Command::Take { .. }),
        ];
        assert_eq!(kinds.map(|is_that| actions.iter().any(is_that)), [true; 4]);
        let piece = state.supply.iter().next().unwrap();
        let seat = state.active().unwrap();
        play(&mut state, seat, Command::Take { piece });
        let places = drawn(&state);
        assert!(places.iter().all(|place| matches!(place, Command::Place { .. })));
        assert!(places.iter().any(|place| *place != places[0]), "not always the first there is");
    }
}
