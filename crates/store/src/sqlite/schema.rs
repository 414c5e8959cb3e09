//! The tables, and how older files are brought up to date.

use sqlx::{Connection, Row, SqliteConnection};

use super::failed::Failed;
use crate::error::StoreError;

/// One step for each version of the schema: version n is reached by the first n.
const STEPS: &[&str] = &[
    "
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    phase INTEGER NOT NULL DEFAULT 0,
    listed INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    head TEXT NOT NULL,
    epoch INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    wakes_at INTEGER,
    bot_due INTEGER NOT NULL DEFAULT 0,
    outcome TEXT
);
CREATE INDEX tables_listed ON tables (phase, id) WHERE listed;
CREATE INDEX tables_bots ON tables (id) WHERE phase = 1 AND bot_due;
CREATE INDEX tables_wakes ON tables (wakes_at) WHERE phase = 1 AND wakes_at IS NOT NULL;

CREATE TABLE members (
    person TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX members_of ON members (table_id);

CREATE TABLE lines (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    command_id TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX lines_commands ON lines (table_id, command_id)
    WHERE command_id IS NOT NULL;

CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    version INTEGER NOT NULL,
    checkpoint TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
",
    "
-- When a match ended, in seconds since 1970. Those that ended before this was noted count from now.
ALTER TABLE tables ADD COLUMN ended_at INTEGER;
UPDATE tables SET ended_at = unixepoch() WHERE phase = 2;
CREATE INDEX tables_ended ON tables (ended_at) WHERE ended_at IS NOT NULL;

ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_of ON chat (person) WHERE person IS NOT NULL;

-- What the operator decided: bans, mutes, announcements, closed tables.
CREATE TABLE rulings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    until INTEGER
);
",
    LISTS,
    "
-- A match's version is the number of its last line. Written here as well, it dirtied a page of
-- heads with every line.
ALTER TABLE tables DROP COLUMN version;

-- The seats of people whom a match waits for, one bit each. Running matches say so with their next
-- line. A table of its own, because it changes often and its rows are small.
CREATE TABLE turns (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    awaited INTEGER NOT NULL
);
",
    "
-- Who plays a running match, and until when nobody else may, in house time.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN lease_ms INTEGER NOT NULL DEFAULT 0;
",
    "
-- Matches that public lists leave out, because too many of the same client run. Not in the indexes,
-- so that however many there are, nobody has to step over them.
ALTER TABLE tables ADD COLUMN crowded INTEGER NOT NULL DEFAULT 0;
DROP INDEX tables_listed;
DROP INDEX tables_games;
CREATE INDEX tables_listed ON tables (phase, id) WHERE listed AND NOT crowded;
CREATE INDEX tables_games ON tables (phase, game, id) WHERE listed AND NOT crowded;
CREATE INDEX tables_running ON tables (client, id) WHERE phase = 1 AND listed AND NOT crowded;
",
    "
-- House time, which only beats move on, and the servers that beat.
CREATE TABLE house (
    ms INTEGER NOT NULL
);
INSERT INTO house SELECT coalesce(
    (SELECT CAST(value AS INTEGER) FROM settings WHERE key = 'house-ms'), 0);
DELETE FROM settings WHERE key = 'house-ms';
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    beat_ms INTEGER NOT NULL,
    lease_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- A lease is the node's. What a table was waiting for while its node was dead is lost time, and
-- rules older than those that wrote its newest checkpoint do not play it on.
ALTER TABLE tables DROP COLUMN lease_ms;
ALTER TABLE tables ADD COLUMN lost_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_owned ON tables (owner) WHERE owner IS NOT NULL;
",
    "
-- What is due is looked for by owner, so that nobody reads what is looked after already.
DROP INDEX tables_bots;
DROP INDEX tables_wakes;
CREATE INDEX tables_bots_by ON tables (coalesce(owner, ''), id) WHERE phase = 1 AND bot_due;
CREATE INDEX tables_wakes_by ON tables (coalesce(owner, ''), wakes_at)
    WHERE phase = 1 AND NOT bot_due AND wakes_at IS NOT NULL;
",
    "
-- Guests whose data was deleted, by marks that tell nothing about them, and since which house time.
CREATE TABLE erased (
    mark TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    holds INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX erased_at ON erased (at_ms);
",
    PROFILES,
    PUSHES,
    FEATS,
    LISTED,
    COMMANDS,
];

const PROFILES: &str = "
-- What guests keep beside their names: a picture, and when they were here, if others may know.
CREATE TABLE profiles (
    person TEXT PRIMARY KEY,
    avatar TEXT,
    shown INTEGER NOT NULL DEFAULT 0,
    seen_at INTEGER
) WITHOUT ROWID;
-- What carries a guest to another device, by a digest of the secret.
CREATE TABLE carries (
    person TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    until INTEGER NOT NULL
) WITHOUT ROWID;
-- Who wants nothing to do with whom.
CREATE TABLE blocks (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (other);
-- Who is asked to come to a waiting table.
CREATE TABLE invitations (
    person TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX invitations_to ON invitations (table_id);
";

/// Browsers that are told when it is their guest's turn.
const PUSHES: &str = "
CREATE TABLE pushes (
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (person, endpoint)
) WITHOUT ROWID;
";

/// What people achieved on a day, found by game and day.
const FEATS: &str = "
CREATE INDEX tables_feats ON tables
    (game, iif(json_valid(outcome), outcome ->> '$.feat.day', NULL)) WHERE phase = 2;
";

/// What lists, limits and the sweep ask for, in columns of its own. The triggers copy it from the
/// head, so the two cannot disagree, and a line that is added costs nothing more than before.
const LISTS: &str = "
ALTER TABLE tables ADD COLUMN game TEXT;
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE tables ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE tables ADD COLUMN client TEXT;
ALTER TABLE tables ADD COLUMN used_ms INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER tables_new AFTER INSERT ON tables BEGIN
    UPDATE tables SET head = new.head WHERE id = new.id;
END;
CREATE TRIGGER tables_head AFTER UPDATE OF head ON tables WHEN json_valid(new.head) BEGIN
    UPDATE tables SET
        game = new.head ->> '$.game',
        host = new.head ->> '$.host',
        free = (SELECT count(*) FROM json_each(new.head, '$.seats') WHERE type = 'null'),
        pace = CASE
            WHEN coalesce(json_type(new.head, '$.clock'), 'null') = 'null' THEN 'untimed'
            WHEN json_type(new.head, '$.clock.days-per-move') IS NOT NULL THEN 'days'
            ELSE 'real-time'
        END
    WHERE id = new.id;
END;
UPDATE tables SET head = head;
-- Bots of a match that nobody attends sleep now: whoever comes back wakes them.
UPDATE tables SET bot_due = 0;
UPDATE tables SET used_ms = coalesce(
    (SELECT CAST(value AS INTEGER) FROM settings WHERE key = 'house-ms'), 0);

CREATE INDEX tables_games ON tables (phase, game, id) WHERE listed;
CREATE INDEX tables_hosts ON tables (host) WHERE phase = 0;
CREATE INDEX tables_clients ON tables (client) WHERE phase = 0;
CREATE INDEX tables_used ON tables (listed, used_ms) WHERE phase = 0;
";

/// Guests who agreed that strangers see when they are here.
const LISTED: &str = "
ALTER TABLE profiles ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX profiles_listed ON profiles (seen_at) WHERE listed;
";

/// The writer remembers which commands were added to the matches it adds lines to.
const COMMANDS: &str = "
DROP INDEX lines_commands;
";

/// The newest version that this program knows.
pub const VERSION: i64 = STEPS.len() as i64;

/// Brings the file up to date, in one transaction.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), Failed> {
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION }.into());
    }
    if found == VERSION {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let done = usize::try_from(found).unwrap_or(0);
    for step in &STEPS[done..] {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    let mark = format!("PRAGMA user_version = {VERSION}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}
