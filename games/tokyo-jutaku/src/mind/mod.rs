//! Bots and answers to questions.

use contract::{Ask, Bot, Chance, Evaluate, Levels, Patience, Reply, Seat, Skill, Window};
use serde::{Deserialize, Serialize};

use crate::state::TokyoJutaku;
use crate::view::View;

impl Evaluate for TokyoJutaku {
    fn evaluate(&self, seat: Seat) -> f64 {
        let all: i32 = self.architects.values().map(|own| own.yen.max(0)).sum();
        let own = self.architects.get(seat).map_or(0, |own| own.yen.max(0));
        (f64::from(own) + 1.0) / (f64::from(all) + self.architects.len() as f64)
    }
}

/// Any legal command, at the pace of somebody who does not think.
struct Aimless;

impl Bot<TokyoJutaku> for Aimless {
    fn choose(
        &mut self,
        window: &Window<'_, TokyoJutaku>,
        _patience: &dyn Patience,
        chance: &mut Chance,
    ) -> Reply<crate::Command> {
        let command =
            if window.must() || chance.below(2) == 0 { window.sample(chance) } else { None };
        Reply { command, after_ms: u64::from(800 + chance.below(1_200)) }
    }
}

impl Levels for TokyoJutaku {
    fn bot(_skill: Skill) -> Box<dyn Bot<TokyoJutaku>> {
        Box::new(Aimless)
    }
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// How many pieces are in the supply.
    Supply,
}

impl Ask for TokyoJutaku {
    type Question = Question;
    type Answer = usize;

    fn questions(_view: &View) -> Vec<Question> {
        vec![Question::Supply]
    }

    fn ask(view: &View, _question: &Question) -> Result<usize, String> {
        Ok(view.supplies.iter().map(|supply| supply.len()).sum())
    }
}
