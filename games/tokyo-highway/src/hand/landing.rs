//! Where a piece came to rest, in the words of the rules: as a column, a build, or a parked car.
//!
//! What is a little off is put straight, as a finger does at the table: a disc on a column by up
//! to three millimetres, and whatever is legal within half a millimetre and a degree of where it
//! lies counts as lying there.

use contract::Seat;
use physics::{Pad, Pose};

use crate::command::{Build, Goal};
use crate::fault::First;
use crate::geometry::{Heading, Hundredths, Point, Slab, Spot};
use crate::hand::bodies::{lying, put_down};
use crate::hand::holding::{Held, Rising};
use crate::hand::settled::{Landing, Missed};
use crate::pieces::Parking;
use crate::sizes::{CAR, LENGTH, RADIUS, STOREY, THICKNESS};
use crate::solids::pillar_at;
use crate::truth::TokyoHighway;

const DEGREE: f64 = std::f64::consts::PI / 180.0;
/// How far off the middle a disc may lie on the one below it.
const OFF_CENTRE: f64 = 3.0;
/// How much a piece may lean and still stand.
const LEAN: f64 = 3.0 * DEGREE;
/// How far a piece may be from where the rules would have it, and how far turned.
const OFF: f64 = 0.5;
const TURNED: f64 = DEGREE;
/// How near to where the rules would lay it a road is let go, if a finger is to bed it there.
const BED_MM: f64 = 6.0;
const BED_TURN: f64 = 5.0 * DEGREE;
/// How far askew a car may stand on its road.
const ASKEW: f64 = 15.0 * DEGREE;
/// What is tried to put a piece straight, in hundredths of a millimetre: nothing first.
const NUDGES: [i32; 5] = [0, -25, 25, -50, 50];

/// Where that piece came to rest.
pub fn land(state: &TokyoHighway, seat: Seat, piece: Held, pose: &Pose) -> Landing {
    match piece {
        Held::Grey | Held::Yellow => disc(state, pose),
        Held::Road => road(state, seat, pose),
        Held::Car => car(state, seat, pose),
    }
}

fn disc(state: &TokyoHighway, pose: &Pose) -> Landing {
    let upright = Pose::upright(pose.at);
    if pose.tilt(&upright) > LEAN {
        return Landing::Astray(Missed::Fell);
    }
    let rising = state.hand.as_ref().and_then(|hand| hand.rising);
    let storey = rising.map_or(0, |rising| rising.height());
    let level = (f64::from(storey) + 0.5) * STOREY;
    let at = Point::new(pose.at[0], pose.at[1]);
    let level = (pose.at[2] - level).abs() <= OFF;
    match rising {
        Some(Rising { at: foot, .. }) if level && at.distance(foot.to_point()) <= OFF_CENTRE => {
            Landing::Top
        }
        None if level => Landing::Foot { at: foot(state, at) },
        _ => Landing::Astray(Missed::Elsewhere),
    }
}

/// Where the foot of a column stands: the nearest place at which it may.
fn foot(state: &TokyoHighway, at: Point) -> Spot {
    let here = Spot::nearest(at);
    let nudged = NUDGES.iter().flat_map(|dx| {
        NUDGES
            .iter()
            .map(|dy| Spot { x: here.x.saturating_add(*dx), y: here.y.saturating_add(*dy) })
    });
    let stands = |spot: &Spot| state.stands(&pillar_at(*spot, 1), &mut First).is_ok();
    let far = |spot: &Spot| spot.x.abs_diff(here.x) + spot.y.abs_diff(here.y);
    nudged.filter(stands).min_by_key(far).unwrap_or(here)
}

fn road(state: &TokyoHighway, seat: Seat, pose: &Pose) -> Landing {
    let ahead = pose.rotate([1.0, 0.0, 0.0]);
    if pose.rotate([0.0, 0.0, 1.0])[2].abs() < 0.5 {
        return Landing::Astray(Missed::Fell);
    }
    // Which of its faces is up makes no difference to a road.
    let table = state.tidied();
    let ends = [ahead, ahead.map(|number| -number)];
    let mut found = ends.iter().filter_map(|ahead| lies(&table, state, seat, pose, *ahead));
    match found.next() {
        Some(build) => Landing::Across(build),
        None => Landing::Astray(Missed::Elsewhere),
    }
}

/// The build that the road is, if it leads that way: from one of its player's open bases to the
/// new column or down to the table.
fn lies(
    table: &TokyoHighway,
    state: &TokyoHighway,
    seat: Seat,
    pose: &Pose,
    ahead: [f64; 3],
) -> Option<Build> {
    let build = led(table, state, seat, pose, ahead)?;
    let asides = match build.to {
        Goal::Column { .. } => &NUDGES[..],
        Goal::Exit { .. } => &NUDGES[..1],
    };
    straightened(table, seat, &build, asides, pose, ahead)
}

/// The build that a road leads along in plan, whether it lies there or hangs above it.
fn led(
    table: &TokyoHighway,
    state: &TokyoHighway,
    seat: Seat,
    pose: &Pose,
    ahead: [f64; 3],
) -> Option<Build> {
    let plan = Point::new(ahead[0], ahead[1]);
    let flat = plan.length();
    if flat < 0.5 {
        return None;
    }
    let axis = plan * (1.0 / flat);
    let middle = Point::new(pose.at[0], pose.at[1]);
    let (tip, far_tip) = (middle - plan * (LENGTH * 0.5), middle + plan * (LENGTH * 0.5));
    let near = |centre: Point, tip: Point| centre.distance(tip) <= RADIUS + OFF;
    let (base, column) =
        table.open_bases(seat).find(|(_, column)| near(column.at.to_point(), tip))?;
    let from = tip - column.at.to_point();
    let to = match state.hand.as_ref().and_then(|hand| hand.rising) {
        Some(rising) if near(rising.at.to_point(), far_tip) => {
            let aside = (far_tip - rising.at.to_point()).dot(axis.left());
            let (height, junction) = (rising.height(), rising.yellow);
            Goal::Column { at: rising.at, height, junction, aside: Hundredths::nearest(aside).0 }
        }
        Some(_) => return None,
        None => Goal::Exit { heading: Heading::nearest(axis) },
    };
    let past = Hundredths::nearest(-from.dot(axis)).0;
    let aside = Hundredths::nearest(from.dot(axis.left())).0;
    Some(Build { base, past, aside, to, cars: Default::default() })
}

/// What the finger puts under a road that is let go where the rules would lay it, or nearly: how
/// it is bedded there.
pub fn bedding(state: &TokyoHighway, seat: Seat, pose: &Pose) -> Vec<Pad> {
    let table = state.tidied();
    let ahead = pose.rotate([1.0, 0.0, 0.0]);
    let bed = |sign: f64| {
        let ahead = ahead.map(|number| number * sign);
        let build = led(&table, state, seat, pose, ahead)?;
        let column = table.columns.get(usize::from(build.base))?;
        let deck = table.deck_of(column, &build).ok()?.slab;
        let near = is_near(&deck, pose, ahead, BED_MM, BED_TURN);
        // Its own directions are the other way round if it is held by its far end.
        let turned = |pad: Pad| {
            let [x, y, z] = pad.middle;
            Pad { middle: [x * sign, y * sign, z], ..pad }
        };
        near.then(|| put_down(state, &deck, build.base).pads.into_iter().map(turned).collect())
    };
    bed(1.0).or_else(|| bed(-1.0)).unwrap_or_default()
}

/// The nearest legal build within half a millimetre of how the road lies; if there is none, the
/// nearest other one, for the rules to say what is wrong with it. Nothing if no build lies like
/// that: a road may have slipped off the one that it was to lie on.
fn straightened(
    table: &TokyoHighway,
    seat: Seat,
    build: &Build,
    asides: &[i32],
    pose: &Pose,
    ahead: [f64; 3],
) -> Option<Build> {
    let nudged = |past: i32, aside: i32, far: i32| {
        let mut build = build.clone();
        build.past = build.past.saturating_add(past);
        build.aside = build.aside.saturating_add(aside);
        if let Goal::Column { aside, .. } = &mut build.to {
            *aside = aside.saturating_add(far);
        }
        build
    };
    let column = table.columns.get(usize::from(build.base))?;
    let mut best: Option<(bool, i32, Build)> = None;
    for past in NUDGES {
        for aside in NUDGES {
            for far in asides {
                let off = past.abs() + aside.abs() + far.abs();
                let build = nudged(past, aside, *far);
                let deck = table.deck_of(column, &build);
                if !deck.is_ok_and(|deck| is_near(&deck.slab, pose, ahead, OFF, TURNED)) {
                    continue;
                }
                let wrong = table.survey(seat, &build).is_err();
                if best.as_ref().is_none_or(|(other, least, _)| (wrong, off) < (*other, *least)) {
                    best = Some((wrong, off, build));
                }
            }
        }
    }
    best.map(|(_, _, build)| build)
}

/// Whether a road is at most that far, and that much turned, from where the rules would lay it.
fn is_near(deck: &Slab, pose: &Pose, ahead: [f64; 3], off: f64, turned: f64) -> bool {
    let model = lying(deck, THICKNESS);
    let its = model.rotate([1.0, 0.0, 0.0]);
    let dot = its[0] * ahead[0] + its[1] * ahead[1] + its[2] * ahead[2];
    pose.distance(&model) <= off && libm::acos(dot.clamp(-1.0, 1.0)) <= turned
}

fn car(state: &TokyoHighway, seat: Seat, pose: &Pose) -> Landing {
    let laid = state.hand.as_ref().and_then(|hand| hand.laid.as_ref());
    let table = state.tidied();
    let Some((laid, survey)) = laid.and_then(|laid| {
        let bare = Build { cars: Default::default(), ..laid.clone() };
        table.survey(seat, &bare).ok().map(|survey| (laid, survey))
    }) else {
        return Landing::Astray(Missed::Elsewhere);
    };
    let deck = &survey.deck;
    let road = lying(deck, THICKNESS);
    let up = pose.rotate([0.0, 0.0, 1.0]);
    let normal = road.rotate([0.0, 0.0, 1.0]);
    let upright = up[0] * normal[0] + up[1] * normal[1] + up[2] * normal[2];
    if libm::acos(upright.clamp(-1.0, 1.0)) > LEAN {
        return Landing::Astray(Missed::Fell);
    }
    let (nose, axis) = (pose.rotate([1.0, 0.0, 0.0]), road.rotate([1.0, 0.0, 0.0]));
    let straight = nose[0] * axis[0] + nose[1] * axis[1] + nose[2] * axis[2];
    let wheels = pose.point([0.0, 0.0, -CAR[2] * 0.5]);
    let local = deck.strip().local(Point::new(wheels[0], wheels[1]));
    let off = (wheels[2] - deck.top_at(local.x)).abs();
    if libm::acos(straight.abs().min(1.0)) > ASKEW || off > OFF {
        return Landing::Astray(Missed::Elsewhere);
    }
    let along = Hundredths::nearest(local.x / deck.cosine()).0;
    let across = Hundredths::nearest(local.y).0;
    Landing::Parked(parked(&table, seat, &survey, laid, Parking { along, across }))
}

/// The nearest place within half a millimetre at which a car may stand; if there is none, where
/// it does stand.
fn parked(
    table: &TokyoHighway,
    seat: Seat,
    survey: &crate::survey::Survey,
    laid: &Build,
    here: Parking,
) -> Parking {
    let fits = |spot: &Parking| {
        let mut cars = laid.cars.clone();
        cars.try_push(*spot).is_ok() && table.parks(seat, survey, &cars).is_ok()
    };
    let nudged = NUDGES.iter().flat_map(|along| {
        NUDGES.iter().map(|across| Parking {
            along: here.along.saturating_add(*along),
            across: here.across.saturating_add(*across),
        })
    });
    let far = |spot: &Parking| spot.along.abs_diff(here.along) + spot.across.abs_diff(here.across);
    nudged.filter(fits).min_by_key(far).unwrap_or(here)
}
