//! Rulings, written and read.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row};

use super::failed::Failed;
use crate::rulings::{NewRuling, Ruled, Ruling};

/// All rulings, the oldest first. Kinds that this program does not know are left out.
pub async fn all(pool: &PgPool) -> Result<Vec<Ruling>, Failed> {
    let all = "SELECT id, kind, subject, reason, made_at, until FROM rulings ORDER BY id";
    let rows = sqlx::query(all).fetch_all(pool).await?;
    Ok(rows.iter().filter_map(ruling).collect())
}

fn ruling(row: &PgRow) -> Option<Ruling> {
    Some(Ruling {
        id: row.get(0),
        ruled: Ruled::from_name(row.get(1))?,
        subject: row.get(2),
        reason: row.get(3),
        made_at: row.get(4),
        until: row.get(5),
    })
}

/// Two rulings about the same subject, made at once, do not both stay.
pub fn lock(new: &NewRuling) -> Vec<String> {
    match new.ruled {
        Ruled::Announce => Vec::new(),
        ruled => vec![format!("ruling/{}/{}", ruled.name(), new.subject)],
    }
}

/// Writes a ruling down. One about the same subject takes the place of the one before it; of
/// announcements there can be several.
pub async fn make(connection: &mut PgConnection, new: &NewRuling) -> Result<Ruling, Failed> {
    if new.ruled != Ruled::Announce {
        let replace = sqlx::query("DELETE FROM rulings WHERE kind = $1 AND subject = $2");
        let replace = replace.bind(new.ruled.name()).bind(&new.subject);
        replace.execute(&mut *connection).await?;
    }
    let insert = "INSERT INTO rulings (kind, subject, reason, made_at, until)
        VALUES ($1, $2, $3, $4, $5) RETURNING id";
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
pub async fn lift(connection: &mut PgConnection, id: i64) -> Result<bool, Failed> {
    let lift = sqlx::query("DELETE FROM rulings WHERE id = $1").bind(id);
    Ok(lift.execute(connection).await?.rows_affected() > 0)
}

/// Takes back whatever was ruled about a subject.
pub async fn lift_all(
    connection: &mut PgConnection,
    ruled: Ruled,
    subject: &str,
) -> Result<(), Failed> {
    let lift = sqlx::query("DELETE FROM rulings WHERE kind = $1 AND subject = $2");
    lift.bind(ruled.name()).bind(subject).execute(connection).await?;
    Ok(())
}
