//! The game itself. Clause numbers are those of RULES.md.

use crate::geometry::{Heading, Spot};
use contract::{
    Awaiting, BySeat, Chance, Entry, Game, Offers, Outcome, Refusal, Seat, SeatSet, Silent, Sink,
    Turn, Undo, Viewer,
};

use crate::candidates::Region;
use crate::command::{Command, Event};
use crate::hand::Hand;
use crate::hand::simulated::engine;
use crate::pieces::{Building, Car, Column, Far, Parking, Road};
use crate::setup::{Mode, Setup, Start};
use crate::sizes::{LENGTH, SPACING, supply};
use crate::truth::{Builder, End, TokyoHighway, Truth};
use crate::view::View;

impl Game for TokyoHighway {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Region = Region;

    const LISTED: bool = false;
    const WORKS_OUT: bool = true;

    fn open(setup: &Setup, seats: usize, chance: &mut Chance) -> Result<TokyoHighway, Refusal> {
        if !(2..=4).contains(&seats) {
            return Err(Refusal::new("2.1", "bad-seats").with("seats", seats));
        }
        setup.check_hand()?;
        let first = match setup.start {
            Start::Random => Seat(chance.idx(seats) as u8),
            Start::Seat0 => Seat(0),
        };
        let mut state = TokyoHighway::new(entrances(setup, seats, first));
        if !state.raising {
            state.begin_turn(&mut Silent);
        }
        Ok(state)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn awaiting(&self) -> Awaiting {
        match self.over {
            Some(end) => Awaiting::Over(self.outcome(end)),
            None => Awaiting::seat(self.asked()),
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        self.builders.get(seat).map_or(0, |builder| builder.commands)
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        if self.over.is_some() || seat != self.asked() {
            return;
        }
        if let Some((least, most)) = self.yellow_range() {
            into.list.extend((least..=most).map(|yellow| Command::Pay { yellow }));
            return;
        }
        if self.raising {
            self.good_sites(&mut into.list);
        } else if self.blocked {
            into.list.push(Command::Pass);
        } else if self.is_building_by_hand() {
            into.list.extend(self.next_by_hand(seat));
        } else {
            into.list.extend(self.good_builds(seat).into_iter().map(Command::Build));
            into.list.extend(self.may_give_up().then_some(Command::Pass));
        }
        into.region = Some(self.region(seat));
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        self.allow(entry.actor, &entry.command)
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        let survey = match (&entry.command, entry.actor.seat()) {
            (Command::Build(build), Some(seat)) if self.may_act(seat) && !self.is_by_hand() => {
                Some(self.may_build(seat, build)?)
            }
            _ => {
                self.judge(entry)?;
                None
            }
        };
        if let Some(seat) = entry.actor.seat() {
            let commands = &mut self.truth.builders[seat].commands;
            *commands = commands.saturating_add(1);
        }
        match (&entry.command, &survey) {
            (Command::Build(build), Some(survey)) => self.build(build, survey, events),
            (Command::Raise { shape, at, heading }, _) => {
                let (owner, shape, at, heading) = (self.active, *shape, *at, *heading);
                self.raise(Building { owner, shape, at, heading }, events);
            }
            (Command::Pass, _) => self.pass(events),
            (Command::Penalty { payer, fallen }, _) => self.fine(*payer, fallen, events),
            (Command::Pay { yellow }, _) => self.pay(*yellow, events),
            (Command::Build(build), None) => self.plan(build, events),
            (command, _) => return Ok(self.play_by_hand(command, chance, events)),
        }
        // The builder may take it back until the next player acts (clause 4.1).
        Ok(Undo::Settling)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn guess(view: &View, _chance: &mut Chance) -> TokyoHighway {
        TokyoHighway::new(view.truth.mended())
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Command> {
        if self.over.is_some() || seat != self.asked() {
            None
        } else if let Some((least, most)) = self.yellow_range() {
            let yellow = least + chance.below(u32::from(most - least) + 1) as u8;
            Some(Command::Pay { yellow })
        } else if self.raising {
            self.random_site(chance)
        } else if self.blocked {
            Some(Command::Pass)
        } else if self.is_building_by_hand() {
            let next = self.next_by_hand(seat);
            // What was begun is seldom given up, unless too much has fallen.
            let patience = if self.may_give_up() { 2 } else { 16 };
            let first = next.first().filter(|_| chance.below(patience) > 0);
            first.or_else(|| chance.pick(&next)).cloned()
        } else if self.may_give_up() && chance.below(2) == 0 {
            Some(Command::Pass)
        } else {
            self.random_build(seat, chance).map(Command::Build)
        }
    }

    fn work_out(&self, entry: &Entry<Command>, chance: &mut Chance) -> Option<Command> {
        let (Command::Carry { path, .. }, Some(seat)) = (&entry.command, entry.actor.seat()) else {
            return None;
        };
        self.judge(entry).ok()?;
        let settled = self.settle_carried(seat, path, chance)?;
        Some(Command::Carry { path: path.clone(), settled: Some(settled) })
    }

    fn works_out(&self) -> bool {
        self.setup.mode == Mode::HandBuilt
    }

    fn takes_work(command: &Command) -> bool {
        matches!(command, Command::Carry { .. })
    }

    fn can_repeat(command: &Command) -> bool {
        match command {
            Command::Carry { settled: Some(settled), .. } => settled.engine == engine(),
            _ => true,
        }
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn turn(&self) -> Turn {
        Turn { round: self.round, seat: Some(self.active) }
    }
}

impl TokyoHighway {
    /// Whether that seat is asked for a build.
    fn may_act(&self, seat: Seat) -> bool {
        self.over.is_none() && !self.raising && self.debt.is_none() && seat == self.active
    }

    fn outcome(&self, end: End) -> Outcome {
        let place = |seat: Seat| self.builders[seat].place.unwrap_or(u8::MAX);
        let seats = self.count();
        let best = Seat::all(seats).map(place).min();
        let given = supply(seats).cars;
        let winners: SeatSet = Seat::all(seats).filter(|seat| Some(place(*seat)) == best).collect();
        Outcome {
            winners,
            places: BySeat::from_fn(seats, place),
            scores: BySeat::from_fn(seats, |seat| {
                i32::from(given) - i32::from(self.builders[seat].cars)
            }),
            ending: match end {
                End::AllCars => "all-cars",
                End::Materials => "materials",
                End::AllBlocked => "all-blocked",
            },
        }
    }
}

/// The table before anybody has done anything (clauses 2.1 to 2.4).
pub(crate) fn entrances(setup: &Setup, seats: usize, first: Seat) -> Truth {
    let raising = seats > 2;
    let last = Seat((first.0 + seats as u8 - 1) % seats as u8);
    let mut truth = Truth {
        setup: *setup,
        builders: BySeat::from_fn(seats, |_| builder(seats)),
        columns: Vec::new(),
        roads: Vec::new(),
        cars: Vec::new(),
        buildings: Vec::new(),
        first,
        active: if raising { last } else { first },
        raising,
        blocked: false,
        passes: 0,
        round: 1,
        debt: None,
        over: None,
        hand: (setup.mode == Mode::HandBuilt).then(Hand::default),
    };
    Seat::all(seats).for_each(|seat| build_entrance(&mut truth, seat, seats));
    truth
}

/// A player whose entrance has been built: it takes a car, a grey piece and a road (clause 2.3).
fn builder(seats: usize) -> Builder {
    let supply = supply(seats);
    Builder {
        cars: supply.cars - 1,
        grey: supply.grey - 1,
        yellow: supply.yellow,
        roads: supply.roads - 1,
        building: true,
        place: None,
        stuck: false,
        commands: 0,
    }
}

/// Builds the entrance of a seat. The columns are the corners of a regular polygon, clockwise in
/// turn order from the north, and the ramps point straight away from its middle (clause 2.3).
fn build_entrance(truth: &mut Truth, seat: Seat, seats: usize) {
    let turn = (seat.0 + seats as u8 - truth.first.0) % seats as u8;
    let heading = match seats {
        // Two face each other across the table, the first in the west.
        2 => Heading(18_000 - 18_000 * i32::from(turn)),
        _ => Heading((9_000 - 36_000 / seats as i32 * i32::from(turn)).rem_euclid(36_000)),
    };
    let out = match seats {
        2 => SPACING / 2.0,
        // The radius of a circle round a triangle or a square with that side.
        3 => SPACING / libm::sqrt(3.0),
        _ => SPACING / libm::sqrt(2.0),
    };
    let (column, road) = (truth.columns.len() as u8, truth.roads.len() as u8);
    let at = Spot::nearest(heading.unit() * out);
    truth.columns.push(Column { owner: seat, at, height: 1, junction: false, outgoing: 0 });
    let to = Far::Ramp { heading };
    let ramp = Road {
        owner: seat,
        base: column,
        past: 0,
        aside: 0,
        layer: 0,
        to,
        over: false,
        under: false,
    };
    truth.roads.push(ramp);
    let spot = Parking { along: (LENGTH * 50.0) as i32, across: 0 };
    truth.cars.push(Car { owner: seat, road, spot });
}
