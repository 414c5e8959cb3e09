//! A table for the tests of the rules: cards under tokens as a clause needs them, known solutions
//! built by real commands, and a clock that wakes whenever it should.

use building::{Angle, CardId, Fault, PieceId, PieceSet, Point, Pose, Side, deck};
use contract::{Actor, Awaiting, Chance, Check, Entry, Game, Refusal, Seat, Viewer};
use tokyo_jutaku::map::{Cell, CellSet};
use tokyo_jutaku::setup::{Assist, Mode};
use tokyo_jutaku::state::{Architect, Phase};
use tokyo_jutaku::{Beat, Command, Event, Setup, TokyoJutaku};

/// A match.
#[derive(Clone)]
pub struct Table {
    pub state: TokyoJutaku,
}

/// Where the seats start.
pub const CELLS: [&str; 8] = ["a1", "f1", "f6", "a6", "c1", "f3", "c6", "a3"];

/// A refusal: its clause, its reason, and the pieces that it names.
pub type No = (String, String, Vec<String>);

pub fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub fn cells(names: &[&str]) -> CellSet {
    names.iter().map(|name| cell(name)).collect()
}

pub fn piece(number: u8) -> PieceId {
    PieceId::new(number).unwrap()
}

pub fn grab(number: u8) -> Command {
    Command::Grab { piece: piece(number) }
}

/// Puts that piece there, in micrometres, turned by that many degrees.
pub fn pose(number: u8, x: i32, y: i32, degrees: i32) -> Pose {
    Pose::new(piece(number), false, Angle::hundredths(degrees * 100), Point::new(x, y)).unwrap()
}

pub fn go(name: &str) -> Command {
    Command::Move { cell: cell(name) }
}

/// The easy race.
pub fn blue() -> Setup {
    Setup { side: Side::Blue, ..Setup::default() }
}

pub fn beats() -> Setup {
    Setup { mode: Mode::Beats, ..blue() }
}

pub fn attack() -> Setup {
    Setup { mode: Mode::Attack, ..blue() }
}

pub fn daily() -> Setup {
    Setup { mode: Mode::Daily, ..Setup::default() }
}

/// What the card of that number is worth.
pub fn yen(card: u8, side: Side) -> i32 {
    deck().site(CardId::new(card).unwrap(), side).unwrap().yen as i32
}

impl Table {
    /// A match that has been opened and nothing more. The card of seat n is card 4n.
    pub fn opened(setup: &Setup, seats: usize) -> Table {
        let state = TokyoJutaku::open(setup, seats, &mut Chance::from_number(1)).unwrap();
        let mut table = Table { state };
        for (idx, name) in CELLS.iter().enumerate() {
            table.lay(idx as u8 * 4, name);
        }
        table.sound();
        table
    }

    /// Lays that card on that cell, if it is on the map: its whole district changes places with
    /// the one that lies there.
    pub fn lay(&mut self, card: u8, goal: &str) {
        let goal = cell(goal);
        let of = |state: &TokyoJutaku| Cell::all().find(|cell| state.card_at(*cell) == Some(card));
        let Some(at) = of(&self.state) else { return };
        let block = |of: Cell| Cell::all().filter(move |cell| cell.block() == of.block());
        if at.block() != goal.block() {
            for (one, other) in block(at).zip(block(goal)) {
                self.state.cards.swap(one.idx(), other.idx());
            }
        }
        let at = of(&self.state).unwrap();
        self.state.cards.swap(at.idx(), goal.idx());
    }

    /// A match in which everybody may build since 3.000.
    pub fn with(setup: &Setup, seats: usize) -> Table {
        let mut table = Table::opened(setup, seats);
        while let Phase::Draft { order, .. } = table.state.phase.clone() {
            let seat = order[0].0;
            table.play(seat, Command::Start { cell: cell(CELLS[usize::from(seat)]) });
        }
        if setup.mode != Mode::Beats {
            table.until(3_000);
        }
        assert_eq!(table.state.phase, Phase::Building);
        table
    }

    /// The easy race, with seats that build.
    pub fn new(seats: usize) -> Table {
        Table::with(&blue(), seats)
    }

    /// The easy race in which wrong placements are refused.
    pub fn guided(side: Side, seats: usize) -> Table {
        Table::with(&Setup { side, assist: Assist::Guided, ..blue() }, seats)
    }

    pub fn own(&self, seat: u8) -> &Architect {
        &self.state.architects[Seat(seat)]
    }

    pub fn change(&mut self, seat: u8) -> &mut Architect {
        &mut self.state.architects[Seat(seat)]
    }

    pub fn sound(&mut self) -> &mut Table {
        assert_eq!(self.state.check(), Ok(()));
        self
    }

    pub fn now(&self) -> u64 {
        self.state.now
    }

    fn attempt(&mut self, entry: &Entry<Command>) -> Result<Vec<Event>, Refusal> {
        let mut told = Vec::new();
        let judged = self.state.judge(entry);
        let played = self.state.play(entry, &mut Chance::from_number(2), &mut told);
        assert_eq!(judged.is_ok(), played.is_ok(), "judging equals playing");
        played.map(|_| told)
    }

    /// Lets the clock wake up to that time, and tells what happened.
    pub fn until(&mut self, at: u64) -> Vec<Event> {
        let mut told = Vec::new();
        while let Awaiting::Seats(waiting) = self.state.awaiting() {
            let Some(wake) = waiting.wake_at.filter(|wake| *wake <= at) else { break };
            told.extend(self.attempt(&Entry::new(Actor::Clock, wake, Command::Tick)).unwrap());
            self.sound();
        }
        told
    }

    /// Lets this much time pass.
    pub fn wait(&mut self, ms: u64) -> Vec<Event> {
        self.until(self.now() + ms)
    }

    fn try_at(&mut self, seat: u8, at: u64, lag: u32, command: Command) -> Result<Vec<Event>, No> {
        self.until(at);
        let before = self.state.clone();
        let entry = Entry { lag_ms: lag, ..Entry::new(Seat(seat), at, command) };
        let played = self.attempt(&entry);
        self.sound();
        played.map_err(|refusal| {
            assert_eq!(self.state, before, "a refusal changes nothing");
            (refusal.clause.to_string(), refusal.why.key.to_string(), refusal.pieces)
        })
    }

    /// A seat commands something at that time; what happened then.
    pub fn at(&mut self, seat: u8, at: u64, command: Command) -> Vec<Event> {
        self.try_at(seat, at, 0, command).unwrap()
    }

    /// The same, with a connection so slow.
    pub fn lagging(&mut self, seat: u8, at: u64, lag: u32, command: Command) -> Vec<Event> {
        self.try_at(seat, at, lag, command).unwrap()
    }

    /// A seat commands something now.
    pub fn play(&mut self, seat: u8, command: Command) -> Vec<Event> {
        self.at(seat, self.now(), command)
    }

    /// Why a seat may not do that now.
    pub fn refused(&self, seat: u8, command: Command) -> No {
        self.clone().try_at(seat, self.now(), 0, command).expect_err("should be refused")
    }

    /// Why a seat may not do that at that time, with a connection so slow.
    pub fn refused_at(&self, seat: u8, at: u64, lag: u32, command: Command) -> No {
        self.clone().try_at(seat, at, lag, command).expect_err("should be refused")
    }

    /// The clause alone.
    pub fn clause(&self, seat: u8, command: Command) -> String {
        self.refused(seat, command).0
    }

    pub fn actor_refused(&self, actor: Actor, at: u64, command: Command) -> String {
        let refusal = self.state.judge(&Entry::new(actor, at, command));
        refusal.expect_err("should be refused").clause.to_string()
    }

    /// Takes a piece and places it.
    pub fn put(&mut self, seat: u8, pose: Pose) -> Vec<Event> {
        self.play(seat, Command::Grab { piece: pose.piece() });
        self.play(seat, Command::Place { pose })
    }

    /// A known building on the seat's site whose pieces are all to be had.
    pub fn solution(&self, seat: u8) -> Vec<Pose> {
        let site = self.own(seat).site.as_ref().unwrap();
        let known = deck().site(CardId::new(site.card).unwrap(), site.side).unwrap();
        let mine: PieceSet = site.pieces().collect();
        let free = |piece| self.state.supply(Seat(seat)).contains(piece) || mine.contains(piece);
        let all = known.borders.iter().flat_map(|lot| &lot.solutions);
        let fits = all.into_iter().find(|solution| solution.pieces().all(free)).unwrap();
        fits.standing().iter().map(|standing| standing.pose).collect()
    }

    /// A seat builds a known solution.
    pub fn build(&mut self, seat: u8) -> &mut Table {
        for pose in self.solution(seat) {
            self.put(seat, pose);
        }
        self
    }

    /// A seat builds something, and calls falsely when it stops: one piece is missing.
    pub fn botch(&mut self, seat: u8) -> &mut Table {
        let first = self.solution(seat)[0];
        self.put(seat, first);
        self
    }

    /// Some seats complete their sites together; the verdict is spoken.
    pub fn complete(&mut self, seats: &[u8]) -> Vec<Event> {
        for seat in seats {
            self.build(*seat);
        }
        seats.iter().for_each(|seat| drop(self.play(*seat, Command::Stop)));
        self.wait(400)
    }

    /// Whose turn it is to move, all in order.
    pub fn order(&self) -> Vec<u8> {
        match &self.state.phase {
            Phase::Movement { order, .. } => order.iter().map(|seat| seat.0).collect(),
            other => panic!("nobody moves: {other:?}"),
        }
    }

    /// Only these cells still have cards to be had, and the token stands there. Cards under
    /// tokens stay where they are.
    pub fn spaces(&mut self, names: &[&str]) -> &mut Table {
        self.state.spaces = cells(names);
        self.sound()
    }

    /// Where a seat can go, in order.
    pub fn goals(&self, seat: u8) -> Vec<String> {
        let cells = self.state.destinations(Seat(seat), self.state.must_move(Seat(seat)));
        cells.iter().map(|cell| cell.to_string()).collect()
    }

    /// The rules of building that a seat sees broken on its own site.
    pub fn marks(&self, seat: u8) -> Vec<u8> {
        let view = self.state.view(Viewer::Seat(Seat(seat)));
        view.marks.iter().map(Fault::rule).collect()
    }

    /// Who won and how.
    pub fn ending(&self) -> (Vec<u8>, &'static str) {
        match self.state.awaiting() {
            Awaiting::Over(end) => (end.winners.iter().map(|seat| seat.0).collect(), end.ending),
            Awaiting::Seats(_) => panic!("the match goes on"),
        }
    }

    pub fn goes_on(&self) -> bool {
        matches!(self.state.awaiting(), Awaiting::Seats(_))
    }

    /// A seat submits a beat.
    pub fn beat(&mut self, seat: u8, beat: Beat) -> Vec<Event> {
        self.play(seat, Command::Beat(beat))
    }

    /// Seats build their known solutions in beats, the others hold; then these stop.
    pub fn complete_in_beats(&mut self, seat: u8) -> Vec<Event> {
        let others: Vec<u8> = (0..self.state.count() as u8).filter(|o| *o != seat).collect();
        let mut wanted: Vec<Beat> =
            self.solution(seat).into_iter().map(|pose| Beat::Place { pose }).collect();
        wanted.push(Beat::Stop);
        let mut told = Vec::new();
        for beat in wanted {
            told = self.beat(seat, beat);
            for other in &others {
                told.extend(self.beat(*other, Beat::Hold));
            }
        }
        told
    }
}

/// Whether somebody's building was judged right, by seat.
pub fn verdicts(told: &[Event]) -> Vec<(u8, bool)> {
    let verdict = |event: &Event| match event {
        Event::Judged { seat, faults, .. } => Some((seat.0, faults.is_empty())),
        _ => None,
    };
    told.iter().filter_map(verdict).collect()
}

/// The rules of building that a verdict names, of whichever seat.
pub fn broken(told: &[Event]) -> Vec<u8> {
    let rules = |event: &Event| match event {
        Event::Judged { faults, .. } => faults.iter().map(Fault::rule).collect(),
        _ => Vec::new(),
    };
    told.iter().flat_map(rules).collect()
}
