//! A write, and how often it is tried.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::{Connection, PgConnection, PgPool, Postgres};
use tokio::time::{sleep, timeout};

use super::failed::Failed;
use super::locks;
use super::trust::Trust;

/// Something to write. It may be applied several times, if the database undoes it before.
#[async_trait]
pub trait Write: Send + Sync {
    /// What the caller is told after the commit.
    type Answer: Send;

    /// Whether it changes something by one statement only, which commits by itself. Otherwise it is
    /// applied in a transaction.
    const ALONE: bool = false;

    /// How long the database may take.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Writes that name the same lock wait for each other.
    fn locks(&self) -> Vec<String> {
        Vec::new()
    }

    async fn apply(&self, connection: &mut PgConnection) -> Result<Self::Answer, Failed>;
}

/// A pool, and which of its connections are still believed in.
#[derive(Clone, Debug)]
pub struct Connections {
    pub pool: PgPool,
    pub trust: Trust,
}

/// How often something is tried before it fails.
const TRIES: u32 = 6;

impl Connections {
    /// Writes; again, where the database undid it and said so.
    pub async fn write<W: Write>(&self, write: &W) -> Result<W::Answer, Failed> {
        for round in 1..TRIES {
            match self.attempt(write).await {
                Err(Failed::Collided(_)) => sleep(pause(round)).await,
                Err(Failed::ReadOnly | Failed::Lost(_)) => {}
                other => return other,
            }
        }
        self.attempt(write).await
    }

    /// Asks; again on another connection where one broke, because a question may be asked twice.
    pub async fn read<T, F>(&self, ask: impl Fn() -> F) -> Result<T, Failed>
    where
        F: Future<Output = Result<T, Failed>>,
    {
        for round in 1..TRIES {
            match ask().await {
                Err(Failed::Collided(_)) => sleep(pause(round)).await,
                Err(Failed::Lost(_)) => self.trust.end(),
                other => return other,
            }
        }
        ask().await
    }

    async fn attempt<W: Write>(&self, write: &W) -> Result<W::Answer, Failed> {
        let connected = self.pool.acquire().await;
        let mut connection = connected.map_err(|error| Failed::from(error).at_connect())?;
        let done = match W::ALONE {
            true => alone(&mut connection, write).await.map_err(Broken::at_commit),
            false => in_transaction(&mut connection, write).await,
        };
        done.map_err(|Broken { failed, connection_too }| {
            if connection_too {
                self.trust.end();
                connection.close_on_drop();
            }
            failed
        })
    }
}

/// Why a write failed, and whether its connection is of no use any more.
struct Broken {
    failed: Failed,
    connection_too: bool,
}

impl Broken {
    fn at_commit(self) -> Broken {
        Broken { failed: self.failed.at_commit(), ..self }
    }
}

impl<E: Into<Failed>> From<E> for Broken {
    fn from(error: E) -> Broken {
        let failed = error.into();
        let connection_too = matches!(failed, Failed::ReadOnly | Failed::Lost(_));
        Broken { failed, connection_too }
    }
}

type Attempt<T> = Result<T, Broken>;

async fn alone<W: Write>(
    connection: &mut PoolConnection<Postgres>,
    write: &W,
) -> Attempt<W::Answer> {
    Ok(timeout(W::PATIENCE, write.apply(connection)).await.map_err(|_| late::<W>())??)
}

async fn in_transaction<W: Write>(
    connection: &mut PoolConnection<Postgres>,
    write: &W,
) -> Attempt<W::Answer> {
    let filled = async {
        let mut transaction = connection.begin().await?;
        let keys = write.locks();
        locks::take(&mut transaction, &keys).await?;
        let answer = write.apply(&mut transaction).await?;
        locks::give_back(&mut transaction, &keys).await?;
        Ok::<_, Failed>((answer, transaction))
    };
    let (answer, transaction) = timeout(W::PATIENCE, filled).await.map_err(|_| late::<W>())??;
    let committed = timeout(W::PATIENCE, transaction.commit()).await;
    let committed = committed.map_err(|_| late::<W>()).map(|done| done.map_err(Failed::from));
    committed.and_then(|done| done).map_err(|failed| Broken::from(failed).at_commit())?;
    Ok(answer)
}

fn late<W: Write>() -> Failed {
    Failed::Lost(format!("no answer within {} seconds", W::PATIENCE.as_secs()))
}

/// A few milliseconds, more with every round, and never the same: two that collided must not
/// collide again. A new hasher of the standard library is seeded at random.
fn pause(round: u32) -> Duration {
    let random = RandomState::new().hash_one(round) % 10;
    Duration::from_millis(u64::from(round) * 2 + random)
}
