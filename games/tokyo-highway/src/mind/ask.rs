//! Open roads, supplies, and what something that is being dragged comes to, for players.

use crate::geometry::{Heading, Spot};
use contract::{Ask, Chance, Game, Malformed, Memo, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::aim::Target;
use crate::command::{Build, Command};
use crate::hand::Path;
use crate::hand::show::{self, Flown, Frame};
use crate::pieces::Column;
use crate::trace::question::{Band, Blocked, Site, Sited, Trace, Traced};
use crate::truth::TokyoHighway;
use crate::view::View;

/// What can be asked about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Which roads can still be crossed for a car, over or under them.
    Open,
    /// What is left to build with, and what each next height takes.
    Forecast,
    /// What a road that is being dragged comes to: for the viewer, or for the owner of the base
    /// if the viewer has no seat.
    Trace(Trace),
    /// Where roads from a base can lead to something of that height.
    Band {
        /// The column that they lead on from, by number.
        base: u8,
        /// What they are to lead to.
        to: Target,
    },
    /// What a building that is being dragged comes to.
    Site(Site),
    /// Whether the player can go on after a build, searched to the end.
    DeadEnd {
        /// The build, for the owner of its base.
        build: Build,
    },
    /// Why a seat has to pass.
    Blocked { seat: Seat },
    /// Where everything is while the piece in hand is carried along a path that still goes on.
    Feel { path: Path },
    /// How a piece was carried, let go and came to rest, from the table as it was before.
    Film(Flown),
}

/// What is answered. Lengths are hundredths of a millimetre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Open(Vec<OpenRoad>),
    Forecast(Vec<Forecast>),
    Trace(Box<Traced>),
    Band(Band),
    Site(Box<Sited>),
    /// Nothing if there is a way on.
    DeadEnd(Option<Refusal>),
    /// Nothing if the seat can build.
    Blocked(Option<Blocked>),
    Feel(Frame),
    Film(Vec<Frame>),
}

/// A road that others can still cross for a car.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OpenRoad {
    /// Its number.
    pub road: u8,
    pub owner: Seat,
    /// Whether no road passes over it yet.
    pub from_above: bool,
    /// Whether no road passes under it yet.
    pub from_below: bool,
    /// Who could earn a car by it: everybody else who still builds.
    pub by: Vec<Seat>,
}

/// What a seat has left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forecast {
    pub seat: Seat,
    pub cars: u8,
    pub roads: u8,
    pub grey: u8,
    pub yellow: u8,
    /// What its next road could lead to, and what that takes.
    pub next: Vec<Step>,
}

/// What a next column takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Step {
    /// The base, by number.
    pub base: u8,
    /// The height of the column; 0 for an exit.
    pub height: u8,
    /// Whether it is a junction.
    pub junction: bool,
    /// The grey pieces that it takes.
    pub grey: u8,
    /// The yellow pieces that it takes.
    pub yellow: u8,
}

impl Ask for TokyoHighway {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let state = TokyoHighway::guess(view, &mut Chance::from_number(0));
        let mut questions = vec![Question::Open, Question::Forecast];
        if let Some((column, base)) = state.open_bases(state.active).next() {
            let height = base.height.saturating_add(1);
            let to = Target::Grey(height);
            questions.push(Question::Band { base: column, to });
            let pointer = Spot { x: base.at.x, y: base.at.y.saturating_add(11_000) };
            let (past, cars) = (None, None);
            let trace =
                Trace { base: column, pointer, to, past, aside: 0, far_aside: 0, cars, snap: true };
            questions.push(Question::Trace(trace));
        }
        if state.over.is_none() && !state.blocked {
            let first = state.first_build(state.active);
            if let Some((build, _)) = first {
                questions.push(Question::DeadEnd { build });
            }
        }
        if let Some(shape) = state.shapes_left().next() {
            let at = Spot { x: 20_000, y: 0 };
            questions.push(Question::Site(Site { shape, at, heading: Heading(0), snap: true }));
        }
        questions.push(Question::Blocked { seat: state.active });
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
        let state = TokyoHighway::guess(view, &mut Chance::from_number(0));
        TokyoHighway::ask_with(view, &state, question)
    }

    fn ask_with(
        view: &View,
        state: &TokyoHighway,
        question: &Question,
    ) -> Result<Answer, Malformed> {
        let player = |base: u8| match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => owner(state, base).unwrap_or(state.active),
        };
        match question {
            Question::Open => Ok(Answer::Open(open(state))),
            Question::Forecast => Ok(Answer::Forecast(forecast(state))),
            Question::Trace(trace) => {
                let traced = state.trace(player(trace.base), trace)?;
                Ok(Answer::Trace(Box::new(traced)))
            }
            Question::Band { base, to } => state.band(player(*base), *base, *to).map(Answer::Band),
            Question::Site(site) => {
                let seat = view.viewer.seat().unwrap_or(state.active);
                Ok(Answer::Site(Box::new(state.site(seat, site))))
            }
            Question::DeadEnd { build } => {
                let seat = owner(state, build.base).unwrap_or(state.active);
                state.dead_end(seat, build).map(Answer::DeadEnd)
            }
            Question::Blocked { seat } => state.why_blocked(*seat).map(Answer::Blocked),
            Question::Feel { path } => show::feel(state, path, &mut None).map(Answer::Feel),
            Question::Film(flown) => show::film(state, state.active, flown).map(Answer::Film),
        }
    }

    fn ask_on(
        view: &View,
        state: &TokyoHighway,
        question: &Question,
        memo: &mut Memo,
    ) -> Result<Answer, Malformed> {
        match question {
            Question::Feel { path } => show::feel(state, path, memo).map(Answer::Feel),
            _ => TokyoHighway::ask_with(view, state, question),
        }
    }

    fn try_out(&self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        self.goes_on()?;
        self.allow_in_turn(seat, command)
    }
}

/// Whose column that is.
fn owner(state: &TokyoHighway, column: u8) -> Option<Seat> {
    state.columns.get(usize::from(column)).map(|column| column.owner)
}

fn open(state: &TokyoHighway) -> Vec<OpenRoad> {
    let roads = state.roads.iter().enumerate().map(|(idx, road)| OpenRoad {
        road: idx as u8,
        owner: road.owner,
        from_above: !road.over,
        from_below: !road.under,
        by: others(state, road.owner),
    });
    roads.filter(|road| road.from_above || road.from_below).collect()
}

/// The other seats that still build and have cars to place.
fn others(state: &TokyoHighway, owner: Seat) -> Vec<Seat> {
    let seats = state.builders.iter();
    let seats = seats.filter(|(seat, it)| *seat != owner && it.building && it.cars > 0);
    seats.map(|(seat, _)| seat).collect()
}

fn forecast(state: &TokyoHighway) -> Vec<Forecast> {
    // The pieces of a column that is being put up by hand are there to build with.
    let tidied = state.tidied();
    let of = |seat: Seat| {
        let builder = state.builders[seat];
        let mut next = Vec::new();
        for (number, base) in tidied.open_bases(seat) {
            let near = tidied.targets(seat, base).filter(|target| is_near(base, *target));
            next.extend(near.map(|target| step(number, target)));
        }
        let (cars, roads) = (builder.cars, builder.roads);
        Forecast { seat, cars, roads, grey: builder.grey, yellow: builder.yellow, next }
    };
    Seat::all(state.count()).map(of).collect()
}

/// Junctions of every height can be paid for; those far from the base are left out.
fn is_near(base: &Column, target: Target) -> bool {
    match target {
        Target::Junction(height) => height.abs_diff(base.height) <= 3,
        Target::Grey(_) | Target::Exit => true,
    }
}

fn step(base: u8, target: Target) -> Step {
    match target {
        Target::Grey(height) => Step { base, height, junction: false, grey: height, yellow: 0 },
        Target::Junction(height) => {
            Step { base, height, junction: true, grey: height - 1, yellow: 1 }
        }
        Target::Exit => Step { base, height: 0, junction: false, grey: 0, yellow: 0 },
    }
}
