//! States from outside: the table is built again, piece by piece, and everything measured anew.

use arrayvec::ArrayVec;
use contract::{BySeat, Check, Silent};
use geometry::Level;

use crate::command::{Build, Goal, MOST_CARS};
use crate::pieces::{Building, Column, Far, Parking, Road};
use crate::rules::entrances;
use crate::setup::Mode;
use crate::sizes::supply;
use crate::solids;
use crate::truth::{Builder, End, TokyoHighway, Truth};

impl Check for TokyoHighway {
    fn check(&self) -> Result<(), String> {
        let seats = self.count();
        if !(2..=4).contains(&seats) {
            return Err(format!("there are {seats} players where 2 to 4 can play"));
        }
        for (name, seat) in [("active", self.active), ("first", self.first)] {
            if seat.idx() >= seats {
                return Err(format!("'{name}' is seat {seat}, which nobody sits in"));
            }
        }
        self.check_supplies()?;
        self.check_buildings()?;
        rebuilt(self)?;
        self.check_turn()
    }
}

impl TokyoHighway {
    /// Nothing was lost or won: what lies on the table and what is left make up the supplies.
    fn check_supplies(&self) -> Result<(), String> {
        let given = supply(self.count());
        let owners = self.columns.iter().map(|column| column.owner);
        let owners = owners.chain(self.roads.iter().map(|road| road.owner));
        let mut owners = owners.chain(self.cars.iter().map(|car| car.owner));
        if owners.any(|owner| owner.idx() >= self.count()) {
            return Err("a piece belongs to a seat that nobody sits in".to_owned());
        }
        let mut pieces = [0u32; 2];
        for (seat, builder) in self.builders.iter() {
            let own = self.columns.iter().filter(|column| column.owner == seat);
            let [mut grey, mut yellow] = [builder.grey, builder.yellow].map(u32::from);
            for column in own {
                yellow += u32::from(column.junction);
                grey += u32::from(column.height.saturating_sub(u8::from(column.junction)));
            }
            let roads = self.roads.iter().filter(|road| road.owner == seat).count();
            let cars = self.cars.iter().filter(|car| car.owner == seat).count();
            pieces = [pieces[0] + grey, pieces[1] + yellow];
            let fixed = usize::from(builder.cars) + cars == usize::from(given.cars)
                && usize::from(builder.roads) + roads == usize::from(given.roads);
            let own = grey == u32::from(given.grey) && yellow == u32::from(given.yellow);
            if !fixed || (self.setup.mode == Mode::Blueprint && !own) {
                return Err(format!("seat {seat}: pieces used and left do not make up its supply"));
            }
        }
        let all = [given.grey, given.yellow].map(|count| u32::from(count) * self.count() as u32);
        if pieces != all { Err("column pieces were lost or won".to_owned()) } else { Ok(()) }
    }

    fn check_buildings(&self) -> Result<(), String> {
        let wanted = if self.count() > 2 { self.count() } else { 0 };
        let count = self.buildings.len();
        if count > wanted || (count < wanted) != self.raising {
            return Err(format!("{count} buildings do not fit a table of {}", self.count()));
        }
        let mut again = TokyoHighway::new(entrances(&self.setup, self.count(), self.first));
        for (idx, building) in self.buildings.iter().enumerate() {
            let Building { shape, at, heading, owner } = *building;
            let may = again.may_raise(shape, at, heading);
            may.map_err(|refusal| format!("building {idx} cannot stand: {refusal}"))?;
            if owner != again.active {
                return Err(format!("building {idx} is not of seat {owner}"));
            }
            again.raise(*building, &mut Silent);
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), String> {
        if self.round == 0 {
            return Err("rounds count from 1".to_owned());
        }
        if self.over.is_none() && usize::from(self.passes) >= self.building() {
            return Err("all who still build have passed, yet the game goes on".to_owned());
        }
        if self.debt.is_some() && self.setup.mode == Mode::Blueprint {
            return Err("there are no penalties in blueprints".to_owned());
        }
        if let Some(debt) = &self.debt {
            let known = debt.owed.len() == self.count() && debt.payer.idx() < self.count();
            if !known || self.yellow_range().is_none_or(|(least, most)| least == most) {
                return Err("the penalty leaves nothing to choose".to_owned());
            }
        }
        for (seat, builder) in self.builders.iter() {
            if (builder.cars == 0 && builder.building) || (self.over.is_some() && builder.building)
            {
                return Err(format!("seat {seat} cannot still be building"));
            }
        }
        if self.over.is_none() && !self.builder().building {
            return Err("it is the turn of somebody who builds no more".to_owned());
        }
        let by_cars = self.builders.values().any(|builder| builder.cars == 0);
        if (self.over == Some(End::AllCars)) != (by_cars && self.over.is_some()) {
            return Err("the ending does not fit the cars that are left".to_owned());
        }
        if self.over.is_none() && !self.raising && self.debt.is_none() {
            let blocked = self.first_build(self.active).is_none();
            if blocked != self.blocked {
                return Err(format!("'blocked' should be {blocked}"));
            }
        }
        Ok(())
    }
}

/// Builds the table again from its entrances: every road has to be legal when its turn comes,
/// and to lie and cross as it is written.
fn rebuilt(state: &TokyoHighway) -> Result<(), String> {
    let mut again = TokyoHighway::new(bare(state));
    let seats = state.count();
    for (idx, road) in state.roads.iter().enumerate().skip(seats) {
        let build = as_build(state, idx as u8, road)
            .ok_or_else(|| format!("road {idx} leads to no column of its own"))?;
        let survey = again
            .survey(road.owner, &build)
            .and_then(|survey| again.parks(road.owner, &survey, &build.cars).map(|()| survey))
            .map_err(|fault| format!("road {idx} cannot stand: {}", fault.refusal(&again)))?;
        if survey.layer != road.layer {
            return Err(format!("road {idx} lies on {} roads at its base", survey.layer));
        }
        for (crossed, level) in &survey.crossed {
            let crossed = &mut again.truth.roads[usize::from(*crossed)];
            match level {
                Level::Over => crossed.over = true,
                Level::Under => crossed.under = true,
            }
        }
        let has = |level: Level| survey.crossed.iter().any(|(_, crossed)| *crossed == level);
        again.truth.roads.push(Road { over: has(Level::Under), under: has(Level::Over), ..*road });
        again.solids.decks.push(survey.deck);
        again.truth.columns[usize::from(road.base)].outgoing += 1;
        if let Far::Column { column, .. } = road.to {
            let column = state.columns[usize::from(column)];
            again.truth.columns.push(Column { outgoing: 0, ..column });
            again.solids.pillars.push(solids::pillar(&column));
        }
        for car in state.cars.iter().filter(|car| usize::from(car.road) == idx) {
            again.truth.cars.push(*car);
            again.solids.cars.push(solids::car(&survey.deck, car.spot));
        }
    }
    same(&again.truth, state)
}

/// The table before the first road, with more pieces than anybody can use.
fn bare(state: &TokyoHighway) -> Truth {
    let plenty = Builder { cars: 200, grey: 200, yellow: 200, roads: 200, ..Builder::default() };
    let mut truth = entrances(&state.setup, state.count(), state.first);
    truth.builders = BySeat::from_fn(state.count(), |_| plenty);
    truth.buildings = state.buildings.clone();
    truth
}

/// The command that built a road, if it leads to the next column, an own one, or to the table.
fn as_build(state: &TokyoHighway, idx: u8, road: &Road) -> Option<Build> {
    let to = match road.to {
        Far::Exit { heading } => Goal::Exit { heading },
        Far::Ramp { .. } => return None,
        Far::Column { column, aside } => {
            let &Column { owner, at, height, junction, .. } =
                state.columns.get(usize::from(column))?;
            if owner != road.owner {
                return None;
            }
            Goal::Column { at, height, junction, aside }
        }
    };
    let cars = state.cars.iter().filter(|car| car.road == idx && car.owner == road.owner);
    let cars: ArrayVec<Parking, MOST_CARS> = cars.map(|car| car.spot).take(MOST_CARS).collect();
    Some(Build { base: road.base, past: road.past, aside: road.aside, to, cars })
}

fn same(again: &Truth, state: &TokyoHighway) -> Result<(), String> {
    let differs = [
        ("columns", again.columns != state.columns),
        ("roads", again.roads != state.roads),
        ("cars", again.cars != state.cars),
    ];
    match differs.into_iter().find(|(_, differs)| *differs) {
        Some((name, _)) => Err(format!("the {name} are not as building them would leave them")),
        None => Ok(()),
    }
}
