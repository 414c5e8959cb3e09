//! Commands and events in words; the sentences stand in `words/*.ftl`.

use crate::geometry::{Heading, Hundredths, Level, Point, Spot};
use contract::{Explanation, Label, Phrase, Seat, sure_warnings};

use crate::command::{Build, Command, Event, Goal};
use crate::hand::Held;
use crate::hint;
use crate::setup::OutOfMaterials;
use crate::survey::Survey;
use crate::truth::{End, TokyoHighway, Truth};
use crate::view::View;

/// The eight ways of the wind, counter-clockwise from the east.
const WAYS: [&str; 8] =
    ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"];

/// A direction in words, with its degrees on a compass.
fn way(vector: Point) -> Phrase {
    let heading = Heading::nearest(vector).0;
    let eighth = (heading + 2_250) / 4_500 % 8;
    let key = WAYS.get(eighth as usize).copied().unwrap_or(WAYS[0]);
    let compass = (45_000 - heading + 50) / 100 % 360;
    Phrase::new("way").with("way", key).with("degrees", compass)
}

/// What a road crosses, one after the other.
fn crossings(truth: &Truth, crossed: &[(u8, Level)]) -> Phrase {
    let Some((&(road, level), rest)) = crossed.split_first() else {
        return Phrase::new("crossing-nothing");
    };
    let key = match level {
        Level::Over => "crossing-over",
        Level::Under => "crossing-under",
    };
    let owner = truth.roads.get(usize::from(road)).map_or(Seat(0), |road| road.owner);
    let first = Phrase::new(key).with("seat", owner).with("road", road);
    if rest.is_empty() {
        return first;
    }
    Phrase::new("crossing-and").with("first", first).with("rest", crossings(truth, rest))
}

/// The column that a build starts from.
pub fn base(truth: &Truth, base: u8) -> Phrase {
    let key = match truth.columns.get(usize::from(base)) {
        Some(column) if column.junction => "base-junction",
        Some(column) if column.outgoing == 0 && base < truth.builders.len() as u8 => {
            "base-entrance"
        }
        _ => "base-column",
    };
    Phrase::new(key).with("column", base)
}

/// The direction in which a build leads.
pub fn course(truth: &Truth, build: &Build) -> Phrase {
    let column = truth.columns.get(usize::from(build.base));
    way(match (build.to, column) {
        (Goal::Exit { heading }, _) => heading.unit(),
        (Goal::Column { at, .. }, Some(column)) => at.to_point() - column.at.to_point(),
        (Goal::Column { at, .. }, None) => at.to_point(),
    })
}

fn build_label(state: &TokyoHighway, build: &Build) -> Phrase {
    let truth: &Truth = state;
    let column = truth.columns.get(usize::from(build.base));
    let survey = column.and_then(|column| state.survey(column.owner, build).ok());
    let (key, height) = match build.to {
        Goal::Column { height, junction: true, .. } => ("build-junction", height),
        Goal::Column { height, .. } => ("build", height),
        Goal::Exit { .. } => ("build-exit", 0),
    };
    let crossed = survey.as_ref().map(|survey: &Survey| survey.crossed.as_slice());
    Phrase::new(key)
        .with("from", base(truth, build.base))
        .with("height", height)
        .with("way", course(truth, build))
        .with("crossing", crossings(truth, crossed.unwrap_or_default()))
        .with("cars", build.cars.len())
}

fn raise_label(shape: &'static str, at: Spot) -> Phrase {
    let distance = Hundredths::nearest(at.to_point().length()).0 / 100;
    Phrase::new("raise").with("shape", shape).with("way", way(at.to_point())).with("mm", distance)
}

impl Label for TokyoHighway {
    fn label(view: &View, command: &Command) -> Phrase {
        let state = TokyoHighway::new(view.truth.mended());
        TokyoHighway::label_with(view, &state, command)
    }

    fn label_with(_view: &View, state: &TokyoHighway, command: &Command) -> Phrase {
        match command {
            Command::Raise { shape, at, .. } => raise_label(shape.key(), *at),
            Command::Build(build) => build_label(state, build),
            Command::Pass if !state.blocked => Phrase::new("give-up"),
            Command::Pass => Phrase::new("pass"),
            Command::Penalty { payer, fallen } => {
                let total: u32 = fallen.values().map(|count| u32::from(*count)).sum();
                Phrase::new("penalty").with("payer", *payer).with("count", total)
            }
            Command::Lift { piece } => Phrase::new("lift").with("piece", piece.key()),
            Command::Carry { .. } => {
                let lifted = state.hand.as_ref().and_then(|hand| hand.lifted);
                let piece = lifted.map_or(Held::Grey, |lifted| lifted.piece);
                Phrase::new("carry").with("piece", piece.key())
            }
            Command::Lower => Phrase::new("lower"),
            Command::Clear => Phrase::new("clear"),
            Command::Done => Phrase::new("done"),
            Command::Pay { yellow } => {
                let (to, count) = state.creditor().unwrap_or((Seat(0), 0));
                let phrase = Phrase::new("pay").with("to", to).with("yellow", *yellow);
                phrase.with("grey", count.saturating_sub(*yellow))
            }
        }
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Raised { seat, shape, .. } => {
                Phrase::new("raised").with("seat", *seat).with("shape", shape.key())
            }
            Event::Built { seat, road, height, junction, over, under, earned, column } => {
                let key = match column {
                    None => "built-exit",
                    Some(_) if *junction => "built-junction",
                    Some(_) => "built",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("road", *road);
                let phrase = phrase.with("height", *height).with("over", over.len());
                phrase.with("under", under.len()).with("earned", *earned)
            }
            Event::Parked { seat, road, cars, left } => {
                let phrase = Phrase::new("parked").with("seat", *seat).with("road", *road);
                phrase.with("cars", *cars).with("left", *left)
            }
            Event::Planned { seat } => Phrase::new("planned").with("seat", *seat),
            Event::Lifted { seat, piece } => {
                Phrase::new("lifted").with("seat", *seat).with("piece", piece.key())
            }
            Event::Lowered { seat, piece } => {
                Phrase::new("lowered").with("seat", *seat).with("piece", piece.key())
            }
            Event::SetDown { seat, piece, knocked, stood, .. } => {
                let key = match (stood, knocked.is_empty()) {
                    (true, _) => "set-down",
                    (false, true) => "set-down-badly",
                    (false, false) => "set-down-crash",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("piece", piece.key());
                phrase.with("count", knocked.len())
            }
            Event::TakenBack { seat, piece, missed, clause } => {
                let key = if clause.is_some() { "taken-back-clause" } else { "taken-back" };
                let phrase = Phrase::new(key).with("seat", *seat).with("piece", piece.key());
                let phrase = phrase.with("missed", missed.key());
                match clause {
                    Some(clause) => phrase.with("clause", clause.as_str()),
                    None => phrase,
                }
            }
            Event::Cleared { seat } => Phrase::new("cleared").with("seat", *seat),
            Event::Passed { seat } => Phrase::new("passed").with("seat", *seat),
            Event::Fined { payer, fallen } => {
                Phrase::new("fined").with("seat", *payer).with("count", *fallen)
            }
            Event::Paid { payer, to, grey, yellow } => {
                let phrase = Phrase::new("paid").with("seat", *payer).with("to", *to);
                phrase.with("grey", *grey).with("yellow", *yellow)
            }
            Event::AllParked { seat, place } => {
                Phrase::new("all-parked").with("seat", *seat).with("place", *place)
            }
            Event::RanOut { seat } => Phrase::new("ran-out").with("seat", *seat),
            Event::AllBlocked => Phrase::new("all-blocked"),
            Event::Over { places } => {
                let best = places.values().min().copied().unwrap_or(1);
                let first = places.iter().find(|(_, place)| **place == best);
                let seat = first.map_or(Seat(0), |(seat, _)| seat);
                let shared = places.values().filter(|place| **place == best).count() > 1;
                Phrase::new(if shared { "over-shared" } else { "over" }).with("seat", seat)
            }
        }
    }

    fn hint(view: &View) -> Option<Phrase> {
        hint::hint(view)
    }

    fn explain(&self) -> Explanation {
        let done = Seat::all(self.count()).filter(|seat| self.builders[*seat].cars == 0);
        let why = match self.over {
            Some(End::AllCars) => Phrase::new("end-cars").with("seats", Phrase::list(done)),
            Some(End::Materials) => Phrase::new("end-materials"),
            Some(End::AllBlocked) | None => Phrase::new("end-blocked"),
        };
        let ranked = match self.setup.out_of_materials {
            OutOfMaterials::Loses => "end-ranked",
            OutOfMaterials::CountsCars => "end-ranked-cars",
        };
        let mut explained = Explanation::new(vec![why, Phrase::new(ranked)], self.count());
        for (seat, builder) in self.builders.iter() {
            explained.seats[seat] = Some(match builder.cars {
                0 => Phrase::new("end-seat-done"),
                cars => {
                    Phrase::new("end-seat-left").with("cars", cars).with("pieces", builder.pieces())
                }
            });
        }
        explained
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let Some(seat) = view.viewer.seat() else { return vec![None; offers.len()] };
        let state = TokyoHighway::new(view.truth.mended());
        sure_warnings(&state, seat, offers)
    }
}
