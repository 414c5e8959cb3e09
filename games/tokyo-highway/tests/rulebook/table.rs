//! A table for the tests of the rules. Columns can be put up by hand where a clause needs them
//! ("bridgeheads" that no road leads to); everything after that is built by commands.

use contract::{Actor, Awaiting, Chance, Entry, Game, Offers, Refusal, Seat, Undo};
use tokyo_highway::aim::{Target, Tips, aim};
use tokyo_highway::geometry::{Heading, Spot};
use tokyo_highway::pieces::{Column, Parking, Shape};
use tokyo_highway::survey::Survey;
use tokyo_highway::truth::Truth;
use tokyo_highway::{Build, Command, Event, Goal, Setup, TokyoHighway};

pub use tokyo_highway::aim::Target::{Exit, Grey, Junction};

/// A match, and what was told of the last command.
#[derive(Clone)]
pub struct Table {
    pub state: TokyoHighway,
    pub told: Vec<Event>,
}

/// What a road turned out to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Built {
    pub road: u8,
    pub column: Option<u8>,
    pub over: Vec<u8>,
    pub under: Vec<u8>,
    pub earned: u8,
}

/// A car that many millimetres along its road, on the axis.
pub fn car(along: i32) -> Parking {
    Parking { along: along * 100, across: 0 }
}

/// A heading in whole degrees.
pub fn degrees(degrees: i32) -> Heading {
    Heading(degrees * 100)
}

/// A point in whole millimetres.
pub fn spot(x: i32, y: i32) -> Spot {
    Spot { x: x * 100, y: y * 100 }
}

/// The setup in which seat 0 begins.
pub fn setup() -> Setup {
    serde_json::from_str(r#"{"start": "seat-0"}"#).unwrap()
}

/// The same with pieces that can fall.
pub fn hand_built() -> Setup {
    let setup = r#"{"start": "seat-0", "mode": "hand-built", "tremor": "steady"}"#;
    serde_json::from_str(setup).unwrap()
}

/// The setup with one option changed.
pub fn option(key: &str, value: impl Into<serde_json::Value>) -> Setup {
    let value = value.into();
    serde_json::from_value(serde_json::json!({ "start": "seat-0", key: value })).unwrap()
}

impl Table {
    /// A match that seat 0 begins, its buildings not yet put up.
    pub fn bare(seats: usize, setup: Setup) -> Table {
        let state = TokyoHighway::open(&setup, seats, &mut Chance::from_number(0)).unwrap();
        Table { state, told: Vec::new() }
    }

    /// The same with the buildings put up far from everything, in the south.
    pub fn with(seats: usize, setup: Setup) -> Table {
        let mut table = Table::bare(seats, setup);
        for (idx, shape) in Shape::ALL.into_iter().take(seats).enumerate() {
            if seats > 2 {
                let at = spot(idx as i32 * 60 - 90, -400);
                let seat = table.state.active;
                table.play(seat, Command::Raise { shape, at, heading: degrees(0) });
            }
        }
        table
    }

    /// A match that seat 0 begins, ready for the first turn.
    pub fn of(seats: usize) -> Table {
        Table::with(seats, setup())
    }

    /// Changes the truth by hand.
    pub fn edit(&mut self, change: impl FnOnce(&mut Truth)) -> &mut Table {
        let mut truth = Truth::clone(&self.state);
        change(&mut truth);
        self.state = TokyoHighway::new(truth);
        self
    }

    /// Puts up a column by hand, and tells its number.
    pub fn column(&mut self, owner: u8, x: i32, y: i32, height: u8) -> u8 {
        let column =
            Column { owner: Seat(owner), at: spot(x, y), height, junction: false, outgoing: 0 };
        self.edit(|truth| truth.columns.push(column));
        self.state.columns.len() as u8 - 1
    }

    /// Puts up a junction by hand, and tells its number.
    pub fn junction(&mut self, owner: u8, x: i32, y: i32, height: u8) -> u8 {
        let number = self.column(owner, x, y, height);
        self.edit(|truth| truth.columns[usize::from(number)].junction = true);
        number
    }

    /// Gives the turn to a seat by hand.
    pub fn turn_of(&mut self, seat: u8) -> &mut Table {
        self.edit(|truth| {
            truth.active = Seat(seat);
            truth.blocked = false;
        })
    }

    /// A build without cars from a base, the ends in the middle of their columns.
    pub fn aim(&self, base: u8, target: Target, heading: i32) -> Build {
        self.aim_with(base, target, heading, Tips::CENTRED)
    }

    /// The same with other tips.
    pub fn aim_with(&self, base: u8, target: Target, heading: i32, tips: Tips) -> Build {
        aim(base, &self.state.columns[usize::from(base)], target, degrees(heading), tips)
    }

    /// Measures a build as its owner.
    pub fn survey(&self, build: &Build) -> Survey {
        let owner = self.state.columns[usize::from(build.base)].owner;
        self.state.survey(owner, build).unwrap_or_else(|fault| panic!("{fault:?}"))
    }

    /// Builds from a base with the owner at turn; no cars.
    pub fn build(&mut self, base: u8, target: Target, heading: i32) -> Built {
        let build = self.aim(base, target, heading);
        self.commit(build)
    }

    /// Builds with the owner of the base at turn.
    pub fn commit(&mut self, build: Build) -> Built {
        let owner = self.state.columns[usize::from(build.base)].owner;
        self.turn_of(owner.0);
        self.play(owner, Command::Build(build));
        let built = self.told.iter().find_map(|event| match event {
            Event::Built { road, column, over, under, earned, .. } => Some(Built {
                road: *road,
                column: *column,
                over: over.clone(),
                under: under.clone(),
                earned: *earned,
            }),
            _ => None,
        });
        built.expect("a road was built")
    }

    /// Carries the pieces of what was announced, where they are put up by hand, until it stands.
    fn carry_all(&mut self, owner: Seat) {
        for _ in 0..100 {
            let hand = self.state.hand.as_ref();
            if hand.is_none_or(|hand| hand.plan.is_none()) {
                return;
            }
            let next = self.offers(owner.0).into_iter().next().expect("a next piece");
            self.play(owner, next);
        }
        panic!("what was announced never stands");
    }

    /// Plays a command that has to be accepted. The pieces of a build that is to be put up by hand
    /// are carried as well.
    pub fn play(&mut self, actor: impl Into<Actor>, command: Command) -> Undo {
        let (actor, shown) = (actor.into(), format!("{command:?}"));
        let builds = matches!(command, Command::Build(_));
        let played = self.attempt(actor, command);
        let undo = played.unwrap_or_else(|refusal| panic!("{shown} is refused: {refusal}"));
        match actor.seat() {
            Some(seat) if builds => self.carry_all(seat),
            _ => {}
        }
        undo
    }

    /// Tries a command.
    pub fn attempt(&mut self, actor: Actor, command: Command) -> Result<Undo, Refusal> {
        self.told.clear();
        let entry = Entry::new(actor, 0, command);
        self.state.play(&entry, &mut Chance::from_number(0), &mut self.told)
    }

    /// Why a command is refused, as clause, reason and pieces in the way.
    pub fn refused(&self, actor: impl Into<Actor>, command: Command) -> String {
        let mut copy = self.clone();
        let shown = format!("{command:?}");
        let refusal = match copy.attempt(actor.into(), command) {
            Err(refusal) => refusal,
            Ok(_) => panic!("{shown} should be refused"),
        };
        assert_eq!(copy.state, self.state, "a refusal changes nothing");
        let mut told = format!("{} {}", refusal.clause, refusal.why.key);
        for piece in refusal.pieces {
            told.push(' ');
            told.push_str(&piece);
        }
        told
    }

    /// Why a build is refused to the owner of its base.
    pub fn faulty(&self, build: Build) -> String {
        let owner = self.state.columns[usize::from(build.base)].owner;
        let mut copy = self.clone();
        copy.turn_of(owner.0);
        copy.refused(owner, Command::Build(build))
    }

    /// What a seat is offered.
    pub fn offers(&self, seat: u8) -> Vec<Command> {
        let mut offers = Offers::default();
        self.state.offers(Seat(seat), &mut offers);
        offers.list
    }

    pub fn asked(&self) -> u8 {
        self.state.awaiting().seats().sole().expect("somebody is asked").0
    }

    /// Places by seat and how it ended.
    pub fn ending(&self) -> (Vec<u8>, &'static str) {
        match self.state.awaiting() {
            Awaiting::Over(outcome) => (outcome.places.values().copied().collect(), outcome.ending),
            Awaiting::Seats(_) => panic!("the game goes on"),
        }
    }
}

/// The build with the far column moved by that many hundredths of a millimetre.
pub fn moved(mut build: Build, x: i32, y: i32) -> Build {
    if let Goal::Column { at, .. } = &mut build.to {
        at.x += x;
        at.y += y;
    }
    build
}

/// The build with these cars.
pub fn carrying(mut build: Build, cars: &[Parking]) -> Build {
    build.cars = cars.iter().copied().collect();
    build
}
