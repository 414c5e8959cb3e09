//! What commands do, whose turn comes next, and who takes which place.

use crate::geometry::Level;
use contract::{BySeat, Seat, Sink};

use crate::command::{Build, Event, Goal};
use crate::hand::{Hand, IDLE_ROUNDS};
use crate::pieces::{Building, Car, Column, Far, Road};
use crate::setup::OutOfMaterials;
use crate::solids;
use crate::survey::Survey;
use crate::truth::{Builder, End, TokyoHighway};

impl TokyoHighway {
    /// Puts up a building; after the last one the first turn begins (clause 2.4).
    pub(crate) fn raise(&mut self, building: Building, events: &mut impl Sink<Event>) {
        let number = self.truth.buildings.len() as u8;
        let (seat, shape) = (building.owner, building.shape);
        self.solids.blocks.push(solids::block(&building));
        self.truth.buildings.push(building);
        events.push(|| Event::Raised { seat, building: number, shape });
        let seats = self.count() as u8;
        if self.truth.buildings.len() < self.count() {
            self.truth.active = Seat((seat.0 + seats - 1) % seats);
        } else {
            self.truth.raising = false;
            self.truth.active = self.first;
            self.begin_turn(events);
        }
    }

    /// Builds what was surveyed, places its cars and ends the turn.
    pub(crate) fn build(&mut self, build: &Build, survey: &Survey, events: &mut impl Sink<Event>) {
        self.put(self.active, build, survey, events);
        self.truth.passes = 0;
        if let Some(hand) = &mut self.truth.hand {
            hand.idle = 0;
        }
        self.end_turn(events);
    }

    /// Puts what was surveyed on the table, cars included, from the supply of that seat.
    pub(crate) fn put(
        &mut self,
        seat: Seat,
        build: &Build,
        survey: &Survey,
        events: &mut impl Sink<Event>,
    ) {
        let number = self.roads.len() as u8;
        let column = self.put_column(seat, build, survey);
        let to = match (build.to, column) {
            (Goal::Column { aside, .. }, Some(column)) => Far::Column { column, aside },
            (Goal::Exit { heading }, _) => Far::Exit { heading },
            (Goal::Column { .. }, None) => return,
        };
        let has = |level: Level| survey.crossed.iter().any(|(_, crossed)| *crossed == level);
        let (over, under) = (has(Level::Under), has(Level::Over));
        let Build { base, past, aside, .. } = *build;
        let layer = survey.layer;
        let road = Road { owner: seat, base, past, aside, layer, to, over, under };
        for (crossed, level) in &survey.crossed {
            let crossed = &mut self.truth.roads[usize::from(*crossed)];
            match level {
                Level::Over => crossed.over = true,
                Level::Under => crossed.under = true,
            }
        }
        self.truth.roads.push(road);
        self.solids.decks.push(survey.deck);
        self.truth.columns[usize::from(base)].outgoing += 1;
        let builder = &mut self.truth.builders[seat];
        builder.roads -= 1;
        builder.stuck = false;
        events.push(|| built(seat, number, column, build, survey));
        self.park(seat, number, build, survey, events);
    }

    /// Puts up the new column, if there is one, and pays for it; its number.
    fn put_column(&mut self, seat: Seat, build: &Build, survey: &Survey) -> Option<u8> {
        let Goal::Column { at, height, junction, .. } = build.to else { return None };
        let builder = &mut self.truth.builders[seat];
        builder.grey -= height - u8::from(junction);
        builder.yellow -= u8::from(junction);
        let number = self.truth.columns.len() as u8;
        self.truth.columns.push(Column { owner: seat, at, height, junction, outgoing: 0 });
        self.solids.pillars.extend(survey.pillar);
        Some(number)
    }

    fn park(
        &mut self,
        seat: Seat,
        road: u8,
        build: &Build,
        survey: &Survey,
        events: &mut impl Sink<Event>,
    ) {
        for &spot in &build.cars {
            self.truth.cars.push(Car { owner: seat, road, spot });
            self.solids.cars.push(solids::car(&survey.deck, spot));
        }
        let cars = build.cars.len() as u8;
        self.truth.builders[seat].cars -= cars;
        let left = self.builders[seat].cars;
        if cars > 0 {
            events.push(|| Event::Parked { seat, road, cars, left });
        }
        if left == 0 {
            let place = self.top_place();
            let builder = &mut self.truth.builders[seat];
            builder.place = Some(place);
            builder.building = false;
            events.push(|| Event::AllParked { seat, place });
        }
    }

    /// Passes; when everybody who still builds has passed in a row, the match is over.
    pub(crate) fn pass(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        events.push(|| Event::Passed { seat });
        self.truth.passes = self.passes.saturating_add(1);
        if let Some(hand) = &mut self.truth.hand {
            hand.idle = hand.idle.saturating_add(1);
        }
        if !self.end_if_all_passed(events) {
            self.end_turn(events);
        }
    }

    /// Ends the match when all who still build have passed in a row (clause 10.5), or by hand when
    /// nobody has built anything in two rounds: what players pay each other could go round for ever
    /// (clause 11.9).
    fn end_if_all_passed(&mut self, events: &mut impl Sink<Event>) -> bool {
        let idle = self.hand.as_ref().map_or(0, |hand| usize::from(hand.idle));
        let all = usize::from(self.passes) >= self.building()
            || idle >= IDLE_ROUNDS * self.building().max(1);
        if all {
            events.push(|| Event::AllBlocked);
            self.finish(End::AllBlocked, events);
        }
        all
    }

    /// Hands the turn on to the next player who still builds.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.is_decided() {
            return self.finish(End::Materials, events);
        }
        self.advance();
        self.begin_turn(events);
    }

    fn advance(&mut self) {
        let seats = self.count() as u8;
        for _ in 0..seats {
            let next = Seat((self.active.0 + 1) % seats);
            self.truth.active = next;
            if next == self.first {
                self.truth.round = self.round.saturating_add(1);
            }
            if self.builders[next].building {
                return;
            }
        }
    }

    /// At the beginning of a turn: a player without materials is out, one who cannot build is
    /// blocked (clauses 4.9, 10.2 and 10.3).
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if let Some(hand) = &mut self.truth.hand {
            *hand = Hand { idle: hand.idle, ..Hand::default() };
        }
        while !self.has_materials(self.active) {
            let seat = self.active;
            let place = self.bottom_place();
            let loses = self.setup.out_of_materials == OutOfMaterials::Loses;
            let builder = &mut self.truth.builders[seat];
            builder.building = false;
            builder.place = loses.then_some(place);
            events.push(|| Event::RanOut { seat });
            if self.is_decided() {
                return self.finish(End::Materials, events);
            }
            if self.end_if_all_passed(events) {
                return;
            }
            self.advance();
        }
        self.find_blocked();
    }

    /// Notes whether the active player is blocked.
    pub(crate) fn find_blocked(&mut self) {
        let seat = self.active;
        let stuck = self.builders[seat].stuck || !self.can_build(seat);
        self.truth.builders[seat].stuck = stuck;
        self.truth.blocked = stuck;
    }

    /// Whether a player has materials: a road, and a grey piece or an exit to build (clause 10.2).
    pub(crate) fn has_materials(&self, seat: Seat) -> bool {
        let builder = &self.builders[seat];
        builder.roads > 0 && (builder.grey > 0 || self.first_exit(seat).is_some())
    }

    /// Whether nothing is left to play for: one alone takes the best place that is open. By the
    /// house rule that counts cars, that one builds on.
    pub(crate) fn is_decided(&self) -> bool {
        match self.setup.out_of_materials {
            OutOfMaterials::Loses => self.building() <= 1,
            OutOfMaterials::CountsCars => self.building() == 0,
        }
    }

    /// The place of a player who has just placed the last car.
    fn top_place(&self) -> u8 {
        self.builders.values().filter(|builder| builder.cars == 0).count() as u8
    }

    /// The place of a player who runs out of materials now.
    fn bottom_place(&self) -> u8 {
        let out = |builder: &&Builder| !builder.building && builder.cars > 0;
        (self.count() - self.builders.values().filter(out).count()) as u8
    }

    /// Ends the match: players without a place are ranked by cars left, then by pieces left
    /// (clause 10.6).
    fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        let worth = |seat: Seat| {
            let builder = &self.builders[seat];
            (u8::MAX - builder.cars, builder.pieces())
        };
        let unplaced: Vec<Seat> =
            Seat::all(self.count()).filter(|seat| self.builders[*seat].place.is_none()).collect();
        let first = 1 + self.builders.values().filter(|builder| builder.cars == 0).count() as u8;
        let placed: Vec<(Seat, u8)> = unplaced
            .iter()
            .map(|seat| {
                let better = unplaced.iter().filter(|other| worth(**other) > worth(*seat)).count();
                (*seat, first + better as u8)
            })
            .collect();
        for (seat, place) in placed {
            self.truth.builders[seat].place = Some(place);
        }
        let by_cars = self.builders.values().any(|builder| builder.cars == 0);
        self.truth.over = Some(if by_cars { End::AllCars } else { end });
        self.truth.blocked = false;
        for builder in self.truth.builders.values_mut() {
            builder.building = false;
        }
        let place = |seat: Seat| self.builders[seat].place.unwrap_or(0);
        events.push(|| Event::Over { places: BySeat::from_fn(self.count(), place) });
    }
}

fn built(seat: Seat, road: u8, column: Option<u8>, build: &Build, survey: &Survey) -> Event {
    let (height, junction) = match build.to {
        Goal::Column { height, junction, .. } => (height, junction),
        Goal::Exit { .. } => (0, false),
    };
    let crossed = |level: Level| {
        let these = survey.crossed.iter().filter(|(_, crossed)| *crossed == level);
        these.map(|(idx, _)| *idx).collect()
    };
    Event::Built {
        seat,
        road,
        column,
        height,
        junction,
        over: crossed(Level::Over),
        under: crossed(Level::Under),
        earned: survey.earned,
    }
}
