//! A table for the tests of the rules: tiles, pieces, hands and destinations as a clause needs
//! them, on the house's map of Tokyo unless a test says otherwise.

use contract::{Actor, Awaiting, Chance, Check, Entry, Game, Offers, Refusal, Seat};
use tokyo_dangan::setup::{Map, Start};
use tokyo_dangan::state::{Arrival, Traveller};
use tokyo_dangan::stock::Stock;
use tokyo_dangan::{Command, Event, Kind, Setup, Square, SquareSet, Tile, TokyoDangan};

/// A match.
#[derive(Clone)]
pub struct Table {
    pub state: TokyoDangan,
}

/// Where the seats start, and where they want to go.
const TRIPS: [(&str, [&str; 5]); 4] = [
    ("a1", ["c1", "d2", "a3", "c4", "d6"]),
    ("f6", ["f3", "d6", "c7", "e8", "b9"]),
    ("b9", ["a1", "c1", "a6", "c7", "e8"]),
    ("a6", ["a1", "a3", "c4", "f6", "b9"]),
];

pub const END: Command = Command::End;

/// The square with that name.
pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares with these names.
pub fn squares(names: &[&str]) -> SquareSet {
    names.iter().map(|name| square(name)).collect()
}

/// The tile that is open on these sides.
pub fn tile(sides: &str) -> Tile {
    sides.parse().unwrap()
}

/// The kind with that key.
pub fn kind(key: &str) -> Kind {
    Kind::ALL.into_iter().find(|kind| kind.key() == key).expect("a kind of tiles")
}

pub fn go(to: &str) -> Command {
    Command::Move { to: square(to) }
}

pub fn place(on: &str, sides: &str) -> Command {
    Command::Place { square: square(on), tile: tile(sides) }
}

pub fn rotate(on: &str, sides: &str) -> Command {
    Command::Rotate { square: square(on), tile: tile(sides) }
}

pub fn remove(on: &str) -> Command {
    Command::Remove { square: square(on) }
}

/// The rulebook's game, begun by seat 0.
pub fn setup() -> Setup {
    Setup { start: Start::Seat0, ..Setup::default() }
}

/// The same with that many tiles in the box, spread over the kinds.
pub fn scarce(tiles: u8) -> Setup {
    let mut layout = Map::default().board().unwrap().layout().clone();
    let dead_end = tiles - 4 * (tiles / 5);
    let [straight, curve, tee, cross] = [tiles / 5; 4];
    layout.tiles = Stock { straight, curve, tee, cross, dead_end };
    Setup { board: Map::Own(Box::new(layout)), ..setup() }
}

impl Table {
    /// The rulebook's game, begun by seat 0. Everybody holds a straight and a curve.
    pub fn new(seats: usize) -> Table {
        Table::with(&setup(), seats)
    }

    /// The same by other rules.
    pub fn with(setup: &Setup, seats: usize) -> Table {
        let mut state = TokyoDangan::open(setup, seats, &mut Chance::from_number(1)).unwrap();
        for (seat, (start, wants)) in Seat::all(seats).zip(TRIPS) {
            let hand = state.travellers[seat].hand;
            let open = squares(&wants);
            state.travellers[seat] = Traveller { open, hand, ..Traveller::at(square(start)) };
        }
        let mut table = Table { state };
        table.state.past.clear();
        for seat in 0..seats as u8 {
            table.hand(seat, &["straight", "curve"]);
        }
        table
    }

    pub fn traveller(&self, seat: u8) -> &Traveller {
        &self.state.travellers[Seat(seat)]
    }

    fn change(&mut self, seat: u8) -> &mut Traveller {
        &mut self.state.travellers[Seat(seat)]
    }

    fn sound(&mut self) -> &mut Table {
        assert_eq!(self.state.check(), Ok(()));
        self
    }

    /// Gives a seat these tiles, and what it held back to the pile.
    pub fn hand(&mut self, seat: u8, kinds: &[&str]) -> &mut Table {
        self.held(seat).iter().for_each(|key| self.state.pile.put(kind(key)));
        for key in kinds {
            assert!(self.state.pile.take(kind(key)), "no {key} is left");
        }
        self.change(seat).hand = kinds.iter().map(|key| kind(key)).collect();
        self
    }

    /// Puts a tile from the pile onto the board.
    pub fn lay(&mut self, on: &str, sides: &str) -> &mut Table {
        assert!(self.state.pile.take(tile(sides).kind()), "no tile {sides} is left");
        self.state.roads.lay(square(on), tile(sides));
        self.sound()
    }

    /// Puts tiles from the pile onto these squares, and whatever is left of it into the discard.
    pub fn use_up(&mut self, on: &[&str]) -> &mut Table {
        for name in on {
            let kind = self.state.pile.kinds().next().expect("a tile");
            self.lay(name, &kind.lies()[0].to_string());
        }
        self.state.pile.each().for_each(|kind| self.state.discard.put(kind));
        self.state.pile = Stock::default();
        self.sound()
    }

    /// Puts a piece somewhere. In a city it has stopped, so that is no destination.
    pub fn stand(&mut self, seat: u8, on: &str) -> &mut Table {
        let town = self.state.board.towns().contains(square(on));
        let traveller = self.change(seat);
        traveller.piece = square(on);
        if town {
            traveller.visited.insert(square(on));
        }
        self.sound()
    }

    /// A seat has been to these of its destinations, in that order.
    pub fn been(&mut self, seat: u8, names: &[&str]) -> &mut Table {
        for name in names {
            self.state.arrivals += 1;
            let order = self.state.arrivals;
            let traveller = self.change(seat);
            assert!(traveller.open.contains(square(name)), "{name} is none of its destinations");
            traveller.open.remove(square(name));
            traveller.reached.push(Arrival { square: square(name), order });
        }
        self.sound()
    }

    /// It is that seat's turn, in the same round.
    pub fn turn(&mut self, seat: u8) -> &mut Table {
        self.state.active = Seat(seat);
        self.sound()
    }

    fn attempt(&mut self, actor: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        let mut told = Vec::new();
        let entry = Entry::new(actor, 0, command);
        self.state.play(&entry, &mut Chance::from_number(2), &mut told)?;
        Ok(told)
    }

    /// Plays a command, and tells what happened.
    pub fn play(&mut self, seat: u8, command: Command) -> Vec<Event> {
        let offered = self.offers(seat).contains(&command);
        let played = self.attempt(Actor::Seat(Seat(seat)), command);
        assert!(offered, "seat {seat} is not offered {command:?}: {played:?}");
        self.sound();
        played.unwrap()
    }

    /// Plays commands of one seat, one after the other.
    pub fn plays(&mut self, seat: u8, commands: &[Command]) -> &mut Table {
        commands.iter().for_each(|command| drop(self.play(seat, *command)));
        self
    }

    /// The clause that refuses a command to a seat, and the pieces in the way.
    pub fn refused(&self, seat: u8, command: Command) -> (String, Vec<String>) {
        assert!(!self.offers(seat).contains(&command), "it is offered {command:?}");
        self.refused_to(Actor::Seat(Seat(seat)), command)
    }

    /// The same for a viewer without a seat.
    pub fn refused_to(&self, actor: Actor, command: Command) -> (String, Vec<String>) {
        let mut copy = self.clone();
        let refusal = copy.attempt(actor, command).expect_err("should be refused");
        assert_eq!(copy.state, self.state, "a refusal changes nothing");
        (refusal.clause.to_string(), refusal.pieces)
    }

    /// What a seat is offered.
    pub fn offers(&self, seat: u8) -> Vec<Command> {
        let mut offers = Offers::default();
        self.state.offers(Seat(seat), &mut offers);
        offers.list
    }

    /// Where a seat could move, were it its turn.
    pub fn stops(&self, seat: u8) -> Vec<String> {
        let mut copy = self.clone();
        copy.state.active = Seat(seat);
        let stop = |command| match command {
            Command::Move { to } => Some(to.to_string()),
            _ => None,
        };
        let mut stops: Vec<String> = copy.offers(seat).into_iter().filter_map(stop).collect();
        stops.sort();
        stops
    }

    /// Whether the roads join two stops, asked from both.
    pub fn joined(&self, one: &str, other: &str) -> bool {
        let reach =
            |from, to| self.state.roads.reach(&self.state.board, square(from)).contains(square(to));
        assert_eq!(reach(one, other), reach(other, one));
        reach(one, other)
    }

    /// The tiles in a hand.
    pub fn held(&self, seat: u8) -> Vec<&'static str> {
        self.traveller(seat).hand.each().map(Kind::key).collect()
    }

    /// The tile on a square.
    pub fn at(&self, on: &str) -> Option<String> {
        self.state.roads.at(square(on)).map(|tile| tile.to_string())
    }

    /// Where a piece stands.
    pub fn piece(&self, seat: u8) -> String {
        self.traveller(seat).piece.to_string()
    }

    /// The destinations a seat has reached, in order.
    pub fn reached(&self, seat: u8) -> Vec<String> {
        self.traveller(seat).reached.iter().map(|arrival| arrival.square.to_string()).collect()
    }

    /// Whose turn it is.
    pub fn active(&self) -> u8 {
        self.state.awaiting().seats().sole().expect("the game goes on").0
    }

    /// Who won and how, and everybody's place.
    pub fn ending(&self) -> (Vec<u8>, &'static str, Vec<u8>) {
        match self.state.awaiting() {
            Awaiting::Over(end) => {
                let winners = end.winners.iter().map(|seat| seat.0).collect();
                (winners, end.ending, end.places.values().copied().collect())
            }
            Awaiting::Seats(_) => panic!("the game goes on"),
        }
    }
}
