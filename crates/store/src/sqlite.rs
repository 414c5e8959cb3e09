//! One SQLite file, no set-up.

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Row, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::copy::NewFile;
use crate::error::StoreError;
use crate::listing::Page;
use crate::rows::{
    Append, Appended, Changed, Chat, Created, Loaded, NewTable, Person, TableChange, TableId,
    TableRow,
};
use crate::store::Store;
use crate::sweep::Sweep;
use crate::writer::{Job, Value, What, Writer};
use crate::{listing, reads, schema, upkeep};

/// How a file is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file; it is made where there is none.
    pub file: PathBuf,
    /// How many writes may wait; whoever comes after waits for room.
    pub queue: usize,
    /// How many readers there are.
    pub readers: u32,
    /// How long to wait for another program to let go of the file.
    pub patience: Duration,
    /// Whether an older file, which cannot give free pages back, is written anew so that it can.
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
    pub(crate) async fn of(connection: &mut SqliteConnection) -> Result<Durability, StoreError> {
        let journal = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(connection).await?;
        Ok(Durability { journal_mode: journal.get(0), synchronous: synchronous.get(0) })
    }
}

/// A store in one SQLite file.
pub struct SqliteStore {
    pub(crate) readers: SqlitePool,
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
        let connect = SqliteConnectOptions::new()
            .filename(&options.file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is removed is overwritten, so that an erased name is not left in free pages.
            .pragma("secure_delete", "ON")
            .busy_timeout(options.patience);
        let mut connection = connect.clone().connect().await?;
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
            .connect_with(connect.create_if_missing(false))
            .await?;
        let (sender, jobs) = mpsc::channel(options.queue.max(1));
        let writer = Writer { connection, jobs, gate: options.gate };
        Ok(SqliteStore {
            readers,
            sender: sender.downgrade(),
            jobs: Mutex::new(Some(sender)),
            writer: Mutex::new(Some(tokio::spawn(writer.run()))),
        })
    }

    /// How safe the live writer's commits are.
    ///
    /// # Errors
    /// If the store is shut down.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        match self.ask(What::Durability).await? {
            Value::Durability(durability) => Ok(durability),
            _ => Err(StoreError::Closed),
        }
    }

    pub(crate) async fn ask(&self, what: What) -> Result<Value, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sender = self.sender.upgrade().ok_or(StoreError::Closed)?;
        sender.send(Job { what, reply }).await.map_err(|_| StoreError::Closed)?;
        drop(sender);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn do_it(&self, what: What) -> Result<(), StoreError> {
        self.ask(what).await.map(drop)
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.lines.is_empty() {
            return Err(StoreError::Failed("an append has at least one line".into()));
        }
        match self.ask(What::Append(append)).await? {
            Value::Appended(appended) => Ok(appended),
            _ => Err(StoreError::Closed),
        }
    }

    async fn claim(&self, table: TableId) -> Result<u64, StoreError> {
        match self.ask(What::Claim(table)).await? {
            Value::Number(epoch) => Ok(epoch),
            _ => Err(StoreError::Closed),
        }
    }

    async fn load(&self, table: TableId) -> Result<Loaded, StoreError> {
        reads::load(&self.readers, table).await
    }

    async fn opening(&self, table: TableId) -> Result<String, StoreError> {
        reads::opening(&self.readers, table).await
    }

    async fn history(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        reads::history(&self.readers, table, after, limit).await
    }

    async fn find_command(&self, table: TableId, id: &str) -> Result<Option<u64>, StoreError> {
        reads::find_command(&self.readers, table, id).await
    }

    async fn due(&self, by_ms: u64) -> Result<Vec<TableRow>, StoreError> {
        reads::due(&self.readers, by_ms).await
    }

    async fn create_table(&self, table: NewTable) -> Result<Created, StoreError> {
        match self.ask(What::Create(table)).await? {
            Value::Created(created) => Ok(created),
            _ => Err(StoreError::Closed),
        }
    }

    async fn change_table(&self, change: TableChange) -> Result<Changed, StoreError> {
        match self.ask(What::Change(change)).await? {
            Value::Changed(changed) => Ok(changed),
            _ => Err(StoreError::Closed),
        }
    }

    async fn drop_table(&self, table: TableId) -> Result<(), StoreError> {
        self.do_it(What::Drop(table)).await
    }

    async fn sweep(&self, sweep: Sweep) -> Result<Vec<String>, StoreError> {
        match self.ask(What::Sweep(sweep)).await? {
            Value::Keys(keys) => Ok(keys),
            _ => Err(StoreError::Closed),
        }
    }

    async fn table(&self, key: &str) -> Result<Option<TableRow>, StoreError> {
        reads::table(&self.readers, key).await
    }

    async fn tables(&self, page: Page) -> Result<Vec<TableRow>, StoreError> {
        listing::tables(&self.readers, &page).await
    }

    async fn seated(&self, person: &str) -> Result<u64, StoreError> {
        reads::seated(&self.readers, person).await
    }

    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.do_it(What::Person(person)).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        reads::person(&self.readers, id).await
    }

    async fn say(&self, table: TableId, chat: Chat) -> Result<u64, StoreError> {
        match self.ask(What::Say(table, chat)).await? {
            Value::Number(number) => Ok(number),
            _ => Err(StoreError::Closed),
        }
    }

    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError> {
        reads::chat(&self.readers, table, limit).await
    }

    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        reads::setting(&self.readers, key).await
    }

    async fn set_setting(&self, key: &str, value: String) -> Result<(), StoreError> {
        self.do_it(What::Setting(key.into(), value)).await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let fresh = NewFile::create(file)?;
        let copy = sqlx::query("VACUUM INTO ?").bind(file.to_string_lossy().into_owned());
        copy.execute(&self.readers).await?;
        fresh.keep();
        Ok(())
    }

    async fn close(&self) {
        drop(self.jobs.lock().await.take());
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.readers.close().await;
    }
}
