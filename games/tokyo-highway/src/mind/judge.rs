//! What a position with two players is worth, fitted to how games ended.
//!
//! A logistic model: what both seats hold, and what each could do with its next road. The weights
//! were fitted to games of quick builders; docs/training.md says how. At larger tables nothing has
//! been fitted, and positions are judged by what seats hold and may hope for.

use contract::{BySeat, Seat};

use crate::candidates::Sweep;
use crate::command::Build;
use crate::mind::prospects::{HOUSE, shares};
use crate::mind::sight::Sight;
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// How many numbers describe one seat.
pub const NUMBERS: usize = 15;

/// What each number of a seat adds to the logit of the seat whose turn it is.
type Weights = [f64; NUMBERS];

/// The weights of the seat whose turn it is, in the order of [`numbers`].
const MOVER: Weights = [
    -0.204, 0.946, 0.077, 0.439, 0.461, 0.0, -0.223, 0.016, 0.078, //
    0.247, 0.069, -0.137, 0.655, 2.595, 4.880,
];
/// The weights of the other seat.
const OTHER: Weights = [
    0.226, 1.011, -0.055, -0.322, -0.380, 0.307, 0.058, 0.052, -0.043, //
    -0.060, -0.043, -0.060, -0.932, -1.511, -2.447,
];
/// The weight of the cars that the mover has more than the other, as a part of all that are left.
const LEAD: f64 = -5.555;
const BIAS: f64 = -1.424;

/// How the seat that is not to move looks round: for crossings, and for any exit.
const CROSSINGS: Sweep = Sweep { headings: 6, marks: 9, lies: 1, aimed_lies: 11, junctions: None };

/// What each seat may expect of a position in which a turn has just begun, given what the seat
/// whose turn it is could build.
pub fn judge(state: &TokyoHighway, found: &[(Build, Survey)]) -> BySeat<f64> {
    if state.over.is_some() || state.count() != 2 {
        return shares(state, &HOUSE);
    }
    let mover = state.active;
    let share = share(&seen(state, found));
    BySeat::from_fn(2, |seat| if seat == mover { share } else { 1.0 - share })
}

/// The numbers of the seat whose turn it is, and of the other.
pub fn seen(state: &TokyoHighway, found: &[(Build, Survey)]) -> [Weights; 2] {
    let mover = state.active;
    let other = Seat(1 - mover.0.min(1));
    let crossings = state.sweep(other, &CROSSINGS);
    let of = |seat, found| numbers(state, seat, &Sight::of(state, seat, found));
    [of(mover, found), of(other, &crossings)]
}

/// The chance of the seat whose turn it is, from 0 to 1.
fn share([mine, theirs]: &[Weights; 2]) -> f64 {
    let lead = (mine[0] - theirs[0]) / (mine[0] + theirs[0] + 1.0);
    let sum = |weights: &Weights, numbers: &Weights| -> f64 {
        weights.iter().zip(numbers).map(|(weight, number)| weight * number).sum()
    };
    let logit = BIAS + LEAD * lead + sum(&MOVER, mine) + sum(&OTHER, theirs);
    1.0 / (1.0 + libm::exp(-logit.clamp(-30.0, 30.0)))
}

/// What a seat holds, and what it could do with its next road.
fn numbers(state: &TokyoHighway, seat: Seat, sight: &Sight) -> Weights {
    let builder = state.builders.get(seat).copied().unwrap_or_default();
    let ways: u8 = state.open_bases(seat).map(|(_, base)| base.limit() - base.outgoing).sum();
    let own = || state.roads.iter().filter(|road| road.owner == seat);
    let cars = f64::from(builder.cars);
    let part = 1.0 / (cars + 1.0);
    let most = sight.most.max(sight.exit);
    let flag = |it: bool| f64::from(u8::from(it));
    [
        cars,
        part,
        f64::from(builder.grey),
        f64::from(builder.yellow),
        f64::from(ways),
        flag(ways == 0),
        flag(ways == 1),
        own().filter(|road| !road.over).count() as f64,
        own().filter(|road| !road.under).count() as f64,
        f64::from(sight.most),
        f64::from(sight.exit),
        f64::from(sight.sides),
        f64::from(most) * part,
        f64::from(sight.sides) * part,
        // The game could be won at once.
        flag(most >= i32::from(builder.cars)),
    ]
}
