//! Pages of lists.

use sqlx::PgPool;

use super::failed::Failed;
use super::reads::{select_tables, table_row};
use crate::listing::{Pace, Page, Tables};
use crate::rows::TableRow;

/// Two statements, because only one that names the game can use the index by game.
const ALL: &str = select_tables!(
    "WHERE listed AND NOT crowded AND phase = $1 AND id < $2 AND (NOT $4 OR free > 0)
    AND ($5 IS NULL OR pace = $5) AND $3::text IS NULL ORDER BY id DESC LIMIT $6"
);
const OF_GAME: &str = select_tables!(
    "WHERE listed AND NOT crowded AND phase = $1 AND id < $2 AND (NOT $4 OR free > 0)
    AND ($5 IS NULL OR pace = $5) AND game = $3 ORDER BY id DESC LIMIT $6"
);
const MINE: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM members WHERE person = $1 AND table_id < $2)
    AND (NOT $4 OR free > 0) AND ($5 IS NULL OR pace = $5) AND ($3 IS NULL OR game = $3)
    ORDER BY id DESC LIMIT $6"
);
const INVITING: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM invitations WHERE person = $1 AND table_id < $2)
    AND phase = 0 AND (NOT $4 OR free > 0) AND ($5 IS NULL OR pace = $5)
    AND ($3 IS NULL OR game = $3) ORDER BY id DESC LIMIT $6"
);

pub async fn tables(pool: &PgPool, page: &Page) -> Result<Vec<TableRow>, Failed> {
    let query = match &page.which {
        Tables::Public(phase) => {
            let statement = if page.game.is_some() { OF_GAME } else { ALL };
            sqlx::query(statement).bind(phase.number() as i16)
        }
        Tables::Of(person) => sqlx::query(MINE).bind(person),
        Tables::Inviting(person) => sqlx::query(INVITING).bind(person),
    };
    let rows = query
        .bind(page.before.map_or(i64::MAX, |before| before.0))
        .bind(&page.game)
        .bind(page.free)
        .bind(page.pace.map(word))
        .bind(i64::from(page.limit))
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(table_row).collect::<Result<_, _>>()?)
}

/// As the column is written.
fn word(pace: Pace) -> &'static str {
    match pace {
        Pace::Untimed => "untimed",
        Pace::RealTime => "real-time",
        Pace::Days => "days",
    }
}
