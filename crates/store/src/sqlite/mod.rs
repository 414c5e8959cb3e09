//! One SQLite file, no set-up.
//!
//! - `schema`: the tables and how old files are brought up to date
//! - `writer`: the one task that writes; it groups whatever waits into one commit
//! - `appends`: the lines of many matches, in a handful of statements sent together
//! - `known`: rows of the newest tables, as the writer has left them
//! - `commands`: which commands were added to a match
//! - `lobby`, `sweep`, `operator`, `rulings`, `erased`: the small writes, one by one
//! - `profiles`: what guests keep beside their names
//! - `nodes`: who holds which table
//! - `pushes`: who is told that it is their turn
//! - `reads`, `listing`: the questions, on connections of their own
//! - `upkeep`: what the operator asks, and what keeps the file small
//! - `copy`: the whole file, while another program writes to it
//! - `moving`: everything out of the file, or into it
//! - `failed`: what SQLite says when something fails

mod appends;
mod commands;
mod copy;
mod days;
mod erased;
mod failed;
mod known;
mod listing;
mod lobby;
mod moving;
mod nodes;
mod operator;
mod profiles;
mod pushes;
mod reads;
mod rulings;
mod schema;
mod sweep;
mod upkeep;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Row, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

pub use copy::copy;
pub(crate) use moving::SqliteSide;

use crate::days::{Days, Done, FeatsOf};
use crate::error::StoreError;
use crate::listing::Page;
use crate::nodes::{Beat, Claim, ClaimDue, Claimed, Due, Holder, Node, Nodes};
use crate::rows::{
    Append, Appended, Changed, Chat, Created, Loaded, NewTable, Person, Revision, TableChange,
    TableId, TableRow,
};
use crate::store::{Lobby, MatchLog, People, Settings, Store};
use crate::sweep::Sweep;
use appends::Heads;
use commands::{Commands, Mark};
use failed::Failed;
use known::Known;
use lobby::{DropTable, Say, SetSetting, SettingOr};
use nodes::{Fence, Leave, Release};
use writer::{Chore, Job, Reply, Touched, Write, Writer};

/// How a file is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file; it is made where there is none.
    pub file: PathBuf,
    /// How many writes may wait; later ones wait for room.
    pub queue: usize,
    pub readers: u32,
    /// How long to wait for another program to let go of the file.
    pub patience: Duration,
    /// Whether an older file, which cannot give free pages back, is rewritten so that it can.
    pub shrinkable: bool,
    /// For tests: how many pages the file may have.
    pub most_pages: Option<u32>,
    /// For tests: commits wait until this says so.
    pub gate: Option<watch::Receiver<bool>>,
}

impl Options {
    /// The usual options.
    pub fn new(file: impl Into<PathBuf>) -> Options {
        Options {
            file: file.into(),
            queue: 1_024,
            readers: 2,
            patience: Duration::from_secs(2),
            shrinkable: false,
            most_pages: None,
            gate: None,
        }
    }
}

/// How safe the writer's commits are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `wal`.
    pub journal_mode: String,
    /// 2 means FULL: the disk is flushed with every commit.
    pub synchronous: i64,
}

impl Durability {
    async fn of(connection: &mut SqliteConnection) -> Result<Durability, Failed> {
        let journal = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(connection).await?;
        Ok(Durability { journal_mode: journal.get(0), synchronous: synchronous.get(0) })
    }
}

fn connect(options: &Options) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(&options.file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What is removed is overwritten, so that an erased name is not left in free pages.
        .pragma("secure_delete", "ON")
        .busy_timeout(options.patience)
}

/// What only the writer needs. The pages that the newest lines of all running matches go to stay in
/// memory, and are moved from the journal into the file seldom: they change with every commit, so
/// most of that would be done again a moment later. What a statement that fails half-way would have
/// to be undone with stays in memory, too, and is not written into a file with every commit.
fn writing(connect: SqliteConnectOptions) -> SqliteConnectOptions {
    connect
        .pragma("cache_size", CACHED)
        .pragma("wal_autocheckpoint", JOURNAL_PAGES)
        .pragma("temp_store", "MEMORY")
}

/// 16 MB, in SQLite's own notation.
const CACHED: &str = "-16000";
/// 32 MB of journal, at 4 kB a page.
const JOURNAL_PAGES: &str = "8000";

/// A store in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    known: Arc<Known>,
    commands: Arc<Commands>,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    sender: mpsc::WeakSender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl SqliteStore {
    /// Opens the file and brings it up to date.
    ///
    /// # Errors
    /// If the file is locked, damaged, or from a newer program.
    pub async fn open(options: Options) -> Result<SqliteStore, StoreError> {
        Ok(SqliteStore::opened(options).await?)
    }

    async fn opened(options: Options) -> Result<SqliteStore, Failed> {
        let connect = connect(&options);
        let mut connection = writing(connect.clone()).connect().await?;
        if upkeep::is_empty(&mut connection).await? {
            upkeep::make_shrinkable(&mut connection).await?;
        }
        schema::migrate(&mut connection).await?;
        if options.shrinkable {
            upkeep::make_shrinkable(&mut connection).await?;
        }
        if let Some(pages) = options.most_pages {
            let limit = format!("PRAGMA max_page_count = {pages}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(limit)).execute(&mut connection).await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers)
            // A file does not go away between two questions.
            .test_before_acquire(false)
            .connect_with(connect.create_if_missing(false))
            .await?;
        let (sender, jobs) = mpsc::channel(options.queue.max(1));
        let (known, commands) = (Arc::new(Known::default()), Arc::new(Commands::default()));
        let writer = Writer {
            connection,
            jobs,
            heads: Heads::new(&commands),
            known: Arc::clone(&known),
            gate: options.gate,
        };
        Ok(SqliteStore {
            readers,
            known,
            commands,
            sender: sender.downgrade(),
            jobs: Mutex::new(Some(sender)),
            writer: Mutex::new(Some(tokio::spawn(writer.run()))),
        })
    }

    /// How safe the live writer's commits are: only its own connection knows.
    ///
    /// # Errors
    /// If the store is shut down.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.write(AskDurability).await
    }

    /// Hands something to the writer, and waits for its answer.
    async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sender = self.sender.upgrade().ok_or(StoreError::Closed)?;
        sender.send(job(reply)).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answer.await.map_err(|_| StoreError::Unknown)?
    }

    async fn write<W: Write>(&self, write: W) -> Result<W::Answer, StoreError> {
        self.ask(|reply| Job::write(write, reply)).await
    }

    async fn do_chore(&self, chore: Chore) -> Result<(), StoreError> {
        self.ask(|reply| Job::Alone { chore, reply }).await
    }
}

struct AskDurability;

#[async_trait]
impl Write for AskDurability {
    type Answer = Durability;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Durability, Failed> {
        Durability::of(connection).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn close(&self) {
        drop(self.jobs.lock().await.take());
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.readers.close().await;
    }
}

#[async_trait]
impl MatchLog for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.lines.is_empty() {
            return Err(StoreError::Failed("an append has at least one line".into()));
        }
        self.ask(|reply| Job::Append { append, made: None, reply }).await
    }

    async fn claim(&self, claim: Claim) -> Result<Claimed, StoreError> {
        self.write(claim).await
    }

    async fn claim_due(&self, due: ClaimDue) -> Result<Vec<Due>, StoreError> {
        self.write(due).await
    }

    async fn release(&self, table: TableId, epoch: u64) -> Result<(), StoreError> {
        self.write(Release { table, epoch }).await
    }

    async fn fence(&self, table: TableId) -> Result<(), StoreError> {
        self.write(Fence(table)).await
    }

    async fn load(&self, table: TableId) -> Result<Loaded, StoreError> {
        Ok(reads::load(&self.readers, table).await?)
    }

    async fn opening(&self, table: TableId) -> Result<String, StoreError> {
        Ok(reads::opening(&self.readers, table).await?)
    }

    async fn history(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        Ok(reads::history(&self.readers, table, after, limit).await?)
    }

    async fn find_command(&self, table: TableId, id: &str) -> Result<Option<u64>, StoreError> {
        if !self.commands.may_have(table, Mark::of(id)) {
            return Ok(None);
        }
        Ok(reads::find_command(&self.readers, table, id).await?)
    }
}

#[async_trait]
impl Nodes for SqliteStore {
    async fn beat(&self, beat: Beat) -> Result<u64, StoreError> {
        self.write(beat).await
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        self.write(Leave(node.into())).await
    }

    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        Ok(nodes::living(&self.readers).await?)
    }

    async fn held(&self, node: &str) -> Result<Vec<(TableId, u64)>, StoreError> {
        Ok(nodes::held(&self.readers, node).await?)
    }

    async fn holder(&self, key: &str) -> Result<Option<Holder>, StoreError> {
        Ok(nodes::holder(&self.readers, key).await?)
    }
}

#[async_trait]
impl Days for SqliteStore {
    async fn feats(&self, of: FeatsOf) -> Result<Vec<Done>, StoreError> {
        Ok(days::feats(&self.readers, &of).await?)
    }
}

#[async_trait]
impl Lobby for SqliteStore {
    async fn create_table(&self, table: NewTable) -> Result<Created, StoreError> {
        self.write(table).await
    }

    async fn change_table(&self, change: TableChange) -> Result<Changed, StoreError> {
        self.write(change).await
    }

    async fn drop_table(&self, table: TableId, revision: u64) -> Result<bool, StoreError> {
        self.write(DropTable { table, revision }).await
    }

    async fn sweep(&self, sweep: Sweep) -> Result<Vec<String>, StoreError> {
        self.write(sweep).await
    }

    async fn revisions(&self, keys: Vec<String>) -> Result<Vec<Revision>, StoreError> {
        Ok(reads::revisions(&self.readers, &keys).await?)
    }

    async fn table(&self, key: &str) -> Result<Option<TableRow>, StoreError> {
        match self.known.find(key) {
            Some(row) => Ok(Some(row)),
            None => Ok(reads::table(&self.readers, key).await?),
        }
    }

    async fn tables(&self, page: Page) -> Result<Vec<TableRow>, StoreError> {
        Ok(listing::tables(&self.readers, &page).await?)
    }

    async fn seated(&self, person: &str) -> Result<u64, StoreError> {
        Ok(reads::seated(&self.readers, person).await?)
    }

    async fn say(&self, table: TableId, chat: Chat) -> Result<u64, StoreError> {
        self.write(Say { table, chat }).await
    }

    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError> {
        Ok(reads::chat(&self.readers, table, limit).await?)
    }
}

#[async_trait]
impl People for SqliteStore {
    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(person).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        Ok(reads::person(&self.readers, id).await?)
    }
}

#[async_trait]
impl Settings for SqliteStore {
    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(reads::setting(&self.readers, key).await?)
    }

    async fn set_setting(&self, key: &str, value: String) -> Result<(), StoreError> {
        self.write(SetSetting { key: key.into(), value }).await
    }

    async fn setting_or(&self, key: &str, value: String) -> Result<String, StoreError> {
        self.write(SettingOr { key: key.into(), value }).await
    }
}
