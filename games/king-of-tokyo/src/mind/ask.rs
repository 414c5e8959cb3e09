//! Answers for players: odds, what dice give, what a choice risks, what stands on the cards.
//!
//! - [`odds`]: what dice become; [`fate`]: what they then bring
//! - [`gain`]: what dice give if they are resolved as they lie
//! - [`prospect`]: which choices lose or win the game at once
//! - [`fact`]: what stands on a card, and what it costs now

pub mod fact;
pub mod fate;
pub mod gain;
pub mod odds;
pub mod prospect;

use contract::{Ask, Malformed};
use serde::{Deserialize, Serialize};

use crate::face::Dice;
use crate::state::KingOfTokyo;
use crate::view::View;

pub use fact::Fact;
pub use gain::Gain;
pub use odds::{GOALS, Goal, Odds};
pub use prospect::Prospect;

/// What can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// What the dice become if some of them are rolled again now.
    Odds {
        /// Which, by their faces; none of them to resolve the dice as they are. The others are
        /// held to the end.
        reroll: Dice,
        /// What they are rolled for.
        #[serde(default)]
        goal: Goal,
    },
    /// Which dice to hold for a goal.
    BestKeep {
        /// What the others are rolled for.
        goal: Goal,
    },
    /// What the dice give if they are resolved as they lie.
    Gain,
    /// Which of one's choices lose or win the game at once.
    Prospects,
    /// The text of every card, and what it costs the viewer.
    Cards,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// What the dice become.
    Odds(Odds),
    /// What the dice give.
    Gain(Gain),
    /// The choices that can lose or win the game at once.
    Prospects(Vec<Prospect>),
    /// All cards, in the order of the card list.
    Cards(Vec<Fact>),
}

impl Ask for KingOfTokyo {
    type Question = Question;
    type Answer = Answer;

    fn questions(view: &View) -> Vec<Question> {
        let mut questions = Vec::new();
        if odds::is_rolling(view) {
            let reroll = if view.turn.rerolls > 0 { view.turn.dice } else { Dice::NONE };
            // One goal for each state, because trying every handful takes a while; over a game all
            // of them come up.
            let goal = GOALS[usize::from(view.turn.rerolls) % GOALS.len()];
            questions.push(Question::BestKeep { goal });
            questions.push(Question::Odds { reroll, goal: Goal::Win });
        }
        if gain::is_open(view) {
            questions.push(Question::Gain);
        }
        if view.over.is_none() && view.viewer.seat().is_some() {
            questions.push(Question::Prospects);
        }
        questions.push(Question::Cards);
        questions
    }

    fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
        match *question {
            Question::Odds { reroll, goal } => odds::of(view, Some(reroll), goal).map(Answer::Odds),
            Question::BestKeep { goal } => odds::of(view, None, goal).map(Answer::Odds),
            Question::Gain => gain::of(view).map(Answer::Gain),
            Question::Prospects => prospect::of(view).map(Answer::Prospects),
            Question::Cards => Ok(Answer::Cards(fact::of(view))),
        }
    }
}
