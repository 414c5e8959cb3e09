//! A piece on its way: carried along its path by a hand that trembles, let go, and settled.

use contract::Seat;
use physics::{Body, ENGINE, Pose, STEPS_PER_SECOND, World};

use crate::hand::bodies::{Standing, car_body, disc_at, road_body, standing};
use crate::hand::holding::{Held, Lifted};
use crate::hand::landing::{bedding, land};
use crate::hand::path::{Moment, Path};
use crate::hand::settled::{Landing, Missed, Settled, Slip};
use crate::hand::tremor::{Tremor, stray};
use crate::pieces::Piece;
use crate::setup::Setup;
use crate::sizes::table_radius;
use crate::truth::TokyoHighway;

/// A piece that moved or tilted by more than this has been knocked over (clause 11.4).
pub const MOVED_MM: f64 = 1.5;
pub const TILTED: f64 = 3.0 * (std::f64::consts::PI / 180.0);
/// How long the world may take to settle; what still moves then is judged as it is.
pub const SETTLING_STEPS: u32 = 4 * STEPS_PER_SECOND;
/// A hand keeps up with its path up to these speeds, in millimetres and radians per second: half as
/// fast again as a path may be.
const FASTEST: f64 = 900.0;
const FASTEST_TURN: f64 = 3.0 * std::f64::consts::PI;
/// The most that a piece slips when it is let go by a resting hand that trembles by one
/// millimetre: speeds in millimetres and radians per second.
const SLIP_SPEED: f64 = 20.0;
const SLIP_SPIN: f64 = 0.6;

/// A world with a piece in hand.
pub struct Flight {
    state: TokyoHighway,
    seat: Seat,
    tremor: Tremor,
    lifted: Lifted,
    path: Path,
    standing: Vec<Standing>,
    world: World,
    /// Steps done so far.
    steps: u32,
}

impl Flight {
    /// The piece where its path begins, before anything has moved; none if there is no path.
    pub fn new(state: &TokyoHighway, seat: Seat, lifted: Lifted, path: &Path) -> Option<Flight> {
        let standing = standing(state);
        let bodies: Vec<Body> = standing.iter().map(|standing| standing.body.clone()).collect();
        let world = World::at_rest(table_radius(state.count()), &bodies);
        let tremor = state.setup.tremor_of(seat);
        let (state, path) = (state.clone(), path.clone());
        let mut flight = Flight { state, seat, tremor, lifted, path, standing, world, steps: 0 };
        let begin = flight.target(0.0)?;
        flight.world.take(&held_body(&flight.state.setup, lifted.piece, begin));
        Some(flight)
    }

    /// Where the hand holds the piece that many milliseconds after it was lifted: where it means to
    /// be, and how far it strays.
    fn target(&self, ms: f64) -> Option<Pose> {
        let moment = self.path.moment(ms)?;
        let reach = reach(&self.state, self.seat, &moment);
        let [x, y, z, turn] = stray(self.tremor, self.lifted.seed, ms, &moment, reach);
        let at = [moment.at[0] + x, moment.at[1] + y, moment.at[2] + z];
        Some(Pose::heading(at, moment.heading + turn, moment.pitch))
    }

    /// Goes on along a path that begins like the one so far; whether it does.
    pub fn extend(&mut self, path: &Path) -> bool {
        let goes_on = path.0.starts_with(&self.path.0);
        if goes_on {
            self.path.clone_from(path);
        }
        goes_on
    }

    /// Milliseconds since the piece was lifted.
    pub fn ms(&self) -> u32 {
        (u64::from(self.steps) * 1000 / u64::from(STEPS_PER_SECOND)) as u32
    }

    /// Whose hand it is, and what it holds.
    pub fn hand(&self) -> (Seat, Lifted) {
        (self.seat, self.lifted)
    }

    /// Carries the piece on by one step; whether it is still in hand.
    pub fn carry_on(&mut self) -> bool {
        let ms = f64::from(self.steps) * 1000.0 / f64::from(STEPS_PER_SECOND);
        if ms >= f64::from(self.path.ms()) {
            return false;
        }
        self.steps += 1;
        if let Some(target) = self.target(ms) {
            self.world.carry(&target, FASTEST, FASTEST_TURN);
        }
        true
    }

    /// Lets go. The slip grows with the tremor, and with how fast the hand moves.
    pub fn let_go(&mut self, slip: Slip) {
        let Some(moment) = self.path.moment(f64::from(self.path.ms())) else { return };
        let size = self.tremor.mm() * (1.0 + moment.speed / 100.0);
        let part = |thousandths: i16| f64::from(thousandths) / 1000.0 * size;
        if self.lifted.piece == Held::Road
            && let Some(pose) = self.world.pose(self.standing.len())
        {
            self.world.bed(&bedding(&self.state, self.seat, &pose));
        }
        self.world.let_go();
        let speed = [part(slip.x) * SLIP_SPEED, part(slip.y) * SLIP_SPEED, 0.0];
        self.world.nudge(self.standing.len(), speed, [0.0, 0.0, part(slip.spin) * SLIP_SPIN]);
    }

    /// One step of settling; whether anything still moves.
    pub fn settle_on(&mut self) -> bool {
        if self.world.is_still() {
            return false;
        }
        self.steps += 1;
        self.world.step();
        true
    }

    /// What came of it.
    pub fn outcome(&self, slip: Slip) -> Settled {
        let knocked: Vec<Piece> = self.knocked().map(|standing| standing.piece).collect();
        let landing = match self.world.pose(self.standing.len()) {
            _ if !knocked.is_empty() => Landing::Astray(Missed::Crash),
            Some(pose) => land(&self.state, self.seat, self.lifted.piece, &pose),
            None => Landing::Astray(Missed::Fell),
        };
        Settled { engine: ENGINE.to_owned(), slip, knocked, landing }
    }

    /// The pieces that are no longer where they were.
    fn knocked(&self) -> impl Iterator<Item = &Standing> {
        let moved = |(idx, standing): &(usize, &Standing)| {
            self.world.pose(*idx).is_none_or(|pose| is_displaced(standing, &pose))
        };
        self.standing.iter().enumerate().filter(moved).map(|(_, standing)| standing)
    }

    /// Where everything is now: what stood on the table, and last the piece itself.
    pub fn poses(&self) -> Vec<Pose> {
        (0..self.world.len()).filter_map(|idx| self.world.pose(idx)).collect()
    }

    /// What stands on the table, in the order of its poses.
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }
}

/// Carries a piece along its path, lets it go, and waits until nothing moves.
pub fn fly(
    state: &TokyoHighway,
    seat: Seat,
    lifted: Lifted,
    path: &Path,
    slip: Slip,
) -> Option<Settled> {
    let mut flight = Flight::new(state, seat, lifted, path)?;
    while flight.carry_on() {}
    flight.let_go(slip);
    for _ in 0..SETTLING_STEPS {
        if !flight.settle_on() {
            break;
        }
    }
    Some(flight.outcome(slip))
}

/// Whether a piece is no longer where it was. A disc may turn about its axis.
fn is_displaced(standing: &Standing, now: &Pose) -> bool {
    let before = &standing.body.pose;
    let turned = match standing.piece {
        Piece::Column(_) => now.tilt(before),
        _ => now.angle(before),
    };
    !now.is_finite() || now.distance(before) > MOVED_MM || turned > TILTED
}

/// The piece in hand as a body.
pub fn held_body(setup: &Setup, piece: Held, pose: Pose) -> Body {
    match piece {
        Held::Grey | Held::Yellow => disc_at(pose),
        Held::Road => road_body(pose),
        Held::Car => car_body(setup, pose),
    }
}

/// How far from their own side of the table a player's hand is.
fn reach(state: &TokyoHighway, seat: Seat, moment: &Moment) -> f64 {
    // The entrances were built first, seat by seat, and each lies on its player's side.
    let Some(entrance) = state.columns.get(seat.idx()) else { return 0.0 };
    let out = entrance.at.to_point();
    let length = out.length();
    let home = if length > 0.0 { out * (table_radius(state.count()) / length) } else { out };
    let (x, y) = (moment.at[0] - home.x, moment.at[1] - home.y);
    (x * x + y * y).sqrt()
}
