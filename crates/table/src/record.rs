//! The match as one readable file.

use contract::{AnyTitle, Digest, Happened, Seed, Skill};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::checkpoint::Checkpoint;
use crate::clock::{ClockRule, Clocks};
use crate::denial::Denial;
use crate::follow::follow;
use crate::line::{Deed, Line};
use crate::position::Start;
use crate::record_error::RecordError;
use crate::sitter::Sitter;
use crate::table::Table;

const PLAIN: &str = "plain data has a JSON form";

/// What every record says it is.
const FORMAT: &str = "tokyo-tabletop record 1";

/// A whole match: enough to rebuild it anywhere, with a digest to hold every step to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always the same words, with the version of the format.
    pub format: String,
    /// The game's id.
    pub game: String,
    pub rules_version: u32,
    /// What the lobby chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// The state it began from, if that was not an opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
    /// Who sat where at the beginning.
    pub seats: Vec<Sitter>,
    /// How long players could think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRule>,
    /// Whether the one person could take back anything. Records from before that could be chosen
    /// do not say; their undos are held to the laxer rule of that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<bool>,
    /// The root of all chance.
    pub seed: Seed,
    /// The state before the first line.
    pub opening: Digest,
    /// What was done, in order.
    pub lines: Vec<Line>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
}

/// A record that was replayed, every digest found right.
pub struct Verified {
    /// The match as the record leaves it.
    pub table: Table,
    /// What each line did; nothing for questions and answers about undoing.
    pub happened: Vec<Vec<Happened>>,
}

impl Table {
    /// The match so far, as a record.
    ///
    /// # Errors
    /// If the table does not remember the whole match, or the opening has no digest, which
    /// conformance rules out for every game.
    pub fn record(&self) -> Result<Record, Denial> {
        if self.base.version > 0 {
            return Err(Denial::NeedsHistory);
        }
        let checkpoint = self.checkpoint()?;
        Ok(Record::of(&checkpoint, self.lines.clone(), outcome_of(self)))
    }
}

impl Verified {
    /// How many of the lines hold a result that this program could not work out again, so that
    /// only its consequences were checked.
    pub fn believed(&self, record: &Record) -> usize {
        let game = self.table.game();
        let believed = |line: &&Line| match &line.deed {
            Deed::Play(entry) => game.can_repeat(&entry.command).is_ok_and(|can| !can),
            _ => false,
        };
        record.lines.iter().take(self.happened.len()).filter(believed).count()
    }
}

impl Record {
    /// The record of a match from any of its checkpoints, all its lines, and its outcome.
    pub fn of(checkpoint: &Checkpoint, lines: Vec<Line>, outcome: Option<Value>) -> Record {
        let (setup, state) = match &checkpoint.position.start {
            Start::Opened(setup) => (Some(setup.clone()), None),
            Start::Loaded(state) => (None, Some(state.clone())),
        };
        Record {
            format: FORMAT.into(),
            game: checkpoint.game.clone(),
            rules_version: checkpoint.rules_version,
            setup,
            state,
            seats: checkpoint.position.began.clone(),
            clock: checkpoint.position.clocks.as_ref().map(|clocks: &Clocks| clocks.rule),
            practice: checkpoint.position.practice,
            seed: checkpoint.position.seed,
            opening: checkpoint.opening,
            lines,
            outcome,
        }
    }

    /// Reads a record.
    ///
    /// # Errors
    /// One sentence that says what is wrong with the text.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let record: Record = serde_json::from_str(text).map_err(|error| {
            if error.is_eof() {
                RecordError::CutOff { line: error.line() }
            } else {
                RecordError::Unreadable(error.to_string())
            }
        })?;
        if record.format != FORMAT {
            return Err(RecordError::Format { found: record.format, known: FORMAT });
        }
        Ok(record)
    }

    /// Writes the record, one line of the match a line of text.
    #[expect(clippy::expect_used, reason = "a record is plain data, whose keys are all strings")]
    pub fn write(&self) -> String {
        let head = Record { lines: Vec::new(), ..self.clone() };
        let json = |line| serde_json::to_string(line).expect(PLAIN);
        let lines: Vec<String> =
            self.lines.iter().map(|line| format!("\n    {}", json(line))).collect();
        let body = format!("[{}\n  ]", lines.join(","));
        let head = serde_json::to_value(&head).expect(PLAIN);
        let fields = head.as_object().into_iter().flatten();
        let text: Vec<String> = fields
            .map(|(field, value)| match field.as_str() {
                "lines" => format!("  \"lines\": {body}"),
                _ => format!("  \"{field}\": {value}"),
            })
            .collect();
        format!("{{\n{}\n}}\n", text.join(",\n"))
    }

    /// Replays the record up to and including line `upto` (all of it, if none is given) and holds
    /// every step to its digest.
    ///
    /// # Errors
    /// One sentence that names the first line that does not fit.
    pub fn replay(
        &self,
        title: &'static dyn AnyTitle,
        upto: Option<usize>,
    ) -> Result<Verified, RecordError> {
        let mut steps = self.steps(title)?;
        let count = upto.unwrap_or(self.lines.len());
        if count > self.lines.len() {
            return Err(RecordError::NoStep { step: count, lines: self.lines.len() });
        }
        let happened = steps.by_ref().take(count).collect::<Result<_, RecordError>>()?;
        let table = steps.table;
        if upto.is_none() && !self.ends_like(&table) {
            return Err(RecordError::MissingLines);
        }
        Ok(Verified { table, happened })
    }

    /// Whether the table ended as the record says. Records written before a forfeit counted as a
    /// loss say how the game ended, no matter who had given up.
    fn ends_like(&self, table: &Table) -> bool {
        let Some(said) = &self.outcome else { return true };
        let of_game = table.game().awaiting().outcome().cloned();
        [table.outcome(), of_game]
            .into_iter()
            .flatten()
            .any(|outcome| serde_json::to_value(outcome).is_ok_and(|outcome| outcome == *said))
    }

    /// The match before its first line, to be replayed step by step.
    ///
    /// # Errors
    /// If the record is not of this game and its rules, or its opening is another one.
    pub fn steps(&self, title: &'static dyn AnyTitle) -> Result<Steps<'_>, RecordError> {
        let table = self.begin(title)?;
        if table.game().digest() != Some(self.opening) {
            return Err(RecordError::Opening);
        }
        Ok(Steps { record: self, table, done: 0 })
    }

    /// The table before the first line.
    fn begin(&self, title: &'static dyn AnyTitle) -> Result<Table, RecordError> {
        let meta = title.meta();
        if self.game != meta.id {
            return Err(RecordError::OtherGame { found: self.game.clone(), wanted: meta.id });
        }
        if self.rules_version != meta.rules_version {
            let (played, known) = (self.rules_version, meta.rules_version);
            return Err(RecordError::OtherRules { played, title: meta.title, known });
        }
        let table = match (&self.setup, &self.state) {
            (Some(setup), None) => Table::open(title, setup.clone(), self.seats.clone(), self.seed),
            (None, Some(state)) => Table::load(title, state.clone(), self.seed),
            _ => return Err(RecordError::NoBeginning),
        };
        let mut table = table.map_err(Denial::from)?;
        if self.seats.len() != table.position.sitters.len() {
            let (said, has) = (self.seats.len(), table.position.sitters.len());
            return Err(RecordError::Seats { said, has });
        }
        table.position.sitters.clone_from(&self.seats);
        table.position.began.clone_from(&self.seats);
        let table = match self.practice {
            None => table.without_practice_rule(),
            Some(false) => table,
            Some(true) => table.practise()?,
        };
        Ok(match self.clock {
            // Who stands in is written in the lines, so a replay need not know beforehand.
            Some(rule) => table.with_clock(rule, Skill::Normal),
            None => table,
        })
    }
}

/// A record on its way: every step plays a line, holds it to its digest, and tells what it did.
pub struct Steps<'a> {
    record: &'a Record,
    table: Table,
    done: usize,
}

impl Steps<'_> {
    /// The table after the steps so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table after the steps so far, for good.
    pub fn into_table(self) -> Table {
        self.table
    }
}

impl Iterator for Steps<'_> {
    type Item = Result<Vec<Happened>, RecordError>;

    fn next(&mut self) -> Option<Result<Vec<Happened>, RecordError>> {
        let line = self.record.lines.get(self.done)?;
        self.done += 1;
        Some(follow(&mut self.table, self.done, line).map_err(RecordError::from))
    }
}

fn outcome_of(table: &Table) -> Option<Value> {
    table.outcome().and_then(|outcome| serde_json::to_value(outcome).ok())
}
