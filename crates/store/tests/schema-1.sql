-- A file as the first version of the schema made it, with a few rows.
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

INSERT INTO tables (id, key, phase, listed, head, outcome) VALUES
    (1, 'waits', 0, 1, '{"game":"go"}', NULL),
    (2, 'runs', 1, 1, '{"game":"go"}', NULL),
    (3, 'ended', 2, 1, '{"game":"shogi"}', '{}');
INSERT INTO chat (table_id, number, name, seat, text) VALUES (3, 1, 'Ann', 0, 'Hello');
PRAGMA user_version = 1;
