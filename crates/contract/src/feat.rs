//! What one player alone has achieved on a day.

use serde::{Deserialize, Serialize};

use crate::day::Day;

/// What one player alone has achieved on a day, so that everybody's can stand side by side: fewer
/// `count` is better, then less time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The day whose task it was.
    pub day: Day,
    /// Only feats of the same class are compared, such as those with the same help.
    pub class: Class,
    /// What was used, such as actions; 0 where only time counts.
    pub count: u32,
    /// Whether nobody can do with less.
    pub ideal: bool,
    /// Match time that counts, where it is not all of it.
    pub ms: Option<u64>,
    /// Whether only the first time counts, because somebody who knows the answer could repeat it.
    pub first: bool,
}

/// What help there was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// There is only one way to play.
    #[default]
    Plain,
    /// The rules show where a piece may go.
    Guided,
    /// The rules say what is wrong.
    Standard,
    /// No help at all.
    Master,
}
