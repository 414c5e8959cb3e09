//! States from outside.

use contract::{Check, Seat};

use crate::square::SquareSet;
use crate::state::{DESTINATIONS, End, HAND, SEATS, TokyoDangan, Traveller};
use crate::tile::Kind;

impl Check for TokyoDangan {
    fn check(&self) -> Result<(), String> {
        let seats = self.travellers.len();
        if !(2..=SEATS).contains(&seats) {
            return Err(format!("there are {seats} players where 2 to {SEATS} can play"));
        }
        for (name, seat) in [("active", self.active), ("first", self.first)] {
            if seat.idx() >= seats {
                return Err(format!("'{name}' is seat {seat}, which nobody sits in"));
            }
        }
        self.check_tiles()?;
        for (seat, traveller) in self.travellers.iter() {
            self.check_traveller(traveller).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        self.check_arrivals()?;
        self.check_turn()
    }
}

impl TokyoDangan {
    /// Tiles lie on open ground, and none was lost or won.
    fn check_tiles(&self) -> Result<(), String> {
        if let Some(square) = self.roads.squares().without(self.board.open()).iter().next() {
            return Err(format!("a tile lies on {square}, which is not open ground"));
        }
        let hands = self.travellers.values().map(|traveller| traveller.hand);
        let places: Vec<_> = hands.chain([self.pile, self.discard, self.roads.stock()]).collect();
        for kind in Kind::ALL {
            let (key, all) = (kind.key(), u32::from(self.board.tiles().of(kind)));
            let count: u32 = places.iter().map(|stock| u32::from(stock.of(kind))).sum();
            if count != all {
                return Err(format!("there are {count} tiles of kind '{key}' where {all} belong"));
            }
        }
        Ok(())
    }

    fn check_traveller(&self, traveller: &Traveller) -> Result<(), String> {
        let towns = self.board.towns();
        if !towns.contains(traveller.start) {
            return Err(format!("it cannot have started on {}: no city", traveller.start));
        }
        if !towns.or(self.roads.squares()).contains(traveller.piece) {
            return Err(format!("its piece stands on {}: neither tile nor city", traveller.piece));
        }
        let count = traveller.open.len() + traveller.reached.len();
        if count != DESTINATIONS {
            return Err(format!("it has {count} destinations instead of {DESTINATIONS}"));
        }
        if !traveller.open.without(towns).is_empty() {
            return Err("one of its open destinations is no city".to_owned());
        }
        if let Some(square) = traveller.open.and(traveller.known()).iter().next() {
            let place = self.board.place(square);
            return Err(format!("{place} cannot be an open destination: it has stopped there"));
        }
        let seen = traveller.visited.or(traveller.reached_squares());
        let not_here = towns.contains(traveller.piece)
            && !seen.contains(traveller.piece)
            && traveller.piece != traveller.start;
        if not_here || !traveller.visited.without(towns).is_empty() {
            return Err("'visited' does not fit where it has been".to_owned());
        }
        if traveller.hand.total() > HAND {
            return Err(format!("it holds more than {HAND} tiles"));
        }
        Ok(())
    }

    /// The arrivals of all players are numbered in a row, each player's in order.
    fn check_arrivals(&self) -> Result<(), String> {
        let mut orders: Vec<u8> = Vec::new();
        for (seat, traveller) in self.travellers.iter() {
            let squares = traveller.reached_squares();
            let own: Vec<u8> = traveller.reached.iter().map(|arrival| arrival.order).collect();
            if squares.len() != own.len()
                || squares.contains(traveller.start)
                || !squares.without(self.board.towns()).is_empty()
            {
                return Err(format!("seat {seat}: the reached destinations cannot be"));
            }
            if !own.is_sorted() {
                return Err(format!("seat {seat}: the reached destinations are out of order"));
            }
            orders.extend(own);
        }
        orders.sort_unstable();
        if !orders.iter().copied().eq(1..=self.arrivals) {
            return Err(format!("the arrivals are not numbered from 1 to {}", self.arrivals));
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), String> {
        if self.round == 0 || self.taken > self.allowed() {
            return Err("rounds count from 1, and a turn has three actions".to_owned());
        }
        if self.over.is_none() && self.taken == self.allowed() {
            return Err("all actions of the turn are taken, yet it goes on".to_owned());
        }
        let filled = |traveller: &Traveller| traveller.hand.total() == HAND;
        let others = Seat::all(self.travellers.len()).filter(|seat| *seat != self.active);
        let short = others.filter(|seat| !filled(&self.travellers[*seat])).count();
        if short > 0 && self.pile.total() > 0 && self.over != Some(End::FifthDestination) {
            return Err("somebody whose turn it is not should have drawn up to two".to_owned());
        }
        let done = |traveller: &Traveller| traveller.reached.len() == DESTINATIONS;
        let won = self.travellers.values().filter(|traveller| done(traveller)).count();
        if won != usize::from(self.over == Some(End::FifthDestination)) {
            return Err("the game ends when somebody reaches the fifth destination".to_owned());
        }
        if self.over == Some(End::Repetition) && !self.house.repetition {
            return Err("repetition does not end this game".to_owned());
        }
        if self.over == Some(End::RoundCap) && self.house.round_cap == 0 {
            return Err("no round cap ends this game".to_owned());
        }
        if !self.house.repetition && !self.past.is_empty() {
            return Err("past positions are kept only where repetition matters".to_owned());
        }
        Ok(())
    }
}

impl Traveller {
    /// The destinations reached, as a set.
    pub fn reached_squares(&self) -> SquareSet {
        self.reached.iter().map(|arrival| arrival.square).collect()
    }

    /// Cities that everybody knows to be no open destinations of this player.
    pub fn known(&self) -> SquareSet {
        self.visited.or(self.reached_squares()).or(SquareSet::only(self.start))
    }
}
