//! The game itself: commands, events, turns, the end. Clause numbers are those of RULES.md.

use contract::{
    Actor, Awaiting, Chance, Entry, Game, NoRegion, Offers, Outcome, Refusal, Sampled, Seat,
    SeatSet, Sink, Undo, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::grid::{COLUMNS, Cell, Grid, ROWS};

/// What the lobby chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Who begins (clause 1.2).
    pub start: Start,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Seat 0.
    #[default]
    #[serde(rename = "seat-0")]
    Seat0,
    /// Chance decides.
    Random,
}

/// What a seat asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Drops a disc (clause 2.2).
    Drop {
        /// The column, from 0.
        column: u8,
    },
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A disc fell.
    Dropped {
        seat: Seat,
        /// Where it came to lie.
        cell: Cell,
    },
    /// Somebody has four in line (clause 3.1).
    Won { seat: Seat },
    /// The grid is full (clause 3.2).
    Filled,
}

/// The whole truth. Whose turn it is and whether somebody has won follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConnectFour {
    pub(crate) first: Seat,
    pub(crate) grid: Grid,
}

/// What a viewer may know: everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who began.
    pub first: Seat,
    /// The discs.
    pub grid: Grid,
    /// Whose turn it is, while the game goes on.
    pub turn: Option<Seat>,
    /// The winning line, once there is one.
    pub line: Vec<Cell>,
}

impl ConnectFour {
    /// The seat that dropped the last disc; before the first one, the seat that does not begin.
    fn last(&self) -> Seat {
        Seat(((self.grid.count() + 1) as u8 ^ self.first.0) & 1)
    }

    /// The seat that drops the next disc (clause 2.1).
    pub(crate) fn next(&self) -> Seat {
        Seat(self.last().0 ^ 1)
    }

    /// How the game ended, if it did. Only the last disc can have made a line.
    fn outcome(&self) -> Option<Outcome> {
        if self.grid.has_line(self.last()) {
            Some(Outcome::won_by(SeatSet::only(self.last()), 2, "four-in-line"))
        } else if self.is_full() {
            Some(Outcome::drawn(2, "full-grid"))
        } else {
            None
        }
    }

    /// Whether it has ended: the same question, without the answer's details.
    fn is_over(&self) -> bool {
        self.grid.has_line(self.last()) || self.is_full()
    }

    fn is_full(&self) -> bool {
        self.grid.count() == u32::from(COLUMNS * ROWS)
    }
}

impl Game for ConnectFour {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = NoRegion;

    fn open(setup: &Setup, _seats: usize, chance: &mut Chance) -> Result<ConnectFour, Refusal> {
        let first = match setup.start {
            Start::Seat0 => Seat(0),
            Start::Random => Seat(chance.below(2) as u8),
        };
        Ok(ConnectFour { first, grid: Grid::default() })
    }

    fn seats(&self) -> usize {
        2
    }

    fn awaiting(&self) -> Awaiting {
        match self.outcome() {
            Some(outcome) => Awaiting::Over(outcome),
            None => Awaiting::seat(self.next()),
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.grid.count_of(seat)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, NoRegion>) {
        if seat == self.next() && !self.is_over() {
            let open = (0..COLUMNS).filter(|&column| !self.grid.is_full(column));
            into.list.extend(open.map(|column| Command::Drop { column }));
        }
    }

    fn sample_unlisted(&self, seat: Seat, chance: &mut Chance) -> Option<Sampled<Command>> {
        if seat != self.next() || self.is_over() {
            return None;
        }
        let mut open = (0..COLUMNS).filter(|&column| !self.grid.is_full(column));
        let count = open.clone().count();
        let column = open.nth(chance.idx(count))?;
        Some(Sampled { command: Command::Drop { column }, was_choice: count > 1 })
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        let Command::Drop { column } = entry.command;
        let Actor::Seat(seat) = entry.actor else {
            return Err(Refusal::new("2.1", "no-business"));
        };
        if self.is_over() {
            return Err(Refusal::new("3.3", "game-over"));
        }
        if seat != self.next() {
            return Err(Refusal::new("2.1", "not-your-turn").with("seat", self.next()));
        }
        if column >= COLUMNS {
            let refusal = Refusal::new("2.3", "no-such-column");
            return Err(refusal.with("column", u32::from(column) + 1).with("columns", COLUMNS));
        }
        if self.grid.is_full(column) {
            let refusal = Refusal::new("2.4", "column-full").with("column", column + 1);
            return Err(refusal.piece(format!("column-{column}")));
        }
        Ok(())
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        _chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        self.judge(entry)?;
        let Command::Drop { column } = entry.command;
        let seat = self.next();
        let cell = self.grid.drop(seat, column);
        events.push(|| Event::Dropped { seat, cell });
        if self.grid.has_line(seat) {
            events.push(|| Event::Won { seat });
        } else if self.is_full() {
            events.push(|| Event::Filled);
        }
        Ok(Undo::Free)
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            first: self.first,
            grid: self.grid,
            turn: (!self.is_over()).then(|| self.next()),
            line: self.grid.line_cells(self.last()),
        }
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn guess(view: &View, _chance: &mut Chance) -> ConnectFour {
        ConnectFour { first: view.first, grid: view.grid }
    }

    fn round(&self) -> u32 {
        self.grid.count() / 2 + 1
    }
}
