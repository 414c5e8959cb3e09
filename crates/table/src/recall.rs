//! What a bot that sits down in the middle of a match has to know of it.

use contract::{AnyBot, Seat};

use crate::denial::Denial;
use crate::table::Table;

impl Table {
    /// Whether the table remembers the match from its beginning.
    pub fn is_whole(&self) -> bool {
        self.base.version == 0
    }

    /// Shows a bot that remembers what its seat saw so far, as far as it is still in effect.
    ///
    /// # Errors
    /// [`Denial::NeedsHistory`] if this table does not remember the match from its beginning.
    pub fn recall(&self, bot: &mut dyn AnyBot, seat: Seat) -> Result<(), Denial> {
        if !bot.remembers() || self.version() == 0 {
            return Ok(());
        }
        if !self.is_whole() {
            return Err(Denial::NeedsHistory);
        }
        self.rebuilt(&self.live, |game| bot.recall(game, seat)).map(drop)
    }
}
