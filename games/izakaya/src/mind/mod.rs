//! Bots and answers to questions.

use bots::Budgets;
use contract::{Ask, Bot, Evaluate, Game, Levels, Seat, Skill};
use serde::{Deserialize, Serialize};

use crate::state::Izakaya;
use crate::view::View;

impl Evaluate for Izakaya {
    fn evaluate(&self, seat: Seat) -> f64 {
        if let Some(outcome) = self.awaiting().outcome() {
            return outcome.share(seat);
        }
        let own = f64::from(self.score(seat));
        let others = Seat::all(self.count()).filter(|other| *other != seat);
        let best = others.map(|other| f64::from(self.score(other))).fold(0.0, f64::max);
        0.5 + 0.5 * (own - best) / (2_000.0 + (own - best).abs())
    }
}

impl Levels for Izakaya {
    fn bot(skill: Skill) -> Box<dyn Bot<Izakaya>> {
        bots::standard(skill, Budgets { easy: 60, normal: 300, hard: 1_500 })
    }
}

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
