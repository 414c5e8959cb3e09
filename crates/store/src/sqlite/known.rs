//! Rows of the newest tables, as the writer has left them.
//!
//! Opening a table, sitting down and beginning ask for its row two dozen times within a moment, and
//! a question to SQLite wakes a thread and waits to be woken by it. There is only one writer, so
//! what it has committed is what a reader would find.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::rows::{Append, NewTable, Phase, TableChange, TableId, TableRow};

/// More than that are not kept.
const MOST: usize = 1_000;

/// Rows of the newest tables.
#[derive(Debug, Default)]
pub struct Known(Mutex<Rows>);

#[derive(Debug, Default)]
struct Rows {
    rows: HashMap<TableId, TableRow>,
    ids: HashMap<String, TableId>,
    /// In the order in which they were opened, those forgotten since among them.
    opened: VecDeque<TableId>,
}

impl Rows {
    fn forget(&mut self, id: TableId) {
        if let Some(row) = self.rows.remove(&id) {
            self.ids.remove(&row.key);
        }
    }
}

impl Known {
    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The row of a table, if it is kept.
    pub fn find(&self, key: &str) -> Option<TableRow> {
        let rows = self.rows();
        rows.rows.get(rows.ids.get(key)?).cloned()
    }

    /// A table was opened.
    pub fn open(&self, id: TableId, new: &NewTable) {
        let NewTable { key, listed, head, .. } = new;
        let row = TableRow {
            id,
            key: key.clone(),
            phase: Phase::Open,
            listed: *listed,
            revision: 0,
            head: head.clone(),
            version: 0,
            outcome: None,
            awaited: 0,
        };
        let mut rows = self.rows();
        rows.ids.insert(key.clone(), id);
        rows.rows.insert(id, row);
        rows.opened.push_back(id);
        if rows.opened.len() > MOST
            && let Some(oldest) = rows.opened.pop_front()
        {
            rows.forget(oldest);
        }
    }

    /// A table's head was changed.
    pub fn change(&self, change: &TableChange) {
        if let Some(row) = self.rows().rows.get_mut(&change.id) {
            row.revision += 1;
            row.head.clone_from(&change.head);
            if let Some(begins) = &change.begins {
                (row.phase, row.awaited) = (Phase::Live, begins.awaited);
            }
        }
    }

    /// Lines were added to a match, which has that many now.
    pub fn append(&self, append: &Append, version: u64) {
        if let Some(row) = self.rows().rows.get_mut(&append.table) {
            row.version = version;
            row.awaited = append.awaited;
            row.phase = if append.outcome.is_some() { Phase::Over } else { Phase::Live };
            row.outcome.clone_from(&append.outcome);
        }
    }

    /// Something else was changed of a table.
    pub fn forget(&self, id: TableId) {
        self.rows().forget(id);
    }

    /// Something else was changed, or nobody knows what.
    pub fn forget_all(&self) {
        *self.rows() = Rows::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(known: &Known, id: i64) {
        let (key, head) = (format!("key {id}"), "{}".to_owned());
        let (people, opener, joins) = (Vec::new(), None, None);
        let new = NewTable { key, listed: true, head, people, now_ms: 0, opener, joins };
        known.open(TableId(id), &new);
    }

    #[test]
    fn only_the_newest_rows_are_kept() {
        let known = Known::default();
        (0..=MOST as i64).for_each(|id| open(&known, id));
        assert_eq!(known.find("key 0"), None);
        assert!(known.find("key 1").is_some());
        known.forget(TableId(1));
        assert_eq!(known.find("key 1"), None);
        let rows = known.rows();
        assert_eq!((rows.rows.len(), rows.ids.len()), (MOST - 1, MOST - 1));
    }
}
