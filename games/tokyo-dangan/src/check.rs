//! States from outside.

use contract::{Check, Malformed};

use crate::puzzle::MOST_ACTIONS;
use crate::roads::{Laid, Roads};
use crate::square::SquareSet;
use crate::state::{Arrival, DESTINATIONS, End, HAND, Position, SEATS, TokyoDangan, Traveller};
use crate::tile::Kind;
use crate::turn::REPEATS;

/// More rounds or commands than a game can hold.
const MANY: u32 = 1 << 30;

/// More turns than anybody spends on nothing but turning tiles and moving.
const LONGEST_PAST: usize = 4_096;

impl Check for TokyoDangan {
    fn check(&self) -> Result<(), Malformed> {
        let seats = self.travellers.len();
        let fewest = if self.puzzle.is_some() { 1 } else { 2 };
        let most = if self.puzzle.is_some() { 1 } else { SEATS };
        if !(fewest..=most).contains(&seats) {
            let range = format!("{fewest} to {most}");
            return Err(format!("there are {seats} players where {range} can play").into());
        }
        for (name, seat) in [("active", self.active), ("first", self.first)] {
            if seat.idx() >= seats {
                return Err(format!("'{name}' is seat {seat}, which nobody sits in").into());
            }
        }
        self.check_tiles()?;
        for (seat, traveller) in self.travellers.iter() {
            self.check_traveller(traveller).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        self.check_starts()?;
        self.check_arrivals()?;
        self.check_turn()?;
        self.check_hands()?;
        self.check_end()?;
        self.check_past()
    }
}

impl TokyoDangan {
    /// Tiles lie on open ground, and none was lost or won.
    fn check_tiles(&self) -> Result<(), Malformed> {
        if let Some(square) = self.roads.squares().without(self.board.open()).iter().next() {
            return Err(format!("a tile lies on {square}, which is not open ground").into());
        }
        let hands = self.travellers.values().map(|traveller| traveller.hand);
        let places: Vec<_> = hands.chain([self.pile, self.discard, self.roads.stock()]).collect();
        for kind in Kind::ALL {
            let (key, all) = (kind.key(), u32::from(self.board.tiles().of(kind)));
            let count: u32 = places.iter().map(|stock| u32::from(stock.of(kind))).sum();
            if count != all {
                return Err(
                    format!("there are {count} tiles of kind '{key}' where {all} belong").into()
                );
            }
        }
        Ok(())
    }

    fn check_traveller(&self, traveller: &Traveller) -> Result<(), Malformed> {
        let towns = self.board.towns();
        if !towns.contains(traveller.start) {
            return Err(format!("it cannot have started on {}: no city", traveller.start).into());
        }
        if !towns.or(self.roads.squares()).contains(traveller.piece) {
            return Err(
                format!("its piece stands on {}: neither tile nor city", traveller.piece).into()
            );
        }
        let count = traveller.open.len() + traveller.reached.len();
        if count != DESTINATIONS {
            return Err(format!("it has {count} destinations instead of {DESTINATIONS}").into());
        }
        if !traveller.open.without(towns).is_empty() {
            return Err("one of its open destinations is no city".into());
        }
        if let Some(square) = traveller.open.and(traveller.known()).iter().next() {
            let place = self.board.place(square);
            return Err(
                format!("{place} cannot be an open destination: it has stopped there").into()
            );
        }
        let seen = traveller.visited.or(traveller.reached_squares());
        let not_here = towns.contains(traveller.piece)
            && !seen.contains(traveller.piece)
            && traveller.piece != traveller.start;
        if not_here || !traveller.visited.without(towns).is_empty() {
            return Err("'visited' does not fit where it has been".into());
        }
        if traveller.hand.total() > HAND {
            return Err(format!("it holds more than {HAND} tiles").into());
        }
        Ok(())
    }

    /// All start in different cities, or all in the same.
    fn check_starts(&self) -> Result<(), Malformed> {
        let starts: SquareSet = self.travellers.values().map(|traveller| traveller.start).collect();
        match starts.len() {
            1 => Ok(()),
            count if count == self.travellers.len() => Ok(()),
            _ => Err("all start in different cities, or all in the same".into()),
        }
    }

    /// The arrivals of all players are numbered in a row, each player's in order.
    fn check_arrivals(&self) -> Result<(), Malformed> {
        let mut orders: Vec<u8> = Vec::new();
        for (seat, traveller) in self.travellers.iter() {
            let squares = traveller.reached_squares();
            let own: Vec<u8> = traveller.reached.iter().map(|arrival| arrival.order).collect();
            if squares.len() != own.len()
                || squares.contains(traveller.start)
                || !squares.without(self.board.towns()).is_empty()
            {
                return Err(format!("seat {seat}: the reached destinations cannot be").into());
            }
            if !own.is_sorted() {
                return Err(
                    format!("seat {seat}: the reached destinations are out of order").into()
                );
            }
            orders.extend(own);
        }
        orders.sort_unstable();
        if !orders.iter().copied().eq(1..=self.arrivals) {
            return Err(format!("the arrivals are not numbered from 1 to {}", self.arrivals).into());
        }
        Ok(())
    }

    /// Everybody fills up at the end of their turn, and no tile is placed but by an action.
    fn check_hands(&self) -> Result<(), Malformed> {
        let room = self.board.open().len() as u32 + HAND * self.travellers.len() as u32;
        for (seat, traveller) in self.travellers.iter() {
            let placed = if seat == self.active { u32::from(self.taken) } else { 0 };
            let short = HAND.saturating_sub(traveller.hand.total() + placed);
            // A hand stays short where pile and discard were empty: every tile lay on the board or
            // in a hand.
            if short > 0 && self.board.tiles().total() + short > room {
                return Err(format!("seat {seat}: it should have drawn up to {HAND} tiles").into());
            }
        }
        if !self.house.removal && !self.discard.is_empty() {
            return Err("tiles lie in the discard, though none can be removed".into());
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Malformed> {
        let commands = self.travellers.values().map(|traveller| traveller.commands);
        if !(1..MANY).contains(&self.round) || commands.max() >= Some(MANY) {
            return Err("rounds count from 1, and no game is that long".into());
        }
        let cap = u32::from(self.house.round_cap);
        if cap > 0 && self.round > cap {
            let round = self.round;
            return Err(
                format!("it is round {round}, though the game ends after round {cap}").into()
            );
        }
        let (taken, allowed) = (self.taken, self.allowed());
        if taken > allowed {
            return Err(format!("{taken} actions are taken in a turn of {allowed}").into());
        }
        if self.over.is_none() && taken == allowed {
            return Err("all actions of the turn are taken, yet it goes on".into());
        }
        Ok(())
    }

    /// A game ends for a reason, and goes on without one.
    fn check_end(&self) -> Result<(), Malformed> {
        let done = |traveller: &Traveller| traveller.reached.len() == DESTINATIONS;
        let won = self.travellers.values().filter(|traveller| done(traveller)).count();
        if won != usize::from(self.over == Some(End::FifthDestination)) {
            return Err("the game ends when somebody reaches the fifth destination"
                .to_owned()
                .into());
        }
        let sound = match self.over {
            None => true,
            Some(End::FifthDestination) => {
                let Traveller { piece, reached, .. } = self.traveller();
                let last = Arrival { square: *piece, order: self.arrivals };
                self.taken > 0 && reached.len() == DESTINATIONS && reached.last() == Some(&last)
            }
            Some(End::RoundCap) => {
                let begins = self.active == self.first && self.taken == 0;
                begins && self.round == u32::from(self.house.round_cap)
            }
            Some(End::Repetition) => self.house.repetition && self.taken == 0,
            Some(End::OutOfActions) => self.puzzle.is_some() && self.taken == MOST_ACTIONS,
        };
        if sound { Ok(()) } else { Err("the game cannot have ended like that".into()) }
    }

    /// Past positions differ by turned tiles and moved pieces only. The last is the present one
    /// while a turn begins, and the third time ends the game.
    fn check_past(&self) -> Result<(), Malformed> {
        if !self.house.repetition && !self.past.is_empty() {
            return Err("past positions are kept only where repetition matters".into());
        }
        let stops = self.roads.squares().or(self.board.towns());
        let same_tiles = |roads: &Roads| {
            let kind = |laid: Laid| (laid.square, laid.tile.kind());
            roads.iter().map(kind).eq(self.roads.iter().map(kind))
        };
        let fits = |past: &Position| {
            past.active.idx() < self.travellers.len()
                && past.pieces.len() == self.travellers.len()
                && past.pieces.iter().all(|piece| stops.contains(*piece))
                && same_tiles(&past.roads)
        };
        if self.past.len() > LONGEST_PAST {
            return Err(format!("there are more than {LONGEST_PAST} past positions").into());
        }
        if !self.past.iter().all(fits) {
            return Err("the past positions do not lead to this one".into());
        }
        let times = |position| self.past.iter().filter(|past| *past == position).count();
        let most = self.past.iter().map(times).max().unwrap_or(0);
        if (most >= REPEATS) != (self.over == Some(End::Repetition)) || most > REPEATS {
            return Err("the third time of a position ends the game, and nothing else"
                .to_owned()
                .into());
        }
        let begins = self.taken == 0 && self.over != Some(End::RoundCap);
        if begins && self.past.last().is_some_and(|last| *last != self.position()) {
            return Err("the last of the past positions is not this one".into());
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
