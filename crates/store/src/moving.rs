//! Everything from one store into another, of either kind: for a host who outgrows one machine, or
//! goes back to one.
//!
//! A move can be stopped and started again: what has arrived stays. Until it is complete and has
//! been compared, the target carries a mark, and nobody may serve from it ([`is_unfinished`]).
//! The source is only read.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;

use thiserror::Error;

use crate::error::StoreError;
use crate::postgres::{PostgresOptions, PostgresSide};
use crate::sqlite::SqliteSide;
use crate::store::Settings;
use crate::transfer::{Digest, KINDS, Kind, MARK, PEOPLE, SETTINGS, Side, TABLES};

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Location {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL database.
    Postgres(PostgresOptions),
}

/// Not an address of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write sqlite:FILE or postgres://name:password@host:5432/database")]
pub struct NoLocation;

impl FromStr for Location {
    type Err = NoLocation;

    fn from_str(text: &str) -> Result<Location, NoLocation> {
        match text.strip_prefix("sqlite:") {
            Some("") => Err(NoLocation),
            Some(file) => Ok(Location::Sqlite(file.into())),
            None if text.starts_with("postgres://") || text.starts_with("postgresql://") => {
                Ok(Location::Postgres(PostgresOptions::new(text)))
            }
            None => Err(NoLocation),
        }
    }
}

impl Location {
    async fn open(&self) -> Result<Box<dyn Side>, StoreError> {
        Ok(match self {
            Location::Sqlite(file) => Box::new(SqliteSide::open(file).await?),
            Location::Postgres(options) => Box::new(PostgresSide::open(options).await?),
        })
    }
}

/// Why a move did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// One of the databases failed.
    #[error("the {0} database: {1}")]
    Store(End, StoreError),
    /// Servers use it.
    #[error("servers are using the {0} database: stop them first")]
    InUse(End),
    /// There is something in the target that no move has put there.
    #[error(
        "the target is not empty ({0} tables, {1} people, {2} settings): move into a new, empty \
         database"
    )]
    NotEmpty(u64, u64, u64),
    /// The target holds a part of another source, or of this one as it was before.
    #[error(
        "the target holds an unfinished move from another source, or this source has changed \
         since: empty the target and start again"
    )]
    Other,
    /// The source is itself an unfinished move.
    #[error("a move into the source was never finished: finish that first")]
    Unfinished,
    /// The person watching it did not want it to go on.
    #[error("stopped: the same command goes on from here")]
    Stopped,
    /// Source and target are not the same after the move.
    #[error(
        "{kind} differ: {from} in the source, {to} in the target. The source may have been used \
         meanwhile: empty the target and start again"
    )]
    Differs {
        /// What differs.
        kind: &'static str,
        /// How many there are in the source.
        from: u64,
        /// How many there are in the target.
        to: u64,
    },
}

/// Which of the two databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Source,
    Target,
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            End::Source => "source",
            End::Target => "target",
        })
    }
}

/// How far a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether rows are compared; before that they are copied.
    pub comparing: bool,
    /// What is being moved, such as `lines`.
    pub kind: &'static str,
    /// Rows that are done.
    pub done: u64,
    /// All rows of this kind.
    pub of: u64,
}

/// What was moved: each kind with its number of rows and a digest of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved(pub Vec<(&'static str, u64, String)>);

/// Whether a move into this store was begun and not finished, so that it must not be served.
///
/// # Errors
/// If the store fails.
pub async fn is_unfinished(store: &dyn Settings) -> Result<bool, StoreError> {
    Ok(store.setting(MARK).await?.is_some())
}

/// Is told how far a move is, and says whether it should go on.
pub type Tell<'a> = &'a mut (dyn FnMut(Progress) -> ControlFlow<()> + Send);

/// Moves everything, or goes on with a move that was stopped. Nobody may use either store. Both are
/// closed when it returns.
///
/// # Errors
/// If it is told to stop, one of the stores fails or is in use, the target holds something else, or
/// the two differ in the end.
pub async fn run(from: &Location, to: &Location, tell: Tell<'_>) -> Result<Moved, MoveError> {
    let source = from.open().await.map_err(|error| MoveError::Store(End::Source, error))?;
    let target = to.open().await.map_err(|error| MoveError::Store(End::Target, error))?;
    let mut moving = Moving { source, target, tell };
    let moved = moving.everything().await;
    moving.source.close().await;
    moving.target.close().await;
    moved
}

fn source_failed(error: StoreError) -> MoveError {
    MoveError::Store(End::Source, error)
}

fn target_failed(error: StoreError) -> MoveError {
    MoveError::Store(End::Target, error)
}

struct Moving<'a> {
    source: Box<dyn Side>,
    target: Box<dyn Side>,
    tell: Tell<'a>,
}

impl Moving<'_> {
    async fn everything(&mut self) -> Result<Moved, MoveError> {
        self.begin().await?;
        for kind in &KINDS {
            self.copy(kind).await?;
        }
        let house_ms = self.source.house_ms().await.map_err(source_failed)?;
        self.target.complete(house_ms).await.map_err(target_failed)?;
        let mut moved = Vec::new();
        for kind in &KINDS {
            moved.push(self.compare(kind).await?);
        }
        self.target.unmark().await.map_err(target_failed)?;
        Ok(Moved(moved))
    }

    fn tell(&mut self, progress: Progress) -> Result<(), MoveError> {
        match (self.tell)(progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(MoveError::Stopped),
        }
    }

    /// Makes sure that nobody is in the way, and marks the target.
    async fn begin(&mut self) -> Result<(), MoveError> {
        if self.source.is_used().await.map_err(source_failed)? {
            return Err(MoveError::InUse(End::Source));
        }
        if self.target.is_used().await.map_err(target_failed)? {
            return Err(MoveError::InUse(End::Target));
        }
        if self.source.mark().await.map_err(source_failed)?.is_some() {
            return Err(MoveError::Unfinished);
        }
        // The settings hold the key that signs tokens: no two installations have the same.
        let (_, mark) = digest(&mut *self.source, SETTINGS).await.map_err(source_failed)?;
        match self.target.mark().await.map_err(target_failed)? {
            Some(found) if found == mark => Ok(()),
            Some(_) => Err(MoveError::Other),
            None => {
                self.refuse_unless_empty().await?;
                self.target.set_mark(&mark).await.map_err(target_failed)
            }
        }
    }

    async fn refuse_unless_empty(&mut self) -> Result<(), MoveError> {
        let mut counts = [0; 3];
        let kinds = [TABLES, PEOPLE, SETTINGS];
        for (count, kind) in counts.iter_mut().zip(kinds) {
            *count = self.target.count(kind).await.map_err(target_failed)?;
        }
        match counts {
            [0, 0, 0] => Ok(()),
            [tables, people, settings] => Err(MoveError::NotEmpty(tables, people, settings)),
        }
    }

    /// Copies the rows that come after the last one in the target.
    async fn copy(&mut self, kind: &'static Kind) -> Result<(), MoveError> {
        let of = self.source.count(kind).await.map_err(source_failed)?;
        let mut done = self.target.count(kind).await.map_err(target_failed)?;
        let mut last = self.target.last(kind).await.map_err(target_failed)?;
        loop {
            self.tell(Progress { comparing: false, kind: kind.name, done, of })?;
            let rows = self.source.page(kind, last.as_ref()).await.map_err(source_failed)?;
            let Some(newest) = rows.last() else { return Ok(()) };
            last = Some(newest.key(kind));
            done += rows.len() as u64;
            self.target.write(kind, rows).await.map_err(target_failed)?;
        }
    }

    async fn compare(
        &mut self,
        kind: &'static Kind,
    ) -> Result<(&'static str, u64, String), MoveError> {
        let of = self.source.count(kind).await.map_err(source_failed)?;
        self.tell(Progress { comparing: true, kind: kind.name, done: 0, of })?;
        let (from, source) = digest(&mut *self.source, kind).await.map_err(source_failed)?;
        let (to, target) = digest(&mut *self.target, kind).await.map_err(target_failed)?;
        if (from, &source) != (to, &target) {
            return Err(MoveError::Differs { kind: kind.name, from, to });
        }
        self.tell(Progress { comparing: true, kind: kind.name, done: of, of })?;
        Ok((kind.name, from, source))
    }
}

/// How many rows of a kind there are, and a digest of all of them in order.
async fn digest(side: &mut dyn Side, kind: &'static Kind) -> Result<(u64, String), StoreError> {
    let mut digest = Digest::default();
    let mut last = None;
    loop {
        let rows = side.page(kind, last.as_ref()).await?;
        let Some(newest) = rows.last() else { return Ok(digest.done()) };
        last = Some(newest.key(kind));
        rows.iter().for_each(|row| digest.add(row));
    }
}
