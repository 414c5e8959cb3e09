//! A short, varied list of good builds: what offers list, and what bots look at first.

use arrayvec::ArrayVec;
use contract::{Chance, Seat};
use geometry::{Heading, Hundredths, Spot};
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
pub struct Base {
    /// Its number.
    pub column: u8,
    /// The heights of ordinary columns that can be paid for.
    pub heights: Vec<u8>,
    /// The heights of junctions that can be paid for.
    pub junctions: Vec<u8>,
    /// Whether an exit may lead down from it.
    pub exit: bool,
}

/// Directions that are looked at for offers.
const HEADINGS: i32 = 48;
/// Most builds that are offered.
const OFFERED: usize = 12;
/// How often chance tries before it falls back on the lattice.
const TRIES: u32 = 300;

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

    /// Every build that can stand among those that lead in so many directions with these tips.
    pub fn builds(
        &self,
        seat: Seat,
        headings: i32,
        tips: &[Tips],
        wanted: impl Fn(&Column, Target) -> bool,
    ) -> Vec<(Build, Survey)> {
        let mut found = Vec::new();
        for (number, base) in self.open_bases(seat) {
            let targets = self.targets(seat, base).filter(|target| wanted(base, *target));
            for target in targets {
                for step in 0..headings {
                    let heading = Heading(step * (36_000 / headings.max(1)));
                    for tips in tips {
                        let build = aim(number, base, target, heading, *tips);
                        if let Ok(survey) = self.survey(seat, &build) {
                            found.push((build, survey));
                        }
                    }
                }
            }
        }
        found
    }

    /// A short, varied list of good builds with their cars, best first.
    pub fn good_builds(&self, seat: Seat) -> Vec<Build> {
        let near = |base: &Column, target: Target| match target {
            Target::Junction(height) => height.abs_diff(base.height) <= 2,
            Target::Grey(_) | Target::Exit => true,
        };
        let mut found = self.builds(seat, HEADINGS, &TIPS[..1], near);
        if found.len() < OFFERED {
            found.extend(self.builds(seat, HEADINGS, &TIPS[1..5], near));
        }
        if found.is_empty() {
            found.extend(self.first_build(seat));
        }
        let cars = self.builders[seat].cars;
        let ways_on: u8 = self.open_bases(seat).map(|(_, base)| base.limit() - base.outgoing).sum();
        let worth = |(build, survey): &(Build, Survey)| {
            let earned = 20 * i32::from(survey.earned.min(cars)) - price(build);
            match build.to {
                // The last way on is not given up while cars are left.
                Goal::Exit { .. } if ways_on <= 1 && survey.earned < cars => earned - 200,
                Goal::Exit { .. } => earned - 15,
                Goal::Column { .. } => earned,
            }
        };
        found.sort_by_key(|candidate| -worth(candidate));
        let mut chosen: Vec<(Build, Survey)> = Vec::new();
        for candidate in found {
            let alike = chosen.iter().filter(|other| alike(other, &candidate)).count();
            if alike == 0 && chosen.len() < OFFERED {
                chosen.push(candidate);
            }
        }
        let with_cars = |(build, survey): (Build, Survey)| {
            let cars = self.parking(seat, &survey);
            Build { cars, ..build }
        };
        chosen.into_iter().map(with_cars).collect()
    }

    /// A few places for a building.
    pub fn good_sites(&self, into: &mut Vec<Command>) {
        let Some(shape) = self.shapes_left().next() else { return };
        for ring in [90.0, 160.0, 240.0] {
            for step in 0..8 {
                let heading = Heading(step * 4_500 + 2_250);
                let at = Spot::nearest(heading.unit() * ring);
                let command = Command::Raise { shape, at, heading };
                if self.allow(self.active.into(), &command).is_ok() {
                    into.push(command);
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
            let mut offset = |range: u32| chance.below(2 * range + 1) as i32 - range as i32;
            let tips = Tips {
                past: offset(500),
                aside: offset(300),
                far_past: offset(500),
                far_aside: offset(300),
            };
            let build = aim(number, base, target, heading, tips);
            if let Ok(survey) = self.survey(seat, &build) {
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

/// What a build costs in column pieces, a yellow one counted as three.
fn price(build: &Build) -> i32 {
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
