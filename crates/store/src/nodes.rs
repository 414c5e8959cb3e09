//! Which servers share the store, and who holds which table.
//!
//! A server is a **node**: it beats once a second, and by that keeps its lease on every table that
//! it holds. Leases count in **house time**, which only beats move on: while the store cannot be
//! reached, no lease runs out.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::rows::{TableId, TableRow};

/// A node says that it lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What it is called; new at every start.
    pub node: String,
    /// Where other nodes reach it; empty if there are none.
    pub address: String,
    /// How long it has been since its last beat, by its own clock. A store that many nodes share
    /// goes by the clock of its database instead.
    pub elapsed_ms: u64,
    /// How long everything it holds stays its own without another beat.
    pub lease_ms: u64,
}

/// A living node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub id: String,
    pub address: String,
    /// House time until which its tables are its own.
    pub lease_ms: u64,
}

/// A claim to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub table: TableId,
    /// Who claims it.
    pub node: String,
    /// The version of the game's rules that it knows.
    pub rules: u32,
}

/// What became of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claimed {
    Yes(Owned),
    /// A living node holds it.
    No(Holder),
    /// Its newest checkpoint was written by newer rules than the node knows.
    Newer {
        rules: u32,
    },
}

/// A table that is one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owned {
    /// Every append carries it.
    pub epoch: u64,
    /// For how long nobody could play the match, altogether: nodes died, and others took over.
    pub lost_ms: u64,
}

/// Who holds a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    pub node: String,
    /// Where it is reached.
    pub address: String,
}

/// A claim to whatever goes on by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimDue {
    /// Who claims.
    pub node: String,
    /// House time: clocks that run out by then.
    pub by_ms: u64,
    /// The games that the node knows, with the versions of their rules.
    pub games: Vec<(String, u32)>,
    /// How many at most.
    pub limit: u32,
}

/// A match that goes on by itself, claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub row: TableRow,
    pub owned: Owned,
}

/// The servers that share the store.
#[async_trait]
pub trait Nodes: Send + Sync + 'static {
    /// Notes that a node lives, and moves house time on. Tells house time.
    async fn beat(&self, beat: Beat) -> Result<u64, StoreError>;

    /// Takes a node out, which lets go of everything it held.
    async fn leave(&self, node: &str) -> Result<(), StoreError>;

    /// The nodes whose lease has not run out.
    async fn nodes(&self) -> Result<Vec<Node>, StoreError>;

    /// Everything a node holds, with the epoch of each.
    async fn held(&self, node: &str) -> Result<Vec<(TableId, u64)>, StoreError>;

    /// The living node that holds a table.
    async fn holder(&self, key: &str) -> Result<Option<Holder>, StoreError>;
}
