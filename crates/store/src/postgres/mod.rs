//! One PostgreSQL database for many servers.
//!
//! - `options`: how it is opened, and whether it keeps what it confirms
//! - `schema`: the tables, and how older databases are brought up to date
//! - `write`, `trust`: a write, how often it is tried, and on which connections
//! - `queue`: what waits for a task that gathers it into groups; `writer`: the one for appends
//! - `appends`: the lines of many matches in one statement
//! - `house`: house time, which beats move on
//! - `nodes`: who holds which table; `claims`: many of them claimed in one statement
//! - `lobby`, `chat`, `pushes`, `settings`, `sweep`, `operator`, `rulings`, `erased`: the
//!   small writes, one by one
//! - `profiles`: what guests keep beside their names
//! - `columns`: what lists and limits ask for, copied from the head
//! - `locks`: what is counted is locked first
//! - `reads`, `listing`: the questions
//! - `upkeep`: what the operator asks
//! - `moving`: everything out of the database, or into it
//! - `failed`: what PostgreSQL says when something fails
//!
//! What is one statement commits by itself, and answers when it has. Everything is written so that
//! databases that only speak like PostgreSQL can follow: no `NOTIFY`, no advisory locks, no
//! `jsonb`.

mod appends;
mod chat;
mod claims;
mod columns;
mod days;
mod erased;
mod failed;
mod house;
mod listing;
mod lobby;
mod locks;
mod moving;
mod nodes;
mod operator;
mod options;
mod profiles;
mod pushes;
mod queue;
mod reads;
mod rulings;
mod schema;
mod settings;
mod sweep;
mod trust;
mod upkeep;
mod write;
mod writer;

use async_trait::async_trait;
use sqlx::{Connection, PgPool};

pub(crate) use moving::PostgresSide;
pub use options::PostgresOptions;

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
use chat::Say;
use failed::Failed;
use house::ForgetDead;
use lobby::DropTable;
use nodes::{Fence, Leave, Release};
use queue::Queue;
use settings::{SetSetting, SettingOr};
use trust::Trust;
use write::{Connections, Write};
use writer::Writer;

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    connections: Connections,
    /// A connection of their own, so that no beat waits for other work and a lease runs out.
    beats: Connections,
    appends: Queue<Append, Appended>,
    claims: Queue<Claim, Claimed>,
}

impl PostgresStore {
    /// Opens the database and brings it up to date.
    ///
    /// # Errors
    /// If the database cannot be reached, may lose what it confirms, or is from a newer program.
    pub async fn open(options: PostgresOptions) -> Result<PostgresStore, StoreError> {
        Ok(PostgresStore::opened(&options).await?)
    }

    async fn opened(options: &PostgresOptions) -> Result<PostgresStore, Failed> {
        let connect = options.connect()?;
        if !options.allow_unsafe {
            let mut connection = options::connect(&connect).await?;
            options::check(&mut connection).await?;
            connection.close().await?;
        }
        schema::migrate(&connect).await?;
        let most = options.connections.saturating_sub(1).max(1);
        let connections = |most, patience| {
            let trust = Trust::default();
            let pool = options::pool(connect.clone(), most, patience, trust.clone());
            Connections { pool, trust }
        };
        let beats = connections(1, options::BEAT_PATIENCE);
        let connections = connections(most, options::PATIENCE);
        let most_groups = (most / 4).clamp(1, 4) as usize;
        let appends =
            Queue::begin(|arriving| Writer::new(connections.clone(), arriving, most_groups).run());
        let claims = Queue::begin(|arriving| claims::run(connections.clone(), arriving));
        Ok(PostgresStore { connections, beats, appends, claims })
    }

    fn pool(&self) -> &PgPool {
        &self.connections.pool
    }

    async fn write<W: Write>(&self, write: W) -> Result<W::Answer, StoreError> {
        Ok(self.connections.write(&write).await?)
    }

    async fn read<T, F>(&self, ask: impl Fn() -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, Failed>>,
    {
        Ok(self.connections.read(ask).await?)
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn close(&self) {
        self.claims.close().await;
        self.appends.close().await;
        self.beats.pool.close().await;
        self.pool().close().await;
    }
}

#[async_trait]
impl MatchLog for PostgresStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.lines.is_empty() {
            return Err(StoreError::Failed("an append has at least one line".into()));
        }
        self.appends.ask(append).await
    }

    async fn claim(&self, claim: Claim) -> Result<Claimed, StoreError> {
        self.claims.ask(claim).await
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
        self.read(|| reads::load(self.pool(), table)).await
    }

    async fn opening(&self, table: TableId) -> Result<String, StoreError> {
        self.read(|| reads::opening(self.pool(), table)).await
    }

    async fn history(
        &self,
        table: TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        self.read(|| reads::history(self.pool(), table, after, limit)).await
    }

    async fn find_command(&self, table: TableId, id: &str) -> Result<Option<u64>, StoreError> {
        self.read(|| reads::find_command(self.pool(), table, id)).await
    }
}

#[async_trait]
impl Nodes for PostgresStore {
    async fn beat(&self, beat: Beat) -> Result<u64, StoreError> {
        let (now_ms, moved) = self.beats.write(&beat).await?;
        if moved && let Err(failed) = self.beats.write(&ForgetDead(now_ms)).await {
            let error = StoreError::from(failed);
            tracing::warn!(%error, "dead nodes were not forgotten");
        }
        Ok(now_ms)
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        self.write(Leave(node.into())).await
    }

    async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        self.read(|| nodes::living(self.pool())).await
    }

    async fn held(&self, node: &str) -> Result<Vec<(TableId, u64)>, StoreError> {
        self.read(|| nodes::held(self.pool(), node)).await
    }

    async fn holder(&self, key: &str) -> Result<Option<Holder>, StoreError> {
        self.read(|| nodes::holder(self.pool(), key)).await
    }
}

#[async_trait]
impl Days for PostgresStore {
    async fn feats(&self, of: FeatsOf) -> Result<Vec<Done>, StoreError> {
        self.read(|| days::feats(self.pool(), &of)).await
    }
}

#[async_trait]
impl Lobby for PostgresStore {
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
        self.read(|| reads::revisions(self.pool(), &keys)).await
    }

    async fn table(&self, key: &str) -> Result<Option<TableRow>, StoreError> {
        self.read(|| reads::table(self.pool(), key)).await
    }

    async fn tables(&self, page: Page) -> Result<Vec<TableRow>, StoreError> {
        self.read(|| listing::tables(self.pool(), &page)).await
    }

    async fn seated(&self, person: &str) -> Result<u64, StoreError> {
        self.read(|| reads::seated(self.pool(), person)).await
    }

    async fn say(&self, table: TableId, chat: Chat) -> Result<u64, StoreError> {
        self.write(Say { table, chat }).await
    }

    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<Chat>, StoreError> {
        self.read(|| reads::chat(self.pool(), table, limit)).await
    }
}

#[async_trait]
impl People for PostgresStore {
    async fn save_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(person).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.read(|| reads::person(self.pool(), id)).await
    }
}

#[async_trait]
impl Settings for PostgresStore {
    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|| reads::setting(self.pool(), key)).await
    }

    async fn set_setting(&self, key: &str, value: String) -> Result<(), StoreError> {
        self.write(SetSetting { key: key.into(), value }).await
    }

    async fn setting_or(&self, key: &str, value: String) -> Result<String, StoreError> {
        self.write(SettingOr { key: key.into(), value }).await
    }
}
