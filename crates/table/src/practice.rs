//! Practice: one person may take back anything.
//!
//! It is chosen when the table is made and written into the record, so that nobody takes a result
//! reached by trying again for one that was not.

use crate::denial::Reason;
use crate::table::Table;

impl Table {
    /// Makes this a practice table, where the one person may take back anything.
    ///
    /// # Errors
    /// If nobody, or more than one person, sits there.
    pub fn practise(mut self) -> Result<Table, Reason> {
        let people = self.position.sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
        if people != 1 {
            return Err(Reason::Practice { people });
        }
        self.position.practice = Some(true);
        Ok(self)
    }

    /// Whether the one person here may take back anything.
    pub fn is_practice(&self) -> bool {
        self.position.practice == Some(true)
    }

    /// A table from before there was practice: its recorded undos followed a laxer rule.
    pub(crate) fn without_practice_rule(mut self) -> Table {
        self.position.practice = None;
        self
    }
}
