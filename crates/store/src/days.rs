//! What people achieved on a day: read from the matches themselves, so that whatever happens to a
//! match or to a person's name happens to it too.

use async_trait::async_trait;

use crate::error::StoreError;

/// Whose feats are asked for.
#[derive(Clone, Debug)]
pub struct FeatsOf {
    /// The game's id.
    pub game: String,
    /// The day, as outcomes write it.
    pub day: String,
    /// Only those of that class.
    pub class: String,
    /// How many at most.
    pub limit: u32,
}

/// A match in which somebody achieved something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// What the lobby knows of it, as JSON.
    pub head: String,
    /// How it ended, as JSON: with the feat.
    pub outcome: String,
}

/// The best of a day.
///
/// An outcome with a feat has it as `"feat":{"day":"…","class":"…","count":…,"ms":…,"first":…,…}`,
/// in that order and without gaps: one of the databases looks for just that.
#[async_trait]
pub trait Days: Send + Sync + 'static {
    /// The best feats of a day, one for each person who opened a table for it: their first where
    /// only that counts, else their best. Fewest counts first, then least time.
    async fn feats(&self, of: FeatsOf) -> Result<Vec<Done>, StoreError>;
}
