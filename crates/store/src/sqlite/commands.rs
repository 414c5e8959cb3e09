//! Which commands were added to a match, as marks in memory.
//!
//! An index would tell as well, but it cost as many pages of the journal as the lines themselves.
//! A mark is a part of a digest: what has no mark was not added; what has one probably was, and is
//! looked for among the lines.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::rows::TableId;

/// The commands of matches that lines are added to.
#[derive(Debug, Default)]
pub struct Commands(Mutex<HashMap<TableId, Vec<Mark>>>);

/// What is remembered of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(u32);

impl Mark {
    pub fn of(id: &str) -> Mark {
        let [a, b, c, d, ..] = *blake3::hash(id.as_bytes()).as_bytes();
        Mark(u32::from_be_bytes([a, b, c, d]))
    }
}

impl Commands {
    fn marks(&self) -> MutexGuard<'_, HashMap<TableId, Vec<Mark>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a command may have been added to a match. It is also possible where nothing is known
    /// of the match.
    pub fn may_have(&self, table: TableId, mark: Mark) -> bool {
        self.marks().get(&table).is_none_or(|marks| marks.contains(&mark))
    }

    /// These are all commands of a match.
    pub fn learn(&self, table: TableId, ids: &[String]) {
        let marks = ids.iter().map(|id| Mark::of(id)).collect();
        self.marks().insert(table, marks);
    }

    /// A command was added.
    pub fn add(&self, table: TableId, mark: Mark) {
        if let Some(marks) = self.marks().get_mut(&table) {
            marks.push(mark);
        }
    }

    /// Nothing more is added to a match, or nobody knows what was.
    pub fn forget(&self, table: TableId) {
        self.marks().remove(&table);
    }

    pub fn forget_all(&self) {
        self.marks().clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_added_may_be_there_unless_nothing_is_known() {
        let commands = Commands::default();
        let table = TableId(1);
        let may_have = |table, id| commands.may_have(table, Mark::of(id));
        assert!(may_have(table, "a"), "nothing is known");
        commands.learn(table, &["a".to_owned()]);
        commands.add(table, Mark::of("b"));
        let known = ["a", "b", "c"].map(|id| may_have(table, id));
        assert_eq!(known, [true, true, false]);
        assert!(may_have(TableId(2), "c"), "of another match");
        commands.forget(table);
        commands.add(table, Mark::of("d"));
        assert!(may_have(table, "c"), "what came before is no longer known");
    }
}
