//! Answers to questions.

use contract::{Ask, Seat};
use serde::{Deserialize, Serialize};

use crate::state::Izakaya;
use crate::view::View;

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The scores as things stand.
    Scores,
}

impl Ask for Izakaya {
    type Question = Question;
    type Answer = Vec<i32>;

    fn questions(_: &View) -> Vec<Question> {
        vec![Question::Scores]
    }

    fn ask(view: &View, _: &Question) -> Result<Vec<i32>, String> {
        let state = crate::view::guess(view, &mut contract::Chance::from_number(0));
        Ok(Seat::all(state.count()).map(|seat| state.score(seat)).collect())
    }
}
