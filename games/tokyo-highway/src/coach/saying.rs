//! Builds in words: short enough to stand twice in one sentence.

use contract::Phrase;

use crate::coach::meant::build_of;
use crate::command::{Build, Command, Goal};
use crate::geometry::Level;
use crate::truth::TokyoHighway;
use crate::view::View;
use crate::words::{base, course};

/// A build, if the decision was one.
pub fn say(view: &View, commands: &[Command]) -> Option<Phrase> {
    let build = build_of(commands)?;
    let state = TokyoHighway::new(view.truth.mended());
    let key = match build.to {
        Goal::Column { junction: true, .. } => "said-junction",
        Goal::Column { .. } => "said-height",
        Goal::Exit { .. } => "said-exit",
    };
    let height = match build.to {
        Goal::Column { height, .. } => height,
        Goal::Exit { .. } => 0,
    };
    Some(
        Phrase::new(key)
            .with("from", base(&state, build.base))
            .with("height", height)
            .with("way", course(&state, &build))
            .with("crossing", crossing(&state, &build))
            .with("cars", build.cars.len()),
    )
}

/// What it crosses, over and under.
fn crossing(state: &TokyoHighway, build: &Build) -> Phrase {
    let owner = state.columns.get(usize::from(build.base)).map(|column| column.owner);
    let survey = owner.and_then(|owner| state.survey(owner, build).ok());
    let roads = |wanted: Level| {
        let crossed = survey.iter().flat_map(|survey| survey.crossed.iter());
        crossed.filter(|(_, level)| *level == wanted).map(|(road, _)| *road).collect::<Vec<u8>>()
    };
    let (over, under) = (roads(Level::Over), roads(Level::Under));
    let key = match (over.is_empty(), under.is_empty()) {
        (true, true) => "said-nothing",
        (false, true) => "said-over",
        (true, false) => "said-under",
        (false, false) => "said-both",
    };
    let mut phrase = Phrase::new(key).with("overs", over.len()).with("unders", under.len());
    for (name, crossed) in [("over", over), ("under", under)] {
        phrase = match row(&crossed) {
            Some(row) => phrase.with(name, row),
            None => phrase,
        };
    }
    phrase
}

/// Numbers of roads in a row.
fn row(roads: &[u8]) -> Option<Phrase> {
    let (first, rest) = roads.split_first()?;
    Some(match row(rest) {
        Some(rest) => Phrase::new("said-more").with("first", *first).with("rest", rest),
        None => Phrase::new("said-number").with("road", *first),
    })
}
