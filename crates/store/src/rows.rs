//! What goes into the store and comes out of it.

use serde::{Deserialize, Serialize};

use crate::error::StoreError;

/// The store's own number of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TableId(pub i64);

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting in the lobby.
    Open,
    /// The match runs.
    Live,
    /// The match is over.
    Over,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 3] = [Phase::Open, Phase::Live, Phase::Over];

    pub(crate) fn number(self) -> i64 {
        match self {
            Phase::Open => 0,
            Phase::Live => 1,
            Phase::Over => 2,
        }
    }

    pub(crate) fn from_number(number: i64) -> Result<Phase, StoreError> {
        match number {
            0 => Ok(Phase::Open),
            1 => Ok(Phase::Live),
            2 => Ok(Phase::Over),
            _ => Err(StoreError::Corrupt(format!("damaged row: there is no phase {number}"))),
        }
    }
}

/// When a match goes on without anybody doing anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wake {
    /// When a clock runs out, in house time.
    pub at_ms: Option<u64>,
    /// Whether a bot acts next although nobody is there.
    pub bot: bool,
}

/// Lines to be added to a match.
#[derive(Clone, Debug)]
pub struct Append {
    /// The match.
    pub table: TableId,
    /// The epoch under which the writer claimed it.
    pub epoch: u64,
    /// How many lines it has, as far as the writer knows.
    pub expected: u64,
    /// What makes the same command, sent or appended twice, act once. Bots and clocks have ids too.
    pub command_id: String,
    /// The lines, at least one.
    pub lines: Vec<String>,
    /// The match after them, to go on from.
    pub checkpoint: Option<Saved>,
    /// When it goes on by itself.
    pub wake: Wake,
    /// The seats of people whom the match waits for after it, one bit each.
    pub awaited: u8,
    /// How it ended, if that was the end.
    pub outcome: Option<String>,
    /// When it ended, in seconds since 1970, if that was the end.
    pub ended_at: Option<i64>,
}

/// A match, written down to go on from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The checkpoint, as JSON.
    pub text: String,
    /// The version of the rules that wrote it: older ones cannot be trusted to read it.
    pub rules: u32,
}

/// What became of lines to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// They are durable.
    Committed {
        /// How many lines the match has now.
        version: u64,
    },
    /// The same command was added before.
    Duplicate {
        /// How many lines the match had after it.
        version: u64,
    },
    /// The match has another number of lines than the writer thought.
    Conflict {
        /// How many it has.
        version: u64,
    },
    /// Somebody else has claimed the match since.
    Fenced {
        /// Under this epoch.
        epoch: u64,
    },
}

/// A match to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Its newest checkpoint.
    pub checkpoint: String,
    /// The lines after it.
    pub tail: Vec<String>,
}

/// A table to be opened in the lobby.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The unguessable word in its address.
    pub key: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// What the lobby knows of it, as JSON.
    pub head: String,
    /// Who has a seat there.
    pub people: Vec<String>,
    /// House time.
    pub now_ms: u64,
    /// Who opens it, and how many tables they may have waiting; nothing for no limit.
    pub opener: Option<Opener>,
    /// Who sits down there, and at how many tables they may sit; nothing for no limit.
    pub joins: Option<Joins>,
}

/// Somebody sits down, unless they sit at too many tables that wait or are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joins {
    pub person: String,
    /// At how many tables they may sit, this one among them.
    pub most: usize,
}

/// Who opens a table, and how many they may have waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opener {
    /// The guest who is the host in the head.
    pub host: String,
    /// How many waiting tables a host may have.
    pub most_of_host: usize,
    /// The address they come from, whatever they call themselves.
    pub client: String,
    /// How many waiting tables may come from there.
    pub most_of_client: usize,
}

/// What became of a table to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    Done(TableId),
    /// The host has too many waiting tables.
    TooManyOfHost,
    /// Too many waiting tables come from there.
    TooManyOfClient,
    /// The person sitting down sits at too many tables already.
    TooManySeats,
}

/// A table as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The store's own number.
    pub id: TableId,
    /// The unguessable word in its address.
    pub key: String,
    /// How far it has come.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Grows with every change of the head.
    pub revision: u64,
    /// What the lobby knows of it, as JSON.
    pub head: String,
    /// How many lines the match has.
    pub version: u64,
    /// How the match ended, as JSON.
    pub outcome: Option<String>,
    /// The seats of people whom the match waits for, one bit each.
    pub awaited: u8,
}

/// A change of a table's head. Phase and wake belong to the match, so a change leaves them alone
/// unless it begins the match.
#[derive(Clone, Debug)]
pub struct TableChange {
    pub id: TableId,
    /// The revision that was read before.
    pub revision: u64,
    /// The phase that was read before. Appends do not raise the revision, but they end matches.
    pub phase: Phase,
    /// The new head.
    pub head: String,
    /// The people who have a seat there now, if that has changed.
    pub people: Option<Vec<String>>,
    /// What the match begins with, if it does.
    pub begins: Option<Beginning>,
    /// Who sits down by it, and at how many tables they may sit; nothing for no limit.
    pub joins: Option<Joins>,
}

/// What a match begins with.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The checkpoint from before the first line.
    pub opening: Saved,
    /// When the match goes on by itself.
    pub wake: Wake,
    /// The seats of people whom the match waits for, one bit each.
    pub awaited: u8,
}

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is durable.
    Done,
    /// The table has another revision or phase than the change was decided on: read it again.
    Conflict,
    /// The person sitting down sits at too many tables already.
    TooManySeats,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    pub key: String,
    pub revision: u64,
    pub phase: Phase,
}

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id in the cookie.
    pub id: String,
    /// The name to be shown.
    pub name: String,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    /// Its number at that table, from 1; the store counts.
    pub number: u64,
    /// Who said it, by the id in the cookie; unknown for what was said before ids were kept.
    pub person: Option<String>,
    /// Who said it, by name.
    pub name: String,
    /// In which seat they sat.
    pub seat: Option<u8>,
    pub text: String,
}
