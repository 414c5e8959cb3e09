//! States from outside: the table is built again, piece by piece, and everything measured again.

use crate::geometry::Level;
use arrayvec::ArrayVec;
use contract::{BySeat, Check, Malformed, Seat, Silent};

use crate::command::{Build, Goal, MOST_CARS};
use crate::fault::First;
use crate::pieces::{Building, Column, Far, Parking, Road};
use crate::rules::entrances;
use crate::setup::{Mode, OutOfMaterials};
use crate::sizes::supply;
use crate::solids::{self, pillar_at};
use crate::truth::{Builder, End, TokyoHighway, Truth};

impl Check for TokyoHighway {
    fn check(&self) -> Result<(), Malformed> {
        let seats = self.count();
        if !(2..=4).contains(&seats) {
            return Err(format!("there are {seats} players where 2 to 4 can play").into());
        }
        for (name, seat) in [("active", self.active), ("first", self.first)] {
            if seat.idx() >= seats {
                return Err(format!("'{name}' is seat {seat}, which nobody sits in").into());
            }
        }
        self.check_hand()?;
        self.check_supplies()?;
        self.check_buildings()?;
        rebuilt(self)?;
        self.check_turn()?;
        self.check_places()?;
        self.check_blocked()
    }
}

impl TokyoHighway {
    /// What is being put up by hand is what the rules would let stand.
    fn check_hand(&self) -> Result<(), Malformed> {
        if self.hand.is_some() != (self.setup.mode == Mode::HandBuilt) {
            return Err("'hand' goes with tables where pieces are put up by hand".into());
        }
        let Some(hand) = &self.hand else { return Ok(()) };
        if !hand.is_empty() && (self.raising || self.over.is_some()) {
            return Err("nobody is building, yet 'hand' is not empty".into());
        }
        let tidied = self.tidied();
        if let Some(rising) = hand.rising {
            let height = rising.grey.checked_add(u8::from(rising.yellow));
            let stands = height.is_some_and(|height| {
                rising.grey > 0 && tidied.stands(&pillar_at(rising.at, height), &mut First).is_ok()
            });
            if !stands {
                return Err("the column that is being put up cannot stand there".into());
            }
        }
        for (name, build) in [("laid", &hand.laid), ("plan", &hand.plan)] {
            if let Some(build) = build {
                let may = tidied.may_build(self.active, build);
                may.map_err(|refusal| format!("'{name}' cannot be built: {refusal}"))?;
            }
        }
        match (&hand.laid, hand.rising) {
            (Some(laid), rising)
                if laid.pillar() != rising.map(|rising| pillar_at(rising.at, rising.height())) =>
            {
                Err("'laid' does not lead to the column that is being put up".into())
            }
            _ => Ok(()),
        }
    }

    /// Nothing was lost or won: what lies on the table and what is left make up the supplies.
    fn check_supplies(&self) -> Result<(), Malformed> {
        let given = supply(self.count());
        let owners = self.columns.iter().map(|column| column.owner);
        let owners = owners.chain(self.roads.iter().map(|road| road.owner));
        let mut owners = owners.chain(self.cars.iter().map(|car| car.owner));
        if owners.any(|owner| owner.idx() >= self.count()) {
            return Err("a piece belongs to a seat that nobody sits in".into());
        }
        let mut pieces = [0u32; 2];
        for (seat, builder) in self.builders.iter() {
            let own = self.columns.iter().filter(|column| column.owner == seat);
            let [mut grey, mut yellow] = [builder.grey, builder.yellow].map(u32::from);
            for column in own {
                yellow += u32::from(column.junction);
                grey += u32::from(column.height.saturating_sub(u8::from(column.junction)));
            }
            let rising = self.hand.as_ref().and_then(|hand| hand.rising);
            if let Some(rising) = rising.filter(|_| seat == self.active) {
                yellow += u32::from(rising.yellow);
                grey += u32::from(rising.grey);
            }
            let roads = self.roads.iter().filter(|road| road.owner == seat).count();
            let cars = self.cars.iter().filter(|car| car.owner == seat).count();
            pieces = [pieces[0] + grey, pieces[1] + yellow];
            let fixed = usize::from(builder.cars) + cars == usize::from(given.cars)
                && usize::from(builder.roads) + roads == usize::from(given.roads);
            let own = grey == u32::from(given.grey) && yellow == u32::from(given.yellow);
            if !fixed || (self.setup.mode == Mode::Blueprint && !own) {
                return Err(
                    format!("seat {seat}: pieces used and left do not make up its supply").into()
                );
            }
        }
        let all = [given.grey, given.yellow].map(|count| u32::from(count) * self.count() as u32);
        if pieces != all { Err("column pieces were lost or won".into()) } else { Ok(()) }
    }

    fn check_buildings(&self) -> Result<(), Malformed> {
        let wanted = if self.count() > 2 { self.count() } else { 0 };
        let count = self.buildings.len();
        if count > wanted || (count < wanted) != self.raising {
            return Err(format!("{count} buildings do not fit a table of {}", self.count()).into());
        }
        let mut again = TokyoHighway::new(entrances(&self.setup, self.count(), self.first));
        for (idx, building) in self.buildings.iter().enumerate() {
            let Building { shape, at, heading, owner } = *building;
            let may = again.may_raise(shape, at, heading);
            may.map_err(|refusal| format!("building {idx} cannot stand: {refusal}"))?;
            if owner != again.active {
                return Err(format!("building {idx} is not of seat {owner}").into());
            }
            again.raise(*building, &mut Silent);
        }
        let begun = self.roads.len() > self.count() || self.over.is_some();
        if self.raising && (self.active != again.active || begun) {
            return Err("the buildings are not put up in turn, before anything else"
                .to_owned()
                .into());
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Malformed> {
        if self.round == 0 {
            return Err("rounds count from 1".into());
        }
        if self.over.is_none() && usize::from(self.passes) >= self.building() {
            return Err("all who still build have passed, yet the game goes on".into());
        }
        if self.debt.is_some() && self.setup.mode == Mode::Blueprint {
            return Err("there are no penalties in blueprints".into());
        }
        if let Some(debt) = &self.debt {
            let known = debt.owed.len() == self.count() && debt.payer.idx() < self.count();
            if !known || self.yellow_range().is_none_or(|(least, most)| least == most) {
                return Err("the penalty leaves nothing to choose".into());
            }
            let payer = &self.builders[debt.payer];
            let owed: u32 = debt.owed.values().map(|count| u32::from(*count)).sum();
            if debt.owed[debt.payer] > 0 || owed > u32::from(payer.pieces()) || !payer.building {
                return Err("nobody could pay the penalty so".into());
            }
        }
        for (seat, builder) in self.builders.iter() {
            if builder.building && (builder.cars == 0 || self.over.is_some()) {
                return Err(format!("seat {seat} cannot still be building").into());
            }
        }
        if self.over.is_none() && !self.builder().building {
            return Err("it is the turn of somebody who builds no more".into());
        }
        let by_cars = self.builders.values().any(|builder| builder.cars == 0);
        if (self.over == Some(End::AllCars)) != (by_cars && self.over.is_some()) {
            return Err("the ending does not fit the cars that are left".into());
        }
        Ok(())
    }

    /// Places go from the top to those who placed all cars, and from the bottom to those who ran
    /// out of materials; the others get theirs at the end.
    fn check_places(&self) -> Result<(), Malformed> {
        let (seats, over) = (self.count() as u8, self.over.is_some());
        let places = |wanted: &dyn Fn(&Builder) -> bool| {
            let some = self.builders.values().filter(|builder| wanted(builder));
            let mut places: Vec<u8> = some.map(|builder| builder.place.unwrap_or(0)).collect();
            places.sort_unstable();
            places
        };
        let done = places(&|builder| builder.cars == 0);
        let loses = self.setup.out_of_materials == OutOfMaterials::Loses;
        let out = places(&|builder| !builder.building && builder.cars > 0);
        let last = |count: usize| (seats + 1 - count as u8..=seats).collect::<Vec<u8>>();
        let none = |places: &[u8]| places.iter().all(|place| *place == 0);
        let fits = done.iter().copied().eq(1..=done.len() as u8)
            && if over {
                out.iter().all(|place| (done.len() as u8 + 1..=seats).contains(place))
            } else {
                (if loses { out == last(out.len()) } else { none(&out) })
                    && none(&places(&|builder| builder.building))
            };
        if !fits {
            return Err("the places do not fit those who have finished".into());
        }
        if !over && self.is_decided() {
            return Err("nothing is left to play for, yet the game goes on".into());
        }
        // Penalties may bring pieces to those who were out, so only blueprints can be held to it.
        let goes_on = |seat: &Seat| self.builders[*seat].cars > 0 && self.has_materials(*seat);
        let rest: Vec<Seat> = Seat::all(self.count()).filter(goes_on).collect();
        let stuck = rest.iter().all(|seat| self.builders[*seat].stuck);
        if over && self.setup.mode == Mode::Blueprint && !stuck && !(loses && rest.len() == 1) {
            return Err("the game is over, yet somebody could build on".into());
        }
        Ok(())
    }

    /// Who is blocked, who is known to be, and who has passed.
    fn check_blocked(&self) -> Result<(), Malformed> {
        let begun = self.over.is_none() && !self.raising;
        // What is being put up by hand would be in the supply again.
        let tidied = self.tidied();
        let first = |seat: Seat| tidied.first_build(seat);
        let laid = self.hand.as_ref().is_some_and(|hand| hand.laid.is_some());
        if begun && self.debt.is_none() && !laid {
            let blocked = first(self.active).is_none();
            if blocked != self.blocked || blocked != self.builder().stuck {
                return Err(format!("'blocked' should be {blocked}").into());
            }
        }
        if begun && self.setup.mode == Mode::Blueprint && !self.has_materials(self.active) {
            return Err("it is the turn of somebody without materials".into());
        }
        if !begun && self.blocked {
            return Err("nobody is blocked when nobody builds".into());
        }
        let stuck = |builder: &&Builder| builder.stuck && builder.building;
        // By hand, somebody who could build may have given a turn up.
        let may_pass = match self.setup.mode {
            Mode::Blueprint => self.builders.values().filter(stuck).count(),
            Mode::HandBuilt => self.building(),
        };
        if begun && usize::from(self.passes) > may_pass {
            return Err("more have passed than are blocked".into());
        }
        let wrong = self.builders.iter().find(|(seat, own)| own.stuck && first(*seat).is_some());
        wrong.map_or(Ok(()), |(seat, _)| Err(format!("seat {seat} is not stuck").into()))
    }
}

/// Builds the table again from its entrances: every road has to be legal when its turn comes,
/// and to lie and cross as it is written.
fn rebuilt(state: &TokyoHighway) -> Result<(), Malformed> {
    let mut again = TokyoHighway::new(bare(state));
    let seats = state.count();
    for (idx, road) in state.roads.iter().enumerate().skip(seats) {
        let build = as_build(state, idx as u8, road)
            .ok_or_else(|| format!("road {idx} leads to no column of its own"))?;
        if state.cars.iter().filter(|car| usize::from(car.road) == idx).count() > MOST_CARS {
            return Err(format!("road {idx} carries more than {MOST_CARS} cars").into());
        }
        if state.cars.iter().any(|car| usize::from(car.road) == idx && car.owner != road.owner) {
            return Err(format!("road {idx} carries a car of somebody else").into());
        }
        let survey = again
            .survey(road.owner, &build)
            .and_then(|survey| again.parks(road.owner, &survey, &build.cars).map(|()| survey))
            .map_err(|fault| format!("road {idx} cannot stand: {}", fault.refusal(&again)))?;
        if survey.layer != road.layer {
            return Err(format!("road {idx} lies on {} roads at its base", survey.layer).into());
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
    let cars = state.cars.iter().filter(|car| car.road == idx);
    let cars: ArrayVec<Parking, MOST_CARS> = cars.map(|car| car.spot).take(MOST_CARS).collect();
    Some(Build { base: road.base, past: road.past, aside: road.aside, to, cars })
}

fn same(again: &Truth, state: &TokyoHighway) -> Result<(), Malformed> {
    let differs = [
        ("columns", again.columns != state.columns),
        ("roads", again.roads != state.roads),
        ("cars", again.cars != state.cars),
    ];
    match differs.into_iter().find(|(_, differs)| *differs) {
        Some((name, _)) => {
            Err(format!("the {name} are not as building them would leave them").into())
        }
        None => Ok(()),
    }
}
