//! How a match was played: win chances, graded decisions, luck and skill; and advice during play.
//!
//! A chance counts hundredths of a percent, and a difference of chances hundredths of a percentage
//! point: all are whole numbers, so that sums are exact.

use contract::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::log::LogTurn;

/// What is known so far of how a match was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Analysis {
    /// How much of the work is done, in thousandths.
    pub progress: u32,
    /// The opening, then every move that was not taken back, in the order of the match. Empty in
    /// games without win chances.
    pub points: Vec<Point>,
    /// Decisions graded so far, in the order of the match.
    pub decisions: Vec<Judged>,
    /// What made the result, seat by seat; empty until all of it is known.
    pub accounts: Vec<Account>,
    /// In games without win chances: where each player's time went, round by round.
    pub races: Vec<Race>,
}

/// How things stood after a line of the match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// How many lines of the match had been played: 0 is the opening.
    pub step: usize,
    /// The turn that the line belongs to, as in the log.
    pub turn: LogTurn,
    /// Each seat's chance to win if everyone played like `master` from here. Together 10,000, or
    /// less where it may be that nobody wins.
    pub chances: Vec<u32>,
    /// What chance gave or took from each seat here; empty where nothing was drawn, and as long as
    /// it is not known.
    pub luck: Vec<i64>,
}

/// How good a decision was, by the win chance that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Less than half a percentage point.
    Best,
    /// Less than 2 points.
    Good,
    /// Less than 5 points.
    Inaccuracy,
    /// Less than 10 points.
    Mistake,
    /// 10 points or more.
    Blunder,
}

/// A decision and its grade.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Judged {
    /// Its line, counted from 1; of a choice that took several lines, the first. The position in
    /// which it was made is that after step - 1.
    pub step: usize,
    /// Its last line: the same unless the choice took several.
    pub until: usize,
    /// Who decided.
    pub seat: Seat,
    /// The turn that it belongs to.
    pub turn: LogTurn,
    /// What was done, in words.
    pub said: String,
    /// How good it was.
    pub grade: Grade,
    /// The win chance that it lost against the best choice, never negative.
    pub lost: u32,
    /// The best choices, best first, at most five; the played one is always among them.
    pub choices: Vec<Weighed>,
    /// Why it was worse than the best choice, in one sentence, where one reason explains it.
    pub why: Option<String>,
    /// Whether this is final: grades worse than good are checked again with ten times the effort.
    pub settled: bool,
}

/// A choice and what could be expected after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Weighed {
    /// The choice in words.
    pub said: String,
    /// The chance to win that it left.
    pub chance: u32,
    /// Whether it was the one that was played.
    pub played: bool,
}

/// What made one seat's result: the first five numbers add up to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Account {
    /// Whose result.
    pub seat: Seat,
    /// Its chance to win before anything was dealt.
    pub start: i64,
    /// Deals, dice and draws.
    pub luck: i64,
    /// What its own decisions lost: never positive.
    pub errors: i64,
    /// What the others' decisions gave it.
    pub others: i64,
    /// What is left: where the estimates do not agree with each other.
    pub rest: i64,
    /// Its part of the win; in a match without a result, its chance when it ended.
    pub result: i64,
}

/// Where one player's time went in one round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Race {
    /// Whose time.
    pub seat: Seat,
    /// The round, from 1 up.
    pub round: u32,
    /// What cost time, the costliest first.
    pub lost: Vec<Lost>,
    /// A known solution of the player's task, as the game writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub solution: Option<Value>,
}

/// Time lost for one reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Lost {
    /// The reason's key, the same in every language.
    pub cause: String,
    /// The reason in words.
    pub said: String,
    /// How much time, in milliseconds.
    pub ms: u64,
    /// How many times.
    pub count: u32,
    /// The line at which the costliest case ended, counted from 1.
    pub step: usize,
}

/// How much a hint tells. Each stage tells more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// What to look at.
    Nudge,
    /// What to do.
    Move,
    /// Why.
    Reason,
}

/// A hint during play against bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Advice {
    /// How much it tells.
    pub stage: Stage,
    /// The hint in words.
    pub said: String,
    /// The command that it recommends, from the second stage on: the first one, where the choice
    /// takes several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub command: Option<Value>,
    /// The commands that follow that one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Value>>"))]
    pub rest: Vec<Value>,
}
