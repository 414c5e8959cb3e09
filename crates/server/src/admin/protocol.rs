//! What is said on the operator's socket: one JSON request a line in, one answer a line out.

use contract::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Phase, Ruling, Sizes};

use super::Error;
use crate::head::{Former, Occupant};

/// The version of what is said. A program of another version is told so.
pub const VERSION: u32 = 2;

/// A line to the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub version: u32,
    pub ask: Request,
}

/// What can be asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Lists tables, the newest first.
    Tables {
        /// Only of that game.
        game: Option<String>,
        /// Only those that have come so far.
        phase: Option<Phase>,
        /// Only where that person has a seat.
        person: Option<String>,
        /// At most this many.
        limit: u32,
    },
    /// Tells everything about a table.
    Look {
        /// Its number or key.
        table: String,
    },
    /// Ends a table as it stands.
    Close {
        /// Its number or key.
        table: String,
        /// Why; everybody there is told.
        reason: String,
    },
    /// Removes a table for good.
    Delete {
        /// Its number or key.
        table: String,
    },
    /// Lists guests.
    People {
        /// Only those whose name or public id contains this.
        containing: Option<String>,
        /// At most this many.
        limit: u32,
    },
    /// Shuts out a guest or a network.
    Ban {
        /// A public id, a name that only one guest has, or a network.
        who: String,
        /// For how long, in seconds; nothing for ever.
        for_s: Option<u64>,
        /// Why; they are told.
        reason: String,
    },
    /// Lets them in again.
    Unban {
        /// As in `ban`.
        who: String,
    },
    /// Lists bans and mutes.
    Bans {},
    /// Keeps a guest from chatting.
    Mute {
        /// A public id, or a name that only one guest has.
        who: String,
        /// For how long, in seconds; nothing for ever.
        for_s: Option<u64>,
        /// Why; they are told.
        reason: String,
    },
    /// Lets them chat again.
    Unmute {
        /// As in `mute`.
        who: String,
    },
    /// Shows something to everybody.
    Announce {
        text: String,
        /// For how long, in seconds; nothing until it is withdrawn.
        for_s: Option<u64>,
    },
    /// Takes announcements back.
    Withdraw {
        /// The number of one; all if left out.
        number: Option<i64>,
    },
    /// Lists announcements.
    Announcements {},
    /// Tells everything that is stored about a person.
    Export {
        /// A public id, or a name that only one guest has.
        person: String,
    },
    /// Deletes everything that is stored about a person.
    Erase {
        /// A public id, or a name that only one guest has.
        person: String,
    },
    /// Tells how large everything is.
    Sizes {},
}

/// A line back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It was done.
    Ok(Answer),
    /// It was not.
    Failed(Error),
    /// The line could not be read. A sentence, which programs of any version understand.
    #[serde(rename = "error")]
    Unread(String),
}

/// What came of a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Answer {
    Tables {
        /// The newest first.
        tables: Vec<TableLine>,
    },
    /// Everything about a table.
    Table(Box<TableSheet>),
    /// Guests.
    People {
        /// By name.
        people: Vec<PersonLine>,
    },
    Rulings {
        /// The oldest first.
        rulings: Vec<Ruling>,
    },
    /// A ruling was made.
    Ruled {
        /// As it stands.
        ruling: Ruling,
    },
    /// A table was ended as it stood.
    Closed { number: i64 },
    /// A table was removed for good.
    Deleted { number: i64 },
    /// A guest or a network may come again.
    Unbanned {
        /// A public id or a network.
        subject: String,
    },
    /// A guest may chat again.
    Unmuted {
        /// A public id.
        subject: String,
    },
    /// Announcements were taken back.
    Withdrawn {
        /// How many.
        count: usize,
    },
    /// Everything about a person.
    Export { data: Box<PersonData> },
    /// A person's data was deleted.
    Erased(Erased),
    /// How large everything is.
    Sizes {
        /// By kind.
        sizes: Sizes,
    },
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// Its number, by which logs name it.
    pub number: i64,
    /// The word in its address.
    pub key: String,
    /// The game's id.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Who sits where.
    pub seats: Vec<Option<SeatLine>>,
    /// How many lines the log has.
    pub lines: u64,
    /// When it ended, in seconds since 1970.
    pub ended_at: Option<i64>,
    /// Why it was closed, if it was.
    pub closed: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatLine {
    pub name: String,
    /// The guest's public id.
    pub guest: Option<String>,
    /// The bot's level.
    pub bot: Option<String>,
}

/// Everything about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSheet {
    /// As in a list.
    pub table: TableLine,
    /// The options of the game.
    pub setup: Value,
    /// The public id of the host.
    pub host: Option<String>,
    /// Whether the match is in memory.
    pub in_memory: bool,
    /// The last things said.
    pub chat: Vec<Said>,
}

/// Something said at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Said {
    pub name: String,
    /// Who, by public id, where it is known.
    pub guest: Option<String>,
    pub text: String,
}

/// A guest in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonLine {
    /// What others may know them by.
    pub public_id: String,
    /// Empty if they chose none.
    pub name: String,
}

/// A browser that is told when it is its guest's turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PersonPush {
    /// Where its vendor takes messages for it.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// What it shares with the server.
    pub auth: String,
    /// The language that it is told in.
    pub lang: String,
    /// When that was last asked for.
    pub since: String,
}

/// Everything that is stored about a guest, as they may download it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PersonData {
    /// The id in the cookie.
    pub id: String,
    /// What others may know them by.
    pub public_id: String,
    pub name: Option<String>,
    /// The picture they chose.
    pub avatar: Option<String>,
    /// Whether people they have played with may see when they are here.
    pub shown: bool,
    /// Whether strangers may as well.
    #[serde(default)]
    pub listed: bool,
    /// When they were here last, if that may be seen.
    pub seen: Option<String>,
    pub has_bot_token: bool,
    /// Until when a link carries them to another device.
    pub carried_until: Option<String>,
    /// Whom they have blocked, by public id.
    pub blocked: Vec<String>,
    /// The tables that they are invited to, by number.
    pub invitations: Vec<i64>,
    /// The browsers that are told when it is their turn.
    #[serde(default)]
    pub pushes: Vec<PersonPush>,
    pub tables: Vec<PersonTable>,
    /// What they said.
    pub chat: Vec<PersonChat>,
    /// What the operator has ruled about them.
    pub rulings: Vec<Ruling>,
}

/// A table at which a guest is, or was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PersonTable {
    pub number: i64,
    pub key: String,
    /// The game's id, if the table can be read.
    pub game: Option<String>,
    pub phase: Phase,
    pub is_host: bool,
    pub seat: Option<Seat>,
    /// What the table knows of them.
    #[serde(rename = "place")]
    pub occupant: Option<Occupant>,
    /// The seats that they gave up, and somebody else has taken over.
    pub gave_up: Vec<Former>,
    /// The name under which the host kicked them.
    pub kicked_as: Option<String>,
    /// The name under which they did not reveal their part of the seed.
    pub withheld_as: Option<String>,
    pub muted_by_host: bool,
    /// When it ended.
    pub ended: Option<String>,
}

/// Something that a guest said at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PersonChat {
    /// The table's number.
    pub table: i64,
    /// Its number at that table.
    pub number: u64,
    /// The name they had then.
    pub name: String,
    pub text: String,
}

/// What was deleted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Erased {
    pub public_id: String,
    /// In how many tables there was something.
    pub tables: usize,
    /// How many things they had said.
    pub chat: usize,
}

impl Request {
    /// What is asked, in a word for the log: never whom it is about.
    pub fn name(&self) -> &'static str {
        match self {
            Request::Tables { .. } => "tables",
            Request::Look { .. } => "look",
            Request::Close { .. } => "close",
            Request::Delete { .. } => "delete",
            Request::People { .. } => "people",
            Request::Ban { .. } => "ban",
            Request::Unban { .. } => "unban",
            Request::Bans {} => "bans",
            Request::Mute { .. } => "mute",
            Request::Unmute { .. } => "unmute",
            Request::Announce { .. } => "announce",
            Request::Withdraw { .. } => "withdraw",
            Request::Announcements {} => "announcements",
            Request::Export { .. } => "export",
            Request::Erase { .. } => "erase",
            Request::Sizes {} => "sizes",
        }
    }
}
