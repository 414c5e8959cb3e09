//! A build, measured: how the road would lie, what it would cross, or what is in the way.

use crate::geometry::{
    Block, DUST, Deck, Disc, Footing, Hundredths, Level, Meeting, Pillar, Slab, Tip, Unbuildable,
    crossing,
};
use arrayvec::ArrayVec;
use contract::Seat;

use crate::command::{Build, Goal};
use crate::fault::{Fault, Faults, First};
use crate::pieces::{Column, Piece};
use crate::setup::Exits;
use crate::sizes::{REST, ROAD, table};
use crate::solids::{self, footing, pillar_at, tip};
use crate::truth::TokyoHighway;

/// Most roads that one road can cross: eight of their widths fit into its length, on four levels.
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
        self.survey_into(seat, build, &mut First)
    }

    /// The same for those who try many builds and do not ask what is wrong with one: what is quick
    /// to look up comes before what takes long, which is to lay the road on others.
    pub fn survey_if_sound(&self, seat: Seat, build: &Build) -> Option<Survey> {
        let faults = &mut First;
        let base = self.base(seat, build.base, faults).ok()?;
        self.affordable(seat, base, &build.to, faults).ok()?;
        if let Some(pillar) = build.pillar() {
            self.stands(&pillar, faults).ok()?;
        }
        if self.surely_hides_a_pillar(build) {
            return None;
        }
        let (deck, layer) = self.lay(base, build, faults).ok()?;
        self.clears_all(seat, build, deck, layer, faults).ok()
    }

    /// Whether the road would lie over a column, however it slopes (clause 5.3).
    fn surely_hides_a_pillar(&self, build: &Build) -> bool {
        let Goal::Column { at, aside, .. } = build.to else { return false };
        let Some(base) = self.columns.get(usize::from(build.base)) else { return false };
        let (base, far, near) = (base.at.to_point(), at.to_point(), tip(build.past, build.aside));
        let Ok(plan) = Deck::sure_plan(&ROAD, base, far, near, Hundredths(aside).mm()) else {
            return false;
        };
        // By more than rounding, so that what is refused here is refused by the survey as well.
        numbered(&self.solids.pillars)
            .filter(|(idx, _)| *idx != build.base)
            .any(|(_, pillar)| pillar.disc.gap_to_strip(&plan) < -DUST)
    }

    /// The same with every fault handed, in that order, to the collector.
    ///
    /// # Errors
    /// The first fault that the collector does not take, or one that leaves nothing to measure:
    /// there is no such column, or the road cannot lie at all.
    pub(crate) fn survey_into(
        &self,
        seat: Seat,
        build: &Build,
        faults: &mut impl Faults,
    ) -> Result<Survey, Fault> {
        let base = self.base(seat, build.base, faults)?;
        self.affordable(seat, base, &build.to, faults)?;
        let (deck, layer) = self.lay(base, build, faults)?;
        if let Some(pillar) = build.pillar() {
            self.stands(&pillar, faults)?;
        }
        self.clears_all(seat, build, deck, layer, faults)
    }

    /// What is left to measure of a road that has been laid to a place where its column can stand.
    fn clears_all(
        &self,
        seat: Seat,
        build: &Build,
        deck: Slab,
        layer: u8,
        faults: &mut impl Faults,
    ) -> Result<Survey, Fault> {
        let pillar = build.pillar();
        if pillar.is_none() && !table(self.count()).contains_strip(deck.strip()) {
            faults.found(Fault::ExitOffTable)?;
        }
        self.clears_pillars(&deck, build.base, faults)?;
        let crossed = self.clears_roads(&deck, build.base, faults)?;
        self.clears_the_rest(&deck, faults)?;
        let earned = self.earned(seat, &crossed) + u8::from(pillar.is_none());
        Ok(Survey { deck, layer, pillar, crossed, earned })
    }

    /// The column, if that seat can lead a road on from it (clause 4.2).
    fn base(&self, seat: Seat, idx: u8, faults: &mut impl Faults) -> Result<&Column, Fault> {
        let column = self.columns.get(usize::from(idx)).ok_or(Fault::NoColumn(idx))?;
        if column.owner != seat {
            faults.found(Fault::NotYours(idx))?;
        }
        if !column.is_open() {
            faults.found(Fault::BaseClosed(idx))?;
        }
        Ok(column)
    }

    /// Pieces, then heights (clauses 4.3, 4.4, 7.1 and 8.1).
    fn affordable(
        &self,
        seat: Seat,
        base: &Column,
        to: &Goal,
        faults: &mut impl Faults,
    ) -> Result<(), Fault> {
        let builder = self.builders.get(seat).ok_or(Fault::NoRoad)?;
        if builder.roads == 0 {
            faults.found(Fault::NoRoad)?;
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
            faults.found(Fault::NoPieces { grey, yellow })?;
        }
        match *to {
            Goal::Column { height, junction: true, .. } if height < 2 => {
                faults.found(Fault::LowJunction)
            }
            Goal::Column { height, junction: false, .. }
                if height == 0 || height.abs_diff(base.height) != 1 =>
            {
                faults.found(Fault::Height { base: base.height, wanted: height })
            }
            Goal::Exit { .. } if self.setup.exits == Exits::FirstStorey && base.height != 1 => {
                faults.found(Fault::ExitHeight(base.height))
            }
            _ => Ok(()),
        }
    }

    /// Lays the road: beside the roads on its base, or on them (clauses 5.1, 5.2 and 5.6).
    fn lay(
        &self,
        base: &Column,
        build: &Build,
        faults: &mut impl Faults,
    ) -> Result<(Slab, u8), Fault> {
        if !REST.holds(tip(build.past, build.aside)) {
            faults.found(Fault::BaseTip)?;
        }
        let deck = self.deck_of(base, build).map_err(Fault::Lie)?;
        if deck.slab.slope().abs() > self.setup.road_limit() {
            faults.found(Fault::SteepRoad)?;
        }
        if let Goal::Column { aside, .. } = build.to
            && !REST.holds(Tip { past: deck.far_past, aside: Hundredths(aside).mm() })
        {
            faults.found(Fault::FarTip)?;
        }
        let mut lying = solids::lying(&self.roads, &self.solids.decks, build.base);
        let below = deck.on.and_then(|idx| lying.nth(idx));
        let layer = below.map_or(0, |(road, _)| road.layer_on(build.base).saturating_add(1));
        Ok((deck.slab, layer))
    }

    /// The road of a build as it lies on its base and on the roads there, well or badly.
    ///
    /// # Errors
    /// If no road of that length lies so.
    pub(crate) fn deck_of(&self, base: &Column, build: &Build) -> Result<Deck, Unbuildable> {
        let lying = solids::lying(&self.roads, &self.solids.decks, build.base);
        let (from, below) = (footing(base), lying.map(|(_, deck)| deck));
        let near = tip(build.past, build.aside);
        match build.to {
            Goal::Column { at, height, aside, .. } => {
                let far = Footing { centre: at.to_point(), height: pillar_at(at, height).top };
                Deck::between(&ROAD, from, far, near, Hundredths(aside).mm(), below)
            }
            Goal::Exit { heading } => Deck::to_ground(&ROAD, from, near, heading.unit(), below),
        }
    }

    /// Whether a new column can stand there (clauses 4.5 to 4.7).
    pub(crate) fn stands(&self, pillar: &Pillar, faults: &mut impl Faults) -> Result<(), Fault> {
        let margin = self.setup.margin();
        if !table(self.count()).contains_disc(&pillar.disc) {
            faults.found(Fault::OffTable)?;
        }
        let solids = &self.solids;
        for idx in all(&solids.pillars, |old| !old.clears(pillar, margin)) {
            faults.found(Fault::ColumnTouches(Piece::Column(idx)))?;
        }
        for idx in all(&solids.blocks, |old| !old.clears_pillar(pillar, margin)) {
            faults.found(Fault::ColumnTouches(Piece::Building(idx)))?;
        }
        for (idx, deck) in numbered(&solids.decks) {
            match deck.against_pillar(pillar, margin) {
                Meeting::Touching => faults.found(Fault::ColumnTouches(Piece::Road(idx)))?,
                Meeting::Over(_) if self.setup.strict_plan_view => {
                    faults.found(Fault::ColumnUnder(idx))?;
                }
                _ => {}
            }
        }
        for idx in all(&solids.cars, |car| car.against_pillar(pillar, margin).is_touching()) {
            faults.found(Fault::ColumnTouches(Piece::Car(idx)))?;
        }
        Ok(())
    }

    /// Whether the road keeps off the columns that stand already (clauses 5.3 and 5.5).
    fn clears_pillars(&self, deck: &Slab, base: u8, faults: &mut impl Faults) -> Result<(), Fault> {
        let margin = self.setup.margin();
        for (idx, pillar) in numbered(&self.solids.pillars).filter(|(idx, _)| *idx != base) {
            if deck.hides(&pillar.disc) {
                faults.found(Fault::OverColumn(idx))?;
            } else if deck.against_pillar(pillar, margin).is_touching() {
                faults.found(Fault::RoadTouches(Piece::Column(idx)))?;
            }
        }
        Ok(())
    }

    /// Whether the road keeps off the other roads, and which it crosses (clauses 5.5 and 6.1).
    fn clears_roads(
        &self,
        deck: &Slab,
        base: u8,
        faults: &mut impl Faults,
    ) -> Result<ArrayVec<(u8, Level), MOST_CROSSED>, Fault> {
        let margin = self.setup.margin();
        let disc: Option<Disc> = self.solids.pillars.get(usize::from(base)).map(|base| base.disc);
        let mut crossed = ArrayVec::new();
        for (idx, (road, old)) in self.roads.iter().zip(&self.solids.decks).enumerate() {
            let idx = idx as u8;
            let shared = disc.filter(|_| road.rests_on(base));
            match meeting(deck, old, shared.as_ref(), margin) {
                Meeting::Touching => faults.found(Fault::RoadTouches(Piece::Road(idx)))?,
                Meeting::Over(_) | Meeting::Under(_) if !road.rests_on(base) => {
                    if let Some(level) = crossing(deck, old) {
                        let fits = crossed.try_push((idx, level)).is_ok();
                        if !fits {
                            // Roads this close together touch, so no match has such a table.
                            faults.found(Fault::RoadTouches(Piece::Road(idx)))?;
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(crossed)
    }

    /// Whether the road keeps off cars and buildings (clause 5.5).
    fn clears_the_rest(&self, deck: &Slab, faults: &mut impl Faults) -> Result<(), Fault> {
        let margin = self.setup.margin();
        for idx in all(&self.solids.cars, |car| deck.against(car, margin).is_touching()) {
            faults.found(Fault::RoadTouches(Piece::Car(idx)))?;
        }
        let touched = |block: &Block| deck.against_block(block, margin).is_touching();
        for idx in all(&self.solids.blocks, touched) {
            faults.found(Fault::RoadTouches(Piece::Building(idx)))?;
        }
        Ok(())
    }

    /// Cars for crossing (clauses 6.1 to 6.5).
    fn earned(&self, seat: Seat, crossed: &[(u8, Level)]) -> u8 {
        let roads = crossed.iter().filter_map(|(idx, level)| {
            self.roads.get(usize::from(*idx)).map(|road| road.earns(seat, *level))
        });
        roads.filter(|earns| *earns).count() as u8
    }
}

/// What a new road is to one that lies already: outside of the column that they share, if there
/// is one.
pub(crate) fn meeting(deck: &Slab, old: &Slab, shared: Option<&Disc>, margin: f64) -> Meeting {
    match shared {
        Some(disc) => deck.against_outside(old, disc, margin),
        None => deck.against(old, margin),
    }
}

/// Things with their numbers.
pub(crate) fn numbered<T>(things: &[T]) -> impl Iterator<Item = (u8, &T)> {
    things.iter().enumerate().map(|(idx, thing)| (idx as u8, thing))
}

/// The numbers of all that match.
pub(crate) fn all<T>(things: &[T], matches: impl Fn(&T) -> bool) -> impl Iterator<Item = u8> {
    numbered(things).filter(move |(_, thing)| matches(thing)).map(|(idx, _)| idx)
}
