//! The lines of many matches in one statement after the other, sent to SQLite together.
//!
//! A group costs the same few statements whether it holds one append or five hundred, all of them
//! prepared once ([`Statements`]). Every append is checked before anything is inserted, so that one
//! that does not fit costs the others nothing. What it is checked against is remembered from one
//! group to the next ([`Heads`]): there is only one writer. Whether a command was added before is
//! looked up only if its mark is remembered ([`Commands`]) or the append does not fit ([`Care`]).

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, AssertSqlSafe, Row, SqliteConnection};

use super::commands::{Commands, Mark};
use super::failed::Failed;
use crate::error::StoreError;
use crate::rows::{Append, Appended, Phase, TableId, Wake};

/// In one row, because rows come one by one from another thread.
const BEFORE: &str = "SELECT json_group_array(json_array(id, epoch,
        (SELECT coalesce(max(number), 0) FROM lines WHERE table_id = tables.id),
        phase, wakes_at, bot_due, rules,
        coalesce((SELECT awaited FROM turns WHERE table_id = tables.id), 0),
        (SELECT json_group_array(command_id) FROM lines
            WHERE table_id = tables.id AND command_id IS NOT NULL)))
    FROM tables WHERE id IN (SELECT value FROM json_each(?))";

const DUPLICATES: &str = "SELECT lines.table_id, lines.number FROM json_each(?) AS wanted
    JOIN lines ON lines.table_id = wanted.value ->> 0 AND lines.command_id = wanted.value ->> 1";

const BEGIN: &str = "BEGIN IMMEDIATE";

/// What changes with few of the lines that are added: something about their tables, whom they wait
/// for, and checkpoints. Most lines change nothing of their table, and then no page of tables is
/// written. Of older checkpoints the opening stays: the whole history begins there. Rows travel as
/// JSON, which SQLite takes apart.
const CHANGE: &str = "UPDATE tables
        SET wakes_at = new.value ->> 1, bot_due = new.value ->> 2, outcome = new.value ->> 3,
            phase = new.value ->> 4, ended_at = new.value ->> 5,
            rules = max(rules, new.value ->> 6)
        FROM json_each(?) AS new WHERE tables.id = new.value ->> 0;
    INSERT OR REPLACE INTO turns (table_id, awaited)
        SELECT value ->> 0, value ->> 1 FROM json_each(?);
    INSERT OR REPLACE INTO checkpoints (table_id, version, checkpoint)
        SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?);
    DELETE FROM checkpoints WHERE (table_id, version) IN (
        SELECT old.table_id, old.version FROM json_each(?) AS new
        JOIN checkpoints AS old ON old.table_id = new.value ->> 0
        WHERE old.version > 0 AND old.version < new.value ->> 1)";

/// How many places there are for that, and for each line.
const PLACES: usize = 4;
const PLACES_PER_LINE: usize = 4;

/// Everything that a group of appends writes, for groups of up to so many lines. The lines come
/// last: places for which nothing is bound are left out.
struct Statements {
    room: usize,
    /// In a transaction that stays open.
    begin: Arc<str>,
    /// In one of their own.
    commit: Arc<str>,
}

/// A group takes the first with room for all its lines. Where a group has more, because an append
/// has many, a statement is made for it.
static STATEMENTS: LazyLock<[Statements; 10]> =
    LazyLock::new(|| std::array::from_fn(|doublings| Statements::new(1 << doublings)));

impl Statements {
    fn new(room: usize) -> Statements {
        let places = vec!["(?, ?, ?, ?)"; room].join(", ");
        let begin = format!(
            "{BEGIN}; {CHANGE}; INSERT INTO lines (table_id, number, line, command_id)
            SELECT * FROM (VALUES {places}) WHERE column1 IS NOT NULL"
        );
        let commit = format!("{begin}; COMMIT").into();
        Statements { room, begin: begin.into(), commit }
    }
}

/// What is known of a match before something is added.
#[derive(Clone, Copy)]
struct Head {
    epoch: u64,
    version: u64,
    is_live: bool,
    wake: Wake,
    rules: u32,
    awaited: u8,
}

/// As the database tells it: id, epoch, version, phase, wake, whether a bot is due, rules, awaited,
/// and all commands.
#[derive(Deserialize)]
struct HeadRow(i64, u64, u64, i64, Option<u64>, u8, u32, u8, Vec<String>);

/// What the writer remembers of matches.
pub struct Heads {
    heads: HashMap<TableId, Head>,
    /// Of the same matches.
    commands: Arc<Commands>,
}

/// More than that are not remembered.
const MOST_HEADS: usize = 100_000;

/// Whether commands that were added before are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Only those of appends that do not fit, or that may have come before.
    Little,
    All,
}

/// Appends that were looked at: what is to become of each, and what has to be written for that.
pub struct Checked {
    appended: Vec<Appended>,
    rows: Rows,
    after: Vec<(TableId, Head, Mark)>,
}

/// What is written, a list for each statement.
#[derive(Default)]
struct Rows {
    lines: Vec<LineRow>,
    tables: Vec<Value>,
    turns: Vec<Value>,
    checkpoints: Vec<Value>,
}

struct LineRow {
    table: i64,
    number: i64,
    line: String,
    command_id: Option<String>,
}

impl Heads {
    /// Nothing is known yet; commands are shared with those who look for one.
    pub fn new(commands: &Arc<Commands>) -> Heads {
        Heads { heads: HashMap::new(), commands: Arc::clone(commands) }
    }

    /// Something else was written to that match.
    pub fn forget(&mut self, table: TableId) {
        self.heads.remove(&table);
        self.commands.forget(table);
    }

    /// Something else was written, or nobody knows what.
    pub fn forget_all(&mut self) {
        self.heads.clear();
        self.commands.forget_all();
    }

    /// What was checked is committed: tells what became of each append.
    pub fn note(&mut self, checked: Checked) -> Vec<Appended> {
        if self.heads.len() > MOST_HEADS {
            self.forget_all();
        }
        for (table, head, mark) in checked.after {
            match self.heads.get_mut(&table).filter(|_| head.is_live) {
                Some(known) => {
                    *known = head;
                    self.commands.add(table, mark);
                }
                None => self.forget(table),
            }
        }
        checked.appended
    }

    /// Looks at appends of different matches.
    pub async fn check(
        &mut self,
        connection: &mut SqliteConnection,
        appends: &[&Append],
        care: Care,
    ) -> Result<Checked, Failed> {
        self.read(connection, appends).await?;
        let heads: Option<Vec<Head>> =
            appends.iter().map(|append| self.heads.get(&append.table).copied()).collect();
        let heads = heads.ok_or(StoreError::Missing)?;
        let marks: Vec<Mark> = appends.iter().map(|append| Mark::of(&append.command_id)).collect();
        let is_doubtful = |append: &Append, head: &Head, mark: Mark| {
            append.epoch != head.epoch
                || append.expected != head.version
                || self.commands.may_have(append.table, mark)
                || care == Care::All
        };
        let all = || appends.iter().copied().zip(&heads).zip(marks.iter().copied());
        let doubtful = all().filter(|((append, head), mark)| is_doubtful(append, head, *mark));
        let doubtful: Vec<&Append> = doubtful.map(|((append, _), _)| append).collect();
        let duplicates = match doubtful.is_empty() {
            true => HashMap::new(),
            false => duplicates(connection, &doubtful).await?,
        };
        let mut checked =
            Checked { appended: Vec::new(), rows: Rows::default(), after: Vec::new() };
        for ((append, head), mark) in all() {
            let appended = judge(append, head, duplicates.get(&append.table.0));
            if let Appended::Committed { version } = appended {
                let after = after(append, head, version);
                checked.rows.add(append, head, &after);
                checked.after.push((append.table, after, mark));
            }
            checked.appended.push(appended);
        }
        Ok(checked)
    }

    /// Reads what is not remembered of their matches.
    async fn read(
        &mut self,
        connection: &mut SqliteConnection,
        appends: &[&Append],
    ) -> Result<(), Failed> {
        let unknown = appends.iter().map(|append| append.table);
        let unknown: Vec<i64> =
            unknown.filter(|table| !self.heads.contains_key(table)).map(|table| table.0).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let before = sqlx::query(BEFORE).bind(json!(unknown).to_string());
        let text: String = before.fetch_one(connection).await?.get(0);
        let rows: Vec<HeadRow> = serde_json::from_str(&text)
            .map_err(|error| StoreError::Corrupt(format!("damaged row: {error}")))?;
        for HeadRow(id, epoch, version, phase, at_ms, bot, rules, awaited, commands) in rows {
            let (is_live, wake) = (phase == Phase::Live.number(), Wake { at_ms, bot: bot != 0 });
            let head = Head { epoch, version, is_live, wake, rules, awaited };
            self.heads.insert(TableId(id), head);
            self.commands.learn(TableId(id), &commands);
        }
        Ok(())
    }
}

impl Checked {
    /// Writes what fits, in a transaction of its own.
    pub async fn commit(&mut self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        if self.after.is_empty() {
            return Ok(());
        }
        self.run(|statements| &statements.commit, connection).await
    }

    /// Opens a transaction for more than lines, and writes what fits.
    pub async fn begin(&mut self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        if self.after.is_empty() {
            sqlx::query(BEGIN).execute(connection).await?;
            return Ok(());
        }
        self.run(|statements| &statements.begin, connection).await
    }

    /// Lines are handed over, not copied once more: nothing is run twice.
    async fn run(
        &mut self,
        which: fn(&Statements) -> &Arc<str>,
        connection: &mut SqliteConnection,
    ) -> Result<(), Failed> {
        let Rows { lines, tables, turns, checkpoints } = std::mem::take(&mut self.rows);
        let prepared = STATEMENTS.iter().find(|statements| lines.len() <= statements.room);
        let text = match prepared {
            Some(statements) => Arc::clone(which(statements)),
            None => Arc::clone(which(&Statements::new(lines.len()))),
        };
        // All its room at once: another thread gives it back, so none of it is at hand next time.
        let mut places = SqliteArguments::default();
        places.reserve(PLACES + PLACES_PER_LINE * lines.len(), 0);
        let query = sqlx::query_with(AssertSqlSafe(text), places);
        let mut query = query.persistent(prepared.is_some());
        // Each statement takes the next one.
        for rows in [&tables, &turns, &checkpoints, &checkpoints] {
            query = query.bind(json!(rows).to_string());
        }
        for LineRow { table, number, line, command_id } in lines {
            query = query.bind(table).bind(number).bind(line).bind(command_id);
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// What is to become of an append, and whether its command made a version before.
fn judge(append: &Append, head: &Head, duplicate: Option<&u64>) -> Appended {
    let Head { epoch, version, .. } = *head;
    if let Some(&made) = duplicate {
        Appended::Duplicate { version: made }
    } else if append.epoch != epoch {
        Appended::Fenced { epoch }
    } else if append.expected != version {
        Appended::Conflict { version }
    } else {
        Appended::Committed { version: version + append.lines.len() as u64 }
    }
}

/// What is known of a match after something was added.
fn after(append: &Append, before: &Head, version: u64) -> Head {
    let rules = append.checkpoint.as_ref().map_or(0, |saved| saved.rules);
    Head {
        epoch: before.epoch,
        version,
        is_live: append.outcome.is_none(),
        wake: append.wake,
        rules: before.rules.max(rules),
        awaited: append.awaited,
    }
}

async fn duplicates(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashMap<i64, u64>, Failed> {
    let named = |append: &&Append| json!([append.table.0, append.command_id]);
    let wanted: Vec<Value> = appends.iter().map(named).collect();
    let wanted = Value::Array(wanted).to_string();
    let rows = sqlx::query(DUPLICATES).bind(wanted).fetch_all(connection).await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get::<i64, _>(1) as u64)).collect())
}

impl Rows {
    fn add(&mut self, append: &Append, before: &Head, after: &Head) {
        let table = append.table.0;
        self.lines.extend(lines(append));
        let stays = before.is_live
            && after.is_live
            && before.wake == after.wake
            && before.rules == after.rules;
        if !stays {
            let Append { wake, outcome, ended_at, .. } = append;
            let phase = if after.is_live { Phase::Live } else { Phase::Over };
            let (bot, rules) = (u8::from(wake.bot), after.rules);
            let row = json!([table, wake.at_ms, bot, outcome, phase.number(), ended_at, rules]);
            self.tables.push(row);
        }
        if before.awaited != after.awaited {
            self.turns.push(json!([table, after.awaited]));
        }
        if let Some(saved) = &append.checkpoint {
            self.checkpoints.push(json!([table, after.version, saved.text]));
        }
    }
}

/// The rows of an append. Its last line carries the command's id, so that the line's number is the
/// version that the command made.
fn lines(append: &Append) -> impl Iterator<Item = LineRow> {
    let last = append.lines.len() - 1;
    append.lines.iter().enumerate().map(move |(idx, line)| LineRow {
        table: append.table.0,
        number: append.expected as i64 + idx as i64 + 1,
        line: line.clone(),
        command_id: (idx == last).then(|| append.command_id.clone()),
    })
}
