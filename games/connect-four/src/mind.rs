//! What bots know about the game, and answers to questions.

use bots::Budgets;
use contract::{Ask, Bot, Evaluate, Game, Levels, Malformed, Seat, Skill};
use serde::{Deserialize, Serialize};

use crate::grid::COLUMNS;
use crate::rules::{ConnectFour, View};

impl Evaluate for ConnectFour {
    /// Counts the lines that are still open to one seat only; more discs in a line weigh more.
    fn evaluate(&self, seat: Seat) -> f64 {
        if let Some(outcome) = self.awaiting().outcome() {
            return outcome.share(seat);
        }
        let weigh = |(owner, discs): (Seat, u32)| {
            let weight = f64::from(discs * discs);
            if owner == seat { weight } else { -weight }
        };
        let lead: f64 = self.grid.chances().map(weigh).sum();
        0.5 + 0.5 * lead / (30.0 + lead.abs())
    }
}

impl Levels for ConnectFour {
    fn bot(skill: Skill) -> Box<dyn Bot<ConnectFour>> {
        bots::standard(skill, Budgets { easy: 120, normal: 600, hard: 3_000 })
    }
}

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The columns in which a disc of that seat would make four in line now.
    Threats {
        /// Whose disc.
        seat: Seat,
    },
}

/// Columns, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Threats {
    pub columns: Vec<u8>,
}

impl Ask for ConnectFour {
    type Question = Question;
    type Answer = Threats;

    fn questions(_view: &View) -> Vec<Question> {
        vec![Question::Threats { seat: Seat(0) }]
    }

    fn ask(view: &View, question: &Question) -> Result<Threats, Malformed> {
        let Question::Threats { seat } = *question;
        if seat.0 > 1 {
            return Err(format!("there is no seat {seat}: ask about seat 0 or 1").into());
        }
        let wins = |column: &u8| {
            let mut grid = view.grid;
            !grid.is_full(*column) && {
                grid.drop(seat, *column);
                grid.has_line(seat)
            }
        };
        Ok(Threats { columns: (0..COLUMNS).filter(wins).collect() })
    }
}
