//! Guests and values of the house's own.

use async_trait::async_trait;
use sqlx::{PgConnection, Row};

use super::failed::Failed;
use super::write::Write;
use crate::rows::Person;

#[async_trait]
impl Write for Person {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        let save = "INSERT INTO people (id, name) VALUES ($1, $2)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name";
        sqlx::query(save).bind(&self.id).bind(&self.name).execute(connection).await?;
        Ok(())
    }
}

/// Writes a value of the house's own.
pub struct SetSetting {
    pub key: String,
    pub value: String,
}

#[async_trait]
impl Write for SetSetting {
    type Answer = ();

    const ALONE: bool = true;

    async fn apply(&self, connection: &mut PgConnection) -> Result<(), Failed> {
        let set = "INSERT INTO settings (key, value) VALUES ($1, $2)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        sqlx::query(set).bind(&self.key).bind(&self.value).execute(connection).await?;
        Ok(())
    }
}

/// Writes a value of the house's own, unless there is one.
pub struct SettingOr {
    pub key: String,
    pub value: String,
}

#[async_trait]
impl Write for SettingOr {
    type Answer = String;

    /// Two statements: the second sees what another node inserted while the first waited for it.
    async fn apply(&self, connection: &mut PgConnection) -> Result<String, Failed> {
        let insert = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(&self.key).bind(&self.value);
        insert.execute(&mut *connection).await?;
        let read = sqlx::query("SELECT value FROM settings WHERE key = $1").bind(&self.key);
        Ok(read.fetch_one(connection).await?.get(0))
    }
}
