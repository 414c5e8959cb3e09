//! What tells builds, buildings and ways to carry a piece apart: what they earn and cost, not where
//! exactly they lie.

use contract::{Field, Seat, Traits};

use crate::candidates::price;
use crate::command::{Build, Command, Goal};
use crate::geometry::{Level, Point};
use crate::mind::prospects::{HOUSE, Outlook};
use crate::sizes::TALLEST;
use crate::truth::TokyoHighway;

/// The highest column, in pieces.
const HIGHEST: i16 = TALLEST as i16;
/// The radius of the largest table, and a little more, in millimetres.
const FURTHEST: i16 = 600;
/// More tenths of a car than any build is worth.
const MOST_WORTH: i16 = 2_000;

/// What an open slot tells.
pub const TRAITS: &[Field] = &[
    // A build, a building, a way to carry a piece.
    Field::flags("kind", 3),
    Field::new("cars", 1, 0, 32),
    Field::new("over", 1, 0, 32),
    Field::new("under", 1, 0, 32),
    Field::new("height", 1, 0, HIGHEST),
    Field::flags("junction", 1),
    Field::flags("exit", 1),
    Field::new("pieces", 1, 0, HIGHEST),
    Field::new("base-height", 1, 0, HIGHEST),
    // In hundredths: how far it climbs or drops in 1.
    Field::new("slope", 1, -10_000, 10_000),
    Field::new("from-middle-mm", 1, 0, FURTHEST),
    // How much better the builder stands than the others, as bots judge it, in tenths of a car.
    Field::new("worth", 1, -MOST_WORTH, MOST_WORTH),
    // Which building, from 1.
    Field::new("shape", 1, 0, 4),
];

/// The traits of a command.
pub fn of(state: &TokyoHighway, seat: Seat, command: &Command) -> Traits {
    let mut sketch = Sketch::default();
    match command {
        Command::Build(build) => sketch.build(state, seat, build),
        Command::Raise { shape, at, .. } => {
            sketch.kind = 1;
            sketch.shape = *shape as i16 + 1;
            sketch.away = away(at.to_point());
        }
        _ => sketch.kind = 2,
    }
    sketch.traits()
}

/// The traits by name.
#[derive(Default)]
struct Sketch {
    kind: usize,
    cars: i16,
    over: i16,
    under: i16,
    height: i16,
    is_junction: bool,
    is_exit: bool,
    pieces: i16,
    base_height: i16,
    slope: i16,
    away: i16,
    worth: i16,
    shape: i16,
}

impl Sketch {
    fn build(&mut self, state: &TokyoHighway, seat: Seat, build: &Build) {
        let base = state.columns.get(usize::from(build.base));
        self.base_height = base.map_or(0, |base| i16::from(base.height).min(HIGHEST));
        self.pieces = price(build).clamp(0, HIGHEST.into()) as i16;
        match build.to {
            Goal::Column { at, height, junction, .. } => {
                self.height = i16::from(height).min(HIGHEST);
                self.is_junction = junction;
                self.away = away(at.to_point());
            }
            Goal::Exit { .. } => self.is_exit = true,
        }
        let Ok(survey) = state.survey(seat, build) else { return };
        let crossed = |wanted: Level| {
            survey.crossed.iter().filter(|(_, level)| *level == wanted).count().min(32) as i16
        };
        (self.over, self.under) = (crossed(Level::Over), crossed(Level::Under));
        self.cars = build.cars.len() as i16;
        self.slope = (survey.deck.slope() * 100.0).clamp(-10_000.0, 10_000.0) as i16;
        let worth = Outlook::of(state).worth(&HOUSE, seat, build, &survey) * 10.0;
        self.worth = (worth as i16).clamp(-MOST_WORTH, MOST_WORTH);
    }

    fn traits(&self) -> Traits {
        let kind = |number| i16::from(self.kind == number);
        Traits::from_iter([
            kind(0),
            kind(1),
            kind(2),
            self.cars,
            self.over,
            self.under,
            self.height,
            self.is_junction.into(),
            self.is_exit.into(),
            self.pieces,
            self.base_height,
            self.slope,
            self.away,
            self.worth,
            self.shape,
        ])
    }
}

/// How far from the middle of the table, in millimetres.
fn away(at: Point) -> i16 {
    (at.length() as i16).clamp(0, FURTHEST)
}
