//! Lists of tables, a page at a time.

use crate::rows::{Phase, TableId};

/// Which tables to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tables {
    /// Listed tables of that phase.
    Public(Phase),
    /// Tables where that person has a seat.
    Of(String),
    /// Those that wait and where that person is asked to come.
    Inviting(String),
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Without a clock.
    Untimed,
    /// Minutes or seconds.
    RealTime,
    /// Days per move.
    Days,
}

/// A page of a list, the newest tables first.
#[derive(Clone, Debug)]
pub struct Page {
    pub which: Tables,
    /// Only tables older than this one.
    pub before: Option<TableId>,
    /// Only tables of that game.
    pub game: Option<String>,
    /// Only tables with a free seat.
    pub free: bool,
    /// Only tables of that pace.
    pub pace: Option<Pace>,
    /// How many at most.
    pub limit: u32,
}

impl Page {
    /// The first page, with everything on it.
    pub fn first(which: Tables, limit: u32) -> Page {
        Page { which, before: None, game: None, free: false, pace: None, limit }
    }
}
