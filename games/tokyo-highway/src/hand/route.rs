//! Ways to carry the next piece of an announced build: for keys, screen readers and bots.
//!
//! A piece comes down from above where it can. Where something passes over its place, it comes
//! down beside that and slides in: roads along themselves, discs from any side. A road that cannot
//! do that comes down askew on its base, and swings in.

use contract::Seat;
use physics::{Obstacles, Pose};

use crate::command::{Build, Command, Goal};
use crate::geometry::{Hundredths, Spot};
use crate::hand::bodies::{disc, lying, standing};
use crate::hand::flight::held_body;
use crate::hand::holding::{Hand, Held, Rising};
use crate::hand::path::{Path, Sample};
use crate::sizes::{CAR, LENGTH, THICKNESS, table_radius};
use crate::solids;
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// How far above its place a piece slides in and is let go, and how much air it keeps on its way,
/// in millimetres. Where there is not that much, the next is tried.
const MANNERS: [Manner; 3] = [
    Manner { slide: 2.0, drop: 0.4, air: 1.5 },
    Manner { slide: 1.0, drop: 0.3, air: 0.7 },
    Manner { slide: 0.5, drop: 0.2, air: 0.3 },
];

#[derive(Clone, Copy)]
struct Manner {
    slide: f64,
    drop: f64,
    air: f64,
}

/// How fast it is carried, far from its place and near to it, in millimetres per second.
const FAST: f64 = 200.0;
const SLOW: f64 = 40.0;
/// How fast the end of a road swings in.
const SWINGING: f64 = 90.0;
/// How far away it comes down where it has to slide in, in millimetres.
const SIDESTEPS: [f64; 4] = [30.0, 60.0, 90.0, 130.0];

/// What can be done next without a pointer: nothing but the pieces of an announced build, one by
/// one, and finishing what was begun freehand.
pub fn next_by_hand(state: &TokyoHighway, seat: Seat) -> Vec<Command> {
    let Some(hand) = &state.hand else { return Vec::new() };
    if let Some(lifted) = hand.lifted {
        let path =
            place_of(state, seat, hand, lifted.piece).map(|place| way(state, lifted.piece, &place));
        return vec![path.map_or(Command::Lower, |path| Command::Carry { path, settled: None })];
    }
    let next = hand.next_of_plan();
    if let (Some(Held::Road), Some(plan)) = (next, &hand.plan)
        && fitted(state, seat, plan, hand).is_none()
    {
        // The column came to stand where its road cannot reach it.
        return vec![Command::Clear];
    }
    match next {
        Some(piece) => vec![Command::Lift { piece }, Command::Clear]
            .into_iter()
            .filter(|command| state.may_by_hand(seat, command).is_ok())
            .collect(),
        None if hand.laid.is_some() => vec![Command::Done],
        None => vec![Command::Clear],
    }
}

/// Where a piece of the announced build belongs.
fn place_of(state: &TokyoHighway, seat: Seat, hand: &Hand, piece: Held) -> Option<Pose> {
    let plan = hand.plan.as_ref()?;
    match piece {
        Held::Grey | Held::Yellow => {
            let at: Spot = match (hand.rising, plan.to) {
                (Some(rising), _) => rising.at,
                (None, Goal::Column { at, .. }) => at,
                (None, Goal::Exit { .. }) => return None,
            };
            Some(disc(at, hand.height()).pose)
        }
        Held::Road => {
            let survey = fitted(state, seat, plan, hand)?;
            Some(lying(&survey.deck, THICKNESS))
        }
        Held::Car => {
            let laid = hand.laid.as_ref()?;
            let spot = plan.cars.get(laid.cars.len())?;
            let table = state.tidied();
            let bare = Build { cars: Default::default(), ..laid.clone() };
            let survey = table.survey(seat, &bare).ok()?;
            Some(lying(&solids::car(&survey.deck, *spot), CAR[2]))
        }
    }
}

/// The plan with its column where it really stands, and its road shifted along and aside as little
/// as the rules then ask for; nothing if no such road can lie.
fn fitted(state: &TokyoHighway, seat: Seat, plan: &Build, hand: &Hand) -> Option<Survey> {
    let table = state.tidied();
    let shifted = |past: i32, near: i32, far: i32| {
        let mut build = Build { cars: Default::default(), ..plan.clone() };
        build.past = build.past.saturating_add(past);
        build.aside = build.aside.saturating_add(near);
        if let (Goal::Column { at, aside, .. }, Some(rising)) = (&mut build.to, hand.rising) {
            *at = rising.at;
            *aside = aside.saturating_add(far);
        }
        build
    };
    let sideways = |past: i32| {
        SIDES.iter().flat_map(move |near| SIDES.iter().map(move |far| (past, *near, *far)))
    };
    let mut shifts = SHIFTS.iter().flat_map(|past| sideways(*past));
    shifts.find_map(|(past, near, far)| table.survey(seat, &shifted(past, near, far)).ok())
}

/// How far an end is shifted aside to fit, in hundredths of a millimetre.
const SIDES: [i32; 3] = [0, -100, 100];
/// How far along itself a road is shifted.
const SHIFTS: [i32; 9] = [0, 50, -50, 100, -100, 200, -200, 300, -300];

/// Whether there is a clear way to the place of every disc and of the road of a build.
pub fn can_carry(state: &TokyoHighway, seat: Seat, build: &Build) -> bool {
    let mut state = state.tidied();
    if let Some(hand) = &mut state.truth.hand {
        hand.plan = Some(build.clone());
    }
    while let Some(hand) = state.hand.clone() {
        let Some(piece) = hand.next_of_plan() else { return true };
        let place = place_of(&state, seat, &hand, piece);
        if place.is_none_or(|place| clear_way(&state, piece, &place).is_none()) {
            return false;
        }
        let (Goal::Column { at, .. }, Some(hand)) = (build.to, &mut state.truth.hand) else {
            return true;
        };
        if !piece.is_disc() {
            return true;
        }
        let grown = Rising { at, grey: 0, yellow: false };
        let rising = hand.rising.get_or_insert(grown);
        rising.yellow |= piece == Held::Yellow;
        rising.grey = rising.grey.saturating_add(u8::from(piece == Held::Grey));
    }
    false
}

/// A way to that place: one that keeps clear of everything, if there is any, or straight down.
fn way(state: &TokyoHighway, piece: Held, place: &Pose) -> Path {
    let straight = || straight_down(place, state.ceiling().max(place.at[2]), MANNERS[0]);
    timed(place, &clear_way(state, piece, place).unwrap_or_else(straight))
}

/// A point of a way: where the piece is, and how far it is turned from how it is to lie.
#[derive(Clone, Copy)]
struct Stop {
    at: [f64; 3],
    turn: f64,
}

impl Stop {
    fn straight(at: [f64; 3]) -> Stop {
        Stop { at, turn: 0.0 }
    }

    /// Part of the way to another stop.
    fn toward(self, to: Stop, part: f64) -> Stop {
        let mix = |from: f64, to: f64| from + (to - from) * part;
        let at = [0, 1, 2].map(|axis| mix(self.at[axis], to.at[axis]));
        Stop { at, turn: mix(self.turn, to.turn) }
    }

    /// How far the end of a road goes at most from here to another stop.
    fn distance(self, to: Stop) -> f64 {
        let square = |axis: usize| (to.at[axis] - self.at[axis]) * (to.at[axis] - self.at[axis]);
        let way = (square(0) + square(1) + square(2)).sqrt();
        way + (to.turn - self.turn).abs() * LENGTH * 0.5
    }
}

/// How a piece is to lie: its heading and pitch, in radians.
fn lie(place: &Pose) -> (f64, f64) {
    let nose = place.rotate([1.0, 0.0, 0.0]);
    (libm::atan2(nose[1], nose[0]), libm::asin(nose[2].clamp(-1.0, 1.0)))
}

/// The first way to that place that keeps clear of everything.
fn clear_way(state: &TokyoHighway, piece: Held, place: &Pose) -> Option<Vec<Stop>> {
    let bodies: Vec<_> = standing(state).into_iter().map(|standing| standing.body).collect();
    let obstacles = Obstacles::new(table_radius(state.count()), &bodies);
    let (heading, pitch) = lie(place);
    let free = |from: Stop, to: Stop, air: f64| {
        let steps = (from.distance(to) / 3.0) as u32 + 1;
        (0..=steps).all(|step| {
            let stop = from.toward(to, f64::from(step) / f64::from(steps));
            let pose = Pose::heading(stop.at, heading + stop.turn, pitch);
            obstacles.clears(&held_body(&state.setup, piece, pose), air)
        })
    };
    let ceiling = state.ceiling().max(place.at[2]);
    let mut ways = MANNERS.iter().flat_map(|manner| {
        ways(piece, place, ceiling, *manner).map(move |stops| (stops, manner.air))
    });
    // The last stretch, down to where it is let go, comes nearer than that.
    let clear = |(stops, air): &(Vec<Stop>, f64)| {
        let stretches = stops.windows(2).take(stops.len() - 2);
        stretches.into_iter().all(|stretch| free(stretch[0], stretch[1], *air))
    };
    ways.find(clear).map(|(stops, _)| stops)
}

fn straight_down(place: &Pose, ceiling: f64, manner: Manner) -> Vec<Stop> {
    let [x, y, z] = place.at;
    [ceiling, z + manner.slide, z + manner.drop].map(|z| Stop::straight([x, y, z])).into()
}

/// Ways to carry a piece to its place: straight down, or down beside it and in from there.
fn ways(
    piece: Held,
    place: &Pose,
    ceiling: f64,
    manner: Manner,
) -> impl Iterator<Item = Vec<Stop>> {
    let place = *place;
    let down = straight_down(&place, ceiling, manner);
    let beside = move |step: Sidestep| {
        let at = step.from(&place, manner.slide);
        let mut stops = straight_down(&place, ceiling, manner);
        stops[0] = Stop::straight([at[0], at[1], ceiling]);
        stops.insert(1, Stop::straight(at));
        stops
    };
    let swings = if piece == Held::Road { &SWINGS[..] } else { &[] };
    let swung = move |turn: &f64| swing(&place, ceiling, manner, *turn);
    let beside = sidesteps(piece).into_iter().map(beside);
    std::iter::once(down).chain(beside).chain(swings.iter().map(swung))
}

/// How far a road is turned about its base end before it swings in, in radians.
const SWINGS: [f64; 10] = [0.5, -0.5, 0.9, -0.9, 1.4, -1.4, 2.0, -2.0, 2.7, -2.7];
/// It swings in steps of about this much, because paths are straight from one moment to the next.
const SWING_STEP: f64 = 0.12;

/// Down onto its base, turned by this much, and round to where it is to lie.
fn swing(place: &Pose, ceiling: f64, manner: Manner, turn: f64) -> Vec<Stop> {
    let (heading, pitch) = lie(place);
    let [x, y, z] = place.at;
    let long = LENGTH * 0.5 * libm::cos(pitch);
    let base = [x - long * libm::cos(heading), y - long * libm::sin(heading)];
    let turned = |turn: f64, z: f64| {
        let (sin, cos) = (libm::sin(heading + turn), libm::cos(heading + turn));
        Stop { at: [base[0] + long * cos, base[1] + long * sin, z], turn }
    };
    let steps = (turn.abs() / SWING_STEP) as u32 + 1;
    let arc = (0..=steps).map(|step| {
        let part = f64::from(step) / f64::from(steps);
        turned(turn * (1.0 - part), z + manner.slide)
    });
    let down = [Stop::straight([x, y, z + manner.drop])];
    std::iter::once(turned(turn, ceiling)).chain(arc).chain(down).collect()
}

/// Where a piece comes down beside its place.
#[derive(Clone, Copy)]
struct Sidestep {
    ahead: f64,
    left: f64,
    /// Whether it slides in along its own slope, and not level.
    along: bool,
}

impl Sidestep {
    fn from(self, place: &Pose, slide: f64) -> [f64; 3] {
        let (heading, pitch) = lie(place);
        let (sin, cos) = (libm::sin(heading), libm::cos(heading));
        let rise = if self.along { self.ahead * libm::tan(pitch) } else { 0.0 };
        let [x, y, z] = place.at;
        [
            x + self.ahead * cos - self.left * sin,
            y + self.ahead * sin + self.left * cos,
            (z + slide + rise).max(STOOP),
        ]
    }
}

/// The lowest that a piece slides over the table.
const STOOP: f64 = 4.0;

/// Where a piece can come down beside its place, nearest first.
fn sidesteps(piece: Held) -> Vec<Sidestep> {
    let mut steps = Vec::new();
    for far in SIDESTEPS {
        let far = if piece == Held::Road { far + LENGTH * 0.25 } else { far };
        let slant = far * std::f64::consts::FRAC_1_SQRT_2;
        let straight = [[far, 0.0], [-far, 0.0], [0.0, far], [0.0, -far]];
        let slanted = [[slant, slant], [slant, -slant], [-slant, slant], [-slant, -slant]];
        for [ahead, left] in straight.into_iter().chain(slanted) {
            let level = Sidestep { ahead, left, along: false };
            if piece == Held::Road && ahead != 0.0 {
                steps.push(Sidestep { along: true, ..level });
            }
            steps.push(level);
        }
    }
    steps
}

/// A path through those stops: fast at first, slowly at the end.
fn timed(place: &Pose, stops: &[Stop]) -> Path {
    let degrees = |radians: f64| (radians * (18_000.0 / std::f64::consts::PI)) as i32;
    let (heading, pitch) = lie(place);
    let mut before: Option<Stop> = None;
    let mut samples = Vec::new();
    for (idx, stop) in stops.iter().enumerate() {
        let way = before.map_or(0.0, |from| from.distance(*stop));
        // The last stretches are those that need care.
        let speed = match idx {
            0 | 1 => FAST,
            _ if idx + 2 >= stops.len() => SLOW,
            _ => SWINGING,
        };
        let after_ms = if before.is_none() { 0 } else { (way / speed * 1000.0) as u16 + 20 };
        let [x, y, z] = stop.at.map(|mm| Hundredths::nearest(mm).0);
        let heading = degrees(heading + stop.turn);
        samples.push(Sample { after_ms, x, y, z, heading, pitch: degrees(pitch) });
        before = Some(*stop);
    }
    // A moment of rest before letting go.
    if let Some(last) = samples.last().copied() {
        samples.push(Sample { after_ms: 150, ..last });
    }
    Path(samples)
}
