//! What guests keep here beside their names, and whom they have to do with.

use async_trait::async_trait;

use crate::error::StoreError;
use crate::rows::{Phase, TableId, TableRow};

/// What a guest has chosen to show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The word of a picture.
    pub avatar: Option<String>,
    /// Whether people they have played with may know when they are here.
    pub shown: bool,
    /// Whether strangers may as well; only of those who are shown.
    pub listed: bool,
    /// When they were here last, in seconds since 1970; only of those who are shown.
    pub seen_at: Option<i64>,
}

/// A guest as others may get to know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// The id in the cookie.
    pub person: String,
    /// The name that they chose.
    pub name: Option<String>,
    pub profile: Profile,
}

/// What carries a guest to another device, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carry {
    pub person: String,
    /// A digest of the secret: the secret itself is never kept.
    pub digest: String,
    /// Until when it is good, in seconds since 1970.
    pub until: i64,
}

/// Profiles, links to another device, invitations, and whom somebody wants nothing to do with.
#[async_trait]
pub trait Profiles: Send + Sync + 'static {
    /// What a guest has chosen to show: nothing, where they never chose.
    async fn profile(&self, person: &str) -> Result<Profile, StoreError>;

    /// The names and profiles of those guests of whom there is one or the other.
    async fn acquaintances(&self, people: Vec<String>) -> Result<Vec<Acquaintance>, StoreError>;

    /// Writes down a guest's picture.
    async fn set_avatar(&self, person: &str, avatar: Option<String>) -> Result<(), StoreError>;

    /// Shows a guest from then on, in seconds since 1970, to strangers too if they are listed.
    /// Without a time they are shown to nobody any longer, and when they were here is forgotten.
    async fn show(&self, person: &str, since: Option<i64>, listed: bool) -> Result<(), StoreError>;

    /// Guests who are listed and were here after that time, in seconds since 1970, those seen last
    /// first.
    async fn listed_since(&self, after: i64, limit: u32) -> Result<Vec<Acquaintance>, StoreError>;

    /// Notes when guests were here, in seconds since 1970, of those who are shown.
    async fn note_seen(&self, seen: Vec<(String, i64)>) -> Result<(), StoreError>;

    /// Keeps what carries a guest; what carried them before is no longer good. Forgets all that ran
    /// out before that time, whose ever it is.
    async fn keep_carry(&self, carry: Carry, now: i64) -> Result<(), StoreError>;

    /// Forgets what carries a guest.
    async fn drop_carry(&self, person: &str) -> Result<(), StoreError>;

    /// Until when a guest can be carried, if they can.
    async fn carried_until(&self, person: &str) -> Result<Option<i64>, StoreError>;

    /// The guest whom that digest carries now; it stays good.
    async fn carried_by(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError>;

    /// The guest whom that digest carries now. However many ask, one is told, once.
    async fn take_carry(&self, digest: &str, now: i64) -> Result<Option<String>, StoreError>;

    /// One guest wants nothing to do with another, or does again.
    async fn block(&self, person: &str, other: &str, blocks: bool) -> Result<(), StoreError>;

    /// With whom a guest wants nothing to do.
    async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Who wants nothing to do with a guest.
    async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Invites a guest to a waiting table.
    async fn invite(&self, table: TableId, person: &str) -> Result<(), StoreError>;

    /// Takes an invitation back.
    async fn uninvite(&self, table: TableId, person: &str) -> Result<(), StoreError>;

    /// The tables that a guest is invited to.
    async fn invitations(&self, person: &str) -> Result<Vec<TableId>, StoreError>;

    /// Tables where a guest has a seat and that have come at least so far, the newest first, each
    /// with when it ended.
    async fn played(
        &self,
        person: &str,
        least: Phase,
        before: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableRow, Option<i64>)>, StoreError>;
}
