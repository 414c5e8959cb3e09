//! What a database has to be able to do to be moved from or to.

use async_trait::async_trait;

use super::kinds::Kind;
use super::row::Row;
use crate::error::StoreError;

/// One of the two databases of a move.
#[async_trait]
pub trait Side: Send {
    /// Whether servers use it, as far as the database knows.
    async fn is_used(&mut self) -> Result<bool, StoreError>;

    /// What marks it as the target of an unfinished move.
    async fn mark(&mut self) -> Result<Option<String>, StoreError>;

    async fn set_mark(&mut self, mark: &str) -> Result<(), StoreError>;

    async fn unmark(&mut self) -> Result<(), StoreError>;

    async fn count(&mut self, kind: &'static Kind) -> Result<u64, StoreError>;

    /// The key of the last row.
    async fn last(&mut self, kind: &'static Kind) -> Result<Option<Row>, StoreError>;

    /// The rows that come after that key; none where there are no more.
    async fn page(
        &mut self,
        kind: &'static Kind,
        after: Option<&Row>,
    ) -> Result<Vec<Row>, StoreError>;

    /// Writes rows, all or none of them.
    async fn write(&mut self, kind: &'static Kind, rows: Vec<Row>) -> Result<(), StoreError>;

    async fn house_ms(&mut self) -> Result<i64, StoreError>;

    /// Everything has been written: sets house time, and whatever follows from the rows.
    async fn complete(&mut self, house_ms: i64) -> Result<(), StoreError>;

    /// Lets go of the database. Dropping does so too, but somewhat later.
    async fn close(self: Box<Self>);
}
