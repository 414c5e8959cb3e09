//! What each seat holds and may hope for: how positions and builds are judged.

use crate::geometry::{Level, Point};
use arrayvec::ArrayVec;
use contract::{BySeat, Evaluate, Game, Seat};

use crate::candidates::price;
use crate::command::{Build, Goal};
use crate::mind::chances::{FURTHEST, Sides, crossable, open_sides};
use crate::survey::Survey;
use crate::truth::{Builder, TokyoHighway};

/// What things are worth, in cars.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// Chances to place a car with the next road: the first of them.
    pub chance: f64,
    /// The same for players who move before that.
    pub threat: f64,
    /// Being near to roads that can be crossed, where there is no chance yet.
    pub near: f64,
    /// Each column piece that will be missing for the roads left.
    pub shortage: f64,
    /// Each column piece spent.
    pub piece: f64,
    /// Each open base beyond the first.
    pub branch: f64,
    /// Each yellow piece left.
    pub yellow: f64,
    /// Each storey of the lowest open base beyond the first.
    pub storey: f64,
    /// How fast a lead of one car becomes a certain win.
    pub certainty: f64,
    /// How many of the others' cars count as much as an own one.
    pub rivalry: f64,
}

/// How the house judges.
pub const HOUSE: Taste = Taste {
    chance: 0.45,
    threat: 0.8,
    near: 0.2,
    shortage: 0.25,
    piece: 0.03,
    branch: 0.12,
    yellow: 0.0,
    storey: 0.4,
    certainty: 0.95,
    rivalry: 1.0,
};

/// What a beginner sees: cars, and a little of what comes next.
pub const NAIVE: Taste = Taste {
    chance: 0.15,
    threat: 0.0,
    near: 0.1,
    shortage: 0.15,
    piece: 0.05,
    branch: 0.0,
    yellow: 0.0,
    storey: 0.0,
    certainty: 0.75,
    rivalry: 0.0,
};

/// Pieces that a road takes on average where a highway goes up and down.
const PIECES_A_ROAD: f64 = 1.5;
/// How far ahead a road that can be crossed attracts, in millimetres.
const SIGHT: f64 = 260.0;
/// Ending a highway, in storeys of the lowest one.
const STOREYS: f64 = 4.0;
/// A match that is won or lost, in cars.
const DECIDED: f64 = 100.0;

/// Builds that are worth no more than this give the match up.
pub const GIVEN_UP: f64 = -DECIDED;

/// What one seat holds and may hope for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospect {
    /// Cars left.
    pub cars: f64,
    /// Grey pieces left.
    pub grey: f64,
    /// Yellow pieces left.
    pub yellow: f64,
    /// Roads left.
    pub roads: f64,
    /// Open bases.
    pub bases: f64,
    /// How high the lowest open base is.
    pub height: f64,
    /// Sides of others' roads that it could cross with the next road.
    pub chances: f64,
    /// How near the nearest such road is, from 0 (out of sight) to 1.
    pub near: f64,
}

/// One more chance is worth less than the first.
fn fading(count: f64) -> f64 {
    2.0 * count / (count + 1.0)
}

impl Prospect {
    /// How the seat stands, in cars; `chance` is what a chance is worth to it.
    pub fn standing(&self, taste: &Taste, chance: f64) -> f64 {
        let needed = self.roads * PIECES_A_ROAD + 0.5 * (self.height - 1.0).max(0.0);
        let shortage = (needed - self.grey).max(0.0);
        chance * fading(self.chances.min(self.cars)) + taste.near * self.near
            - self.cars
            - taste.shortage * shortage
            + taste.branch * (self.bases - 1.0).clamp(-3.0, 2.0)
            + taste.yellow * self.yellow
            - taste.storey * (self.height - 1.0)
    }
}

/// An open base of some seat, and what could be crossed from it.
#[derive(Clone, Copy, Debug)]
struct Base {
    seat: Seat,
    number: u8,
    at: Point,
    height: u8,
    /// Roads that may still lead on from it.
    left: u8,
    sides: Sides,
    near: f64,
}

/// What the seats of a position may hope for.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    state: &'a TokyoHighway,
    bases: ArrayVec<Base, MOST_BASES>,
}

/// More open bases than a box has pieces for at once.
const MOST_BASES: usize = 24;

impl<'a> Outlook<'a> {
    /// Looks at a position.
    pub fn of(state: &'a TokyoHighway) -> Outlook<'a> {
        let mut outlook = Outlook { state, bases: ArrayVec::new() };
        for (number, column) in state.columns.iter().enumerate() {
            if !column.is_open() {
                continue;
            }
            let at = column.at.to_point();
            let (sides, near) = outlook.sight(column.owner, at, column.height, Sides::NONE);
            let base = Base {
                seat: column.owner,
                number: number as u8,
                at,
                height: column.height,
                left: column.limit() - column.outgoing,
                sides,
                near,
            };
            // A bot that weighs this many bases misses nothing among the rest.
            let _ = outlook.bases.try_push(base);
        }
        outlook
    }

    /// What could be crossed from a base there, and how near the nearest open road is.
    fn sight(&self, seat: Seat, at: Point, height: u8, taken: Sides) -> (Sides, f64) {
        let (mut sides, mut least) = (Sides::NONE, SIGHT);
        for (number, road) in self.state.roads.iter().enumerate() {
            if road.owner == seat || (road.over && road.under) {
                continue;
            }
            let deck = &self.state.solids.decks[number];
            let (from, to) = (deck.strip().start, deck.strip().end());
            let distance = at.distance_to_segment(from, to);
            least = least.min(distance);
            if distance < FURTHEST {
                sides = sides.with(open_sides(at, height, number, road, deck));
            }
        }
        (sides.without(taken), 1.0 - least / SIGHT)
    }

    fn supplies(&self, seat: Seat) -> Prospect {
        let builder = self.state.builders.get(seat).copied().unwrap_or_default();
        Prospect {
            cars: f64::from(builder.cars),
            grey: f64::from(builder.grey),
            yellow: f64::from(builder.yellow),
            roads: f64::from(builder.roads),
            ..Prospect::default()
        }
    }

    /// What a seat may hope for now.
    pub fn prospect(&self, seat: Seat) -> Prospect {
        let mut prospect = self.supplies(seat);
        let mut sides = Sides::NONE;
        let mut lowest = u8::MAX;
        for base in self.bases.iter().filter(|base| base.seat == seat) {
            sides = sides.with(base.sides);
            prospect.near = prospect.near.max(base.near);
            prospect.bases += f64::from(base.left);
            lowest = lowest.min(base.height);
        }
        prospect.chances = f64::from(sides.len());
        prospect.height = if lowest == u8::MAX { 1.0 } else { f64::from(lowest) };
        prospect
    }

    /// How much better a seat stands after a build than the others, in cars.
    pub fn worth(&self, taste: &Taste, seat: Seat, build: &Build, survey: &Survey) -> f64 {
        let placed = self.state.placed(seat, survey);
        let mine = self.supplies(seat);
        if f64::from(placed) >= mine.cars {
            return DECIDED;
        }
        let taken = survey.crossed.iter().fold(Sides::NONE, |taken, (road, level)| {
            taken.with(Sides::one(usize::from(*road), *level))
        });
        let mut after =
            Prospect { cars: mine.cars - f64::from(placed), roads: mine.roads - 1.0, ..mine };
        let (mut sides, mut lowest) = (Sides::NONE, u8::MAX);
        for base in self.bases.iter().filter(|base| base.seat == seat) {
            let left = base.left - u8::from(base.number == build.base);
            if left > 0 {
                sides = sides.with(base.sides);
                after.near = after.near.max(base.near);
                after.bases += f64::from(left);
                lowest = lowest.min(base.height);
            }
        }
        if let Goal::Column { at, height, junction, .. } = build.to {
            let (new, near) = self.sight(seat, at.to_point(), height, taken);
            sides = sides.with(new);
            after.near = after.near.max(near);
            after.bases += if junction { 2.0 } else { 1.0 };
            after.grey -= f64::from(height - u8::from(junction));
            after.yellow -= f64::from(u8::from(junction));
            lowest = lowest.min(height);
        }
        if after.bases == 0.0 {
            return self.last_exit(seat, &after);
        }
        after.chances = f64::from(sides.without(taken).len());
        after.height = f64::from(lowest);
        if self.is_alone(seat, &after) {
            // Who builds on alone runs out of roads: every highway is led down to its end.
            return DECIDED / 2.0 - after.cars - after.bases * STOREYS - after.height;
        }
        let own = after.standing(taste, taste.chance) - taste.piece * f64::from(price(build));
        own - taste.rivalry * self.foes(taste, seat, survey, taken)
    }

    /// Whether a seat can never build again.
    fn has_ended(&self, seat: Seat) -> bool {
        let stuck = self.state.builders.get(seat).is_some_and(|builder| builder.stuck);
        stuck || !self.bases.iter().any(|base| base.seat == seat)
    }

    /// Whether all others who are in the match are blocked for good, and the seat would win if it
    /// were so too.
    fn is_alone(&self, seat: Seat, after: &Prospect) -> bool {
        let pieces = self.state.builders.get(seat).map_or(0, |builder| builder.pieces());
        let others = self.state.builders.iter();
        let mut others = others.filter(|(other, builder)| *other != seat && builder.building);
        let behind = |(other, builder): (Seat, &Builder)| {
            let theirs = (f64::from(builder.cars), 255 - builder.pieces());
            self.has_ended(other) && (after.cars, 255 - pieces) < theirs
        };
        self.state.building() > 1 && others.all(behind)
    }

    /// What ending the last highway is worth. It leaves nothing to do but to pass, so it is only
    /// played where it decides the match at once, or where there is nothing else to build.
    fn last_exit(&self, seat: Seat, after: &Prospect) -> f64 {
        if self.is_alone(seat, after) { DECIDED } else { -DECIDED }
    }

    /// How the strongest of the others would stand after a build, in cars.
    fn foes(&self, taste: &Taste, seat: Seat, survey: &Survey, taken: Sides) -> f64 {
        let has = |level: Level| survey.crossed.iter().any(|(_, crossed)| *crossed == level);
        let (over_open, under_open) = (!has(Level::Under), !has(Level::Over));
        let mut worst = -DECIDED;
        for (other, builder) in self.state.builders.iter() {
            if other == seat || !builder.building {
                continue;
            }
            let mut prospect = self.prospect(other);
            let mut sides = Sides::NONE;
            let (mut over, mut under) = (false, false);
            for base in self.bases.iter().filter(|base| base.seat == other) {
                sides = sides.with(base.sides);
                let reach = crossable(base.at, base.height, &survey.deck);
                over |= reach.0 && over_open;
                under |= reach.1 && under_open;
            }
            prospect.chances =
                f64::from(sides.without(taken).len() + u32::from(over) + u32::from(under));
            worst = worst.max(prospect.standing(taste, taste.threat));
        }
        if worst > -DECIDED { worst } else { 0.0 }
    }
}

/// What each seat may expect of the match.
pub fn shares(state: &TokyoHighway, taste: &Taste) -> BySeat<f64> {
    let seats = state.count();
    if let Some(outcome) = state.awaiting().outcome() {
        return BySeat::from_fn(seats, |seat| outcome.share(seat));
    }
    let outlook = Outlook::of(state);
    let weight = |seat: Seat| {
        let builder = &state.builders[seat];
        if builder.place == Some(1) {
            return 1e9;
        }
        if !builder.building {
            return 0.0;
        }
        let chance = if seat == state.active { taste.threat } else { taste.chance };
        let standing = outlook.prospect(seat).standing(taste, chance);
        libm::exp(taste.certainty * standing.clamp(-50.0, 50.0))
    };
    let weights = BySeat::from_fn(seats, weight);
    let total: f64 = weights.values().sum();
    let even = 1.0 / seats.max(1) as f64;
    BySeat::from_fn(seats, |seat| if total > 0.0 { weights[seat] / total } else { even })
}

impl Evaluate for TokyoHighway {
    fn evaluate(&self, seat: Seat) -> f64 {
        shares(self, &HOUSE).get(seat).copied().unwrap_or(0.0)
    }
}
