//! A short, varied list of good builds: what offers list, and what bots look at first.

use crate::geometry::{Heading, Hundredths, Spot};
use arrayvec::ArrayVec;
use contract::{Chance, Seat};
use serde::{Deserialize, Serialize};

use crate::aim::{Target, Tips, aim};
use crate::command::{Build, Command, Goal};
use crate::lattice::TIPS;
use crate::pieces::{Column, Shape};
use crate::sizes::{REST, table_radius};
use crate::survey::Survey;
use crate::truth::TokyoHighway;

/// What lies beyond the list of offers: where roads may lead from and to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Region {
    /// The columns that roads may lead on from.
    pub bases: Vec<Base>,
    /// The buildings that may be put up.
    pub shapes: Vec<Shape>,
    /// The radius of the table.
    pub table: Hundredths,
    /// The furthest that a road may run aside of the centre of a column.
    pub aside: Hundredths,
}

/// A column that roads may lead on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Base {
    /// Its number.
    pub column: u8,
    /// The heights of ordinary columns that can be paid for.
    pub heights: Vec<u8>,
    /// The heights of junctions that can be paid for and that a road can climb or drop to.
    pub junctions: Vec<u8>,
    /// Whether an exit may lead down from it.
    pub exit: bool,
}

/// Where buildings are offered: so far from the middle, in four directions from this one on.
const SITES: [(f64, i32); 2] = [(110.0, 4_500), (200.0, 0)];
/// Most builds that are offered, and how many of them are quiet ones where there are enough.
const OFFERED: usize = 12;
const QUIET: usize = 4;
/// And at least this many that place cars, where there are any.
const SCORING: usize = 2;
/// Directions that differ by less, in hundredths of a degree, are not both tried.
const LEAST_TURN: i32 = 120;
/// How near and how far from a base a road can be crossed, roughly, in millimetres.
const LEAST_AWAY: f64 = 14.0;
const MOST_AWAY: f64 = 104.0;
/// How often chance tries before it falls back on the lattice.
const TRIES: u32 = 300;

/// How closely a seat looks round for builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sweep {
    /// Directions from every base, evenly spread.
    pub headings: i32,
    /// Places along each road of others that are aimed at.
    pub marks: i32,
    /// How many of the lattice's ways for the ends to lie are tried.
    pub lies: usize,
    /// The same towards roads that are aimed at.
    pub aimed_lies: usize,
    /// How far junctions may be higher or lower than their base; none at all without.
    pub junctions: Option<u8>,
}

impl Sweep {
    /// What offers are chosen from.
    pub const OFFERS: Sweep =
        Sweep { headings: 72, marks: 9, lies: 2, aimed_lies: 7, junctions: Some(2) };

    fn wants(&self, base: &Column, target: Target) -> bool {
        match target {
            Target::Junction(height) => {
                self.junctions.is_some_and(|most| height.abs_diff(base.height) <= most)
            }
            Target::Grey(_) | Target::Exit => true,
        }
    }

    fn tips(&self, aimed: bool) -> &'static [Tips] {
        let count = if aimed { self.aimed_lies } else { self.lies };
        TIPS.get(..count).unwrap_or(&TIPS)
    }
}

impl TokyoHighway {
    /// The region of a seat's builds.
    pub fn region(&self, seat: Seat) -> Region {
        let base = |(number, column): (u8, &Column)| {
            let mut base = Base { column: number, heights: vec![], junctions: vec![], exit: false };
            for target in self.targets(seat, column) {
                match target {
                    Target::Grey(height) => base.heights.push(height),
                    Target::Junction(height) => base.junctions.push(height),
                    Target::Exit => base.exit = true,
                }
            }
            base
        };
        let bases = if self.raising { vec![] } else { self.open_bases(seat).map(base).collect() };
        let aside = Hundredths::nearest(REST.furthest_aside().unwrap_or(0.0));
        let table = Hundredths::nearest(table_radius(self.count()));
        Region { bases, shapes: self.shapes_left().collect(), table, aside }
    }

    /// The buildings that nobody has put up, while they are put up.
    pub fn shapes_left(&self) -> impl Iterator<Item = Shape> + use<'_> {
        let left = |shape: &Shape| {
            self.raising && self.buildings.iter().all(|building| building.shape != *shape)
        };
        Shape::ALL.into_iter().filter(left)
    }

    /// Every build that a sweep finds and that can stand: for each direction the first way for
    /// the ends to lie that does, and across roads of others the first that earns most.
    pub fn sweep(&self, seat: Seat, sweep: &Sweep) -> Vec<(Build, Survey)> {
        let mut found = Vec::new();
        let mut marks = Vec::new();
        for (number, base) in self.open_bases(seat) {
            marks.clear();
            self.marks(seat, base, sweep.marks, &mut marks);
            marks.sort();
            marks.dedup_by(|next, kept| next.0 - kept.0 < LEAST_TURN);
            for target in self.targets(seat, base).filter(|target| sweep.wants(base, *target)) {
                let mut attempt = |heading: Heading, tips: &[Tips]| {
                    let best = self.best_lie(seat, (number, base, target), heading, tips);
                    found.extend(best);
                };
                for step in 0..sweep.headings {
                    attempt(Heading(step * (36_000 / sweep.headings.max(1))), sweep.tips(false));
                }
                marks.iter().for_each(|heading| attempt(*heading, sweep.tips(true)));
            }
        }
        found
    }

    /// The first way for the ends to lie that can stand, or a later one that earns more.
    fn best_lie(
        &self,
        seat: Seat,
        (number, base, target): (u8, &Column, Target),
        heading: Heading,
        tips: &[Tips],
    ) -> Option<(Build, Survey)> {
        let mut best: Option<(Build, Survey)> = None;
        for tips in tips {
            let build = aim(number, base, target, heading, *tips);
            if let Some(survey) = self.survey_if_sound(seat, &build)
                && best.as_ref().is_none_or(|(_, old)| survey.earned > old.earned)
            {
                let done = survey.earned > u8::from(target == Target::Exit);
                best = Some((build, survey));
                if done {
                    break;
                }
            }
        }
        best
    }

    /// Directions from a base across the roads of others that can still be crossed for a car,
    /// towards that many places along each.
    fn marks(&self, seat: Seat, base: &Column, count: i32, into: &mut Vec<Heading>) {
        let from = base.at.to_point();
        for (road, deck) in self.roads.iter().zip(&self.solids.decks) {
            if road.owner == seat || (road.over && road.under) {
                continue;
            }
            let strip = deck.strip();
            for mark in 0..count {
                let part = (f64::from(mark) + 0.5) / f64::from(count);
                let way = strip.at(strip.length * part, 0.0) - from;
                let distance = way.length();
                let turn = way.cross(strip.axis).abs();
                if distance > LEAST_AWAY && distance < MOST_AWAY && turn > 0.3 * distance {
                    into.push(Heading::nearest(way));
                }
            }
        }
    }

    /// A short, varied list of good builds with their cars: those that place most cars first,
    /// and some quiet ones.
    pub fn good_builds(&self, seat: Seat) -> Vec<Build> {
        let mut found = self.sweep(seat, &Sweep::OFFERS);
        if found.is_empty() {
            found.extend(self.first_build(seat));
        }
        let worth = |candidate: &(Build, Survey)| 20 * self.placed(seat, &candidate.1);
        let cost = |(build, _): &(Build, Survey)| match build.to {
            Goal::Exit { .. } => 15,
            Goal::Column { .. } => price(build),
        };
        let left = usize::from(self.builders[seat].cars);
        let ways_on: u8 = self.open_bases(seat).map(|(_, base)| base.limit() - base.outgoing).sum();
        // The last way on is not given up while cars are left.
        let gives_up = |build: &Build, cars: usize| {
            ways_on <= 1 && cars < left && matches!(build.to, Goal::Exit { .. })
        };
        found.sort_by_key(|candidate| {
            let (build, survey) = candidate;
            let gives_up = gives_up(build, usize::from(survey.earned));
            (gives_up, cost(candidate) - worth(candidate))
        });
        // Whatever it costs, the build that places most cars is among those offered.
        let top = found.iter().max_by_key(|candidate| worth(candidate)).cloned();
        let mut chosen: Vec<(Build, Survey)> = top.into_iter().collect();
        let (mut scoring, mut quiet) = (0, 0);
        for candidate in found {
            let (count, most) = match candidate.1.earned {
                0 => (&mut quiet, OFFERED - SCORING),
                _ => (&mut scoring, OFFERED - QUIET),
            };
            let room = chosen.len() < OFFERED && *count < most;
            if room && !chosen.iter().any(|other| alike(other, &candidate)) {
                *count += 1;
                chosen.push(candidate);
            }
        }
        let with_cars = |(build, survey): (Build, Survey)| {
            let cars = self.parking(seat, &survey);
            Build { cars, ..build }
        };
        let mut builds: Vec<Build> = chosen.into_iter().map(with_cars).collect();
        builds.sort_by_key(|build| {
            let cars = build.cars.len();
            (gives_up(build, cars), -(cars as i32))
        });
        builds
    }

    /// How many cars a surveyed build will place, as far as supply and slope go.
    pub(crate) fn placed(&self, seat: Seat, survey: &Survey) -> i32 {
        let holds = survey.deck.slope().abs() <= self.setup.car_limit();
        let held = self.builders.get(seat).map_or(0, |builder| builder.cars);
        if holds { i32::from(survey.earned.min(held)) } else { 0 }
    }

    /// A few places for a building.
    pub fn good_sites(&self, into: &mut Vec<Command>) {
        for shape in self.shapes_left() {
            for (ring, first) in SITES {
                for quarter in 0..4 {
                    let heading = Heading(quarter * 9_000 + first);
                    let at = Spot::nearest(heading.unit() * ring);
                    let command = Command::Raise { shape, at, heading };
                    if self.allow(self.active.into(), &command).is_ok() {
                        into.push(command);
                    }
                }
            }
        }
    }

    /// A build drawn at random from the whole region, with all its cars.
    pub fn random_build(&self, seat: Seat, chance: &mut Chance) -> Option<Build> {
        let bases: ArrayVec<(u8, &Column), 40> = self.open_bases(seat).take(40).collect();
        let mut targets: Vec<(u8, &Column, Target)> = Vec::new();
        for (number, base) in bases {
            targets.extend(self.targets(seat, base).map(|target| (number, base, target)));
        }
        let mut found = None;
        for _ in 0..TRIES {
            let Some(&(number, base, target)) = chance.pick(&targets) else { break };
            let heading = Heading(chance.below(36_000) as i32);
            let ((past, aside), (far_past, far_aside)) = (random_tip(chance), random_tip(chance));
            let tips = Tips { past, aside, far_past, far_aside };
            let build = aim(number, base, target, heading, tips);
            if let Some(survey) = self.survey_if_sound(seat, &build) {
                found = Some((build, survey));
                break;
            }
        }
        let (build, survey) = found.or_else(|| self.first_build(seat))?;
        let cars = self.parking(seat, &survey);
        Some(Build { cars, ..build })
    }

    /// A place for a building drawn at random.
    pub fn random_site(&self, chance: &mut Chance) -> Option<Command> {
        let shapes: ArrayVec<Shape, 4> = self.shapes_left().collect();
        let reach = (table_radius(self.count()) * 100.0) as u32;
        for _ in 0..TRIES {
            let shape = *chance.pick(&shapes)?;
            let mut offset = || chance.below(2 * reach + 1) as i32 - reach as i32;
            let at = Spot { x: offset(), y: offset() };
            let heading = Heading(chance.below(36_000) as i32);
            let command = Command::Raise { shape, at, heading };
            if self.allow(self.active.into(), &command).is_ok() {
                return Some(command);
            }
        }
        let mut sites = Vec::new();
        self.good_sites(&mut sites);
        sites.into_iter().next()
    }
}

/// A tip that rests on its column, drawn at random: how far past the centre, and aside of it.
fn random_tip(chance: &mut Chance) -> (i32, i32) {
    let whole = |mm: f64| (mm * 100.0) as i32;
    let mut between = |least: i32, most: i32| {
        least + chance.below((most - least).max(0).unsigned_abs() + 1) as i32
    };
    let furthest = whole(REST.furthest_aside().unwrap_or(0.0));
    let aside = between(-furthest, furthest);
    let (least, most) = REST.range(Hundredths(aside).mm()).unwrap_or((0.0, 0.0));
    (between(whole(least), whole(most)), aside)
}

/// What a build costs in column pieces, a yellow one counted as three.
pub(crate) fn price(build: &Build) -> i32 {
    match build.to {
        Goal::Column { height, junction, .. } => i32::from(height) + 2 * i32::from(junction),
        Goal::Exit { .. } => 0,
    }
}

/// Whether two builds are much the same choice: from one base to one height, nearly one way.
fn alike(one: &(Build, Survey), other: &(Build, Survey)) -> bool {
    let kind = |build: &Build| match build.to {
        Goal::Column { height, junction, .. } => (height, junction),
        Goal::Exit { .. } => (0, false),
    };
    let near = one.1.deck.strip().axis.dot(other.1.deck.strip().axis) > 0.8;
    one.0.base == other.0.base && kind(&one.0) == kind(&other.0) && near
}
