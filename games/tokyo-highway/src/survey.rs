//! A build, measured: how the road would lie, what it would cross, or what is in the way.

use arrayvec::ArrayVec;
use contract::Seat;
use geometry::{Deck, Disc, Footing, Hundredths, Level, Meeting, Pillar, Slab, Tip, crossing};

use crate::command::{Build, Goal};
use crate::fault::Fault;
use crate::pieces::{Column, Parking, Piece};
use crate::setup::Exits;
use crate::sizes::{REST, ROAD, table};
use crate::solids::{self, footing, pillar_at, tip};
use crate::truth::TokyoHighway;

/// Most roads that one road can cross.
const MOST_CROSSED: usize = 32;

/// A build that can stand.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The road as a solid.
    pub deck: Slab,
    /// How many roads it lies on at its base.
    pub layer: u8,
    /// The new column as a solid; none for an exit.
    pub pillar: Option<Pillar>,
    /// The roads it crosses, and whether it passes over or under them.
    pub crossed: ArrayVec<(u8, Level), MOST_CROSSED>,
    /// How many cars it earns (clauses 6.1 to 6.5 and 8.3).
    pub earned: u8,
}

impl TokyoHighway {
    /// Measures a build without its cars.
    ///
    /// # Errors
    /// The first fault, in the order in which the rulebook asks.
    pub fn survey(&self, seat: Seat, build: &Build) -> Result<Survey, Fault> {
        let base = self.base(seat, build.base)?;
        self.affordable(seat, base, &build.to)?;
        let (deck, layer) = self.lay(base, build)?;
        let pillar = match build.to {
            Goal::Column { at, height, .. } => Some(pillar_at(at, height)),
            Goal::Exit { .. } => None,
        };
        match &pillar {
            Some(pillar) => self.stands(pillar)?,
            None if !table(self.count()).contains_strip(deck.strip()) => {
                return Err(Fault::ExitOffTable);
            }
            None => {}
        }
        self.clears_pillars(&deck, build.base)?;
        let crossed = self.clears_roads(&deck, build.base)?;
        self.clears_the_rest(&deck)?;
        let earned = self.earned(seat, &crossed) + u8::from(pillar.is_none());
        Ok(Survey { deck, layer, pillar, crossed, earned })
    }

    /// The column, if that seat can lead a road on from it (clause 4.2).
    fn base(&self, seat: Seat, idx: u8) -> Result<&Column, Fault> {
        let column = self.columns.get(usize::from(idx)).ok_or(Fault::NoColumn(idx))?;
        if column.owner != seat {
            return Err(Fault::NotYours(idx));
        }
        if !column.is_open() {
            return Err(Fault::BaseClosed(idx));
        }
        Ok(column)
    }

    /// Pieces, then heights (clauses 4.3, 4.4, 7.1 and 8.1).
    fn affordable(&self, seat: Seat, base: &Column, to: &Goal) -> Result<(), Fault> {
        let builder = self.builders.get(seat).ok_or(Fault::NoRoad)?;
        if builder.roads == 0 {
            return Err(Fault::NoRoad);
        }
        let (grey, yellow) = match *to {
            Goal::Column { height, junction, .. } => {
                let yellow = u8::from(junction);
                (height.saturating_sub(yellow), yellow)
            }
            Goal::Exit { .. } => (0, 0),
        };
        if builder.grey < grey || builder.yellow < yellow {
            let (grey, yellow) = (builder.grey, builder.yellow);
            return Err(Fault::NoPieces { grey, yellow });
        }
        match *to {
            Goal::Column { height, junction: true, .. } if height < 2 => Err(Fault::LowJunction),
            Goal::Column { height, junction: false, .. }
                if height == 0 || height.abs_diff(base.height) != 1 =>
            {
                Err(Fault::Height { base: base.height, wanted: height })
            }
            Goal::Exit { .. } if self.setup.exits == Exits::FirstStorey && base.height != 1 => {
                Err(Fault::ExitHeight(base.height))
            }
            _ => Ok(()),
        }
    }

    /// Lays the road: beside the roads on its base, or on them (clauses 5.1, 5.2 and 5.6).
    fn lay(&self, base: &Column, build: &Build) -> Result<(Slab, u8), Fault> {
        let near = tip(build.past, build.aside);
        if !REST.holds(near) {
            return Err(Fault::BaseTip);
        }
        let lying = || solids::lying(&self.roads, &self.solids.decks, build.base);
        let (from, below) = (footing(base), lying().map(|(_, deck)| deck));
        let deck = match build.to {
            Goal::Column { at, height, aside, .. } => {
                let far = Footing { centre: at.to_point(), height: pillar_at(at, height).top };
                Deck::between(&ROAD, from, far, near, Hundredths(aside).mm(), below)
            }
            Goal::Exit { heading } => Deck::to_ground(&ROAD, from, near, heading.unit(), below),
        };
        let deck = deck.map_err(Fault::Lie)?;
        if deck.slab.slope().abs() > self.setup.road_limit() {
            return Err(Fault::SteepRoad);
        }
        if let Goal::Column { aside, .. } = build.to
            && !REST.holds(Tip { past: deck.far_past, aside: Hundredths(aside).mm() })
        {
            return Err(Fault::FarTip);
        }
        let below = deck.on.and_then(|idx| lying().nth(idx));
        let layer = below.map_or(0, |(road, _)| road.layer_on(build.base).saturating_add(1));
        Ok((deck.slab, layer))
    }

    /// Whether a new column can stand there (clauses 4.5 to 4.7).
    fn stands(&self, pillar: &Pillar) -> Result<(), Fault> {
        let margin = self.setup.margin();
        if !table(self.count()).contains_disc(&pillar.disc) {
            return Err(Fault::OffTable);
        }
        let touches = |piece: Piece| Err(Fault::ColumnTouches(piece));
        if let Some(idx) = find(&self.solids.pillars, |old| !old.clears(pillar, margin)) {
            return touches(Piece::Column(idx));
        }
        if let Some(idx) = find(&self.solids.blocks, |old| !old.clears_pillar(pillar, margin)) {
            return touches(Piece::Building(idx));
        }
        for (idx, deck) in self.solids.decks.iter().enumerate() {
            match deck.against_pillar(pillar, margin) {
                Meeting::Touching => return touches(Piece::Road(idx as u8)),
                Meeting::Over(_) if self.setup.strict_plan_view => {
                    return Err(Fault::ColumnUnder(idx as u8));
                }
                _ => {}
            }
        }
        let touched = |car: &Slab| car.against_pillar(pillar, margin).is_touching();
        match find(&self.solids.cars, touched) {
            Some(idx) => touches(Piece::Car(idx)),
            None => Ok(()),
        }
    }

    /// Whether the road keeps off the columns that stand already (clauses 5.3 and 5.5).
    fn clears_pillars(&self, deck: &Slab, base: u8) -> Result<(), Fault> {
        let margin = self.setup.margin();
        for (idx, pillar) in self.solids.pillars.iter().enumerate() {
            let idx = idx as u8;
            if idx == base {
                continue;
            }
            if deck.hides(&pillar.disc) {
                return Err(Fault::OverColumn(idx));
            }
            if deck.against_pillar(pillar, margin).is_touching() {
                return Err(Fault::RoadTouches(Piece::Column(idx)));
            }
        }
        Ok(())
    }

    /// Whether the road keeps off the other roads, and which it crosses (clauses 5.5 and 6.1).
    fn clears_roads(
        &self,
        deck: &Slab,
        base: u8,
    ) -> Result<ArrayVec<(u8, Level), MOST_CROSSED>, Fault> {
        let margin = self.setup.margin();
        let disc: Option<Disc> = self.solids.pillars.get(usize::from(base)).map(|base| base.disc);
        let mut crossed = ArrayVec::new();
        for (idx, (road, old)) in self.roads.iter().zip(&self.solids.decks).enumerate() {
            let idx = idx as u8;
            let meeting = match disc {
                Some(disc) if road.rests_on(base) => deck.against_outside(old, &disc, margin),
                _ => deck.against(old, margin),
            };
            match meeting {
                Meeting::Touching => return Err(Fault::RoadTouches(Piece::Road(idx))),
                Meeting::Over(_) | Meeting::Under(_) if !road.rests_on(base) => {
                    if let Some(level) = crossing(deck, old) {
                        let _ = crossed.try_push((idx, level));
                    }
                }
                _ => {}
            }
        }
        Ok(crossed)
    }

    /// Whether the road keeps off cars and buildings (clause 5.5).
    fn clears_the_rest(&self, deck: &Slab) -> Result<(), Fault> {
        let margin = self.setup.margin();
        let touched = |car: &Slab| deck.against(car, margin).is_touching();
        if let Some(idx) = find(&self.solids.cars, touched) {
            return Err(Fault::RoadTouches(Piece::Car(idx)));
        }
        match find(&self.solids.blocks, |block| deck.against_block(block, margin).is_touching()) {
            Some(idx) => Err(Fault::RoadTouches(Piece::Building(idx))),
            None => Ok(()),
        }
    }

    /// Cars for crossing: one for each road of others passed over that had none above it, and
    /// for each passed under that had none below it.
    fn earned(&self, seat: Seat, crossed: &[(u8, Level)]) -> u8 {
        let earns = |&&(idx, level): &&(u8, Level)| {
            let road = &self.roads[usize::from(idx)];
            let taken = match level {
                Level::Over => road.over,
                Level::Under => road.under,
            };
            road.owner != seat && !taken
        };
        crossed.iter().filter(earns).count() as u8
    }

    /// Whether the cars of a build can stand where it puts them (clauses 6.7 to 6.9).
    ///
    /// # Errors
    /// The first fault.
    pub fn parks(&self, seat: Seat, survey: &Survey, cars: &[Parking]) -> Result<(), Fault> {
        if cars.is_empty() {
            return Ok(());
        }
        let left = self.builders.get(seat).map_or(0, |builder| builder.cars);
        if cars.len() > usize::from(survey.earned) {
            return Err(Fault::NotEarned(survey.earned));
        }
        if cars.len() > usize::from(left) {
            return Err(Fault::NoCars(left));
        }
        if survey.deck.slope().abs() > self.setup.car_limit() {
            return Err(Fault::Slides);
        }
        for (idx, spot) in cars.iter().enumerate() {
            let this = idx as u8;
            if !survey.deck.carries(&solids::footprint(*spot)) {
                return Err(Fault::CarOff(this));
            }
            let car = solids::car(&survey.deck, *spot);
            if let Some(other) = find(&cars[..idx], |other| other.overlaps(spot)) {
                return Err(Fault::CarTouches(this, Piece::NewCar(other)));
            }
            self.car_clears(&car, this)?;
        }
        Ok(())
    }

    /// Whether a new car keeps off everything that stands already.
    fn car_clears(&self, car: &Slab, this: u8) -> Result<(), Fault> {
        let margin = self.setup.margin();
        let touched = |old: &Slab| car.against(old, margin).is_touching();
        let solids = &self.solids;
        let piece = find(&solids.decks, touched)
            .map(Piece::Road)
            .or_else(|| find(&solids.cars, touched).map(Piece::Car))
            .or_else(|| {
                let touched = |old: &Pillar| car.against_pillar(old, margin).is_touching();
                find(&solids.pillars, touched).map(Piece::Column)
            });
        piece.map_or(Ok(()), |piece| Err(Fault::CarTouches(this, piece)))
    }
}

/// The number of the first that matches.
fn find<T>(all: &[T], matches: impl Fn(&T) -> bool) -> Option<u8> {
    all.iter().position(matches).map(|idx| idx as u8)
}
