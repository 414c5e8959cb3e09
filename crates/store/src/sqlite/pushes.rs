//! Who is told that it is their turn, and where.

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::SqliteStore;
use super::failed::Failed;
use super::writer::{Touched, Write};
use crate::error::StoreError;
use crate::pushes::{Pushes, Subscription};

/// Writes a subscription down, and forgets those that are too many.
struct Subscribe {
    new: Subscription,
    most: u32,
}

/// Removes a guest's subscription.
struct Unsubscribe {
    person: String,
    endpoint: String,
}

#[async_trait]
impl Write for Subscribe {
    type Answer = ();

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        let insert = "INSERT INTO pushes (person, endpoint, p256dh, auth, lang, made_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (person, endpoint) DO UPDATE SET p256dh = excluded.p256dh,
                auth = excluded.auth, lang = excluded.lang, made_at = excluded.made_at";
        sqlx::query(insert)
            .bind(&self.new.person)
            .bind(&self.new.endpoint)
            .bind(&self.new.p256dh)
            .bind(&self.new.auth)
            .bind(&self.new.lang)
            .bind(self.new.made_at)
            .execute(&mut *connection)
            .await?;
        // The newest stays, even among those of the same second.
        let forget = "DELETE FROM pushes WHERE person = ?1 AND endpoint IN (
            SELECT endpoint FROM pushes WHERE person = ?1
            ORDER BY endpoint = ?2 DESC, made_at DESC, endpoint LIMIT -1 OFFSET ?3)";
        let forget = sqlx::query(forget).bind(&self.new.person).bind(&self.new.endpoint);
        forget.bind(self.most).execute(connection).await?;
        Ok(())
    }
}

#[async_trait]
impl Write for Unsubscribe {
    type Answer = bool;

    fn touches(&self, _made: &Self::Answer) -> Touched {
        Touched::Nothing
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<bool, Failed> {
        let delete = sqlx::query("DELETE FROM pushes WHERE person = ? AND endpoint = ?");
        let delete = delete.bind(&self.person).bind(&self.endpoint);
        Ok(delete.execute(connection).await?.rows_affected() > 0)
    }
}

#[async_trait]
impl Pushes for SqliteStore {
    async fn subscribe(&self, new: Subscription, most: u32) -> Result<(), StoreError> {
        self.write(Subscribe { new, most }).await
    }

    async fn unsubscribe(&self, person: &str, endpoint: &str) -> Result<bool, StoreError> {
        self.write(Unsubscribe { person: person.into(), endpoint: endpoint.into() }).await
    }

    async fn subscriptions(&self, person: &str) -> Result<Vec<Subscription>, StoreError> {
        Ok(subscriptions(&self.readers, person).await?)
    }
}

async fn subscriptions(pool: &SqlitePool, person: &str) -> Result<Vec<Subscription>, Failed> {
    let all = "SELECT person, endpoint, p256dh, auth, lang, made_at FROM pushes WHERE person = ?
        ORDER BY made_at DESC, endpoint";
    let rows = sqlx::query(all).bind(person).fetch_all(pool).await?;
    let subscription = |row: &SqliteRow| Subscription {
        person: row.get(0),
        endpoint: row.get(1),
        p256dh: row.get(2),
        auth: row.get(3),
        lang: row.get(4),
        made_at: row.get(5),
    };
    Ok(rows.iter().map(subscription).collect())
}
