//! Locks by name, for what is counted before something is written.
//!
//! Whether somebody has too many tables is a count, and two transactions that count at once do not
//! see what the other is about to insert. So both first insert the same row: the second waits until
//! the first has ended, and counts after that. The row goes with the transaction that inserted it.

use sqlx::PgConnection;

use super::failed::Failed;

/// Waits until nobody else holds any of these, and holds them.
pub async fn take(connection: &mut PgConnection, keys: &[String]) -> Result<(), Failed> {
    if keys.is_empty() {
        return Ok(());
    }
    // In order, so that no two wait for each other.
    let mut keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    keys.sort_unstable();
    keys.dedup();
    let take = "INSERT INTO locks SELECT unnest($1)
        ON CONFLICT (key) DO UPDATE SET key = excluded.key";
    sqlx::query(take).bind(keys).execute(connection).await?;
    Ok(())
}

/// Removes the rows again; the locks end with the transaction.
pub async fn give_back(connection: &mut PgConnection, keys: &[String]) -> Result<(), Failed> {
    if !keys.is_empty() {
        let give_back = sqlx::query("DELETE FROM locks WHERE key = ANY($1)").bind(keys);
        give_back.execute(connection).await?;
    }
    Ok(())
}
