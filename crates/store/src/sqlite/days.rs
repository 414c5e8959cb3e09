//! The best of a day.

use sqlx::{Row, SqlitePool};

use super::failed::Failed;
use crate::days::{Done, FeatsOf};

const BEST: &str = "
SELECT head, outcome FROM (
    SELECT head, outcome, outcome ->> '$.feat.count' AS count, outcome ->> '$.feat.ms' AS ms,
        row_number() OVER (
            PARTITION BY host
            ORDER BY iif(outcome ->> '$.feat.first', id, 0),
                outcome ->> '$.feat.count', outcome ->> '$.feat.ms', id
        ) AS nth
    FROM tables
    WHERE phase = 2 AND game = ?1 AND host <> ''
        AND iif(json_valid(outcome), outcome ->> '$.feat.day', NULL) = ?2
        AND iif(json_valid(outcome), outcome ->> '$.feat.class', NULL) = ?3
) WHERE nth = 1 ORDER BY count, ms LIMIT ?4";

pub async fn feats(pool: &SqlitePool, of: &FeatsOf) -> Result<Vec<Done>, Failed> {
    let asked = sqlx::query(BEST).bind(&of.game).bind(&of.day).bind(&of.class).bind(of.limit);
    let rows = asked.fetch_all(pool).await?;
    Ok(rows.iter().map(|row| Done { head: row.get(0), outcome: row.get(1) }).collect())
}
