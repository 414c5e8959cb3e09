//! What a seat knows, as numbers: the observer first, then the others in turn order.
//!
//! Supplies, and the [`Prospect`]s that bots judge by: which roads can be crossed next, from how
//! many columns, how high.

use arrayvec::ArrayVec;
use contract::encode::size;
use contract::{Field, Game, Seat};
use kit::Row;

use crate::hand::Held;
use crate::mind::prospects::{Outlook, Prospect};
use crate::pieces::Shape;
use crate::setup::{Clearance, Exits, Mode, OutOfMaterials, Setup};
use crate::sizes::TALLEST;
use crate::truth::TokyoHighway;

/// Players at the largest table.
const SEATS: usize = 4;
/// More pieces than anybody has.
const PIECES: i16 = 255;
/// Options of the setup.
const OPTIONS: usize = 8;
/// Kinds of pieces that a hand can hold.
const HELD: usize = 4;

/// One number for each player.
const fn each(name: &'static str, most: i16) -> Field {
    Field::new(name, SEATS, 0, most)
}

/// What an observation is made of.
pub const FIELDS: &[Field] = &[
    each("there", 1),
    each("asked", 1),
    each("active", 1),
    each("building", 1),
    each("stuck", 1),
    each("place", SEATS as i16),
    each("cars", PIECES),
    each("grey", PIECES),
    each("yellow", PIECES),
    each("roads", PIECES),
    each("open-bases", PIECES),
    // The lowest of them, in pieces.
    each("lowest-base", TALLEST as i16),
    // Sides of others' roads that could be crossed with the next road.
    each("chances", 128),
    // How near the nearest such road is, in hundredths.
    each("near", 100),
    // Sides of one's own roads that nobody has passed over or under yet.
    each("open-sides", PIECES),
    each("tallest", TALLEST as i16),
    each("owed", PIECES),
    each("pays", 1),
    each("tremor", 2),
    Field::flags("raising", 1),
    Field::flags("buildings", Shape::ALL.len()),
    Field::flags("blocked", 1),
    Field::new("passes", 1, 0, PIECES),
    Field::new("round", 1, 0, 10_000),
    Field::new("options", OPTIONS, 0, 2),
    // What is being put up by hand.
    Field::flags("held", HELD),
    Field::flags("announced", 1),
    Field::new("rising", 1, 0, PIECES),
    Field::flags("road-lies", 1),
    Field::new("missed", 1, 0, PIECES),
    Field::new("idle", 1, 0, PIECES),
    Field::flags("over", 1),
    each("winner", 1),
];

/// How many numbers there are.
pub const SIZE: usize = size(FIELDS);

/// Writes what a seat knows.
pub fn write(state: &TokyoHighway, seat: Seat, into: &mut [i16]) {
    into.fill(0);
    let order = kit::from(seat, state.count()).take(SEATS).collect();
    let scene = Scene { state, order };
    let mut row = Row::new(into);
    scene.players(&mut row);
    scene.prospects(&mut row);
    scene.table(&mut row);
    scene.hand(&mut row);
    scene.end(&mut row);
}

/// A position as one seat looks at it.
struct Scene<'a> {
    state: &'a TokyoHighway,
    order: ArrayVec<Seat, SEATS>,
}

impl Scene<'_> {
    /// A number for each player.
    fn each(&self, row: &mut Row<'_>, number: impl Fn(Seat) -> i16) {
        let field = row.field(SEATS);
        for (place, seat) in self.order.iter().enumerate() {
            field[place] = number(*seat);
        }
    }

    fn players(&self, row: &mut Row<'_>) {
        let builders = &self.state.builders;
        let asked = self.state.awaiting().seats();
        self.each(row, |_| 1);
        self.each(row, |seat| asked.contains(seat).into());
        self.each(row, |seat| i16::from(seat == self.state.active));
        self.each(row, |seat| builders[seat].building.into());
        self.each(row, |seat| builders[seat].stuck.into());
        let most = SEATS as i16;
        self.each(row, |seat| builders[seat].place.map_or(0, |place| i16::from(place).min(most)));
        self.each(row, |seat| builders[seat].cars.into());
        self.each(row, |seat| builders[seat].grey.into());
        self.each(row, |seat| builders[seat].yellow.into());
        self.each(row, |seat| builders[seat].roads.into());
    }

    fn prospects(&self, row: &mut Row<'_>) {
        let outlook = Outlook::of(self.state);
        let prospects: ArrayVec<Prospect, SEATS> =
            self.order.iter().map(|seat| outlook.prospect(*seat)).collect();
        let mut number = |most: i16, of: fn(&Prospect) -> f64| {
            let field = row.field(SEATS);
            for (place, prospect) in field.iter_mut().zip(&prospects) {
                *place = (of(prospect) as i16).clamp(0, most);
            }
        };
        number(PIECES, |prospect| prospect.bases);
        number(TALLEST.into(), |prospect| prospect.height);
        number(128, |prospect| prospect.chances);
        number(100, |prospect| prospect.near * 100.0);
        self.each(row, |seat| self.open_sides(seat));
        self.each(row, |seat| self.tallest(seat));
    }

    fn open_sides(&self, seat: Seat) -> i16 {
        let own = self.state.roads.iter().filter(|road| road.owner == seat);
        own.map(|road| i16::from(!road.over) + i16::from(!road.under)).sum::<i16>().min(PIECES)
    }

    fn tallest(&self, seat: Seat) -> i16 {
        let own = self.state.columns.iter().filter(|column| column.owner == seat);
        own.map(|column| i16::from(column.height)).max().unwrap_or(0).min(TALLEST.into())
    }

    fn table(&self, row: &mut Row<'_>) {
        let state = self.state;
        let debt = state.debt.as_ref();
        self.each(row, |seat| debt.map_or(0, |debt| debt.owed[seat].into()));
        self.each(row, |seat| debt.is_some_and(|debt| debt.payer == seat).into());
        self.each(row, |seat| state.setup.tremor_of(seat) as i16);
        row.one(state.raising);
        let raised = |shape| state.buildings.iter().any(|building| building.shape == shape);
        row.field(Shape::ALL.len()).copy_from_slice(&Shape::ALL.map(|s| i16::from(raised(s))));
        row.one(state.blocked);
        row.one(state.passes);
        row.one(state.round.min(10_000) as i16);
        row.field(OPTIONS).copy_from_slice(&options(&state.setup));
    }

    fn hand(&self, row: &mut Row<'_>) {
        let hand = self.state.hand.clone().unwrap_or_default();
        let field = row.field(HELD);
        if let Some(lifted) = hand.lifted {
            field[lifted.piece as usize] = 1;
        }
        row.one(hand.plan.is_some());
        row.one(hand.height());
        row.one(hand.laid.is_some());
        row.one(hand.missed);
        row.one(hand.idle);
    }

    fn end(&self, row: &mut Row<'_>) {
        let awaiting = self.state.awaiting();
        let winners = awaiting.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        row.one(self.state.over.is_some());
        self.each(row, |seat| winners.contains(seat).into());
    }
}

/// The options in the order of the setup: off and on, or the place of a word in its list.
fn options(setup: &Setup) -> [i16; OPTIONS] {
    [
        setup.strict_plan_view.into(),
        (setup.clearance == Clearance::Wide).into(),
        setup.steepest as i16,
        setup.grip as i16,
        (setup.exits == Exits::AnyHeight).into(),
        (setup.out_of_materials == OutOfMaterials::CountsCars).into(),
        (setup.mode == Mode::HandBuilt).into(),
        setup.tremor as i16,
    ]
}

const _: () = assert!(Held::Car as usize + 1 == HELD);

#[cfg(test)]
mod tests {
    use contract::Chance;

    use super::*;
    use crate::sizes::supply;

    /// The numbers of a field.
    fn field<'a>(numbers: &'a [i16], name: &str) -> &'a [i16] {
        let place = FIELDS.iter().position(|field| field.name == name).unwrap();
        &numbers[size(&FIELDS[..place])..][..FIELDS[place].length]
    }

    #[test]
    fn the_observer_comes_first_and_everybody_begins_alike() {
        let mut chance = Chance::from_number(3);
        let mut state = TokyoHighway::open(&Setup::default(), 3, &mut chance).unwrap();
        state.truth.builders[Seat(2)].grey = 5;
        let mut seen = vec![7; SIZE];
        write(&state, Seat(2), &mut seen);
        let grey = i16::from(supply(3).grey) - 1;
        assert_eq!(field(&seen, "grey"), [5, grey, grey, 0]);
        assert_eq!(field(&seen, "there"), [1, 1, 1, 0]);
        assert_eq!(field(&seen, "open-bases"), [1, 1, 1, 0]);
        assert_eq!(field(&seen, "open-sides"), [2, 2, 2, 0], "of the ramp");
        assert_eq!(field(&seen, "raising"), [1], "three players put up buildings first");
    }
}
