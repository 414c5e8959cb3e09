//! What the operator decided, as rows.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, SqlitePool};

use crate::error::StoreError;

/// What kind of ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruled {
    /// A guest is shut out; the subject is their public id.
    BanGuest,
    /// A network is shut out; the subject is a range such as `192.0.2.0/24`.
    BanNetwork,
    /// A guest may not chat; the subject is their public id.
    Mute,
    /// Everybody who is connected is shown the reason, which is the announcement.
    Announce,
    /// A table is closed; the subject is its number.
    Close,
}

const NAMES: [(Ruled, &str); 5] = [
    (Ruled::BanGuest, "ban-guest"),
    (Ruled::BanNetwork, "ban-network"),
    (Ruled::Mute, "mute"),
    (Ruled::Announce, "announce"),
    (Ruled::Close, "close"),
];

impl Ruled {
    fn name(self) -> &'static str {
        NAMES.iter().find(|(ruled, _)| *ruled == self).map_or("", |(_, name)| name)
    }

    fn from_name(name: &str) -> Option<Ruled> {
        NAMES.iter().find(|(_, known)| *known == name).map(|(ruled, _)| *ruled)
    }
}

/// A ruling to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRuling {
    /// What kind.
    pub ruled: Ruled,
    /// Whom or what it concerns.
    pub subject: String,
    /// Why, in the operator's words.
    pub reason: String,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When it ends, in seconds since 1970; nothing if it stands until it is lifted.
    pub until: Option<i64>,
}

/// A ruling in the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// Its number.
    pub id: i64,
    /// What kind.
    pub ruled: Ruled,
    /// Whom or what it concerns.
    pub subject: String,
    /// Why, in the operator's words.
    pub reason: String,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When it ends, in seconds since 1970; nothing if it stands until it is lifted.
    pub until: Option<i64>,
}

/// All rulings, the oldest first. Kinds that this program does not know are left out.
pub async fn all(pool: &SqlitePool) -> Result<Vec<Ruling>, StoreError> {
    let all = "SELECT id, kind, subject, reason, made_at, until FROM rulings ORDER BY id";
    let rows = sqlx::query(all).fetch_all(pool).await?;
    Ok(rows.iter().filter_map(ruling).collect())
}

fn ruling(row: &SqliteRow) -> Option<Ruling> {
    Some(Ruling {
        id: row.get(0),
        ruled: Ruled::from_name(row.get(1))?,
        subject: row.get(2),
        reason: row.get(3),
        made_at: row.get(4),
        until: row.get(5),
    })
}

/// Writes a ruling down. One about the same subject takes the place of the one before it; of
/// announcements there can be several.
pub async fn make(
    connection: &mut SqliteConnection,
    new: &NewRuling,
) -> Result<Ruling, StoreError> {
    if new.ruled != Ruled::Announce {
        let replace = sqlx::query("DELETE FROM rulings WHERE kind = ? AND subject = ?");
        let replace = replace.bind(new.ruled.name()).bind(&new.subject);
        replace.execute(&mut *connection).await?;
    }
    let insert = "INSERT INTO rulings (kind, subject, reason, made_at, until)
        VALUES (?, ?, ?, ?, ?) RETURNING id";
    let row = sqlx::query(insert)
        .bind(new.ruled.name())
        .bind(&new.subject)
        .bind(&new.reason)
        .bind(new.made_at)
        .bind(new.until)
        .fetch_one(connection)
        .await?;
    let NewRuling { ruled, subject, reason, made_at, until } = new.clone();
    Ok(Ruling { id: row.get(0), ruled, subject, reason, made_at, until })
}

/// Takes a ruling back; tells whether there was one.
pub async fn lift(connection: &mut SqliteConnection, id: i64) -> Result<bool, StoreError> {
    let lift = sqlx::query("DELETE FROM rulings WHERE id = ?").bind(id);
    Ok(lift.execute(connection).await?.rows_affected() > 0)
}

/// Takes back whatever was ruled about a subject.
pub async fn lift_all(
    connection: &mut SqliteConnection,
    ruled: Ruled,
    subject: &str,
) -> Result<(), StoreError> {
    let lift = sqlx::query("DELETE FROM rulings WHERE kind = ? AND subject = ?");
    lift.bind(ruled.name()).bind(subject).execute(connection).await?;
    Ok(())
}
