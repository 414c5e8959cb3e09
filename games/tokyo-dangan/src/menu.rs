//! Everything that the active seat may command, as sets of squares: a list would spell out
//! hundreds of commands, of which random play needs one.

use contract::{Chance, Sampled};

use crate::command::Command;
use crate::roads::Laid;
use crate::square::SquareSet;
use crate::state::{TokyoDangan, Traveller};
use crate::tile::Tile;

/// What the active seat may command, in this order.
pub struct Menu<'a> {
    state: &'a TokyoDangan,
    /// Open destinations that it can move to.
    goals: SquareSet,
    /// Other stops that it can move to.
    stops: SquareSet,
    may_end: bool,
    /// Squares for each lie of each kind of tile in its hand.
    free: SquareSet,
    /// Tiles on the board, each of which can be turned.
    laid: SquareSet,
    /// Tiles that can be taken off.
    bare: SquareSet,
}

impl<'a> Menu<'a> {
    pub fn of(state: &'a TokyoDangan) -> Menu<'a> {
        let Traveller { open, .. } = state.traveller();
        let (stops, laid) = (state.stops(), state.roads.squares());
        Menu {
            state,
            goals: stops.and(*open),
            stops: stops.without(*open),
            may_end: state.taken > 0 && state.puzzle.is_none(),
            free: state.board.open().without(laid),
            laid,
            bare: match state.house.removal {
                true => laid.without(state.pieces()),
                false => SquareSet::EMPTY,
            },
        }
    }

    /// Every way in which a tile of the hand can lie.
    fn lies(&self) -> impl Iterator<Item = Tile> {
        let kinds = self.state.traveller().hand.kinds();
        kinds.flat_map(|kind| kind.lies().iter().copied())
    }

    pub fn list(&self, into: &mut Vec<Command>) {
        self.each(|command| into.push(command));
    }

    /// Every command, in order.
    pub fn each(&self, mut note: impl FnMut(Command)) {
        for stops in [self.goals, self.stops] {
            stops.iter().for_each(|to| note(Command::Move { to }));
        }
        if self.may_end {
            note(Command::End);
        }
        for tile in self.lies() {
            self.free.iter().for_each(|square| note(Command::Place { square, tile }));
        }
        for Laid { square, tile } in self.state.roads.iter() {
            tile.turns().for_each(|tile| note(Command::Rotate { square, tile }));
        }
        self.bare.iter().for_each(|square| note(Command::Remove { square }));
    }

    /// How many commands a list of each part would hold.
    fn counts(&self) -> [usize; 6] {
        let lies: usize = self.state.traveller().hand.kinds().map(|kind| kind.lies().len()).sum();
        [
            self.goals.len(),
            self.stops.len(),
            usize::from(self.may_end),
            lies * self.free.len(),
            self.state.roads.turns(),
            self.bare.len(),
        ]
    }

    /// One of the list, each equally likely, found by its number in it.
    pub fn sample(&self, chance: &mut Chance) -> Option<Sampled<Command>> {
        let counts = self.counts();
        let count: usize = counts.iter().sum();
        if count == 0 {
            return None;
        }
        let mut number = chance.idx(count);
        let part = counts.iter().position(|&count| {
            let is_here = number < count;
            number -= if is_here { 0 } else { count };
            is_here
        })?;
        let command = match part {
            0 => Command::Move { to: self.goals.nth(number)? },
            1 => Command::Move { to: self.stops.nth(number)? },
            2 => Command::End,
            3 => {
                let (lie, nth) = (number / self.free.len(), number % self.free.len());
                Command::Place { square: self.free.nth(nth)?, tile: self.lies().nth(lie)? }
            }
            4 => self.turn(number)?,
            _ => Command::Remove { square: self.bare.nth(number)? },
        };
        Some(Sampled { command, was_choice: count > 1 })
    }

    /// The turn of a tile with that number, over all tiles.
    fn turn(&self, mut number: usize) -> Option<Command> {
        for square in self.laid.iter() {
            let tile = self.state.roads.at(square)?;
            let turns = tile.kind().turns();
            if number < turns {
                return Some(Command::Rotate { square, tile: tile.turns().nth(number)? });
            }
            number -= turns;
        }
        None
    }
}
