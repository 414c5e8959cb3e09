//! What there is to move.
//!
//! Servers that use a store, and who holds which table, are not moved: nobody does meanwhile.

/// The key of the setting that marks the target of an unfinished move.
pub const MARK: &str = "moving";

/// Rows of one shape.
#[derive(Debug)]
pub struct Kind {
    pub name: &'static str,
    /// How many of the columns, from the first, order the rows and tell them apart.
    pub keys: usize,
    pub columns: &'static [Column],
    /// How many rows are taken at once.
    pub page: u32,
    /// Which rows, where not all are moved.
    pub only: &'static str,
}

/// A column, by its name in both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Int(&'static str),
    Bool(&'static str),
    Text(&'static str),
}

impl Column {
    pub fn name(self) -> &'static str {
        match self {
            Int(name) | Bool(name) | Text(name) => name,
        }
    }
}

use Column::{Bool, Int, Text};

/// All kinds, each after those that it refers to.
pub const KINDS: [Kind; 14] = [
    Kind {
        name: "settings",
        keys: 1,
        columns: &[Text("key"), Text("value")],
        page: 1_000,
        only: "key <> 'moving'",
    },
    Kind {
        name: "people",
        keys: 1,
        columns: &[Text("id"), Text("name")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "profiles",
        keys: 1,
        columns: &[Text("person"), Text("avatar"), Bool("shown"), Int("seen_at"), Bool("listed")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "carries",
        keys: 1,
        columns: &[Text("person"), Text("digest"), Int("until")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "blocks",
        keys: 2,
        columns: &[Text("person"), Text("other")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "tables",
        keys: 1,
        columns: &[
            Int("id"),
            Text("key"),
            Int("phase"),
            Bool("listed"),
            Int("revision"),
            Text("head"),
            Text("game"),
            Text("pace"),
            Int("free"),
            Text("host"),
            Text("client"),
            Int("used_ms"),
            Bool("crowded"),
            Int("rules"),
            Int("awaited"),
            Int("wakes_at"),
            Bool("bot_due"),
            Text("outcome"),
            Int("ended_at"),
            Int("epoch"),
            Int("lost_ms"),
        ],
        page: 500,
        only: "true",
    },
    Kind {
        name: "members",
        keys: 2,
        columns: &[Text("person"), Int("table_id")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "invitations",
        keys: 2,
        columns: &[Text("person"), Int("table_id")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "lines",
        keys: 2,
        columns: &[Int("table_id"), Int("number"), Text("line"), Text("command_id")],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "checkpoints",
        keys: 2,
        columns: &[Int("table_id"), Int("version"), Text("checkpoint")],
        page: 100,
        only: "true",
    },
    Kind {
        name: "chat",
        keys: 2,
        columns: &[
            Int("table_id"),
            Int("number"),
            Text("person"),
            Text("name"),
            Int("seat"),
            Text("text"),
        ],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "pushes",
        keys: 2,
        columns: &[
            Text("person"),
            Text("endpoint"),
            Text("p256dh"),
            Text("auth"),
            Text("lang"),
            Int("made_at"),
        ],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "rulings",
        keys: 1,
        columns: &[
            Int("id"),
            Text("kind"),
            Text("subject"),
            Text("reason"),
            Int("made_at"),
            Int("until"),
        ],
        page: 1_000,
        only: "true",
    },
    Kind {
        name: "erased",
        keys: 1,
        columns: &[Text("mark"), Int("at_ms"), Bool("holds")],
        page: 1_000,
        only: "true",
    },
];

pub const SETTINGS: &Kind = &KINDS[0];
pub const PEOPLE: &Kind = &KINDS[1];
pub const TABLES: &Kind = &KINDS[5];
