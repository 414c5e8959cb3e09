//! Routes, bots and answers to questions.

use bots::Budgets;
use contract::{Ask, Bot, Evaluate, Levels, Seat, Skill};
use serde::{Deserialize, Serialize};

use crate::square::SquareSet;
use crate::state::TokyoDangan;
use crate::view::View;

impl Evaluate for TokyoDangan {
    fn evaluate(&self, seat: Seat) -> f64 {
        self.travellers.get(seat).map_or(0.0, |own| own.reached.len() as f64 / 5.0)
    }
}

impl Levels for TokyoDangan {
    fn bot(skill: Skill) -> Box<dyn Bot<TokyoDangan>> {
        bots::standard(skill, Budgets { easy: 100, normal: 200, hard: 300 })
    }
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Where the viewer could stop.
    Stops,
}

impl Ask for TokyoDangan {
    type Question = Question;
    type Answer = SquareSet;

    fn questions(_view: &View) -> Vec<Question> {
        vec![Question::Stops]
    }

    fn ask(view: &View, _question: &Question) -> Result<SquareSet, String> {
        Ok(view.stops)
    }
}
