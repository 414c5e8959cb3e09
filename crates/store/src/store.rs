//! The promises that every store keeps, by purpose.
//!
//! A write that fails with [`StoreError::Unknown`] may have been written: the caller has to look
//! before repeating it. After any other error nothing of it is there.

use async_trait::async_trait;

use crate::days::Days;
use crate::error::StoreError;
use crate::listing::Page;
use crate::nodes::{Claim, ClaimDue, Claimed, Due, Nodes};
use crate::profiles::Profiles;
use crate::pushes::Pushes;
use crate::rows::{
    Append, Appended, Changed, Chat, Created, Loaded, NewTable, Person, Revision, TableChange,
    TableId, TableRow,
};
use crate::sweep::Sweep;
use crate::upkeep::Upkeep;

/// What outlives the process. **Whatever was answered is durable.**
#[async_trait]
pub trait Store:
    MatchLog + Nodes + Lobby + Days + People + Profiles + Pushes + Settings + Upkeep
{
    /// Waits for what is under way and closes.
    async fn close(&self);
}

/// Matches, line by line.
#[async_trait]
pub trait MatchLog: Send + Sync + 'static {
    /// Adds lines to a match.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Claims a table for a node, unless a living one holds it. Its previous holder is fenced.
    async fn claim(&self, claim: Claim) -> Result<Claimed, StoreError>;

    /// Claims running matches that no living node holds, where a bot acts although nobody is there
    /// or a clock runs out by then.
    async fn claim_due(&self, due: ClaimDue) -> Result<Vec<Due>, StoreError>;

    /// Lets go of a table that was claimed under that epoch; nothing if somebody else has it.
    async fn release(&self, table: TableId, epoch: u64) -> Result<(), StoreError>;

    /// Takes a table from its holder: nothing that they append is accepted any more.
    async fn fence(&self, table: TableId) -> Result<(), StoreError>;

    /// The newest checkpoint of a match and the lines after it: costs the size of its state, not
    /// of its history.
    async fn load(&self, table: TableId) -> Result<Loaded, StoreError>;

    /// The checkpoint from before the first line.
    async fn opening(&self, table: TableId) -> Result<String, StoreError>;

    /// At most `limit` lines after the first `after`.
    async fn history(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError>;

    /// The version that the command made, if it was added before.
    async fn find_command(&self, table: TableId, id: &str) -> Result<Option<u64>, StoreError>;
}

/// Tables, before, beside and after their match.
#[async_trait]
pub trait Lobby: Send + Sync + 'static {
    /// Opens a table in the lobby, unless too many wait there already.
    async fn create_table(&self, table: NewTable) -> Result<Created, StoreError>;

    /// Changes a table's head, unless its revision or phase is another since it was read. Leaves
    /// the match's phase and wake alone, unless the match begins with it.
    async fn change_table(&self, change: TableChange) -> Result<Changed, StoreError>;

    /// Takes a table that never began out of the lobby, unless it has changed since that revision
    /// was read. Tells whether it is gone by this.
    async fn drop_table(&self, table: TableId, revision: u64) -> Result<bool, StoreError>;

    /// Drops waiting tables that nobody uses any more. Tells their keys.
    async fn sweep(&self, sweep: Sweep) -> Result<Vec<String>, StoreError>;

    /// How far tables have come, of those keys that there are.
    async fn revisions(&self, keys: Vec<String>) -> Result<Vec<Revision>, StoreError>;

    /// The table with that key.
    async fn table(&self, key: &str) -> Result<Option<TableRow>, StoreError>;

    /// A page of tables, the newest first.
    async fn tables(&self, page: Page) -> Result<Vec<TableRow>, StoreError>;

    /// At how many tables that wait or are played a person has a seat.
    async fn seated(&self, person: &str) -> Result<u64, StoreError>;

    /// Adds to a table's chat, of which the newest lines are kept. Tells the number of what was
    /// said.
    async fn say(&self, table: TableId, chat: Chat) -> Result<u64, StoreError>;

    /// The last things said, oldest first.
    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError>;
}

/// Guests and their names.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Writes a guest down, or under a new name.
    async fn save_person(&self, person: Person) -> Result<(), StoreError>;

    /// The guest with that id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
}

/// Values of the house's own, such as the secret that signs cookies.
#[async_trait]
pub trait Settings: Send + Sync + 'static {
    /// A value.
    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Writes a value.
    async fn set_setting(&self, key: &str, value: String) -> Result<(), StoreError>;

    /// The value that is there; that one, written down, where there is none. However many ask at
    /// once, all get the same.
    async fn setting_or(&self, key: &str, value: String) -> Result<String, StoreError>;
}
